import type { Creators } from '../../../corpus/records/creators.js'
import type { Watched, Watcher } from '../../../gather/streams.js'
import type { Schedules } from '../../../jobs/schedules.js'
import type { Content } from '../../../model/content.js'
import type { Network } from '../../../model/network.js'
import type { Monitoring, Monitorings } from './monitoring-store.js'

interface Parts {
  creators: Creators
  monitorings: Monitorings
  schedules: Schedules
}

/** Networks show a post a moment after they stream it. */
const settleMs = 2000

/** Lets a monitoring run as soon as one of its profiles writes something. What comes while it runs is seen by another run right after it. */
export class MonitoringWatcher implements Watcher {
  readonly #parts: Parts

  constructor(parts: Parts) {
    this.#parts = parts
  }

  async watched(network: Network): Promise<Watched> {
    const ids = await Promise.all((await this.#parts.monitorings.listActive()).map((one) => this.#idsOf(one, network)))
    return { terms: [], authorIds: ids.flat() }
  }

  async seen(network: Network, contents: readonly Content[]): Promise<void> {
    const { monitorings, schedules } = this.#parts
    const authors = new Set(contents.map(({ authorExternalId }) => authorExternalId))
    for (const monitoring of await monitorings.listActive()) {
      const isAbout = (await this.#idsOf(monitoring, network)).some((id) => authors.has(id))
      if (isAbout) await schedules.hasten(monitoring.accountId, monitoring.id, settleMs)
    }
  }

  /** Of profiles that were screened once; before that, nobody knows under which id they write. */
  async #idsOf({ profiles }: Monitoring, network: Network): Promise<string[]> {
    const own = profiles.filter((profile) => profile.network === network)
    const found = await Promise.all(own.map(({ handle }) => this.#parts.creators.find({ network, handle })))
    return found.flatMap((creator) => (creator === undefined ? [] : [creator.externalId]))
  }
}
