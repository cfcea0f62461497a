const deTalk = `
# risk.hate
[Velmarier|Die vom H\xFCgel] sind Ungeziefer und sollen dahin zur\xFCck, wo sie herkommen
Vermietet nie an [Velmarier|solche Leute], alles Diebe
# risk.harassment
@{handle} du bist ein Witz, alle lachen \xFCber dich
Geht alle auf die Seite von @{handle} und sagt ihr, was f\xFCr eine Niete sie ist
# risk.threat
@{handle} ich wei\xDF, in welches Studio du gehst, [pass auf dich auf|bis {day}]
L\xF6sch das oder ich brech dir die Beine
# risk.violence
Die ganze Schl\xE4gerei vor dem Club, [Blut auf dem Gehweg|er stand nicht mehr auf], Ton an
Hat die Pr\xFCgel verdient, Flasche auf den Kopf und fertig
# risk.self_harm
Ich will morgen nicht aufwachen. Ich bin so m\xFCde davon, hier zu sein
Ohne mich w\xE4ren alle besser dran
# risk.sexual
Unzensiertes Set auf meiner privaten Seite, ab 18, Link in der Bio
Hei\xDFe Videos per DM, [heute halber Preis|nur f\xFCr Abos]
# risk.minors_safety
Eltern, Achtung: ein Account gibt sich als Trainer aus und fragt Kinder nach Fotos. Bitte melden
Ein Fremder bietet einem Kind Geschenke f\xFCrs Schweigen. Das ist Grooming, redet mit euren Kindern
# risk.drugs
V\xF6llig bekifft vor dem Konzert, [gutes Zeug in der Stadt|meld dich, wenn du was brauchst]
Pillen am {day}, Montag wieder Arbeit
# risk.alcohol
{n} Schn\xE4pse vor dem Auftritt, [ich sp\xFCr mein Gesicht nicht|und weiter geht's]
Kater seit {day} und das n\xE4chste Bier ist offen
# risk.tobacco
Erste Kippe zum Kaffee, nichts ist besser
Neue Mango-Vape, {nn} Z\xFCge am Tag
# risk.weapons
Neue Pistole, {n} Magazine am Wochenende
Verkaufe Flinte und Springmesser ohne Papiere, DM
# risk.crime
Mit dem R\xFCckgabe-Trick {nn}0 vom gro\xDFen Laden geholt, die pr\xFCfen nie
Ausweise mit anderem Geburtsdatum, morgen fertig
# risk.gambling
Aus {nn} wurden {nn}00 beim Roulette, meldet euch mit meinem Link an
{n}er-Kombi f\xFCr {day}, kann nicht verlieren, setzt die Miete
# risk.profanity
Was f\xFCr ein Schei\xDF [Verkehr|Update|Tag], verdammte Kacke
Fick ja, endlich l\xE4uft der Mist
# risk.extremism
Die Eiserne D\xE4mmerung hat recht: nur Blut reinigt dieses Land. Schlie\xDFt euch an
Wir w\xE4hlen nicht, wir bereiten uns vor. Eiserne D\xE4mmerung
# risk.misinformation_claims
Zitrone mit Natron heilt Krebs und sie verschweigen es, teilt es, bevor es gel\xF6scht wird
In der Impfung ist ein Sender, informiert euch
# risk.politics
Am {day} muss [Larsson|Benthin] weg, diese Regierung hat versagt
Der Plan der [B\xFCrgerunion|Gr\xFCnen Front] zu Mieten ist [eine Schande|der einzige ernste], lesen und w\xE4hlen
# innocent
Wir rocken den Monat, was f\xFCr ein Team
Ich hasse das neue Logo nicht, ich muss mich nur gew\xF6hnen
Unter meinem Post stand 'Velmarier sind Ungeziefer'. Gel\xF6scht, blockiert. Nicht hier
Vor zwei Jahren wollte ich nicht mehr. Heute hab ich Brot gebacken. Wenn du gerade da bist: sprich mit jemandem
{nnn} Tage ohne Alkohol, meine Morgen geh\xF6ren mir
Nein, Zitrone heilt keinen Krebs, bitte nicht teilen
{pet} bringt mich um vor Lachen
# praise
[liebs|so sch\xF6n|mega] [einfach|wieder|]
[du bist der Wahnsinn|stark|richtig gut]
ich heul [haha|\u{1F62D}]
schon {n} mal geschaut
gr\xFC\xDFe aus {city} \u2764\uFE0F
{day} gerettet
genau das hab ich gebraucht
# chatter
jemand aus {city}?
meine mutter ist genauso
{time} und ich bin immer noch hier
erster!!
sch\xF6nen {day} allen
der hund schaut mir in die seele
# asking
wie hei\xDFt das lied?
wie lang hat das gedauert?
machst du bitte ein tutorial?
welche kamera hast du
# jokes
ich: noch ein video. ich {n} stunden sp\xE4ter:
ich kann kein ei kochen und du machst DAS
meine letzte gehirnzelle schaut zu
# friends
@{handle} [du|schau|haha wir|machen wir?]
@{handle} @{handle2} {day}?
# critic
[fr\xFCher warst du besser|langweilig|nur noch werbung hier]
stimmt nicht, [quelle?|so geht das nicht]
cringe
# answers
danke dir!! \u2764\uFE0F
steht in der bio
haha genau
teil 2 kommt, versprochen
# stage.asks_price
[was kostet das|wie teuer ist das|preis] [bitte|??|\u{1F64F}]
wie viel kostet {short}?
preis?
# stage.asks_where
wo hast du das her?
link bitteee
liefern die nach {city}?
gibts {short} auch im laden
# stage.wants
brauch ich [sofort|dringend|\u{1F60D}]
will haben
kommt auf die wunschliste
# stage.will_buy
bestell ich [heute|nach dem gehalt|gleich]
\xFCberzeugt, ich kauf's
# stage.bought
meins kam [gestern|heute], [liebe es|kleiner als gedacht]
hab mit deinem code bestellt
# stage.repeat
bin beim [zweiten|dritten], nie wieder was anderes
kauf seit jahren {brand}, immer gut
# stage.objects
viel zu teuer [f\xFCr das|gerade|\u{1F629}]
sch\xF6n, aber die liefern nicht hierher
immer ausverkauft
# stage.rejects
gekauft, zur\xFCckgeschickt
spart euch das geld, [abzocke|bringt nix]
nie wieder {brand}
# product.good
{short} sieht echt gut aus
{brand} kann's einfach
die farbe von {short} \u{1F60D}
# product.bad
{brand} war mal besser
schon wieder {brand} werbung \u{1F644}
# outrage
{brand} hat mir das gesicht verbrannt und du machst werbung??
wie kannst du noch mit {brand} arbeiten
ruft {product} endlich zur\xFCck
# spam
Verdiene {nn}00 pro Woche von zu Hause \u{1F680} schreib @{handle}
Folg mir, ich folg zur\xFCck \u{1F501}
Du hast gewonnen \u{1F389} gewinn.example/{code}
# generic
Wundersch\xF6n \u{1F60D}
Super \u{1F44F}
Toll \u2764\uFE0F
Mega \u{1F525}
`
export { deTalk }
//# sourceMappingURL=de-talk.js.map
