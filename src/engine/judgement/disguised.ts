import { undisguise } from '../language/disguise.js'
import { hasPicture, readEmojiVerbs } from '../language/emoji-verbs.js'
import { foldPlaced, type Folded } from '../language/fold.js'
import { roundTo } from '../statistics/round.js'
import type { WordSplitter } from '../text/model/word-splitter.js'
import { logit, sigmoid } from '../text/rules/combine.js'
import type { Reading } from '../text/rules/index.js'
import type { RiskCategory, RiskFinding } from '../text/verdict.js'

/** A word that mixes Latin letters with others that look like them. */
const mixed = /\p{sc=Latin}[\p{sc=Cyrillic}\p{sc=Greek}]|[\p{sc=Cyrillic}\p{sc=Greek}]\p{sc=Latin}/u
/** Letters of mathematics, full width, circles and squares. */
const styled = /[\u{1d400}-\u{1d7ff}\uff21-\uff3a\uff41-\uff5a\u24b6-\u24e9\u{1f130}-\u{1f189}]/u
/** Digits and signs in the middle of a word: "h4te", "k!ll". */
const signed = /\p{L}[013457@$!€]+\p{L}/gu
const signedWord = /(?<!\S)(?=\S*\p{L})(?!\S*\d{3})\S*(?:\p{L}[013457@$!€]|[013457$€]\p{L})\S*/gu
/** Where so many words have them, digits alone are words as well: "g01ng 70". */
const signedMany = 3
/** Letters hidden by stars, written apart, or drawn out. */
const masked = /\p{L}\*{1,3}\p{L}/u
const spelled = /(?<![\p{L}\p{N}])\p{L}(?:[ .*_-]\p{L}){3,}(?![\p{L}\p{N}])/u
const drawnOut = /(\p{L})\1\1/u
/** Signs that nobody sees, within a word. Scripts that need them between letters are not meant. */
const unseen =
  /[\p{sc=Latin}\p{sc=Cyrillic}\p{sc=Greek}][\u00ad\u034f\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]+[\p{sc=Latin}\p{sc=Cyrillic}\p{sc=Greek}]/u
/** Reading signs as letters makes words that nobody wrote: what is found so must be surer, by this much in log-odds. */
const guessed = 0.3

