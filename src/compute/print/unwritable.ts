import { scriptsOf } from './fonts.js'

const kana = /[\p{Script=Hiragana}\p{Script=Katakana}]/u
const japanese: ReadonlySet<string> = new Set(['Han', 'Hiragana', 'Katakana'])
const mark = /[\p{M}\p{Emoji_Modifier}\u200c\u200d\ufe0e\ufe0f]/u

/**
 * A text with what no font here can write by the name of its script, once for words side by side: boxes would say that something is there, and not what. Signs that stand
 * above or below a letter go with it.
 */
export const nameUnwritable = (text: string, missing: ReadonlySet<string>): string => {
  let [written, last, gap] = ['', '', '']
  for (const word of text.split(/(\s+)/u)) {
    if (/^\s*$/u.test(word)) {
      gap += word
      continue
    }
    const isJapanese = kana.test(word)
    for (const sign of word) {
      if (last !== '' && mark.test(sign)) continue
      const script = missing.has(sign) ? (scriptsOf([sign])[0] ?? 'symbols') : ''
      const name = isJapanese && japanese.has(script) ? 'Japanese' : script
      if (name === '') written += gap + sign
      else if (name !== last) written += `${gap}[${name}]`
      ;[last, gap] = [name, '']
    }
  }
  return written + gap
}
