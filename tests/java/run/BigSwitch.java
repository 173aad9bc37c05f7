// switches with many labels: a table of 300, a lookup of 200 spread over all ints, 100 strings
public class BigSwitch {
    static int table(int i) {
        switch (i) {
            case 0: return 0; case 1: return 1; case 2: return 4; case 3: return 9; case 4: return 16;
            case 5: return 25; case 6: return 36; case 7: return 49; case 8: return 64; case 9: return 81;
            case 10: return 100; case 11: return 20; case 12: return 43; case 13: return 68; case 14: return 95;
            case 15: return 23; case 16: return 54; case 17: return 87; case 18: return 21; case 19: return 58;
            case 20: return 97; case 21: return 37; case 22: return 80; case 23: return 24; case 24: return 71;
            case 25: return 19; case 26: return 70; case 27: return 22; case 28: return 77; case 29: return 33;
            case 30: return 92; case 31: return 52; case 32: return 14; case 33: return 79; case 34: return 45;
            case 35: return 13; case 36: return 84; case 37: return 56; case 38: return 30; case 39: return 6;
            case 40: return 85; case 41: return 65; case 42: return 47; case 43: return 31; case 44: return 17;
            case 45: return 5; case 46: return 96; case 47: return 88; case 48: return 82; case 49: return 78;
            case 50: return 76; case 51: return 76; case 52: return 78; case 53: return 82; case 54: return 88;
            case 55: return 96; case 56: return 5; case 57: return 17; case 58: return 31; case 59: return 47;
            case 60: return 65; case 61: return 85; case 62: return 6; case 63: return 30; case 64: return 56;
            case 65: return 84; case 66: return 13; case 67: return 45; case 68: return 79; case 69: return 14;
            case 70: return 52; case 71: return 92; case 72: return 33; case 73: return 77; case 74: return 22;
            case 75: return 70; case 76: return 19; case 77: return 71; case 78: return 24; case 79: return 80;
            case 80: return 37; case 81: return 97; case 82: return 58; case 83: return 21; case 84: return 87;
            case 85: return 54; case 86: return 23; case 87: return 95; case 88: return 68; case 89: return 43;
            case 90: return 20; case 91: return 100; case 92: return 81; case 93: return 64; case 94: return 49;
            case 95: return 36; case 96: return 25; case 97: return 16; case 98: return 9; case 99: return 4;
            case 100: return 1; case 101: return 0; case 102: return 1; case 103: return 4; case 104: return 9;
            case 105: return 16; case 106: return 25; case 107: return 36; case 108: return 49; case 109: return 64;
            case 110: return 81; case 111: return 100; case 112: return 20; case 113: return 43; case 114: return 68;
            case 115: return 95; case 116: return 23; case 117: return 54; case 118: return 87; case 119: return 21;
            case 120: return 58; case 121: return 97; case 122: return 37; case 123: return 80; case 124: return 24;
            case 125: return 71; case 126: return 19; case 127: return 70; case 128: return 22; case 129: return 77;
            case 130: return 33; case 131: return 92; case 132: return 52; case 133: return 14; case 134: return 79;
            case 135: return 45; case 136: return 13; case 137: return 84; case 138: return 56; case 139: return 30;
            case 140: return 6; case 141: return 85; case 142: return 65; case 143: return 47; case 144: return 31;
            case 145: return 17; case 146: return 5; case 147: return 96; case 148: return 88; case 149: return 82;
            case 150: return 78; case 151: return 76; case 152: return 76; case 153: return 78; case 154: return 82;
            case 155: return 88; case 156: return 96; case 157: return 5; case 158: return 17; case 159: return 31;
            case 160: return 47; case 161: return 65; case 162: return 85; case 163: return 6; case 164: return 30;
            case 165: return 56; case 166: return 84; case 167: return 13; case 168: return 45; case 169: return 79;
            case 170: return 14; case 171: return 52; case 172: return 92; case 173: return 33; case 174: return 77;
            case 175: return 22; case 176: return 70; case 177: return 19; case 178: return 71; case 179: return 24;
            case 180: return 80; case 181: return 37; case 182: return 97; case 183: return 58; case 184: return 21;
            case 185: return 87; case 186: return 54; case 187: return 23; case 188: return 95; case 189: return 68;
            case 190: return 43; case 191: return 20; case 192: return 100; case 193: return 81; case 194: return 64;
            case 195: return 49; case 196: return 36; case 197: return 25; case 198: return 16; case 199: return 9;
            case 200: return 4; case 201: return 1; case 202: return 0; case 203: return 1; case 204: return 4;
            case 205: return 9; case 206: return 16; case 207: return 25; case 208: return 36; case 209: return 49;
            case 210: return 64; case 211: return 81; case 212: return 100; case 213: return 20; case 214: return 43;
            case 215: return 68; case 216: return 95; case 217: return 23; case 218: return 54; case 219: return 87;
            case 220: return 21; case 221: return 58; case 222: return 97; case 223: return 37; case 224: return 80;
            case 225: return 24; case 226: return 71; case 227: return 19; case 228: return 70; case 229: return 22;
            case 230: return 77; case 231: return 33; case 232: return 92; case 233: return 52; case 234: return 14;
            case 235: return 79; case 236: return 45; case 237: return 13; case 238: return 84; case 239: return 56;
            case 240: return 30; case 241: return 6; case 242: return 85; case 243: return 65; case 244: return 47;
            case 245: return 31; case 246: return 17; case 247: return 5; case 248: return 96; case 249: return 88;
            case 250: return 82; case 251: return 78; case 252: return 76; case 253: return 76; case 254: return 78;
            case 255: return 82; case 256: return 88; case 257: return 96; case 258: return 5; case 259: return 17;
            case 260: return 31; case 261: return 47; case 262: return 65; case 263: return 85; case 264: return 6;
            case 265: return 30; case 266: return 56; case 267: return 84; case 268: return 13; case 269: return 45;
            case 270: return 79; case 271: return 14; case 272: return 52; case 273: return 92; case 274: return 33;
            case 275: return 77; case 276: return 22; case 277: return 70; case 278: return 19; case 279: return 71;
            case 280: return 24; case 281: return 80; case 282: return 37; case 283: return 97; case 284: return 58;
            case 285: return 21; case 286: return 87; case 287: return 54; case 288: return 23; case 289: return 95;
            case 290: return 68; case 291: return 43; case 292: return 20; case 293: return 100; case 294: return 81;
            case 295: return 64; case 296: return 49; case 297: return 36; case 298: return 25; case 299: return 16;
            default: return -1;
        }
    }

