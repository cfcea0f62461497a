import { addTo } from '../../../kernel/groups.js'
import { roundTo } from '../../../engine/statistics/round.js'
import { networkName } from '../../../model/network.js'
import type { ScreenedContent } from '../items/item-contract.js'
import type { ReportWords } from './words/words.js'

export interface ItemView {
  n: string
  meta: string
  categories: string[]
  parts: { text: string; mark: boolean }[]
  rtl: boolean
  /** Of the quoted words, for who has them read aloud; empty where it is not known. */
  language: string
  why: string
  /** When it was captured, and the hash of the quoted words. */
  proof: string
  url: string
}

const printedUnits = 900
/** A number as the language writes it. */
export const figure = (value: number | string, { decimal }: Pick<ReportWords, 'decimal'>): string =>
  String(value).replace('.', decimal)
export const percent = (share: number, words: ReportWords): string => `${figure(roundTo(100 * share, 1), words)} %`
export const day = (time: string): string => time.slice(0, 10)
const rightToLeft = /^[^\p{L}]*[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u
/** Signs that are not seen and would only confuse a printer: controls and direction overrides. */
export const unprintable = /[\u0000-\u0008\u000b-\u001f\u007f\u202a-\u202e\u2066-\u2069]/g

/** The words with the evidence marked in them. Long texts are cut, but never before their last evidence. */
export const toParts = (text: string, spans: readonly { start: number; end: number }[]): ItemView['parts'] => {
  const sorted = [...spans].sort((a, b) => a.start - b.start)
  const parts: ItemView['parts'] = []
  let at = 0
  const push = (from: number, to: number, mark: boolean): void => {
    const piece = text.slice(from, to).replace(unprintable, '')
    if (piece !== '') parts.push({ text: piece, mark })
  }
  for (const { start, end } of sorted) {
    if (start < at) continue
    push(at, start, false)
    push(start, end, true)
    at = end
  }
  let end = Math.min(text.length, Math.max(at, printedUnits))
  // A pair of surrogates is one sign and stays together.
  if (end < text.length && /[\udc00-\udfff]/.test(text.charAt(end))) end++
  push(at, end, false)
  if (end < text.length) parts.push({ text: ' …', mark: false })
  return parts
}

const nameEvidence = (
  { by, field, text }: ScreenedContent['categories'][number]['evidence'][number],
  words: ReportWords,
): string => (by === 'picture_model' ? `${words.picture} ${Number(field.split('.')[1] ?? 0) + 1}` : `“${text}”`)

const whyOf = (item: ScreenedContent, words: ReportWords): string => {
  const reasons = item.categories.map(({ category, score, basis, severity, evidence }) => {
    const marks = [
      ...(evidence.some(({ negated }) => negated) ? [words.negated] : []),
      ...(evidence.some(({ quoted }) => quoted) ? [words.quoted] : []),
    ]
    const terms = [...new Set(evidence.map((each) => nameEvidence(each, words)))].slice(0, 4).join(', ')
    const said = [
      ...(terms === '' ? (basis === 'model' ? [words.asAWhole] : []) : [terms, ...marks]),
      ...(basis === 'reviewer' ? [words.byReviewer] : []),
      ...(typeof severity === 'string' ? [`${words.severity}: ${words.severities[severity]}`] : []),
    ]
    const sure = basis === 'reviewer' ? '' : ` ${percent(score / 100, words)}`
    return `${words.categoryNames[category]}${sure}${said.length === 0 ? '' : ` (${said.join(', ')})`}`
  })
  const note = typeof item.note === 'string' ? `. ${words.note}: ${item.note}` : ''
  return `${words.matched}: ${reasons.join('; ')}${note}`
}

const viewItem = (item: ScreenedContent, index: number, words: ReportWords): ItemView => {
  const { content } = item
  const evidence = item.categories.flatMap((each) => each.evidence)
  // The words that speak for a flag, wherever they stand; where none do, what was said.
  const names = Object.keys(content.fields)
  const spoken = names.filter((name) => evidence.some(({ field, end }) => field === name && end > 0))
  const quoted = spoken.length > 0 ? spoken : names.filter((name) => name === 'text' || names.length === 1)
  const parts = quoted.flatMap((name, i) => [
    ...(i === 0 ? [] : [{ text: ' · ', mark: false }]),
    ...toParts(
      content.fields[name] ?? '',
      evidence.filter(({ field }) => field === name),
    ),
  ])
  const text = parts.map((part) => part.text).join('')
  const who = content.by_subject ? '' : ` · @${content.author}`
  return {
    n: String(index + 1),
    meta: `${day(content.published_at)} · ${networkName(item.network)}${content.type === null ? '' : ` · ${words.types[content.type] ?? content.type}`}${who}`,
    categories: item.categories.map(({ category }) => words.categoryNames[category]),
    parts,
    rtl: rightToLeft.test(text),
    language: /^[a-z]{2,3}$/u.exec(content.language ?? '')?.[0] ?? '',
    why: whyOf(item, words).replace(unprintable, ''),
    proof: `${words.captured} ${item.as_of.slice(0, 16).replace('T', ' ')} UTC${content.sha256 === undefined ? '' : ` · SHA-256 ${content.sha256.slice(0, 16)}…`}`,
    url: content.url,
  }
}

const daysShown = 8

/** Items with the same words, flagged for the same, are printed once: nobody reads a sentence forty times. */
export const viewItems = (items: readonly ScreenedContent[], words: ReportWords): ItemView[] => {
  const groups = new Map<string, ScreenedContent[]>()
  for (const item of items) {
    const categories = item.categories.map(({ category }) => category).join()
    const written = Object.values(item.content.fields).join('\n').trim().toLowerCase()
    const key = written === '' ? item.id : `${item.network} ${categories} ${item.content.by_subject} ${written}`
    addTo(groups, key, item)
  }
  return [...groups.values()].flatMap(([first, ...others], i) => {
    if (first === undefined) return []
    const view = viewItem(first, i, words)
    if (others.length === 0) return [view]
    const days = others.slice(0, daysShown).map(({ content }) => day(content.published_at))
    const list = `${days.join(', ')}${others.length > daysShown ? ', …' : ''}`
    return [{ ...view, why: `${view.why}. ${words.again(others.length, list)}` }]
  })
}
