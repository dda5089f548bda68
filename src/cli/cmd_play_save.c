/* Saving a game after every move, without ever harming another file. */
#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "cli/play.h"

static void forget_path(play *p)
{
    free(p->path);
    p->path = NULL;
}

/* Writes the record and remembers what the file looks like now. */
static bool write_record(play *p)
{
    atl_reason why;
    atl_status status = atl_record_save(p->path, p->match, &p->info, &why);
    if (status == ATL_OK)
        return stat(p->path, &p->saved) == 0;
    if (status == ATL_NO_MEMORY)
        cli_error("%s", _("out of memory"));
    else
        cli_reason(p->path, &why);
    return false;
}

bool play_save_start(play *p, const char *path)
{
    int file = open(path, O_WRONLY | O_CREAT | O_EXCL, 0666); /* no race with others */
    if (file < 0) {
        if (errno == EEXIST)
            cli_error(_("%s exists already and is left as it is; --resume goes on with a saved "
                        "game"),
                      path);
        else
            cli_error(_("%s cannot be written: %s"), path, strerror(errno));
        return false;
    }
    close(file);
    forget_path(p);
    p->path = strdup(path);
    if (p->path != NULL && write_record(p))
        return true;
    unlink(path);
    forget_path(p);
    return false;
}

void play_save_resume(play *p, const char *path)
{
    p->path = strdup(path);
    if (p->path != NULL && stat(path, &p->saved) != 0)
        forget_path(p);
}

static bool is_same(const struct stat *a, const struct stat *b)
{
    return a->st_dev == b->st_dev && a->st_ino == b->st_ino && a->st_size == b->st_size &&
           a->st_mtim.tv_sec == b->st_mtim.tv_sec && a->st_mtim.tv_nsec == b->st_mtim.tv_nsec;
}

void play_save(play *p)
{
    struct stat now;
    if (p->path == NULL)
        return;
    if (stat(p->path, &now) == 0 && !is_same(&now, &p->saved)) {
        cli_error(_("%s was changed by somebody else and is left as it is; save this game to "
                    "another file"),
                  p->path);
        forget_path(p);
        return;
    }
    write_record(p);
}

void play_save_tell(const play *p)
{
    const canvas *c = &p->canvas;
    if (p->path == NULL)
        canvas_wrap(c, 0, "%s", _("The game is not saved."));
    else if (atl_match_to_act(p->match) == ATL_OVER)
        canvas_wrap(c, 0, _("The record is in %s."), p->path);
    else
        canvas_wrap(c, 0, _("The game is saved; go on with: antilles play --resume %s"), p->path);
}
