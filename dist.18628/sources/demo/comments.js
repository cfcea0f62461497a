import { audienceOf } from './audience.js'
import { contentIdOf, showPost } from './contents.js'
import { externalIdOf, provenanceAt } from './creators.js'
import { parentIndex, planComment } from './comment-plan.js'
import { Draw, mix, purpose } from './draw.js'
import { ageAt, commentsBy, reactionsOf } from './engagement.js'
import { countries } from './geography.js'
import { followersAt } from './growth.js'
import { memberProfile, memberTruth } from './members.js'
import { writeComment } from './write-comment.js'
import { tongueCodes } from './text/tongue.js'
function openDiscussion(ground, account, sequence) {
  const { post, spoken } = showPost(ground, account, sequence)
  const followers = followersAt(account, post.publishedAt)
  return {
    crowd: {
      ground,
      post: { ...post, kind: spoken.kind, brand: spoken.brand, product: spoken.product },
      audience: audienceOf(ground, account, 'commenters', post.publishedAt),
      fakeShare: followers.fake / followers.total,
    },
    contentId: contentIdOf(account, sequence),
    final: reactionsOf(account, post.key, post.publishedAt, post.type),
  }
}
const commentCount = (discussion, now) => commentsBy(discussion.final, now - discussion.crowd.post.publishedAt)
const commentIdOf = (contentId, index) => `${contentId}-${index.toString(36)}`
function parseCommentId(commentId) {
  const match = /^([0-9a-z]+)-([0-9a-z]+)$/.exec(commentId)
  return match ? { contentId: match[1] ?? '', index: parseInt(match[2] ?? '', 36) } : void 0
}
const publishedAt = ({ crowd, final }, index) =>
  Math.floor(crowd.post.publishedAt + ageAt((index + 0.5) / final.comments)) + 1
function repliesTo(postKey, index, count) {
  let replies = 0
  for (let later = index + 1; later <= index + 6 && later < count; later++)
    if (parentIndex(postKey, later) === index) replies++
  return replies
}
function authorOf(discussion, plan) {
  const { ground, post } = discussion.crowd
  const { account } = post
  if (plan.author === null) {
    return {
      handle: account.handle,
      externalId: externalIdOf(account),
      name: account.person.name,
      imageUrl: `https://media.demo.example/avatars/${account.network}/${externalIdOf(account)}.jpg`,
    }
  }
  const { handle, externalId, name, imageUrl } = memberProfile(ground, plan.author, account.network)
  return { handle, externalId, name, imageUrl }
}
function languageOf(discussion, plan) {
  const { ground, post } = discussion.crowd
  const { language } = post.account.person
  if (plan.author === null || plan.spam) return language
  const draw = new Draw(mix(plan.key, purpose.author))
  if (draw.chance(0.8)) return language
  const own = countries[memberTruth(ground, plan.author).country]?.language ?? language
  return tongueCodes.includes(own) ? own : language
}
function presentComment(discussion, index, now) {
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
export { commentCount, commentIdOf, openDiscussion, parseCommentId, presentComment }
//# sourceMappingURL=comments.js.map
