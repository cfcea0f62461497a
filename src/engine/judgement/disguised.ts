import { undisguise } from '../language/disguise.js'
import { foldPlaced, type Folded } from '../language/fold.js'
import { roundTo } from '../statistics/round.js'
import type { WordSplitter } from '../text/model/word-splitter.js'
import { logit, sigmoid } from '../text/rules/combine.js'
import type { RiskFinding } from '../text/verdict.js'

/** A word that mixes Latin letters with others that look like them. */
const mixed = /\p{sc=Latin}[\p{sc=Cyrillic}\p{sc=Greek}]|[\p{sc=Cyrillic}\p{sc=Greek}]\p{sc=Latin}/u
/** Letters of mathematics, full width, circles and squares. */
const styled = /[\u{1d400}-\u{1d7ff}\uff21-\uff3a\uff41-\uff5a\u24b6-\u24e9\u{1f130}-\u{1f189}]/u
/** Digits and signs in the middle of a word: "h4te", "k!ll". */
const signed = /\p{L}[013457@$!€]+\p{L}/u
/** Signs that nobody sees, within a word. Scripts that need them between letters are not meant. */
const unseen =
  /[\p{sc=Latin}\p{sc=Cyrillic}\p{sc=Greek}][\u00ad\u034f\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]+[\p{sc=Latin}\p{sc=Cyrillic}\p{sc=Greek}]/u
/** Reading signs as letters makes words that nobody wrote: what is found so must be surer, by this much in log-odds. */
const guessed = 0.3

/** Words held together by dots or lines instead of spaces. */
const joined = /(?<=\p{L})[._·–-](?=\p{L})/gu
const joinedMin = 3
const longRun = /[a-z]{12}/iu

const readLetters = (text: string): Folded | undefined => {
  const isMixed = mixed.test(text)
  if (!isMixed && !styled.test(text) && !signed.test(text))
    return unseen.test(text) ? foldPlaced(text, { accents: 'keep' }) : undefined
  return undisguise(text, { lookAlikes: isMixed ? 'all' : 'keep', signs: 'within', spaced: true })
}

const addSpaces = ({ text, starts, ends }: Folded, breaks: readonly number[]): Folded => {
  const places = Array.from(text, (_, at) => at).flatMap((at) => (breaks.includes(at) ? [-1, at] : [at]))
  const before = (i: number): number => places[i - 1] ?? 0
  return {
    text: places.map((at) => (at === -1 ? ' ' : text.charAt(at))).join(''),
    starts: Uint32Array.from(places, (at, i) => (at === -1 ? (ends[before(i)] ?? 0) : (starts[at] ?? 0))),
    ends: Uint32Array.from(places, (at, i) => ends[at === -1 ? before(i) : at] ?? 0),
  }
}

/** The text as it is meant to be read, where its letters are disguised or its words run together; undefined where neither is so. */
export const readDisguised = (text: string, splitter: WordSplitter): Folded | undefined => {
  const letters = readLetters(text)
  const isJoined = (text.match(joined)?.length ?? 0) >= joinedMin
  if (letters === undefined && !isJoined && !longRun.test(text)) return undefined
  const folded = letters ?? foldPlaced(text)
  const plain = isJoined ? { ...folded, text: folded.text.replace(joined, ' ') } : folded
  const breaks = splitter.breaksIn(plain.text)
  if (breaks.length > 0) return addSpaces(plain, breaks)
  return letters === undefined && !isJoined ? undefined : plain
}

/** A finding of the plain reading, with its evidence where it stands in the text. */
export const toDisguised = (finding: RiskFinding, text: string, { starts, ends }: Folded): RiskFinding => ({
  ...finding,
  probability: roundTo(sigmoid(logit(finding.probability) - guessed), 4),
  evidence: finding.evidence.map((each) => {
    const start = starts[each.start] ?? 0
    const end = ends[each.end - 1] ?? start
    return { ...each, start, end, text: text.slice(start, end), match: 'variant' as const }
  }),
})