/** Words held together by dots or lines instead of spaces. */
const joined = /(?<=\p{L})[._·–-](?=\p{L})/gu
const joinedMin = 3
const longRun = /\p{L}{12}/u
/** A text without any space, of more than a word or two. */
const unspaced = /^\S{12,}$/u
/** Letters written apart, and no wider gap between words. */
const evenly = /^(?!.*\p{L} {2,}\p{L})/u
/** Words held together by nothing, each with a capital: "ThisIsATag". */
const camelRun = /(?<!\p{L})\p{Lu}[\p{L}'’]{11,}/gu
const hump = /(?<=\p{Ll})\p{Lu}|(?<=\p{Lu})\p{Lu}(?=\p{Ll})/gu
const humpsMin = 2

/** What another reading of the whole text may add to its verdict. */
const attacks: readonly RiskCategory[] = ['hate', 'harassment', 'threat', 'self_harm']
/** The same, where a word of a list stands behind the disguise: a model alone easily misreads what nobody wrote. */
const worded: readonly RiskCategory[] = ['violence', 'sexual', 'minors_safety', 'drugs', 'extremism', 'profanity']
export const addedByDisguise: readonly RiskCategory[] = [...attacks, ...worded]

/** Whether a finding of the plain reading counts. */
export const isTold = ({ category, evidence }: RiskFinding): boolean =>
  !worded.includes(category) || evidence.some(({ by }) => by !== 'model')

const readLetters = (text: string, splitter: () => WordSplitter): Folded | undefined => {
  const isMixed = mixed.test(text)
  const signs = text.match(signed)?.length ?? 0
  const isWritten = [styled, masked, spelled, drawnOut].some((way) => way.test(text))
  if (!isMixed && signs === 0 && !isWritten)
    return unseen.test(text) ? foldPlaced(text, { accents: 'keep' }) : undefined
  return undisguise(text, {
    lookAlikes: isMixed ? 'all' : 'keep',
    signs: signs === 0 ? 'keep' : (text.match(signedWord)?.length ?? 0) >= signedMany ? 'all' : 'within',
    spaced: true,
    words: splitter().words,
  })
}

const addSpaces = ({ text, starts, ends }: Folded, breaks: readonly number[]): Folded => {
  const isBreak = new Set(breaks)
  const places = Array.from({ length: text.length }, (_, at) => at).flatMap((at) => (isBreak.has(at) ? [-1, at] : [at]))
  const before = (i: number): number => places[i - 1] ?? 0
  return {
    text: places.map((at) => (at === -1 ? ' ' : text.charAt(at))).join(''),
    starts: Uint32Array.from(places, (at, i) => (at === -1 ? (ends[before(i)] ?? 0) : (starts[at] ?? 0))),
    ends: Uint32Array.from(places, (at, i) => ends[at === -1 ? before(i) : at] ?? 0),
  }
}

/** Where a text changes from one word to the next by capitals alone. */
const humpsIn = (text: string): ReadonlySet<number> => {
  const humps = new Set<number>()
  for (const { 0: run, index } of text.matchAll(camelRun)) {
    const found = [...run.matchAll(hump)].map((each) => index + each.index)
    if (found.length >= humpsMin) for (const at of found) humps.add(at)
  }
  return humps
}

/** Web addresses and handles are no words, however they look. */
const address = /(?:https?:\/\/|www\.)\S+|(?<!\S)@[\p{L}_]{4,}(?!\S)/giu
const withoutAddresses = (text: string): string => text.replace(address, (each) => ' '.repeat(each.length))

/** A text as it is meant to be read. */
export interface Disguised extends Folded {
  /** Nothing is disguised but that words run together. */
  isTakenApart: boolean
}

/** The text as it is meant to be read, where its letters are disguised or its words run together; undefined where neither is so. */
export const readDisguised = (given: string, splitter: () => WordSplitter): Disguised | undefined => {
  const text = withoutAddresses(given)
  const letters = readLetters(text, splitter)
  const isJoined = (text.match(joined)?.length ?? 0) >= joinedMin
  const isPlain = letters === undefined && !isJoined && !longRun.test(text) && !unspaced.test(text)
  if (isPlain && !hasPicture(text)) return undefined
  const usual = foldPlaced(text)
  const folded = readEmojiVerbs(letters ?? usual)
  if (isPlain && folded === usual) return undefined
  const humps = humpsIn(text)
  const parted = humps.size === 0 ? folded : addSpaces(folded, atHumps(folded, humps))
  const plain = isJoined ? { ...parted, text: parted.text.replace(joined, ' ') } : parted
  const isOneRun = unspaced.test(text) && humps.size === 0
  const breaks = splitter().breaksIn(plain.text, isOneRun || (spelled.test(text) && evenly.test(text)))
  const read = breaks.length > 0 ? addSpaces(plain, breaks) : plain
  const isHidden = [mixed, styled, unseen].some((way) => way.test(text))
  if (!isHidden && read.text === usual.text) return undefined
  return { ...read, isTakenApart: !isHidden && letters === undefined && folded === usual }
}

/** A tag that was taken apart in a longer text must be so much of it. */
const freshMin = 0.35

/**
 * Whether words that were taken apart may say what the text did not: they are a large part of it, or a list knows one of them. Else a judge of many languages, which reads
 * all of a text, reads once more what it has read: names of shows and long words of the language itself.
 */
export const mayAdd = (whole: Reading, plain: Reading, { isTakenApart }: Disguised): boolean => {
  if (!isTakenApart || plain.hits.length > whole.hits.length || whole.tokens.length === 0) return true
  const known = new Set(whole.tokens.map(({ form }) => form))
  let [fresh, all] = [0, 0]
  for (const { kind, form } of plain.tokens) {
    if (kind === 'link') continue
    all += form.length
    if (!known.has(form)) fresh += form.length
  }
  return fresh >= freshMin * all
}

const atHumps = ({ starts }: Folded, humps: ReadonlySet<number>): number[] =>
  [...starts].flatMap((start, at) => (humps.has(start) && starts[at - 1] !== start ? [at] : []))

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
