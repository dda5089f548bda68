/* Edition data of this game and the constraints it must meet. */
#include "games/cuba/rules.h"

#include "games/cuba/tables.inc"

extern const atl_game cuba_game;

static const uint8_t *table_of(const atl_edition *edition, int table)
{
    return atl_edition_table(edition, &cuba_game, table);
}

/* CU-1.5: one warehouse, one lake, two of everything else. */
static atl_status check_plantations(const atl_edition *edition, int *cell, atl_reason *why)
{
    static const uint8_t wanted[GROUNDS] = {1, 1, 2, 2, 2, 2, 2};
    for (*cell = 0; *cell < 1 + CU_MAX_SEATS; (*cell)++) {
        const uint8_t *fields = table_of(edition, CU_TABLE_PLANTATIONS) + *cell * CU_FIELDS;
        uint8_t counts[GROUNDS] = {0};
        for (int field = 0; field < CU_FIELDS; field++)
            counts[fields[field]]++;
        if (memcmp(counts, wanted, sizeof wanted) != 0)
            return atl_refuse(why,
                              ATL_SENTENCE("a plantation has one warehouse, one lake and two each "
                                           "of mountains, forests and fields of every product"),
                              NULL, NULL, NULL);
    }
    return ATL_OK;
}

static atl_status check_descending(const uint8_t *prices, int spaces, int *cell, atl_reason *why)
{
    for (*cell = 1; *cell < spaces; (*cell)++) {
        if (prices[*cell] >= prices[*cell - 1])
            return atl_refuse(
                why, ATL_SENTENCE("every space of the market must be cheaper than the one before"),
                NULL, NULL, NULL);
    }
    return ATL_OK;
}

/* Of two prices that do not go together, names the one that the edition changed. */
static void blame(const atl_edition *edition, int stock_cell, int prices_table, int prices_cell,
                  int *table, int *cell)
{
    bool stock = (edition->overridden >> CU_TABLE_STOCK_PRICES & 1) != 0;
    *table = stock ? CU_TABLE_STOCK_PRICES : prices_table;
    *cell = stock ? stock_cell : prices_cell;
}

static atl_status check_stock_prices(const atl_edition *edition, int prices_table, int spaces,
                                     int pays, int *table, int *cell, atl_reason *why)
{
    const uint8_t *prices = table_of(edition, prices_table);
    const uint8_t *stock = table_of(edition, CU_TABLE_STOCK_PRICES);
    if (stock[CU_STOCK_ASKS] <= prices[0]) {
        blame(edition, CU_STOCK_ASKS, prices_table, 0, table, cell);
        return atl_refuse(
            why, ATL_SENTENCE("the stock must ask more than the dearest space of the market"), NULL,
            NULL, NULL);
    }
    if (stock[pays] >= prices[spaces - 1]) {
        blame(edition, pays, prices_table, spaces - 1, table, cell);
        return atl_refuse(
            why, ATL_SENTENCE("the stock must pay less than the cheapest space of the market"),
            NULL, NULL, NULL);
    }
    return ATL_OK;
}

atl_status cuba_check_edition(const atl_edition *edition, int *table, int *cell, atl_reason *why)
{
    static const struct {
        uint8_t table, spaces, pays;
    } markets[] = {
        {CU_TABLE_PRODUCT_PRICES, CU_PRODUCT_SPACES, CU_STOCK_PAYS_PRODUCT},
        {CU_TABLE_GOOD_PRICES, CU_GOOD_SPACES, CU_STOCK_PAYS_GOOD},
    };
    *table = CU_TABLE_PLANTATIONS;
    atl_status status = check_plantations(edition, cell, why);
    for (int i = 0; i < 2 && status == ATL_OK; i++) {
        *table = markets[i].table;
        status = check_descending(table_of(edition, *table), markets[i].spaces, cell, why);
    }
    for (int i = 0; i < 2 && status == ATL_OK; i++)
        status = check_stock_prices(edition, markets[i].table, markets[i].spaces, markets[i].pays,
                                    table, cell, why);
    return status;
}
