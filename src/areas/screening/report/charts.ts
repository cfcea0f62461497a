import { roundTo } from '../../../engine/statistics/round.js'

/** Charts as plain SVG: no script, no style sheet, nothing from outside. They serve the page and the print alike. */

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const font = 'font-family="Noto Sans, sans-serif"'
const muted = '#5c677d'
const rule = '#dfe3ea'

export interface Month {
  month: string
  seen: number
  flagged: number
}

/** Bars by month: how much was seen, and of it how much is flagged. */
export const timelineChart = (
  months: readonly Month[],
  color: string,
  words: { seen: string; flagged: string },
  label: string,
): string => {
  const [width, height, foot] = [640, 144, 18]
  const most = Math.max(1, ...months.map(({ seen }) => seen))
  const step = width / Math.max(1, months.length)
  const tall = (count: number): number => (count === 0 ? 0 : Math.max(1.5, (count / most) * (height - foot - 26)))
  const bars = months.map(({ seen, flagged }, i) => {
    const [x, wide] = [roundTo(i * step + step * 0.12, 1), roundTo(Math.min(26, step * 0.76), 1)]
    const base = height - foot
    const bar = (count: number, fill: string): string =>
      `<rect x="${x}" y="${roundTo(base - tall(count), 1)}" width="${wide}" height="${roundTo(tall(count), 1)}" fill="${fill}" rx="1"/>`
    return bar(seen, rule) + bar(flagged, color)
  })
  const every = Math.max(1, Math.ceil(months.length / 8))
  /** About as wide as a label is: one that would stand over the edge ends there. */
  const labelWidth = 34
  const ticks = months.map(({ month }, i) => {
    if (i % every !== 0) return ''
    const x = i * step + step * 0.12
    const place = x + labelWidth > width ? `x="${width}" text-anchor="end"` : `x="${roundTo(x, 1)}"`
    return `<text ${place} y="${height - 4}" font-size="9" fill="${muted}" ${font}>${month}</text>`
  })
  const legend = [words.seen, words.flagged].map((word, i) => {
    const x = i * 120
    return `<rect x="${x}" y="1" width="9" height="9" fill="${i === 0 ? rule : color}" rx="1"/><text x="${x + 14}" y="9" font-size="9" fill="${muted}" ${font}>${escape(word)}</text>`
  })
  const axis = `<line x1="0" x2="${width}" y1="${height - foot}" y2="${height - foot}" stroke="${rule}"/>`
  const top = `<text x="${width}" y="9" font-size="9" text-anchor="end" fill="${muted}" ${font}>${most}</text>`
  const parts = [...legend, axis, ...bars, ...ticks, top].join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${escape(label)}">${parts}</svg>`
}

/** One bar a category, longest first. */
export const categoriesChart = (
  categories: readonly { name: string; flagged: number; unflagged: number }[],
  color: string,
  label: string,
): string => {
  const [width, row, left] = [640, 20, 170]
  const height = Math.max(row, categories.length * row)
  const most = Math.max(1, ...categories.map(({ flagged, unflagged }) => flagged + unflagged))
  const long = (count: number): number => roundTo((count / most) * (width - left - 70), 1)
  const rows = categories.map(({ name, flagged, unflagged }, i) => {
    const y = i * row
    const end = left + long(flagged) + long(unflagged)
    return (
      `<text x="0" y="${y + 13}" font-size="10.5" fill="#14213d" ${font}>${escape(name)}</text>` +
      `<rect x="${left}" y="${y + 4}" width="${long(flagged)}" height="11" fill="${color}" rx="2"/>` +
      `<rect x="${left + long(flagged)}" y="${y + 4}" width="${long(unflagged)}" height="11" fill="${rule}" rx="2"/>` +
      `<text x="${end + 6}" y="${y + 13}" font-size="10" fill="${muted}" ${font}>${flagged}${unflagged > 0 ? ` (−${unflagged})` : ''}</text>`
    )
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${escape(label)}">${rows.join('')}</svg>`
}

export const levelColors = {
  low: '#2a9d6f',
  medium: '#e0a100',
  high: '#e2711d',
  severe: '#c1272d',
  none: '#7b8794',
} as const
