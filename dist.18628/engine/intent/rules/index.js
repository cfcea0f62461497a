import { compile } from '../compile.js'
import { ar } from './ar.js'
import { de } from './de.js'
import { en } from './en.js'
import { es } from './es.js'
import { fr } from './fr.js'
import { id } from './id.js'
import { it } from './it.js'
import { ja } from './ja.js'
import { pt } from './pt.js'
const latin = [en, es, pt, fr, de, it, id].map(compile)
const arabic = compile(ar)
const japanese = compile(ja)
const intentLanguages = [...latin, arabic, japanese].map(({ code }) => code)
const byCode = new Map([...latin, arabic, japanese].map((language) => [language.code, language]))
const readAs = { ms: 'id', gl: 'pt', ca: 'es' }
const arabicScript = new RegExp('\\p{Script=Arabic}', 'u')
const japaneseScript = /[\u3040-\u30ff]/
const latinScript = new RegExp('\\p{Script=Latin}', 'u')
const languagesFor = (language, text) => {
  const code = language?.slice(0, 2).toLowerCase()
  const own = code === void 0 ? void 0 : byCode.get(readAs[code] ?? code)
  const possible = [
    ...(japaneseScript.test(text) ? [japanese] : []),
    ...(arabicScript.test(text) ? [arabic] : []),
    ...(latinScript.test(text) ? latin : []),
  ]
  if (own === void 0 || (!possible.includes(own) && possible.length > 0)) {
    return { own: [], others: possible }
  }
  return { own: [own], others: possible.filter((other) => other !== own) }
}
export { intentLanguages, languagesFor }
//# sourceMappingURL=index.js.map
