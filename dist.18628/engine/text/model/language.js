import { softmax } from './linear.js'
import { countScripts, languageOfScript } from './script.js'
const persian = /[پچژگ]/u
const urdu = /[ٹڈڑےں]/u
const guessArabic = (words) => {
  const all = words.join(' ')
  if (urdu.test(all)) return { code: 'ur', confidence: 0.95 }
  return persian.test(all) ? { code: 'fa', confidence: 0.85 } : { code: 'ar', confidence: 0.99 }
}
const identifyLanguage = (tokens, linear, logits) => {
  const words = tokens.filter(({ kind }) => kind === 'word').map(({ norm }) => norm)
  const scripts = [...countScripts(words)].sort(([, a], [, b]) => b - a)
  const letters = scripts.reduce((sum, [, count2]) => sum + count2, 0)
  const [script, count] = scripts[0] ?? []
  if (script === void 0 || count === void 0) return void 0
  if (script === 'Arabic') return guessArabic(words)
  if (script === 'Devanagari') return { code: 'hi', confidence: 0.95 }
  if (script === 'Cyrillic') return { code: /[іїєґ]/u.test(words.join('')) ? 'uk' : 'ru', confidence: 0.8 }
  if (script !== 'Latin') return { code: languageOfScript[script] ?? 'und', confidence: count / letters }
  const codes = linear.heads.flatMap(({ name }, i) =>
    name.startsWith('language_') ? [{ code: name.slice(9), i }] : [],
  )
  const shares = softmax(codes.map(({ i }) => logits[i]))
  const best = shares.indexOf(Math.max(...shares))
  return { code: codes[best]?.code ?? 'und', confidence: shares[best] ?? 0 }
}
export { identifyLanguage }
//# sourceMappingURL=language.js.map
