// command line arguments: count, order, options that look like flags
// args: alpha -b --class gamma=1 -5 x,y
public class Arguments {
    public static void main(String[] args) {
        System.out.println(args.length);
        for (int i = 0; i < args.length; i++) System.out.println(i + ": [" + args[i] + "] " + args[i].length());
        System.out.println(args.getClass().getName());
        int sum = 0;
        for (String a : args) {
            try {
                sum += Integer.parseInt(a);
            } catch (NumberFormatException e) {
                sum += 100;
            }
        }
        System.out.println(sum);
        args[0] = "changed";
        System.out.println(String.join("|", args));
        System.exit(args.length);
    }
}
