import { roundTo } from '../engine/statistics/round.js'

const blocks = ' ▁▂▃▄▅▆▇█'

/** Numbers as a row of small bars, highest full. */
export const sparkline = (values: readonly number[]): string => {
  const most = Math.max(1e-9, ...values)
  return values.map((value) => blocks[value <= 0 ? 0 : Math.max(1, Math.round((value / most) * 8))] ?? ' ').join('')
}

/** A share of a width, as a bar. */
export const bar = (share: number, width: number): string => {
  const filled = Math.round(Math.min(1, Math.max(0, share)) * width)
  return '█'.repeat(filled) + '░'.repeat(width - filled)
}

/** Adds neighbours up until a row fits into so many columns. */
export const fold = (values: readonly number[], columns: number): number[] => {
  const step = Math.max(1, Math.ceil(values.length / columns))
  return Array.from({ length: Math.ceil(values.length / step) }, (_, i) =>
    values.slice(i * step, (i + 1) * step).reduce((sum, value) => sum + value, 0),
  )
}

export const shortCount = (value: unknown): string => {
  if (typeof value !== 'number') return '-'
  if (value >= 1e6) return `${(value / 1e6).toFixed(1)} M`
  return value >= 1e4 ? `${Math.round(value / 1e3)} k` : String(roundTo(value, 2))
}

export const percent = (value: unknown): string => (typeof value === 'number' ? `${(value * 100).toFixed(1)} %` : '-')

/** All digits, in groups: 44,530. */
export const wholeNumber = (value: unknown): string =>
  typeof value === 'number' ? Math.round(value).toLocaleString('en') : '-'
