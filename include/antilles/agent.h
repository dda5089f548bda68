/* Agents: players that are programs.
 *
 *     atl_agent agent;
 *     if (atl_agent_read(&agent, "mcts:iterations=2000", &why) != ATL_OK) ...
 *     if (atl_agent_start(&agent, game, &why) != ATL_OK) ...     (antilles/arena.h)
 *     atl_match_observe(match, seat, view);
 *     action = atl_agent_choose(&agent, game, view, seat, &rng);
 *     atl_agent_stop(&agent);
 *
 * An agent sees only the view of its seat. Freshly started, the same view, seat and
 * rng give the same choice on every machine, unless time or threads come into it.
 */
#ifndef ANTILLES_AGENT_H
#define ANTILLES_AGENT_H

#include "antilles/game.h"
#include "antilles/search.h"

ATL_BEGIN

#define ATL_AGENT_BYTES 128 /* longest description of an agent, NUL included */

/* What an agent needs of the world around it; both may be NULL. */
typedef struct atl_host {
    uint64_t (*clock)(void); /* milliseconds; without it, time limits nothing */
    /* Calls work(user, i) for i from 0 to count - 1, side by side if possible. */
    void (*spread)(int count, void (*work)(void *user, int index), void *user);
} atl_host;

typedef struct atl_agent atl_agent;

/* A kind of agent. What a kind does not need is NULL. */
typedef struct atl_agent_kind {
    const char *name;
    const char *summary; /* an English sentence, translatable */

    /* Takes the settings that follow the name and a colon. */
    atl_status (*read)(atl_agent *agent, const char *settings, atl_reason *why);

    /* It is another program: its settings cannot be missing, and things may go wrong. */
    bool external;

    /* Bytes of memory to play `game`, and getting ready in them. */
    size_t (*bytes)(const atl_agent *agent, const atl_game *game);
    void (*open)(atl_agent *agent, const atl_game *game);

    /* Getting ready for another game, without opening again, and giving back what the
     * agent has taken besides its memory. */
    void (*renew)(atl_agent *agent, const atl_game *game);
    void (*close)(atl_agent *agent);

    atl_action (*choose)(atl_agent *agent, const atl_game *game, const void *view, int seat,
                         atl_rng *rng);
} atl_agent_kind;

/* An agent. Between opening and the end it owns nothing but uses its memory. */
struct atl_agent {
    const atl_agent_kind *kind;
    char text[ATL_AGENT_BYTES]; /* as it was read */
    void *memory;
    const atl_host *host;

    /* What went wrong with an external agent: whom to tell (NULL: nobody), and how often.
     * The report may come from any thread that plays. */
    void (*report)(const atl_agent *agent, const atl_reason *why);
    uint32_t incidents;

    atl_search_settings search; /* of a kind that searches */
};

/* All kinds, ending with NULL. */
ATL_API extern const atl_agent_kind *const atl_agent_kinds[];

/* The levels for people, from the weakest on: kinds of agents, each by its name. */
ATL_API extern const char *const atl_level_names[ATL_LEVELS];

/* Reads a description such as "greedy" or "mcts:iterations=2000,threads=2". */
ATL_API atl_status atl_agent_read(atl_agent *agent, const char *text, atl_reason *why);

/* Bytes of memory the agent needs to play `game`; may be 0. */
ATL_API size_t atl_agent_bytes(const atl_agent *agent, const atl_game *game);

/* Gets the agent ready in that memory, aligned to 8, which stays the caller's.
 * `host` must outlive the agent and may be NULL. */
ATL_API void atl_agent_open(atl_agent *agent, const atl_game *game, void *memory,
                            const atl_host *host);

/* Chooses a legal action. `seat` must be to act in the view. A single legal
 * action is returned without asking the agent. */
ATL_API atl_action atl_agent_choose(atl_agent *agent, const atl_game *game, const void *view,
                                    int seat, atl_rng *rng);

ATL_END

#endif
