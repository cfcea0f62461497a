const pt = {
  code: 'pt',
  fillers:
    'pfv por_favor pf kkk kkkk mds gente amiga amigo nossa ai oi e mas mano socorro obrigada obrigado omg ok moca moco linda pls please',
  negators: 'nao nunca jamais nem sem ninguem n',
  notNegators: 'nao_vejo_a_hora nao_aguento_esperar nao_resisti por_que_nao',
  stages: {
    asks_price: [
      [
        'quanto',
        0.95,
        '(?:por )?(?:quanto|qnt|qnto) (?:custa|custam|custou|ta|esta|e|sai|fica|vale|foi|pagou|voce pagou|vc pagou|e que custa|o|a)(?: (?:o|a|os|as|esse|essa|um|uma))? ~',
      ],
      ['quanto_short', 0.9, '\u2039(?:quanto|qnt|quantos reais)\u203A'],
      [
        'preco',
        0.95,
        '\u2039(?:(?:me )?(?:passa|fala|diz|manda|informa) )?(?:qual )?(?:o |e o |os )*(?:preco|precos|valor|valores)(?: (?:d[aoe]s?|desse|dessa|e|dele|dela))?\u203A ~',
      ],
      [
        'qual_preco',
        0.95,
        '(?:qual|sabe|saber|me fala|me passa|manda|passa) (?:e )?(?:o |os )?(?:preco|valor)(?: d[aoe]s?)? ~',
      ],
      ['desconto', 0.85, '(?:tem|tens|existe|algum)(?: \\w+)? (?:desconto|cupom|codigo|promocao)'],
      ['frete', 0.88, '(?:quanto|qual)(?: \\w+){0,3} (?:frete|portes)'],
    ],
    asks_where: [
      [
        'onde',
        0.95,
        '(?:de |a)?onde (?:voce|vc|tu|eu|se|e|foi|encontro|compro|compra|comprou|acho|vende|vendem|consigo|posso|da pra|que)(?: (?:comprou|compro|comprar|compra|encontrou|encontrar|achou|acho|consigo|conseguiu|vende|e|posso comprar))?(?: (?:o|a|esse|essa|isso))? ~',
      ],
      [
        'link',
        0.95,
        '\u2039(?:(?:me )?(?:manda|passa|deixa|coloca|poe|quero|preciso|tem|cade|da) )?(?:o |do )?(?:link|links)(?: (?:d[aoe]s?|desse|dessa)(?: \\w+)?)?\u203A',
      ],
      ['link_do', 0.93, '(?:manda|passa|deixa|coloca|quero|preciso d?|cade) ?o? ?link'],
      [
        'loja',
        0.92,
        '(?:em |de |d)?(?:qual|que) (?:loja|marca|site|pagina)(?: (?:e|tem|vende|voce|vc))?(?: (?:o|a|comprou))? ~',
      ],
      [
        'entrega',
        0.93,
        '(?:voces |vcs )?(?:entrega|entregam|envia|enviam|manda|mandam|envio) (?:em|pra|para|pro|no|na) [\\w ]{2,30}\\?|\u2039(?:entrega|envia) (?:em|pra|para) ',
      ],
      ['tem_em', 0.86, '(?:tem|vende|acho|encontro) (?:em|no|na|nas|pela) [\\w ]{3,25}\\?'],
    ],
    wants: [
      [
        'preciso',
        0.93,
        '\u2039(?:eu )?(?:tambem )?(?:preciso|quero|necessito)(?: muito| tanto| urgente)? (?:disso|desse|dessa|deste|um|uma|esse|essa|este|isso|o|a|dele|dela|ter|urgente|pra ontem|ja) ~',
      ],
      ['quero_short', 0.86, '\u2039(?:eu )?(?:quero|preciso|necessito)(?: muito| demais| tanto| agora)?\u203A'],
      ['aniversario', 0.92, '(?:pedi|peco|quero|vou pedir|presente)(?: \\w+)? (?:de|pro|no meu) (?:aniversario|natal)'],
      ['lista', 0.92, 'lista de desejos|wishlist|sonho de consumo'],
      ['me_da', 0.88, '(?:alguem )?me (?:da|compra|presenteia)(?: (?:um|uma|isso|esse|essa|de presente))'],
      ['dinheiro', 0.93, '(?:toma|leva|pega) (?:todo )?(?:o )?meu dinheiro'],
      ['namorando', 0.86, '(?:namorando|de olho n|apaixonada n|desejando)(?:o|a|esse|essa|ess[ea]|este)?s?'],
    ],
    will_buy: [
      [
        'vou_comprar',
        0.95,
        '(?:vou|vamos|irei) (?:comprar|pedir|encomendar|adquirir|garantir|testar|levar)(?: (?:o|a|um|uma|esse|essa|ja))? ~',
      ],
      [
        'pedindo',
        0.93,
        '\u2039(?:ja )?(?:to |estou )?(?:pedindo|comprando|encomendando|garantindo)(?: (?:o|a|um|uma|agora|ja))? ~',
      ],
      ['convenceu', 0.9, '(?:me )?(?:convenceu|convenceram)|vendeu pra mim'],
      ['carrinho', 0.94, '(?:no|pro|ao) (?:meu )?(?:carrinho|sacola)'],
      ['compro_ja', 0.9, '(?:compro|peco) (?:hoje|amanha|ja|agora|no quinto dia|quando receber)'],
    ],
    bought: [
      [
        'chegou',
        0.94,
        '(?:o meu|a minha|meu|minha|os meus)(?: [\\w-]+)?(?: ja)? (?:chegou|chegaram)|\u2039(?:ja )?chegou (?:hoje|ontem|aqui|o meu)',
      ],
      [
        'ja_pedi',
        0.94,
        '(?:ja|acabei de|eu|tambem|ontem|hoje) (?:pedi|comprei|encomendei|comprar|pedir|adquiri|garanti)(?! de+ (?:aniversario|natal))(?: (?:o|a|um|uma|esse|com|o meu))? ~',
      ],
      [
        'comprei',
        0.9,
        '\u2039comprei (?:o|a|um|uma|esse|essa|com|por|pela|ontem|hoje|ja|semana|e (?:amei|adorei|to amando)) ~',
      ],
      [
        'cupom',
        0.9,
        '(?:com|usei) (?:o )?(?:seu|teu) (?:cupom|codigo)|(?:seu|teu) (?:cupom|codigo) (?:funcionou|deu certo)',
      ],
      [
        'tenho',
        0.88,
        '(?:eu )?(?:tenho|uso) (?:o|a|esse|essa|um|uma|ele|ela)(?: [\\w-]+){0,2} (?:e (?:amo|adoro|uso|e)|ha|desde)',
      ],
    ],
    repeat: [
      [
        'to_no',
        0.94,
        '(?:ja )?(?:to|estou|tou|indo) (?:no|na|pro|pra|com o) (?:meu |minha )?(?:segund|terceir|quart|quint)[oa]',
      ],
      [
        'ha_anos',
        0.93,
        '(?:compro|uso|sempre (?:compro|uso|peco))(?: [^.!?\\n]{0,25})? (?:ha|faz|a) (?:anos|muito|tempos|meses)|sempre (?:compro|uso) ~',
      ],
      [
        'de_novo',
        0.93,
        '(?:comprei|pedi|recomprei|vou comprar) (?:de novo|outra vez|novamente|mais um|mais uma|outro|outra)|recomprei|nao (?:vivo|fico) sem',
      ],
    ],
    objects: [
      [
        'caro',
        0.93,
        '(?:car[oa]s? (?:demais|pra caramba|pra mim|pelo que)|carissim[oa]s?|(?:muito|tao|meio|super|bem|e|ta|achei|um pouco|absurdamente) car[oa]s?|\u2039car[oa]s?\u203A)',
      ],
      [
        'sem_grana',
        0.9,
        'sem (?:dinheiro|grana|condicoes)|nao tenho (?:dinheiro|grana|condicoes)|to (?:pobre|lisa|liso)',
      ],
      [
        'nao_entrega',
        0.93,
        'nao (?:entrega|entregam|envia|enviam|chega|mandam|vende|vendem|tem)(?: (?:aqui|no|na|em|pra|para|pro))',
      ],
      ['esgotado', 0.93, '(?:sempre |ja |ta |esta )*(?:esgotad[oa]s?|sem estoque|sold out|esgotou)'],
      ['se_fosse', 0.9, '(?:compraria|pediria) se|se (?:fosse|tivesse|viesse) (?:mais )?(?:barat[oa]|em|n[oa])'],
      ['duvida', 0.8, '(?:funciona|presta|dura|vale a pena) (?:mesmo|de verdade)?\\?'],
    ],
    rejects: [
      ['devolvi', 0.95, 'comprei e devolvi|(?:devolvi|quero (?:meu dinheiro|reembolso)|pedi reembolso)'],
      [
        'nao_gastem',
        0.95,
        'nao (?:gastem|gaste|comprem|compre|percam|perca|joguem|caiam)(?: (?:seu|o))?(?: dinheiro)?',
      ],
      [
        'nunca_mais',
        0.94,
        'nunca mais|nao (?:compro|compraria|vou comprar|recompro|quero|preciso)(?: (?:mais|nunca|isso|disso|de novo))?',
      ],
      ['golpe', 0.88, '(?:e |puro |um )?(?:golpe|furada|cilada|lixo|porcaria)'],
      [
        'nao_presta',
        0.9,
        'nao (?:presta|prestou|funciona|funcionou|serve|serviu|recomendo|vale)(?: (?:a pena|nada|pra nada))?',
      ],
      ['dinheiro_fora', 0.92, '(?:dinheiro jogado fora|joguei (?:meu )?dinheiro|desperdicio)'],
    ],
  },
  not: [
    'quanto (?:tempo|anos|voce (?:pesa|mede|ganha)|vc (?:pesa|mede|ganha)|amor|talento|eu (?:amo|gosto))',
    'onde (?:e|foi|fica|voce mora|vc mora) (?:isso|esse lugar|essa foto|gravado)',
    '(?:quero|preciso) (?:que|te|ver|ir|saber|dormir|aprender|ser|ferias|um abraco|mais videos|parte|dessa (?:vida|musica|energia|paz|receita)|desse (?:corpo|tutorial|homem)|disso hoje)',
    'link (?:n[oa]|ta n[oa]|esta n[oa]) (?:bio|perfil|descricao)',
    'nao tem (?:como|preco)',
  ],
  giveaway: [
    'sorteios?|sortear|rifas?',
    '(?:quero|espero|queria|tomara|adoraria|quero muito) (?:ganhar)',
    'participando|to participando|eu participo',
    'marca (?:um|uma|dois|duas|tres|\\d+|seus?) (?:amig|pesso)\\w*|marque (?:um|dois|\\d+)',
    'me escolhe|me sorteia',
    '(?:voce foi|foste) (?:selecionad|escolhid|sorteado)[oa]?',
  ],
  determiners: 'o a os as um uma uns umas esse essa esses essas este esta isso seu sua meu minha',
  objectEnds:
    'e ou mas que porque pois se quando onde como qual quem em no na nos nas de do da dos das a ao com para pra pro por e sao ta esta foi ja hoje ontem amanha agora aqui me te se nao muito mais menos tao tambem favor pfv obrigada um uma esse essa isso disso dele dela tudo meu seu kkk kkkk gente amiga amei desde ha custa vale vida ontem minha sem',
}
export { pt }
//# sourceMappingURL=pt.js.map
