/** French posts that belong to one interest; the tag in front says which. */
export const frLife = `
# life.extra
(beauty) Ma peau n'a pas aimé [l'avion|le mariage|trois nuits blanches], donc [bouillon et silence|routine de mamie] jusqu'à {day}
(fashion) Déposé mes bottes chez le cordonnier, [neuves pour deux cafés|je me suis fait gronder]
(drinks) Nouveau café, {n} matins avant qu'il [goûte la pêche|arrête de goûter le pain grillé]
(drinks) Cassé ma tasse préférée, [une minute de silence|pot à crayons désormais]
(sports) Cent lancers francs avant le petit-déj, [la moitié dedans|je les ai comptés]
(outdoors) La tente [fuit|sent l'été dernier], mais [la vue|le café] rattrape tout
(travel) Une dame au marché [a réparé ma fermeture avec une fourchette|a refusé mon argent]
(technology) Tout l'après-midi sur un bug, c'était une virgule, [bonsoir|je facture à la virgule]
(gaming) Ma sœur joue [juste pour caresser le chien|mieux que moi], il faut qu'on parle
(music) {n} accords, une corde cassée et [un voisin qui applaudit|de la bonne volonté]
(dance) Répète jusqu'à {time}, [coudes râpés|le porté passe enfin], cours ouvert {day}
(dance) Huit temps de chaos, [la suite quand mes genoux voudront|taguez quelqu'un qui gère]
(film) {n} films cette semaine, [pleuré devant le dessin animé|un seul avait une fin]
(art) Page {nn} du carnet : [encore des mains|des gens qui dorment dans le métro]
(photography) Attendu {nn} minutes quelqu'un en rouge, [un pigeon a fait mieux|je l'ai]
(books) La bibliothèque de {city} a effacé mon amende, [je mourrais pour la bibliothécaire|plus belle institution]
(comedy) Être adulte c'est [dire 'faut qu'on se voie' jusqu'à la mort|être heureux d'une éponge neuve]
(gardening) Les limaces ont mangé la salade, [je recommence {day}|négociations en cours]
(pets) {n} ans que {pet} est sorti du refuge, [il avait peur de tout|et regardez-moi ça]
(family) Mon ado [a dit bonjour|a ri à ma blague puis nié], j'encadre
(education) {nnn} jours de japonais et [j'ai commandé une soupe et eu une soupe|j'ai compris une blague]
(business) Augmenté mes prix de {nn}%, [personne n'a bronché|deux départs, c'était juste]
(business) Perdu un client. [Ma faute|On n'allait pas ensemble]. Je l'écris pour ne pas recommencer
(finance) Noté chaque dépense pendant {nn} jours, le coupable : [les livraisons|les abonnements oubliés]
(finance) Mois sans achats, jour {nn} : [craqué pour un croissant|merci la bibliothèque]
(automotive) Cherché un bruit {n} semaines, c'était [une pièce|une cuillère]
(automotive) Boucle du dimanche, {nn} virages, [un tracteur|des moucherons dans les dents]
(news) Correction : j'ai écrit {nn}, c'est {nn}. [Désolé, merci aux vigilants|C'est réparé]
(news) {nn} habitants à la réunion sur [la rivière|le toit de l'école], [presque tous restés|et un chien très calme]
# official
{product} est là. [Vous l'avez demandé|{nn} prototypes plus tard]
Les coulisses de {product} : {n} personnes et [une machine très bruyante|beaucoup de scotch]
{product} de retour, [pardon pour l'attente|à l'heure cette fois]
`
