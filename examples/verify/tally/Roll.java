import glassbox.spec.*;

/** All regions of an election, with its metadata. */
@Invariant({"this.metadata != null", "this.regions != null && this.regions.length = 2",
    "all r: Roll | r != this => r.regions != this.regions",
    "all i: int | i >= 0 && i < 2 && this.regions[i] != null => this.regions[i].number = i"})
public class Roll {
    private final Metadata metadata;
    private final Region[] regions;

    @Requires("metadata != null && !metadata.closed")
    @Modifies({"this.metadata", "this.regions"})
    @Ensures({"this.metadata = metadata", "this.regions[int] in null"})
    public Roll(final Metadata metadata) {
        this.metadata = metadata;
        this.regions = new Region[2];
    }

    @Returns("this.metadata")
    public Metadata metadata() {
        return metadata;
    }

    @Requires("number >= 0 && number < 2")
    @Returns("this.regions[number]")
    public Region region(final int number) {
        return regions[number];
    }

    /** Adds the region, if there is none with its number. */
    @Requires("region != null")
    @Modifies("this.regions[int]")
    @Ensures({"return <=> old(this.regions[region.number]) = null",
        "return => this.regions[region.number] = region"})
    public boolean addRegion(final Region region) {
        final int place = region.number();
        if (regions[place] != null) {
            return false;
        }
        regions[place] = region;
        return true;
    }

    /** Adds the district to the region with that number; false: there is none, or it has one. */
    @Requires("district != null && number >= 0 && number < 2")
    @Modifies({"this.regions[number].districtCount", "this.regions[number].districts[int]"})
    @Ensures({"return => this.regions[number] != null",
        "return => this.regions[number].districts[district.number] = district"})
    public boolean addDistrict(final int number, final District district) {
        final Region region = regions[number];
        return region != null && region.addDistrict(district);
    }

    /** Adds the party to the region with that number. */
    @Requires("party != null && number >= 0 && number < 2 && this.regions[number] != null")
    @Modifies({"this.regions[number].partyCount", "this.regions[number].parties[int]"})
    @Ensures({"return <=> old(this.regions[number].parties[party.number]) = null",
        "this.regions[number].parties[party.number] != null"})
    public boolean addParty(final int number, final Party party) {
        return regions[number].addParty(party);
    }
}
