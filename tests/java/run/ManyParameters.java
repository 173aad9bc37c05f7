// methods with as many parameters as the class file allows, static, virtual and through an interface
public class ManyParameters {
    interface I {
        long all(int p0, long p1, double p2, Object p3, float p4, short p5, byte p6, char p7,
            boolean p8, int p9, long p10, double p11, Object p12, float p13, short p14, byte p15,
            char p16, boolean p17, int p18, long p19, double p20, Object p21, float p22, short p23,
            byte p24, char p25, boolean p26, int p27, long p28, double p29, Object p30, float p31,
            short p32, byte p33, char p34, boolean p35, int p36, long p37, double p38, Object p39,
            float p40, short p41, byte p42, char p43, boolean p44, int p45, long p46, double p47,
            Object p48, float p49, short p50, byte p51, char p52, boolean p53, int p54, long p55,
            double p56, Object p57, float p58, short p59, byte p60, char p61, boolean p62, int p63,
            long p64, double p65, Object p66, float p67, short p68, byte p69, char p70, boolean p71,
            int p72, long p73, double p74, Object p75, float p76, short p77, byte p78, char p79,
            boolean p80, int p81, long p82, double p83, Object p84, float p85, short p86, byte p87,
            char p88, boolean p89, int p90, long p91, double p92, Object p93, float p94, short p95,
            byte p96, char p97, boolean p98, int p99, long p100, double p101, Object p102, float p103,
            short p104, byte p105, char p106, boolean p107, int p108, long p109, double p110, Object p111,
            float p112, short p113, byte p114, char p115, boolean p116, int p117, long p118, double p119,
            Object p120, float p121, short p122, byte p123, char p124, boolean p125, int p126, long p127,
            double p128, Object p129, float p130, short p131, byte p132, char p133, boolean p134, int p135,
            long p136, double p137, Object p138, float p139, short p140, byte p141, char p142, boolean p143,
            int p144, long p145, double p146, Object p147, float p148, short p149, byte p150, char p151,
            boolean p152, int p153, long p154, double p155, Object p156, float p157, short p158, byte p159,
            char p160, boolean p161, int p162, long p163, double p164, Object p165, float p166, short p167,
            byte p168, char p169, boolean p170, int p171, long p172, double p173, Object p174, float p175,
            short p176, byte p177, char p178, boolean p179, int p180, long p181, double p182, Object p183,
            float p184, short p185, byte p186, char p187, boolean p188, int p189, long p190, double p191,
            Object p192, float p193, short p194, byte p195, char p196, boolean p197, int p198, long p199,
            double p200, Object p201, float p202, short p203, byte p204, char p205, boolean p206, int p207);
    }

