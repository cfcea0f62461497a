import { roundTo } from '../statistics/round.js'
import type { BagModel } from '../text/model/bag.js'
import { nameOneGroup } from '../text/model/groups.js'
import type { LanguageReader, LanguageGuess } from '../text/model/language.js'
import type { LinearModel, LinearReading } from '../text/model/linear.js'
import { joinLetters, joinSpelled } from '../text/model/spelled.js'
import { splitTokens, type Token } from '../text/model/tokens.js'
import { suspect, type Prefilters, type Suspicion } from '../text/model/prefilter.js'
import { readText, type Reading } from '../text/rules/index.js'
import type { NotJudgedReason, TextToJudge, Verdict } from '../text/verdict.js'

/** Longer texts are not judged: a verdict about a book is a verdict about nothing. */
export const unitsMax = 20_000

/** A stated language is overruled only by a guess surer than this. */
const surelyOther = 0.9
/** Below this, and with nothing stated, the language counts as unknown: it would be wrong about as often as right. */
const languageMin = 0.5
/** A single word is often a name, of which no measure knows: it must be surer. */
const wordMin = 0.75

/** What the first stage sees in a text: everything but the encoder's answer. */
export interface Look {
  text: string
  /** The text as the encoder is shown it. */
  shown: string
  tokens: readonly Token[]
  linear: LinearReading
  bag: Float64Array
  rules: Reading
  language: Verdict['language']
  /** Languages that it may be in as well, or that a part of it is in; where `language` is null all that it may be in, if any. */
  others: readonly string[]
  /** What its words deserve a closer look for; known of English alone. */
  suspected: ReadonlySet<Suspicion>
  /** What an encoder is asked about: what is suspected, or everything where the text is judged thoroughly. */
  asked: ReadonlySet<Suspicion>
  /** Only pictures and marks: they speak every language. */
  isWordless: boolean
}

const picture = /\p{Extended_Pictographic}/u

// Control characters and what decoders leave of broken bytes.
const unprintable = /[\u0000-\u0008\u000e-\u001f\u007f-\u009f\ufffd]/gu

const whyNotRead = (text: string): NotJudgedReason | undefined => {
  if (text.length > unitsMax) return 'too_long'
  if (text.trim() === '') return 'empty'
  const odd = text.match(unprintable)?.length ?? 0
  return odd > 3 && odd * 5 > text.length ? 'not_text' : undefined
}

/** A text, and the language it is read in whatever it looks like: a second reading where its language is in doubt. */
export interface TextToRead extends TextToJudge {
  readAs?: string
}

const settleLanguage = (
  guess: LanguageGuess | undefined,
  stated: string | null | undefined,
  words: number,
): Pick<Look, 'language' | 'others'> => {
  const said = stated?.toLowerCase().split('-')[0]
  if (said !== undefined && said !== '' && said !== guess?.code) {
    if (guess === undefined || guess.confidence < surelyOther)
      return { language: { code: said, confidence: 0.9 }, others: [] }
  }
  if (guess === undefined) return { language: null, others: [] }
  const { code, confidence, others } = guess
  if (code === said) return { language: { code, confidence: Math.max(0.9, roundTo(confidence, 4)) }, others: [] }
  if (confidence < (words === 1 ? wordMin : languageMin)) return { language: null, others: [code, ...others] }
  return { language: { code, confidence: roundTo(confidence, 4) }, others }
}

/** The models that read every text. */
export interface Readers {
  linear: LinearModel
  bag: BagModel
  languages: LanguageReader
  prefilters: Prefilters
}

/** Reads a text once for all that is asked of it, or says why it cannot be read. Linear in its length. */
export const lookAt = (
  { text: given, language: stated, readAs }: TextToRead,
  { linear: model, bag: bagModel, languages, prefilters }: Readers,
): Look | NotJudgedReason => {
  const text = given.toWellFormed()
  const why = whyNotRead(text)
  if (why !== undefined) return why
  const split = splitTokens(text)
  const tokens = joinSpelled(text, split)
  if (tokens.length === 0) return 'empty'
  // Dots and dashes say nothing; pictures and addresses do.
  if (tokens.every(({ kind, norm }) => kind === 'mark' && !picture.test(norm))) return 'too_short'
  // Who is named must not decide, not even the language: the models are shown one name for all groups.
  const plain = nameOneGroup(text, tokens)
  const read = (some: readonly Token[]): Pick<Look, 'linear' | 'bag'> => {
    const linear = model.read(text, some)
    return { linear, bag: bagModel.read(linear) }
  }
  const first = read(plain?.tokens ?? tokens)
  const words = tokens.filter(({ kind }) => kind === 'word').length
  const { language, others } =
    readAs === undefined
      ? settleLanguage(languages.identify(plain?.tokens ?? tokens, first.linear.logits, first.bag), stated, words)
      : { language: { code: readAs, confidence: 0 }, others: [] }
  // The names are English ones; in other languages they are left as they are.
  const isOne = plain !== undefined && language?.code === 'en'
  const shown = isOne ? plain.text : text
  const suspected: Look['suspected'] =
    language?.code === 'en' ? suspect(prefilters, plain?.tokens ?? tokens, first.bag) : new Set()
  return {
    text,
    shown: tokens === split ? shown : joinLetters(shown),
    tokens,
    ...(plain === undefined || isOne ? first : read(tokens)),
    rules: readText(text, language?.code ?? null),
    language,
    others,
    suspected,
    asked: suspected,
    isWordless: words === 0,
  }
}
