import type { Creator, Gender } from '../../model/creator.js'
import type { Stated, StatedFacts } from '../../model/creator-facts.js'

// 'she/they' and 'he/they' count as the first word: it is put first.
const pronouns: readonly (readonly [Gender, RegExp])[] = [
  [
    'female',
    /(?<![\p{L}/])(?:she\s?\/\s?(?:her|hers|they)|ella|elle\s?\/\s?(?:la|sa)|ela\s?\/\s?dela|sie\s?\/\s?ihr)(?![\p{L}])/iu,
  ],
  [
    'male',
    /(?<![\p{L}/])(?:he\s?\/\s?(?:him|his|they)|él\s?\/\s?(?:él|lo)|il\s?\/\s?lui|ele\s?\/\s?dele|er\s?\/\s?ihm)(?![\p{L}])/iu,
  ],
  [
    'other',
    /(?<![\p{L}/])(?:they\s?\/\s?(?:them|theirs)|elle\s?\/\s?elles?|iel|elu\s?\/\s?delu|any(?: and all)? pronouns)(?![\p{L}])/iu,
  ],
]

const readGender = (text: string): Stated<Gender> | null => {
  if (!/\/|pronouns/iu.test(text)) return null
  for (const [value, pattern] of pronouns) {
    const words = pattern.exec(text)?.[0]
    if (words?.includes('/') === true || (words !== undefined && value === 'other')) return { value, words }
  }
  return null
}

const yearMs = 365.2425 * 86_400_000
const agesFrom = 13
const agesTo = 100
const born =
  /(?<!\p{L})(?:born(?: in)?|b\.|nacid[oa] en|nascid[oa] em|née? en|jahrgang|geboren)\s*((?:19|20)\d{2})(?!\d)|((?:19|20)\d{2})年生まれ/iu
