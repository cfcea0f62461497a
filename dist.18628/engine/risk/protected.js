const protectedCharacteristics = [
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
]
const people =
  '(?:m[ae]n|wom[ae]n|people|persons?|guys?|girls?|boys?|kids?|folks?|famil(?:y|ies)|communit(?:y|ies)|americans?|neighbou?rs?|owned)'
const patterns = [
  [
    'race_or_ethnicity',
    `(?:black|white|brown|asian)s?[ -]${people}|(?:i am|i'm|im|as an?|being) (?:black|white|brown|asian|biracial|mixed race|native american|indigenous)|african[ -]?americans?|latin[oax]s?|latinx|hispanics?|biracial|people of colou?r|bipoc|person of colou?r|jewish|roma people|gyps(?:y|ies)|ind\xEDgenas?|afrodescendientes?|personas? negras?|pessoas? negras?|personnes? noires?|schwarze menschen`,
  ],
  [
    'religion',
    `muslims?|islam(?:ic)?|christian(?:s|ity)?|catholics?|protestants?|evangelicals?|mormons?|hindus?|hinduism|buddhis(?:t|ts|m)|sikhs?|jews?|judaism|atheis(?:t|ts|m)|mosques?|synagogues?|church(?:es)?|ramadan|hijabs?|bar mitzvah|bat mitzvah|bible study|baptis(?:m|ed|t|ts)|musulman[ae]?s?|mu\xE7ulman[oa]s?|cristian[oa]s?|crist\xE3[os]?|cat\xF3lic[oa]s?|jud\xED[oa]s?|judeus?|iglesias?|igrejas?|mezquitas?|chr\xE9tien(?:ne)?s?|catholiques?|juifs?|juives?|\xE9glise|mosqu\xE9e|muslim(?:e|in|innen)|christ(?:en|in)|katholi(?:k|ken|sch)|j\xFCdisch|kirche|moschee`,
  ],
  [
    'sex_or_gender',
    `transgender|trans (?:man|woman|men|women|people|person|girl|boy)|non-?binary|genderqueer|genderfluid|intersex|as a (?:woman|man|female|male)|cis(?:gender)? (?:man|woman)|my transition|mujer trans|mulher trans|femme trans|transfrau|transmann`,
  ],
  [
    'pregnancy_or_family',
    `pregnan(?:t|cy|cies)|maternity leave|paternity leave|expecting (?:a baby|our)|ivf|miscarriages?|breastfeeding|single (?:mom|mum|mother|dad|father)|embaraza(?:da|do|das)|gr\xE1vidas?|gravidez|enceintes?|grossesse|schwanger(?:e|schaft)?|elternzeit|mutterschutz`,
  ],
  [
    'sexual_orientation',
    `gays?|lesbians?|bisexuals?|homosexual(?:s|ity)?|lgbt(?:q|qia|qi)?\\+?|queer|asexual|pansexual|pride (?:parade|month)|coming out as|lesbianas?|l\xE9sbicas?|homosexuales|homosexuais|homosexuel(?:le)?s?|schwul(?:e|er)?|lesbisch(?:e)?`,
  ],
  [
    'age',
    `(?:i am|i'm|im|turned|turning|aged) (?:[4-9]\\d)(?: years old)?|[4-9]\\d[ -]years?[ -]old|senior citizens?|in my (?:forties|fifties|sixties|seventies|40s|50s|60s|70s)|too old|retirees?|cumpl\xED [4-9]\\d|tengo [4-9]\\d a\xF1os|tenho [4-9]\\d anos|j'ai [4-9]\\d ans|[4-9]\\d jahre alt`,
  ],
  [
    'disability_or_health',
    `disab(?:led|ility|ilities)|wheelchairs?|autis(?:m|tic)|adhd|dyslexi(?:a|c)|bipolar|depress(?:ion|ed)|anxiety disorder|ptsd|schizophreni(?:a|c)|epileps(?:y|ies)|diabet(?:es|ic)|cancer|chemo(?:therapy)?|hiv|multiple sclerosis|chronic (?:illness|pain|fatigue)|crohn's|in recovery|rehab|genetic test(?:s|ing)?|discapacidad(?:es)?|discapacitad[oa]s?|defici\xEAncias?|deficiente|depresi\xF3n|depress\xE3o|handicap(?:\xE9|\xE9e|\xE9s)|d\xE9pression|behinder(?:t|ung)|depressionen|krebs|c\xE1ncer|c\xE2ncer`,
  ],
  [
    'national_origin',
    `immigrants?|immigration status|undocumented|refugees?|green card|visa status|asylum seekers?|naturalized|foreign accent|inmigrantes?|imigrantes?|refugiad[oa]s?|immigr\xE9(?:e|s|es)?|r\xE9fugi\xE9(?:e|s|es)?|fl\xFCchtling(?:e|en)?|migrationshintergrund`,
  ],
  [
    'union_activity',
    `(?:labou?r|trade|workers'?) unions?|unioni[sz](?:e|es|ed|ing|ation)|union (?:rep|reps|member|members|drive|vote|card|cards|organi[sz]er)|on strike|strike action|walkout|picket(?:ing| line| lines)?|collective bargaining|my (?:wages?|salary|pay) (?:is|are)|underpaid|sindicat(?:o|os|al)|huelga|greve|gr\xE8ve|syndicat(?:s|al)?|gewerkschaft(?:en|lich)?|streik(?:en)?|betriebsrat`,
  ],
  [
    'political_opinion',
    `democrats?|republicans?|gop|maga|socialis(?:t|ts|m)|communis(?:t|ts|m)|conservatives?|liberals?|left-?wing|right-?wing|voted for|i vote|registered (?:voter|democrat|republican)|izquierdista|derechista|esquerdista|direitista|gauchiste`,
  ],
  ['military_status', `veterans?|army reserve|national guard|reservists?|deployed to|veteran[oa]s? de guerra`],
]
const compiled = patterns.map(([characteristic, pattern]) => [
  characteristic,
  new RegExp(`(?<![\\p{L}\\p{N}_])#?(?:${pattern})(?![\\p{L}\\p{N}_])`, 'giu'),
])
const findProtected = (text) => {
  const found = compiled.flatMap(([characteristic, pattern]) =>
    [...text.matchAll(pattern)].map((match) => ({
      start: match.index,
      end: match.index + match[0].length,
      characteristic,
    })),
  )
  found.sort((a, b) => a.start - b.start || b.end - a.end)
  const kept = []
  for (const span of found) if (span.start >= (kept.at(-1)?.end ?? 0)) kept.push(span)
  return kept
}
const redaction = '[redacted]'
const redact = (text) => {
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
  const moveOne = (offset, side) => {
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
export { findProtected, protectedCharacteristics, redact, redaction }
//# sourceMappingURL=protected.js.map
