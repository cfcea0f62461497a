const textsMax = 2e4
const rememberPlaces = (places) => {
  const known = /* @__PURE__ */ new Map()
  return {
    get: (id) => places().get(id),
    resolve: (text) => {
      if (known.has(text)) return known.get(text)
      const read = places().resolve(text)
      if (known.size >= textsMax) known.clear()
      known.set(text, read)
      return read
    },
  }
}
export { rememberPlaces }
//# sourceMappingURL=remember-places.js.map
