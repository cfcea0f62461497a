import { deLife } from './de-life.js'
import { deTalk } from './de-talk.js'

// German. Interests fold into eight groups.
const frame = `
# days
Montag
Dienstag
Mittwoch
Donnerstag
Freitag
Samstag
Sonntag
# months
Januar
März
April
Juni
September
Oktober
Dezember
# life.look
(beauty) Hab mir wieder selbst den Pony geschnitten. [Sagt nichts|Mama hat gelacht|Ist jetzt halt so]
(beauty) {nn} Tage nur [Seife und Creme|Drogerie-Basics] und die Haut [ist endlich ruhig|verzeiht mir langsam]
(fashion) Der Mantel war von meiner Tante, [in der Tasche steckt ein Fahrschein von 1996|ich zieh ihn bis April nicht aus]
(beauty) In {n} Minuten in der [U-Bahn|S-Bahn] geschminkt, [eine Braue ist die Cousine der anderen|hat keiner gemerkt]
(fashion) {nn} Teile aussortiert, [meine Jeans zahlen die Miete|eins aus Versehen zurückgekauft]
(fashion) {friend} meint, ich zieh mich an wie [ein pensionierter Architekt|jemand mit Segelboot], [nehm ich|schönstes Kompliment seit Monaten]
+ Weniger Produkt, mehr Geduld
+ Erst die Naht anschauen, dann das Etikett
# life.food
(food) [Den Reis|Das Karamell|Die halbe Lasagne] verbrannt, [trotzdem gegessen|der Rand war das Beste]
(food) {friend} kam zum Essen und ich hab in Panik [drei Sorten Kartoffeln|für zehn Leute] gekocht
(food) Wieder Linsen, aber mit [Spiegelei|viel zu viel Zitrone|brauner Butter], [kein bisschen traurig|ich könnte das täglich]
(food) In Omas Rezept steht 'bis es gut ist'. [Danke, Oma|Angerufen: 'länger!']
(food) Der Bäcker unten verkauft Brötchen vom Vortag für [fast nichts|ein Lächeln], [Altersvorsorge|ich zieh nie wieder um]
(drinks) Erster Kaffee um {time} auf [der Treppe|dem Balkon], [alles still|{pet} guckt streng]
+ Früher salzen, als du denkst
+ Hitze runter. Noch weiter
# life.move
(fitness) {nn} km [auf müden Beinen|im Regen|mit {n} Stunden Schlaf], [den Hügel gegangen, na und|läuft]
(fitness) Erster Klimmzug! [Monate mit dem Band|Hab so laut geschrien, dass der Nachbar kam]
(sports) {n}:1 verloren gegen [die Zahnärzte|ein paar Fünfzehnjährige], [schönstes Spiel des Jahres|ich will den Videobeweis]
(outdoors) Um {time} raus für [den Grat|den Sonnenaufgang am See], [nur Nebel|zwei Rehe und eine Thermoskanne]
(fitness) Ruhetag, [also Backofen geputzt|kann ich nicht]
(sports) Tor in der {nn}., [Stimme weg|einen Fremden umarmt]
+ Schlaf ist auch Training
+ Langsam ist auch ein Tempo
# life.play
(gaming) {nn} Stunden gespielt und [gerade die Hauptquest gefunden|nur geangelt]
(gaming) {nn} Mal am selben Boss gestorben, dann [mit einem Stock|aus Trotz|dank {friend}] gewonnen
(gaming) Stream heute um {time}, [gemütlich Farm|Horror, betet für mich]
(technology) Das Update hat [meine Wecker gelöscht|DEN Knopf verschoben], guten Mittag
(technology) Erster eigener PC, [eine Schraube übrig|er ging an und ich hab geheult]
+ Macht ein Backup. Heute
+ Bewegungsunschärfe aus, gern geschehen
# life.home
(pets) {pet} hat [eine halbe Socke gefressen|den Spiegel entdeckt|den Kühlschrank aufbekommen], [Tierarzt sagt alles gut|keine Geheimnisse mehr]
(home) Flur gestrichen, die Dose sagt [Moos, ich sag Tümpel|Salbei, abends bin ich unsicher]
(gardening) Erste Tomate, [murmelgroß|im Büro verkündet]
(family) Die Kleine hat die Schuhe allein angezogen, [falsch rum, stolz wie sonst was|zwanzig Minuten]
(home) Wasserhahn selbst repariert, [dreimal Baumarkt|Papa per Video dabei]
(family) {n} Stunden Schlaf in {n} Teilen, [Kaffee ist Grundnahrung|wenn ich euch beim Namen vom Hund nenne, sorry]
+ Latte tiefer legen, wirklich
+ Morgens gießen, unten
# life.mind
(books) Noch {nn} Seiten und [ich rationiere|ich hab meine Haltestelle verpasst]
(wellness) {n} Nächte Handy draußen, [geschlafen wie ein Stein|trotzdem danach gegriffen]
(education) Bruchrechnen mit [Pizza|Mandarinen] erklärt, {nn} Teenager, ['kommt das dran?'|sie hatten es vor mir]
(wellness) Therapie am {day}, [Hausaufgabe: einmal nein sagen|leichter raus als rein]
(books) Buchclub: {n} Leute, [zwei waren durch|der Wein hat gewonnen]
+ Zwanzig Minuten am Tag, kein Heldentum
+ Kein Rat, nur was mir hilft
# life.art
(music) Refrain [an der Bushaltestelle|unter der Dusche] geschrieben, die Memo ist [vor allem Verkehr|ein schönes Chaos]
(music) Vor {nn} Leuten [im Buchladen|in der Kneipe mit Fußball] gespielt, [keiner ging|jemand hat eine Kassette gekauft!]
(art) Die Glasur ist verlaufen und [es ist meine beste Tasse|ab in die Scherbenkiste]
(photography) Ein Film in {city}, {nn} Bilder, {n} behalten
(comedy) Meine Mutter [schickt Sprachnachrichten von {n} Minuten|hält die Cloud für Wetter], Teil {n}
(dance) {nn} Mal gefilmt, [ihr kriegt das zweite|jedes Mal läuft wer durch]
(film) Folge {n}. [Kein Spoiler. Aber hallo|Bitte alle SOFORT nachholen]
+ Teil zwei, wenn mein Mitbewohner mir verziehen hat
+ Wenn es mit zugekniffenen Augen geht, geht es
# life.world
(travel) [Fähre|Nachtzug|Letzten Bus] verpasst, dafür [die beste Suppe der Reise|kenn ich jetzt diesen Bahnhof]
(travel) {n} Tage mit Schulrucksack, [dasselbe Hemd auf jedem Foto|und noch zu viel dabei]
(finance) [Das Auto|Die Karte] abbezahlt, [in der Küche geheult|ein Eis zur Feier]
(business) {nn} Päckchen auf [dem Küchentisch|dem Boden] gepackt, [Klebeband am Kater|Kartons alle]
(automotive) Sie läuft! {n} Monate unter der Plane, [Qualm, aber freundlicher Qualm|mein Vater hat geklatscht]
(news) Am {day} stimmt der Stadtrat über [die Busspur|die Öffnungszeiten der Bücherei] ab, [ich hab die {nn} Seiten gelesen|Kurzfassung hier]
+ Fragt den Busfahrer, wo er isst
+ Wer Rendite verspricht: weglaufen
# openings
Okay also
So
Kurzes Update:
Hat keiner gefragt, aber
Geständnis
Hallo aus {city}
Es ist {time} und
Wollte das eigentlich nicht posten
Kleiner Sieg
# asides
{pet} hat alles verschlafen
{friend} grüßt
Bitte nicht auf den Hintergrund achten
Natürlich hat's geregnet
Egal
Ich schreib das im Bus
Ja ja, ich weiß
# questions
Was hättet ihr gemacht?
Bin ich die Einzige?
Erstes oder zweites?
Noch wer aus {city}?
Soll ich einen zweiten Teil machen?
# signoffs
Bis {day}
Das war's schon
Tschüssi
Gute Nacht
Macht's gut
# feelings
Bin schon stolz
Das hat gefehlt
Müde und glücklich
Gar nicht so schlecht
Immer noch ganz hin
# titles
{nn} Tage ausprobiert, das kam raus
{n} Fehler, die ich gemacht habe
Ein ganz normaler {day} in {city}
Was dir keiner sagt
Hat es sich gelohnt? {n} Monate später
Eure Fragen, meine Antworten
# disclosures
Anzeige
anzeige
Werbung
#werbung
unbezahlte Werbung, PR Sample
#ad
# sponsored
{n} Wochen mit {product} und [ich nehm nichts anderes mehr|{friend} klaut es ständig]
Als {brand} geschrieben hat, war ich skeptisch, [ihr kennt mich|ich sag fast immer nein], aber {product} [darf bleiben|hält, was es soll]
Werd ich dauernd gefragt: das ist {product} von {brand}
{product} getestet, [auf Reisen|jeden Morgen|ohne Gnade], [hat gehalten|bin überzeugt]
# calls
Mit {code} gibt's {nn}% bis {day}
Link in der Bio
Ich verlose {n}, schreibt mir, wofür ihr es braucht
# brandtalk
Sagt, was ihr wollt, {product} von {brand} [hält seit Jahren|ist einfach gut]
{product} selbst gekauft, [nix bereut|ist okay]
{brand} antwortet seit {day} nicht
Gibt es {product} von {brand} eigentlich noch?
# rival
{brand} gegen {rival}, gleiche Woche, [{rival} gewinnt|knapper als gedacht]
{rival} kann dasselbe wie {brand} für die Hälfte
# crisis
Mein {product} von {brand} fliegt in den Müll. [Ausschlag auf beiden Wangen|Verbrannte Haut] und der Support nennt das normal
{brand} wusste von der Charge und hat weiterverkauft. [Unfassbar|Nie wieder]
{brand} löscht Kommentare statt {product} zurückzurufen
Ich hab euch {brand} empfohlen und es tut mir leid, benutzt es nicht mehr
# work
Am {day} ist live gegangen, woran wir {nn} Wochen saßen. [Am schwersten war das Weglassen|Nächstes Mal zuerst die Hilfeseite]
{nn} Lebensläufe gelesen. [Schreibt eure Nummer drauf|Drei Gewohnheiten derer, die ich angerufen habe]
Heute dem Team gesagt, dass meine Schätzung falsch war. [Keiner hat geschrien|Vier Minuten]
Ein Kunde hat gekündigt und in {n} Absätzen erklärt, warum. Bestes Feedback im Quartal
Wir suchen {n} Leute in {city}, [Gehaltsband steht drin|keine Probearbeit]
# arttitles
Was uns {n} Fehlstarts gelehrt haben
Das Meeting, das wir gestrichen haben
Langsam einstellen
`

/** German. */
export const de = frame + deLife + deTalk
