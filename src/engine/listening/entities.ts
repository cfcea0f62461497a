import { fold } from '../language/fold.js'
import { entityKinds, type EntityKind, type NamedEntity } from '../text/named-entities.js'
import type { Mentions } from './mentions.js'
import { packMentions, unpackMentions } from './pack.js'
import { labelOf, selectMentions, type Labels, type Selection } from './select.js'
import { countAuthors } from './tally.js'

/** Somebody or something named in mentions. */
export interface EntityCount {
  kind: EntityKind
  name: string
  mentions: number
  authors: number
}

/** What more than one author names, this often at least: a name said once is noise. */
const mentionsMin = 2
const authorsMin = 2
const keptMax = 500
const shownMax = 20

const prefix = 'entity:'
export const entityValue = (kind: EntityKind, name: string): string => `${kind}:${name}`

/** Mentions in which names could not be told. */
const notReadLabel = labelOf('entity', 'not_read')

interface Gathered {
  kind: EntityKind
  rows: Set<number>
  /** How often each way to write it was met. */
  written: Map<string, number>
}

const gather = (keys: readonly string[], named: ReadonlyMap<string, readonly NamedEntity[]>): Gathered[] => {
  const found = new Map<string, Gathered>()
  keys.forEach((key, row) => {
    for (const { kind, name } of named.get(key) ?? []) {
      const id = entityValue(kind, fold(name))
      const entry = found.get(id) ?? { kind, rows: new Set<number>(), written: new Map<string, number>() }
      entry.rows.add(row)
      entry.written.set(name, (entry.written.get(name) ?? 0) + 1)
      found.set(id, entry)
    }
  })
  return [...found.values()]
}

const usualName = ({ written }: Gathered): string =>
  [...written].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))[0]?.[0] ?? ''

/** Packed mentions with the rows behind every entity that more than one author names. */
export const labelEntities = (
  packed: Uint8Array,
  named: ReadonlyMap<string, readonly NamedEntity[]>,
  unread: ReadonlySet<string> = new Set(),
): Uint8Array => {
  const { mentions, labels } = unpackMentions(packed)
  const kept = gather(mentions.keys, named)
    .map((entry) => ({ ...entry, rows: Uint32Array.from(entry.rows) }))
    .filter(({ rows }) => rows.length >= mentionsMin && countAuthors(mentions, rows) >= authorsMin)
    .sort((a, b) => b.rows.length - a.rows.length)
    .slice(0, keptMax)
  const added = kept.map(
    (entry) =>
      [labelOf('entity', entityValue(entry.kind, usualName({ ...entry, rows: new Set() }))), entry.rows] as const,
  )
  const rows = Uint32Array.from(mentions.keys.flatMap((key, row) => (unread.has(key) ? row : [])))
  const notRead = rows.length === 0 ? [] : [[notReadLabel, rows] as const]
  return packMentions(mentions, new Map([...labels, ...added, ...notRead]))
}

/** Counted as the mentions are picked out, so that every count leads to as many of them. The most frequent of each kind; null where no mention could be read. */
export const countEntities = (mentions: Mentions, labels: Labels, selection: Selection): EntityCount[] | null => {
  const unread = selectMentions(mentions, labels, { ...selection, labels: [notReadLabel] }).length
  if (unread > 0 && unread === selectMentions(mentions, labels, selection).length) return null
  const counts = [...labels.keys()].flatMap((label): EntityCount[] => {
    if (!label.startsWith(prefix)) return []
    const [, kind = '', ...name] = label.split(':')
    const rows = selectMentions(mentions, labels, { ...selection, labels: [label] })
    return rows.length === 0
      ? []
      : [
          {
            kind: kind as EntityKind,
            name: name.join(':'),
            mentions: rows.length,
            authors: countAuthors(mentions, rows),
          },
        ]
  })
  return entityKinds.flatMap((kind) =>
    counts
      .filter((count) => count.kind === kind)
      .sort((a, b) => b.mentions - a.mentions || (a.name < b.name ? -1 : 1))
      .slice(0, shownMax),
  )
}
