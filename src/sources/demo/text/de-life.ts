/** German posts that belong to one interest; the tag in front says which. */
export const deLife = `
# life.extra
(beauty) Meine Haut mochte [den Flug|die Hochzeit|drei kurze Nächte] nicht, also [Suppe und Creme|Omas Routine] bis {day}
(fashion) Stiefel beim Schuster gelassen, [wie neu für zwei Kaffee|Anschiss wegen Regen kassiert]
(drinks) Neue Bohnen, {n} Morgen, bis es [nach Pfirsich|nicht mehr nach Toast] schmeckt
(drinks) Lieblingstasse zerbrochen, [Schweigeminute|ist jetzt Stiftebecher]
(sports) Hundert Freiwürfe vor dem Frühstück, [die Hälfte drin|gezählt, ehrlich]
(outdoors) Das Zelt [tropft|riecht nach letztem Sommer], aber [die Aussicht|der Kaffee] macht's wett
(travel) Eine Frau auf dem Markt [hat meinen Reißverschluss mit der Gabel repariert|wollte kein Geld]
(technology) Den ganzen Nachmittag Fehler gesucht, war ein Komma, [gute Nacht|ich rechne nach Komma ab]
(gaming) Meine Schwester spielt [nur, um den Hund zu streicheln|besser als ich], wir müssen reden
(music) {n} Akkorde, eine gerissene Saite und [ein Nachbar, der klatscht|guter Wille]
(dance) Probe bis {time}, [Ellbogen aufgeschürft|die Hebung sitzt], offene Stunde am {day}
(dance) Acht Zähler pures Chaos, [ganze Version, wenn die Knie wollen|markiert wen, der's kann]
(film) {n} Filme diese Woche, [beim Zeichentrick geheult|nur einer hatte ein Ende]
(art) Skizzenbuch Seite {nn}: [wieder Hände|schlafende Leute in der Bahn]
(photography) {nn} Minuten auf jemanden in Rot gewartet, [kam eine Taube|hat sich gelohnt]
(books) Die Bücherei in {city} hat mir die Gebühr erlassen, [schönste Einrichtung der Welt|ich würd für sie alles tun]
(comedy) Erwachsen sein heißt, [bis zum Ende 'wir müssen uns mal treffen' zu sagen|sich über einen Schwamm zu freuen]
(gardening) Schnecken haben den Salat, [am {day} von vorn|Verhandlungen laufen]
(pets) {n} Jahre ist {pet} jetzt bei uns, [hatte vor allem Angst|und schaut mal]
(family) Mein Teenager [hat guten Morgen gesagt|hat gelacht und es abgestritten], ich rahm's ein
(education) {nnn} Tage Japanisch und [Suppe bestellt und Suppe bekommen|einen Witz verstanden]
(business) Preise um {nn}% rauf, [keiner hat gezuckt|zwei sind weg, war richtig]
(business) Einen Kunden verloren. [Meine Schuld|Passte nicht]. Ich schreib's auf
(finance) {nn} Tage jede Ausgabe notiert, Täter: [der Lieferdienst|vergessene Abos]
(finance) Monat ohne Kaufen, Tag {nn}: [für ein Croissant schwach geworden|danke, Bücherei]
(automotive) {n} Wochen ein Klappern gesucht, war [eine Münze|ein Löffel]
(automotive) Sonntagsrunde, {nn} Kurven, [ein Traktor|Mücken in den Zähnen]
(news) Korrektur: ich schrieb {nn}, richtig ist {nn}. [Sorry, danke fürs Prüfen|Oben geändert]
(news) {nn} Leute bei der Versammlung zum [Fluss|Schuldach], [fast alle bis zum Schluss|und ein ruhiger Hund]
# official
{product} ist da. [Ihr habt gefragt|{nn} Prototypen später]
So entsteht {product}: {n} Leute und [eine sehr laute Maschine|viel Klebeband]
{product} wieder lieferbar, [sorry fürs Warten|diesmal pünktlich]
`
