import { foldCase, foldWith, spanOf } from './folded.js'

/** Matters that must not weigh in a decision about employment. Which of them the law of a place protects differs; all are redacted. */
export const protectedCharacteristics = [
  'race_or_ethnicity',
  'religion',
  'sex_or_gender',
  'pregnancy_or_family',
  'sexual_orientation',
  'age',
  'disability_or_health',
  'national_origin',
  'union_activity',
  'political_opinion',
  'military_status',
] as const
export type ProtectedCharacteristic = (typeof protectedCharacteristics)[number]

export interface ProtectedSpan {
  start: number
  end: number
  characteristic: ProtectedCharacteristic
}

const people =
  '(?:m[ae]n|wom[ae]n|people|persons?|guys?|girls?|boys?|kids?|folks?|famil(?:y|ies)|communit(?:y|ies)|americans?|neighbou?rs?|owned)'

/** English first; then what Spanish, Portuguese, French and German say most. Word parts are written so that inflections match. */
const patterns: readonly [ProtectedCharacteristic, string][] = [
  [
    'race_or_ethnicity',
    `(?:black|white|brown|asian)s?[ -]${people}|(?:i am|i'm|im|as an?|being) (?:black|white|brown|asian|biracial|mixed race|native american|indigenous)|african[ -]?americans?|latin[oax]s?|latinx|hispanics?|biracial|people of colou?r|bipoc|person of colou?r|jewish|roma people|gyps(?:y|ies)|indígenas?|afrodescendientes?|personas? negras?|pessoas? negras?|personnes? noires?|schwarze menschen`,
  ],
  [
    'religion',
    `muslims?|islam(?:ic)?|christian(?:s|ity)?|catholics?|protestants?|evangelicals?|mormons?|hindus?|hinduism|buddhis(?:t|ts|m)|sikhs?|jews?|judaism|atheis(?:t|ts|m)|agnostics?|muslimah?s?|qur'?an|koran|allah|inshallah|imams?|rabbis?|kosher|halal|shabbat|my faith|born[ -]again|mosques?|synagogues?|church(?:es)?|ramadan|hijabs?|bar mitzvah|bat mitzvah|bible study|baptis(?:m|ed|t|ts)|musulman[ae]?s?|muçulman[oa]s?|cristian[oa]s?|cristã[os]?|católic[oa]s?|judí[oa]s?|judeus?|iglesias?|igrejas?|mezquitas?|chrétien(?:ne)?s?|catholiques?|juifs?|juives?|église|mosquée|muslim(?:e|in|innen)|christ(?:en|in)|katholi(?:k|ken|sch)|jüdisch|kirche|moschee`,
  ],
  [
    'sex_or_gender',
    `transgender|trans (?:man|woman|men|women|people|person|girl|boy)|non-?binary|genderqueer|genderfluid|intersex|as a (?:woman|man|female|male)|(?:she|he|they|ze|xe|it) ?/ ?(?:her|hers|him|his|they|them|theirs|she|he|zir|xem|its)(?: ?/ ?(?:hers?|his|him|they|them|theirs))?|cis(?:gender)? (?:man|woman)|my transition|mujer trans|mulher trans|femme trans|transfrau|transmann`,
  ],
  [
    'pregnancy_or_family',
    `pregnan(?:t|cy|cies)|maternity leave|paternity leave|expecting (?:a baby|our)|ivf|miscarriages?|breastfeeding|single (?:mom|mum|mother|dad|father)|(?:my|our|his|her) (?:wife|husband|spouse|fianc[ée]e?|boyfriend|girlfriend|ex-wife|ex-husband)|(?:mom|mum|mother|mama|dad|father|papa) (?:of|to) (?:one|two|three|four|five|twins|\\d)|divorced?|widow(?:ed|er|s)?|newlyweds?|unmarried|embaraza(?:da|do|das)|grávidas?|gravidez|enceintes?|grossesse|schwanger(?:e|schaft)?|elternzeit|mutterschutz`,
  ],
  [
    'sexual_orientation',
    `gays?|lesbians?|bisexuals?|homosexual(?:s|ity)?|lgbt(?:q|qia|qi)?\\+?|queer|asexual|pansexual|pride (?:parade|month)|coming out as|lesbianas?|lésbicas?|homosexuales|homosexuais|homosexuel(?:le)?s?|schwul(?:e|er)?|lesbisch(?:e)?`,
  ],
  [
    'age',
    `(?:i am|i'm|im|turned|turning|aged) (?:[4-9]\\d)(?: years old)?|[4-9]\\d[ -]years?[ -]old|senior citizens?|born in (?:19|20)\\d\\d|[4-9]\\d(?:st|nd|rd|th) birthday|in my (?:forties|fifties|sixties|seventies|40s|50s|60s|70s)|too old|retirees?|cumplí [4-9]\\d|tengo [4-9]\\d años|tenho [4-9]\\d anos|j'ai [4-9]\\d ans|[4-9]\\d jahre alt`,
  ],
  [
    'disability_or_health',
    `disab(?:led|ility|ilities)|wheelchairs?|autis(?:m|tic)|adhd|dyslexi(?:a|c)|bipolar|depress(?:ion|ed)|anxiety disorder|ptsd|schizophreni(?:a|c)|epileps(?:y|ies)|diabet(?:es|ic)|cancer|chemo(?:therapy)?|hiv|multiple sclerosis|chronic (?:illness|pain|fatigue)|crohn's|in recovery|rehab|genetic test(?:s|ing)?|discapacidad(?:es)?|discapacitad[oa]s?|deficiências?|deficiente|depresión|depressão|handicap(?:é|ée|és)|dépression|behinder(?:t|ung)|depressionen|krebs|cáncer|câncer`,
  ],
  [
    'national_origin',
    `immigrants?|immigration status|undocumented|refugees?|green card|visa status|asylum seekers?|naturalized|foreign accent|inmigrantes?|imigrantes?|refugiad[oa]s?|immigré(?:e|s|es)?|réfugié(?:e|s|es)?|flüchtling(?:e|en)?|migrationshintergrund`,
  ],
  [
    'union_activity',
    `(?:labou?r|trade|workers'?) unions?|unioni[sz](?:e|es|ed|ing|ation)|union (?:rep|reps|member|members|drive|vote|card|cards|organi[sz]er)|on strike|strike action|walkout|picket(?:ing| line| lines)?|collective bargaining|my (?:wages?|salary|pay) (?:is|are)|underpaid|sindicat(?:o|os|al)|huelga|greve|grève|syndicat(?:s|al)?|gewerkschaft(?:en|lich)?|streik(?:en)?|betriebsrat`,
  ],
  [
    'political_opinion',
    `democrats?|republicans?|gop|maga|socialis(?:t|ts|m)|communis(?:t|ts|m)|conservatives?|liberals?|left-?wing|right-?wing|voted for|i vote|registered (?:voter|democrat|republican)|izquierdista|derechista|esquerdista|direitista|gauchiste`,
  ],
  ['military_status', `veterans?|army reserve|national guard|reservists?|deployed to|veteran[oa]s? de guerra`],
]

