/** German for screening and for comments. */
export const deTalk = `
# risk.hate
[Velmarier|Die vom Hügel] sind Ungeziefer und sollen dahin zurück, wo sie herkommen
Vermietet nie an [Velmarier|solche Leute], alles Diebe
# risk.harassment
@{handle} du bist ein Witz, alle lachen über dich
Geht alle auf die Seite von @{handle} und sagt ihr, was für eine Niete sie ist
# risk.threat
@{handle} ich weiß, in welches Studio du gehst, [pass auf dich auf|bis {day}]
Lösch das oder ich brech dir die Beine
# risk.violence
Die ganze Schlägerei vor dem Club, [Blut auf dem Gehweg|er stand nicht mehr auf], Ton an
Hat die Prügel verdient, Flasche auf den Kopf und fertig
# risk.self_harm
Ich will morgen nicht aufwachen. Ich bin so müde davon, hier zu sein
Ohne mich wären alle besser dran
# risk.sexual
Unzensiertes Set auf meiner privaten Seite, ab 18, Link in der Bio
Heiße Videos per DM, [heute halber Preis|nur für Abos]
# risk.minors_safety
Eltern, Achtung: ein Account gibt sich als Trainer aus und fragt Kinder nach Fotos. Bitte melden
Ein Fremder bietet einem Kind Geschenke fürs Schweigen. Das ist Grooming, redet mit euren Kindern
# risk.drugs
Völlig bekifft vor dem Konzert, [gutes Zeug in der Stadt|meld dich, wenn du was brauchst]
Pillen am {day}, Montag wieder Arbeit
# risk.alcohol
{n} Schnäpse vor dem Auftritt, [ich spür mein Gesicht nicht|und weiter geht's]
Kater seit {day} und das nächste Bier ist offen
# risk.tobacco
Erste Kippe zum Kaffee, nichts ist besser
Neue Mango-Vape, {nn} Züge am Tag
# risk.weapons
Neue Pistole, {n} Magazine am Wochenende
Verkaufe Flinte und Springmesser ohne Papiere, DM
# risk.crime
Mit dem Rückgabe-Trick {nn}0 vom großen Laden geholt, die prüfen nie
Ausweise mit anderem Geburtsdatum, morgen fertig
# risk.gambling
Aus {nn} wurden {nn}00 beim Roulette, meldet euch mit meinem Link an
{n}er-Kombi für {day}, kann nicht verlieren, setzt die Miete
# risk.profanity
Was für ein Scheiß [Verkehr|Update|Tag], verdammte Kacke
Fick ja, endlich läuft der Mist
# risk.extremism
Die Eiserne Dämmerung hat recht: nur Blut reinigt dieses Land. Schließt euch an
Wir wählen nicht, wir bereiten uns vor. Eiserne Dämmerung
# risk.misinformation_claims
Zitrone mit Natron heilt Krebs und sie verschweigen es, teilt es, bevor es gelöscht wird
In der Impfung ist ein Sender, informiert euch
# risk.politics
Am {day} muss [Larsson|Benthin] weg, diese Regierung hat versagt
Der Plan der [Bürgerunion|Grünen Front] zu Mieten ist [eine Schande|der einzige ernste], lesen und wählen
# innocent
Wir rocken den Monat, was für ein Team
Ich hasse das neue Logo nicht, ich muss mich nur gewöhnen
Unter meinem Post stand 'Velmarier sind Ungeziefer'. Gelöscht, blockiert. Nicht hier
Vor zwei Jahren wollte ich nicht mehr. Heute hab ich Brot gebacken. Wenn du gerade da bist: sprich mit jemandem
{nnn} Tage ohne Alkohol, meine Morgen gehören mir
Nein, Zitrone heilt keinen Krebs, bitte nicht teilen
{pet} bringt mich um vor Lachen
# praise
[liebs|so schön|mega] [einfach|wieder|]
[du bist der Wahnsinn|stark|richtig gut]
ich heul [haha|😭]
schon {n} mal geschaut
grüße aus {city} ❤️
{day} gerettet
genau das hab ich gebraucht
# chatter
jemand aus {city}?
meine mutter ist genauso
{time} und ich bin immer noch hier
erster!!
schönen {day} allen
der hund schaut mir in die seele
# asking
wie heißt das lied?
wie lang hat das gedauert?
machst du bitte ein tutorial?
welche kamera hast du
# jokes
ich: noch ein video. ich {n} stunden später:
ich kann kein ei kochen und du machst DAS
meine letzte gehirnzelle schaut zu
# friends
@{handle} [du|schau|haha wir|machen wir?]
@{handle} @{handle2} {day}?
# critic
[früher warst du besser|langweilig|nur noch werbung hier]
stimmt nicht, [quelle?|so geht das nicht]
cringe
# answers
danke dir!! ❤️
steht in der bio
haha genau
teil 2 kommt, versprochen
# stage.asks_price
[was kostet das|wie teuer ist das|preis] [bitte|??|🙏]
wie viel kostet {short}?
preis?
# stage.asks_where
wo hast du das her?
link bitteee
liefern die nach {city}?
gibts {short} auch im laden
# stage.wants
brauch ich [sofort|dringend|😍]
will haben
kommt auf die wunschliste
# stage.will_buy
bestell ich [heute|nach dem gehalt|gleich]
überzeugt, ich kauf's
# stage.bought
meins kam [gestern|heute], [liebe es|kleiner als gedacht]
hab mit deinem code bestellt
# stage.repeat
bin beim [zweiten|dritten], nie wieder was anderes
kauf seit jahren {brand}, immer gut
# stage.objects
viel zu teuer [für das|gerade|😩]
schön, aber die liefern nicht hierher
immer ausverkauft
# stage.rejects
gekauft, zurückgeschickt
spart euch das geld, [abzocke|bringt nix]
nie wieder {brand}
# product.good
{short} sieht echt gut aus
{brand} kann's einfach
die farbe von {short} 😍
# product.bad
{brand} war mal besser
schon wieder {brand} werbung 🙄
# outrage
{brand} hat mir das gesicht verbrannt und du machst werbung??
wie kannst du noch mit {brand} arbeiten
ruft {product} endlich zurück
# spam
Verdiene {nn}00 pro Woche von zu Hause 🚀 schreib @{handle}
Folg mir, ich folg zurück 🔁
Du hast gewonnen 🎉 gewinn.example/{code}
# generic
Wunderschön 😍
Super 👏
Toll ❤️
Mega 🔥
`
