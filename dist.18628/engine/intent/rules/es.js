const soon =
  '(?:ya|hoy|manana|ahora|esta semana|el (?:lunes|martes|miercoles|jueves|viernes|sabado|domingo|finde)|hoy mismo|con la quincena|cuando cobre|a fin de mes)'
const es = {
  code: 'es',
  fillers:
    'porfa porfi por_favor jaja jajaja amiga amigo bro ay omg oye hola y pero la_verdad gracias ok wow dios dios_mio xfa pls please',
  negators: 'no nunca jamas tampoco ni sin nadie',
  notNegators: 'no_aguanto_hasta no_veo_la_hora no_puedo_esperar por_que_no',
  stages: {
    asks_price: [
      [
        'cuanto',
        0.95,
        '(?:a )?(?:cuanto|cuantos euros|cuanta plata) (?:cuesta|cuestan|vale|valen|sale|salen|es|esta|estan|costo|te costo|salio|pagaste|por)(?: (?:el|la|los|las|este|esta|un|una))? ~',
      ],
      [
        'a_cuanto',
        0.9,
        '\u2039(?:a )?(?:cuanto|como)(?: (?:lo|la|los|las) (?:tienes|vendes|das|dejas))?\u203A(?= ?\\?|$)',
      ],
      [
        'precio',
        0.95,
        '\u2039(?:me (?:das|dices|pasas) )?(?:info(?:rmacion)? y |el |que |los )*(?:precio|precios|costo|valor)(?: (?:tiene|tienen|es|del?|de la|por))?\u203A ~',
      ],
      [
        'que_precio',
        0.95,
        '(?:que|cual es el|saber el|me (?:das|dices|pasas) (?:el )?|info y) ?(?:precio|costo|valor)(?: (?:tiene|tienen|del?|de la))? ~',
      ],
      ['descuento', 0.85, '(?:hay|tienes?|tienen|algun|me das)(?: \\w+)? (?:descuento|codigo|cupon|oferta|promo)'],
      ['envio_cuesta', 0.9, 'cuanto (?:es|cuesta|sale) el envio'],
    ],
    asks_where: [
      [
        'donde',
        0.95,
        '(?:de |a |en )?(?:donde|adonde) (?:lo|la|los|las|te|se|puedo|podemos|venden|compraste|compro|encuentro|consigo|consigues?|es|esta|sacaste|compras|comprarlo|conseguirlo|pillaste|sale|son)(?: (?:lo|la|los|las))?(?: (?:compraste|compra|compro|comprar|consigo|consigue|conseguir|conseguiste|encuentro|encontrar|venden|sacaste|pillo|puedo (?:comprar|conseguir|encontrar)|pedir|pediste|es|son))?(?: (?:el|la|los|las|ese|esa|eso|esto))? ~',
      ],
      [
        'link',
        0.95,
        '\u2039(?:(?:me )?(?:pasas|pasa|pasame|deja|dejas|dame|manda|mandame|pon|quiero|necesito|hay|tienes) )?(?:el |un )?(?:link|enlace)s?(?: (?:del?|de la|para)(?: \\w+)?)?\u203A',
      ],
      [
        'link_de',
        0.93,
        '(?:pasas|pasa|pasame|deja|dejas|dame|manda|mandame|pon|quiero|necesito) (?:el |un )?(?:link|enlace)',
      ],
      [
        'tienda',
        0.92,
        '(?:en |de )?(?:que|cual) (?:tienda|marca|web|pagina|sitio)(?: (?:es|son|esta|estan|tiene|tienen|venden|lo))? ~',
      ],
      [
        'envios',
        0.93,
        '(?:hacen|haceis|hay|tienen|realizan) envios?(?: (?:a|en|para))?|(?:envian|mandan|llega|llegan|envia|mandais) (?:a|hasta|para) [\\w ]{3,30}\\?',
      ],
      [
        'disponible',
        0.88,
        '(?:lo|la|los|las)? ?(?:venden|hay|esta disponible|tienen|sigue disponible) (?:en|por) [\\w ]{3,30}\\?',
      ],
    ],
    wants: [
      [
        'necesito',
        0.93,
        '(?:(?:lo|la|los|las|yo) (?:necesito|quiero|ocupo)|\u2039(?:necesito|quiero|ocupo|urge) (?:uno|una|este|esta|esto|eso|ese|esa|el|la|los|las))(?: ~)?',
      ],
      [
        'necesito_obj',
        0.9,
        '\u2039(?:yo )?(?:tambien )?(?:necesito|quiero|ocupo|muero por) (?:uno|una|este|esta|esto|eso|ese|esa|el|la|los|las|tener) ~',
      ],
      [
        'quiero_short',
        0.85,
        '\u2039(?:yo )?(?:la quiero|lo quiero|quiero|lo necesito|la necesito)(?: ya| en mi vida| tanto)?\u203A',
      ],
      [
        'pido_cumple',
        0.92,
        'me (?:lo|la) (?:pido|regalan|regalen|compran)(?: (?:para|por|en))?|regalenme|para mi (?:cumple|navidad|santo)',
      ],
      ['lista', 0.92, '(?:lista de (?:deseos|reyes)|wishlist|carta a los reyes)'],
      ['llevate_dinero', 0.93, '(?:toma|tomen|calla y toma|shut up and take) mi (?:dinero|plata)'],
      [
        'antojo',
        0.84,
        'se me antoja|me muero por (?:uno|una|tener|probar)|ganas de (?:comprar|tener|probar)(?:lo|la|los|las|me)?',
      ],
    ],
    will_buy: [
      [
        'me_lo_compro',
        0.95,
        `me (?:lo|la|los|las|el|voy a) (?:compro|comprare|llevo|pido|comprar|pedire)(?! para (?:mi|navidad|reyes))(?: ${soon})?`,
      ],
      [
        'lo_pido',
        0.95,
        `(?:lo|la|los|las|ya) (?:pido(?! para mi)|compro|encargo|pedire|comprare|voy a (?:comprar|pedir))(?: ${soon})?`,
      ],
      [
        'voy_a',
        0.92,
        '(?:voy|vamos) a (?:comprar|pedir|encargar|probar|conseguir)(?:me)?(?:lo|la|los|las)?(?: (?:uno|una|este|esta|el|la))? ~',
      ],
      ['convenciste', 0.9, 'me (?:convenciste|has convencido|convencio|convencieron)|ya me vendiste'],
      ['carrito', 0.94, '(?:al|en el|en mi) (?:carrito|cesta)'],
      ['comprando', 0.9, '\u2039(?:comprando|pidiendo|encargando)(?: (?:lo|la|el|uno|una|ya))? ~'],
    ],
    bought: [
      ['me_llego', 0.94, '(?:ya )?(?:me|nos) (?:llego|llegaron|ha llegado|han llegado)(?: (?:el|la|los|las|mi))? ~'],
      [
        'ya_pedi',
        0.95,
        '(?:ya )?(?:(?:me )?(?:lo|la|los|las|el mio|la mia) )(?:pedi|compre|encargue|tengo|he comprado|he pedido)(?! y (?:lo|la) (?:devolvi|regrese))',
      ],
      ['acabo_de', 0.95, 'acabo de (?:comprar|pedir|encargar)(?:me)?(?:lo|la|los|las)? ~'],
      ['compre_por_ti', 0.93, '(?:compre|pedi) (?:uno|una|el|la|este|esta|dos)(?: \\w+){0,3}'],
      ['con_codigo', 0.9, 'con tu codigo|tu codigo (?:funciono|funciona|sirvio)'],
      ['lo_tengo', 0.88, '(?:yo )?(?:lo|la|los|las) (?:tengo|uso) (?:y|desde|hace|,|!)'],
    ],
    repeat: [
      ['voy_por', 0.94, '(?:voy|ya voy|estoy) (?:por|en|con) (?:el|la|mi) (?:segund|tercer|cuart|quint)[oa]?'],
      [
        'siempre',
        0.93,
        '(?:siempre|llevo anos|desde hace anos) (?:compro|lo compro|la compro|pido|uso|comprando|usando|lo uso)(?: (?:el|la))? ~',
      ],
      [
        'volvi',
        0.94,
        '(?:volvi|vuelvo|volveria) a (?:comprar|pedir)(?:lo|la|los|las)?|(?:lo|la) (?:compre|pedi) (?:otra vez|de nuevo|dos veces)|mi (?:segundo|tercer|tercero|segunda|tercera) (?:frasco|bote|par|pedido|compra)',
      ],
    ],
    objects: [
      [
        'caro',
        0.93,
        '(?:carisim[oa]s?|(?:muy|tan|super|demasiado|un poco|bastante|es|esta|son|estan|que) car[oa]s?|\u2039car[oa]s?\u203A)',
      ],
      [
        'no_alcanza',
        0.92,
        'no me (?:alcanza|da|llega) (?:el (?:dinero|presupuesto|bolsillo)|la plata|para)|no (?:puedo|me lo puedo) permitir|soy pobre|sin (?:dinero|plata)',
      ],
      [
        'no_envian',
        0.93,
        'no (?:mandan|envian|llega|llegan|hacen envios|lo venden|la venden|hay)(?: (?:a|en|aqui|para))?',
      ],
      ['agotado', 0.93, '(?:siempre |ya |esta |estaba |todo )*(?:agotad[oa]s?|sold out|sin stock)'],
      [
        'si_fuera',
        0.9,
        '(?:lo|la) (?:compraria|pediria) si|si (?:fuera|costara|hubiera|viniera) (?:mas )?(?:barat[oa]|menos|en)',
      ],
      [
        'duda',
        0.8,
        '(?:de verdad|realmente|en serio) (?:funciona|sirve|dura)|vale la pena\\?|sirve para (?:piel|pelo) ',
      ],
    ],
    rejects: [
      ['devolvi', 0.95, '(?:lo|la|los|las) (?:devolvi|regrese|devuelvo|he devuelto)'],
      [
        'no_gasten',
        0.95,
        'no (?:gasten|gastes|pierdan|pierdas|tiren|tires|malgasten|lo compren|la compren|compren|compres)(?: (?:su|tu|el|en))?(?: (?:dinero|plata|tiempo))?',
      ],
      [
        'nunca_mas',
        0.94,
        'nunca mas|no (?:lo |la )?(?:vuelvo|volveria|volvere) a (?:comprar|pedir)|jamas (?:lo|la|compro|compraria)',
      ],
      ['estafa', 0.88, '(?:una |es una |pura |vaya )?(?:estafa|basura|timo|porqueria|fraude)'],
      ['no_sirve', 0.88, 'no (?:me )?(?:sirve|sirvio|funciona|funciono|lo recomiendo|la recomiendo|vale la pena)'],
      [
        'no_compraria',
        0.94,
        'no (?:lo |la |los |las |me lo )?(?:compraria|comprare|pienso comprar|voy a comprar|quiero|necesito)',
      ],
    ],
  },
  not: [
    'cuanto (?:tiempo|anos|mides|pesas|ganas|te (?:pagan|pagaron)|te (?:quiero|amo|extrano)|tardaste|dura el video|me (?:alegro|gusta))',
    'donde (?:es|esta|fue|estas|vives|queda) (?:ese lugar|esto|eso|este lugar|la foto|grabado|grabaste)',
    '(?:quiero|necesito|ocupo) (?:que|verte|conocerte|ver|ir|saber|dormir|aprender|ser|vacaciones|un abrazo|mas videos|otro video|parte|una siesta|esta cancion|el tutorial|la receta|esa vida|este cuerpo|esa energia)',
    '(?:link|enlace) (?:en|esta en) (?:la |mi |el )?(?:bio|perfil|descripcion)',
    'no me (?:alcanza|da) la vida',
    '(?:te|la) (?:compre|compro) (?:la idea)',
    'un placer|nos vemos',
  ],
  giveaway: [
    'sorteos?|sortear|rifas?',
    '(?:quiero|ojala|quisiera|espero|me encantaria) (?:ganar|ganarmelo|ganarme)',
    'participo|participando|estoy participando',
    'etiqueta a (?:tus?|un|dos|\\d+|una) (?:amig|person)\\w*',
    'elij(?:an|e)me|escog(?:eme|anme)',
    '(?:has sido|fuiste) (?:elegid|seleccionad)[oa]',
  ],
  determiners: 'el la los las un una unos unas este esta estos estas ese esa esos esas tu tus mi mis su lo',
  objectEnds:
    'y o pero que porque si cuando donde como cual quien en de del a al con para por es son esta estan era fue ya hoy ayer manana ahora aqui alla me te se lo la les nos no si muy mas menos tan tambien porfa favor gracias uno una este esta esto eso ese esa aquel todo todos todas mi tu su jaja jajaja amiga verdad encanta desde hace cuesta vale sale mismo cumple vida sin',
}
export { es }
//# sourceMappingURL=es.js.map