/** Pictures in a text that say what words would: a skin's colour, a faith, a flag. */
const signs: readonly [ProtectedCharacteristic, string][] = [
  [
    'race_or_ethnicity',
    '\\p{Emoji_Modifier_Base}\\p{Emoji_Modifier}\\uFE0F?(?:\\u200D\\p{Extended_Pictographic}\\p{Emoji_Modifier}?\\uFE0F?)*',
  ],
  [
    'religion',
    '[✝☦☪✡🕎☸🕉🛐☯📿🕌⛪🕍🛕🕋]\\uFE0F?|🧕(?:\\u200D\\p{Extended_Pictographic}\\uFE0F?)*|👳(?:\\u200D[♀♂]\\uFE0F?)?',
  ],
  ['sexual_orientation', '🏳\\uFE0F?\\u200D🌈|👬|👭'],
  ['sex_or_gender', '🏳\\uFE0F?\\u200D⚧\\uFE0F?|⚧\\uFE0F?'],
  ['pregnancy_or_family', '🤰|🫃|🫄|🤱'],
  [
    'disability_or_health',
    '♿\\uFE0F?|🦽|🦼|🦯|🦻|🧏(?:\\u200D[♀♂]\\uFE0F?)?|(?:👩|👨|🧑)\\u200D(?:🦽|🦼|🦯)(?:\\u200D➡\\uFE0F?)?|🎗\\uFE0F?',
  ],
  ['national_origin', '[\\u{1F1E6}-\\u{1F1FF}]{2}'],
]

