import glassbox.spec.*;

/** A region: its districts by their numbers, and the parties that stand there. */
@Invariant({"this.number >= 0 && this.number < 2",
    "this.districts != null && this.districts.length = 2",
    "this.parties != null && this.parties.length = 2",
    "all r: Region | r != this => r.districts != this.districts && r.parties != this.parties",
    "all i: int | i >= 0 && i < 2 && this.districts[i] != null => this.districts[i].number = i",
    "all i: int | i >= 0 && i < 2 && this.parties[i] != null => this.parties[i].number = i",
    "this.districtCount = #{i: int | i >= 0 && i < 2 && this.districts[i] != null}",
    "this.partyCount = #{i: int | i >= 0 && i < 2 && this.parties[i] != null}"})
public class Region {
    private final int number;
    private final District[] districts;
    private final Party[] parties;
    private int districtCount;
    private int partyCount;

    @Requires("number >= 0 && number < 2")
    @Modifies({"this.number", "this.districts", "this.parties", "this.districtCount", "this.partyCount"})
    @Ensures({"this.number = number", "this.districtCount = 0", "this.partyCount = 0"})
    public Region(final int number) {
        this.districts = new District[2];
        this.parties = new Party[2];
        this.districtCount = 0;
        this.partyCount = 0;
        this.number = numberOf(number);
    }

    /** The number that a region gets for the one that is asked for. */
    @Requires("wanted >= 0")
    @Ensures({"wanted < 2 => return = wanted", "return >= 0 && return < 2"})
    static int numberOf(final int wanted) {
        return wanted < 2 ? wanted : 1;
    }

    /** A region with this number. */
    @Requires("number >= 0 && number < 2")
    @Ensures({"return != null && return !in old(Region)", "return.number = number",
        "return.districtCount = 0"})
    static Region make(final int number) {
        return new Region(number);
    }

    @Returns("this.number")
    public int number() {
        return number;
    }

    @Returns("this.districtCount")
    public int districtCount() {
        return districtCount;
    }

    @Returns("this.partyCount")
    public int partyCount() {
        return partyCount;
    }

    @Requires("district != null")
    @Ensures("return <=> this.districts[district.number] != null")
    public boolean hasDistrict(final District district) {
        return districts[district.number()] != null;
    }

    @Requires("district != null")
    @Modifies({"this.districtCount", "this.districts[int]"})
    @Ensures({"return <=> old(this.districts[district.number]) = null",
        "return => this.districts[district.number] = district",
        "all i: int | i != district.number => this.districts[i] = old(this.districts[i])"})
    public boolean addDistrict(final District district) {
        if (hasDistrict(district)) {
            return false;
        }
        districts[district.number()] = district;
        districtCount++;
        return true;
    }

    @Requires("party != null")
    @Modifies({"this.partyCount", "this.parties[int]"})
    @Ensures({"return <=> old(this.parties[party.number]) = null",
        "return => this.parties[party.number] = party",
        "!return => this.parties[party.number] = old(this.parties[party.number])"})
    public boolean addParty(final Party party) {
        final int place = party.number();
        if (parties[place] != null) {
            return false;
        }
        parties[place] = party;
        partyCount++;
        return true;
    }

    /** The party with that number, or null. */
    @Requires("number >= 0 && number < 2")
    @Returns("this.parties[number]")
    public Party party(final int number) {
        return parties[number];
    }

    /** Takes all districts and parties out. */
    @Modifies({"this.districtCount", "this.partyCount", "this.districts[int]", "this.parties[int]"})
    @Ensures({"this.districtCount = 0", "this.partyCount = 0",
        "this.districts[int] in null", "this.parties[int] in null"})
    public void clear() {
        for (int i = 0; i < districts.length; i++) {
            if (districts[i] != null) {
                districts[i] = null;
                districtCount--;
            }
            if (parties[i] != null) {
                parties[i] = null;
                partyCount--;
            }
        }
    }
}
