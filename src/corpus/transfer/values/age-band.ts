import { ageBands } from '../../../model/audience-summary.js'
import { headerKey } from './header-key.js'

const years = /(?:^|_)(\d{2})_(?:to_|bis_|a_)?(\d{2})(?=_|$)/
const yearsFrom = /(?:^|_)(\d{2})_(?:plus|and_over|and_more|or_more|und_alter)(?=_|$)/

/** The years that a text names: `18-24`, `65+`. */
export const spanOfYears = (text: string): string | undefined => {
  const key = headerKey(text.replace(/\+/g, ' plus '))
  const [, from, to] = years.exec(key) ?? []
  if (from !== undefined && to !== undefined) return `${from}-${to}`
  const first = yearsFrom.exec(key)?.[1]
  return first === undefined ? undefined : `${first}+`
}

/** The age band of ours that a span is in; undefined where it lies across several. */
export const toAgeBand = (text: string): string | undefined => {
  const span = spanOfYears(text)
  if (span !== undefined && Number(span.slice(0, 2)) >= 55) return '55+'
  return ageBands.find((band) => band === span)
}
