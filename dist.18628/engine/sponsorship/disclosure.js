const tags = {
  ad: null,
  ads: null,
  advert: 'en',
  advertisement: 'en',
  sponsored: null,
  sponsoredpost: null,
  spon: null,
  sponcon: null,
  paidpartnership: null,
  paidpartner: null,
  paidad: null,
  brandpartner: 'en',
  gifted: 'en',
  prgift: 'en',
  anzeige: 'de',
  werbung: 'de',
  unbezahltewerbung: 'de',
  bezahltewerbung: 'de',
  kooperation: 'de',
  publi: 'es',
  publicidad: 'es',
  publicidade: 'pt',
  parceriapaga: 'pt',
  publipost: 'pt',
  patrocinado: 'es',
  colaboracionpagada: 'es',
  pub: 'fr',
  publicité: 'fr',
  collaborationcommerciale: 'fr',
  partenariat: 'fr',
  sponsorisé: 'fr',
  iklan: 'id',
  endorse: 'id',
  endorsement: 'id',
  paidpromote: 'id',
  إعلان: 'ar',
  اعلان: 'ar',
  إعلان_مدفوع: 'ar',
  広告: 'ja',
  pr: 'ja',
  タイアップ: 'ja',
  案件: 'ja',
  提供: 'ja',
  プロモーション: 'ja',
  reklama: 'pl',
  pubblicità: 'it',
  adv: 'it',
  reclame: 'nl',
  реклама: 'ru',
}
const phrases = [
  ['en', 'paid partnership(?: with)?'],
  ['en', 'in (?:paid )?partnership with'],
  ['en', '(?:this (?:post|video|episode) is )?sponsored by'],
  ['en', 'thanks? (?:you )?to (?:our|my|today.s) sponsor'],
  ['en', '(?:gifted|sent to me) by'],
  ['de', '(?:bezahlte |unbezahlte )?(?:werbung|anzeige)(?= ?[|:/(])'],
  ['de', 'in (?:bezahlter )?(?:kooperation|zusammenarbeit) mit'],
  ['de', 'gesponsert von'],
  ['es', 'colaboraci[o\xF3]n (?:pagada|remunerada)(?: con)?'],
  ['es', '(?:en colaboraci[o\xF3]n|patrocinado|publicidad)(?: pagada)? (?:con|por)'],
  ['pt', 'parceria paga(?: com)?'],
  ['pt', '(?:em parceria com|patrocinado por|publi(?:cidade)? (?:com|para))'],
  ['fr', '(?:partenariat|collaboration) (?:r[\xE9e]mun[\xE9e]r[\xE9e]e?|commerciale?|sponsoris[\xE9e]e?)(?: avec)?'],
  ['fr', '(?:en partenariat avec|sponsoris[\xE9e] par|offert par)'],
  ['id', '(?:kerja ?sama berbayar|kemitraan berbayar|disponsori oleh)(?: dengan)?'],
  ['it', '(?:in collaborazione con|sponsorizzato da|partnership pubblicizzata)'],
  [
    'ar',
    '(?:\u0634\u0631\u0627\u0643\u0629 \u0645\u062F\u0641\u0648\u0639\u0629|\u0625\u0639\u0644\u0627\u0646 \u0645\u062F\u0641\u0648\u0639|\u0628\u0631\u0639\u0627\u064A\u0629|\u0628\u0627\u0644\u062A\u0639\u0627\u0648\u0646 \u0645\u0639)',
  ],
  [
    'ja',
    '(?:\u30BF\u30A4\u30A2\u30C3\u30D7\u6295\u7A3F|\u63D0\u4F9B[:\uFF1A]|\u69D8(?:\u304B\u3089|\u3088\u308A)(?:\u306E)?(?:\u3054)?\u63D0\u4F9B)',
  ],
]
const openers = /^[\s([【［]*(ad|pr|anzeige|werbung|publi|publicidad|publicité|pub|iklan|広告)\s*[|:：)\]】］/–-]/iu
const tagPattern = /[#＃]([\p{L}\p{N}\p{M}_]+)/gu
const compiled = phrases.map(([language, pattern]) => ({
  language,
  pattern: new RegExp(`(?<![\\p{L}\\p{N}_#\uFF03@])(?:${pattern})(?![\\p{L}\\p{N}_])`, 'giu'),
}))
const openerLanguages = {
  anzeige: 'de',
  werbung: 'de',
  publi: 'es',
  publicidad: 'es',
  publicité: 'fr',
  pub: 'fr',
  iklan: 'id',
  広告: 'ja',
  pr: 'ja',
}
const findTags = (text) =>
  [...text.matchAll(tagPattern)].flatMap((match) => {
    const word = (match[1] ?? '').normalize('NFC').toLowerCase()
    if (!Object.hasOwn(tags, word)) return []
    return [{ text: match[0], start: match.index, end: match.index + match[0].length, language: tags[word] ?? null }]
  })
const hints =
  /partner|sponsor|gifted by|sent to me|werbung|anzeige|kooperation|zusammenarbeit|colabora|patrocin|publi|parceria|partenariat|collabor|offert par|kerja ?sama|kemitraan|شراكة|إعلان|برعاية|بالتعاون|タイアップ|提供/iu
const findPhrases = (text) =>
  !hints.test(text)
    ? []
    : compiled.flatMap(({ language, pattern }) =>
        [...text.matchAll(pattern)].map((match) => ({
          text: match[0],
          start: match.index,
          end: match.index + match[0].length,
          language,
        })),
      )
const findOpener = (text) => {
  const match = openers.exec(text)
  const word = match?.[1]
  if (match === null || word === void 0) return []
  const start = match.index + match[0].indexOf(word)
  return [{ text: word, start, end: start + word.length, language: openerLanguages[word.toLowerCase()] ?? null }]
}
const withoutOverlaps = (found) => {
  const kept = []
  for (const each of found.sort((a, b) => b.end - b.start - (a.end - a.start)))
    if (kept.every(({ start, end }) => each.end <= start || each.start >= end)) kept.push(each)
  return kept.sort((a, b) => a.start - b.start)
}
const findDisclosures = (text) => withoutOverlaps([...findTags(text), ...findPhrases(text), ...findOpener(text)])
export { findDisclosures }
//# sourceMappingURL=disclosure.js.map
