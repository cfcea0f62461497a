const de = {
  code: 'de',
  fillers:
    'bitte biite haha lol omg digga danke und aber oh ok okay hey hi hallo wow krass echt ja alter pls please mega maus',
  negators: 'nicht nie niemals kein keine keinen ohne niemand nix nichts',
  notNegators: 'kann_es_nicht_erwarten warum_nicht konnte_nicht_widerstehen',
  stages: {
    asks_price: [
      [
        'was_kostet',
        0.96,
        '(?:was|wie ?viel|wieviel) (?:kostet|kosten|kost|hat|haben|zahlt|bezahlt|ist)(?: (?:das|der|die|den|es|sowas|sie|so ein|dich|du|man|das gekostet|er))?(?: gekostet| dafur| bezahlt)? ~',
      ],
      ['wie_teuer', 0.95, 'wie teuer (?:ist|sind|war|waren)(?: (?:das|der|die|es|sie|er))? ~'],
      [
        'preis',
        0.95,
        '\u2039(?:der |wie ist der |was ist der )?(?:preis|preise|kostenpunkt|preislich)(?: (?:von|fur|vom))?\u203A ~',
      ],
      [
        'welcher_preis',
        0.92,
        '(?:welcher|welchen|den|zum|uber den|der) preis(?: (?:von|fur|verraten|sagen|wissen))?(?=[^.!\\n]{0,20}\\?)',
      ],
      [
        'rabatt',
        0.85,
        '(?:gibts?|gibt es|hast du|habt ihr)(?: \\w+){0,2} (?:rabatt|rabattcode|gutschein|code|angebot)',
      ],
      ['versand', 0.9, '(?:was|wie ?viel) kostet der versand'],
    ],
    asks_where: [
      [
        'wo_her',
        0.96,
        '(?:wo|woher)(?: (?:hast|habt|kann|kriegt|bekommt|bekomme|krieg|krieg|gibts|gibt|kauft|kaufst|find|finde|ist|sind|kommt|hab|bestellt|konnen))(?: (?:du|ihr|man|ich|es|wir|das|den|die|der|sie))*(?: (?:her|gekauft|bestellt|kaufen|bekommen|finden|kriegen|bestellen))?(?: (?:das|den|die|der))? ~',
      ],
      [
        'link',
        0.95,
        '\u2039(?:(?:hast du|gibts|gibt es|kannst du|schick|poste|mal|brauch|brauche|ich brauch|wo ist) )*(?:den |einen |der |n |nen )?link(?:s)?(?: (?:zu[rm]?|dazu|dafur|fur|von|posten|schicken|teilen)(?: \\w+)?)?\u203A',
      ],
      [
        'marke',
        0.92,
        '(?:welche|von welcher|was fur (?:eine|ne)) (?:marke|firma|farbe|grosse|laden)(?: (?:ist|sind|hat))? ~',
      ],
      ['welcher_laden', 0.9, '(?:in )?welche[mnrs] (?:laden|shop|geschaft|seite|onlineshop)'],
      [
        'liefern',
        0.93,
        '(?:liefern|liefert|versenden|versendet|verschickt|verschicken|schicken|schickt)(?: (?:die|ihr|sie|der|man|das|es))? (?:auch )?(?:nach|in|ins|weltweit)',
      ],
      [
        'gibts',
        0.9,
        '(?:gibts?|gibt es|kriegt man|bekommt man)(?: [\\w-]+){1,3} (?:auch |noch )?(?:im laden|bei|online|im handel|in der drogerie|in|zu kaufen|noch)(?=[^.!\\n]{0,25}(?:\\?|$))',
      ],
    ],
    wants: [
      [
        'brauch_ich',
        0.95,
        '\u2039(?:das |den |die |so was |sowas )?(?:brauch|brauche|will|muss) ich(?: (?:auch|unbedingt|sofort|dringend|haben|jetzt))*|ich (?:brauch|brauche|will|mochte)(?: (?:das|den|die|es|so|auch|unbedingt|einen?|eins|so einen?|sofort|dringend))+ ~',
      ],
      [
        'will_haben',
        0.95,
        '(?:will|muss|mocht|mochte|wurd|wurde)(?: \\w+){0,2} (?:haben|auch haben)\u203A|\u2039haben wollen|\u2039will haben|habenwill',
      ],
      ['wunschliste', 0.94, 'wunschliste|wunschzettel|wishlist'],
      [
        'schenk',
        0.9,
        '(?:schenk|kauf)(?:t|e)? (?:mir )?(?:das |den |die |es )?(?:mir |bitte )*(?:jemand|wer|zum geburtstag|zu weihnachten)|wer (?:schenkt|kauft) (?:mir|es mir|das mir)',
      ],
      ['nimm_geld', 0.94, 'nimm mein geld|nehmt mein geld'],
      ['schon_lange', 0.88, 'schleich(?:e)? (?:schon )?(?:lange )?um|liebaugle|traume von ~'],
      ['geburtstag', 0.86, '(?:zum geburtstag|zu weihnachten) (?:wunsch|wunsche|will)'],
    ],
    will_buy: [
      [
        'bestell_ich',
        0.95,
        "\u2039(?:das |den |die |es )?(?:bestell|bestelle|kauf|kaufe|hol|hole|nehm|nehme) ich(?: mir)?|ich (?:bestell|bestelle|kauf|kaufe|hol|hole|nehm|nehme)(?:'?s)?(?: (?:mir|es|das|den|die|ihn|sie|eins|heute|gleich|jetzt))+|ich kauf'?s|(?:bestell|kauf|hol) (?:ich )?(?:mir )?(?:heute|gleich|sofort|morgen|nach dem gehalt) ~",
      ],
      [
        'werde',
        0.93,
        '(?:werde|werd|muss)(?: (?:ich|mir|es|das|den|die|ihn|ich mir|auch|wohl|definitiv|gleich|sofort))* (?:bestellen|kaufen|holen|zulegen|ausprobieren|testen)',
      ],
      ['uberzeugt', 0.92, '(?:hast mich |bin |habt mich |\u2039)?uberzeugt|hast mich (?:angefixt|gekriegt)'],
      ['warenkorb', 0.95, '(?:im|in den|in meinem|in meinen) warenkorb'],
      [
        'bestelle',
        0.9,
        '\u2039(?:wird|ist) (?:sofort |direkt |gleich |heute )*(?:bestellt|gekauft)|(?:wird|werden) (?:sofort|direkt|gleich|heute) (?:bestellt|gekauft)',
      ],
    ],
    bought: [
      [
        'kam',
        0.95,
        '(?:meins|meine[rs]?|mein (?:paket|[\\w-]+))(?: \\w+)? (?:kam|ist (?:da|angekommen|heute|gestern)|angekommen|ist (?:heute|gestern|endlich) (?:angekommen|gekommen))',
      ],
      [
        'hab_bestellt',
        0.94,
        "(?:hab|habe|haben|habs|hab's|habe's)(?: (?:ich|mir|es|ihn|sie|das|den|die|auch|gleich|gerade|grad|schon|sofort|direkt|gestern|heute|einen?|eins|mit|wegen|deinem|dir|[\\w-]+))* (?:bestellt|gekauft|geholt|zugelegt)(?! (?:und|,) (?:zuruck|wieder zuruck))",
      ],
      [
        'gerade_bestellt',
        0.92,
        '\u2039(?:gerade|grad|eben|schon|endlich|direkt|sofort|heute) (?:bestellt|gekauft|geholt)',
      ],
      ['code', 0.9, 'mit deinem code|dein code (?:funktioniert|hat (?:geklappt|funktioniert)|ging)'],
      [
        'hab_auch',
        0.88,
        '(?:hab|habe) (?:ich )?(?:das|den|die|es|ihn|sie|eins|auch|ihn|meins|schon)(?: auch| schon| seit)* (?:und (?:liebe?|bin|ich|find)|seit|zu ?hause|auch|, )',
      ],
    ],
    repeat: [
      [
        'beim_zweiten',
        0.94,
        '(?:bin|schon|bereits)(?: schon| jetzt)? (?:beim|bei der|bei meinem|mein|meine|die|das) (?:zweite|dritte|vierte|funfte)[nrs]?|(?:zweite|dritte|vierte)[nrs]? (?:flasche|paar|bestellung|packung|tube)',
      ],
      [
        'seit_jahren',
        0.93,
        '(?:kauf|kaufe|bestell|bestelle|benutz|benutze|nutze|nehm|nehme)(?: ich)?(?: [^.!?\\n]{0,20})? (?:seit|schon (?:seit|immer)) ~',
      ],
      [
        'nachgekauft',
        0.95,
        '(?:nachgekauft|nachbestellt|wieder (?:gekauft|bestellt)|schon (?:zweimal|dreimal|mehrfach) (?:gekauft|bestellt)|kauf ich immer wieder|immer wieder nach|nie wieder was anderes|nie mehr was anderes)',
      ],
    ],
    objects: [
      [
        'teuer',
        0.93,
        '(?:zu|viel zu|sehr|so|ziemlich|ganz schon|echt|ubertrieben|bisschen|ist|sind|krass|mega|schweine) ?teuer|\u2039teuer\u203A|uberteuert|(?:stolzer|happiger|heftiger) preis',
      ],
      [
        'nicht_leisten',
        0.93,
        '(?:nicht|nie|kann mir)(?: \\w+){0,2} leisten|kein geld|bin (?:pleite|arm|broke)|sprengt mein budget',
      ],
      [
        'liefern_nicht',
        0.93,
        '(?:liefern|liefert|versenden|versendet|schicken|gibts|gibt es)(?: (?:die|sie|ihr|es|ja|leider|das|den))* (?:nicht|leider nicht|nirgends)(?: (?:hierher|nach|in|bei|hier|mehr))?',
      ],
      [
        'ausverkauft',
        0.94,
        '(?:immer |schon |uberall |wieder |ist |war |staendig )*(?:ausverkauft|vergriffen|nicht (?:mehr )?(?:auf lager|lieferbar|verfugbar))',
      ],
      [
        'wurde_wenn',
        0.9,
        '(?:wurd|wurde) (?:ich )?(?:\\w+ ){0,3}(?:kaufen|holen|bestellen|nehmen),? wenn|wenn (?:es|das|die|der) (?:nur )?(?:billiger|gunstiger|nicht so teuer)',
      ],
      [
        'zweifel',
        0.8,
        '(?:bringt|hilft|halt|taugt|funktioniert) (?:das|es|der|die|sowas)? ?(?:wirklich|echt|uberhaupt)(?: was)?|lohnt (?:sich|es sich) (?:das|der|die)?',
      ],
    ],
    rejects: [
      [
        'zuruck',
        0.96,
        '(?:gekauft|bestellt|ausprobiert)(?:,| und)(?: \\w+)? (?:zuruckgeschickt|wieder zuruck|zuruckgegeben|enttauscht|umgetauscht)|(?:zuruckgeschickt|zuruckgegeben|ging (?:direkt |sofort )?zuruck|retourniert)',
      ],
      [
        'spart',
        0.95,
        '(?:spart|spar) (?:euch|dir) (?:das |euer |dein )?geld|kauft (?:euch )?(?:das|es|den|die)? ?(?:bloss |ja |lieber )?nicht|finger weg|lasst die finger',
      ],
      [
        'nie_wieder',
        0.94,
        'nie (?:wieder|mehr)(?! was anderes)(?: [\\w-]+)?|(?:wurd|wurde|werd|werde)(?: ich)?(?: [^.!?\\n]{0,20})?(?:nicht|nie|niemals) (?:kaufen|bestellen|holen|mehr kaufen|wieder)',
      ],
      [
        'abzocke',
        0.9,
        '(?:abzocke|betrug|schrott|mull|geldverschwendung|rausgeschmissenes geld)|bringt (?:nix|nichts|gar nichts)|taugt (?:nix|nichts)',
      ],
      [
        'brauch_nicht',
        0.9,
        '(?:brauch|brauche|braucht|will|mocht|mochte|kauf|kaufe|bestell)(?: ich| ich das| man| kein mensch| keiner| das)? (?:nicht|keiner|kein mensch|niemand)',
      ],
      ['nichts_fur', 0.85, 'nichts fur mich|nein danke|ne danke|enttauscht (?:von|uber)'],
    ],
  },
  not: [
    '(?:wie ?viel|was) (?:zeit|schlaf|verdienst|wiegst|kalorien|km|hast du (?:gemacht|gesagt))',
    '(?:wo|woher) (?:hast|nimmst) du (?:nur |bloss |immer )?(?:die |den |das |deine |diese )*(?:idee|ideen|energie|zeit|mut|geduld|motivation|inspiration|kraft)',
    'wo (?:ist|war|wurde|bist) (?:das|dieser ort|du)(?: denn| hier)?(?: aufgenommen)?\u203A',
    '(?:brauch|brauche|will|mochte) (?:ich )?(?:urlaub|schlaf|kaffee|eine umarmung|mehr (?:videos|davon)|hilfe|dich|das rezept|so ein leben|dieses leben|auch urlaub)',
    'link (?:ist )?in (?:der |meiner )?(?:bio|story|beschreibung)',
  ],
  giveaway: [
    'gewinnspiele?|verlosung(?:en)?|verlost',
    '(?:wurde|will|mochte|hoffe|gerne?|wurd)(?: \\w+){0,4} gewinnen',
    '(?:bin|hupf|springe?) (?:dabei|in den lostopf|ins? lostopf)|lostopf|mach(?:e)? mit',
    '(?:markier|verlink)(?:e|t)? (?:einen|eine|deine|zwei|\\d+|deinen) (?:freund|person)\\w*',
    'viel gluck (?:allen|euch allen|an alle)',
    '(?:du wurdest|sie wurden) (?:ausgewahlt|ausgelost)',
  ],
  determiners:
    'der die das den dem des ein eine einen einem eines dein deine deinen mein meine meinen diese dieser dieses diesen es',
  objectEnds:
    'und oder aber dass weil wenn wo wie was wer warum in im am an auf bei mit von vom zu zum zur fur aus nach ist sind war hat habe hab ich du er sie es wir ihr man mir dir uns euch nicht auch schon noch so sehr nur mal bitte danke heute morgen gestern jetzt gleich sofort hier da das den eins gekauft bestellt kaufen bestellen her haben bekommen kriegen finden gekostet seit haha lol immer gut',
}
export { de }
//# sourceMappingURL=de.js.map
