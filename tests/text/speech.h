/* Speaking the languages of the program in a test. */
#ifndef TESTS_TEXT_SPEECH_H
#define TESTS_TEXT_SPEECH_H

/* From now on sentences are in this language, with the catalogue of the build. */
void speak(const char *language);

#endif
