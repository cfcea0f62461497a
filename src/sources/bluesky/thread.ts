import type { AppBskyFeedDefs } from '@atproto/api'
import type { Comment } from '../../model/comment.js'
import { SourceError } from '../port.js'
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
const flatten = (root: ThreadViewPost): { replies: Reply[]; openEnds: string[] } => {
  const replies: Reply[] = []
  const openEnds: string[] = []
  const stack = [{ node: root, level: 0 }]
  for (let next = stack.pop(); next !== undefined; next = stack.pop()) {
    const { node, level } = next
    const below = (node.replies ?? []).filter(isThread)
    const mayBeCut = node.replies === undefined || (below.length === 0 && level >= cutLevel)
    if (level > 0 && mayBeCut && (node.post.replyCount ?? 0) > 0) openEnds.push(node.post.uri)
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
  /** Whether every end was followed. */
  isWhole: boolean
}

/** All replies that Bluesky shows to anybody, in no particular order, each once. Whole, or an error. */
export const readThread = async (client: BlueskyClient, uri: string, signal?: AbortSignal): Promise<Thread> => {
  const top = await ask(client, uri, signal)
  const found = new Map<string, Reply>()
  const asked = new Set([top.post.uri])
  let ends = collect(top, found)
  while (ends.length > 0 && asked.size <= openEndsMax) {
    const [end = '', ...rest] = ends
    asked.add(end)
    const more = collect(await ask(client, end, signal), found)
    ends = [...rest, ...more.filter((each) => !asked.has(each))]
  }
  return { root: top.post, replies: [...found.values()], isWhole: ends.length === 0 }
}

const collect = (node: ThreadViewPost, found: Map<string, Reply>): string[] => {
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
