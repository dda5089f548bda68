/* The names of everything in Cuba. */
#include "text/cuba/words.h"

const char *cu_piece_title(int piece)
{
    static const char *const titles[CU_PIECES] = {
        [CU_WOOD] = N_("wood"),     [CU_STONE] = N_("stone"),   [CU_WATER] = N_("water"),
        [CU_CITRUS] = N_("citrus"), [CU_SUGAR] = N_("sugar"),   [CU_TOBACCO] = N_("tobacco"),
        [CU_RUM] = N_("rum"),       [CU_CIGARS] = N_("cigars"),
    };
    return gettext(titles[piece]);
}

const char *cu_piece_short(int piece)
{
    /* Three letters each. */
    static const char *const titles[CU_PIECES] = {
        [CU_WOOD] = N_("Woo"),   [CU_STONE] = N_("Sto"),  [CU_WATER] = N_("Wat"),
        [CU_CITRUS] = N_("Cit"), [CU_SUGAR] = N_("Sug"),  [CU_TOBACCO] = N_("Tob"),
        [CU_RUM] = N_("Rum"),    [CU_CIGARS] = N_("Cig"),
    };
    return gettext(titles[piece]);
}

const char *cu_character_title(int character)
{
    static const char *const titles[CU_CHARACTERS] = {
        [CU_WORKER] = N_("Worker"),       [CU_TRADESWOMAN] = N_("Tradeswoman"),
        [CU_ARCHITECT] = N_("Architect"), [CU_FOREMAN] = N_("Foreman"),
        [CU_MAYOR] = N_("Mayor"),
    };
    return gettext(titles[character]);
}

const char *cu_character_short(int character)
{
    /* Two letters each: Worker, Tradeswoman, Architect, Foreman, Mayor. */
    static const char *const titles[CU_CHARACTERS] = {
        [CU_WORKER] = N_("Wo"),  [CU_TRADESWOMAN] = N_("Tr"), [CU_ARCHITECT] = N_("Ar"),
        [CU_FOREMAN] = N_("Fo"), [CU_MAYOR] = N_("Ma"),
    };
    return gettext(titles[character]);
}

typedef struct building_words {
    const char *title, *abbreviation, *use;
} building_words;

/* The abbreviations have three letters each. */
static const building_words buildings[CU_USABLE_TILES] = {
    [CU_CEMENT_FACTORY] = {N_("Cement Factory"), N_("CEM"), N_("up to 4 stone, 1 VP each")},
    [CU_SAW_MILL] = {N_("Saw Mill"), N_("SAW"), N_("up to 4 wood, 1 VP each")},
    [CU_GOLF_COURSE] = {N_("Golf Course"), N_("GLF"), N_("up to 4 water, 1 VP each")},
    [CU_MONASTERY] = {N_("Monastery"), N_("MON"), N_("up to 2 products, 1 VP each")},
    [CU_RUM_CAFE] = {N_("Rum Café"), N_("RUC"), N_("up to 3 rum, 2 VP each")},
    [CU_CIGAR_CAFE] = {N_("Cigar Café"), N_("CIC"), N_("up to 3 cigars, 2 VP each")},
    [CU_SMALL_BRANCH_OFFICE] = {N_("Small Branch Office"), N_("SBO"),
                                N_("1 piece aboard a ship, VP by the dock")},
    [CU_LARGE_BRANCH_OFFICE] = {N_("Large Branch Office"), N_("LBO"),
                                N_("any number of one merchandise aboard one ship, VP by the "
                                   "dock")},
    [CU_HOTEL] = {N_("Hotel"), N_("HOT"), N_("2 VP")},
    [CU_INN] = {N_("Inn"), N_("INN"), N_("1 VP")},
    [CU_GENERAL_STORE] = {N_("General Store"), N_("GEN"), N_("1 rum or cigar for 6 pesos")},
    [CU_PRODUCT_HOUSE] = {N_("Product House"), N_("PRO"), N_("1 product for 4 pesos")},
    [CU_RESOURCE_HOUSE] = {N_("Resource House"), N_("RES"), N_("up to 2 resources, 2 pesos each")},
    [CU_SMALL_BANK] = {N_("Small Bank"), N_("SBK"), N_("2 pesos")},
    [CU_LARGE_BANK] = {N_("Large Bank"), N_("LBK"), N_("4 pesos")},
    [CU_CIGAR_FACTORY] = {N_("Cigar Factory"), N_("CFA"), N_("any number of tobacco into cigars")},
    [CU_CIGAR_FACTORY_2] = {N_("Cigar Factory"), N_("CFA"),
                            N_("any number of tobacco into cigars")},
    [CU_DISTILLERY] = {N_("Distillery"), N_("DIS"), N_("any number of sugar into rum")},
    [CU_DISTILLERY_2] = {N_("Distillery"), N_("DIS"), N_("any number of sugar into rum")},
    [CU_BLACK_MARKET] = {N_("Black Market"), N_("BLA"),
                         N_("1 product into rum or cigars, or the reverse")},
    [CU_CHURCH] = {N_("Church"), N_("CHU"), N_("veto: removes a bill")},
    [CU_TOWN_HALL] = {N_("Town Hall"), N_("TOW"), N_("2 more votes in this round's parliament")},
    [CU_DAM] = {N_("Dam"), N_("DAM"), N_("2 water")},
    [CU_LIGHTHOUSE] = {N_("Lighthouse"), N_("LIG"), N_("another ship of the pile comes to sea")},
    [CU_WAREHOUSE] = {N_("Warehouse"), N_("WHS"), N_("stores all products you have")},
    [CU_PRINTED_WAREHOUSE] = {N_("printed warehouse"), N_("WAR"),
                              N_("stores all products you have")},
};

