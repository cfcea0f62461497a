import { byNetwork, toCreatorKey } from '../../../corpus/search/keys.js'
import type { Creators } from '../../../corpus/records/creators.js'
import type { Items } from '../../../jobs/items.js'
import type { Requests } from '../../../jobs/requests.js'
import { invalid } from '../../../kernel/errors.js'
import type { Network } from '../../../model/network.js'
import { exportKind } from './contract.js'

const pageItems = 2000
/** More creators than this cannot be left out of a search one by one. */
const keysMax = 200_000

interface Row {
  network?: Network
  external_id?: string
  handle?: string
}

export interface ExportedNeeds {
  requests: Requests
  items: Items
  creators: Creators
}

/** Keys of the creators of some rows: by their ids or, where these were not exported, by their handles. */
const keysOf = async (rows: readonly Row[], { creators }: ExportedNeeds): Promise<string[] | undefined> => {
  const keys: string[] = []
  const named: { network: Network; handle: string }[] = []
  for (const { network, external_id: externalId, handle } of rows) {
    if (network === undefined) return undefined
    if (externalId !== undefined) keys.push(toCreatorKey(network, externalId))
    else if (handle !== undefined) named.push({ network, handle })
    else return undefined
  }
  for (const [network, group] of byNetwork(named)) {
    const ids = await creators.findIds(
      network,
      group.map(({ handle }) => handle),
    )
    keys.push(...[...ids.values()].map((id) => toCreatorKey(network, id)))
  }
  return keys
}

/** Whom earlier exports of an account hold. */
export const createListExported =
  (needs: ExportedNeeds, accountId: string) =>
  async (requestIds: readonly string[]): Promise<string[]> => {
    const { requests, items } = needs
    const keys: string[] = []
    for (const [i, id] of requestIds.entries()) {
      const pointer = `/exclude/requests/${i}`
      const request = await requests.find(accountId, id)
      if (request?.kind !== exportKind)
        throw invalid(pointer, `There is no export ${id} of this account. Name an id that POST /discovery-export gave.`)
      for (let page = await items.list(id, 0, pageItems); page.length > 0;) {
        const rows = page.map(({ document }) => JSON.parse(document) as Row)
        const found = await keysOf(rows, needs)
        if (found === undefined)
          throw invalid(
            pointer,
            `Export ${id} does not show which creators it contains. Only exports with the fields network and external_id (or handle) can be excluded.`,
          )
        keys.push(...found)
        if (keys.length > keysMax)
          throw invalid(
            '/exclude/requests',
            `These exports hold more than ${keysMax} creators. Exclude fewer, or narrow the search instead.`,
          )
        page = await items.list(id, page.at(-1)?.seq ?? 0, pageItems)
      }
    }
    return keys
  }
