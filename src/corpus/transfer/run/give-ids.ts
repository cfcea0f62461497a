import { groupBy } from '../../../kernel/groups.js'
import type { ProfileRef } from '../../../model/creator.js'
import { handleKey } from '../../../model/handle-key.js'
import type { Network } from '../../../model/network.js'
import type { Records } from '../../records/index.js'
import type { OtherId } from '../../records/other-ids.js'
import { idFromHandle, type AnyRecord, type Schema } from '../schemas/schema.js'

type Named = ProfileRef & { record: AnyRecord; externalId: string | undefined }

const namesIn = (schema: Schema, records: readonly AnyRecord[]): Named[] =>
  records.flatMap((record): Named[] => {
    const nameless = schema.nameless(record)
    if (nameless !== undefined) return [{ network: nameless.network, handle: nameless.handle, record, externalId: undefined }] // prettier-ignore
    const named = schema.named(record)
    if (named === undefined) return []
    return [{ network: named.network, handle: named.handle, record, externalId: named.externalId }]
  })

/** The id a record is kept under: what is known of its own id, else the known one of the handle where both are one account. */
const giveOnNetwork = async (
  schema: Schema,
  { creators, otherIds }: Records,
  network: Network,
  named: readonly Named[],
): Promise<OtherId[]> => {
  const ids = await creators.findIds(network, [...new Set(named.map(({ handle }) => handle))], 'real')
  const told = named.flatMap(({ externalId }) => externalId ?? [])
  const known = await otherIds.find(network, [...new Set([...ids.values(), ...told])])
  const found: OtherId[] = []
  for (const { handle, record, externalId } of named) {
    const ofHandle = ids.get(handleKey(handle))
    let id = externalId === undefined ? (ofHandle ?? idFromHandle(handle)) : (known.keptUnder(externalId) ?? externalId)
    if (id === externalId && ofHandle !== undefined && ofHandle !== id && known.areOne(id, ofHandle)) {
      id = ofHandle
      known.add({ network, otherId: externalId, externalId: id })
      found.push({ network, otherId: externalId, externalId: id })
    }
    if (id !== externalId) schema.giveId(record, id)
    if (externalId !== undefined) ids.set(handleKey(handle), id)
  }
  return found
}

/**
 * Gives records the ids we know for their handles: those that have none, and those that have one of another kind. What earlier rows of the batch say
 * counts as known.
 */
export const giveIds = async (schema: Schema, corpus: Records, records: readonly AnyRecord[]): Promise<void> => {
  for (const [network, named] of groupBy(namesIn(schema, records), (each) => each.network))
    await corpus.otherIds.save(await giveOnNetwork(schema, corpus, network, named))
}
