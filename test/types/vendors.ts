import { lemmy } from '../sources/worlds/lemmy.js'
import { lemmyV4 } from '../sources/worlds/lemmy-v4.js'
import { mastodon } from '../sources/worlds/mastodon.js'
import { peertube } from '../sources/worlds/peertube.js'
import { reddit } from '../sources/worlds/reddit.js'
import { twitch } from '../sources/worlds/twitch.js'
import { xIn } from '../sources/worlds/x.js'
import { youtube } from '../sources/worlds/youtube.js'
import type { World } from '../sources/world.js'

/** A world, and what its answers are by the types of a package: the first path that matches counts. */
export interface Vendor {
  world: World
  /** Lines that name the types. */
  head: readonly string[]
  types: readonly (readonly [path: RegExp, type: string])[]
}

/** X's own library writes in camel case what is sent in snake case. */
const snake = [
  "type Key<S> = S extends `${infer C}${infer R}` ? `${C extends Lowercase<C> ? C : `_${Lowercase<C>}`}${Key<R>}` : ''",
  'type Snake<T> = T extends readonly (infer E)[] ? Snake<E>[] : T extends object ? { [K in keyof T as Key<K>]: Snake<T[K]> } : T',
]

/** For libraries that name fields of newer servers as if every server had them. */
const partly = [
  'type Partly<T> = T extends readonly (infer E)[] ? Partly<E>[] : T extends object ? { [K in keyof T]?: Partly<T[K]> } : T',
]

/** For types that are written without null. */
const orNull = [
  'type OrNull<T> = T extends readonly (infer E)[] ? OrNull<E>[] : T extends object ? { [K in keyof T]: OrNull<T[K]> | null } : T',
]

/**
 * Reddit's own description of what its apps are given. It writes `over_18` with no sign before the number, leaves `is_self` out, and gives
 * replies a field of its own, where the API nests them; a `more` counts what it leaves out.
 */
const redditThings = [
  "import type { Listing as Pages, RedditObject } from '@devvit/protos/types/devvit/plugin/redditapi/common/common_msg.js'",
  "import type { User } from '@devvit/protos/types/devvit/reddit/user.js'",
  'interface Apart { over_18?: boolean; is_self?: boolean; replies?: "" | Listing }',
  'type Thing = Omit<Partly<Snake<RedditObject>>, "over18" | "replies" | "reply_list"> & Apart',
  'type Home = Omit<Partly<Snake<NonNullable<User["subreddit"]>>>, "over18"> & { over_18?: boolean }',
  'type Person = Omit<Partly<Snake<User>>, "subreddit"> & { subreddit?: Home }',
  'type Range = Omit<Partly<Snake<NonNullable<Pages["data"]>>>, "children" | "after"> & { after: string | null }',
  'interface Listing { kind: "Listing"; data: Range & { children: { kind: string; data: Thing }[] } }',
]

