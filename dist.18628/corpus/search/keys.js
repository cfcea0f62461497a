const border = '\n'
const toCreatorKey = (network, externalId) => `${network}:${externalId}`
const toContentKey = (network, contentId) => `p:${network}:${contentId}`
const toCommentKey = (network, contentId, commentId) => `r:${network}:${contentId}${border}${commentId}`
const readCreatorKey = (key) => {
  const at = key.indexOf(':')
  return { network: key.slice(0, at), externalId: key.slice(at + 1) }
}
const readTextKey = (key) => {
  const { network, externalId } = readCreatorKey(key.slice(2))
  if (key.startsWith('p:')) return { kind: 'content', network, contentId: externalId }
  const at = externalId.indexOf(border)
  return { kind: 'comment', network, contentId: externalId.slice(0, at), commentId: externalId.slice(at + 1) }
}
const byNetwork = (things) => {
  const groups = /* @__PURE__ */ new Map()
  for (const thing of things) {
    const group = groups.get(thing.network)
    if (group === void 0) groups.set(thing.network, [thing])
    else group.push(thing)
  }
  return groups
}
export { byNetwork, readCreatorKey, readTextKey, toCommentKey, toContentKey, toCreatorKey }
//# sourceMappingURL=keys.js.map