    static class Impl implements I {
        @Override public long all(int p0, long p1, double p2, Object p3, float p4, short p5, byte p6, char p7,
            boolean p8, int p9, long p10, double p11, Object p12, float p13, short p14, byte p15,
            char p16, boolean p17, int p18, long p19, double p20, Object p21, float p22, short p23,
            byte p24, char p25, boolean p26, int p27, long p28, double p29, Object p30, float p31,
            short p32, byte p33, char p34, boolean p35, int p36, long p37, double p38, Object p39,
            float p40, short p41, byte p42, char p43, boolean p44, int p45, long p46, double p47,
            Object p48, float p49, short p50, byte p51, char p52, boolean p53, int p54, long p55,
            double p56, Object p57, float p58, short p59, byte p60, char p61, boolean p62, int p63,
            long p64, double p65, Object p66, float p67, short p68, byte p69, char p70, boolean p71,
            int p72, long p73, double p74, Object p75, float p76, short p77, byte p78, char p79,
            boolean p80, int p81, long p82, double p83, Object p84, float p85, short p86, byte p87,
            char p88, boolean p89, int p90, long p91, double p92, Object p93, float p94, short p95,
            byte p96, char p97, boolean p98, int p99, long p100, double p101, Object p102, float p103,
            short p104, byte p105, char p106, boolean p107, int p108, long p109, double p110, Object p111,
            float p112, short p113, byte p114, char p115, boolean p116, int p117, long p118, double p119,
            Object p120, float p121, short p122, byte p123, char p124, boolean p125, int p126, long p127,
            double p128, Object p129, float p130, short p131, byte p132, char p133, boolean p134, int p135,
            long p136, double p137, Object p138, float p139, short p140, byte p141, char p142, boolean p143,
            int p144, long p145, double p146, Object p147, float p148, short p149, byte p150, char p151,
            boolean p152, int p153, long p154, double p155, Object p156, float p157, short p158, byte p159,
            char p160, boolean p161, int p162, long p163, double p164, Object p165, float p166, short p167,
            byte p168, char p169, boolean p170, int p171, long p172, double p173, Object p174, float p175,
            short p176, byte p177, char p178, boolean p179, int p180, long p181, double p182, Object p183,
            float p184, short p185, byte p186, char p187, boolean p188, int p189, long p190, double p191,
            Object p192, float p193, short p194, byte p195, char p196, boolean p197, int p198, long p199,
            double p200, Object p201, float p202, short p203, byte p204, char p205, boolean p206, int p207) {
            long h = 0;
            h = h * 31 + p0; h = h * 31 + p1; h = h * 31 + (long) (p2 * 8); h = h * 31 + p3.hashCode(); h = h * 31 + (long) (p4 * 4); h = h * 31 + p5;
            h = h * 31 + p6; h = h * 31 + p7; h = h * 31 + (p8 ? 1 : 0); h = h * 31 + p9; h = h * 31 + p10; h = h * 31 + (long) (p11 * 8);
            h = h * 31 + p12.hashCode(); h = h * 31 + (long) (p13 * 4); h = h * 31 + p14; h = h * 31 + p15; h = h * 31 + p16; h = h * 31 + (p17 ? 1 : 0);
            h = h * 31 + p18; h = h * 31 + p19; h = h * 31 + (long) (p20 * 8); h = h * 31 + p21.hashCode(); h = h * 31 + (long) (p22 * 4); h = h * 31 + p23;
            h = h * 31 + p24; h = h * 31 + p25; h = h * 31 + (p26 ? 1 : 0); h = h * 31 + p27; h = h * 31 + p28; h = h * 31 + (long) (p29 * 8);
            h = h * 31 + p30.hashCode(); h = h * 31 + (long) (p31 * 4); h = h * 31 + p32; h = h * 31 + p33; h = h * 31 + p34; h = h * 31 + (p35 ? 1 : 0);
            h = h * 31 + p36; h = h * 31 + p37; h = h * 31 + (long) (p38 * 8); h = h * 31 + p39.hashCode(); h = h * 31 + (long) (p40 * 4); h = h * 31 + p41;
            h = h * 31 + p42; h = h * 31 + p43; h = h * 31 + (p44 ? 1 : 0); h = h * 31 + p45; h = h * 31 + p46; h = h * 31 + (long) (p47 * 8);
            h = h * 31 + p48.hashCode(); h = h * 31 + (long) (p49 * 4); h = h * 31 + p50; h = h * 31 + p51; h = h * 31 + p52; h = h * 31 + (p53 ? 1 : 0);
            h = h * 31 + p54; h = h * 31 + p55; h = h * 31 + (long) (p56 * 8); h = h * 31 + p57.hashCode(); h = h * 31 + (long) (p58 * 4); h = h * 31 + p59;
            h = h * 31 + p60; h = h * 31 + p61; h = h * 31 + (p62 ? 1 : 0); h = h * 31 + p63; h = h * 31 + p64; h = h * 31 + (long) (p65 * 8);
            h = h * 31 + p66.hashCode(); h = h * 31 + (long) (p67 * 4); h = h * 31 + p68; h = h * 31 + p69; h = h * 31 + p70; h = h * 31 + (p71 ? 1 : 0);
            h = h * 31 + p72; h = h * 31 + p73; h = h * 31 + (long) (p74 * 8); h = h * 31 + p75.hashCode(); h = h * 31 + (long) (p76 * 4); h = h * 31 + p77;
            h = h * 31 + p78; h = h * 31 + p79; h = h * 31 + (p80 ? 1 : 0); h = h * 31 + p81; h = h * 31 + p82; h = h * 31 + (long) (p83 * 8);
            h = h * 31 + p84.hashCode(); h = h * 31 + (long) (p85 * 4); h = h * 31 + p86; h = h * 31 + p87; h = h * 31 + p88; h = h * 31 + (p89 ? 1 : 0);
            h = h * 31 + p90; h = h * 31 + p91; h = h * 31 + (long) (p92 * 8); h = h * 31 + p93.hashCode(); h = h * 31 + (long) (p94 * 4); h = h * 31 + p95;
            h = h * 31 + p96; h = h * 31 + p97; h = h * 31 + (p98 ? 1 : 0); h = h * 31 + p99; h = h * 31 + p100; h = h * 31 + (long) (p101 * 8);
            h = h * 31 + p102.hashCode(); h = h * 31 + (long) (p103 * 4); h = h * 31 + p104; h = h * 31 + p105; h = h * 31 + p106; h = h * 31 + (p107 ? 1 : 0);
            h = h * 31 + p108; h = h * 31 + p109; h = h * 31 + (long) (p110 * 8); h = h * 31 + p111.hashCode(); h = h * 31 + (long) (p112 * 4); h = h * 31 + p113;
            h = h * 31 + p114; h = h * 31 + p115; h = h * 31 + (p116 ? 1 : 0); h = h * 31 + p117; h = h * 31 + p118; h = h * 31 + (long) (p119 * 8);
            h = h * 31 + p120.hashCode(); h = h * 31 + (long) (p121 * 4); h = h * 31 + p122; h = h * 31 + p123; h = h * 31 + p124; h = h * 31 + (p125 ? 1 : 0);
            h = h * 31 + p126; h = h * 31 + p127; h = h * 31 + (long) (p128 * 8); h = h * 31 + p129.hashCode(); h = h * 31 + (long) (p130 * 4); h = h * 31 + p131;
            h = h * 31 + p132; h = h * 31 + p133; h = h * 31 + (p134 ? 1 : 0); h = h * 31 + p135; h = h * 31 + p136; h = h * 31 + (long) (p137 * 8);
            h = h * 31 + p138.hashCode(); h = h * 31 + (long) (p139 * 4); h = h * 31 + p140; h = h * 31 + p141; h = h * 31 + p142; h = h * 31 + (p143 ? 1 : 0);
            h = h * 31 + p144; h = h * 31 + p145; h = h * 31 + (long) (p146 * 8); h = h * 31 + p147.hashCode(); h = h * 31 + (long) (p148 * 4); h = h * 31 + p149;
            h = h * 31 + p150; h = h * 31 + p151; h = h * 31 + (p152 ? 1 : 0); h = h * 31 + p153; h = h * 31 + p154; h = h * 31 + (long) (p155 * 8);
            h = h * 31 + p156.hashCode(); h = h * 31 + (long) (p157 * 4); h = h * 31 + p158; h = h * 31 + p159; h = h * 31 + p160; h = h * 31 + (p161 ? 1 : 0);
            h = h * 31 + p162; h = h * 31 + p163; h = h * 31 + (long) (p164 * 8); h = h * 31 + p165.hashCode(); h = h * 31 + (long) (p166 * 4); h = h * 31 + p167;
            h = h * 31 + p168; h = h * 31 + p169; h = h * 31 + (p170 ? 1 : 0); h = h * 31 + p171; h = h * 31 + p172; h = h * 31 + (long) (p173 * 8);
            h = h * 31 + p174.hashCode(); h = h * 31 + (long) (p175 * 4); h = h * 31 + p176; h = h * 31 + p177; h = h * 31 + p178; h = h * 31 + (p179 ? 1 : 0);
            h = h * 31 + p180; h = h * 31 + p181; h = h * 31 + (long) (p182 * 8); h = h * 31 + p183.hashCode(); h = h * 31 + (long) (p184 * 4); h = h * 31 + p185;
            h = h * 31 + p186; h = h * 31 + p187; h = h * 31 + (p188 ? 1 : 0); h = h * 31 + p189; h = h * 31 + p190; h = h * 31 + (long) (p191 * 8);
            h = h * 31 + p192.hashCode(); h = h * 31 + (long) (p193 * 4); h = h * 31 + p194; h = h * 31 + p195; h = h * 31 + p196; h = h * 31 + (p197 ? 1 : 0);
            h = h * 31 + p198; h = h * 31 + p199; h = h * 31 + (long) (p200 * 8); h = h * 31 + p201.hashCode(); h = h * 31 + (long) (p202 * 4); h = h * 31 + p203;
            h = h * 31 + p204; h = h * 31 + p205; h = h * 31 + (p206 ? 1 : 0); h = h * 31 + p207;
            return h;
        }
    }