export const vendors: readonly Vendor[] = [
  {
    world: youtube,
    head: ["import type { youtube_v3 as y } from '@googleapis/youtube'"],
    types: [
      [/^GET \/channels/, 'y.Schema$ChannelListResponse'],
      [/^GET \/playlistItems/, 'y.Schema$PlaylistItemListResponse'],
      [/^GET \/videos/, 'y.Schema$VideoListResponse'],
      [/^GET \/commentThreads/, 'y.Schema$CommentThreadListResponse'],
      [/^GET \/search/, 'y.Schema$SearchListResponse'],
    ],
  },
  {
    world: xIn('new'),
    head: ["import type { Schemas as s } from '@xdevplatform/xdk'", ...snake],
    types: [
      [/^GET \/2\/users\/by\/username/, 'Snake<s.GetUsersByUsernameResponse>'],
      [/^GET \/2\/users\/12\/tweets/, 'Snake<s.GetUsersPostsResponse>'],
      [/^GET \/2\/users\/12\/followers/, 'Snake<s.GetUsersFollowersResponse>'],
      [/^GET \/2\/tweets\/search/, 'Snake<s.SearchPostsRecentResponse>'],
      [/^GET \/2\/tweets\//, 'Snake<s.GetPostsByIdResponse>'],
    ],
  },
  {
    world: mastodon,
    head: ["import type { mastodon } from 'masto'", ...snake, ...partly],
    types: [
      [/^GET \/api\/v1\/accounts\/lookup/, 'Partly<Snake<mastodon.v1.Account>>'],
      [/^GET \/api\/v1\/accounts\/1\/statuses/, 'Partly<Snake<mastodon.v1.Status[]>>'],
      [/^GET \/api\/v1\/timelines/, 'Partly<Snake<mastodon.v1.Status[]>>'],
      [/^GET \/api\/v1\/statuses\/\d+\/context/, 'Partly<Snake<mastodon.v1.Context>>'],
      [/^GET \/api\/v1\/statuses\/\d+/, 'Partly<Snake<mastodon.v1.Status>>'],
      [/^GET \/api\/v2\/search/, 'Partly<Snake<mastodon.v2.Search>>'],
    ],
  },
  {
    world: lemmy,
    head: ["import type * as l from 'lemmy-js-client'"],
    types: [
      [/^GET \/api\/v3\/user/, 'l.GetPersonDetailsResponse'],
      [/^GET \/api\/v3\/post\?/, 'l.GetPostResponse'],
      [/^GET \/api\/v3\/comment\/list/, 'l.GetCommentsResponse'],
      [/^GET \/api\/v3\/search/, 'l.SearchResponse'],
    ],
  },
  {
    world: lemmyV4,
    head: ["import type * as l from 'lemmy-js-client-v4'"],
    types: [
      [/^GET \/api\/v4\/person\/content/, 'l.PagedResponse<l.PostCommentCombinedView>'],
      [/^GET \/api\/v4\/person\?/, 'l.GetPersonDetailsResponse'],
      [/^GET \/api\/v4\/post\?/, 'l.GetPostResponse'],
      [/^GET \/api\/v4\/post\/list/, 'l.PagedResponse<l.PostView>'],
      [/^GET \/api\/v4\/comment\/list/, 'l.PagedResponse<l.CommentView>'],
    ],
  },
  {
    world: peertube,
    head: ["import type * as p from '@peertube/peertube-types'", ...orNull],
    types: [
      [/^GET \/api\/v1\/accounts\/\w+\/videos/, 'OrNull<p.ResultList<p.Video>>'],
      [/^GET \/api\/v1\/accounts\/\w+/, 'OrNull<p.Account>'],
      [/^GET \/api\/v1\/videos\/[\w-]+\/comment-threads\/\d+/, 'OrNull<p.VideoCommentThreadTree>'],
      [/^GET \/api\/v1\/videos\/[\w-]+\/comment-threads/, 'OrNull<p.ResultList<p.VideoComment>>'],
      [/^GET \/api\/v1\/videos\/[\w-]+/, 'OrNull<p.VideoDetails>'],
      [/^GET \/api\/v1\/search\/videos/, 'OrNull<p.ResultList<p.Video>>'],
    ],
  },
  {
    world: twitch,
    head: [
      ...['user', 'video', 'channel', 'clip'].map(
        (file) => `import type * as ${file} from '../../@twurple/api/lib/interfaces/endpoints/${file}.external.js'`,
      ),
      'interface Page<T> { data: T[]; pagination?: { cursor?: string } }',
    ],
    types: [
      [/^GET \/helix\/users/, '{ data: user.HelixUserData[] }'],
      [/^GET \/helix\/channels\/followers/, 'Page<channel.HelixChannelFollowerData> & { total: number }'],
      [/^GET \/helix\/channels/, '{ data: channel.HelixChannelData[] }'],
      [/^GET \/helix\/videos/, 'Page<video.HelixVideoData>'],
      [/^GET \/helix\/clips/, 'Page<clip.HelixClipData>'],
    ],
  },
  {
    world: reddit,
    head: [...snake, ...partly, ...redditThings],
    types: [
      [/^GET \/user\/\w+\/about/, '{ kind: "t2"; data: Person }'],
      [/^GET \/comments/, '[Listing, Listing]'],
      [/^GET \/api\/morechildren/, '{ json: { errors: string[]; data: { things: Listing["data"]["children"] } } }'],
      [/^GET \/(user\/ada\/submitted|api\/info|search)/, 'Listing'],
    ],
  },
]
