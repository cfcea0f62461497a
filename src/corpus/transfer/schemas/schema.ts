import type { Identifier } from '../../../engine/identity/identifier.js'
import type { ProfileRef } from '../../../model/creator.js'
import type { Network } from '../../../model/network.js'
import { networks } from '../../../model/network.js'
import { normalizeHandle, readUrl } from '../../../model/profile-url.js'
import type { Basis, Provenance } from '../../../model/provenance.js'
import type { Records } from '../../records/index.js'
import { boolean, choice, id, time, type Kind } from './kinds.js'

export interface Field<T = unknown> {
  kind: Kind<T>
  meaning: string
}
export const field = <T>(kind: Kind<T>, meaning: string): Field<T> => ({ kind, meaning })

export type Fields = Record<string, Field>

/** The values of one row by field; undefined where the row says nothing. */
export type Values<F extends Fields> = { [K in keyof F]: F[K] extends Field<infer T> ? T | undefined : never }

/** What rows get that do not say it themselves. */
export interface Defaults {
  source: string
  asOf: number
  /** No record can be of a later time than this: it could never be replaced. */
  asOfMax: number
}

/** What cannot be taken about a row: field and message. */
export type Report = (name: string, message: string) => void

interface Definition<F extends Fields, R> {
  fields: F
  toRecord: (row: Values<F>, defaults: Defaults, report: Report) => R | undefined
  toRow: (record: R) => { [K in keyof F]?: Values<F>[K] | null }
  /** Whose id is missing: the corpus may know it by the handle. */
  nameless?: (record: R) => ProfileRef | undefined
  giveId?: (record: R, externalId: string) => void
  /** Whose id the record itself tells. */
  named?: (record: R) => (ProfileRef & { externalId: string }) | undefined
  /** By whom it can be recognised that a record must not be stored. */
  identify: (record: R) => readonly Identifier[]
  save: (corpus: Records, records: R[]) => Promise<void>
  all: (corpus: Records, network: Network | undefined) => AsyncGenerator<R>
}

declare const kept: unique symbol
/** A record of the kind its schema is for; only the schema looks inside. */
export type AnyRecord = { [kept]: true }

export interface Schema {
  fields: Fields
  toRecord: (row: Record<string, unknown>, defaults: Defaults, report: Report) => AnyRecord | undefined
  toRow: (record: AnyRecord) => Record<string, unknown>
  nameless: (record: AnyRecord) => ProfileRef | undefined
  giveId: (record: AnyRecord, externalId: string) => void
  named: (record: AnyRecord) => (ProfileRef & { externalId: string }) | undefined
  identify: (record: AnyRecord) => readonly Identifier[]
  save: (corpus: Records, records: AnyRecord[]) => Promise<void>
  all: (corpus: Records, network: Network | undefined) => AsyncGenerator<AnyRecord>
}

/** The compiler checks each schema against its own record; from outside all of them look the same. */
export const defineSchema = <F extends Fields, R>(definition: Definition<F, R>): Schema =>
  ({ nameless: () => undefined, giveId: () => {}, named: () => undefined, ...definition }) as unknown as Schema

export const networkField = field(choice(networks), 'The network. Not needed if an address names it.')

const bases = ['measured', 'declared', 'inferred'] as const satisfies readonly Basis[]

export const originFields = {
  source: field(id, 'Where the record comes from; by default the value of --source.'),
  as_of: field(time, 'Date of the data; by default the value of --as-of, or the modification time of the file.'),
}

export const provenanceFields = {
  ...originFields,
  basis: field(choice(bases), 'How the data was obtained; by default declared.'),
  synthetic: field(boolean, 'True for invented data; answers that use it say so.'),
}

export const readAsOf = (asOf: number | undefined, defaults: Defaults, report: Report): number => {
  if (asOf !== undefined && asOf > defaults.asOfMax) report('as_of', 'lies in the future')
  return asOf ?? defaults.asOf
}

export const readProvenance = (
  row: Values<typeof provenanceFields>,
  defaults: Defaults,
  report: Report,
): Provenance => ({
  source: row.source ?? defaults.source,
  basis: row.basis ?? 'declared',
  asOf: readAsOf(row.as_of, defaults, report),
  synthetic: row.synthetic ?? false,
})

export const writeProvenance = ({ source, asOf, basis, synthetic }: Provenance) => ({
  source,
  as_of: asOf,
  basis,
  synthetic,
})

export { idFromHandle } from '../../records/adopt-ids.js'

/** A handle in its one spelling, also where the address of the profile stands for it; reports what is wrong with it. */
export const readHandle = (network: Network, given: string, name: string, report: Report): string | undefined => {
  const named = /^(?:https?:\/\/|www\.)|\.[a-z]+\//i.test(given) ? readUrl(given) : undefined
  const handle = named?.kind === 'profile' && named.network === network ? named.handle : given
  const normal = normalizeHandle(network, handle)
  if (normal.ok) return normal.handle
  // The message is a sentence of its own.
  report('', name === 'handle' ? normal.message : `${name}: ${normal.message}`)
  return undefined
}

/** A profile by network and handle, else by its address: an address may name it by a number instead of the handle. */
export const readProfile = (
  row: { network: Network | undefined; handle: string | undefined; profile_url: string | undefined },
  report: Report,
): ProfileRef | undefined => {
  const { network, handle, profile_url: address } = row
  if (network !== undefined && handle !== undefined) {
    const normal = readHandle(network, handle, 'handle', report)
    return normal === undefined ? undefined : { network, handle: normal }
  }
  if (address === undefined) {
    report(network === undefined ? 'network' : 'handle', 'is missing: give network and handle, or profile_url')
    return undefined
  }
  const named = readUrl(address)
  if (named.kind === 'profile' && (network ?? named.network) === named.network)
    return { network: named.network, handle: named.handle }
  report('profile_url', named.kind === 'none' ? named.message : 'names something else than a profile of the network')
  return undefined
}