const aged =
  /(?<![\p{L}\p{N}#@.])(\d{2})\s?(?:y\/o|yo|yrs? old|years old|años|anos|ans|jahre alt|anni|歳)(?![\p{L}\p{N}])|(?<!\p{L})(?:age[d:]?|i am|i['’]m)\s(\d{2})(?![\p{L}\p{N}%+])/iu

/** The year of birth, or the one that a stated age means on the day the bio was read. */
const readBirthYear = (bio: string, asOf: number): Stated<number> | null => {
  if (!/\d\d/u.test(bio)) return null
  const thisYear = new Date(asOf).getUTCFullYear()
  const year = born.exec(bio)
  if (year !== null) {
    const value = Number(year[1] ?? year[2])
    return thisYear - value >= agesFrom && thisYear - value <= agesTo ? { value, words: year[0].trim() } : null
  }
  const age = aged.exec(bio)
  const years = Number(age?.[1] ?? age?.[2])
  if (age === null || years < agesFrom || years > agesTo) return null
  return { value: new Date(asOf - years * yearMs).getUTCFullYear(), words: age[0].trim() }
}

const flagPattern = /[\u{1f1e6}-\u{1f1ff}]{2}/gu
const toCode = (flag: string): string =>
  [...flag].map((letter) => String.fromCharCode((letter.codePointAt(0) ?? 0) - 0x1f1e6 + 65)).join('')

/** What introduces a place: a pin, or words that say where somebody lives. */
const introduced =
  /(?:📍\s*|(?<!\p{L})(?:based in|living in|lives? in|located in|vivo en|moro em|wohne in|aus|basée? à|vit à)\s+)((?:\p{Lu}[\p{L}\p{M}'’.-]*)(?:[ ,]+\p{Lu}[\p{L}\p{M}'’.-]*){0,3})/u

/** The place a bio names, where the dictionary knows it; else a single flag. Two flags are nobody's home. */
const readPlace = (name: string, bio: string, isPlace: (text: string) => boolean): StatedFacts['place'] => {
  const named = introduced.exec(bio)
  const text = named?.[1]?.replace(/[.,]+$/u, '')
  if (named !== null && text !== undefined && isPlace(text))
    return { value: text, words: named[0].trim(), countryCode: null }
  const flags = [...new Set([...`${name} ${bio}`.matchAll(flagPattern)].map(([flag]) => flag))]
  const [flag] = flags
  return flag === undefined || flags.length > 1 ? null : { value: flag, words: flag, countryCode: toCode(flag) }
}

/** Callings people name themselves by, and the words for them. Only words that hardly mean anything else. */
const professions: readonly (readonly [string, RegExp])[] = [
  ['Photographer', /(?:wedding |portrait |food |street )?(?:photographer|photographe|fotógraf[oa]|fotograf(?:in|a)?)/],
  ['Make-up artist', /make-?up artist|mua/],
  ['Personal trainer', /personal trainer|fitness coach|entrenador[a]? personal/],
  ['Chef', /(?:private |pastry |head )?chef|cocinero|cocinera|köchin/],
  ['Journalist', /journalist(?:e|in)?|reporter(?:in)?|periodista|jornalista/],
  ['Writer', /writer|author|novelist|escritor[a]?|schriftsteller(?:in)?|autrice|auteur/],
  ['Software developer', /software (?:engineer|developer)|web developer|developer|programmer|entwickler(?:in)?/],
  ['Designer', /(?:graphic |product |ux |fashion |interior )?designer(?:in)?|diseñador[a]?/],
  ['Musician', /musician|singer|songwriter|músic[oa]|cantante|sängerin|sänger/],
  ['Actor', /actor|actress|actriz|ator|atriz|schauspieler(?:in)?/],
  ['Artist', /artist|illustrator|painter|künstler(?:in)?|artista/],
  ['Doctor', /doctor|physician|médic[oa]|ärztin|arzt|dermatologist/],
  ['Nurse', /nurse|enfermer[oa]|krankenschwester/],
  ['Teacher', /teacher|professor[a]?|lehrer(?:in)?|profesor[a]?/],
  ['Scientist', /scientist|researcher|científic[oa]|wissenschaftler(?:in)?/],
  ['Nutritionist', /nutritionist|dietitian|dietician|nutricionista/],
  ['Entrepreneur', /entrepreneur|founder|co-?founder|unternehmer(?:in)?|emprendedor[a]?/],
  ['Lawyer', /lawyer|attorney|abogad[oa]|advogad[oa]|rechtsanwält(?:in)?/],
  ['Athlete', /athlete|footballer|cyclist|swimmer|atleta|sportlerin|sportler/],
  ['Comedian', /comedian|comic|humorista|komiker(?:in)?/],
  ['Stylist', /(?:fashion |hair ?)?stylist|hairdresser|peluquer[oa]/],
]
const calling = new RegExp(
  `(?<![\\p{L}#@])(?:${professions.map(([, { source }], i) => `(?<p${i}>${source})`).join('|')})(?![\\p{L}])`,
  'iu',
)

const readProfession = (bio: string): Stated<string> | null => {
  const groups = calling.exec(bio)?.groups as Record<string, string | undefined> | undefined
  if (groups === undefined) return null
  const found = Object.entries(groups).find(([, words]) => words !== undefined)
  const value = found === undefined ? undefined : professions[Number(found[0].slice(1))]?.[0]
  return found?.[1] === undefined || value === undefined ? null : { value, words: found[1] }
}

/** What a creator says of themselves in name and bio, each with the words. Nothing is guessed from names, pictures or taste. */
export const readStated = (
  { name, bio, provenance, professional }: Pick<Creator, 'name' | 'bio' | 'provenance' | 'professional'>,
  isPlace: (text: string) => boolean,
): StatedFacts => {
  const said = professional === null ? bio : `${professional.headline}\n${bio}`
  return {
    gender: readGender(`${name}\n${said}`),
    birthYear: readBirthYear(said, provenance.asOf),
    place: readPlace(name, said, isPlace),
    profession: readProfession(said),
  }
}