    static double sum(double d0, double d1, double d2, double d3, double d4, double d5, double d6, double d7,
        double d8, double d9, double d10, double d11, double d12, double d13, double d14, double d15,
        double d16, double d17, double d18, double d19, double d20, double d21, double d22, double d23,
        double d24, double d25, double d26, double d27, double d28, double d29, double d30, double d31,
        double d32, double d33, double d34, double d35, double d36, double d37, double d38, double d39,
        double d40, double d41, double d42, double d43, double d44, double d45, double d46, double d47,
        double d48, double d49, double d50, double d51, double d52, double d53, double d54, double d55,
        double d56, double d57, double d58, double d59, double d60, double d61, double d62, double d63,
        double d64, double d65, double d66, double d67, double d68, double d69, double d70, double d71,
        double d72, double d73, double d74, double d75, double d76, double d77, double d78, double d79,
        double d80, double d81, double d82, double d83, double d84, double d85, double d86, double d87,
        double d88, double d89, double d90, double d91, double d92, double d93, double d94, double d95,
        double d96, double d97, double d98, double d99, double d100, double d101, double d102, double d103,
        double d104, double d105, double d106, double d107, double d108, double d109, double d110, double d111,
        double d112, double d113, double d114, double d115, double d116, double d117, double d118, double d119,
        double d120, double d121, double d122, double d123, double d124, double d125, double d126) {
        return d0 * 1 + d1 * 2 + d2 * 3 + d3 * 4 + d4 * 5 + d5 * 6 + d6 * 7 + d7 * 8 +
            d8 * 9 + d9 * 10 + d10 * 11 + d11 * 12 + d12 * 13 + d13 * 14 + d14 * 15 + d15 * 16 +
            d16 * 17 + d17 * 18 + d18 * 19 + d19 * 20 + d20 * 21 + d21 * 22 + d22 * 23 + d23 * 24 +
            d24 * 25 + d25 * 26 + d26 * 27 + d27 * 28 + d28 * 29 + d29 * 30 + d30 * 31 + d31 * 32 +
            d32 * 33 + d33 * 34 + d34 * 35 + d35 * 36 + d36 * 37 + d37 * 38 + d38 * 39 + d39 * 40 +
            d40 * 41 + d41 * 42 + d42 * 43 + d43 * 44 + d44 * 45 + d45 * 46 + d46 * 47 + d47 * 48 +
            d48 * 49 + d49 * 50 + d50 * 51 + d51 * 52 + d52 * 53 + d53 * 54 + d54 * 55 + d55 * 56 +
            d56 * 57 + d57 * 58 + d58 * 59 + d59 * 60 + d60 * 61 + d61 * 62 + d62 * 63 + d63 * 64 +
            d64 * 65 + d65 * 66 + d66 * 67 + d67 * 68 + d68 * 69 + d69 * 70 + d70 * 71 + d71 * 72 +
            d72 * 73 + d73 * 74 + d74 * 75 + d75 * 76 + d76 * 77 + d77 * 78 + d78 * 79 + d79 * 80 +
            d80 * 81 + d81 * 82 + d82 * 83 + d83 * 84 + d84 * 85 + d85 * 86 + d86 * 87 + d87 * 88 +
            d88 * 89 + d89 * 90 + d90 * 91 + d91 * 92 + d92 * 93 + d93 * 94 + d94 * 95 + d95 * 96 +
            d96 * 97 + d97 * 98 + d98 * 99 + d99 * 100 + d100 * 101 + d101 * 102 + d102 * 103 + d103 * 104 +
            d104 * 105 + d105 * 106 + d106 * 107 + d107 * 108 + d108 * 109 + d109 * 110 + d110 * 111 + d111 * 112 +
            d112 * 113 + d113 * 114 + d114 * 115 + d115 * 116 + d116 * 117 + d117 * 118 + d118 * 119 + d119 * 120 +
            d120 * 121 + d121 * 122 + d122 * 123 + d123 * 124 + d124 * 125 + d125 * 126 + d126 * 127;
    }

