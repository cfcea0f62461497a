const fr = {
  code: 'fr',
  fillers:
    "stp svp mdr ptdr grave franchement omg oh alors et mais ok hello coucou salut merci pitie meuf wow ouah bah s'il_te_plait s'il_vous_plait please",
  negators: "pas jamais plus ne n' aucun sans personne",
  notNegators: "pas_hate j'ai_trop_hate pourquoi_pas n'ai_pas_resiste",
  stages: {
    asks_price: [
      [
        'combien',
        0.95,
        "(?:c'?est |ca |il |elle |ils |tu l'as paye |vous l'avez paye |ca fait |t'as paye )?(?:coute(?:nt)? |vaut |a )?combien(?: (?:ca|il|elle|coute|coutent|pour|le|la|les|ce|cette|est|vaut|tu l'as))?(?: (?:coute|vaut|le|la|les))? ~",
      ],
      [
        'prix',
        0.95,
        "\u2039(?:(?:c'?est )?quoi |quel est |t'as |on peut avoir |donne |je peux avoir )?(?:le |les |son |a quel |quel )?(?:prix|tarif|tarifs|cout)(?: (?:du|de la|des|de ce|de cette|pour))?\u203A ~",
      ],
      [
        'quel_prix',
        0.95,
        "(?:quel(?:s)?|connaitre|avoir|c'?est quoi|a quel|dis)(?: est| sont)? ?(?:le|les)? ?(?:prix|tarif)(?: (?:du|de la|des|de))? ~",
      ],
      [
        'code_promo',
        0.85,
        "(?:t'as|tu as|vous avez|y a|il y a|avez-vous|as-tu)(?: pas)?(?: \\w+)? (?:code(?: promo)?|reduction|reduc|promo)",
      ],
      ['cher_question', 0.82, "c'?est cher ?\\?"],
    ],
    asks_where: [
      [
        'achete_ou',
        0.95,
        "(?:achete|trouve|commande|eu|pris|vient|viennent|dispo|vendu|vendue|acheter|trouver|commander|choper|chope|vend|prend|prends)(?:es|e|s|ees)?(?: ca| ce| cette| le| la| les| [\\w-]+)? (?:d'?)?ou ?\u203A",
      ],
      [
        'ou_acheter',
        0.95,
        "(?:d'?)?ou (?:est-ce qu[e'] ?|tu |vous |on |peut-on |je |as-tu |avez-vous |puis-je |t'as |l'as-tu |l'avez-vous |l'as tu )*(?:as |peux |peut |l'as |l'avez |pourrais |le |la |les |l'|vient |viennent )*(?:achete|trouve|commande|acheter|trouver|commander|vient|viennent|vend|choper|pris|procurer)(?:e|s|es|nt)?(?: (?:le|la|les|ce|cette|ton|ta|tes))? ~",
      ],
      [
        'lien',
        0.95,
        "\u2039(?:(?:tu )?(?:peux |peut )?(?:mettre |mets |envoie |donne |balance |as |t'as |je veux |il me faut |besoin du |avoir )?(?:le |un |du |les )?)?(?:lien|liens|ref|refs|reference|references)(?: (?:du|de la|des|de ce|pour)(?: \\w+)?)?\u203A",
      ],
      ['lien_du', 0.92, '(?:mettre|mets|envoie|donne|balance|avoir|veux) (?:le|un|les) (?:lien|liens|ref)'],
      [
        'magasin',
        0.92,
        "(?:dans |de |c'est |chez )?(?:quel(?:le)?) (?:magasin|marque|site|boutique|enseigne|reference|teinte|taille)(?: (?:est|c'est|pour))?(?: (?:le|la|les|ce))? ~",
      ],
      [
        'livre',
        0.93,
        "(?:ca |vous |ils |est-ce que vous |est-ce que ca )?(?:livre|livrez|livrent|expedie|expediez|envoie|envoyez) (?:a|au|aux|en|jusqu'|vers|dans) [\\w' -]{2,30}\\?|livraison (?:a|en|au) [\\w ]{2,20}\\?",
      ],
      [
        'dispo',
        0.88,
        "(?:c'?est |il est |elle est |toujours |encore )?dispo(?:nible)?s? (?:en|a|au|dans|sur|chez|ou) ?[\\w ]{0,25}\\?",
      ],
      ['quelle_marque', 0.9, "c'?est (?:de )?quelle marque|la marque \u203A"],
    ],
    wants: [
      [
        'il_me_le_faut',
        0.95,
        "(?:il me (?:le|la|les|l'|en) ?(?:faut|faudrait)|(?:me )?(?:le|la|les) faut(?: absolument)?|il m'en faut (?:un|une)|j'ai besoin de (?:ca|ce|cette|celui|celle)) ?~",
      ],
      [
        'jen_veux',
        0.95,
        "(?:j'en|je l[ea]s?|je) (?:veux|voudrais|reve)(?: trop)?(?: (?:un|une|le|la|les|ce|cette|celui|celle|ca|deux|trop|tellement|absolument|d'en avoir))(?: ~)?",
      ],
      [
        'jen_veux_short',
        0.92,
        "\u2039(?:j'en veux|je (?:le|la|les) veux|je veux|il me faut ca|besoin)(?: trop| tellement)?\u203A",
      ],
      ['faut', 0.85, 'il me faut (?:ce|cette|ces|un|une|le|la|les) ~'],
      [
        'liste',
        0.92,
        "(?:sur|dans) ma (?:wish ?-?list|liste)|liste (?:d'anniv|d'envies|au pere noel|de noel|de souhaits)|wishlist",
      ],
      ['offrir', 0.88, "(?:qui |quelqu'un )?(?:m'offre|me l'offre|me l'achete|offrez-moi|offre-moi|achete-moi)"],
      ['argent', 0.93, '(?:prenez|prends) (?:tout )?(?:mon argent|ma carte)'],
      ['craque', 0.86, 'je craque(?: pour)?|coup de coeur pour|me fait (?:trop )?envie'],
    ],
    will_buy: [
      [
        'je_commande',
        0.95,
        "(?:je|j'|on|jvais|j'vais)(?: (?:le|la|les|l'|vais|file|cours|passe))* ?(?:commander?|acheter?|prends|prendre|precommande)(?: (?:le|la|les|un|une|ca|direct|ce soir|de suite|demain|ce week-?end))* ~",
      ],
      ['convaincue', 0.92, "(?:tu m'as|vous m'avez|m'a|suis) (?:convaincue?|vendue?)|convaincue?,"],
      ['panier', 0.94, '(?:dans|au) (?:mon |le )?panier'],
      [
        'vais_tester',
        0.86,
        "(?:je vais|faut que je|j'vais) (?:tester|essayer|craquer|me (?:le|la|les) (?:prendre|acheter|commander)|l'acheter|le commander)",
      ],
    ],
    bought: [
      [
        'recu',
        0.94,
        "(?:\u2039|je (?:l'|les? )?ai |j'ai |bien )recue?s?(?: (?:le mien|la mienne|hier|ce matin|aujourd'hui|le|la|mon|ma|les))(?: ~)?",
      ],
      [
        'commande_avec',
        0.94,
        "(?:\u2039|je (?:l'|les )ai |j'ai |viens de (?:le |la |les )?)(?:deja )*(?:commande|achete|commander|acheter|pris|precommande)(?:e|s|es)? (?:avec|le|la|les|un|une|hier|ce|grace|hier|il y a|mon|ma|le mien) ?~",
      ],
      ['je_lai', 0.9, "je (?:l'|les )ai (?:achete|commande|pris|deja|depuis|et (?:je )?(?:l'adore|j'adore))e?s?"],
      ['code', 0.9, 'avec ton code|ton code (?:marche|a marche|fonctionne)|utilise ton code'],
      [
        'arrive',
        0.9,
        "(?:le mien|la mienne|les miens|mon colis|ma commande) (?:est |sont |vient d')?(?:arrive|arriver)(?:e|s|es)?",
      ],
    ],
    repeat: [
      [
        'deuxieme',
        0.94,
        "(?:j'en suis|je suis) a (?:mon|ma) (?:deuxieme|second|seconde|troisieme|quatrieme|\\d+e(?:me)?)|mon (?:deuxieme|troisieme) (?:flacon|pot|achat)",
      ],
      [
        'toujours',
        0.92,
        '(?:toujours|fidele a|cliente? (?:depuis|fidele))(?: [\\w-]+){1,3},? (?:jamais decue?|depuis|et)|jamais decue?',
      ],
      [
        'rachete',
        0.94,
        "(?:j'ai |je )?(?:l'ai |vais )?(?:rachete|recommande (?:le meme|encore)|repris|racheter)(?:e|s|es)?|je (?:le |la |les )?rachete",
      ],
      ['depuis_ans', 0.88, "(?:j'achete|j'utilise|je (?:l'|les )(?:achete|utilise))(?: [^.!?\\n]{0,25})? depuis ~"],
    ],
    objects: [
      [
        'trop_cher',
        0.94,
        "(?:trop|tres|hyper|si|vachement|un peu|super|beaucoup trop|est|c'est|assez) cher(?:e|s|es)?|\u2039(?:cher|chere)\u203A|hors de prix|(?:abuse|exagere) le prix|le prix (?:pique|fait mal)",
      ],
      ['pas_budget', 0.9, "pas (?:les moyens|le budget|dans mon budget|l'argent)|suis (?:trop )?pauvre"],
      [
        'livre_pas',
        0.93,
        '(?:livre|livrent|livrez|expedie|envoie|vend|vendent|dispo)(?:nt)? (?:pas|plus|jamais)(?: (?:ici|en|au|a|chez|dans))?',
      ],
      [
        'rupture',
        0.93,
        '(?:toujours |encore |deja )?(?:en rupture|rupture de stock|epuisee?s?|sold out|plus dispo(?:nible)?)',
      ],
      [
        'si',
        0.9,
        "(?:j'achete(?:rais)?|je (?:l'|le |la )?(?:prendrais|acheterais)) si|si (?:seulement )?(?:c'etait|il existait|ca existait) (?:moins|en|plus)",
      ],
      ['doute', 0.8, '(?:ca (?:marche|tient|vaut) (?:vraiment|le coup)|(?:vraiment|reellement) efficace)(?: ?\\?)?'],
    ],
    rejects: [
      [
        'renvoye',
        0.95,
        "(?:achete|commande|recu)(?:e|s)?,? (?:et |puis )?(?:aussitot )?(?:renvoye|rendu|retourne)(?:e|s)?|je (?:l'|les )ai (?:renvoye|rendu|retourne)",
      ],
      [
        'gardez',
        0.95,
        "gardez (?:vos|votre) (?:sous|argent|thune)|(?:n')?(?:achetez|achete|gaspillez|jetez|depensez) (?:pas|surtout pas)",
      ],
      [
        'plus_jamais',
        0.94,
        "plus jamais|jamais de la vie|je (?:n')?(?:achete|acheterai|acheterais|rachete|racheterai|prendrai|recommande) (?:pas|plus|jamais)|(?:j'en|je (?:le|la|les|n'en)) (?:veux|voudrais) (?:pas|plus)",
      ],
      ['arnaque', 0.9, "(?:une |c'est une |belle |grosse )?arnaque|c'est nul|(?:sert|sert vraiment) a rien"],
      [
        'pas_besoin',
        0.88,
        "pas besoin (?:de ca|de ce|d'un)|(?:tres |super )?decue? (?:de|du|par) (?:la qualite|mon achat|ce)",
      ],
    ],
  },
  not: [
    "combien (?:de temps|tu (?:gagnes|pese|mesure)|d'annees|de fois|je t'aime|d'heures|ils t'ont paye)",
    "(?:je veux|il me faut|j'ai besoin) (?:dormir|des vacances|un calin|la suite|que|te|vous|savoir|voir|de (?:dormir|vacances|toi|cette energie)|cette vie|la recette|le tuto)",
    'lien (?:en|dans (?:la|ma)) (?:bio|description|story)',
    "d'ou (?:tu viens|vient cette (?:idee|musique)|vient (?:ce|le) son)",
    "ou (?:est|etait|es-tu|t'es|as-tu pris la photo)",
  ],
  giveaway: [
    'concours|tirage au sort|je participe|participation',
    "(?:j'espere|j'aimerais|envie de|je veux|reve de)(?: \\w+)? (?:gagner|remporter)",
    '(?:taguez?|identifiez?|mentionnez?) (?:un|une|deux|\\d+|tes|vos) (?:ami|pote|copine|personne)\\w*',
    'choisis-moi|prends-moi',
    'bonne chance a (?:tous|toutes|tout le monde)',
    "(?:vous avez|tu as|t'as) ete (?:selectionne|choisi)e?",
  ],
  determiners: 'le la les l un une des ce cet cette ces ton ta tes mon ma mes du ca',
  objectEnds:
    'et ou mais que qui car si quand comme dans sur de du des a au aux avec pour par en est sont etait deja hier demain ici la me te se ne pas plus tres trop tant aussi stp svp merci un une ce ca cela mien mienne tout tous mdr ptdr coute adore direct suite soir absolument grave franchement depuis vie',
}
export { fr }
//# sourceMappingURL=fr.js.map
