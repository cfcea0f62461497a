import { once } from '../../assets/words.js'
import { readRules } from '../../assets/index.js'
import type { Section } from '../../assets/section.js'
import type { Folded } from './fold.js'

/** Emoji that stand for a verb in one language, and the words between which they do. */
interface EmojiVerbs {
  pattern: RegExp
  verbs: ReadonlyMap<string, string>
}

const entriesOf = (sections: readonly Section[], name: string): string[] =>
  sections.flatMap((section) => (section.name === name ? section.entries : []))

const oneOf = (words: readonly string[]): string => words.join('|')

const toVerbs = (sections: readonly Section[]): EmojiVerbs => {
  const verbs = new Map(
    sections.flatMap(({ name, options, entries }) =>
      name === 'verb' ? entries.map((emoji): [string, string] => [emoji, options['of'] ?? '']) : [],
    ),
  )
  const objects = entriesOf(sections, 'objects')
  const behind = objects.length === 0 ? '' : `(?=[\\ufe0f ]*(?:${oneOf(objects)})(?!\\p{L}))`
  const source = `(?<=(?<![\\p{L}'])(?:${oneOf(entriesOf(sections, 'leads'))}) ?)(?:${[...verbs.keys()].join('|')})+${behind}`
  return { pattern: new RegExp(source, 'gu'), verbs }
}

const emojiVerbs = once((): EmojiVerbs[] => readRules('emoji-verbs').map(({ sections }) => toVerbs(sections)))

const pictured = /\p{Extended_Pictographic}/u

export const hasPicture = (text: string): boolean => pictured.test(text)

/** A folded text with the verbs that emoji stand for: "i will 🔪 you". The same text where there is none. */
export const readEmojiVerbs = (folded: Folded): Folded =>
  hasPicture(folded.text) ? emojiVerbs().reduce(readOne, folded) : folded

const readOne = (folded: Folded, { pattern, verbs }: EmojiVerbs): Folded => {
  const parts: Folded[] = []
  let from = 0
  for (const { 0: emoji, index } of folded.text.matchAll(pattern)) {
    const end = index + emoji.length
    const text = ` ${verbs.get(String.fromCodePoint(emoji.codePointAt(0) ?? 0)) ?? ''} `
    const starts = new Uint32Array(text.length).fill(folded.starts[index] ?? 0)
    const ends = new Uint32Array(text.length).fill(folded.ends[end - 1] ?? 0)
    parts.push(sliceOf(folded, from, index), { text, starts, ends })
    from = end
  }
  return from === 0 ? folded : join([...parts, sliceOf(folded, from)])
}

const sliceOf = ({ text, starts, ends }: Folded, from: number, to = text.length): Folded => ({
  text: text.slice(from, to),
  starts: starts.subarray(from, to),
  ends: ends.subarray(from, to),
})

const join = (parts: readonly Folded[]): Folded => {
  const text = parts.map((part) => part.text).join('')
  const [starts, ends] = [new Uint32Array(text.length), new Uint32Array(text.length)]
  let at = 0
  for (const part of parts) {
    starts.set(part.starts, at)
    ends.set(part.ends, at)
    at += part.text.length
  }
  return { text, starts, ends }
}
