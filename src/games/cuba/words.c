/* The words of notation, events and facts; docs/notation/cuba.md lists them. */
#include "games/cuba/rules.h"

const char *const cu_piece_words[] = {"wood",    "stone", "water",  "citrus", "sugar",
                                      "tobacco", "rum",   "cigars", NULL};

/* Kinds of field in the order of the pieces they give. */
const char *const cu_ground_words[] = {"forest",  "mountain",          "lake", "citrus", "sugar",
                                       "tobacco", "printed-warehouse", NULL};

const char *const cu_character_words[] = {"worker",  "tradeswoman", "architect",
                                          "foreman", "mayor",       NULL};

#define TILE_WORDS                                                                                 \
    "cement-factory", "saw-mill", "golf-course", "monastery", "rum-cafe", "cigar-cafe",            \
        "small-branch-office", "large-branch-office", "hotel", "inn", "general-store",             \
        "product-house", "resource-house", "small-bank", "large-bank", "cigar-factory",            \
        "cigar-factory-2", "distillery", "distillery-2", "black-market", "church", "town-hall",    \
        "dam", "lighthouse", "warehouse", "printed-warehouse"

const char *const cu_tile_words[] = {TILE_WORDS, NULL};

const char *const cu_why_words[] = {
    "worker", "tradeswoman",  "architect", "foreman",      "mayor",      TILE_WORDS,
    "setup",  "irrigation",   "cost",      "building-act", "parliament", "tax",
    "duty",   "tax-and-duty", "subsidy",   "round-end",    "final",      NULL};

const char *const cu_field_words[] = {"a1", "b1", "c1", "d1", "a2", "b2", "c2",
                                      "d2", "a3", "b3", "c3", "d3", NULL};

const char *const cu_statute_words[] = {"tax-1",
                                        "tax-2",
                                        "tax-3",
                                        "tax-4",
                                        "tax-5",
                                        "tax-buildings",
                                        "duty-citrus",
                                        "duty-sugar",
                                        "duty-tobacco",
                                        "duty-water",
                                        "duty-resources",
                                        "duty-products",
                                        "subsidy-buildings",
                                        "subsidy-resource-fields",
                                        "subsidy-product-fields",
                                        "subsidy-water",
                                        "subsidy-votes",
                                        "subsidy-pesos",
                                        "market-minus",
                                        "market-plus",
                                        "drought",
                                        "building",
                                        "harbor",
                                        "corruption",
                                        "initial-tax",
                                        "initial-duty",
                                        NULL};

const char *const cu_type_words[] = {"tax", "duty", "subsidy", "other", NULL};
const char *const cu_place_words[] = {"sea", "dock-1", "dock-2", "dock-3", NULL};
const char *const cu_stage_words[] = {"setup",    "bills", "actions", "parliament",
                                      "statutes", "end",   "over",    NULL};
const char *const cu_phase_words[] = {
    "draw-ship", "draw-start", "draw-bill", "side",      "supply",   "set-aside", "character",
    "move",      "harvest",    "irrigate",  "trade",     "build",    "place",     "mode",
    "use",       "amount",     "give",      "give-more", "swap",     "veto",      "fetch",
    "dock",      "office",     "load",      "load-more", "hundreds", "bid",       "pass",
    "tax",       "duty",       "duty-more", "over",      NULL};
const char *const cu_mode_words[] = {"row-and-column", "any-one", NULL};
const char *const cu_colour_words[] = {"blue", "red", "yellow", "green", "purple", NULL};
const char *const cu_lapse_words[] = {"replaced", "rejected", NULL};
const char *const cu_at_words[] = {"market", "stock", NULL};
