const frLife = `
# life.extra
(beauty) Ma peau n'a pas aim\xE9 [l'avion|le mariage|trois nuits blanches], donc [bouillon et silence|routine de mamie] jusqu'\xE0 {day}
(fashion) D\xE9pos\xE9 mes bottes chez le cordonnier, [neuves pour deux caf\xE9s|je me suis fait gronder]
(drinks) Nouveau caf\xE9, {n} matins avant qu'il [go\xFBte la p\xEAche|arr\xEAte de go\xFBter le pain grill\xE9]
(drinks) Cass\xE9 ma tasse pr\xE9f\xE9r\xE9e, [une minute de silence|pot \xE0 crayons d\xE9sormais]
(sports) Cent lancers francs avant le petit-d\xE9j, [la moiti\xE9 dedans|je les ai compt\xE9s]
(outdoors) La tente [fuit|sent l'\xE9t\xE9 dernier], mais [la vue|le caf\xE9] rattrape tout
(travel) Une dame au march\xE9 [a r\xE9par\xE9 ma fermeture avec une fourchette|a refus\xE9 mon argent]
(technology) Tout l'apr\xE8s-midi sur un bug, c'\xE9tait une virgule, [bonsoir|je facture \xE0 la virgule]
(gaming) Ma s\u0153ur joue [juste pour caresser le chien|mieux que moi], il faut qu'on parle
(music) {n} accords, une corde cass\xE9e et [un voisin qui applaudit|de la bonne volont\xE9]
(dance) R\xE9p\xE8te jusqu'\xE0 {time}, [coudes r\xE2p\xE9s|le port\xE9 passe enfin], cours ouvert {day}
(dance) Huit temps de chaos, [la suite quand mes genoux voudront|taguez quelqu'un qui g\xE8re]
(film) {n} films cette semaine, [pleur\xE9 devant le dessin anim\xE9|un seul avait une fin]
(art) Page {nn} du carnet : [encore des mains|des gens qui dorment dans le m\xE9tro]
(photography) Attendu {nn} minutes quelqu'un en rouge, [un pigeon a fait mieux|je l'ai]
(books) La biblioth\xE8que de {city} a effac\xE9 mon amende, [je mourrais pour la biblioth\xE9caire|plus belle institution]
(comedy) \xCAtre adulte c'est [dire 'faut qu'on se voie' jusqu'\xE0 la mort|\xEAtre heureux d'une \xE9ponge neuve]
(gardening) Les limaces ont mang\xE9 la salade, [je recommence {day}|n\xE9gociations en cours]
(pets) {n} ans que {pet} est sorti du refuge, [il avait peur de tout|et regardez-moi \xE7a]
(family) Mon ado [a dit bonjour|a ri \xE0 ma blague puis ni\xE9], j'encadre
(education) {nnn} jours de japonais et [j'ai command\xE9 une soupe et eu une soupe|j'ai compris une blague]
(business) Augment\xE9 mes prix de {nn}%, [personne n'a bronch\xE9|deux d\xE9parts, c'\xE9tait juste]
(business) Perdu un client. [Ma faute|On n'allait pas ensemble]. Je l'\xE9cris pour ne pas recommencer
(finance) Not\xE9 chaque d\xE9pense pendant {nn} jours, le coupable : [les livraisons|les abonnements oubli\xE9s]
(finance) Mois sans achats, jour {nn} : [craqu\xE9 pour un croissant|merci la biblioth\xE8que]
(automotive) Cherch\xE9 un bruit {n} semaines, c'\xE9tait [une pi\xE8ce|une cuill\xE8re]
(automotive) Boucle du dimanche, {nn} virages, [un tracteur|des moucherons dans les dents]
(news) Correction : j'ai \xE9crit {nn}, c'est {nn}. [D\xE9sol\xE9, merci aux vigilants|C'est r\xE9par\xE9]
(news) {nn} habitants \xE0 la r\xE9union sur [la rivi\xE8re|le toit de l'\xE9cole], [presque tous rest\xE9s|et un chien tr\xE8s calme]
# official
{product} est l\xE0. [Vous l'avez demand\xE9|{nn} prototypes plus tard]
Les coulisses de {product} : {n} personnes et [une machine tr\xE8s bruyante|beaucoup de scotch]
{product} de retour, [pardon pour l'attente|\xE0 l'heure cette fois]
`
export { frLife }
//# sourceMappingURL=fr-life.js.map
