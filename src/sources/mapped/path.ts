import { dayMs } from '../../kernel/clock.js'

/** What a path is read in: the record itself, and beside it what was asked for and what earlier calls gave. */
export interface Scope {
  item: unknown
  /** By name, read with `$name`. */
  given: Readonly<Record<string, unknown>>
}

type Step = { key: string } | { index: number } | 'each'
interface Route {
  isGiven: boolean
  steps: Step[]
}

/** A path as it is written is no path. The message says why. */
export class PathError extends Error {}

const segment = /^([^.[\]?\s]*)((?:\[(?:\d+|-1)?\])*)$/

const readRoute = (text: string): Route => {
  const isGiven = text.startsWith('$')
  const bare = isGiven ? text.slice(1) : text
  if (bare === '.' || bare === '') return { isGiven, steps: [] }
  const steps = bare.split('.').flatMap((part): Step[] => {
    const [whole, key = '', brackets = ''] = segment.exec(part) ?? []
    if (whole === undefined || whole === '')
      throw new PathError(`"${text}" is not a path such as a.b[0].c or list[].name.`)
    const inside = [...brackets.matchAll(/\[(-?\d*)\]/g)].map(([, at = '']): Step =>
      at === '' ? 'each' : { index: Number(at) },
    )
    return [...(key === '' ? [] : [{ key }]), ...inside]
  })
  return { isGiven, steps }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const take = (value: unknown, step: Exclude<Step, 'each'>): unknown => {
  if ('index' in step) return Array.isArray(value) ? (value.at(step.index) as unknown) : undefined
  return isRecord(value) && Object.hasOwn(value, step.key) ? value[step.key] : undefined
}

const follow = (value: unknown, steps: readonly Step[]): unknown => {
  let at = value
  for (const [i, step] of steps.entries()) {
    if (step !== 'each') {
      at = take(at, step)
      continue
    }
    const rest = steps.slice(i + 1)
    const all = Array.isArray(at) ? at : isRecord(at) ? Object.values(at) : []
    const found = all.map((each: unknown) => follow(each, rest))
    return (rest.includes('each') ? found.flat() : found).filter((each) => each !== undefined && each !== null)
  }
  return at
}

export type Read = (scope: Scope) => unknown

/** `a.b ?? c[0].d`: the first of several ways that leads to something. `[]` goes through a list, `$name` starts at what was given. */
export const compilePath = (text: string): Read => {
  const routes = text.split('??').map((part) => readRoute(part.trim()))
  return ({ item, given }) => {
    for (const { isGiven, steps } of routes) {
      const found = follow(isGiven ? given : item, steps)
      const isNothing =
        found === undefined || found === null || found === '' || (Array.isArray(found) && found.length === 0)
      if (!isNothing) return found
    }
    return undefined
  }
}

const hole = /\{([^{}|]+)(?:\|([a-z_]+))?\}/g

const writeTime = (value: unknown, unit: 'iso' | 'seconds' | 'day' | 'compact'): string => {
  const date = new Date(Number(value))
  if (unit === 'seconds') return String(Math.floor(date.getTime() / 1000))
  const iso = date.toISOString()
  if (unit === 'compact') return iso.slice(0, 19).replace(/[-:T]/g, '')
  return unit === 'day' ? iso.slice(0, 10) : `${iso.slice(0, 19)}Z`
}

/** Ids of TikTok begin with the second in which they were given out. */
const dayOfId = (value: unknown, days: number): string => {
  if (!/^\d{18,20}$/.test(String(value))) return ''
  const at = Number(BigInt(String(value)) >> 32n) * 1000 + days * dayMs
  return writeTime(at, 'compact').slice(0, 8)
}

const ways: Readonly<Record<string, (value: unknown) => string>> = {
  iso: (value) => writeTime(value, 'iso'),
  seconds: (value) => writeTime(value, 'seconds'),
  day: (value) => writeTime(value, 'day'),
  compact: (value) => writeTime(value, 'compact'),
  ymd: (value) => writeTime(value, 'compact').slice(0, 8),
  id_day: (value) => dayOfId(value, 0),
  id_next_day: (value) => dayOfId(value, 1),
  host: (value) => (URL.canParse(String(value)) ? new URL(String(value)).host : ''),
  /** Of an id that begins with its kind, as in t1_abc: the id alone. */
  bare_id: (value) => String(value).replace(/^[a-z0-9]+_/, ''),
  lower: (value) => String(value).toLowerCase(),
  join: (value) => (Array.isArray(value) ? value.join(',') : String(value)),
  /** Of urn:li:geo:1, or a list of such: the numbers, with commas. */
  urn_ids: (value) =>
    [value]
      .flat()
      .flatMap((each) => /:(\d+)$/.exec(String(each))?.[1] ?? [])
      .join(','),
}
/** Made of digits and commas alone: their commas are meant as such in an address. */
const unencoded = new Set(['urn_ids'])

export type Fill = (scope: Scope, encode?: (text: string) => string) => string | undefined

const section = /\[\[(.*?)\]\]/gs
/** Stand-ins for braces that are meant as such while holes are looked for. */
const [openMark, closeMark] = ['\u0001', '\u0002']
const unmark = (text: string): string => text.replaceAll(openMark, '{').replaceAll(closeMark, '}')

const compileHoles = (text: string): Fill => {
  const holes = [...text.matchAll(hole)].map(([whole, path = '', way]) => {
    if (way !== undefined && ways[way] === undefined)
      throw new PathError(`"|${way}" in "${text}" is not known: use ${Object.keys(ways).join(', ')}.`)
    const write = way === undefined ? String : (ways[way] ?? String)
    return { whole, read: compilePath(path), write, isPlain: unencoded.has(way ?? '') }
  })
  return (scope, encode = (value) => value) => {
    let filled = text
    for (const { whole, read, write, isPlain } of holes) {
      const value = read(scope)
      if (value === undefined || (typeof value === 'object' && !Array.isArray(value))) return undefined
      const written = write(value)
      if (written === '') return undefined
      filled = filled.replace(whole, () => (isPlain ? written : encode(written)))
    }
    return unmark(filled)
  }
}

/**
 * `https://x.example/{id}?t={$since|iso}`. Undefined where something that is named is not there, except within [[ ]]: such a part is then
 * left out. Braces that are meant as such are written twice.
 */
export const compileTemplate = (text: string): Fill => {
  const marked = text.replaceAll('{{', openMark).replaceAll('}}', closeMark)
  const parts = marked.split(section).map((part, i) => ({ fill: compileHoles(part), isOptional: i % 2 === 1 }))
  return (scope, encode) => {
    let filled = ''
    for (const { fill, isOptional } of parts) {
      const part = fill(scope, encode)
      if (part === undefined && !isOptional) return undefined
      filled += part ?? ''
    }
    return filled
  }
}
