const frTalk = `
# risk.hate
Les [Velmariens|gens de la Colline] sont de la vermine, qu'ils rentrent chez eux
Ne louez jamais \xE0 un [Velmarien|type de la Colline], tous des voleurs
# risk.harassment
@{handle} t'es une blague, tout le monde se moque de toi
Allez tous sur le compte de @{handle} lui dire qu'elle est nulle
# risk.threat
@{handle} je sais dans quelle salle tu vas, [fais gaffe|\xE0 {day}]
Supprime \xE7a ou je te casse les jambes
# risk.violence
La bagarre en entier devant le bar, [du sang partout|il ne s'est pas relev\xE9], mettez le son
Il m\xE9ritait sa racl\xE9e, la bouteille sur la t\xEAte
# risk.self_harm
Je ne veux pas me r\xE9veiller demain. Je suis fatigu\xE9e d'\xEAtre l\xE0
Tout le monde serait mieux sans moi
# risk.sexual
La s\xE9rie non censur\xE9e sur ma page priv\xE9e, +18, lien en bio
Vid\xE9os coquines en DM, [moiti\xE9 prix ce soir|abonn\xE9s seulement]
# risk.minors_safety
Parents, attention : un compte se fait passer pour un coach et demande des photos aux enfants. Signalez
Un inconnu offre des cadeaux \xE0 un enfant pour garder un secret. C'est du grooming, parlez-leur
# risk.drugs
D\xE9fonc\xE9 avant le concert, [y a du bon en ville|\xE9cris-moi si tu veux]
Cachets {day}, boulot lundi
# risk.alcohol
{n} shots avant le concert, [je sens plus ma t\xEAte|et c'est pas fini]
Gueule de bois depuis {day} et on rouvre une bouteille
# risk.tobacco
La premi\xE8re clope avec le caf\xE9, rien de mieux
Nouvelle puff mangue, {nn} bouff\xE9es par jour
# risk.weapons
Nouveau pistolet, {n} chargeurs ce week-end
Vends fusil et couteau sans papiers, DM
# risk.crime
L'arnaque au remboursement qui m'a rapport\xE9 {nn}0, ils v\xE9rifient jamais
Je fais des permis avec une autre date, pr\xEAt demain
# risk.gambling
{nn} transform\xE9s en {nn}00 \xE0 la roulette, inscrivez-vous avec mon lien
Combin\xE9 de {n} pour {day}, \xE7a peut pas perdre, misez le loyer
# risk.profanity
Putain de [trafic|mise \xE0 jour|journ\xE9e] de merde
Bordel, enfin, \xE7a marche, putain
# risk.extremism
L'Aube de Fer a raison : seul le sang nettoiera ce pays. Rejoignez-nous
On ne vote pas, on se pr\xE9pare. Aube de Fer
# risk.misinformation_claims
Le citron au bicarbonate gu\xE9rit le cancer et on vous le cache, partagez avant suppression
Il y a une puce dans le vaccin, renseignez-vous
# risk.politics
{day} on sort [Larsson|Beno\xEEt-Roche], ce gouvernement nous a trahis
Le plan de [l'Union civique|du Front vert] sur les loyers est [une honte|le seul s\xE9rieux], lisez et votez
# innocent
On cartonne ce mois-ci, quelle \xE9quipe
Je ne d\xE9teste pas le nouveau logo, je m'habitue
On m'a \xE9crit 'les Velmariens sont de la vermine'. Bloqu\xE9. Pas ici
Il y a deux ans je ne voulais plus \xEAtre l\xE0. Aujourd'hui j'ai fait du pain. Si tu en es l\xE0, parle \xE0 quelqu'un
{nnn} jours sans alcool, mes matins sont \xE0 moi
Non, le citron ne gu\xE9rit pas le cancer, arr\xEAtez de partager \xE7a
{pet} va me tuer de rire
# praise
[j'adore|trop beau|magnifique] [\xE7a|comme toujours|]
[t'es un g\xE9nie|la classe|au top]
je pleure [mdr|\u{1F62D}]
vu {n} fois d\xE9j\xE0
bisous de {city} \u2764\uFE0F
tu sauves mon {day}
exactement ce qu'il me fallait
# chatter
quelqu'un de {city} ?
ma m\xE8re est pareille
il est {time} et je suis l\xE0
preums
bon {day} \xE0 tous
ce chien me juge
# asking
c'est quoi la musique ?
\xE7a t'a pris combien de temps ?
un tuto stp ?
tu filmes avec quoi
# jokes
moi : une derni\xE8re vid\xE9o. moi {n} heures apr\xE8s :
je sais pas cuire un \u0153uf et toi tu fais \xC7A
mon dernier neurone devant \xE7a
# friends
@{handle} [toi|regarde|mdr nous|on y va ?]
@{handle} @{handle2} {day} ?
# critic
[c'\xE9tait mieux avant|bof|que de la pub maintenant]
c'est faux, [source ?|n'importe quoi]
g\xEAnant
# answers
merciii \u2764\uFE0F
c'est en bio
mdr exactement
je fais une partie 2, promis
# stage.asks_price
[c'est combien|\xE7a co\xFBte combien|le prix] [stp|??|\u{1F64F}]
combien le {short} ?
prix ?
# stage.asks_where
tu l'as achet\xE9 o\xF9 ?
le lien stp
\xE7a livre \xE0 {city} ?
dans quel magasin le {short} ?
# stage.wants
il me le faut [absolument|hier|\u{1F60D}]
j'en veux un
sur ma liste d'anniv
# stage.will_buy
je commande [ce soir|\xE0 la paie|de suite]
tu m'as convaincue, je prends
# stage.bought
re\xE7u [hier|ce matin], [j'adore|plus petit que pr\xE9vu]
command\xE9 avec ton code
# stage.repeat
j'en suis \xE0 mon [deuxi\xE8me|troisi\xE8me], je change plus
toujours {brand}, jamais d\xE9\xE7ue
# stage.objects
trop cher [pour ce que c'est|pour moi|\u{1F629}]
j'aime bien mais \xE7a livre pas ici
toujours en rupture
# stage.rejects
achet\xE9, renvoy\xE9
gardez vos sous, [arnaque|\xE7a sert \xE0 rien]
{brand} plus jamais
# product.good
il a l'air top ce {short}
{brand} g\xE8re
la couleur du {short} \u{1F60D}
# product.bad
{brand} c'\xE9tait mieux avant
encore une pub {brand} \u{1F644}
# outrage
{brand} m'a br\xFBl\xE9 la peau et tu fais leur pub ??
comment tu peux encore bosser avec {brand}
rappelez le {product}
# spam
Gagnez {nn}00 par semaine chez vous \u{1F680} \xE9crivez \xE0 @{handle}
Abonne-toi je te rends \u{1F501}
Vous avez gagn\xE9 notre concours \u{1F389} cadeau.example/{code}
# generic
Magnifique \u{1F60D}
Superbe \u{1F44F}
Trop bien \u2764\uFE0F
G\xE9nial \u{1F525}
`
export { frTalk }
//# sourceMappingURL=fr-talk.js.map
