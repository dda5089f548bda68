/* Webhooks against a listener of one connection: what arrives, what counts as success, and
 * where a call may not go. */
#include <arpa/inet.h>
#include <netinet/in.h>
#include <poll.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

#include "server/wake.h"
#include "server/webhook.h"

/* ---- a listener --------------------------------------------------------------------- */

typedef struct listener {
    int fd;
    int port;
    const char *reply; /* NULL: never says anything */
    bool endless;      /* goes on after the reply */
    bool asked;        /* somebody connected */
    char request[4096];
    int stop[2];
    pthread_t thread;
} listener;

/* Waits for input or the end of the test. */
static bool has_input(const listener *l, int fd)
{
    struct pollfd waits[2] = {{.fd = fd, .events = POLLIN}, {.fd = l->stop[0], .events = POLLIN}};
    return poll(waits, 2, 30000) > 0 && waits[0].revents != 0;
}

/* A request is whole when its body has as many bytes as its header says. */
static bool is_whole(const char *request)
{
    const char *end = strstr(request, "\r\n\r\n");
    const char *length = strstr(request, "Content-Length: ");
    return end != NULL && (length == NULL || strlen(end + 4) >= strtoul(length + 16, NULL, 10));
}

static void *listen_once(void *user)
{
    listener *l = user;
    size_t size = 0;
    if (!has_input(l, l->fd))
        return NULL;
    int fd = accept(l->fd, NULL, NULL);
    l->asked = true;
    while (!is_whole(l->request) && has_input(l, fd)) {
        ssize_t got = recv(fd, l->request + size, sizeof l->request - 1 - size, 0);
        if (got <= 0)
            break;
        size += (size_t)got;
    }
    if (l->reply != NULL)
        send(fd, l->reply, strlen(l->reply), MSG_NOSIGNAL);
    while (l->endless && send(fd, l->request, sizeof l->request, MSG_NOSIGNAL) > 0)
        continue;
    if (l->reply == NULL)
        has_input(l, l->stop[0]);
    close(fd);
    return NULL;
}

static void start_listener(listener *l, const char *reply)
{
    struct sockaddr_in address = {.sin_family = AF_INET};
    socklen_t size = sizeof address;
    *l = (listener){.reply = reply, .endless = reply != NULL && strstr(reply, "endless") != NULL};
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    l->fd = socket(AF_INET, SOCK_STREAM, 0);
    assert_true(l->fd >= 0);
    assert_int_equal(bind(l->fd, (struct sockaddr *)&address, sizeof address), 0);
    assert_int_equal(listen(l->fd, 5), 0);
    assert_int_equal(getsockname(l->fd, (struct sockaddr *)&address, &size), 0);
    l->port = ntohs(address.sin_port);
    assert_int_equal(pipe(l->stop), 0);
    assert_int_equal(pthread_create(&l->thread, NULL, listen_once, l), 0);
}

static void stop_listener(listener *l)
{
    assert_int_equal(write(l->stop[1], "", 1), 1);
    pthread_join(l->thread, NULL);
    close(l->fd);
    close(l->stop[0]);
    close(l->stop[1]);
}

/* ---- calls -------------------------------------------------------------------------- */

static webhook *must_start(bool private_ok, uint32_t milliseconds)
{
    webhook_settings settings = {.private_ok = private_ok, .milliseconds = milliseconds};
    webhook *w = webhook_start(&settings, wake, NULL);
    assert_non_null(w);
    return w;
}

static webhook_answer next_answer(webhook *w)
{
    webhook_answer answer;
    for (;;) {
        if (webhook_take(w, &answer))
            return answer;
        wake_wait();
    }
}

static void call_port(webhook *w, int64_t id, int port)
{
    char url[80];
    snprintf(url, sizeof url, "http://127.0.0.1:%d/hook?to=1", port);
    assert_true(webhook_call(w, id, url, "{\"your\":\"turn\"}"));
}

