import { readUrl } from '../../../model/profile-url.js'
import { schemas } from '../schemas/index.js'
import { transferKinds, type TransferKind } from '../schemas/transfer-kinds.js'
import { leftAsAsked, notRecognised, setFor, type SampledColumn, type TablePlan, type Wishes } from './plan.js'
import { headerKey } from '../values/header-key.js'
import { plainStyle } from '../values/read-cell.js'
import { correct } from './correct.js'
import { isAllZero, isHandle } from './sampled-values.js'
import { cellTypeOf } from './field-types.js'
import { decideStyle } from './styles.js'
import { isRowTime, reread, type Found } from './reread.js'
import { planWideHistory } from './wide-history.js'
import { choose } from './choose.js'
import { whyLeft } from './left-out.js'
import { feedSet } from './feeds.js'
import { namedBySpan } from './changes.js'
import { splitNetworks } from './split-networks.js'
import { authorPath, findWord, isFieldOf, saysFollowed, type Word } from './vocabulary.js'

/** How much a field says for a kind. What many kinds have says little. */
const weights: Record<TransferKind, Record<string, number>> = {
  creators: { followers: 4, handle: 2, profile_url: 2, name: 1.5, bio: 1.5, following: 2, average_likes: 2, average_views: 2, average_comments: 2, engagement_rate: 2, content_count: 1, categories: 1.5, interests: 1.5, country: 1, email: 1.5, external_id: 1, verified: 1, gender: 1 },
  contents: { content_id: 2, content_url: 2, text: 2.5, title: 1, published_at: 1.5, likes: 1.5, comments: 1.5, views: 1.5, shares: 2, saves: 2, hashtags: 2, type: 1.5, author: 1, duration_s: 1.5, is_sponsored: 1, thumbnail_url: 1 },
  comments: { text: 1.5, comment_id: 1, parent_id: 2, replies: 1, author: 1, content_id: 1.5, likes: 0.5, published_at: 0.5, content_url: 0.5 },
  followers: { creator: 3, handle: 2, name: 0.5, kind: 1 },
  history: { day: 3, followers: 4, handle: 2, profile_url: 2 },
} // prettier-ignore

/** Of each of these a table needs one. */
const needs: Record<TransferKind, string[][]> = {
  creators: [['handle', 'profile_url', 'name', 'name.first']],
  contents: [['content_id', 'content_url', 'text', 'title']],
  comments: [['text']],
  followers: [
    ['creator', 'creator_external_id', 'creator_file_id'],
    ['handle', 'profile_url'],
  ],
  history: [['day'], ['followers', 'following', 'content_count']],
}

/** Somebody who says what the rows are is believed on less. */
const needsOf = (kind: TransferKind, isSaid: boolean): string[][] => {
  if (kind === 'contents' && isSaid) return [[...(needs.contents[0] ?? []), 'published_at', 'hashtags']]
  return kind === 'followers' && isSaid ? needs.followers.slice(1) : needs[kind]
}

const exactStyle = { ...plainStyle, isExact: true }

const score = (
  kind: TransferKind,
  found: readonly Found[],
  columns: readonly SampledColumn[],
  isSaid: boolean,
  set: Wishes['set'],
): number => {
  // What somebody calls a column must be a field of the kind.
  if (found.some(({ word }) => word.rank === -1 && !isFieldOf(kind, word.field))) return 0
  // Rows that all stand under one post are no posts.
  if (kind === 'contents' && !isSaid && ('content_url' in set || 'content_id' in set)) return 0
  const fields = new Map(found.map(({ word, column }) => [word.field, column.from]))
  let sum = 0
  for (const [field, from] of fields) {
    const weight = weights[kind][field] ?? 0.25
    sum += kind === 'comments' && isOfComments(field, from) ? weight + 2.5 : weight
  }
  if (kind === 'followers' && (namesFollowed(found, fields) || 'creator' in set)) sum += followedBonus
  const isWhole = needsOf(kind, isSaid).every((group) =>
    group.some((field) => fields.has(field) || (kind === 'followers' && field in set)),
  )
  if (kind === 'contents' && standUnderPosts(found, columns)) sum *= 0.3
  if (kind === 'comments' && columns.some(areComments)) sum += commentsBonus
  // Posts that tell much of their authors are posts.
  if (kind === 'creators' && !isSaid && found.some(isOfAuthor) && arePosts(columns)) sum *= 0.4
  if (kind === 'history' && !isSaid) return isWhole && isSeries(found, columns) ? sum + seriesBonus : 0
  return isWhole ? sum : sum * 0.2
}

/** Whether a header says that something is a comment, or its id: no post is called so in any language. */
const isOfComments = (field: string, from: string): boolean =>
  (field === 'text' && findWord('contents', from)?.field !== 'text') ||
  (['text', 'comment_id'].includes(field) && /comment|kommentar|coment|cid/i.test(from))

/** A column of whom the rows follow settles what they are, whatever else they tell of themselves. */
const followedColumn = /^(follower|followed|follows)(?![a-z])/i
const followedBonus = 20

