/* Help on the game, in the project's own words. */
#include "text/cuba/words.h"

const text_topic cu_text_topics[] = {
    {0, "rules", N_("Rules"),
     N_("You run a village in Cuba before the revolution and are after victory points (VP). The "
        "game has six rounds. In each of them four bills are turned up, everybody plays four of "
        "five characters, one after another, and the fifth goes to parliament: whoever has most "
        "votes there passes two of the bills. Then the acts in force work: taxes, duties, "
        "subsidies and others.\n"
        "\n"
        "VP come from loading ships, from using buildings, from paying tax and duty, from "
        "subsidies, and at the end from every building (2 VP). Most VP win; ties: more pesos, "
        "then shared.\n"
        "\n"
        "Resources are wood, stone and water. Products are citrus, sugar and tobacco. Goods are "
        "rum and cigars. Products and goods are merchandise. At the end of a round products in "
        "your lot are lost; those in the warehouse stay, and so do resources and goods.")},
    {1, "worker", N_("Worker"),
     N_("1 vote. Move your piece to any field, or leave it. The six fields of its row and column "
        "are activated: every open resource field gives its resource, two of the product fields "
        "of your choice give their product. For each water you give up, one more of them gives "
        "its product, also for water just received. Fields under buildings and the warehouse "
        "give nothing.")},
    {2, "tradeswoman", N_("Tradeswoman"),
     N_("2 votes. Buy and sell as much merchandise as you like. You buy the piece on the cheapest "
        "occupied space and sell into the dearest free one. When the market is empty the stock "
        "sells at 7; when it is full the stock pays 1 for a product and 3 for rum or cigars. "
        "What you bought you cannot sell in the same turn, and the reverse. Instead of trading "
        "you may take 1 resource, or 1 product of the lowest price; each of the two only once a "
        "round among all players.")},
    {3, "architect", N_("Architect"),
     N_("3 votes. Build one of the buildings that are left, paying wood, stone and water, on any "
        "field but the warehouse and other buildings. The field under it is gone. Or do not "
        "build: the first to do so in a round gains 2 VP, the second 1.")},
    {4, "foreman", N_("Foreman"),
     N_("4 votes. Use all your buildings in the row and column of your piece, in any order, or "
        "any one of your buildings. The printed warehouse counts too: it stores all products you "
        "have at that moment.")},
    {5, "mayor", N_("Mayor"),
     N_("5 votes. Load one ship with as many pieces as you want and it has spaces for; each brings "
        "1, 2 or 3 VP by its dock. Or do not load: the first to do so in a round gains 4 pesos, "
        "the second 2.")},
    {0, "plantation", N_("Plantation"),
     N_("Four columns a to d, three rows 1 to 3; your piece is in brackets. Small letters are open "
        "fields: lak lake (water), mou mountain (stone), fst forest (wood), cit citrus, sug sugar, "
        "tob tobacco. WAR is the printed warehouse; other capitals are buildings.")},
    {0, "market", N_("Market"),
     N_("Each merchandise has a row of spaces with prices; pieces fill the dear ones first. "
        "Brackets are spaces with a piece. The board shows what a piece costs now, what one "
        "brings, and how many are left in stock.")},
    {0, "harbour", N_("Harbour"),
     N_("Ships come from the pile to sea, then to docks 1, 2 and 3. Each has five spaces for given "
        "merchandise; brackets are pieces aboard. At the end of a round full ships leave, in "
        "rounds 2 to 5 also the ship in dock 3; the others move up. A ship that left goes below "
        "the pile. With the Harbor Act a full ship leaves at once.")},
    {0, "parliament", N_("Parliament"),
     N_("Your votes are those of the card left in hand, 2 more for a Town Hall used this round, "
        "and as many as you buy: all bid secretly, 1 peso for a vote, and every bid is paid. On "
        "a tie those concerned bid once more; then the first of them from the starting player on "
        "wins. The winner passes two bills; each replaces the act of its type. The starting "
        "player is whoever played the character with most votes in the fourth turn; the last of "
        "them on a tie.")},
    {0, "statutes", N_("Statutes"),
     N_("First the tax, then the duty: whoever meets one gains 2 VP, whoever meets both 1 VP more. "
        "Nobody has to. Then the subsidy pays VP for what you have. Market Acts add or remove 2 "
        "of each product. Drought: the Worker's free product fields are 1 instead of 2. Building "
        "Act: building costs 2 pesos more. Harbor Act: full ships leave at once. Corruption Act: "
        "no votes are for sale. Acts work in every round until they are replaced.")},
    {0, "points", N_("Buildings for VP"),
     N_("Cement Factory CEM (1 wood, 2 stone): up to 4 stone, 1 VP each.\n"
        "Saw Mill SAW (2 wood, 1 stone): up to 4 wood, 1 VP each.\n"
        "Golf Course GLF (2 water): up to 4 water, 1 VP each.\n"
        "Monastery MON (2 wood, 1 stone): up to 2 products, 1 VP each.\n"
        "Rum Café RUC (1 wood, 1 stone, 1 water): up to 3 rum, 2 VP each.\n"
        "Cigar Café CIC (1 wood, 1 stone, 1 water): up to 3 cigars, 2 VP each.\n"
        "Small Branch Office SBO (2 wood, 1 stone): 1 piece aboard a ship.\n"
        "Large Branch Office LBO (2 wood, 2 stone): any number of one merchandise aboard one "
        "ship.\n"
        "Hotel HOT (2 wood, 2 stone, 1 water): 2 VP.\n"
        "Inn INN (1 wood, 1 stone, 1 water): 1 VP.")},
    {0, "income", N_("Buildings for pesos and goods"),
     N_("General Store GEN (1 wood, 2 stone): 1 rum or cigars for 6 pesos.\n"
        "Product House PRO (2 wood, 1 stone): 1 product for 4 pesos.\n"
        "Resource House RES (1 wood, 1 stone, 1 water): up to 2 resources, 2 pesos each.\n"
        "Small Bank SBK (1 wood, 1 stone): 2 pesos.\n"
        "Large Bank LBK (2 wood, 3 stone): 4 pesos.\n"
        "Cigar Factory CFA, two of them (2 wood, 2 stone): any number of tobacco into cigars.\n"
        "Distillery DIS, two of them (2 wood, 2 stone): any number of sugar into rum.\n"
        "Black Market BLA (3 wood, 2 stone): 1 product into 1 rum or cigars, or the reverse.")},
    {0, "power", N_("Buildings for power"),
     N_("Church CHU (2 wood, 2 stone): removes one bill, not of the type you removed in the round "
        "before.\n"
        "Town Hall TOW (1 wood, 1 stone): 2 more votes in this round's parliament.\n"
        "Dam DAM (2 stone): 2 water.\n"
        "Lighthouse LIG (1 wood, 1 stone): exchanges the ship at sea for any of the pile, which "
        "is then shuffled.\n"
        "Warehouse WHS (2 wood): stores all products you have, like the printed one.")},
    {0, "cement-factory", N_("Cement Factory"),
     N_("Costs 1 wood, 2 stone. When used: up to 4 stone for 1 VP each.")},
    {0, "saw-mill", N_("Saw Mill"),
     N_("Costs 2 wood, 1 stone. When used: up to 4 wood for 1 VP each.")},
    {0, "golf-course", N_("Golf Course"),
     N_("Costs 2 water. When used: up to 4 water for 1 VP each.")},
    {0, "monastery", N_("Monastery"),
     N_("Costs 2 wood, 1 stone. When used: up to 2 products of any kind for 1 VP each.")},
    {0, "rum-cafe", N_("Rum Café"),
     N_("Costs 1 wood, 1 stone, 1 water. When used: up to 3 rum for 2 VP each. Goes well with a "
        "Distillery.")},
    {0, "cigar-cafe", N_("Cigar Café"),
     N_("Costs 1 wood, 1 stone, 1 water. When used: up to 3 cigars for 2 VP each. Goes well with a "
        "Cigar Factory.")},
    {0, "small-branch-office", N_("Small Branch Office"),
     N_("Costs 2 wood, 1 stone. When used: loads 1 piece on a ship in a dock, for the VP of the "
        "dock.")},
    {0, "large-branch-office", N_("Large Branch Office"),
     N_("Costs 2 wood, 2 stone. When used: loads any number of one merchandise on one ship in a "
        "dock, each for the VP of the dock.")},
    {0, "hotel", N_("Hotel"), N_("Costs 2 wood, 2 stone, 1 water. When used: 2 VP.")},
    {0, "inn", N_("Inn"), N_("Costs 1 wood, 1 stone, 1 water. When used: 1 VP.")},
    {0, "general-store", N_("General Store"),
     N_("Costs 1 wood, 2 stone. When used: sells 1 rum or cigars for 6 pesos.")},
    {0, "product-house", N_("Product House"),
     N_("Costs 2 wood, 1 stone. When used: sells 1 product for 4 pesos.")},
    {0, "resource-house", N_("Resource House"),
     N_("Costs 1 wood, 1 stone, 1 water. When used: sells up to 2 resources for 2 pesos each.")},
    {0, "small-bank", N_("Small Bank"), N_("Costs 1 wood, 1 stone. When used: 2 pesos.")},
    {0, "large-bank", N_("Large Bank"), N_("Costs 2 wood, 3 stone. When used: 4 pesos.")},
    {0, "cigar-factory", N_("Cigar Factory"),
     N_("Costs 2 wood, 2 stone. When used: turns any number of tobacco into as many cigars, as far "
        "as the stock has them. There are two of these.")},
    {0, "distillery", N_("Distillery"),
     N_("Costs 2 wood, 2 stone. When used: turns any number of sugar into as much rum, as far as "
        "the stock has it. There are two of these.")},
    {0, "black-market", N_("Black Market"),
     N_("Costs 3 wood, 2 stone. When used: turns 1 product into 1 rum or cigars, or 1 rum or "
        "cigars into 1 product, of your choice.")},
    {0, "church", N_("Church"),
     N_("Costs 2 wood, 2 stone. When used: removes one bill at once; not of the type you removed "
        "in the round before.")},
    {0, "town-hall", N_("Town Hall"),
     N_("Costs 1 wood, 1 stone. When used: 2 more votes in the parliament of this round.")},
    {0, "dam", N_("Dam"), N_("Costs 2 stone. When used: 2 water.")},
    {0, "lighthouse", N_("Lighthouse"),
     N_("Costs 1 wood, 1 stone. When used: exchanges the ship at sea for any ship of the pile; "
        "then the pile is shuffled.")},
    {0, "warehouse", N_("Warehouse"),
     N_("Costs 2 wood. When used: stores all products you have at that moment, as the printed one "
        "does.")},
    {0, NULL, NULL, NULL},
};
