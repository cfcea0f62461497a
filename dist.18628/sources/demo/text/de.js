import { deLife } from './de-life.js'
import { deTalk } from './de-talk.js'
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
M\xE4rz
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
(fashion) {nn} Teile aussortiert, [meine Jeans zahlen die Miete|eins aus Versehen zur\xFCckgekauft]
(fashion) {friend} meint, ich zieh mich an wie [ein pensionierter Architekt|jemand mit Segelboot], [nehm ich|sch\xF6nstes Kompliment seit Monaten]
+ Weniger Produkt, mehr Geduld
+ Erst die Naht anschauen, dann das Etikett
# life.food
(food) [Den Reis|Das Karamell|Die halbe Lasagne] verbrannt, [trotzdem gegessen|der Rand war das Beste]
(food) {friend} kam zum Essen und ich hab in Panik [drei Sorten Kartoffeln|f\xFCr zehn Leute] gekocht
(food) Wieder Linsen, aber mit [Spiegelei|viel zu viel Zitrone|brauner Butter], [kein bisschen traurig|ich k\xF6nnte das t\xE4glich]
(food) In Omas Rezept steht 'bis es gut ist'. [Danke, Oma|Angerufen: 'l\xE4nger!']
(food) Der B\xE4cker unten verkauft Br\xF6tchen vom Vortag f\xFCr [fast nichts|ein L\xE4cheln], [Altersvorsorge|ich zieh nie wieder um]
(drinks) Erster Kaffee um {time} auf [der Treppe|dem Balkon], [alles still|{pet} guckt streng]
+ Fr\xFCher salzen, als du denkst
+ Hitze runter. Noch weiter
# life.move
(fitness) {nn} km [auf m\xFCden Beinen|im Regen|mit {n} Stunden Schlaf], [den H\xFCgel gegangen, na und|l\xE4uft]
(fitness) Erster Klimmzug! [Monate mit dem Band|Hab so laut geschrien, dass der Nachbar kam]
(sports) {n}:1 verloren gegen [die Zahn\xE4rzte|ein paar F\xFCnfzehnj\xE4hrige], [sch\xF6nstes Spiel des Jahres|ich will den Videobeweis]
(outdoors) Um {time} raus f\xFCr [den Grat|den Sonnenaufgang am See], [nur Nebel|zwei Rehe und eine Thermoskanne]
(fitness) Ruhetag, [also Backofen geputzt|kann ich nicht]
(sports) Tor in der {nn}., [Stimme weg|einen Fremden umarmt]
+ Schlaf ist auch Training
+ Langsam ist auch ein Tempo
# life.play
(gaming) {nn} Stunden gespielt und [gerade die Hauptquest gefunden|nur geangelt]
(gaming) {nn} Mal am selben Boss gestorben, dann [mit einem Stock|aus Trotz|dank {friend}] gewonnen
(gaming) Stream heute um {time}, [gem\xFCtlich Farm|Horror, betet f\xFCr mich]
(technology) Das Update hat [meine Wecker gel\xF6scht|DEN Knopf verschoben], guten Mittag
(technology) Erster eigener PC, [eine Schraube \xFCbrig|er ging an und ich hab geheult]
+ Macht ein Backup. Heute
+ Bewegungsunsch\xE4rfe aus, gern geschehen
# life.home
(pets) {pet} hat [eine halbe Socke gefressen|den Spiegel entdeckt|den K\xFChlschrank aufbekommen], [Tierarzt sagt alles gut|keine Geheimnisse mehr]
(home) Flur gestrichen, die Dose sagt [Moos, ich sag T\xFCmpel|Salbei, abends bin ich unsicher]
(gardening) Erste Tomate, [murmelgro\xDF|im B\xFCro verk\xFCndet]
(family) Die Kleine hat die Schuhe allein angezogen, [falsch rum, stolz wie sonst was|zwanzig Minuten]
(home) Wasserhahn selbst repariert, [dreimal Baumarkt|Papa per Video dabei]
(family) {n} Stunden Schlaf in {n} Teilen, [Kaffee ist Grundnahrung|wenn ich euch beim Namen vom Hund nenne, sorry]
+ Latte tiefer legen, wirklich
+ Morgens gie\xDFen, unten
# life.mind
(books) Noch {nn} Seiten und [ich rationiere|ich hab meine Haltestelle verpasst]
(wellness) {n} N\xE4chte Handy drau\xDFen, [geschlafen wie ein Stein|trotzdem danach gegriffen]
(education) Bruchrechnen mit [Pizza|Mandarinen] erkl\xE4rt, {nn} Teenager, ['kommt das dran?'|sie hatten es vor mir]
(wellness) Therapie am {day}, [Hausaufgabe: einmal nein sagen|leichter raus als rein]
(books) Buchclub: {n} Leute, [zwei waren durch|der Wein hat gewonnen]
+ Zwanzig Minuten am Tag, kein Heldentum
+ Kein Rat, nur was mir hilft
# life.art
(music) Refrain [an der Bushaltestelle|unter der Dusche] geschrieben, die Memo ist [vor allem Verkehr|ein sch\xF6nes Chaos]
(music) Vor {nn} Leuten [im Buchladen|in der Kneipe mit Fu\xDFball] gespielt, [keiner ging|jemand hat eine Kassette gekauft!]
(art) Die Glasur ist verlaufen und [es ist meine beste Tasse|ab in die Scherbenkiste]
(photography) Ein Film in {city}, {nn} Bilder, {n} behalten
(comedy) Meine Mutter [schickt Sprachnachrichten von {n} Minuten|h\xE4lt die Cloud f\xFCr Wetter], Teil {n}
(dance) {nn} Mal gefilmt, [ihr kriegt das zweite|jedes Mal l\xE4uft wer durch]
(film) Folge {n}. [Kein Spoiler. Aber hallo|Bitte alle SOFORT nachholen]
+ Teil zwei, wenn mein Mitbewohner mir verziehen hat
+ Wenn es mit zugekniffenen Augen geht, geht es
# life.world
(travel) [F\xE4hre|Nachtzug|Letzten Bus] verpasst, daf\xFCr [die beste Suppe der Reise|kenn ich jetzt diesen Bahnhof]
(travel) {n} Tage mit Schulrucksack, [dasselbe Hemd auf jedem Foto|und noch zu viel dabei]
(finance) [Das Auto|Die Karte] abbezahlt, [in der K\xFCche geheult|ein Eis zur Feier]
(business) {nn} P\xE4ckchen auf [dem K\xFCchentisch|dem Boden] gepackt, [Klebeband am Kater|Kartons alle]
(automotive) Sie l\xE4uft! {n} Monate unter der Plane, [Qualm, aber freundlicher Qualm|mein Vater hat geklatscht]
(news) Am {day} stimmt der Stadtrat \xFCber [die Busspur|die \xD6ffnungszeiten der B\xFCcherei] ab, [ich hab die {nn} Seiten gelesen|Kurzfassung hier]
+ Fragt den Busfahrer, wo er isst
+ Wer Rendite verspricht: weglaufen
# openings
Okay also
So
Kurzes Update:
Hat keiner gefragt, aber
Gest\xE4ndnis
Hallo aus {city}
Es ist {time} und
Wollte das eigentlich nicht posten
Kleiner Sieg
# asides
{pet} hat alles verschlafen
{friend} gr\xFC\xDFt
Bitte nicht auf den Hintergrund achten
Nat\xFCrlich hat's geregnet
Egal
Ich schreib das im Bus
Ja ja, ich wei\xDF
# questions
Was h\xE4ttet ihr gemacht?
Bin ich die Einzige?
Erstes oder zweites?
Noch wer aus {city}?
Soll ich einen zweiten Teil machen?
# signoffs
Bis {day}
Das war's schon
Tsch\xFCssi
Gute Nacht
Macht's gut
# feelings
Bin schon stolz
Das hat gefehlt
M\xFCde und gl\xFCcklich
Gar nicht so schlecht
Immer noch ganz hin
# titles
{nn} Tage ausprobiert, das kam raus
{n} Fehler, die ich gemacht habe
Ein ganz normaler {day} in {city}
Was dir keiner sagt
Hat es sich gelohnt? {n} Monate sp\xE4ter
Eure Fragen, meine Antworten
# disclosures
Anzeige
anzeige
Werbung
#werbung
unbezahlte Werbung, PR Sample
#ad
# sponsored
{n} Wochen mit {product} und [ich nehm nichts anderes mehr|{friend} klaut es st\xE4ndig]
Als {brand} geschrieben hat, war ich skeptisch, [ihr kennt mich|ich sag fast immer nein], aber {product} [darf bleiben|h\xE4lt, was es soll]
Werd ich dauernd gefragt: das ist {product} von {brand}
{product} getestet, [auf Reisen|jeden Morgen|ohne Gnade], [hat gehalten|bin \xFCberzeugt]
# calls
Mit {code} gibt's {nn}% bis {day}
Link in der Bio
Ich verlose {n}, schreibt mir, wof\xFCr ihr es braucht
# brandtalk
Sagt, was ihr wollt, {product} von {brand} [h\xE4lt seit Jahren|ist einfach gut]
{product} selbst gekauft, [nix bereut|ist okay]
{brand} antwortet seit {day} nicht
Gibt es {product} von {brand} eigentlich noch?
# rival
{brand} gegen {rival}, gleiche Woche, [{rival} gewinnt|knapper als gedacht]
{rival} kann dasselbe wie {brand} f\xFCr die H\xE4lfte
# crisis
Mein {product} von {brand} fliegt in den M\xFCll. [Ausschlag auf beiden Wangen|Verbrannte Haut] und der Support nennt das normal
{brand} wusste von der Charge und hat weiterverkauft. [Unfassbar|Nie wieder]
{brand} l\xF6scht Kommentare statt {product} zur\xFCckzurufen
Ich hab euch {brand} empfohlen und es tut mir leid, benutzt es nicht mehr
# work
Am {day} ist live gegangen, woran wir {nn} Wochen sa\xDFen. [Am schwersten war das Weglassen|N\xE4chstes Mal zuerst die Hilfeseite]
{nn} Lebensl\xE4ufe gelesen. [Schreibt eure Nummer drauf|Drei Gewohnheiten derer, die ich angerufen habe]
Heute dem Team gesagt, dass meine Sch\xE4tzung falsch war. [Keiner hat geschrien|Vier Minuten]
Ein Kunde hat gek\xFCndigt und in {n} Abs\xE4tzen erkl\xE4rt, warum. Bestes Feedback im Quartal
Wir suchen {n} Leute in {city}, [Gehaltsband steht drin|keine Probearbeit]
# arttitles
Was uns {n} Fehlstarts gelehrt haben
Das Meeting, das wir gestrichen haben
Langsam einstellen
`
const de = frame + deLife + deTalk
export { de }
//# sourceMappingURL=de.js.map
