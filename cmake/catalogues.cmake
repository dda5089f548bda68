# Compiles po/LANGUAGE.po into locale/LANGUAGE/LC_MESSAGES/antilles.mo, the layout
# that gettext expects, and installs it.
find_program(MSGFMT msgfmt REQUIRED)
set(ANTILLES_CATALOGUES "")
foreach(language IN LISTS ANTILLES_LANGUAGES)
    set(po ${PROJECT_SOURCE_DIR}/po/${language}.po)
    set(folder ${PROJECT_BINARY_DIR}/locale/${language}/LC_MESSAGES)
    add_custom_command(
        OUTPUT ${folder}/antilles.mo
        COMMAND ${CMAKE_COMMAND} -E make_directory ${folder}
        COMMAND ${MSGFMT} --check-format --check-domain -o ${folder}/antilles.mo ${po}
        DEPENDS ${po}
        COMMENT "Compiling the catalogue ${language}"
        VERBATIM)
    list(APPEND ANTILLES_CATALOGUES ${folder}/antilles.mo)
    install(FILES ${folder}/antilles.mo
            DESTINATION ${CMAKE_INSTALL_LOCALEDIR}/${language}/LC_MESSAGES)
endforeach()
add_custom_target(catalogues ALL DEPENDS ${ANTILLES_CATALOGUES})
