/** French for screening and for comments. */
export const frTalk = `
# risk.hate
Les [Velmariens|gens de la Colline] sont de la vermine, qu'ils rentrent chez eux
Ne louez jamais à un [Velmarien|type de la Colline], tous des voleurs
# risk.harassment
@{handle} t'es une blague, tout le monde se moque de toi
Allez tous sur le compte de @{handle} lui dire qu'elle est nulle
# risk.threat
@{handle} je sais dans quelle salle tu vas, [fais gaffe|à {day}]
Supprime ça ou je te casse les jambes
# risk.violence
La bagarre en entier devant le bar, [du sang partout|il ne s'est pas relevé], mettez le son
Il méritait sa raclée, la bouteille sur la tête
# risk.self_harm
Je ne veux pas me réveiller demain. Je suis fatiguée d'être là
Tout le monde serait mieux sans moi
# risk.sexual
La série non censurée sur ma page privée, +18, lien en bio
Vidéos coquines en DM, [moitié prix ce soir|abonnés seulement]
# risk.minors_safety
Parents, attention : un compte se fait passer pour un coach et demande des photos aux enfants. Signalez
Un inconnu offre des cadeaux à un enfant pour garder un secret. C'est du grooming, parlez-leur
# risk.drugs
Défoncé avant le concert, [y a du bon en ville|écris-moi si tu veux]
Cachets {day}, boulot lundi
# risk.alcohol
{n} shots avant le concert, [je sens plus ma tête|et c'est pas fini]
Gueule de bois depuis {day} et on rouvre une bouteille
# risk.tobacco
La première clope avec le café, rien de mieux
Nouvelle puff mangue, {nn} bouffées par jour
# risk.weapons
Nouveau pistolet, {n} chargeurs ce week-end
Vends fusil et couteau sans papiers, DM
# risk.crime
L'arnaque au remboursement qui m'a rapporté {nn}0, ils vérifient jamais
Je fais des permis avec une autre date, prêt demain
# risk.gambling
{nn} transformés en {nn}00 à la roulette, inscrivez-vous avec mon lien
Combiné de {n} pour {day}, ça peut pas perdre, misez le loyer
# risk.profanity
Putain de [trafic|mise à jour|journée] de merde
Bordel, enfin, ça marche, putain
# risk.extremism
L'Aube de Fer a raison : seul le sang nettoiera ce pays. Rejoignez-nous
On ne vote pas, on se prépare. Aube de Fer
# risk.misinformation_claims
Le citron au bicarbonate guérit le cancer et on vous le cache, partagez avant suppression
Il y a une puce dans le vaccin, renseignez-vous
# risk.politics
{day} on sort [Larsson|Benoît-Roche], ce gouvernement nous a trahis
Le plan de [l'Union civique|du Front vert] sur les loyers est [une honte|le seul sérieux], lisez et votez
# innocent
On cartonne ce mois-ci, quelle équipe
Je ne déteste pas le nouveau logo, je m'habitue
On m'a écrit 'les Velmariens sont de la vermine'. Bloqué. Pas ici
Il y a deux ans je ne voulais plus être là. Aujourd'hui j'ai fait du pain. Si tu en es là, parle à quelqu'un
{nnn} jours sans alcool, mes matins sont à moi
Non, le citron ne guérit pas le cancer, arrêtez de partager ça
{pet} va me tuer de rire
# praise
[j'adore|trop beau|magnifique] [ça|comme toujours|]
[t'es un génie|la classe|au top]
je pleure [mdr|😭]
vu {n} fois déjà
bisous de {city} ❤️
tu sauves mon {day}
exactement ce qu'il me fallait
# chatter
quelqu'un de {city} ?
ma mère est pareille
il est {time} et je suis là
preums
bon {day} à tous
ce chien me juge
# asking
c'est quoi la musique ?
ça t'a pris combien de temps ?
un tuto stp ?
tu filmes avec quoi
# jokes
moi : une dernière vidéo. moi {n} heures après :
je sais pas cuire un œuf et toi tu fais ÇA
mon dernier neurone devant ça
# friends
@{handle} [toi|regarde|mdr nous|on y va ?]
@{handle} @{handle2} {day} ?
# critic
[c'était mieux avant|bof|que de la pub maintenant]
c'est faux, [source ?|n'importe quoi]
gênant
# answers
merciii ❤️
c'est en bio
mdr exactement
je fais une partie 2, promis
# stage.asks_price
[c'est combien|ça coûte combien|le prix] [stp|??|🙏]
combien le {short} ?
prix ?
# stage.asks_where
tu l'as acheté où ?
le lien stp
ça livre à {city} ?
dans quel magasin le {short} ?
# stage.wants
il me le faut [absolument|hier|😍]
j'en veux un
sur ma liste d'anniv
# stage.will_buy
je commande [ce soir|à la paie|de suite]
tu m'as convaincue, je prends
# stage.bought
reçu [hier|ce matin], [j'adore|plus petit que prévu]
commandé avec ton code
# stage.repeat
j'en suis à mon [deuxième|troisième], je change plus
toujours {brand}, jamais déçue
# stage.objects
trop cher [pour ce que c'est|pour moi|😩]
j'aime bien mais ça livre pas ici
toujours en rupture
# stage.rejects
acheté, renvoyé
gardez vos sous, [arnaque|ça sert à rien]
{brand} plus jamais
# product.good
il a l'air top ce {short}
{brand} gère
la couleur du {short} 😍
# product.bad
{brand} c'était mieux avant
encore une pub {brand} 🙄
# outrage
{brand} m'a brûlé la peau et tu fais leur pub ??
comment tu peux encore bosser avec {brand}
rappelez le {product}
# spam
Gagnez {nn}00 par semaine chez vous 🚀 écrivez à @{handle}
Abonne-toi je te rends 🔁
Vous avez gagné notre concours 🎉 cadeau.example/{code}
# generic
Magnifique 😍
Superbe 👏
Trop bien ❤️
Génial 🔥
`
