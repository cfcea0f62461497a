const it = {
  code: 'it',
  fillers:
    'per_favore perfavore ti_prego haha ahah ahaha ciao e ma oddio omg grazie wow ok dai raga ragazzi please pls',
  negators: 'non mai senza nessuno niente neanche',
  notNegators: "non_vedo_l'ora perche_no non_ho_resistito",
  stages: {
    asks_price: [
      [
        'quanto',
        0.96,
        "quanto (?:costa|costano|costava|viene|vengono|e|sono|lo vendi|l'hai pagat[oa]|hai (?:pagato|speso)|costerebbe|viene a costare)(?: (?:il|la|lo|i|gli|le|questo|questa|un|una))? ~",
      ],
      [
        'prezzo',
        0.95,
        '\u2039(?:qual e |che |il |a che |info e |info su )*(?:prezzo|prezzi|costo|costi)(?: (?:del|della|di|ha|hanno))?\u203A ~',
      ],
      ['che_prezzo', 0.94, '(?:qual e il|sapere il|dirmi il|dimmi il|che) prezzo(?: (?:del|della|ha))? ~'],
      ['sconto', 0.85, "(?:c'e|hai|avete|qualche)(?: \\w+){0,2} (?:sconto|codice|coupon|promozione)"],
    ],
    asks_where: [
      [
        'dove',
        0.95,
        "(?:da )?dove (?:l'hai|l'avete|lo|la|li|le|si|hai|posso|possiamo|e|sono|trovo|compro|compri|acquisto|avete)(?: (?:pres[oaie]|comprat[oaie]|trovat[oaie]|compro|comprare|trovo|trovare|acquistare|acquistat[oaie]|prendere|compra|trova|vendono|posso|vende))*(?: (?:il|la|lo|i|le|questo|questa|quest[oa]))? ~",
      ],
      [
        'link',
        0.95,
        '\u2039(?:(?:mi )?(?:metti|mandi|passi|lasci|hai|manda|dai|vorrei|voglio|serve) )?(?:il |un )?link(?: (?:del|della|di|per)(?: \\w+)?)?\u203A',
      ],
      ['marca', 0.92, '(?:di )?(?:che|quale|qual e la) (?:marca|negozio|sito|taglia|colore)(?: (?:e|sono|hai))? ~'],
      ['spedite', 0.93, '(?:spedite|spediscono|spedisce|consegnate|consegnano) (?:in|a|anche|fino) [\\w ]{2,30}'],
      [
        'disponibile',
        0.86,
        '(?:e |ancora |sono )*disponibil[ei] (?:in|da|su|a) [\\w ]{2,25}\\?|si trova (?:in|da|su) [\\w ]{2,25}\\?',
      ],
    ],
    wants: [
      [
        'lo_voglio',
        0.95,
        "(?:lo|la|li|le|ne) (?:voglio|vorrei|desidero)(?: (?:anch'io|anche io|assolutamente|subito|uno|una))*|(?:voglio|vorrei|mi serve|ho bisogno d[ei]l?l?a?) (?:anch'io )?(?:questo|questa|uno|una|quest[oaei]|il|la|quell[oa]|un) ~",
      ],
      [
        'mi_serve',
        0.92,
        '\u2039(?:mi serve|mi servono|ne ho bisogno|lo voglio|la voglio|voglio|deve essere mi[oa])(?: (?:subito|assolutamente|ora))?\u203A',
      ],
      [
        'lista',
        0.93,
        '(?:lista (?:dei )?desideri|wishlist|letterina (?:a|di) babbo natale|lista (?:di|per) (?:natale|compleanno))',
      ],
      [
        'regalo',
        0.9,
        '(?:qualcuno )?(?:me lo|me la|regalatemel[oa]|me li) ?(?:regala|regalate|compra)?|per il mio compleanno',
      ],
      ['soldi', 0.94, '(?:prendi|prendete) (?:tutti )?i miei soldi'],
    ],
    will_buy: [
      [
        'lo_compro',
        0.95,
        '(?:me )?(?:lo|la|li|le) (?:compro|prendo|ordino|acquisto|comprero|ordinero|prendero)(?: (?:oggi|subito|domani|stasera|ora))?',
      ],
      [
        'devo',
        0.9,
        '(?:devo|vado a|sto per|corro a) (?:comprar|prender|ordinar|acquistar)(?:l[oaie]|e|mel[oa])(?: (?:il|la|un|una|questo|questa))? ~',
      ],
      ['convinta', 0.92, 'mi hai (?:convint[oa]|vendut[oa])|(?:sono )?convint[oa]'],
      ['carrello', 0.95, '(?:nel|al) (?:mio )?carrello'],
    ],
    bought: [
      [
        'arrivato',
        0.94,
        '(?:il mio|la mia|mi)(?: \\w+)? (?:e |sono )?(?:appena )?(?:arrivat[oaie])|\u2039arrivat[oa] (?:oggi|ieri|stamattina)',
      ],
      [
        'preso',
        0.94,
        "(?:l'ho|li ho|le ho|ho|appena|gia)(?: (?:appena|gia|ieri|oggi))* (?:pres[oaie]|comprat[oaie]|ordinat[oaie]|acquistat[oaie])(?: (?:il|la|lo|un|una|con|grazie|ieri|oggi))? ~",
      ],
      ['codice', 0.9, 'con il tuo codice|(?:il )?tuo codice (?:ha funzionato|funziona)'],
      ['ce_lho', 0.9, "ce l'ho(?: (?:anch'io|anche io|gia|e|da))"],
    ],
    repeat: [
      [
        'secondo',
        0.94,
        '(?:sono|gia|siamo)(?: gia)? al (?:mio )?(?:second|terz|quart)[oa]|(?:second|terz)[oa] (?:flacone|confezione|ordine|acquisto|volta che (?:lo|la) compro)',
      ],
      [
        'ricomprato',
        0.95,
        '(?:ricomprat[oaie]|riordinat[oaie]|ripres[oaie]|comprat[oaie] (?:di nuovo|ancora|due volte)|lo ricompro|la ricompro)',
      ],
      [
        'anni',
        0.92,
        '(?:compro|uso|lo compro|la compro|lo uso|sempre)(?: [^.!?\\n]{0,20})? da (?:anni|sempre|mesi|una vita)',
      ],
    ],
    objects: [
      [
        'caro',
        0.94,
        '(?:troppo|molto|cosi|un po|davvero|e|sono|decisamente|super) car[oaie]|carissim[oaie]|\u2039car[oa]\u203A|costa(?:no)? (?:troppo|un occhio|un botto|tanto)',
      ],
      [
        'permettermi',
        0.92,
        'non (?:posso|me l[oa] posso) permetter\\w*|sono (?:pover[oa]|al verde)|non ho (?:soldi|i soldi)',
      ],
      ['non_spediscono', 0.93, 'non (?:spediscono|spedite|consegnano|si trova|lo vendono|arriva)(?: (?:qui|in|da))?'],
      ['esaurito', 0.94, '(?:sempre |gia |e )*(?:esaurit[oaie]|sold out|finit[oa] ovunque|fuori stock)'],
      [
        'se_fosse',
        0.9,
        '(?:lo|la) (?:comprerei|prenderei) se|se (?:solo )?(?:costasse meno|fosse (?:meno car|piu economic)[oa])',
      ],
      ['dubbio', 0.8, '(?:funziona|vale|dura) (?:davvero|veramente|la pena)(?: ?\\?)?'],
    ],
    rejects: [
      [
        'reso',
        0.95,
        "(?:comprat[oa]|pres[oa]|ordinat[oa]) e (?:res[oa]|restituit[oa]|rimandat[oa])|(?:l'ho|ho) (?:res[oa]|restituit[oa]|rimandat[oa] indietro)|chiesto il rimborso",
      ],
      [
        'soldi_buttati',
        0.95,
        'soldi (?:buttati|sprecati)|non (?:buttate|sprecate|spendete|compratel[oa]|comprate)(?: (?:i )?(?:vostri )?soldi)?|spreco di soldi',
      ],
      [
        'mai_piu',
        0.94,
        'mai piu|non (?:lo |la |li )?(?:comprerei|comprero|compro|ricomprerei|voglio|prenderei)(?: (?:mai|piu))?',
      ],
      [
        'truffa',
        0.9,
        '(?:una |e una )?(?:truffa|fregatura)|fa schifo|non (?:serve a niente|funziona|lo consiglio|vale)',
      ],
      ['non_mi_serve', 0.88, 'non (?:mi|ci) serve(?: a niente)?|delus[oa] (?:da|dal|dalla|del)'],
    ],
  },
  not: [
    'quanto (?:tempo|sei|ti (?:amo|pagano|voglio)|mi (?:piace|manca)|guadagni|pesi|bell[oa])',
    '(?:voglio|vorrei|mi serve) (?:dormire|una vacanza|che|sapere|vedere|venire|andare|un abbraccio|la ricetta|il tutorial|questa (?:vita|canzone)|te)',
    'dove (?:sei|e stato|eri|e questo posto|abiti)',
    'link (?:e )?in (?:bio|descrizione)',
  ],
  giveaway: [
    'giveaway|concorso|estrazione a sorte|partecipo',
    '(?:spero|vorrei|voglio|mi piacerebbe)(?: \\w+)? (?:di )?vincere',
    'tagga(?:te)? (?:un|una|due|\\d+|i tuoi) (?:amic|person)\\w*',
    'scegli(?:ete)?mi|in bocca al lupo a tutti',
    '(?:sei stat[oa]) (?:selezionat|scelt)[oa]',
  ],
  determiners: 'il la lo i gli le l un una uno questo questa questi queste quello quella tuo tua mio mia',
  objectEnds:
    'e o ma che perche se quando dove come quale chi in nel nella di del della da dal a al con per e sono era gia oggi ieri domani ora qui mi ti si lo la ne non molto piu meno anche per favore grazie uno una questo questa tutto subito costa da anni haha ahah raga tuo mio',
}
export { it }
//# sourceMappingURL=it.js.map
