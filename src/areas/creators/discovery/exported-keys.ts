import type { Items } from '../../../jobs/items.js'
import type { Requests } from '../../../jobs/requests.js'
import { toCreatorKey } from '../../../corpus/search/keys.js'
import { invalid } from '../../../kernel/errors.js'
import { exportKind } from './contract.js'

const pageItems = 2000
/** More creators than this cannot be left out of a search one by one. */
const keysMax = 200_000

/** Whom earlier exports of an account hold. */
export const createListExported =
  ({ requests, items }: { requests: Requests; items: Items }, accountId: string) =>
  async (requestIds: readonly string[]): Promise<string[]> => {
    const keys: string[] = []
    for (const [i, id] of requestIds.entries()) {
      const request = await requests.find(accountId, id)
      if (request?.kind !== exportKind)
        throw invalid(
          `/exclude/requests/${i}`,
          `There is no export ${id} of this account. Name an id that POST /discovery-export gave.`,
        )
      for (let page = await items.list(id, 0, pageItems); page.length > 0;) {
        for (const { document } of page) {
          const { network, external_id: externalId } = JSON.parse(document) as {
            network?: string
            external_id?: string
          }
          if (network !== undefined && externalId !== undefined) keys.push(toCreatorKey(network, externalId))
        }
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
