import { findLanguage } from './languages.js'
import type { PlaceLookups } from './places.js'
import { findName, phraseAt, wordEffectAt } from './read-phrase.js'
import type { Token } from './tokens.js'
import { plain } from './words.js'

interface Placed {
  tokens: readonly Token[]
  at: number
  /** The place of the word behind. */
  next: number
}

/** Words that are others where they are written or stand otherwise: "país" is no parent, and "ai cani" is Italian. */
export const isMeantOtherwise = (condition: string, { tokens, at, next }: Placed): boolean => {
  const written = tokens[at]?.text.toLowerCase() ?? ''
  if (condition === 'unaccented') return plain(written) !== written
  const behind = tokens[next]?.afterBreak === true ? undefined : tokens[next]?.text
  return condition === 'unless-italian' && tokens[at]?.text === 'ai' && /\p{Ll}{2}i$/u.test(behind ?? '')
}

/** "parejas viajeras": the ending agrees with the couple, whoever they are. */
export const isAboutCouple = ({ tokens, at }: Placed): boolean => {
  const { what, of } = (tokens[at]?.afterBreak === true ? undefined : wordEffectAt(tokens, at - 1)) ?? {
    what: '',
    of: [],
  }
  return (what === 'query' && of[0] === 'couple') || (what === 'interest' && of[0] === 'family')
}

/** Languages of many countries: named by themselves between commas, they say what is spoken and not where. */
const farSpoken: ReadonlySet<string> = new Set(['en', 'es', 'pt', 'ar', 'fr'])
export const spokenAlone = ({ tokens, at, next }: Placed): string | undefined => {
  const isAlone = tokens[at]?.afterBreak === true && (tokens[next]?.afterBreak ?? true)
  const language = isAlone ? findName(tokens, at, findLanguage) : undefined
  return language !== undefined && language.count === next - at && farSpoken.has(language.found)
    ? language.found
    : undefined
}

/** "english content" is in English, "english creators" are from England. */
export const spokenIn = ({ tokens, at, next }: Placed): string | undefined => {
  const behind = tokens[next]?.afterBreak === true ? undefined : phraseAt(tokens, next)?.effects[0]
  const language = behind?.of.includes('spoken') === true ? findName(tokens, at, findLanguage) : undefined
  return language !== undefined && language.count === next - at ? language.found : undefined
}

/** "no Rio" is in Rio: who leaves a place out in English says "not in". */
export const isLusophone = ({ tokens, next }: Placed, { findPlace }: PlaceLookups): boolean =>
  /^\p{Lu}/u.test(tokens[next]?.text ?? '') && /^(?:br|pt)-/.test(findName(tokens, next, findPlace)?.found.id ?? '')