    static int lookup(int i) {
        return switch (i) {
            case -2132559734 -> 0; case -2119219974 -> 1; case -2097638525 -> 2; case -2076057076 -> 3;
            case -2062717316 -> 4; case -2041135867 -> 5; case -2006214658 -> 6; case -1984633209 -> 7;
            case -1971293449 -> 8; case -1949712000 -> 9; case -1914790791 -> 10; case -1893209342 -> 11;
            case -1879869582 -> 12; case -1858288133 -> 13; case -1836706684 -> 14; case -1823366924 -> 15;
            case -1801785475 -> 16; case -1766864266 -> 17; case -1745282817 -> 18; case -1731943057 -> 19;
            case -1710361608 -> 20; case -1675440399 -> 21; case -1653858950 -> 22; case -1640519190 -> 23;
            case -1618937741 -> 24; case -1597356292 -> 25; case -1584016532 -> 26; case -1562435083 -> 27;
            case -1527513874 -> 28; case -1505932425 -> 29; case -1492592665 -> 30; case -1471011216 -> 31;
            case -1449429767 -> 32; case -1436090007 -> 33; case -1414508558 -> 34; case -1379587349 -> 35;
            case -1358005900 -> 36; case -1344666140 -> 37; case -1323084691 -> 38; case -1288163482 -> 39;
            case -1266582033 -> 40; case -1253242273 -> 41; case -1231660824 -> 42; case -1210079375 -> 43;
            case -1196739615 -> 44; case -1175158166 -> 45; case -1140236957 -> 46; case -1118655508 -> 47;
            case -1105315748 -> 48; case -1083734299 -> 49; case -1062152850 -> 50; case -1048813090 -> 51;
            case -1027231641 -> 52; case -992310432 -> 53; case -970728983 -> 54; case -957389223 -> 55;
            case -935807774 -> 56; case -900886565 -> 57; case -879305116 -> 58; case -865965356 -> 59;
            case -844383907 -> 60; case -822802458 -> 61; case -809462698 -> 62; case -787881249 -> 63;
            case -752960040 -> 64; case -731378591 -> 65; case -718038831 -> 66; case -696457382 -> 67;
            case -661536173 -> 68; case -639954724 -> 69; case -626614964 -> 70; case -605033515 -> 71;
            case -583452066 -> 72; case -570112306 -> 73; case -548530857 -> 74; case -513609648 -> 75;
            case -492028199 -> 76; case -478688439 -> 77; case -457106990 -> 78; case -435525541 -> 79;
            case -422185781 -> 80; case -400604332 -> 81; case -365683123 -> 82; case -344101674 -> 83;
            case -330761914 -> 84; case -309180465 -> 85; case -274259256 -> 86; case -252677807 -> 87;
            case -239338047 -> 88; case -217756598 -> 89; case -196175149 -> 90; case -182835389 -> 91;
            case -161253940 -> 92; case -126332731 -> 93; case -104751282 -> 94; case -91411522 -> 95;
            case -69830073 -> 96; case -48248624 -> 97; case -34908864 -> 98; case -13327415 -> 99;
            case 12345 -> 100; case 21593794 -> 101; case 43175243 -> 102; case 56515003 -> 103;
            case 78096452 -> 104; case 113017661 -> 105; case 134599110 -> 106; case 147938870 -> 107;
            case 169520319 -> 108; case 191101768 -> 109; case 204441528 -> 110; case 226022977 -> 111;
            case 260944186 -> 112; case 282525635 -> 113; case 295865395 -> 114; case 317446844 -> 115;
            case 352368053 -> 116; case 373949502 -> 117; case 387289262 -> 118; case 408870711 -> 119;
            case 430452160 -> 120; case 443791920 -> 121; case 465373369 -> 122; case 500294578 -> 123;
            case 521876027 -> 124; case 535215787 -> 125; case 556797236 -> 126; case 578378685 -> 127;
            case 591718445 -> 128; case 613299894 -> 129; case 648221103 -> 130; case 669802552 -> 131;
            case 683142312 -> 132; case 704723761 -> 133; case 739644970 -> 134; case 761226419 -> 135;
            case 774566179 -> 136; case 796147628 -> 137; case 817729077 -> 138; case 831068837 -> 139;
            case 852650286 -> 140; case 887571495 -> 141; case 909152944 -> 142; case 922492704 -> 143;
            case 944074153 -> 144; case 978995362 -> 145; case 1000576811 -> 146; case 1013916571 -> 147;
            case 1035498020 -> 148; case 1057079469 -> 149; case 1070419229 -> 150; case 1092000678 -> 151;
            case 1126921887 -> 152; case 1148503336 -> 153; case 1161843096 -> 154; case 1183424545 -> 155;
            case 1205005994 -> 156; case 1218345754 -> 157; case 1239927203 -> 158; case 1274848412 -> 159;
            case 1296429861 -> 160; case 1309769621 -> 161; case 1331351070 -> 162; case 1366272279 -> 163;
            case 1387853728 -> 164; case 1401193488 -> 165; case 1422774937 -> 166; case 1444356386 -> 167;
            case 1457696146 -> 168; case 1479277595 -> 169; case 1514198804 -> 170; case 1535780253 -> 171;
            case 1549120013 -> 172; case 1570701462 -> 173; case 1592282911 -> 174; case 1605622671 -> 175;
            case 1627204120 -> 176; case 1662125329 -> 177; case 1683706778 -> 178; case 1697046538 -> 179;
            case 1718627987 -> 180; case 1753549196 -> 181; case 1775130645 -> 182; case 1788470405 -> 183;
            case 1810051854 -> 184; case 1831633303 -> 185; case 1844973063 -> 186; case 1866554512 -> 187;
            case 1901475721 -> 188; case 1923057170 -> 189; case 1936396930 -> 190; case 1957978379 -> 191;
            case 1992899588 -> 192; case 2014481037 -> 193; case 2027820797 -> 194; case 2049402246 -> 195;
            case 2070983695 -> 196; case 2084323455 -> 197; case 2105904904 -> 198; case 2140826113 -> 199;
            default -> -1;
        };
    }

