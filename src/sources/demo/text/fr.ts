import { frLife } from './fr-life.js'
import { frTalk } from './fr-talk.js'

// French. Interests fold into eight groups.
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
décembre
# life.look
(beauty) J'ai encore coupé ma frange toute seule. [Pas un mot|Ma mère a ri|C'est... un choix]
(beauty) {nn} jours avec [juste un savon et de la crème|rien sur la peau], et [ça se calme enfin|je revis]
(fashion) Ce manteau était à ma tante, [il y a un ticket de ciné de 98 dans la poche|je ne le quitte plus avant avril]
(beauty) Maquillée en {n} minutes dans le [métro|taxi], [un sourcil est le cousin de l'autre|personne n'a rien vu]
(fashion) Vendu {nn} fringues, [mes jeans paient le loyer|j'en ai racheté une sans faire exprès]
(fashion) {friend} dit que je m'habille comme [un prof d'arts plastiques|un monsieur qui a un bateau], [je prends|meilleur compliment de l'année]
+ Moins de produit, plus de patience
+ On regarde la couture avant l'étiquette
# life.food
(food) J'ai cramé [le riz|le caramel|la moitié du gratin], [mangé quand même|le fond était le meilleur]
(food) {friend} est venu dîner, panique, j'ai fait [trois sortes de patates|à manger pour dix]
(food) Lentilles encore, mais avec [un œuf coulant|du citron et trop d'ail], [aucun regret|franchement le luxe]
(food) La recette de mamie dit 'jusqu'à ce que ce soit bon'. [Merci mamie|Je l'ai appelée : 'encore un peu']
(food) La boulangerie du coin vend les croissants ratés au poids, [c'est ma retraite|j'ai trouvé ma voie]
(drinks) Premier café sur [le rebord de fenêtre|les marches], {time}, [personne|{pet} me juge]
+ Sale plus tôt que tu crois
+ Feu doux. Plus doux
# life.move
(fitness) {nn} km [avec les jambes en bois|sous la flotte|sur {n} heures de sommeil], [marché dans la côte, j'assume|mais c'est fait]
(fitness) Première traction ! [Des mois d'élastique|J'ai crié, le voisin est sorti]
(sports) Perdu {n}-1 contre [les dentistes|des gamins de quinze ans], [meilleur match de l'année|je demande la VAR]
(outdoors) Levée à {time} pour [la crête|la marée basse], [brouillard total|deux chamois et un thermos]
(fitness) Jour de repos, [donc j'ai nettoyé le four|je ne sais pas faire]
(sports) But à la {nn}e, [plus de voix|j'ai embrassé un inconnu]
+ Dormir, c'est aussi s'entraîner
+ Doucement, personne ne te court après
# life.play
(gaming) {nn} heures de jeu et [je viens de trouver la quête principale|je pêche]
(gaming) Mort {nn} fois contre le même boss, battu [à la rage|avec un bâton|grâce à {friend}]
(gaming) Stream ce soir à {time}, [ferme tranquille|horreur, priez pour moi]
(technology) La mise à jour [a supprimé mes réveils|a déplacé LE bouton], donc bonjour
(technology) Premier PC monté, [il reste une vis|il a démarré et j'ai pleuré]
+ Faites une sauvegarde. Aujourd'hui
+ Coupez le flou de mouvement, de rien
# life.home
(pets) {pet} [a mangé une demi-chaussette|a découvert le miroir|ouvre le frigo], [le véto dit que ça va|plus aucune intimité]
(home) Repeint le couloir d'un vert que [le pot appelle mousse et moi mare|la nuit je ne sais plus]
(gardening) Première tomate, [une bille|je l'ai annoncée au bureau]
(family) La petite a mis ses chaussures seule, [à l'envers, fière comme tout|vingt minutes]
(home) Réparé le robinet, [trois allers-retours au magasin|papa en visio]
(family) {n} heures de sommeil en {n} morceaux, [café par perfusion|si je t'appelle comme le chien, pardon]
+ Baissez la barre, vraiment
+ On arrose le matin, au pied
# life.mind
(books) Plus que {nn} pages, [je rationne|j'ai raté mon arrêt]
(wellness) Téléphone hors de la chambre, {n} nuits, [dormi comme un caillou|je l'ai cherché quand même]
(education) Expliqué les fractions avec [une pizza|des clémentines] à {nn} ados, ['c'est au contrôle ?'|ils ont compris avant moi]
(wellness) Psy {day}, [devoir : dire non une fois|sortie plus légère]
(books) Club lecture : {n} personnes, [deux l'avaient fini|le vin a gagné]
+ Vingt minutes par jour, sans héroïsme
+ Pas un conseil, juste ce qui m'aide
# life.art
(music) Écrit un refrain [à l'arrêt de bus|sous la douche], le vocal c'est [surtout des klaxons|un joli bazar]
(music) Joué devant {nn} personnes dans [une librairie|un bar avec le foot], [personne n'est parti|on a vendu une cassette !]
(art) L'émail a coulé et [c'est ma plus belle tasse|direct dans la boîte à ratés]
(photography) Une pellicule à {city}, {nn} photos, j'en garde {n}
(comedy) Ma mère [fait des vocaux de {n} minutes|croit que le cloud c'est la météo], épisode {n}
(dance) Filmé {nn} fois, [je poste la deuxième|quelqu'un passe à chaque fois]
(film) Épisode {n}. [Je ne dis rien|Rattrapez-vous MAINTENANT]
+ La suite quand mon coloc m'aura pardonné
+ Si ça marche en plissant les yeux, ça marche
# life.world
(travel) Raté le [dernier bus|ferry|train de nuit], donc [meilleure soupe du voyage|je connais bien cette gare]
(travel) {n} jours avec un sac d'école, [la même chemise sur toutes les photos|et encore, trop plein]
(finance) Fini de rembourser [la voiture|la carte], [pleuré dans la cuisine|une glace pour fêter]
(business) Emballé {nn} commandes sur [la table|le sol du salon], [du scotch sur le chat|plus de cartons]
(automotive) Elle démarre ! {n} mois sous la bâche, [de la fumée, mais gentille|papa a applaudi]
(news) Le conseil vote {day} [la piste cyclable|les horaires de la bibliothèque], [j'ai lu les {nn} pages|résumé ici]
+ Demandez au chauffeur où il mange
+ Si on te promet un rendement, pars
# openings
Bon
Alors
Point météo :
Personne n'a demandé, mais
J'avoue
Coucou de {city}
Il est {time} et
Je devais pas poster ça
Petite victoire
# asides
{pet} a dormi tout du long
{friend} vous salue
Ne regardez pas le fond
Il a plu, évidemment
Bref
J'écris ça du bus
Je sais, je sais
# questions
Vous auriez fait quoi ?
Je suis la seule ?
La première ou la deuxième ?
Quelqu'un d'autre à {city} ?
Je fais une partie deux ?
# signoffs
Bisous
À {day}
Voilà, c'est tout
Allez, au lit
La bise
# feelings
Fière, pour une fois
J'en avais besoin
Crevée et heureuse
Pas mal, non ?
Encore sur mon nuage
# titles
J'ai testé {nn} jours, voilà le résultat
{n} erreurs que j'ai faites
Un {day} ordinaire à {city}
Ce qu'on ne vous dit pas
Ça valait le coup ? {n} mois après
Je réponds à vos questions
# disclosures
#collaboration
#partenariat
collab commerciale
#ad
Partenariat rémunéré avec {brand}
# sponsored
{n} semaines avec le {product} et [je n'utilise plus que ça|{friend} me le pique]
Quand {brand} m'a écrit j'ai hésité, [vous me connaissez|je refuse presque tout], mais le {product} [a gagné sa place|tient ses promesses]
On me demande tout le temps : c'est le {product} de {brand}
Testé le {product} [en voyage|tous les matins|sans pitié], [il a tenu|convaincue]
# calls
Avec {code}, -{nn}% jusqu'à {day}
Lien en bio
J'en fais gagner {n}, dites-moi pourquoi
# brandtalk
On dit ce qu'on veut de {brand}, le {product} [dure depuis des années|est bien fichu]
Acheté le {product} avec mes sous, [zéro regret|correct, sans plus]
{brand} ne me répond plus depuis {day}
{brand} vend encore le {product} ?
# rival
{brand} contre {rival}, même semaine, [{rival} gagne|c'est serré]
{rival} fait pareil que {brand} pour moitié prix
# crisis
Je jette mon {product} {brand}. [Brûlures sur les joues|Plaques partout] et le service client trouve ça normal
{brand} savait pour le lot et a continué à vendre. [La honte|Plus jamais]
{brand} efface les commentaires au lieu de rappeler le {product}
Je vous ai recommandé {brand}, je m'excuse, arrêtez le {product}
# work
On a lancé {day} un projet de {nn} semaines. [Le plus dur : choisir quoi enlever|Leçon : écrire l'aide d'abord]
J'ai lu {nn} CV ce mois-ci. [Mettez votre numéro|Trois habitudes de ceux que j'ai rappelés]
J'ai dit à l'équipe que mon estimation était fausse. [Personne n'a crié|Quatre minutes]
Un client est parti en expliquant pourquoi en {n} paragraphes. Meilleur retour du trimestre
On recrute {n} personnes à {city}, [salaire affiché|pas de test gratuit]
# arttitles
Ce que {n} lancements ratés nous ont appris
La réunion annulée
Recruter lentement
`

/** French. */
export const fr = frame + frLife + frTalk
