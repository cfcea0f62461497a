import type { Network } from '../model/network.js'
import type { Provenance } from '../model/provenance.js'
import type { SourceError } from '../sources/port.js'
import type { Gathered } from './gathered.js'
import { knownNote } from './wording.js'

/** When records were last seen, and who says so. */
export const newestOf = (
  items: readonly { provenance: Provenance }[],
): { asOf: number; source: string } | undefined => {
  const [first] = items
  if (first === undefined) return undefined
  return { asOf: Math.max(...items.map(({ provenance }) => provenance.asOf)), source: first.provenance.source }
}

/** A known record as an answer; with `about`, one that is older than was asked for. */
export const fromKnown = <T extends { provenance: Provenance }>(
  value: T,
  about?: { network: Network; failed: SourceError | undefined; item: string },
): Gathered<T> => {
  const { source, asOf, synthetic } = value.provenance
  const failed = about?.failed
  return {
    value,
    asOf,
    from: 'known',
    source,
    synthetic,
    note: about === undefined ? null : knownNote({ network: about.network, source, asOf }, failed),
    missing:
      failed === undefined || about === undefined
        ? []
        : [{ item: about.item, reason: failed.kind, detail: failed.message }],
  }
}
