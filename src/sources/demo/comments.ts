import type { Comment } from '../../model/comment.js'
import { audienceOf } from './audience.js'
import { contentIdOf, showPost } from './contents.js'
import { externalIdOf, provenanceAt } from './creators.js'
import { type CommentPlan, type Crowd, parentIndex, planComment } from './comment-plan.js'
import { Draw, mix, purpose } from './draw.js'
import { ageAt, commentsBy, type Reactions, reactionsOf } from './engagement.js'
import { countries } from './geography.js'
import { followersAt } from './growth.js'
import type { DemoContext, OpenAccount } from './demo-context.js'
import { memberProfile, memberTruth } from './members.js'
import { writeComment } from './write-comment.js'
import { tongueCodes } from './text/demo-language.js'

/** A post with those who comment on it. */
export interface Discussion {
  crowd: Crowd
  contentId: string
  final: Reactions
}

/** Opens the discussion under a post. The crowd is that of the day of posting, so old comments never change. */
export const openDiscussion = (context: DemoContext, account: OpenAccount, sequence: number): Discussion => {
  const { post, spoken } = showPost(context, account, sequence)
  const followers = followersAt(account, post.publishedAt)
  return {
    crowd: {
      context,
      post: { ...post, kind: spoken.kind, brand: spoken.brand, product: spoken.product },
      audience: audienceOf(context, account, 'commenters', post.publishedAt),
      fakeShare: followers.fake / followers.total,
    },
    contentId: contentIdOf(account, sequence),
    final: reactionsOf(account, post.key, post.publishedAt, post.type),
  }
}

export const commentCount = (discussion: Discussion, now: number): number =>
  commentsBy(discussion.final, now - discussion.crowd.post.publishedAt)

export const commentIdOf = (contentId: string, index: number): string => `${contentId}-${index.toString(36)}`

/** The content and the position a comment id names. */
export const parseCommentId = (commentId: string): { contentId: string; index: number } | undefined => {
  const match = /^([0-9a-z]+)-([0-9a-z]+)$/.exec(commentId)
  return match ? { contentId: match[1] ?? '', index: parseInt(match[2] ?? '', 36) } : undefined
}

const publishedAt = ({ crowd, final }: Discussion, index: number): number =>
  Math.floor(crowd.post.publishedAt + ageAt((index + 0.5) / final.comments)) + 1

const repliesTo = (postKey: number, index: number, count: number): number => {
  let replies = 0
  for (let later = index + 1; later <= index + 6 && later < count; later++)
    if (parentIndex(postKey, later) === index) replies++
  return replies
}

const authorOf = (discussion: Discussion, plan: CommentPlan): Comment['author'] => {
  const { context, post } = discussion.crowd
  const { account } = post
  if (plan.author === null) {
    return {
      handle: account.handle,
      externalId: externalIdOf(account),
      name: account.person.name,
      imageUrl: `https://media.demo.example/avatars/${account.network}/${externalIdOf(account)}.jpg`,
    }
  }
  const { handle, externalId, name, imageUrl } = memberProfile(context, plan.author, account.network)
  return { handle, externalId, name, imageUrl }
}

/** Most write in the language of the post; some in their own. */
const languageOf = (discussion: Discussion, plan: CommentPlan): string => {
  const { context, post } = discussion.crowd
  const { language } = post.account.person
  if (plan.author === null || plan.spam) return language
  const draw = new Draw(mix(plan.key, purpose.author))
  if (draw.chance(0.8)) return language
  const own = countries[memberTruth(context, plan.author).country]?.language ?? language
  return tongueCodes().includes(own) ? own : language
}

/** Comment number `index` as the network shows it at `now`. */
export const presentComment = (discussion: Discussion, index: number, now: number): Comment => {
  const { crowd, contentId } = discussion
  const { post } = crowd
  const { network } = post.account
  const plan = planComment(crowd, index)
  const language = languageOf(discussion, plan)
  const draw = new Draw(mix(plan.key, purpose.engagement))
  const u = draw.next()
  return {
    network,
    contentId,
    commentId: commentIdOf(contentId, index),
    parentId: plan.parent === null ? null : commentIdOf(contentId, plan.parent),
    author: authorOf(discussion, plan),
    text: writeComment(crowd, plan, language),
    language: network === 'x' || network === 'mastodon' || network === 'bluesky' ? language : null,
    publishedAt: publishedAt(discussion, index),
    likes:
      network === 'twitch'
        ? null
        : plan.spam
          ? 0
          : Math.floor(Math.min(400, discussion.final.likes / 50) * u * u * u * u),
    replies: plan.parent === null ? repliesTo(post.key, index, commentCount(discussion, now)) : 0,
    provenance: provenanceAt(now),
  }
}