const words = [
  ...patterns.map(
    ([characteristic, pattern]) =>
      [characteristic, new RegExp(`(?<![\\p{L}\\p{N}_])#?(?:${pattern})(?![\\p{L}\\p{N}_])`, 'giu')] as const,
  ),
  // Within a tag words stand together: #proudmuslimah. Too much is taken out of tags rather than too little.
  ...patterns.map(
    ([characteristic, pattern]) =>
      [
        characteristic,
        new RegExp(
          `[#＃][\\p{L}\\p{M}\\p{N}_]*?(?:${pattern.replaceAll(/ |\[ -\]/g, '_?')})[\\p{L}\\p{M}\\p{N}_]*`,
          'giu',
        ),
      ] as const,
  ),
]
const pictures = signs.map(([characteristic, pattern]) => [characteristic, new RegExp(pattern, 'gu')] as const)

const plain = /^[\x20-\x7e\n\r\t]*$/

/** Words by what they read as: letters in another style, or with signs between them that nobody sees, are the same words. */
const findWords = (text: string): ProtectedSpan[] => {
  const folded = plain.test(text) ? undefined : foldWith(text, foldCase)
  return words.flatMap(([characteristic, pattern]) =>
    [...(folded?.text ?? text).matchAll(pattern)].map(({ index, 0: { length } }) => ({
      ...(folded === undefined ? { start: index, end: index + length } : spanOf(folded, index, index + length)),
      characteristic,
    })),
  )
}

/** Words that name a protected characteristic, in order, without overlaps. */
export const findProtected = (text: string): ProtectedSpan[] => {
  const found = [
    ...findWords(text),
    ...pictures.flatMap(([characteristic, pattern]) =>
      [...text.matchAll(pattern)].map((match) => ({
        start: match.index,
        end: match.index + match[0].length,
        characteristic,
      })),
    ),
  ]
  found.sort((a, b) => a.start - b.start || b.end - a.end)
  const kept: ProtectedSpan[] = []
  for (const span of found) if (span.start >= (kept.at(-1)?.end ?? 0)) kept.push(span)
  return kept
}

export const redaction = '[redacted]'

export interface Redacted {
  text: string
  characteristics: ProtectedCharacteristic[]
  /** The span in the redacted text of a span of the original; what touches a redaction covers all of it. */
  move: (span: { start: number; end: number }) => { start: number; end: number }
}

/** The text without what is protected. All redactions look alike: not even their length tells what stood there. */
export const redact = (text: string): Redacted => {
  const spans = findProtected(text)
  if (spans.length === 0) return { text, characteristics: [], move: ({ start, end }) => ({ start, end }) }
  let redacted = ''
  let done = 0
  const placed = spans.map((span) => {
    redacted += text.slice(done, span.start)
    const at = redacted.length
    redacted += redaction
    done = span.end
    return { ...span, at }
  })
  redacted += text.slice(done)
  const moveOne = (offset: number, side: 'start' | 'end'): number => {
    let shift = 0
    for (const { start, end, at } of placed) {
      const inside = side === 'start' ? offset >= start && offset < end : offset > start && offset <= end
      if (inside) return side === 'start' ? at : at + redaction.length
      if (end <= offset) shift = at + redaction.length - end
    }
    return offset + shift
  }
  return {
    text: redacted,
    characteristics: [...new Set(spans.map(({ characteristic }) => characteristic))],
    move: ({ start, end }) => ({ start: moveOne(start, 'start'), end: moveOne(end, 'end') }),
  }
}

/**
 * A term of a decision without what is protected. Terms are kept without their marks, so each word may have been a tag, in which words
 * stand together.
 */
export const redactTerm = (term: string): string =>
  redact(term)
    .text.split(' ')
    .map((word) => (redact(`#${word}`).characteristics.length === 0 ? word : redaction))
    .join(' ')