const namesFollowed = (found: readonly Found[], fields: ReadonlyMap<string, string>): boolean => {
  const from = fields.get('creator') ?? ''
  const whom = found.find(({ word }) => word.field === 'creator')
  if (whom === undefined || !areOthers(whom, found)) return followedColumn.test(from)
  // Each account is named for more rows than one person has networks.
  const hasMany = whom.column.values.length > 6 * new Set(whom.column.values).size
  return [from, fields.get('handle') ?? ''].some((each) => followedColumn.test(each)) || saysFollowed(from) || hasMany // prettier-ignore
}

/** Whether a column names accounts again and again, and none of those that the rows are about. */
const areOthers = ({ column }: Found, found: readonly Found[]): boolean => {
  const toHandle = (value: string): string => {
    const named = readUrl(value)
    return named.kind === 'profile' ? named.handle : value.replace(/^@/, '').toLowerCase()
  }
  const isSomebody = (value: string): boolean => isHandle(value) || readUrl(value).kind === 'profile'
  const own = found.filter(({ word }) => word.field === 'handle' || word.field === 'profile_url')
  const rows = new Set(own.flatMap(({ column: { values } }) => values.map(toHandle)))
  const whom = new Set(column.values.map(toHandle))
  return (
    column.values.every(isSomebody) &&
    (whom.size <= column.values.length / 2 || column.values.length === 1) &&
    [...whom].every((handle) => !rows.has(handle))
  )
}

const isOfAuthor = ({ column }: Found): boolean => authorPath.test(column.from)
/** Whether something was written, and liked, seen or published, beside what is told of its author. */
const arePosts = (columns: readonly SampledColumn[]): boolean => {
  const own = columns.filter(({ from }) => !authorPath.test(from))
  const fields = new Set(own.map(({ from }) => findWord('contents', from)?.field))
  return ['text', 'title'].some((name) => fields.has(name)) && ['likes', 'views', 'published_at', 'content_url'].some((name) => fields.has(name)) // prettier-ignore
}

/** Rows that name the same post again and again, or ids of comments, stand under posts. */
const standUnderPosts = (found: readonly Found[], columns: readonly SampledColumn[]): boolean =>
  columns.some(({ from, values }) => commentId.test(from) || (postKey.test(from) && repeats(values))) || found.some(({ word, column }) => contentKeys.has(word.field) && repeats(column.values)) // prettier-ignore
/** A column that says of every row that it is a comment. */
const areComments = ({ from, values }: SampledColumn): boolean =>
  /(?:^|_)(?:type|typ|tipo|kind|art)$/.test(headerKey(from)) && values.length > 0 && values.every((value) => /^(?:[\p{L} ]+ )?(?:comment|reply|kommentar|antwort|commentaire|r[eé]ponse|comentario|commento|yorum|コメント)s?$/iu.test(value.trim())) // prettier-ignore
const commentsBonus = 10
const commentId = /^(?:comment|kommentar|coment[aá]rio|commentaire)[ _-]?id$/i
/** The key of a post, in rows that have one of their own. */
const postKey = /^(?:post|media|video|reel)[ _-]?(?:short[ _-]?code|id|pk)$/i
const contentKeys = new Set(['content_id', 'content_url'])
const repeats = (values: readonly string[]): boolean => new Set(values).size < values.length * 0.8

const seriesBonus = 10
const ofPosts = new Set(['content_id', 'content_url', 'text', 'title', 'likes', 'comments', 'hashtags', 'author'])
const ofAccounts = new Set(['handle', 'profile_url', 'external_id'])

/** Whether rows are figures of accounts over time: nothing of posts, many days, and accounts that come again, or one alone. */
const isSeries = (found: readonly Found[], columns: readonly SampledColumn[]): boolean => {
  const isDistinct = (values: readonly string[]): boolean => new Set(values).size === values.length
  const days = found.find(({ word }) => word.field === 'day')?.column.values ?? []
  if (new Set(days).size < 2) return false
  const accounts = found.filter(({ word }) => ofAccounts.has(word.field)).map(({ column }) => column)
  if (accounts.length > 0 ? accounts.every(({ values }) => isDistinct(values)) : !isDistinct(days)) return false
  const others = columns.filter(({ from }) => !found.some(({ column }) => column.from === from))
  return !others.some(({ from }) => {
    const field = findWord('contents', from)?.field
    return field !== undefined && ofPosts.has(field)
  })
}

/** A file that we wrote ourselves: every record of ours says where it comes from and when it was true. */
export const isOwnTable = (columns: readonly SampledColumn[]): boolean =>
  ['network', 'source', 'as_of'].every((name) => columns.some(({ from }) => from === name))

