const it = '(?:it|this|these|those|that|them|one|some|mine|both|two|another)'
const asksPrice = [
  [
    'how_much',
    0.96,
    'how much (?:is|are|was|were|does|do|did|for|would|will|r|it|this|these|that)(?: (?:it|this|that|these|those|they|you|u|one)(?: pay)?)?(?: (?:cost|costs|for))? ~',
  ],
  ['how_much_short', 0.95, '\u2039how much\u203A'],
  [
    'price_short',
    0.95,
    '\u2039(?:the )?(?:price|cost)(?: (?:check|range|point|tag|list|details?|info))?(?: (?:for|of) (?:this|it|these|the [\\w-]+))?\u203A',
  ],
  [
    'what_price',
    0.96,
    "(?:what'?s|what is|whats|what are|what was|know|send|share|tell(?: me| us)?|drop|dm|give)(?: me| us)? (?:the )?(?:prices?|cost)(?: of| for)? ~",
  ],
  ['what_pay', 0.93, 'what (?:did|do|does) (?:you|u|it|they) (?:pay|cost|charge)(?: for)? ~'],
  [
    'discount',
    0.86,
    '(?:is there|any|got|have|do(?:es)? (?:you|they|anyone) have)(?: an?| any)? (?:\\w+ )?(?:discounts?|promo(?: code)?s?|coupons?|sales?|deals?|code)(?: (?:code|on|for))? ~',
  ],
  [
    'is_expensive',
    0.85,
    '(?:is|are) (?:it|this|they|these|that|those)(?: \\w+)? (?:expensive|pricey|affordable|cheap|on sale|in the sale)(?=[^.!\\n]{0,24}\\?| ?\u203A)',
  ],
  ['shipping_cost', 0.9, 'how much (?:is|for|are) (?:the )?(?:shipping|delivery|postage)'],
  ['how_expensive', 0.85, '\u2039how (?:expensive|pricey) (?:is|are)(?: (?:it|this|that|these))?'],
]
const asksWhere = [
  [
    'where_get',
    0.96,
    'where (?:did|do|can|could|would|should|to|does|is|are|might)(?: (?:you|u|i|we|one|someone|she|he|they|people|it|this))?(?: (?:guys|even|find to))? (?:get|got|buy|find|order|purchase|cop|grab|shop|sell|sold|available) ~',
  ],
  [
    'where_from',
    0.95,
    "where(?:'s| is| are|s)? (?:it|this|that|these|those|(?:the|your|that|those|this) [\\w'-]+(?: [\\w'-]+)?) (?:from|sold|available)",
  ],
  [
    'link_short',
    0.95,
    "\u2039(?:the |a |got a |drop (?:the |a )?|send (?:me )?(?:the |a )?|need (?:the |a )?|want (?:the )?|where(?:'s| is)? (?:the )?|any |share (?:the )?|give (?:me |us )?(?:the )?)*links?(?: (?:for|to|of) (?:this|it|these|the [\\w-]+(?: [\\w-]+)?))?\u203A",
  ],
  [
    'link_for',
    0.95,
    "(?:need|drop|send|share|post|have|got|is there|where'?s|where is|can (?:i|you|we|u)(?: \\w+){0,3}|give)(?: me| us)?(?: the| a| that)? links?(?: (?:please|pls|asap|to|for))? ~",
  ],
  ['what_brand', 0.93, "(?:what|which|wht) (?:brand|shop|store|company|label)(?:'s| is| are| does| do| did)? ~"],
  [
    'is_sold',
    0.92,
    "(?:is|are) [\\w' -]{2,40} (?:sold|available|in stock|stocked)(?: (?:in|at|on|online|anywhere))?(?=[^.!\\n]{0,60}(?:\\?|$)| (?:in|at|online))",
  ],
  [
    'ships_to',
    0.93,
    '(?:do|does|will|can) (?:they|you|u|it|this|we|the(?:y| \\w+)) (?:ship|deliver|send)(?: (?:to|internationally|worldwide|it|outside))?',
  ],
  [
    'which_one',
    0.78,
    '(?:what|which) (?:shade|size|colou?r|model|version|flavou?r|scent) (?:is|are|did|do|was) (?:it|this|that|these|those|you|u)',
  ],
  [
    'details',
    0.82,
    "\u2039(?:outfit |product |full )?(?:deets|details|product (?:name|details|info)|what(?:'s| is) (?:it|this|that) called|name of (?:the|this) (?:product|brand))\u203A",
  ],
  [
    'restock_when',
    0.85,
    '(?:when|will)(?: \\w+){0,4} (?:restock|back in stock|be back|available again|drop again)(?:ed|ing)?',
  ],
  [
    'code_works',
    0.8,
    "(?:does|is|what'?s)(?: the| your| ur)? (?:discount |promo )?code(?: (?:still )?(?:work|working|valid|again))",
  ],
  ['anyone_know', 0.88, '(?:anyone|anybody|does someone) know where(?: \\w+){0,4} (?:from|get|buy|find|sold)'],
]
const wants = [
  [
    'need_this',
    0.92,
    `\u2039(?:(?:i|we|omg i|oh i) )?(?:really |desperately |so |definitely |still |just |absolutely |also |actually |kinda |lowkey |highkey |seriously |literally )*(?:need|neeed|wants?|wanna have|would love|'d love|gotta have|must have|crave)(?: (?:all of|one of|a|an|the|that|this|these|those|it|one|some|more of|me))(?: (?:pair|bottle|box) of)? ~`,
  ],
  [
    'i_need',
    0.9,
    `(?:\u2039|(?:and|but|because|cause|so|omg|now|well|guess|think) )i (?:really |desperately |so |definitely |still |just |absolutely |also |actually |kinda |lowkey |highkey |seriously |literally )*(?:need|want|would love|must have|gotta have|crave) ${it}`,
  ],
  ['want_row', 0.95, '\u2039(?:want ?){2,}|\u2039(?:i )?(?:need ?){2,}'],
  [
    'wishlist',
    0.95,
    '(?:wish ?-?list|bucket list|(?:on|to) (?:my|the) (?:birthday |christmas |xmas |shopping )?(?:list|basket))',
  ],
  [
    'buy_me',
    0.92,
    '(?:someone|somebody|hubby|babe|mum|mom|dad|santa|hint)(?:[^.!?\\n]{0,20}) (?:buy|get|gift|bring) (?:me|this for me|it for me|us) ~',
  ],
  ['santa', 0.85, 'santa|hint hint'],
  ['take_money', 0.96, '(?:shut up and )?take (?:all )?(?:of )?my money'],
  [
    'eyeing',
    0.92,
    `(?:been |i'?m |keep )?(?:eyeing|eying|obsess(?:ed|ing) (?:over|with)|drooling over|dreaming (?:of|about)|lusting after) (?:up )?(?:it|this|these|that|the|those|one) ~`,
  ],
  [
    'want_one',
    0.93,
    "i(?:'d| would)? (?:really |so |still |just |also |actually |kinda |lowkey )*(?:want|need|love|like) (?:one|it|this|these|those|the|that|a pair|two|both|to (?:buy|own|order|purchase|cop|get (?:one|it|this|these|the|my hands)))(?= (?:so|for|in|too|bad|now|please|pls|but|though|\\w+)|[^\\w]|$) ~",
  ],
  [
    'wish_had',
    0.88,
    'i (?:really |so )?wish i (?:had|owned|could (?:buy|get|have)) (?:it|this|these|one|that|the|an?) ~',
  ],
  ['hands_on', 0.9, '(?:get|got to get|need to get) my hands on ~'],
  [
    'need_to_get',
    0.88,
    `(?:i|we)(?:'ve)? (?:really |so |def |definitely |totally )*(?:need to|gotta|got to|have to|should(?: probably| really)?|must|wanna|want to) (?:buy|get|order|try|cop|purchase|own|grab|pick up) (?:me )?(?:${it}|the|a|an|my(?:self)?) ~`,
  ],
  [
    'gotta_short',
    0.85,
    `\u2039(?:need to|gotta|got to|have to|must|wanna) (?:buy|get|order|cop|purchase|grab|try) ${it}`,
  ],
  ['cant_wait_get', 0.9, `can'?t wait (?:to|till i|until i) (?:get|buy|order|own|have|try) (?:${it}|the|my|a) ~`],
  ['birthday', 0.86, 'want (?:it|this|one|these|the [\\w-]+|that) for (?:my|christmas|xmas)'],
  ['saving_up', 0.9, '(?:saving (?:up )?|gonna save |save up )for (?:it|this|one|these|the) ~'],
  [
    'must_have',
    0.8,
    '\u2039(?:a )?(?:must have|must-have|musthave|need|neeed|gimme|want(?: one)?|i want|i need)\u203A',
  ],
]
export { asksPrice, asksWhere, wants }
//# sourceMappingURL=en-asking.js.map