static double seconds(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec + (double)now.tv_nsec / 1e9;
}

/* ---- tests -------------------------------------------------------------------------- */

static void test_a_call_posts_json(void **state)
{
    listener l;
    (void)state;
    start_listener(&l, "HTTP/1.1 204 No Content\r\n\r\n");
    webhook *w = must_start(true, 0);
    call_port(w, 42, l.port);
    webhook_answer answer = next_answer(w);
    assert_int_equal(answer.id, 42);
    assert_true(answer.good);
    assert_int_equal(answer.status, 204);
    assert_string_equal(answer.error, "");
    webhook_stop(w);
    stop_listener(&l);
    assert_ptr_equal(strstr(l.request, "POST /hook?to=1 HTTP/1.1\r\n"), l.request);
    assert_non_null(strstr(l.request, "\r\nContent-Type: application/json\r\n"));
    assert_non_null(strstr(l.request, "\r\nUser-Agent: antilles/"));
    assert_non_null(strstr(l.request, "\r\n\r\n{\"your\":\"turn\"}"));
}

static void test_only_success_is_good(void **state)
{
    static const char *const replies[] = {
        "HTTP/1.1 500 Oh\r\nContent-Length: 0\r\n\r\n",
        "HTTP/1.1 404 No\r\nContent-Length: 2\r\n\r\nno",
        "HTTP/1.1 304 Same\r\n\r\n",
        "garbage\r\n\r\n",
        "",
    };
    static const int statuses[] = {500, 404, 304, 0, 0};
    (void)state;
    for (size_t i = 0; i < sizeof replies / sizeof replies[0]; i++) {
        listener l;
        start_listener(&l, replies[i]);
        webhook *w = must_start(true, 0);
        call_port(w, 1, l.port);
        webhook_answer answer = next_answer(w);
        assert_false(answer.good);
        assert_int_equal(answer.status, statuses[i]);
        assert_string_not_equal(answer.error, "");
        webhook_stop(w);
        stop_listener(&l);
    }
}

static void test_redirects_are_not_followed(void **state)
{
    listener l;
    listener other;
    char reply[200];
    (void)state;
    start_listener(&other, "HTTP/1.1 200 OK\r\n\r\n");
    snprintf(reply, sizeof reply,
             "HTTP/1.1 307 There\r\nLocation: http://127.0.0.1:%d/\r\nContent-Length: 0\r\n\r\n",
             other.port);
    start_listener(&l, reply);
    webhook *w = must_start(true, 0);
    call_port(w, 1, l.port);
    webhook_answer answer = next_answer(w);
    assert_false(answer.good);
    assert_int_equal(answer.status, 307);
    webhook_stop(w);
    stop_listener(&l);
    stop_listener(&other);
    assert_false(other.asked);
}

/* However the address of this machine is written. */
static void test_private_addresses_are_not_called(void **state)
{
    static const char *const hosts[] = {"127.0.0.1",          "localhost", "127.1",
                                        "0x7f000001",         "0.0.0.0",   "2130706433",
                                        "[::ffff:127.0.0.1]", "[::1]",     "[::]"};
    listener l;
    (void)state;
    start_listener(&l, "HTTP/1.1 200 OK\r\n\r\n");
    webhook *w = must_start(false, 0);
    for (size_t i = 0; i < sizeof hosts / sizeof hosts[0]; i++) {
        char url[80];
        snprintf(url, sizeof url, "http://%s:%d/", hosts[i], l.port);
        assert_true(webhook_call(w, (int64_t)i, url, "{}"));
        webhook_answer answer = next_answer(w);
        assert_false(answer.good);
        assert_int_equal(answer.status, 0);
        if (i == 0)
            assert_string_equal(answer.error, "the address is not a public one");
    }
    webhook_stop(w);
    stop_listener(&l);
    assert_false(l.asked);
}

