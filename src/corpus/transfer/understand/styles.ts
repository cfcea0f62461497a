import { dayMs } from '../../../kernel/clock.js'
import { readUrl } from '../../../model/profile-url.js'
import type { TransferKind } from '../schemas/transfer-kinds.js'
import { fromSerial, hasNoZone, ordersOf, parseDate, type DayOrder } from '../values/dates.js'
import { headerKey } from '../values/header-key.js'
import { timeOfId } from '../values/id-time.js'
import { isMissing } from '../values/missing.js'
import { decideDecimal, decideGrouped, decidePercent } from '../values/numbers.js'
import { plainStyle, type Style } from '../values/read-cell.js'
import { codesOf } from '../values/words.js'
import { cellTypeOf } from './field-types.js'
import type { SampledColumn, Wishes } from './plan.js'
import type { Word } from './vocabulary.js'

const present = (column: SampledColumn): string[] => column.values.filter((value) => !isMissing(value))

/** Which sign the other columns of a file begin fractions with: a file seldom uses two. */
const habitOf = (columns: readonly SampledColumn[]): '.' | ',' | undefined => {
  const votes = columns.map((column) => decideDecimal(present(column).slice(0, 50), false))
  const commas = votes.filter((vote) => vote === ',').length
  const dots = votes.filter((vote) => vote === '.').length
  return commas === dots ? undefined : commas > dots ? ',' : '.'
}

/** The order of day and month that all values of a column allow; undefined where none or both do. */
export const decideOrder = (
  values: Iterable<string>,
): { order: DayOrder | undefined; isOpen: boolean; isMixed: boolean } => {
  const seen = { dmy: 0, mdy: 0, both: 0 }
  for (const value of values) {
    const orders = ordersOf(value)
    if (orders?.length === 1) seen[orders[0]!]++
    else if (orders?.length === 2) seen.both++
  }
  const isMixed = seen.dmy > 0 && seen.mdy > 0
  const order = isMixed ? undefined : seen.dmy > 0 ? 'dmy' : seen.mdy > 0 ? 'mdy' : undefined
  return { order, isMixed, isOpen: order === undefined && !isMixed && seen.both > 0 }
}

/** Days that the ids of posts tell and those beside them that could be two: the order in which most of them agree. */
const orderByIds = ({ values }: SampledColumn, columns: readonly SampledColumn[]): DayOrder | undefined => {
  const some = values.slice(0, 100)
  const agree = { dmy: 0, mdy: 0 }
  for (const { values: ids } of columns) {
    if (ids.length !== values.length) continue
    for (const [i, value] of some.entries()) {
      const named = readUrl(ids[i] ?? '')
      const at =
        named.kind === 'content' ? timeOfId(named.network, named.contentId, Number.MAX_SAFE_INTEGER) : undefined
      for (const order of at === undefined ? [] : (['dmy', 'mdy'] as const)) {
        const day = parseDate(value.trim(), { zone: 'UTC', order })
        if (day !== undefined && at !== undefined && Math.abs(day - at) < 2 * dayMs) agree[order]++
      }
    }
  }
  return agree.dmy === agree.mdy ? undefined : agree.dmy > agree.mdy ? 'dmy' : 'mdy'
}

/** 30.04.2026 has its day first wherever it is written so. */
const hasDots = (values: readonly string[]): boolean =>
  values.some((value) => /^\s*\d{1,2}\.\d{1,2}\.\d{2,4}/.test(value))

const decideTime = (
  column: SampledColumn,
  columns: readonly SampledColumn[],
  wishes: Wishes,
  notes: string[],
): Style['time'] => {
  const values = present(column)
  const zone = wishes.zone ?? 'UTC'
  if (wishes.zone === undefined && values.some(hasNoZone))
    notes.push(`Times in ${column.from} name no zone and are read as UTC.`)
  if (values.some((value) => fromSerial(value) !== undefined))
    notes.push(`Numbers in ${column.from} are read as dates in the way spreadsheets count days.`)
  const { order, isMixed, isOpen } = decideOrder(values)
  const asked = wishes.dayOrder ?? order
  if (asked !== undefined) return { zone, order: asked }
  if (isMixed) {
    notes.push(
      `Dates in ${column.from} are written both as day/month and as month/day: those that could be either are not taken.`,
    )
    return { zone }
  }
  if (!isOpen) return { zone }
  const told = orderByIds(column, columns)
  if (told !== undefined) {
    notes.push(
      `Dates in ${column.from} are read as ${told === 'dmy' ? 'day/month' : 'month/day'}, as the ids of the posts tell.`,
    )
    return { zone, order: told }
  }
  if (hasDots(values) || habitOf(columns) === ',') {
    notes.push(
      `Dates in ${column.from} could be day/month or month/day; read as day/month, as the file writes its numbers like that.`,
    )
    return { zone, order: 'dmy' }
  }
  notes.push(
    `Dates in ${column.from} could be day/month or month/day, so they are not taken: say which (dates: dmy or mdy).`,
  )
  return { zone }
}

/** Headers in Turkish, where 15 B is 15 bin: thousands, and not billions. */
const turkish = /(?:^|_)(?:takip|begeni|izlenme|goruntulenme|abone|gonderi|yorum|paylasim)/

/** How a column writes what it holds, judged by the column as a whole. */
export const decideStyle = (
  kind: TransferKind,
  { field, times }: Word,
  column: SampledColumn,
  columns: readonly SampledColumn[],
  wishes: Wishes,
  notes: string[],
): Style => {
  const type = cellTypeOf(kind, field)
  if (type === 'time') return { ...plainStyle, time: decideTime(column, columns, wishes, notes) }
  const coded = type === 'gender' ? codesOf('genders', present(column)) : type === 'boolean' ? codesOf('booleans', present(column)) : undefined // prettier-ignore
  if (coded !== undefined) return { ...plainStyle, codes: coded }
  if (!['count', 'hidden_count', 'amount', 'rate'].includes(type)) return plainStyle
  const values = present(column)
  const isWhole = type === 'count' || type === 'hidden_count'
  const decimal = wishes.decimal ?? decideDecimal(values, isWhole) ?? habitOf(columns) ?? '.'
  const isOpen = isWhole && times === undefined && wishes.decimal === undefined
  const grouped = isOpen && decideGrouped(values, decimal)
  if (type !== 'rate')
    return {
      ...plainStyle,
      number: {
        decimal,
        ...(times === undefined ? {} : { times }),
        ...(grouped ? { grouped } : {}),
        ...(turkish.test(headerKey(column.from)) ? { letterB: 1e3 } : {}),
      },
    }
  const isSigned = values.some((value) => /[%\u066a\uff05]/u.test(value))
  const percent = isSigned || /%|percent|pct/i.test(column.from) || decidePercent(values, decimal)
  if (percent && !isSigned)
    notes.push(`Rates in ${column.from} are read as per cent: ${values[0] ?? ''} is ${values[0] ?? ''} %.`)
  return { ...plainStyle, number: { decimal, percent } }
}
