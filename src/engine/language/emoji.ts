import { matchesOf } from '../../kernel/matches.js'

const pictured = /\p{Extended_Pictographic}|\p{Regional_Indicator}/u
/** Signs that Unicode calls pictographs and nobody means as emoji. */
const plain = /^[©®™‼⁉ℹ↔-↪▪▫▶◀◻◼☑☔⬛⬜〰〽㊗㊙]\ufe0e?$/u
const varied = /[\ufe0e\ufe0f\u{1f3fb}-\u{1f3ff}]/gu
/** Pictographs and what may belong to one sign with them: text without any need not be taken apart. */
const runs =
  /[\p{Extended_Pictographic}\p{Regional_Indicator}][\p{Extended_Pictographic}\p{Regional_Indicator}\p{M}\p{Emoji_Modifier}\u200c\u200d\u{e0020}-\u{e007f}]*/gu
const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** An emoji as it is compared: without its tone of skin and the sign that asks for colour. */
export const toEmoji = (grapheme: string): string => grapheme.replaceAll(varied, '')

/** The different emoji of a text, each as one sign however many characters it is made of. */
export const emojiOf = (text: string): string[] => {
  if (!pictured.test(text)) return []
  const found = new Set<string>()
  for (const [run] of matchesOf(text, runs))
    for (const { segment } of segmenter.segment(run))
      if (pictured.test(segment) && !plain.test(segment)) found.add(toEmoji(segment))
  return [...found]
}
