import { frLife } from './fr-life.js'
import { frTalk } from './fr-talk.js'
const frame = `
# days
lundi
mardi
mercredi
jeudi
vendredi
samedi
dimanche
# months
janvier
mars
avril
juin
septembre
octobre
d\xE9cembre
# life.look
(beauty) J'ai encore coup\xE9 ma frange toute seule. [Pas un mot|Ma m\xE8re a ri|C'est... un choix]
(beauty) {nn} jours avec [juste un savon et de la cr\xE8me|rien sur la peau], et [\xE7a se calme enfin|je revis]
(fashion) Ce manteau \xE9tait \xE0 ma tante, [il y a un ticket de cin\xE9 de 98 dans la poche|je ne le quitte plus avant avril]
(beauty) Maquill\xE9e en {n} minutes dans le [m\xE9tro|taxi], [un sourcil est le cousin de l'autre|personne n'a rien vu]
(fashion) Vendu {nn} fringues, [mes jeans paient le loyer|j'en ai rachet\xE9 une sans faire expr\xE8s]
(fashion) {friend} dit que je m'habille comme [un prof d'arts plastiques|un monsieur qui a un bateau], [je prends|meilleur compliment de l'ann\xE9e]
+ Moins de produit, plus de patience
+ On regarde la couture avant l'\xE9tiquette
# life.food
(food) J'ai cram\xE9 [le riz|le caramel|la moiti\xE9 du gratin], [mang\xE9 quand m\xEAme|le fond \xE9tait le meilleur]
(food) {friend} est venu d\xEEner, panique, j'ai fait [trois sortes de patates|\xE0 manger pour dix]
(food) Lentilles encore, mais avec [un \u0153uf coulant|du citron et trop d'ail], [aucun regret|franchement le luxe]
(food) La recette de mamie dit 'jusqu'\xE0 ce que ce soit bon'. [Merci mamie|Je l'ai appel\xE9e : 'encore un peu']
(food) La boulangerie du coin vend les croissants rat\xE9s au poids, [c'est ma retraite|j'ai trouv\xE9 ma voie]
(drinks) Premier caf\xE9 sur [le rebord de fen\xEAtre|les marches], {time}, [personne|{pet} me juge]
+ Sale plus t\xF4t que tu crois
+ Feu doux. Plus doux
# life.move
(fitness) {nn} km [avec les jambes en bois|sous la flotte|sur {n} heures de sommeil], [march\xE9 dans la c\xF4te, j'assume|mais c'est fait]
(fitness) Premi\xE8re traction ! [Des mois d'\xE9lastique|J'ai cri\xE9, le voisin est sorti]
(sports) Perdu {n}-1 contre [les dentistes|des gamins de quinze ans], [meilleur match de l'ann\xE9e|je demande la VAR]
(outdoors) Lev\xE9e \xE0 {time} pour [la cr\xEAte|la mar\xE9e basse], [brouillard total|deux chamois et un thermos]
(fitness) Jour de repos, [donc j'ai nettoy\xE9 le four|je ne sais pas faire]
(sports) But \xE0 la {nn}e, [plus de voix|j'ai embrass\xE9 un inconnu]
+ Dormir, c'est aussi s'entra\xEEner
+ Doucement, personne ne te court apr\xE8s
# life.play
(gaming) {nn} heures de jeu et [je viens de trouver la qu\xEAte principale|je p\xEAche]
(gaming) Mort {nn} fois contre le m\xEAme boss, battu [\xE0 la rage|avec un b\xE2ton|gr\xE2ce \xE0 {friend}]
(gaming) Stream ce soir \xE0 {time}, [ferme tranquille|horreur, priez pour moi]
(technology) La mise \xE0 jour [a supprim\xE9 mes r\xE9veils|a d\xE9plac\xE9 LE bouton], donc bonjour
(technology) Premier PC mont\xE9, [il reste une vis|il a d\xE9marr\xE9 et j'ai pleur\xE9]
+ Faites une sauvegarde. Aujourd'hui
+ Coupez le flou de mouvement, de rien
# life.home
(pets) {pet} [a mang\xE9 une demi-chaussette|a d\xE9couvert le miroir|ouvre le frigo], [le v\xE9to dit que \xE7a va|plus aucune intimit\xE9]
(home) Repeint le couloir d'un vert que [le pot appelle mousse et moi mare|la nuit je ne sais plus]
(gardening) Premi\xE8re tomate, [une bille|je l'ai annonc\xE9e au bureau]
(family) La petite a mis ses chaussures seule, [\xE0 l'envers, fi\xE8re comme tout|vingt minutes]
(home) R\xE9par\xE9 le robinet, [trois allers-retours au magasin|papa en visio]
(family) {n} heures de sommeil en {n} morceaux, [caf\xE9 par perfusion|si je t'appelle comme le chien, pardon]
+ Baissez la barre, vraiment
+ On arrose le matin, au pied
# life.mind
(books) Plus que {nn} pages, [je rationne|j'ai rat\xE9 mon arr\xEAt]
(wellness) T\xE9l\xE9phone hors de la chambre, {n} nuits, [dormi comme un caillou|je l'ai cherch\xE9 quand m\xEAme]
(education) Expliqu\xE9 les fractions avec [une pizza|des cl\xE9mentines] \xE0 {nn} ados, ['c'est au contr\xF4le ?'|ils ont compris avant moi]
(wellness) Psy {day}, [devoir : dire non une fois|sortie plus l\xE9g\xE8re]
(books) Club lecture : {n} personnes, [deux l'avaient fini|le vin a gagn\xE9]
+ Vingt minutes par jour, sans h\xE9ro\xEFsme
+ Pas un conseil, juste ce qui m'aide
# life.art
(music) \xC9crit un refrain [\xE0 l'arr\xEAt de bus|sous la douche], le vocal c'est [surtout des klaxons|un joli bazar]
(music) Jou\xE9 devant {nn} personnes dans [une librairie|un bar avec le foot], [personne n'est parti|on a vendu une cassette !]
(art) L'\xE9mail a coul\xE9 et [c'est ma plus belle tasse|direct dans la bo\xEEte \xE0 rat\xE9s]
(photography) Une pellicule \xE0 {city}, {nn} photos, j'en garde {n}
(comedy) Ma m\xE8re [fait des vocaux de {n} minutes|croit que le cloud c'est la m\xE9t\xE9o], \xE9pisode {n}
(dance) Film\xE9 {nn} fois, [je poste la deuxi\xE8me|quelqu'un passe \xE0 chaque fois]
(film) \xC9pisode {n}. [Je ne dis rien|Rattrapez-vous MAINTENANT]
+ La suite quand mon coloc m'aura pardonn\xE9
+ Si \xE7a marche en plissant les yeux, \xE7a marche
# life.world
(travel) Rat\xE9 le [dernier bus|ferry|train de nuit], donc [meilleure soupe du voyage|je connais bien cette gare]
(travel) {n} jours avec un sac d'\xE9cole, [la m\xEAme chemise sur toutes les photos|et encore, trop plein]
(finance) Fini de rembourser [la voiture|la carte], [pleur\xE9 dans la cuisine|une glace pour f\xEAter]
(business) Emball\xE9 {nn} commandes sur [la table|le sol du salon], [du scotch sur le chat|plus de cartons]
(automotive) Elle d\xE9marre ! {n} mois sous la b\xE2che, [de la fum\xE9e, mais gentille|papa a applaudi]
(news) Le conseil vote {day} [la piste cyclable|les horaires de la biblioth\xE8que], [j'ai lu les {nn} pages|r\xE9sum\xE9 ici]
+ Demandez au chauffeur o\xF9 il mange
+ Si on te promet un rendement, pars
# openings
Bon
Alors
Point m\xE9t\xE9o :
Personne n'a demand\xE9, mais
J'avoue
Coucou de {city}
Il est {time} et
Je devais pas poster \xE7a
Petite victoire
# asides
{pet} a dormi tout du long
{friend} vous salue
Ne regardez pas le fond
Il a plu, \xE9videmment
Bref
J'\xE9cris \xE7a du bus
Je sais, je sais
# questions
Vous auriez fait quoi ?
Je suis la seule ?
La premi\xE8re ou la deuxi\xE8me ?
Quelqu'un d'autre \xE0 {city} ?
Je fais une partie deux ?
# signoffs
Bisous
\xC0 {day}
Voil\xE0, c'est tout
Allez, au lit
La bise
# feelings
Fi\xE8re, pour une fois
J'en avais besoin
Crev\xE9e et heureuse
Pas mal, non ?
Encore sur mon nuage
# titles
J'ai test\xE9 {nn} jours, voil\xE0 le r\xE9sultat
{n} erreurs que j'ai faites
Un {day} ordinaire \xE0 {city}
Ce qu'on ne vous dit pas
\xC7a valait le coup ? {n} mois apr\xE8s
Je r\xE9ponds \xE0 vos questions
# disclosures
#collaboration
#partenariat
collab commerciale
#ad
Partenariat r\xE9mun\xE9r\xE9 avec {brand}
# sponsored
{n} semaines avec le {product} et [je n'utilise plus que \xE7a|{friend} me le pique]
Quand {brand} m'a \xE9crit j'ai h\xE9sit\xE9, [vous me connaissez|je refuse presque tout], mais le {product} [a gagn\xE9 sa place|tient ses promesses]
On me demande tout le temps : c'est le {product} de {brand}
Test\xE9 le {product} [en voyage|tous les matins|sans piti\xE9], [il a tenu|convaincue]
# calls
Avec {code}, -{nn}% jusqu'\xE0 {day}
Lien en bio
J'en fais gagner {n}, dites-moi pourquoi
# brandtalk
On dit ce qu'on veut de {brand}, le {product} [dure depuis des ann\xE9es|est bien fichu]
Achet\xE9 le {product} avec mes sous, [z\xE9ro regret|correct, sans plus]
{brand} ne me r\xE9pond plus depuis {day}
{brand} vend encore le {product} ?
# rival
{brand} contre {rival}, m\xEAme semaine, [{rival} gagne|c'est serr\xE9]
{rival} fait pareil que {brand} pour moiti\xE9 prix
# crisis
Je jette mon {product} {brand}. [Br\xFBlures sur les joues|Plaques partout] et le service client trouve \xE7a normal
{brand} savait pour le lot et a continu\xE9 \xE0 vendre. [La honte|Plus jamais]
{brand} efface les commentaires au lieu de rappeler le {product}
Je vous ai recommand\xE9 {brand}, je m'excuse, arr\xEAtez le {product}
# work
On a lanc\xE9 {day} un projet de {nn} semaines. [Le plus dur : choisir quoi enlever|Le\xE7on : \xE9crire l'aide d'abord]
J'ai lu {nn} CV ce mois-ci. [Mettez votre num\xE9ro|Trois habitudes de ceux que j'ai rappel\xE9s]
J'ai dit \xE0 l'\xE9quipe que mon estimation \xE9tait fausse. [Personne n'a cri\xE9|Quatre minutes]
Un client est parti en expliquant pourquoi en {n} paragraphes. Meilleur retour du trimestre
On recrute {n} personnes \xE0 {city}, [salaire affich\xE9|pas de test gratuit]
# arttitles
Ce que {n} lancements rat\xE9s nous ont appris
La r\xE9union annul\xE9e
Recruter lentement
`
const fr = frame + frLife + frTalk
export { fr }
//# sourceMappingURL=fr.js.map