    static int strings(String s) {
        switch (s) {
            case "w0": return 0; case "w7": return 1; case "w14": return 2; case "w21": return 3;
            case "w28": return 4; case "w35": return 5; case "w42": return 6; case "w49": return 7;
            case "w56": return 8; case "w63": return 9; case "w70": return 10; case "w77": return 11;
            case "w84": return 12; case "w91": return 13; case "w98": return 14; case "w105": return 15;
            case "w112": return 16; case "w119": return 17; case "w126": return 18; case "w133": return 19;
            case "w140": return 20; case "w147": return 21; case "w154": return 22; case "w161": return 23;
            case "w168": return 24; case "w175": return 25; case "w182": return 26; case "w189": return 27;
            case "w196": return 28; case "w203": return 29; case "w210": return 30; case "w217": return 31;
            case "w224": return 32; case "w231": return 33; case "w238": return 34; case "w245": return 35;
            case "w252": return 36; case "w259": return 37; case "w266": return 38; case "w273": return 39;
            case "w280": return 40; case "w287": return 41; case "w294": return 42; case "w301": return 43;
            case "w308": return 44; case "w315": return 45; case "w322": return 46; case "w329": return 47;
            case "w336": return 48; case "w343": return 49; case "w350": return 50; case "w357": return 51;
            case "w364": return 52; case "w371": return 53; case "w378": return 54; case "w385": return 55;
            case "w392": return 56; case "w399": return 57; case "w406": return 58; case "w413": return 59;
            case "w420": return 60; case "w427": return 61; case "w434": return 62; case "w441": return 63;
            case "w448": return 64; case "w455": return 65; case "w462": return 66; case "w469": return 67;
            case "w476": return 68; case "w483": return 69; case "w490": return 70; case "w497": return 71;
            case "w504": return 72; case "w511": return 73; case "w518": return 74; case "w525": return 75;
            case "w532": return 76; case "w539": return 77; case "w546": return 78; case "w553": return 79;
            case "w560": return 80; case "w567": return 81; case "w574": return 82; case "w581": return 83;
            case "w588": return 84; case "w595": return 85; case "w602": return 86; case "w609": return 87;
            case "w616": return 88; case "w623": return 89; case "w630": return 90; case "w637": return 91;
            case "w644": return 92; case "w651": return 93; case "w658": return 94; case "w665": return 95;
            case "w672": return 96; case "w679": return 97; case "w686": return 98; case "w693": return 99;
            default: return -1;
        }
    }

    public static void main(String[] args) {
        long h = 0;
        for (int i = -5; i < 310; i++) h = h * 31 + table(i);
        System.out.println(h + " " + table(Integer.MIN_VALUE) + table(Integer.MAX_VALUE));
        int found = 0;
        for (int i = 0; i < 210; i++) {
            int k = (int) (i * 2654435761L + 12345);
            int r = lookup(k);
            if (r >= 0) found++;
            h = h * 31 + r + lookup(k + 1);
        }
        System.out.println(h + " " + found);
        for (int i = 0; i < 700; i++) h = h * 31 + strings("w" + i);
        System.out.println(h);
    }
}