/** A column that has a name of ours; one that holds objects must hold some. */
const ownWord = (kind: TransferKind, { from, values }: SampledColumn): Word | undefined =>
  from in schemas[kind].fields &&
  (cellTypeOf(kind, from) !== 'json' || values.every((value) => /^\s*[[{]/u.test(value)))
    ? { field: from, rank: 0 }
    : undefined

const matchAll = (
  kind: TransferKind,
  columns: readonly SampledColumn[],
  { renames, set }: Wishes,
): { found: Found[]; unknown: SampledColumn[] } => {
  const found: Found[] = []
  const unknown: SampledColumn[] = []
  const isOwn = isOwnTable(columns)
  // Rows that cannot be read say nothing of their columns: the header alone is left to go by.
  const isBlank = columns.every(({ values }) => values.length === 0)
  for (const column of columns) {
    const wish = renames.get(column.from)
    if (wish !== undefined) {
      if (wish !== '') found.push({ column, word: { field: wish, rank: -1 } })
      continue
    }
    const own = column.isChange === true ? undefined : ownWord(kind, column)
    const meant = column.isChange === true ? undefined : findWord(kind, column.header ?? column.from)
    const plain = isOwn ? (own ?? meant) : (meant ?? own)
    const word = isOwn && plain?.rank === 0 ? plain : correct(kind, column, plain)
    // Of our own lists an empty one says something: looked for, and nothing found.
    const isEmpty =
      column.values.length === 0 && !isBlank && !(own !== undefined && cellTypeOf(kind, own.field) === 'list')
    if (word === undefined || word.field in set || isEmpty) unknown.push(column)
    else found.push({ column, word })
  }
  return { found, unknown }
}

const writtenDown = 'When the row was written down, it seems, not when the account was made.'
const ratesOfOurs =
  'Rates in engagement_rate are taken for likes and comments divided by followers. If they were counted otherwise, set engagement_rate_basis, for example to "as stated by NAME".'

const toPlan = (
  kind: TransferKind,
  columns: readonly SampledColumn[],
  wishes: Wishes,
): TablePlan & { score: number } => {
  const { found, unknown } = matchAll(kind, columns, wishes)
  const meant = reread(kind, found)
  const dropped = found.filter(({ column }) => !meant.some((each) => each.column === column))
  const { taken, spare } = choose(meant)
  const left = [
    ...unknown.map(({ from, values }) => ({
      from,
      why: values.length === 0 ? 'It is empty.' : isAllZero(values) ? 'Every row has 0 in it.' : (whyLeft(from) ?? notRecognised), // prettier-ignore
    })),
    ...dropped.map(({ column: { from } }) => ({
      from,
      why: isRowTime(from) ? writtenDown : (whyLeft(from) ?? notRecognised),
    })),
    ...[...wishes.renames].filter(([, field]) => field === '').map(([from]) => ({ from, why: leftAsAsked })),
    ...spare.map(([each, best]) => ({
      from: each.column.from,
      why: `${best.column.from} says the same and was taken as ${best.word.field}.`,
    })),
  ]
  const notes: string[] = []
  const isOwn = isOwnTable(columns)
  const plans = taken.map(({ column, word }) => ({
    from: column.from,
    field: word.field,
    style: isOwn && word.rank === 0 ? exactStyle : decideStyle(kind, word, column, columns, wishes, notes),
  }))
  const isSaid = wishes.kind !== undefined
  const total = score(kind, taken, columns, isSaid, wishes.set)
  const rate = taken.find(({ word }) => word.field === 'engagement_rate')?.column.from
  const basis =
    rate === undefined || rate === 'engagement_rate' || taken.some(({ word }) => word.field === 'engagement_rate_basis')
      ? {}
      : { engagement_rate_basis: `as stated by the file in ${rate}` }
  if (rate === 'engagement_rate' && !isOwn && !('engagement_rate_basis' in wishes.set) && !taken.some(({ word }) => word.field === 'engagement_rate_basis')) notes.push(ratesOfOurs) // prettier-ignore
  const puzzling = unknown.filter(({ from, values }) => values.length > 0 && whyLeft(from) === undefined).length
  const isWhole = needsOf(kind, isSaid).every((group) =>
    group.some((field) => field in wishes.set || taken.some(({ word }) => word.field === field)),
  )
  const confidence = isWhole ? Math.min(1, 0.4 + total / 20 + (0.3 * taken.length) / (taken.length + puzzling + 1)) : 0
  return {
    at: '',
    kind,
    columns: plans,
    set: { ...basis, ...feedSet(kind, columns, taken, wishes.set), ...wishes.set },
    left,
    notes: [...new Set(notes)],
    confidence: Number(confidence.toFixed(2)),
    isAside: false,
    score: total,
  }
}

/** How a table is most likely meant. Confidence 0 says that it is not understood. */
export const guessTable = (sampled: readonly SampledColumn[], wishes: Wishes): TablePlan[] => {
  const columns = namedBySpan(sampled)
  const kinds = wishes.kind === undefined ? transferKinds : [wishes.kind]
  const plans = kinds
    .map((kind) => toPlan(kind, columns, { ...wishes, set: setFor(kind, wishes.set, wishes.kind !== undefined) }))
    .sort((a, b) => b.score - a.score)
  const best = plans[0]!
  return planWideHistory(best, columns) ?? splitNetworks(best, columns)
}