static void test_public_addresses(void **state)
{
    static const char *const good[] = {
        "1.1.1.1",         "9.255.255.255",        "11.0.0.0",        "100.63.255.255",
        "100.128.0.0",     "126.255.255.255",      "128.0.0.0",       "169.253.255.255",
        "169.255.0.0",     "172.15.255.255",       "172.32.0.0",      "192.167.255.255",
        "192.169.0.0",     "198.17.255.255",       "198.20.0.0",      "223.255.255.255",
        "2606:4700::1111", "2a00:1450:4001:81b::", "::ffff:1.1.1.1",  "64:ff9b::8.8.8.8",
        "2001:200::1",     "3ffe:ffff::",          "2003:db:ff00::1",
    };
    static const char *const bad[] = {
        "0.0.0.0",
        "0.1.2.3",
        "10.0.0.1",
        "10.255.255.255",
        "100.64.0.0",
        "100.127.255.255",
        "127.0.0.1",
        "127.255.255.255",
        "169.254.169.254",
        "172.16.0.1",
        "172.31.255.255",
        "192.168.0.1",
        "192.0.2.1",
        "198.18.0.1",
        "198.19.255.255",
        "203.0.113.9",
        "224.0.0.1",
        "239.255.255.255",
        "240.0.0.1",
        "255.255.255.255",
        "::",
        "::1",
        "::127.0.0.1",
        "::ffff:127.0.0.1",
        "::ffff:10.1.1.1",
        "64:ff9b::10.0.0.1",
        "64:ff9b:1::1",
        "fe80::1",
        "fec0::1",
        "fc00::1",
        "fd12:3456::1",
        "ff02::1",
        "2001:db8::1",
        "2001::1",
        "2002:7f00:1::",
        "100::1",
        "4000::1",
        "3fff::1",
    };
    (void)state;
    for (size_t i = 0; i < sizeof good / sizeof good[0] + sizeof bad / sizeof bad[0]; i++) {
        bool is_good = i < sizeof good / sizeof good[0];
        const char *text = is_good ? good[i] : bad[i - sizeof good / sizeof good[0]];
        struct sockaddr_in four = {.sin_family = AF_INET};
        struct sockaddr_in6 six = {.sin6_family = AF_INET6};
        bool found = false;
        if (inet_pton(AF_INET, text, &four.sin_addr) == 1)
            found = webhook_is_public(&four);
        else if (inet_pton(AF_INET6, text, &six.sin6_addr) == 1)
            found = webhook_is_public(&six);
        else
            fail_msg("%s is no address", text);
        if (found != is_good)
            fail_msg("%s", text);
    }
    struct sockaddr other = {.sa_family = AF_UNIX};
    assert_false(webhook_is_public(&other));
}

static void test_urls(void **state)
{
    static const char *const good[] = {"http://example.org", "https://example.org/a?b=c#d",
                                       "https://example.org:8443/hook", "http://[2606:4700::1111]/",
                                       "http://192.168.0.3:123/ha"};
    static const char *const bad[] = {"",
                                      "example.org",
                                      "ftp://example.org/",
                                      "file:///etc/passwd",
                                      "http://",
                                      "https:///path",
                                      "http://anna:secret@example.org/",
                                      "http://anna@example.org/",
                                      "http://example.org/a b",
                                      "http://example.org/\n",
                                      "http://exämple.org/",
                                      "javascript:alert(1)",
                                      "HTTP://example.org/",
                                      "http://example.org:99999/",
                                      "gopher://example.org/",
                                      "http:/example.org"};
    char longest[WEBHOOK_URL_BYTES + 1] = "http://example.org/";
    (void)state;
    for (size_t i = 0; i < sizeof good / sizeof good[0]; i++)
        assert_true(webhook_is_url(good[i]));
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++) {
        if (webhook_is_url(bad[i]))
            fail_msg("%s", bad[i]);
    }
    memset(longest + strlen(longest), 'x', WEBHOOK_URL_BYTES - strlen(longest));
    assert_false(webhook_is_url(longest));
    longest[WEBHOOK_URL_BYTES - 1] = '\0';
    assert_true(webhook_is_url(longest));
    webhook *w = must_start(true, 0);
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++) {
        assert_true(webhook_call(w, 5, bad[i], "{}"));
        webhook_answer answer = next_answer(w);
        assert_int_equal(answer.id, 5);
        assert_false(answer.good);
    }
    webhook_stop(w);
}

