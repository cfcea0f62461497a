import type { AppBskyFeedDefs } from '@atproto/api'
import type { Comment } from '../../model/comment.js'
import { answerOrRefusal, cutThread } from '../cut.js'
import { SourceError, type Cut } from '../port.js'
import { handleOf } from './address.js'
import type { BlueskyClient } from './client.js'
import { toContent } from './content.js'
import { clean } from './text.js'

type ThreadViewPost = AppBskyFeedDefs.ThreadViewPost
type PostView = AppBskyFeedDefs.PostView

/** One reply with the post it answers. */
export interface Reply {
  post: PostView
  parentUri: string
}

/** The client checks an answer by recursion, and a thousand levels may be more than its stack holds. */
const depth = 200
/** Deeper threads are cut by the service; so many of the cut ends are asked for, each with a call of its own. */
const openEndsMax = 100
/** From this level on an empty list may be a cut; above it, it means that the replies are hidden. */
const cutLevel = 5

const isThread = (node: object): node is ThreadViewPost =>
  '$type' in node && node.$type === 'app.bsky.feed.defs#threadViewPost'

/** A loop, not a recursion: a thread can be a thousand replies deep. Gives the replies, and the ends that go on elsewhere. */
const flatten = (root: ThreadViewPost): { replies: Reply[]; openEnds: OpenEnd[] } => {
  const replies: Reply[] = []
  const openEnds: OpenEnd[] = []
  const stack = [{ node: root, level: 0 }]
  for (let next = stack.pop(); next !== undefined; next = stack.pop()) {
    const { node, level } = next
    const below = (node.replies ?? []).filter(isThread)
    const mayBeCut = node.replies === undefined || (below.length === 0 && level >= cutLevel)
    const count = node.post.replyCount ?? 0
    if (level > 0 && mayBeCut && count > 0) openEnds.push({ uri: node.post.uri, count })
    for (const reply of below) {
      replies.push({ post: reply.post, parentUri: node.post.uri })
      stack.push({ node: reply, level: level + 1 })
    }
  }
  return { replies, openEnds }
}

const ask = async (client: BlueskyClient, uri: string, signal?: AbortSignal): Promise<ThreadViewPost> => {
  const about = `post ${uri.replace(/^at:\/\//, '').replace('/app.bsky.feed.post/', '/')}`
  const { thread } = await client.call(
    about,
    (agent, options) => agent.app.bsky.feed.getPostThread({ uri, depth, parentHeight: 0 }, options),
    signal,
  )
  if (!isThread(thread)) throw new SourceError('not_found', `Bluesky has no ${about}.`)
  return thread
}

/** A post and everything said below it. */
export interface Thread {
  root: PostView
  replies: Reply[]
  /** Said where not every end could be followed. */
  cut?: Cut | undefined
}

/** Where a thread goes on elsewhere, and how many replies Bluesky counts there. */
interface OpenEnd {
  uri: string
  count: number
}

/** All replies that Bluesky shows to anybody, in no particular order, each once. An end that was taken back meanwhile has none. */
export const readThread = async (client: BlueskyClient, uri: string, signal?: AbortSignal): Promise<Thread> => {
  const top = await ask(client, uri, signal)
  const found = new Map<string, Reply>()
  const asked = new Set([top.post.uri])
  const ends = collect(top, found)
  let failed: SourceError | undefined
  for (const { uri } of ends) {
    if (asked.has(uri)) continue
    if (asked.size > openEndsMax) break
    const answer = await answerOrRefusal(ask(client, uri, signal))
    if (answer instanceof SourceError) failed = answer
    if (failed !== undefined) break
    asked.add(uri)
    if (answer !== undefined && !(answer instanceof SourceError)) ends.push(...collect(answer, found))
  }
  const open = new Map(ends.filter(({ uri }) => !asked.has(uri)).map(({ uri, count }) => [uri, count]))
  const replies = [...found.values()]
  if (open.size === 0) return { root: top.post, replies }
  const left = [...open.values()].reduce((sum, count) => sum + count, 0)
  return { root: top.post, replies, cut: cutThread({ name: 'Bluesky', failed, left }) }
}

const collect = (node: ThreadViewPost, found: Map<string, Reply>): OpenEnd[] => {
  const { replies, openEnds } = flatten(node)
  for (const reply of replies) found.set(reply.post.uri, reply)
  return openEnds
}

const orderOf = (a: Comment, b: Comment): number =>
  b.publishedAt - a.publishedAt || (a.commentId < b.commentId ? 1 : a.commentId > b.commentId ? -1 : 0)

/** A thread as comments, newest first. `contentId` is the id they were asked for by, so that they are found by it again. */
export const toComments = ({ root, replies }: Thread, contentId: string, asOf: number): Comment[] => {
  const contents = new Map(replies.map(({ post }) => [post.uri, toContent(post, asOf)]))
  return replies
    .flatMap(({ post, parentUri }): Comment[] => {
      const content = contents.get(post.uri)
      if (content === undefined) return []
      return [
        {
          network: content.network,
          contentId,
          commentId: content.contentId,
          parentId: parentUri === root.uri ? null : (contents.get(parentUri)?.contentId ?? null),
          author: {
            handle: handleOf(post.author),
            externalId: post.author.did,
            name: post.author.displayName === undefined ? null : clean(post.author.displayName),
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
