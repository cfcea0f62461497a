import { networks } from '../model/network.js'
class Sources {
  #byNetwork
  constructor(sources) {
    this.#byNetwork = new Map(
      networks.map((network) => [network, sources.filter((source) => source.network === network)]),
    )
  }
  of(network) {
    return this.#byNetwork.get(network) ?? []
  }
  find(network) {
    return this.of(network)[0]
  }
}
export { Sources }
//# sourceMappingURL=registry.js.map
