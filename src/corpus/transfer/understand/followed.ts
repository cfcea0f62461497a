import type { SampledColumn, TablePlan, Wishes } from './plan.js'
import { headerKey } from '../values/header-key.js'
import { guessTable } from './guess.js'

/** A list of followers in an answer is called so. */
const listName = /(?:^|[._])followers?(?:_?list)?\[\]$/i

const rest = '(?:[ _-]+(?:list|export|data|\\d[\\d ._T-]*))*'
const handle = '@?([\\w.]{2,30}?)'
const fileNames = [
  new RegExp(`^(?:list[ _-]of[ _-])?followers?[ _-]+(?:of|from|de|von|di)[ _-]+${handle}${rest}$`, 'i'),
  new RegExp(`^${handle}[ _-]+followers?${rest}$`, 'i'),
  new RegExp(`^followers?${rest}$`, 'i'),
]

/** Words before 'followers' in the name of a file that are nobody's handle. */
const noHandles = /^(?:(?:top|most|best|my|our|all|new|real|fake|active|total|sample|instagram|insta|ig|tiktok|tt|youtube|yt|twitter|x|facebook|fb|twitch|linkedin|by|with|the|list|of|\d+k?)[_.]?)+$/i // prettier-ignore

/** Whom the rows follow, where the name of the list or of the file says that they are followers; '' where it does not say whose. */
export const followedIn = (at: string, fileName: string): string | undefined => {
  const name = fileName.replace(/(?:\.[a-z]{2,7}){1,2}$/i, '')
  const found = fileNames.map((each) => each.exec(name)).find((each) => each !== null)
  const whom = found?.[1] ?? ''
  if (found !== undefined) return noHandles.test(whom) ? '' : whom
  return listName.test(at) ? '' : undefined
}

const followingWords =
  'followings?|followees|accounts[ _-]followed|siguiendo|seguid[oa]s|abonnements|seguiti|seguindo|a[ _-]seguir|gefolgt|folgt|takip[ _-]edilen(?:ler)?|подписки|フォロー中|关注'
const ofFollowing = new RegExp(`(?<![\\p{L}\\d])(?:${followingWords})(?![\\p{L}\\d])`, 'iu')
const saysFollowers = /(?<!\p{L})followers?(?!\p{L})/iu

/** A column that says of every row that somebody follows it, or of whom it is followed. */
const areFollowed = ({ from, values }: SampledColumn): boolean =>
  /^(?:followed_by|following_of|abonne_par|seguido_por|gefolgt_von)$/.test(headerKey(from)) ||
  (/(?:^|_)(?:type|kind|relation|list)$/.test(headerKey(from)) &&
    values.length > 0 &&
    values.every((value) => ofFollowing.test(value.trim()) && !saysFollowers.test(value)))

/** Whether the rows are accounts that somebody follows, by a column, or by the name of the list or of the file. */
const isFollowing = (at: string, fileName: string, columns: readonly SampledColumn[]): boolean =>
  columns.some(areFollowed) ||
  /(?:^|[._])(?:followings?|followees)(?:_?list)?\[\]$/i.test(at) ||
  (ofFollowing.test(fileName.replaceAll('_', ' ')) && !saysFollowers.test(fileName.replaceAll('_', ' ')))

/** Whom somebody follows is no audience: what would be read as followers are creators of their own. */
export const asFollowed = (
  plans: readonly TablePlan[],
  columns: readonly SampledColumn[],
  wishes: Wishes,
  at: string,
  fileName: string,
): TablePlan[] => {
  const isAudience = plans.some(({ kind, confidence }) => kind === 'followers' || confidence === 0)
  if (wishes.kind !== undefined || !isFollowing(at, fileName, columns)) return [...plans]
  if (!isAudience && !columns.some(areFollowed)) return [...plans]
  const left = columns.filter((column) => !areFollowed(column))
  return guessTable(left, { ...wishes, kind: 'creators' }).map((plan) => ({
    ...plan,
    notes: [...plan.notes, 'The rows are taken to be accounts that somebody follows, and not followers.'],
  }))
}

const tells = new Set(['followers', 'engagement_rate', 'average_likes', 'average_views', 'email', 'categories'])

/** People without figures in a list of followers follow somebody: a table of creators tells more of them. */
export const asFollowers = (
  plans: readonly TablePlan[],
  columns: readonly SampledColumn[],
  wishes: Wishes,
  whom: string | undefined,
): TablePlan[] => {
  const [first] = plans
  const isList = wishes.kind === undefined && plans.length === 1 && first?.kind === 'creators' && first.confidence > 0
  if (whom === undefined || !isList || first.columns.some(({ field }) => tells.has(field))) return [...plans]
  const isSaid = 'creator' in wishes.set || 'handle' in wishes.set
  const creator = isSaid || whom === '' ? {} : { creator: whom }
  const found = guessTable(columns, { ...wishes, kind: 'followers', set: { ...creator, ...wishes.set } })
  const note = isSaid
    ? []
    : [
        `The rows are taken to be followers${whom === '' ? '' : ` of ${whom}`}, from the name of the file or of the list.`,
      ]
  return found.map((plan) => ({ ...plan, notes: [...plan.notes, ...note] }))
}
