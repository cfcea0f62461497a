import { networks, type Network } from '../model/network.js'
import type { Source } from './port.js'

/** Which sources are configured for which network. The first one of a network is asked. */
export class Sources {
  readonly #byNetwork: Map<Network, Source[]>

  constructor(sources: readonly Source[]) {
    this.#byNetwork = new Map(
      networks.map((network) => [network, sources.filter((source) => source.network === network)]),
    )
  }

  of(network: Network): readonly Source[] {
    return this.#byNetwork.get(network) ?? []
  }

  all(): readonly Source[] {
    return [...this.#byNetwork.values()].flat()
  }

  find(network: Network): Source | undefined {
    return this.of(network)[0]
  }
}
