const it = '(?:it|this|these|those|that|them|one|some|mine|both|two|another)'
const soon =
  '(?:now|today|tonight|tomorrow|asap|this week(?:end)?|next week|right now|right away|immediately|on payday|when i get paid|soon)'
const gotten = '(?:bought|ordered|purchased|copped|preordered|pre-ordered|grabbed|picked up|snagged|scored)'
const willBuy = [
  [
    'ordering',
    0.95,
    `(?:\u2039|(?:i'm|im|i am|we're|we are|and|guess i'?m|def(?:initely)?|am) )(?:def(?:initely)? |totally |so |just |now |already )*(?:ordering|buying|purchasing|copping|grabbing|snagging)(?: (?:${it}|the|my|a|an|one))? ~`,
  ],
  [
    'getting',
    0.88,
    `(?:\u2039|(?:i'm|im|i am|and|def|definitely) )getting (?:it|this|these|two|one|mine|both|the [\\w-]+|myself|me|a pair)(?: (?:for|${soon}|too|as))? ~`,
  ],
  [
    'will_get',
    0.94,
    `(?:i'?ll|i will|we'?ll|ima|imma|i'?m (?:gonna|going to|about to|finna|boutta)|i am (?:gonna|going to)|\u2039(?:will|gonna|going to|about to)|am gonna)(?: (?:def|definitely|totally|so|just|also|probably|be|try to|go))* (?:buy(?:ing)?|get(?:ting)?|order(?:ing)?|purchas(?:e|ing)|cop|grab|pick up|try|trying|check out) (?:${it}|the|a|an|my|her|your|me) ~`,
  ],
  [
    'gonna_try',
    0.86,
    `(?:gonna|going to|will|have to|must) (?:definitely |def )?(?:try|get|buy|order) (?:it|this|these|them|one)(?: out)?(?: because of you| ${soon})?`,
  ],
  [
    'cart',
    0.95,
    '(?:in|to|into) (?:my|the|ur|our) (?:\\w+ )?(?:cart|basket|bag)|add(?:ed|ing)? to (?:cart|basket|bag)|added to my',
  ],
  ['checkout', 0.9, '(?:checking out|at checkout)'],
  [
    'sold',
    0.92,
    "\u2039(?:(?:ok|okay|well|and|consider me|i'?m|im|say less|alright) )*sold\u203A(?! out)|\u2039(?:consider me|ok(?:ay)?,?|i'?m) sold",
  ],
  ['convinced', 0.9, "(?:you(?:'ve)?|u|this|that) (?:just )?(?:convinced|sold|influenced|persuaded) me"],
  ['payday', 0.88, '(?:next|on|come|after|until|till) pay ?day|when i get paid'],
  ['preorder', 0.9, "(?:i'?m |will |gonna )(?:pre-?order)(?:ing)?"],
  ['on_way_buy', 0.9, '(?:omw|on my way|running|off) to (?:buy|get|order|the (?:shop|store))'],
]
const bought = [
  [
    'just_bought',
    0.95,
    `(?:\u2039|(?:i|we|and|i've|ive|i'd|just|already|finally|so i) )(?:(?:have |had |just |already |finally |also |actually |literally |went (?:out )?and )*)${gotten}(?: (?:${it}|the|my|a|an|one|these|from|with|two|three|for))? ~`,
  ],
  [
    'mine_came',
    0.94,
    '(?:mine|my (?:order|package|parcel|one|[\\w-]+))(?: (?:just|finally|already))? (?:came|arrived|got here|showed up|is here|was delivered|is on (?:its|the) way|shipped|is coming|arrives)',
  ],
  [
    'got_mine',
    0.92,
    `(?:\u2039|i |we |i've |just |finally |already )(?:just |finally |already )*got (?:mine|it|this|these|one|the [\\w-]+|two|both|my [\\w-]+) (?:today|yesterday|last|for|a |on |in |from|because|this (?:morning|week|month)|and|\\d+|with|too|already)`,
  ],
  [
    'got_weeks_ago',
    0.9,
    '\u2039(?:i )?got (?:it|this|the [\\w-]+(?: [\\w-]+)?|mine|one) (?:\\w+ )?(?:days?|weeks?|months?|years?) ago',
  ],
  [
    'have_love',
    0.88,
    `(?:i|we) (?:(?:already|also|actually|do) )*(?:have|own|use|got) (?:it|this|these|one|the [\\w-]+(?: [\\w-]+)?|that one|mine)(?: already| too| as well)?(?: in \\w+)?(?: and|,|\\.|!| since| every| for| -)? ?(?=(?:i )?(?:love|use|adore|it'?s|its|worth|recommend|so|really|daily|amazing|great|obsessed|best|still|every|no complaints|too)|[^\\w]|$) ~`,
  ],
  [
    'code_used',
    0.92,
    '(?:your|ur|the) (?:discount |promo )?code (?:worked|works)|used (?:your|ur|the) (?:discount |promo )?code|with your code',
  ],
  [
    'because_of_you',
    0.92,
    `(?:bought|ordered|got|purchased) (?:${it}|the [\\w-]+|a [\\w-]+|mine) (?:because of|thanks to) (?:you|this|u)`,
  ],
  [
    'worth_it',
    0.72,
    '(?:so |totally |well |definitely |really |was )worth (?:it|every penny|the money|the hype|every cent)',
  ],
  [
    'arrived',
    0.85,
    '\u2039(?:it )?(?:just |finally )?(?:arrived|came) (?:today|yesterday|this morning|in the mail|on \\w+day)',
  ],
  ['proud_owner', 0.9, '(?:proud|happy) owner of ~'],
  ['shipped', 0.85, '(?:waiting (?:for|on) (?:mine|my (?:order|package|parcel))|my order (?:is|has|got))'],
]
const repeat = [
  [
    'nth',
    0.94,
    "(?:on (?:my |our |the )?|my |our |(?:bought|ordered|buying|ordering|finished|got|getting) (?:a |the |my )?)(?:second|2nd|third|3rd|fourth|4th|fifth|5th|sixth|6th|\\d+(?:th|nd|rd)) one|(?:second|2nd|third|3rd|fourth|4th|fifth|5th|sixth|6th|\\d+(?:th|nd|rd)) one (?:i'?ve bought|i bought|i'?ve ordered|i got|i own)|(?:second|2nd|third|3rd|fourth|4th|fifth|5th|sixth|6th|\\d+(?:th|nd|rd)) (?:bottle|order|pair|tube|jar|pack|box|time (?:buying|ordering)|purchase|bag|set|refill)(?: (?:already|now|i'?ve bought|i bought|i'?ve ordered|in a row))?",
  ],
  [
    'nth_short',
    0.86,
    '\u2039(?:on )?my (?:second|2nd|third|3rd|fourth|4th|fifth|5th|\\d+(?:th|nd|rd))(?: already| now)?\u203A',
  ],
  [
    'rebought',
    0.95,
    '(?:re-?bought|re-?purchas(?:e|ed|ing)|re-?order(?:ed|ing)|re-?stocked|stocked up|stocking up|bought (?:it |this |them |one )?again|ordered (?:it |this |them |another )?again|always (?:buy|repurchase|reorder|restock))',
  ],
  [
    'for_years',
    0.93,
    "(?:(?:i'?ve )?been|i'?ve been|have been) (?:buying|using|ordering|wearing|drinking|a customer|loyal)(?: [^.!?\\n]{0,30})? (?:for|since) ~",
  ],
  ['spare', 0.88, '(?:always|still) (?:have|keep|got) (?:a |an |one )?(?:spare|backup|extra|stash)'],
  ['cant_live', 0.82, "can'?t live without (?:it|this|mine|these|them)"],
  ['loyal', 0.86, '(?:loyal|repeat|returning) (?:customer|buyer)|never (?:switching|going back|using anything else)'],
  [
    'another',
    0.9,
    '(?:bought|ordered|getting|buying|ordering) (?:another|a second|a third|two more|more of|\\d+ more)',
  ],
  [
    'times',
    0.9,
    '(?:bought|ordered|repurchased|purchased) (?:it|this|these|them|one|mine)? ?(?:twice|three times|\\d+ times|so many times|multiple times|every (?:month|year))',
  ],
]
export { bought, repeat, willBuy }
//# sourceMappingURL=en-buying.js.map