    public static void main(String[] args) {
        I i = new Impl();
        System.out.println(i.all(0, 1L << 33, 2 / 8.0, "o3", 4 / 4f, (short) 5, (byte) 6, (char) ('a' + 7 % 26),
            8 % 3 == 0, 9, 10L << 33, 11 / 8.0, "o12", 13 / 4f, (short) 14, (byte) 15,
            (char) ('a' + 16 % 26), 17 % 3 == 0, 18, 19L << 33, 20 / 8.0, "o21", 22 / 4f, (short) 23,
            (byte) 24, (char) ('a' + 25 % 26), 26 % 3 == 0, 27, 28L << 33, 29 / 8.0, "o30", 31 / 4f,
            (short) 32, (byte) 33, (char) ('a' + 34 % 26), 35 % 3 == 0, 36, 37L << 33, 38 / 8.0, "o39",
            40 / 4f, (short) 41, (byte) 42, (char) ('a' + 43 % 26), 44 % 3 == 0, 45, 46L << 33, 47 / 8.0,
            "o48", 49 / 4f, (short) 50, (byte) 51, (char) ('a' + 52 % 26), 53 % 3 == 0, 54, 55L << 33,
            56 / 8.0, "o57", 58 / 4f, (short) 59, (byte) 60, (char) ('a' + 61 % 26), 62 % 3 == 0, 63,
            64L << 33, 65 / 8.0, "o66", 67 / 4f, (short) 68, (byte) 69, (char) ('a' + 70 % 26), 71 % 3 == 0,
            72, 73L << 33, 74 / 8.0, "o75", 76 / 4f, (short) 77, (byte) 78, (char) ('a' + 79 % 26),
            80 % 3 == 0, 81, 82L << 33, 83 / 8.0, "o84", 85 / 4f, (short) 86, (byte) 87,
            (char) ('a' + 88 % 26), 89 % 3 == 0, 90, 91L << 33, 92 / 8.0, "o93", 94 / 4f, (short) 95,
            (byte) 96, (char) ('a' + 97 % 26), 98 % 3 == 0, 99, 100L << 33, 101 / 8.0, "o102", 103 / 4f,
            (short) 104, (byte) 105, (char) ('a' + 106 % 26), 107 % 3 == 0, 108, 109L << 33, 110 / 8.0, "o111",
            112 / 4f, (short) 113, (byte) 114, (char) ('a' + 115 % 26), 116 % 3 == 0, 117, 118L << 33, 119 / 8.0,
            "o120", 121 / 4f, (short) 122, (byte) 123, (char) ('a' + 124 % 26), 125 % 3 == 0, 126, 127L << 33,
            128 / 8.0, "o129", 130 / 4f, (short) 131, (byte) 132, (char) ('a' + 133 % 26), 134 % 3 == 0, 135,
            136L << 33, 137 / 8.0, "o138", 139 / 4f, (short) 140, (byte) 141, (char) ('a' + 142 % 26), 143 % 3 == 0,
            144, 145L << 33, 146 / 8.0, "o147", 148 / 4f, (short) 149, (byte) 150, (char) ('a' + 151 % 26),
            152 % 3 == 0, 153, 154L << 33, 155 / 8.0, "o156", 157 / 4f, (short) 158, (byte) 159,
            (char) ('a' + 160 % 26), 161 % 3 == 0, 162, 163L << 33, 164 / 8.0, "o165", 166 / 4f, (short) 167,
            (byte) 168, (char) ('a' + 169 % 26), 170 % 3 == 0, 171, 172L << 33, 173 / 8.0, "o174", 175 / 4f,
            (short) 176, (byte) 177, (char) ('a' + 178 % 26), 179 % 3 == 0, 180, 181L << 33, 182 / 8.0, "o183",
            184 / 4f, (short) 185, (byte) 186, (char) ('a' + 187 % 26), 188 % 3 == 0, 189, 190L << 33, 191 / 8.0,
            "o192", 193 / 4f, (short) 194, (byte) 195, (char) ('a' + 196 % 26), 197 % 3 == 0, 198, 199L << 33,
            200 / 8.0, "o201", 202 / 4f, (short) 203, (byte) 204, (char) ('a' + 205 % 26), 206 % 3 == 0, 207));
        System.out.println(sum(0 / 4.0, 1 / 4.0, 2 / 4.0, 3 / 4.0, 4 / 4.0, 5 / 4.0, 6 / 4.0, 7 / 4.0,
            8 / 4.0, 9 / 4.0, 10 / 4.0, 11 / 4.0, 12 / 4.0, 13 / 4.0, 14 / 4.0, 15 / 4.0,
            16 / 4.0, 17 / 4.0, 18 / 4.0, 19 / 4.0, 20 / 4.0, 21 / 4.0, 22 / 4.0, 23 / 4.0,
            24 / 4.0, 25 / 4.0, 26 / 4.0, 27 / 4.0, 28 / 4.0, 29 / 4.0, 30 / 4.0, 31 / 4.0,
            32 / 4.0, 33 / 4.0, 34 / 4.0, 35 / 4.0, 36 / 4.0, 37 / 4.0, 38 / 4.0, 39 / 4.0,
            40 / 4.0, 41 / 4.0, 42 / 4.0, 43 / 4.0, 44 / 4.0, 45 / 4.0, 46 / 4.0, 47 / 4.0,
            48 / 4.0, 49 / 4.0, 50 / 4.0, 51 / 4.0, 52 / 4.0, 53 / 4.0, 54 / 4.0, 55 / 4.0,
            56 / 4.0, 57 / 4.0, 58 / 4.0, 59 / 4.0, 60 / 4.0, 61 / 4.0, 62 / 4.0, 63 / 4.0,
            64 / 4.0, 65 / 4.0, 66 / 4.0, 67 / 4.0, 68 / 4.0, 69 / 4.0, 70 / 4.0, 71 / 4.0,
            72 / 4.0, 73 / 4.0, 74 / 4.0, 75 / 4.0, 76 / 4.0, 77 / 4.0, 78 / 4.0, 79 / 4.0,
            80 / 4.0, 81 / 4.0, 82 / 4.0, 83 / 4.0, 84 / 4.0, 85 / 4.0, 86 / 4.0, 87 / 4.0,
            88 / 4.0, 89 / 4.0, 90 / 4.0, 91 / 4.0, 92 / 4.0, 93 / 4.0, 94 / 4.0, 95 / 4.0,
            96 / 4.0, 97 / 4.0, 98 / 4.0, 99 / 4.0, 100 / 4.0, 101 / 4.0, 102 / 4.0, 103 / 4.0,
            104 / 4.0, 105 / 4.0, 106 / 4.0, 107 / 4.0, 108 / 4.0, 109 / 4.0, 110 / 4.0, 111 / 4.0,
            112 / 4.0, 113 / 4.0, 114 / 4.0, 115 / 4.0, 116 / 4.0, 117 / 4.0, 118 / 4.0, 119 / 4.0,
            120 / 4.0, 121 / 4.0, 122 / 4.0, 123 / 4.0, 124 / 4.0, 125 / 4.0, 126 / 4.0));
    }
}
