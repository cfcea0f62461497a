import { SourceError } from '../port.js'
import { handleOf } from './address.js'
import { toContent } from './content.js'
import { clean } from './text.js'
const depth = 1e3
const openEndsMax = 100
const cutLevel = 5
const isThread = (node) => '$type' in node && node.$type === 'app.bsky.feed.defs#threadViewPost'
const flatten = (root) => {
  const replies = []
  const openEnds = []
  const stack = [{ node: root, level: 0 }]
  for (let next = stack.pop(); next !== void 0; next = stack.pop()) {
    const { node, level } = next
    const below = (node.replies ?? []).filter(isThread)
    const mayBeCut = node.replies === void 0 || (below.length === 0 && level >= cutLevel)
    if (level > 0 && mayBeCut && (node.post.replyCount ?? 0) > 0) openEnds.push(node.post.uri)
    for (const reply of below) {
      replies.push({ post: reply.post, parentUri: node.post.uri })
      stack.push({ node: reply, level: level + 1 })
    }
  }
  return { replies, openEnds }
}
const ask = async (client, uri, signal) => {
  const about = `post ${uri.replace(/^at:\/\//, '').replace('/app.bsky.feed.post/', '/')}`
  const { thread } = await client.call(
    about,
    (agent, options) => agent.app.bsky.feed.getPostThread({ uri, depth, parentHeight: 0 }, options),
    signal,
  )
  if (!isThread(thread)) throw new SourceError('not_found', `Bluesky has no ${about}.`)
  return thread
}
const readThread = async (client, uri, signal) => {
  const top = await ask(client, uri, signal)
  const found = /* @__PURE__ */ new Map()
  const asked = /* @__PURE__ */ new Set([top.post.uri])
  let ends = collect(top, found)
  while (ends.length > 0 && asked.size <= openEndsMax) {
    const [end = '', ...rest] = ends
    asked.add(end)
    const more = collect(await ask(client, end, signal), found)
    ends = [...rest, ...more.filter((each) => !asked.has(each))]
  }
  return { root: top.post, replies: [...found.values()], isWhole: ends.length === 0 }
}
const collect = (node, found) => {
  const { replies, openEnds } = flatten(node)
  for (const reply of replies) found.set(reply.post.uri, reply)
  return openEnds
}
const orderOf = (a, b) =>
  b.publishedAt - a.publishedAt || (a.commentId < b.commentId ? 1 : a.commentId > b.commentId ? -1 : 0)
const toComments = ({ root, replies }, contentId, asOf) => {
  const contents = new Map(replies.map(({ post }) => [post.uri, toContent(post, asOf)]))
  return replies
    .flatMap(({ post, parentUri }) => {
      const content = contents.get(post.uri)
      if (content === void 0) return []
      return [
        {
          network: content.network,
          contentId,
          commentId: content.contentId,
          parentId: parentUri === root.uri ? null : (contents.get(parentUri)?.contentId ?? null),
          author: {
            handle: handleOf(post.author),
            externalId: post.author.did,
            name: post.author.displayName === void 0 ? null : clean(post.author.displayName),
            imageUrl: post.author.avatar ?? null,
          },
          text: content.text,
          language: content.language,
          publishedAt: content.publishedAt,
          likes: content.engagement.likes,
          replies: content.engagement.comments,
          provenance: content.provenance,
        },
      ]
    })
    .sort(orderOf)
}
export { readThread, toComments }
//# sourceMappingURL=thread.js.map
