import { dayMs } from '../../../kernel/clock.js'
import {
  numberFields,
  QuerySyntaxError,
  type Comparison,
  type Place,
  type QueryField,
  type QueryNode,
} from './syntax.js'

export const takesNumber = (field: QueryField): boolean => numberFields.has(field)

/** Days since 1970 of 2026-01-31; NaN where there is no such day. */
const toDay = (written: string): number => {
  const ms = /^\d{4}-\d{2}-\d{2}$/.test(written) ? Date.parse(`${written}T00:00:00Z`) : NaN
  return !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(written) ? ms / dayMs : NaN
}

export const printDay = (day: number): string => new Date(day * dayMs).toISOString().slice(0, 10)

const toAmount = (written: string): number => (/^\d{1,10}$/.test(written) ? Number(written) : NaN)

const examples = (field: QueryField): string[] =>
  field === 'date' ? ['>=2026-01-31', '[2026-01-01 TO 2026-01-31]'] : ['>=100', '<100', '[100 TO 500]']

/** engagement:>=100, followers:[100 TO 500], date:{2026-01-01 TO *]. Square brackets take their bound in, braces leave it out. */
export const toNumber = (field: QueryField, raw: string, place: Place): QueryNode[] => {
  const read = field === 'date' ? toDay : toAmount
  const wrong = new QuerySyntaxError(
    `${field}: takes ${field === 'date' ? 'a day' : 'a number'}, such as ${examples(field)
      .map((each) => field + ':' + each)
      .join(' or ')}.`,
    place,
    examples(field),
  )
  const bound = (comparison: Comparison, written: string): QueryNode => {
    const value = read(written)
    if (!(value >= 0 && value <= 4_000_000_000)) throw wrong
    return { kind: 'number', field, comparison, value, place }
  }
  const range = /^([[{])\s*(\S+)\s+TO\s+(\S+?)\s*([\]}])$/u.exec(raw)
  if (range !== null) {
    const [, open = '', low = '', high = '', close = ''] = range
    const bounds = [
      ...(low === '*' ? [] : [bound(open === '[' ? '>=' : '>', low)]),
      ...(high === '*' ? [] : [bound(close === ']' ? '<=' : '<', high)]),
    ]
    if (bounds.length === 0) throw wrong
    return bounds
  }
  const match = /^(>=|<=|>|<|=)?(\S+)$/.exec(raw)
  if (match === null) throw wrong
  return [bound((match[1] ?? (field === 'date' ? '=' : '>=')) as Comparison, match[2] ?? '')]
}
