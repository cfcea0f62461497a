import { isMissing } from '../values/missing.js'
import { parseDate, toMonth } from '../values/dates.js'
import { plainStyle } from '../values/read-cell.js'
import type { SampledColumn, TablePlan } from './plan.js'

const monthWord = /^(\p{L}{3,12})\.?[\s/-]+'?(\d{4})$/u
const yearMonth = /^(\d{4})[-/.](\d{1,2})$/
const isFigure = (value: string): boolean => isMissing(value) || /^\s*[\d.,\s]+\s*\p{L}{0,3}\s*$/u.test(value)

const firstOf = (year: number, month: number | undefined): string | undefined =>
  month === undefined || month > 12 ? undefined : new Date(Date.UTC(year, month - 1, 1)).toISOString().slice(0, 10)

/** The day that a header names: a date, or a month, which its first day stands for. */
const dayOf = (header: string): string | undefined => {
  const text = header.trim()
  const word = monthWord.exec(text)
  if (word !== null) return firstOf(Number(word[2]), toMonth(word[1] ?? ''))
  const month = yearMonth.exec(text)
  if (month !== null) return firstOf(Number(month[1]), Number(month[2]))
  const at = /\d{4}/.test(text) ? parseDate(text, plainStyle.time) : undefined
  return at === undefined ? undefined : new Date(at).toISOString().slice(0, 10)
}

const daysMin = 2

/**
 * A table that has a column for every day or month: each of them is a point of a history of followers. Undefined where it is none, or
 * where the table tells followers besides.
 */
export const planWideHistory = (plan: TablePlan, columns: readonly SampledColumn[]): TablePlan[] | undefined => {
  if (plan.kind !== 'creators' || plan.columns.some(({ field }) => field === 'followers')) return undefined
  const days = columns.flatMap(({ from, values }) => {
    const day = values.length > 0 && values.every(isFigure) ? dayOf(from) : undefined
    return day === undefined ? [] : [{ from, day }]
  })
  if (days.length < daysMin) return undefined
  // Whoever is not known yet is what the newest day says.
  days.sort((a, b) => (a.day < b.day ? 1 : -1))
  const isDay = new Set(days.map(({ from }) => from))
  const own = plan.columns
    .filter(({ from, field }) => !isDay.has(from) && whose.has(field))
    .map((column) => (column.field === 'name' ? { ...column, field: 'handle' } : column))
  return days.map(({ from, day }, i) => ({
    ...plan,
    kind: 'history',
    columns: [...own, { from, field: 'followers', style: plainStyle }],
    set: { ...plan.set, day },
    left: i === 0 ? plan.left.filter((column) => !isDay.has(column.from)) : [],
    notes:
      i === 0 ? [...plan.notes, 'Columns that are called by a day or a month hold the followers of that time.'] : [],
    isAside: i > 0,
    needsOne: [from],
  }))
}

const whose = new Set(['network', 'handle', 'profile_url', 'external_id', 'name'])
