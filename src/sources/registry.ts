import type { ContentRef } from '../model/content.js'
import type { Creator, ProfileRef } from '../model/creator.js'
import { networks, type Network } from '../model/network.js'
import type { Source } from './port.js'

/** Which sources are configured for which network, in the order in which they are asked: what is read for real comes before the demo. */
export class Sources {
  readonly #byNetwork: Map<Network, Source[]>

  constructor(sources: readonly Source[]) {
    this.#byNetwork = new Map(
      networks.map((network) => [network, sources.filter((source) => source.network === network)]),
    )
  }

  /** Invented networks are asked no more. */
  leaveOutSynthetic(): void {
    for (const [network, sources] of this.#byNetwork)
      this.#byNetwork.set(
        network,
        sources.filter(({ synthetic }) => !synthetic),
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

  /** Who can be asked about a subject: a network that is read for real about anything, a world of its own only about its own people. */
  about(subject: ProfileRef | ContentRef): Source[] {
    return this.of(subject.network).filter((source) => source.owns?.(subject) ?? true)
  }

  /** Who can be asked about somebody we know: a network for real people, the demo for its own. */
  aboutKnown({ network, handle, provenance }: Creator): Source | undefined {
    return this.about({ network, handle }).find(({ synthetic }) => synthetic === provenance.synthetic)
  }
}
