const peersMax = 3e5
const keptMs = 6e5
const enough = 60
const widths = [2, 4, 10]
const toPeer = (creator) => ({
  externalId: creator.externalId,
  handle: creator.handle,
  name: creator.name,
  url: creator.url,
  imageUrl: creator.imageUrl,
  verified: creator.verified,
  interests: creator.interests,
  languages: creator.languages,
  country: creator.place?.countryCode ?? null,
  followers: creator.followers,
  engagementRate: creator.metrics?.engagementRate ?? null,
})
class Remembered {
  constructor(clock, read) {
    this.clock = clock
    this.read = read
  }
  clock
  read
  #kept
  #reading
  async get() {
    const fresh = this.#kept !== void 0 && this.clock.now() - this.#kept.asOf < keptMs
    if (!fresh && this.#reading === void 0) {
      const asOf = this.clock.now()
      this.#reading = this.read()
        .then((value) => (this.#kept = { value, asOf }))
        .finally(() => (this.#reading = void 0))
      this.#reading.catch(() => {})
    }
    return this.#kept ?? this.#reading
  }
}
class Peers {
  #byNetwork
  #credibility
  constructor(parts) {
    this.#byNetwork = new Remembered(parts.clock, async () => {
      const found = /* @__PURE__ */ new Map()
      let count = 0
      for await (const creator of parts.creators.all()) {
        if (creator.state !== 'active') continue
        const own = found.get(creator.network) ?? []
        own.push(toPeer(creator))
        found.set(creator.network, own)
        if (++count >= peersMax) break
      }
      for (const peers of found.values()) peers.sort((a, b) => (b.followers ?? -1) - (a.followers ?? -1))
      return found
    })
    this.#credibility = new Remembered(parts.clock, async () => {
      const found = /* @__PURE__ */ new Map()
      for await (const { network, externalId, kind, credibility } of parts.audienceSummaries.all()) {
        found.set(`${network} ${externalId} ${kind}`, credibility.value)
        if (found.size >= peersMax) break
      }
      return found
    })
  }
  async network(network) {
    const { value, asOf } = await this.#byNetwork.get()
    return { value: value.get(network) ?? [], asOf }
  }
  /** Those with about as many followers, without the creator. */
  async band(creator) {
    const { value, asOf } = await this.network(creator.network)
    const others = value.filter(({ externalId }) => externalId !== creator.externalId)
    const { followers } = creator
    if (followers !== null)
      for (const width of widths) {
        const [min, max] = [Math.floor(followers / width), Math.ceil(followers * width)]
        const peers = others.filter((peer) => peer.followers !== null && peer.followers >= min && peer.followers <= max)
        if (peers.length >= enough) return { peers, followers: { min, max }, asOf }
      }
    return { peers: others, followers: null, asOf }
  }
  /** Credibility of the audiences of one kind, of those peers whose audience was looked at. */
  async credibility(network, kind, peers) {
    const { value, asOf } = await this.#credibility.get()
    return { value: peers.flatMap(({ externalId }) => value.get(`${network} ${externalId} ${kind}`) ?? []), asOf }
  }
}
export { Peers }
//# sourceMappingURL=peers.js.map