static void test_a_slow_one_is_given_up_and_holds_up_nobody(void **state)
{
    listener slow;
    listener quick;
    (void)state;
    start_listener(&slow, NULL);
    start_listener(&quick, "HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n");
    webhook *w = must_start(true, 700);
    call_port(w, 1, slow.port);
    call_port(w, 2, quick.port);
    webhook_answer answer = next_answer(w);
    assert_int_equal(answer.id, 2);
    assert_true(answer.good);
    answer = next_answer(w);
    assert_int_equal(answer.id, 1);
    assert_false(answer.good);
    assert_non_null(strstr(answer.error, "Timeout"));
    webhook_stop(w);
    stop_listener(&slow);
    stop_listener(&quick);
}

static void test_an_endless_answer_is_cut_off(void **state)
{
    listener l;
    (void)state;
    start_listener(&l, "HTTP/1.1 200 OK\r\nX: endless\r\n\r\n");
    webhook *w = must_start(true, 20000);
    double began = seconds();
    call_port(w, 1, l.port);
    webhook_answer answer = next_answer(w);
    assert_true(answer.good);
    assert_true(seconds() - began < 10);
    webhook_stop(w);
    stop_listener(&l);
}

static void test_a_stop_does_not_wait(void **state)
{
    listener l;
    (void)state;
    start_listener(&l, NULL);
    webhook *w = must_start(true, 0);
    call_port(w, 1, l.port);
    for (int i = 0; i < 100; i++)
        call_port(w, 2, l.port);
    poll(NULL, 0, 50);
    double began = seconds();
    webhook_stop(w);
    assert_true(seconds() - began < 3);
    stop_listener(&l);
    webhook_stop(NULL);
}

static void test_the_queue_is_bounded(void **state)
{
    listener l;
    int asked = 0;
    (void)state;
    start_listener(&l, NULL);
    webhook *w = must_start(true, 0);
    while (asked < 2 * WEBHOOK_MOST && webhook_call(w, asked, "http://127.0.0.1:1/\n", "{}"))
        asked++;
    assert_int_equal(asked, WEBHOOK_MOST);
    for (int i = 0; i < WEBHOOK_MOST; i++)
        assert_int_equal(next_answer(w).id, i);
    assert_true(webhook_call(w, 1, "", "{}"));
    webhook_stop(w);
    stop_listener(&l);
}

static void test_proxies_of_the_environment_do_not_count(void **state)
{
    listener l;
    (void)state;
    setenv("http_proxy", "http://127.0.0.1:9", 1);
    setenv("ALL_PROXY", "socks5://127.0.0.1:9", 1);
    start_listener(&l, "HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n");
    webhook *w = must_start(true, 0);
    call_port(w, 1, l.port);
    assert_true(next_answer(w).good);
    webhook_stop(w);
    stop_listener(&l);
    unsetenv("http_proxy");
    unsetenv("ALL_PROXY");
}

int main(void)
{
#define TEST(name) cmocka_unit_test_setup_teardown(test_##name, wake_open, wake_close)
    const struct CMUnitTest tests[] = {
        TEST(a_call_posts_json),
        TEST(only_success_is_good),
        TEST(redirects_are_not_followed),
        TEST(private_addresses_are_not_called),
        TEST(public_addresses),
        TEST(urls),
        TEST(a_slow_one_is_given_up_and_holds_up_nobody),
        TEST(an_endless_answer_is_cut_off),
        TEST(a_stop_does_not_wait),
        TEST(the_queue_is_bounded),
        TEST(proxies_of_the_environment_do_not_count),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
