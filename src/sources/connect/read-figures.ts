import { dayMs } from '../../kernel/clock.js'
import { countryNamed } from '../../model/country.js'
import type { Measured, MeasuredFigure, MeasuredSplit } from '../../model/measured.js'
import { compilePath } from '../mapped/path.js'
import { toText } from '../mapped/value.js'
import { SourceError } from '../port.js'
import type { ConnectedAccount, OAuth } from './oauth.js'
import type { FigureRule, Provider, SplitRule } from './provider.js'

/** The time that figures are about, in days: what every network gives. */
const windowDays = 28

/** An answer, and beside it what was asked before it. */
export interface FigureAnswer {
  body: unknown
  given: Readonly<Record<string, unknown>>
}

const at = (item: unknown, path: string, given: FigureAnswer['given'] = {}): unknown =>
  compilePath(path)({ item, given })

const toNumber = (value: unknown): number | null => {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) && number >= 0 ? number : null
}

/** One figure of an answer; undefined where the answer does not have it. */
export const readFigure = ({ body, given }: FigureAnswer, rule: FigureRule): MeasuredFigure | undefined => {
  const { figure: name, list, where, path, as, days = null } = rule
  const found = list === undefined ? [body] : at(body, list, given)
  const entries = (Array.isArray(found) ? found : []).filter(
    (entry: unknown) => where === undefined || toText(at(entry, where.path)) === where.is,
  )
  const values = entries.flatMap((entry: unknown) => toNumber(at(entry, path)) ?? [])
  const [first] = values
  if (first === undefined) return undefined
  if (as === 'first') return { name, value: first, days, contents: null }
  const sum = values.reduce((total, each) => total + each, 0)
  if (as === 'sum') return { name, value: sum, days, contents: null }
  return { name, value: sum / values.length, days, contents: values.length }
}

/** What an id is called; a country has its code, as everywhere. */
const nameOf = (word: string, { body, given }: FigureAnswer, { split, names }: SplitRule): string => {
  if (names === undefined) return word
  const all = at(body, names.path, given) as Record<string, unknown> | undefined
  const name = toText(at(all?.[word.slice(word.lastIndexOf(':') + 1)], names.name))
  if (name === null) return word
  return split === 'countries' ? (countryNamed(name) ?? name) : name
}

/** Shares of one attribute. Rows of one meaning are added; what is known of nobody is no share. */
export const readSplit = (answer: FigureAnswer, rule: SplitRule): MeasuredSplit | undefined => {
  const { split: name, of, rows, key = 'key', value = 'value', map, days = null } = rule
  const found = at(answer.body, rows, answer.given)
  const list: unknown[] = Array.isArray(found)
    ? found
    : Object.entries((found ?? {}) as Record<string, unknown>).map(([each, count]) => ({ key: each, value: count }))
  const counts = new Map<string, number>()
  for (const row of list) {
    const [word, count] = [toText(at(row, key)), toNumber(at(row, value))]
    if (word === null || count === null) continue
    const id = map[word] ?? nameOf(word, answer, rule)
    counts.set(id, (counts.get(id) ?? 0) + count)
  }
  counts.delete('unknown')
  const total = [...counts.values()].reduce((sum, each) => sum + each, 0)
  if (total === 0) return undefined
  const shares = [...counts].map(([id, count]) => ({ id, share: count / total })).sort((a, b) => b.share - a.share)
  return { name, of, days, shares }
}

/** Reads all figures that a network gives the owner. One that it refuses is missing; access that is gone ends it. */
export const readMeasured = async (
  { network, figures: calls }: Provider,
  oauth: OAuth,
  account: ConnectedAccount,
  now: number,
): Promise<Measured> => {
  const { externalId, handle } = account
  const measured: Measured = { network, externalId, handle, asOf: now, figures: [], splits: [], missing: [] }
  const times = { since: now - windowDays * dayMs, until: now }
  for (const call of calls) {
    const items = call.read.map((rule) => ('figure' in rule ? rule.figure : rule.split))
    try {
      const answer = await oauth.figures(call, account, times)
      for (const rule of call.read) {
        const [item, found] =
          'figure' in rule ? [rule.figure, readFigure(answer, rule)] : [rule.split, readSplit(answer, rule)]
        if (found === undefined) measured.missing.push({ item, detail: 'The network gave none.' })
        else if ('shares' in found) measured.splits.push(found)
        else measured.figures.push(found)
      }
    } catch (error) {
      if (!(error instanceof SourceError) || error.kind === 'credentials_missing' || error.kind === 'rate_limited')
        throw error
      for (const item of items) measured.missing.push({ item, detail: error.message })
    }
  }
  return measured
}
