import { isObject, type RawRow } from '../read/raw-rows.js'
import { pathsOf } from './paths.js'
import type { SampledColumn } from './plan.js'

const valuesMax = 500

const toText = (value: unknown): string | undefined => {
  if (value === null || value === undefined || value === '') return undefined
  if (typeof value === 'string') return value.trim() || undefined
  if (value instanceof Date) return value.toISOString()
  if (typeof value === 'bigint') return String(value)
  const text = JSON.stringify(value)
  return text === '[]' || text === '{}' ? undefined : text
}

/** The columns of some rows, in the order of their first appearance, with what they hold. */
export const sampleColumns = (rows: readonly RawRow[], names: readonly string[] | undefined): SampledColumn[] => {
  const values = new Map<string, string[]>((names ?? []).map((name) => [name, []]))
  const add = (name: string, value: unknown): void => {
    const text = toText(value)
    const list = values.get(name) ?? []
    if (list.length === 0) values.set(name, list)
    if (text !== undefined && list.length < valuesMax) list.push(text.slice(0, 500))
  }
  for (const { content } of rows) {
    if (Array.isArray(content)) names?.forEach((name, i) => add(name, (content as unknown[])[i]))
    else if (isObject(content)) for (const [path, value] of pathsOf(content)) add(path, value)
  }
  return [...values].map(([from, list]) => ({ from, values: list }))
}
