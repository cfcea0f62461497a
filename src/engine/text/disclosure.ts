/** Words by which people disclose that they were paid, and in which language. */
export interface Disclosure {
  /** The words themselves. */
  text: string
  /** Position in UTF-16 code units, as JavaScript and JSON clients count; the end is exclusive. */
  start: number
  end: number
  /** ISO 639-1 of the phrase; null for tags that are used everywhere. */
  language: string | null
}

/** Tags that mean paid wherever they stand. Alone, without the mark, most of them are ordinary words. */
const tags: Record<string, string | null> = {
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

/** Phrases that disclose without a tag. `\b` does not know letters beyond ASCII, so borders are spelled out. */
const phrases: readonly (readonly [language: string, pattern: string])[] = [
  ['en', 'paid partnership(?: with)?'],
  ['en', 'in (?:paid )?partnership with'],
  ['en', '(?:this (?:post|video|episode) is )?sponsored by'],
  ['en', 'thanks? (?:you )?to (?:our|my|today.s) sponsor'],
  ['en', '(?:gifted|sent to me) by'],
  ['de', '(?:bezahlte |unbezahlte )?(?:werbung|anzeige)(?= ?[|:/(])'],
  ['de', 'in (?:bezahlter )?(?:kooperation|zusammenarbeit) mit'],
  ['de', 'gesponsert von'],
  ['es', 'colaboraci[oó]n (?:pagada|remunerada)(?: con)?'],
  ['es', '(?:en colaboraci[oó]n|patrocinado|publicidad)(?: pagada)? (?:con|por)'],
  ['pt', 'parceria paga(?: com)?'],
  ['pt', '(?:em parceria com|patrocinado por|publi(?:cidade)? (?:com|para))'],
  ['fr', '(?:partenariat|collaboration) (?:r[ée]mun[ée]r[ée]e?|commerciale?|sponsoris[ée]e?)(?: avec)?'],
  ['fr', '(?:en partenariat avec|sponsoris[ée] par|offert par)'],
  ['id', '(?:kerja ?sama berbayar|kemitraan berbayar|disponsori oleh)(?: dengan)?'],
  ['it', '(?:in collaborazione con|sponsorizzato da|partnership pubblicizzata)'],
  ['ar', '(?:شراكة مدفوعة|إعلان مدفوع|برعاية|بالتعاون مع)'],
  ['ja', '(?:タイアップ投稿|提供[:：]|様(?:から|より)(?:の)?(?:ご)?提供)'],
]

/** Marks at the very beginning of a text that mean paid by custom: "AD | …", "Anzeige: …", "【PR】…". */
const openers = /^[\s([【［]*(ad|pr|anzeige|werbung|publi|publicidad|publicité|pub|iklan|広告)\s*[|:：)\]】］/–-]/iu

const tagPattern = /[#＃]([\p{L}\p{N}\p{M}_]+)/gu
const compiled = phrases.map(([language, pattern]) => ({
  language,
  pattern: new RegExp(`(?<![\\p{L}\\p{N}_#＃@])(?:${pattern})(?![\\p{L}\\p{N}_])`, 'giu'),
}))

const openerLanguages: Record<string, string> = {
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

const findTags = (text: string): Disclosure[] =>
  [...text.matchAll(tagPattern)].flatMap((match) => {
    const word = (match[1] ?? '').normalize('NFC').toLowerCase()
    if (!Object.hasOwn(tags, word)) return []
    return [{ text: match[0], start: match.index, end: match.index + match[0].length, language: tags[word] ?? null }]
  })

/** A part of every phrase above: most texts have none of them, and one look is ten times as quick as all phrases. */
const hints =
  /partner|sponsor|gifted by|sent to me|werbung|anzeige|kooperation|zusammenarbeit|colabora|patrocin|publi|parceria|partenariat|collabor|offert par|kerja ?sama|kemitraan|شراكة|إعلان|برعاية|بالتعاون|タイアップ|提供/iu

const findPhrases = (text: string): Disclosure[] =>
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

const findOpener = (text: string): Disclosure[] => {
  const match = openers.exec(text)
  const word = match?.[1]
  if (match === null || word === undefined) return []
  const start = match.index + match[0].indexOf(word)
  return [{ text: word, start, end: start + word.length, language: openerLanguages[word.toLowerCase()] ?? null }]
}

/** Where two overlap, the longer one says more. */
const withoutOverlaps = (found: Disclosure[]): Disclosure[] => {
  const kept: Disclosure[] = []
  for (const each of found.sort((a, b) => b.end - b.start - (a.end - a.start)))
    if (kept.every(({ start, end }) => each.end <= start || each.start >= end)) kept.push(each)
  return kept.sort((a, b) => a.start - b.start)
}

/**
 * Every place in a text that discloses paid partnership, in a dozen languages. It finds what is said, not what is hidden:
 * a post without disclosure may still be paid.
 */
export const findDisclosures = (text: string): Disclosure[] =>
  withoutOverlaps([...findTags(text), ...findPhrases(text), ...findOpener(text)])
