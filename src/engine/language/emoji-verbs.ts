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

/** A folded text with the verbs that emoji stand for: "i will 🔪 you". The same text where there is none. */
export const readEmojiVerbs = (folded: Folded): Folded =>
  pictured.test(folded.text) ? emojiVerbs().reduce(readOne, folded) : folded

const readOne = (folded: Folded, { pattern, verbs }: EmojiVerbs): Folded => {
  let text = ''
  let from = 0
  const [starts, ends]: [number[], number[]] = [[], []]
  const keep = (to: number): void => {
    text += folded.text.slice(from, to)
    starts.push(...folded.starts.subarray(from, to))
    ends.push(...folded.ends.subarray(from, to))
    from = to
  }
  for (const { 0: emoji, index } of folded.text.matchAll(pattern)) {
    keep(index)
    from = index + emoji.length
    const verb = ` ${verbs.get(String.fromCodePoint(emoji.codePointAt(0) ?? 0)) ?? ''} `
    text += verb
    for (let i = 0; i < verb.length; i++) {
      starts.push(folded.starts[index] ?? 0)
      ends.push(folded.ends[from - 1] ?? 0)
    }
  }
  if (text === '') return folded
  keep(folded.text.length)
  return { text, starts: Uint32Array.from(starts), ends: Uint32Array.from(ends) }
}
