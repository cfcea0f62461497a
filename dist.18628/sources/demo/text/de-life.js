const deLife = `
# life.extra
(beauty) Meine Haut mochte [den Flug|die Hochzeit|drei kurze N\xE4chte] nicht, also [Suppe und Creme|Omas Routine] bis {day}
(fashion) Stiefel beim Schuster gelassen, [wie neu f\xFCr zwei Kaffee|Anschiss wegen Regen kassiert]
(drinks) Neue Bohnen, {n} Morgen, bis es [nach Pfirsich|nicht mehr nach Toast] schmeckt
(drinks) Lieblingstasse zerbrochen, [Schweigeminute|ist jetzt Stiftebecher]
(sports) Hundert Freiw\xFCrfe vor dem Fr\xFChst\xFCck, [die H\xE4lfte drin|gez\xE4hlt, ehrlich]
(outdoors) Das Zelt [tropft|riecht nach letztem Sommer], aber [die Aussicht|der Kaffee] macht's wett
(travel) Eine Frau auf dem Markt [hat meinen Rei\xDFverschluss mit der Gabel repariert|wollte kein Geld]
(technology) Den ganzen Nachmittag Fehler gesucht, war ein Komma, [gute Nacht|ich rechne nach Komma ab]
(gaming) Meine Schwester spielt [nur, um den Hund zu streicheln|besser als ich], wir m\xFCssen reden
(music) {n} Akkorde, eine gerissene Saite und [ein Nachbar, der klatscht|guter Wille]
(dance) Probe bis {time}, [Ellbogen aufgesch\xFCrft|die Hebung sitzt], offene Stunde am {day}
(dance) Acht Z\xE4hler pures Chaos, [ganze Version, wenn die Knie wollen|markiert wen, der's kann]
(film) {n} Filme diese Woche, [beim Zeichentrick geheult|nur einer hatte ein Ende]
(art) Skizzenbuch Seite {nn}: [wieder H\xE4nde|schlafende Leute in der Bahn]
(photography) {nn} Minuten auf jemanden in Rot gewartet, [kam eine Taube|hat sich gelohnt]
(books) Die B\xFCcherei in {city} hat mir die Geb\xFChr erlassen, [sch\xF6nste Einrichtung der Welt|ich w\xFCrd f\xFCr sie alles tun]
(comedy) Erwachsen sein hei\xDFt, [bis zum Ende 'wir m\xFCssen uns mal treffen' zu sagen|sich \xFCber einen Schwamm zu freuen]
(gardening) Schnecken haben den Salat, [am {day} von vorn|Verhandlungen laufen]
(pets) {n} Jahre ist {pet} jetzt bei uns, [hatte vor allem Angst|und schaut mal]
(family) Mein Teenager [hat guten Morgen gesagt|hat gelacht und es abgestritten], ich rahm's ein
(education) {nnn} Tage Japanisch und [Suppe bestellt und Suppe bekommen|einen Witz verstanden]
(business) Preise um {nn}% rauf, [keiner hat gezuckt|zwei sind weg, war richtig]
(business) Einen Kunden verloren. [Meine Schuld|Passte nicht]. Ich schreib's auf
(finance) {nn} Tage jede Ausgabe notiert, T\xE4ter: [der Lieferdienst|vergessene Abos]
(finance) Monat ohne Kaufen, Tag {nn}: [f\xFCr ein Croissant schwach geworden|danke, B\xFCcherei]
(automotive) {n} Wochen ein Klappern gesucht, war [eine M\xFCnze|ein L\xF6ffel]
(automotive) Sonntagsrunde, {nn} Kurven, [ein Traktor|M\xFCcken in den Z\xE4hnen]
(news) Korrektur: ich schrieb {nn}, richtig ist {nn}. [Sorry, danke f\xFCrs Pr\xFCfen|Oben ge\xE4ndert]
(news) {nn} Leute bei der Versammlung zum [Fluss|Schuldach], [fast alle bis zum Schluss|und ein ruhiger Hund]
# official
{product} ist da. [Ihr habt gefragt|{nn} Prototypen sp\xE4ter]
So entsteht {product}: {n} Leute und [eine sehr laute Maschine|viel Klebeband]
{product} wieder lieferbar, [sorry f\xFCrs Warten|diesmal p\xFCnktlich]
`
export { deLife }
//# sourceMappingURL=de-life.js.map
