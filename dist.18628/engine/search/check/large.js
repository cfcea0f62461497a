function seeded(seed) {
  let state = seed
  return () => {
    state = (state + 1831565813) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}
function manyDocuments(count, seed) {
  const random = seeded(seed)
  const pick = (list) => list[Math.floor(random() ** 2 * list.length)]
  const some = (make) => (random() < 0.9 ? make() : void 0)
  const words = ['fit', 'fitness', 'travel', 'travle', 'food', 'foodie', 'ann', 'hanna', 'gym', '#fit', '\u6771\u4EAC']
  const countries = ['US', 'DE', 'FR', 'JP', 'BR', '\xC5X']
  const text = () => Array.from({ length: Math.floor(random() * 5) }, () => pick(words)).join(' ')
  return Array.from({ length: count }, (_, i) => {
    return {
      key: `k${i}`,
      values: {
        followers: some(() => Math.floor(20 / (1e-3 + random()))),
        rate: some(() => random() * 4 - 2),
        growth: some(() => Math.round(random() * 60) / 20 - 1),
        posts: some(() => Math.floor(random() ** 3 * 320)),
        age: some(() => 13 + Math.floor(random() * 8)),
        delta: some(() => Math.floor(random() * 200) - 100),
        country: some(() => pick(countries)),
        interests: some(() => [pick(['sport', 'food', 'travel', 'art']), pick(['sport', 'food'])]),
        audience: some(() => ({ [pick(countries)]: Math.round(random() * 20) / 20, [pick(countries)]: random() })),
        topics: some(() => (random() < 0.01 ? { art: random() } : { sport: random() })),
        verified: random() < 0.03,
        bio: some(() => (random() < 5e-4 ? `antelope ${text()}` : text())),
        name: some(text),
        handle: some(() => `${pick(words).replace('#', '')}_${i}`),
        vector: some(() => [random() - 0.5, random() - 0.5, random() - 0.5]),
      },
    }
  })
}
export { manyDocuments, seeded }
//# sourceMappingURL=large.js.map
