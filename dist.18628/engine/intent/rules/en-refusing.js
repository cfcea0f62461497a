const objects = [
  [
    'expensive',
    0.93,
    "(?:(?:too|so|way too|very|pretty|bit|little|kinda|insanely|crazy|ridiculously|really|super|quite|stupid|way|more|its|it's|is|are|was|a bit too) )+(?:expensive|pricey|overpriced|costly|steep)",
  ],
  [
    'expensive_short',
    0.88,
    '\u2039(?:expensive|overpriced|pricey)(?: (?:af|asf|as hell|though|tho|much|for what it is))?\u203A',
  ],
  [
    'afford',
    0.93,
    "(?:can'?t|cannot|could never|couldn'?t|wish i could|can(?: barely)? not|if i could|too (?:broke|poor)) (?:even )?(?:afford|justify)",
  ],
  [
    'broke',
    0.88,
    "(?:too|so|i'?m|im|being) (?:broke|poor)(?: (?:for|to))?|my (?:wallet|bank account|bank) (?:is|says|said|cries|crying)",
  ],
  [
    'sold_out',
    0.93,
    "(?:always |already |keeps? |it'?s |is |still |they'?re |was |are |)(?:sold|selling) out(?: (?:again|everywhere|online|already|in))?",
  ],
  [
    'out_of_stock',
    0.93,
    'out of stock|never in stock|not available (?:in|here|where)|unavailable (?:in|here)|not sold (?:in|here|where)',
  ],
  [
    'no_ship',
    0.93,
    "(?:doesn'?t|don'?t|do not|does not|won'?t|no|never) (?:ship|deliver)(?:ing)?(?: (?:to|here|outside))?",
  ],
  [
    'if_only',
    0.92,
    "(?:i'?d|i would|would|might) (?:definitely |totally |so |actually )?(?:buy|get|order|try|cop|want|grab) (?:it|this|these|one|them|that|the [\\w-]+)(?: \\w+){0,2} (?:if|but|when|once)",
  ],
  [
    'only_if',
    0.82,
    "if (?:only )?(?:it|they|this|these) (?:came|were|was|had|wasn'?t|weren'?t|shipped|made|cost)(?: \\w+){0,4}",
  ],
  [
    'doubt',
    0.82,
    '(?:does|do|is|are|will) (?:it|this|these|they) (?:really|actually|even) (?:work|last|worth|help|good|hold|do)|(?:worth (?:it|the (?:money|price|hype)))(?=[^.!\\n]{0,20}\\?)|mixed (?:reviews|things|feelings)|reviews say',
  ],
  [
    'not_at_price',
    0.92,
    '(?:not|no(?: way)?) (?:at|for) (?:that|this|the) (?:price|much|money)|for (?:that|this) price',
  ],
  [
    'that_much',
    0.9,
    '[$\u20AC\xA3\xA5\u20B9]? ?\\d[\\d.,]* ?(?:[$\u20AC\xA3\xA5]|bucks|dollars|euros?|pounds|quid|usd|eur)? for (?:that|this|it|a|one|an)(?: [\\w-]+)?(?= ?[?!.,]|$)',
  ],
  [
    'price_complaint',
    0.88,
    '(?:the )?(?:price|shipping|cost)(?: \\w+)? (?:is|are|though|tho|hurts|went|got|kills|has)(?: (?:so|too|crazy|insane|wild|ridiculous|a joke|high|way|up|gone))',
  ],
  [
    'suits',
    0.78,
    '(?:is|are|would) (?:it|this|they|these)(?: be)? (?:ok(?:ay)?|safe|good|suitable|fine|alright) (?:for|on|with|if)(?! you)',
  ],
  [
    'but_wont',
    0.86,
    '(?:love|like|want|cute|nice|pretty) (?:it|this|them|these)?[^.!?\\n]{0,12}but (?:[^.!?\\n]{0,20})?(?:price|expensive|ship|size|afford|sold|colou?r|cheaper|wait|money)',
  ],
  [
    'wait_sale',
    0.86,
    "(?:wait(?:ing)?|hold(?:ing)? out) (?:for|until|till) (?:a |the |it (?:to )?(?:goes?|go|comes?) on |black friday|it'?s on )?(?:sale|discount|black friday|price drop|restock)",
  ],
  [
    'cheaper',
    0.84,
    '(?:cheaper|better|same) (?:one|ones|version|dupe|alternative|elsewhere|on \\w+)(?: (?:elsewhere|at|on|from))?|dupe',
  ],
  ['allergic', 0.8, "(?:i'?m|im) allergic|contains? (?:palm oil|parabens|gluten|fragrance)"],
]
const rejects = [
  [
    'wouldnt_buy',
    0.95,
    "(?:wouldn'?t|would not|would never|won'?t|will not|will never|not gonna|not going to|never gonna|i'?d never|i'?ll never|never|no way i'?m|refuse to|i'?m not|im not|ain'?t|aint|am not)(?: (?:be|ever|even|personally|really|gonna|going to))* (?:buy(?:ing)?|get(?:ting)?|order(?:ing)?|purchas(?:e|ing)|spend(?:ing)?|pay(?:ing)?|wast(?:e|ing)|recommend)(?: (?:it|this|these|that|the|any|one|money|another|for|from|again|a|an|so))? ~",
  ],
  [
    'never_again',
    0.95,
    '(?:never|not) (?:buying|ordering|purchasing|using|getting|shopping)(?: [^.!?\\n]{0,40})?(?: again)?|never again',
  ],
  [
    'returned',
    0.94,
    '(?:returned|returning|sent|sending|send|gave|took|taking) (?:it|this|these|mine|them|both)(?: (?:all|right|straight))?(?: back)?(?<=returned (?:it|this|these|mine|them|both)|back)|(?:want|got|asked for|getting) (?:a |my )?(?:refund|money back)|had to return|returned (?:it|mine|the)',
  ],
  [
    'waste',
    0.95,
    "(?:waste|wasted|wasting) (?:of )?(?:your |my |ur |their |of my )?(?:money|cash|time and money)|don'?t (?:waste|bother|buy|spend|fall for)|do not (?:buy|waste)|save (?:your|ur) money",
  ],
  [
    'broke_down',
    0.9,
    '(?:broke|fell apart|stopped working|ripped|died|leaked|snapped|peeled|faded|cracked) (?:in|after|within|on|the first|straight|apart)',
  ],
  [
    'fell_apart',
    0.92,
    "(?:mine|it|this|they|these) (?:just |literally |already |completely )*(?:fell apart|broke(?! the)|did nothing|does nothing|doesn'?t work|didn'?t work|never worked|stopped working|never arrived|never came|ruined)",
  ],
  [
    'scam',
    0.85,
    "(?:total|such a|is a|a|complete|what a|it'?s a|its a) (?:scam|rip ?off|ripoff|con|fraud)|\u2039(?:scam|rip ?off)\u203A",
  ],
  [
    'hated',
    0.9,
    "(?:tried|bought|got|used) (?:it|this|them|these|one|mine)[^.!?\\n]{0,12}(?:hated|hate|didn'?t like|regret|terrible|awful|disappointed|horrible|meh)|(?:biggest |big |total )?(?:buyer'?s )?(?:regret|remorse)(?: buying| this| it)",
  ],
  [
    'hard_pass',
    0.9,
    "hard pass|\u2039(?:nope|nah|pass|no thanks|no thank you|no thx)(?:,? (?:not for me|i'?m good|hard pass|pass))?\u203A|not for me|\u2039i'?ll pass|i'?m good thanks",
  ],
  [
    'dont_need',
    0.9,
    "(?:don'?t|do not|doesn'?t|didn'?t|nobody|no one|who)(?: \\w+)? (?:needs?|wants?) (?:it|this|these|that|one|another|the [\\w-]+)",
  ],
  [
    'not_if_free',
    0.94,
    "(?:if|even if) (?:it|they|you|this) (?:was|were|is|paid|gave)(?: \\w+)? (?:free|me)|not even (?:for|if) (?:it'?s )?free",
  ],
  [
    'rival',
    0.82,
    '(?:is|are|way|so much|much) better (?:than (?:this|these|it)|tbh|anyway|honestly)?(?<=nope[^.!?]{0,40}|nah[^.!?]{0,40}|instead[^.!?]{0,40})|(?:stick(?:ing)? with|rather (?:buy|get|have|use)) ',
  ],
  [
    'disappointed',
    0.82,
    '(?:so |very |really |super )?disappointed (?:with|in|by) (?:it|this|mine|my (?:order|purchase)|the (?:quality|product))',
  ],
  ['didnt_buy', 0.82, "(?:i |we )(?:didn'?t|did not) (?:buy|get|order) (?:it|this|one|any)"],
]
export { objects, rejects }
//# sourceMappingURL=en-refusing.js.map