const char *cu_building_title(int tile)
{
    return gettext(buildings[tile].title);
}

const char *cu_building_short(int tile)
{
    return gettext(buildings[tile].abbreviation);
}

const char *cu_building_use(int tile)
{
    return gettext(buildings[tile].use);
}

const char *cu_ground_title(int ground)
{
    static const char *const titles[CU_GROUNDS] = {
        N_("forest"),      N_("mountain"),      N_("lake"),      N_("citrus field"),
        N_("sugar field"), N_("tobacco field"), N_("warehouse"),
    };
    return gettext(titles[ground]);
}

const char *cu_ground_short(int ground)
{
    /* Three letters each, small: forest, mountain, lake, citrus, sugar, tobacco. */
    static const char *const titles[CU_GROUNDS] = {
        N_("fst"), N_("mou"), N_("lak"), N_("cit"), N_("sug"), N_("tob"), N_("WAR"),
    };
    return gettext(titles[ground]);
}

const char *cu_colour_title(int colour)
{
    static const char *const titles[CU_COLOURS] = {N_("blue"), N_("red"), N_("yellow"), N_("green"),
                                                   N_("purple")};
    return gettext(titles[colour]);
}

const char *cu_type_title(int type)
{
    static const char *const titles[CU_TYPES] = {N_("tax"), N_("duty"), N_("subsidy"),
                                                 N_("other acts")};
    return gettext(titles[type]);
}

const char *cu_place_title(int place)
{
    static const char *const titles[CU_PLACES] = {N_("at sea"), N_("dock 1"), N_("dock 2"),
                                                  N_("dock 3")};
    return gettext(titles[place]);
}

const char *cu_statute_title(int statute)
{
    static const char *const titles[CU_STATUTES + 2] = {
        N_("Tax: 1 peso"),
        N_("Tax: 2 pesos"),
        N_("Tax: 3 pesos"),
        N_("Tax: 4 pesos"),
        N_("Tax: 5 pesos"),
        N_("Tax: 1 peso for each building"),
        N_("Duty: 1 citrus"),
        N_("Duty: 1 sugar"),
        N_("Duty: 1 tobacco"),
        N_("Duty: 1 water"),
        N_("Duty: 2 resources"),
        N_("Duty: 2 products"),
        N_("Subsidy: 1 VP for each building"),
        N_("Subsidy: 1 VP for each open resource field"),
        N_("Subsidy: 1 VP for each open product field"),
        N_("Subsidy: 1 VP for each water, 7 at most"),
        N_("Subsidy: 1 VP for each vote of the card in parliament"),
        N_("Subsidy: 1 VP for every 3 pesos, 7 at most"),
        N_("Market Act: 2 of each product leave the market"),
        N_("Market Act: 2 of each product join the market"),
        N_("Drought Act: the Worker gets only 1 product field without water"),
        N_("Building Act: building costs 2 pesos more"),
        N_("Harbour Act: a full ship leaves at once"),
        N_("Corruption Act: no votes are for sale"),
        N_("Tax: 2 pesos"),
        N_("Duty: 1 citrus"),
    };
    return gettext(titles[statute]);
}

const char *cu_act_title(int type, int act)
{
    if (act == CU_NO_ACT)
        return _("none");
    return cu_statute_title(act == CU_INITIAL_ACT ? CU_STATUTES + type : type * CU_CARDS + act);
}

int cu_on_field(const cu_state *s, const cu_seat *seat, int field)
{
    for (int piece = 0; piece < CU_GROWN; piece++) {
        if ((seat->open[piece] >> field & 1) != 0)
            return piece;
    }
    for (int tile = 0; tile < CU_TILES; tile++) {
        if ((seat->tiles >> tile & 1U) != 0 && s->places[tile] == field)
            return CU_GROUNDS + tile;
    }
    return CU_GROWN; /* the warehouse */
}

void cu_put_count(FILE *to, int piece, int amount)
{
    if (piece == CU_CIGARS)
        fprintf(to, ngettext("%d cigar", "%d cigars", (unsigned long)amount), amount);
    else
        fprintf(to, "%d %s", amount, cu_piece_title(piece));
}

void cu_put_pieces(FILE *to, int piece, int amount)
{
    fputs(INK_GOODS, to);
    cu_put_count(to, piece, amount);
    fputs(INK_PLAIN, to);
}

void cu_put_vp(FILE *to, int vp)
{
    fputs(INK_VP, to);
    fprintf(to, _("%d VP"), vp);
    fputs(INK_PLAIN, to);
}

void cu_put_pesos(FILE *to, int pesos)
{
    fputs(INK_TRADE, to);
    fprintf(to, ngettext("%d peso", "%d pesos", (unsigned long)pesos), pesos);
    fputs(INK_PLAIN, to);
}

void cu_put_cost(FILE *to, int tile)
{
    const char *comma = "";
    for (int piece = 0; piece < CU_RESOURCES; piece++) {
        if (cu_buildings[tile].cost[piece] == 0)
            continue;
        fputs(comma, to);
        cu_put_pieces(to, piece, cu_buildings[tile].cost[piece]);
        comma = ", ";
    }
}
