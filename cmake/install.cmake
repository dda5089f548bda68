# What `make install` copies. Everything is found relative to the prefix, so a
# staged or moved tree works too.
file(RELATIVE_PATH ANTILLES_PC_TO_PREFIX
     /prefix/${CMAKE_INSTALL_LIBDIR}/pkgconfig /prefix)
string(REGEX REPLACE "/$" "" ANTILLES_PC_TO_PREFIX "${ANTILLES_PC_TO_PREFIX}")
configure_file(cmake/antilles.pc.in antilles.pc @ONLY)

install(TARGETS antilles antilles_static antilles_shared
        RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR}
        LIBRARY DESTINATION ${CMAKE_INSTALL_LIBDIR}
        ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR})
install(FILES ${ANTILLES_HEADERS} DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}/antilles)
install(FILES ${PROJECT_BINARY_DIR}/antilles.pc DESTINATION ${CMAKE_INSTALL_LIBDIR}/pkgconfig)
install(FILES man/antilles.1 DESTINATION ${CMAKE_INSTALL_MANDIR}/man1)
foreach(language IN LISTS ANTILLES_LANGUAGES)
    install(FILES man/${language}/antilles.1
            DESTINATION ${CMAKE_INSTALL_MANDIR}/${language}/man1)
endforeach()
install(FILES completions/antilles
        DESTINATION ${CMAKE_INSTALL_DATAROOTDIR}/bash-completion/completions)
