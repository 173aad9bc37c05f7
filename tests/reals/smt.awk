# What a JVM wrote (Draws.java) as questions to Z3's theory of floating point, an independent
# implementation: each line must have the answer true.
#     awk -f tests/reals/smt.awk LINES | z3 -in
#
# The remainder of SMT-LIB is IEEE's, not Java's; conversions to integers saturate in Java and
# are unspecified there: these are left out.
function pad(hex, digits) {
  hex = substr("0000000000000000" hex, length(hex) + 1)
  return substr(hex, 17 - digits)
}
function number(hex) { # the bits as a number of the format
  return "((_ to_fp " format ") #x" pad(hex, digits) ")"
}
function equal(term, hex) { print "(simplify (= " term " " number(hex) "))" }
{
  format = $1 == "d" ? "11 53" : "8 24"
  digits = $1 == "d" ? 16 : 8
  a = number($3)
  b = number($4)
  if ($2 == 0) equal("(fp.add RNE " a " " b ")", $6)
  if ($2 == 1) equal("(fp.sub RNE " a " " b ")", $6)
  if ($2 == 2) equal("(fp.mul RNE " a " " b ")", $6)
  if ($2 == 3) equal("(fp.div RNE " a " " b ")", $6)
  if ($2 == 10) equal("(fp.fma RNE " a " " b " " number($5) ")", $6)
  if ($2 == 4) {
    order = $6 == "7" ? "(or (fp.isNaN " a ") (fp.isNaN " b "))" : \
      $6 == "0" ? "(fp.eq " a " " b ")" : $6 == "1" ? "(fp.gt " a " " b ")" : "(fp.lt " a " " b ")"
    print "(simplify " order ")"
  }
  if ($2 == 5) {
    other = $1 == "d" ? "8 24" : "11 53"
    digits = $1 == "d" ? 8 : 16
    term = "((_ to_fp " other ") RNE " a ")"
    format = other
    equal(term, $6)
  }
}
