// Made from openapi.json by sdk/generate/interface.mjs. Do not edit.

export type Problem = {
  /** A page that explains this kind of error. */
  type: string
  title: string
  status: number
  /** What happened and what to do. */
  detail: string
  /** The path that was called. */
  instance?: string | undefined
  /** Fixed list of codes, for programs. */
  code:
    | 'malformed_request'
    | 'unsupported_version'
    | 'unauthorized'
    | 'forbidden'
    | 'not_found'
    | 'method_not_allowed'
    | 'not_acceptable'
    | 'request_timeout'
    | 'conflict'
    | 'body_too_large'
    | 'headers_too_large'
    | 'unsupported_media_type'
    | 'invalid_input'
    | 'not_supported'
    | 'idempotency_mismatch'
    | 'rate_limited'
    | 'internal'
    | 'overloaded'
    | 'unavailable'
    | 'storage_full'
    | 'timeout'
  /** All errors in the input. */
  errors?: ProblemError[] | undefined
  request_id: string
  [name: string]: unknown
}

export type ProfileAnswer = {
  network:
    | 'instagram'
    | 'tiktok'
    | 'youtube'
    | 'x'
    | 'facebook'
    | 'twitch'
    | 'threads'
    | 'pinterest'
    | 'snapchat'
    | 'bluesky'
    | 'mastodon'
    | 'professional'
    | 'reddit'
    | 'telegram'
    | 'tumblr'
    | 'nostr'
    | 'lemmy'
    | 'peertube'
    | 'hackernews'
    | 'web'
  handle: string
  /** deleted: the network no longer has it; `profile` is the stored data. not_found: no such profile is known. unavailable: the network did not answer. */
  state: 'active' | 'private' | 'suspended' | 'deleted' | 'not_found' | 'unavailable'
  /** live: read from the network for this answer. known: from stored data. none: no data. */
  freshness: 'live' | 'known' | 'none'
  profile: Profile | null
  /** Why the profile is not active, or the data not live. */
  detail: string | null
}

export type Profile = {
  network:
    | 'instagram'
    | 'tiktok'
    | 'youtube'
    | 'x'
    | 'facebook'
    | 'twitch'
    | 'threads'
    | 'pinterest'
    | 'snapchat'
    | 'bluesky'
    | 'mastodon'
    | 'professional'
    | 'reddit'
    | 'telegram'
    | 'tumblr'
    | 'nostr'
    | 'lemmy'
    | 'peertube'
    | 'hackernews'
    | 'web'
  /** Id used by the network; does not change when the handle does. */
  external_id: string
  handle: string
  url: string
  /** Null where it is not known. */
  name: string | null
  /** Null where it is not known. */
  bio: string | null
  image_url: string | null
  /** Null where nothing says it. */
  verified: boolean | null
  account_type: 'personal' | 'creator' | 'business' | null
  /** Null if the network hides it. */
  followers: number | null
  following: number | null
  content_count: number | null
  location: ProfileLocation | null
  /** Null where neither the profile nor a text tells them. */
  languages: string[] | null
  links: string[]
  created_at: string | null
  last_posted_at: string | null
  source: string
  /** True for invented data, such as demo data. */
  synthetic: boolean
  /** Date of the data at the source. */
  as_of: string
}

export type DiscoveryBody = {
  /** Whether invented creators (the demo) are wanted. By default they are left out as soon as there is any real one. */
  synthetic?: 'include' | 'only' | 'exclude' | undefined
  /** One or more networks. */
  network?:
    | 'instagram'
    | 'tiktok'
    | 'youtube'
    | 'x'
    | 'facebook'
    | 'twitch'
    | 'threads'
    | 'pinterest'
    | 'snapchat'
    | 'bluesky'
    | 'mastodon'
    | 'professional'
    | 'reddit'
    | 'telegram'
    | 'tumblr'
    | 'nostr'
    | 'lemmy'
    | 'peertube'
    | 'hackernews'
    | 'web'
    | (
        | 'instagram'
        | 'tiktok'
        | 'youtube'
        | 'x'
        | 'facebook'
        | 'twitch'
        | 'threads'
        | 'pinterest'
        | 'snapchat'
        | 'bluesky'
        | 'mastodon'
        | 'professional'
        | 'reddit'
        | 'telegram'
        | 'tumblr'
        | 'nostr'
        | 'lemmy'
        | 'peertube'
        | 'hackernews'
        | 'web'
      )[]
    | undefined
  /** Words that must all occur in handle, name, bio or the captions of the newest contents; other forms of a word match too (recipe, recipes). "a phrase" must occur as written, -word must not occur. OR, brackets, #tag, @name, word*, lang:, country:, network: and author: work as in listening. The URL of a profile finds that profile. */
  query?: string | undefined
  followers?: DiscoveryBodyFollowers | undefined
  content_count?: DiscoveryBodyFollowers | undefined
  average_likes?: DiscoveryBodyAverageLikes | undefined
  average_comments?: DiscoveryBodyAverageLikes | undefined
  average_views?: DiscoveryBodyAverageLikes | undefined
  /** A fraction of the followers: 0.03 is three percent. */
  engagement_rate?: DiscoveryBodyAverageLikes | undefined
  /** Over the newest contents. */
  posts_per_week?: DiscoveryBodyFollowers | undefined
  /** Estimated price of a post, see `estimated_price`. Creators without enough evidence do not match. */
  price?: DiscoveryBodyPrice | undefined
  /** Fractions: 0.1 is ten percent more than that many months ago. */
  follower_growth?: DiscoveryBodyFollowerGrowth | undefined
  likes_growth?: DiscoveryBodyLikesGrowth | undefined
  views_growth?: DiscoveryBodyLikesGrowth | undefined
  /** A time, or a day (UTC). */
  last_posted_after?: string | undefined
  verified?: boolean | undefined
  account_type?: DiscoveryBodyAccountType | ('personal' | 'creator' | 'business')[] | undefined
  /** As stated by the person or imported. */
  gender?: DiscoveryBodyGender | ('female' | 'male' | 'other')[] | undefined
  age?: DiscoveryBodyAge | undefined
  /** Ids from /dictionary/locations: countries, regions, cities. A country includes its cities. */
  locations?: DiscoveryBodyLocations | string[] | undefined
  /** Codes from /dictionary/languages. */
  languages?: DiscoveryBodyLocations | string[] | undefined
  /** Ids from /dictionary/interests. A top-level interest includes its sub-interests. */
  interests?: DiscoveryBodyLocations | string[] | undefined
  topics?: DiscoveryBodyTopics | undefined
  /** Ids from /dictionary/brands: creators who mention them. */
  brands?: DiscoveryBodyLocations | string[] | undefined
  /** Ids from /dictionary/brands: creators who mention them in disclosed sponsored contents. */
  sponsored_by?: DiscoveryBodyLocations | string[] | undefined
  has_sponsored_content?: boolean | undefined
  /** With or without #, in the newest contents. Tags that disclose payment (#ad, #werbung) are left out: ask for `sponsored` or a query instead. */
  hashtags?: DiscoveryBodyLocations | string[] | undefined
  /** With or without @, in the newest contents. */
  mentions?: DiscoveryBodyLocations | string[] | undefined
  /** Words of the bio; an entry of several words needs all of them. */
  bio_contains?: DiscoveryBodyLocations | string[] | undefined
  /** Of the professional network, as profiles name it; without case. */
  industry?: DiscoveryBodyLocations | string[] | undefined
  /** Founder, Chief officer, Vice president, Director, Manager, Senior, Entry, Intern. */
  seniority?: DiscoveryBodyLocations | string[] | undefined
  /** Engineering, Marketing, Sales and so on. */
  function?: DiscoveryBodyLocations | string[] | undefined
  /** Words of the present company; an entry of several words needs all of them. */
  company?: DiscoveryBodyLocations | string[] | undefined
  /** Words of the present title. */
  title?: DiscoveryBodyLocations | string[] | undefined
  /** As profiles list them; without case. */
  skills?: DiscoveryBodyLocations | string[] | undefined
  has_contact?: boolean | undefined
  /** must: all of them; should: at least one. */
  contact_types?: DiscoveryBodyContactTypes | undefined
  /** Creators without audience data do not match; the funnel shows how many. */
  audience?: DiscoveryBodyAudience | undefined
  /** Ids of your lists (GET /lists): creators who are on them. none_of: creators who are not. */
  lists?: DiscoveryBodyLocations | string[] | undefined
  /** Look-alikes of a stored profile: by the creator’s topics, size, language and country, or by audience. */
  similar_to?: DiscoveryBodySimilarTo | undefined
  exclude?: DiscoveryBodyExclude | undefined
  /** Without it: by similarity with similar_to, by relevance with query or topics, else by followers. */
  sort?: DiscoveryBodySort | undefined
  /** Counts over all matches, not only this page. */
  facets?: ('network' | 'country' | 'language' | 'interest' | 'followers' | 'account_type' | 'gender')[] | undefined
  /** auto: exact if that is cheap, otherwise a lower bound. */
  total?: 'auto' | 'exact' | undefined
  /** Whether to count how many creators each filter leaves. */
  funnel?: boolean | undefined
  limit?: number | undefined
  /** next_cursor of the page before, with everything else unchanged. */
  cursor?: string | undefined
}

export type NamedProfile = NamedProfileByNetworkAndHandle | NamedProfileByProfileUrl

export type Creator = {
  network:
    | 'instagram'
    | 'tiktok'
    | 'youtube'
    | 'x'
    | 'facebook'
    | 'twitch'
    | 'threads'
    | 'pinterest'
    | 'snapchat'
    | 'bluesky'
    | 'mastodon'
    | 'professional'
    | 'reddit'
    | 'telegram'
    | 'tumblr'
    | 'nostr'
    | 'lemmy'
    | 'peertube'
    | 'hackernews'
    | 'web'
  external_id: string
  handle: string
  url: string
  /** Null where it is not known. */
  name: string | null
  /** Null where it is not known. */
  bio: string | null
  image_url: string | null
  /** Null where nothing says it. */
  verified: boolean | null
  account_type: 'personal' | 'creator' | 'business' | null
  gender: 'female' | 'male' | 'other' | null
  /** Current year minus year of birth. */
  age: number | null
  location: CreatorLocation | null
  /** Null where neither the profile nor a text tells them. */
  languages: string[] | null
  /** Null where nothing is known that could tell them. */
  interests: string[] | null
  followers: number | null
  following: number | null
  content_count: number | null
  average_likes: CreatorAverageLikes
  average_comments: CreatorAverageLikes
  average_views: CreatorAverageLikes
  /** By the mean, as the report says it. */
  engagement_rate: number | null
  engagement: CreatorEngagement
  /** Fractions; null where the history does not reach back so far. */
  follower_growth: CreatorFollowerGrowth
  posts_per_week: number | null
  /** Of one post, from the newest contents, the audience and the rate card. Null if the evidence is not enough. The report also compares engagement with peers, so its price may differ. */
  estimated_price: CreatorEstimatedPrice | null
  last_posted_at: string | null
  /** Of the newest contents, most used first, without tags that disclose payment such as #ad. Null where no contents are known. */
  hashtags: string[] | null
  /** Ids of /dictionary/brands that the newest contents name. Null where no contents are known. */
  brands: string[] | null
  contact: CreatorContact
  /** Null where no contents are known. */
  has_sponsored_content: boolean | null
  /** Ids of /dictionary/brands that disclosed contents name. Null where no contents are known. */
  sponsored_by: string[] | null
  /** What the creator says of themselves in name and bio. */
  stated: CreatorStated[]
  /** Null if no audience has been analysed. */
  audience: CreatorAudience | null
  /** Why fields are null. The report names what would have to be imported or read. */
  missing: CreatorMissing[]
  source: string
  synthetic: boolean
  as_of: string
  /** Relevance (BM25 and followers) or similarity (cosine), where the order is by it. */
  score: number | null
  /** With similar_to: what the two have in common. */
  shared_traits: string[] | null
  /** Each filter of the request, and why this creator matches. */
  match: CreatorMatch[]
}

export type Location = {
  /** Stable. Countries are es, regions es-vc, cities es-2509954 (GeoNames). */
  id: string
  kind: 'country' | 'region' | 'city'
  name: string
  /** ISO 3166-1 alpha-2. */
  country_code: string
  /** From the region up to the country. */
  parents: LocationParent[]
  population: number
  latitude: number | null
  longitude: number | null
  /** How the query matched: the whole name, its beginning, a word in it, another name, or with a typo. An empty query matches the beginning of every name. */
  match: 'exact' | 'name_prefix' | 'name_word' | 'alias' | 'typo' | 'typo_prefix'
}

export type Language = {
  /** ISO 639-1 code, or 639-3 if there is none. */
  id: string
  name: string
  native_name: string
  /** How the query matched: the whole name, its beginning, a word in it, another name, or with a typo. An empty query matches the beginning of every name. */
  match: 'exact' | 'name_prefix' | 'name_word' | 'alias' | 'typo' | 'typo_prefix'
}

export type Brand = {
  id: string
  name: string
  /** Other names; with # or @ they are tags and accounts. */
  aliases: string[]
  /** Id of the interest dictionary: what it sells. */
  interest: string | null
  website: string | null
  handles: BrandHandle[]
  /** Hosts without www. */
  domains: string[]
  /** The brand or company it belongs to. */
  parent_id: string | null
  /** True: the name is also an everyday word and only counts with context. False: it always counts. Null: decided from the name itself. */
  ambiguous: boolean | null
  /** Ids of other brands. */
  competitors: string[]
  /** True for brands of the demo data. */
  synthetic: boolean
  /** How the query matched: the whole name, its beginning, a word in it, another name, or with a typo. An empty query matches the beginning of every name. */
  match: 'exact' | 'name_prefix' | 'name_word' | 'alias' | 'typo' | 'typo_prefix'
}

export type Interest = {
  id: string
  name: string
  parent_id: string | null
  /** Ids of the interests below. */
  children: string[]
  /** How the query matched: the whole name, its beginning, a word in it, another name, or with a typo. An empty query matches the beginning of every name. */
  match: 'exact' | 'name_prefix' | 'name_word' | 'alias' | 'typo' | 'typo_prefix'
}

export type Topic = {
  /** The tag, without #. */
  id: string
  /** Stored contents that use it. */
  contents: number
  /** Creators who used it. */
  creators: number
  /** How the query matched: the whole name, its beginning, a word in it, another name, or with a typo. An empty query matches the beginning of every name. */
  match: 'exact' | 'name_prefix' | 'name_word' | 'alias' | 'typo' | 'typo_prefix'
}

export type NamedId = {
  kind: 'location' | 'language' | 'interest' | 'brand'
  id: string
  /** Null where the dictionary has no such id. */
  name: string | null
}

export type InterpretedWords = {
  words: string
  /** Place of the first character, from 0. */
  from: number
  /** Place behind the last character. */
  to: number
  /** The filter it became; query: looked for as a word; null: says nothing. */
  filter: string | null
  meaning: string
  /** Whether the words ask for something that no filter can say; `meaning` says why. */
  unused: boolean
}

export type RankingBody = {
  /** What is ranked by, the highest first. */
  by?: 'followers' | 'engagement_rate' | 'follower_growth' | 'account_score' | undefined
  /** One or more networks. */
  network?:
    | 'instagram'
    | 'tiktok'
    | 'youtube'
    | 'x'
    | 'facebook'
    | 'twitch'
    | 'threads'
    | 'pinterest'
    | 'snapchat'
    | 'bluesky'
    | 'mastodon'
    | 'professional'
    | 'reddit'
    | 'telegram'
    | 'tumblr'
    | 'nostr'
    | 'lemmy'
    | 'peertube'
    | 'hackernews'
    | 'web'
    | (
        | 'instagram'
        | 'tiktok'
        | 'youtube'
        | 'x'
        | 'facebook'
        | 'twitch'
        | 'threads'
        | 'pinterest'
        | 'snapchat'
        | 'bluesky'
        | 'mastodon'
        | 'professional'
        | 'reddit'
        | 'telegram'
        | 'tumblr'
        | 'nostr'
        | 'lemmy'
        | 'peertube'
        | 'hackernews'
        | 'web'
      )[]
    | undefined
  /** Ids from /dictionary/interests. A top-level interest includes its sub-interests. */
  interests?: DiscoveryBodyLocations | string[] | undefined
  topics?: DiscoveryBodyTopics | undefined
  /** Ids from /dictionary/locations: countries, regions, cities. A country includes its cities. */
  locations?: DiscoveryBodyLocations | string[] | undefined
  /** Codes from /dictionary/languages. */
  languages?: DiscoveryBodyLocations | string[] | undefined
  followers?: DiscoveryBodyFollowers | undefined
  /** Ids of your lists (GET /lists): creators who are on them. none_of: creators who are not. */
  lists?: DiscoveryBodyLocations | string[] | undefined
  /** Whether invented creators (the demo) are wanted. By default they are left out as soon as there is any real one. */
  synthetic?: 'include' | 'only' | 'exclude' | undefined
  /** How far back movement is measured; for follower_growth also the period that is ranked. */
  months?: 1 | 3 | 6 | undefined
  limit?: number | undefined
}

export type RankedCreator = {
  /** Equal values share a rank, and the ranks behind them are left out: 1, 2, 2, 4. */
  rank: number
  tied: boolean
  /** The best rank that the bounds of the values allow. */
  rank_best: number
  /** The worst rank that the bounds of the values allow. */
  rank_worst: number
  network:
    | 'instagram'
    | 'tiktok'
    | 'youtube'
    | 'x'
    | 'facebook'
    | 'twitch'
    | 'threads'
    | 'pinterest'
    | 'snapchat'
    | 'bluesky'
    | 'mastodon'
    | 'professional'
    | 'reddit'
    | 'telegram'
    | 'tumblr'
    | 'nostr'
    | 'lemmy'
    | 'peertube'
    | 'hackernews'
    | 'web'
  external_id: string
  handle: string
  /** Null where it is not known. */
  name: string | null
  image_url: string | null
  /** Null where nothing says it. */
  verified: boolean | null
  followers: number | null
  /** What is ranked by: a count, a fraction, or 0 to 100 for account_score. */
  value: number
  /** Lower bound of 95 %; null where the value is counted. */
  low: number | null
  high: number | null
  /** Rank and value `months` ago, among the ranked creators whose value then is known. */
  then: RankedCreatorThen | null
  /** Ranks gained since then among the creators whose value then is known; negative: lost. */
  movement: number | null
  /** Why movement is not known. */
  movement_missing: string | null
  synthetic: boolean
}

export type BriefBody = {
  /** The brief in your own words. */
  text?: string | undefined
  /** What the brief asks for, as filters of POST /discovery. They win over the text. */
  filters?: BriefBodyFilters | undefined
  /** For one post of one creator. Wins over the text. */
  budget?: BriefBodyBudget | undefined
  /** Whether invented creators (the demo) are wanted. By default they are left out as soon as there is any real one. */
  synthetic?: 'include' | 'only' | 'exclude' | undefined
  limit?: number | undefined
}

export type FittingCreator = {
  rank: number
  /** 0 to 100: the weighted mean of all factors. What is not known counts half. */
  fit: number
  /** If everything that is not known spoke against them. */
  low: number
  /** If everything that is not known spoke for them. */
  high: number
  network:
    | 'instagram'
    | 'tiktok'
    | 'youtube'
    | 'x'
    | 'facebook'
    | 'twitch'
    | 'threads'
    | 'pinterest'
    | 'snapchat'
    | 'bluesky'
    | 'mastodon'
    | 'professional'
    | 'reddit'
    | 'telegram'
    | 'tumblr'
    | 'nostr'
    | 'lemmy'
    | 'peertube'
    | 'hackernews'
    | 'web'
  external_id: string
  handle: string
  /** Null where it is not known. */
  name: string | null
  image_url: string | null
  /** Null where nothing says it. */
  verified: boolean | null
  followers: number | null
  reasons: FittingCreatorReason[]
  doubts: FittingCreatorReason[]
  unknown: FittingCreatorUnknown[]
  synthetic: boolean
}

export type CreatorListBody = {
  /** Unique within the account, without case. */
  name: string
  description?: string | undefined
  tags?: string[] | undefined
  /** Who looks after the list. */
  owner?: string | null | undefined
  /** The stages a member can be in, in their order. */
  stages?: string[] | undefined
  /** Fields of your own for each member. */
  fields?: CreatorListBodyField[] | undefined
}

export type CreatorList = {
  id: string
  /** Unique within the account, without case. */
  name: string
  description: string
  tags: string[]
  /** Who looks after the list. */
  owner: string | null
  /** The stages a member can be in, in their order. */
  stages: string[]
  /** Fields of your own for each member. */
  fields: CreatorListBodyField[]
  /** Number of creators on the list. */
  members: number
  created_at: string
  updated_at: string
}

export type CreatorListPatch = {
  /** Unique within the account, without case. */
  name?: string | undefined
  description?: string | undefined
  tags?: string[] | undefined
  /** Who looks after the list. */
  owner?: string | null | undefined
  /** The stages a member can be in, in their order. */
  stages?: string[] | undefined
  /** Fields of your own for each member. */
  fields?: CreatorListBodyField[] | undefined
}

export type ListMembersBody = {
  /** Creators by id, handle or address. */
  profiles?: NamedMember[] | undefined
  /** Addresses of profiles, network:handle, or handles with `network`. */
  items?: string[] | undefined
  /** A table with a column url, or handle and network. Columns stage, owner, tags, note and those named as fields of the list are taken for each member. A text/csv body is read as this. */
  csv?: string | undefined
  /** Of handles in `items` and `csv` that do not say it. */
  network?:
    | 'instagram'
    | 'tiktok'
    | 'youtube'
    | 'x'
    | 'facebook'
    | 'twitch'
    | 'threads'
    | 'pinterest'
    | 'snapchat'
    | 'bluesky'
    | 'mastodon'
    | 'professional'
    | 'reddit'
    | 'telegram'
    | 'tumblr'
    | 'nostr'
    | 'lemmy'
    | 'peertube'
    | 'hackernews'
    | 'web'
    | undefined
  /** The filters of POST /discovery: everybody they find. */
  search?: ListMembersBodySearch | undefined
  /** skip: leaves out people who are already on the list with an account on another network. */
  same_person?: 'add' | 'skip' | undefined
  /** Values set for every added member. What a row of `csv` says counts for more. */
  set?: ListMembersBodySet | undefined
}

export type NamedMember = NamedMemberByNetworkAndExternalId | NamedProfileByNetworkAndHandle | NamedProfileByProfileUrl

export type ListMember = {
  network:
    | 'instagram'
    | 'tiktok'
    | 'youtube'
    | 'x'
    | 'facebook'
    | 'twitch'
    | 'threads'
    | 'pinterest'
    | 'snapchat'
    | 'bluesky'
    | 'mastodon'
    | 'professional'
    | 'reddit'
    | 'telegram'
    | 'tumblr'
    | 'nostr'
    | 'lemmy'
    | 'peertube'
    | 'hackernews'
    | 'web'
  external_id: string
  /** The present one; that of the day they were added if they are not known any more. */
  handle: string
  stage: string | null
  owner: string | null
  tags: string[]
  note: string
  fields: Record<string, string | number | boolean>
  /** Id of the token or user. */
  added_by: string
  /** What that token or user is called now; a token of a user has both names. Null for deleted users. */
  added_by_name: string | null
  added_at: string
  updated_at: string
  /** Other accounts of the same person on this list. */
  also_here: ListMemberAlsoHere[]
  /** As POST /discovery shows them; null if the creator is not known any more. */
  creator: ListMemberCreator | null
}

export type ListMembersChange = {
  members: NamedMember[]
  set?: ListMembersBodySet | undefined
  add_tags?: string[] | undefined
  remove_tags?: string[] | undefined
}

export type ListMembersRemoval = {
  members: NamedMember[]
}

export type ListChange = {
  id: string
  kind: 'added' | 'changed' | 'removed' | 'undone' | 'list_changed'
  /** Id of the token or user. */
  actor: string
  /** What that token or user is called now; a token of a user has both names. Null for deleted users. */
  actor_name: string | null
  /** How many members it changed. */
  members: number
  /** The first of them. */
  sample: ListChangeSample[]
  /** Of list_changed: `before`, what was changed; of undone: `undoes`, the id of the change. */
  details: Record<string, unknown>
  /** Id of the change that undid it. */
  undone_by: string | null
  created_at: string
}

export type SavedSearchBody = {
  name: string
  /** The filters of POST /discovery. */
  filters: SavedSearchBodyFilters
  /** Without it: by similarity with similar_to, by relevance with query or topics, else by followers. */
  sort?: DiscoveryBodySort | undefined
  /** How often to look; null: only on request. */
  every_s?: number | null | undefined
  /** Which differences are an event `search.changed` (GET /events, webhooks). */
  alerts?: ('new' | 'lost' | 'changed')[] | undefined
  /** How many matches are followed: the first ones in the order of `sort`. */
  max_results?: number | undefined
  /** Relative change from which followers count as changed: 0.1 is ten percent. */
  followers_share?: number | undefined
}

export type SavedSearch = {
  id: string
  name: string
  filters: Record<string, unknown>
  sort: Record<string, unknown> | null
  every_s: number | null
  alerts: ('new' | 'lost' | 'changed')[]
  max_results: number
  followers_share: number
  paused: boolean
  /** At the last look; null before the first, and before the first with other filters. */
  matches: number | null
  checked_at: string | null
  next_at: string | null
  created_at: string
  updated_at: string
}

export type SavedSearchPatch = {
  name?: string | undefined
  /** The filters of POST /discovery. */
  filters?: SavedSearchBodyFilters | undefined
  /** Null: the default order. */
  sort?: DiscoveryBodySort | null | undefined
  /** How often to look; null: only on request. */
  every_s?: number | null | undefined
  /** Which differences are an event `search.changed` (GET /events, webhooks). */
  alerts?: ('new' | 'lost' | 'changed')[] | undefined
  /** How many matches are followed: the first ones in the order of `sort`. */
  max_results?: number | undefined
  /** Relative change from which followers count as changed: 0.1 is ten percent. */
  followers_share?: number | undefined
  paused?: boolean | undefined
}

export type SavedSearchRun = {
  /** Id of the request that looked. */
  id: string
  /** Whether later runs are compared with this one and it with none: the first, or the first with other filters. */
  baseline: boolean
  matches: number
  new: number
  lost: number
  changed: number
  created_at: string
}

export type SavedSearchDifference = {
  kind: 'new' | 'lost' | 'changed'
  network:
    | 'instagram'
    | 'tiktok'
    | 'youtube'
    | 'x'
    | 'facebook'
    | 'twitch'
    | 'threads'
    | 'pinterest'
    | 'snapchat'
    | 'bluesky'
    | 'mastodon'
    | 'professional'
    | 'reddit'
    | 'telegram'
    | 'tumblr'
    | 'nostr'
    | 'lemmy'
    | 'peertube'
    | 'hackernews'
    | 'web'
  external_id: string
  /** Null if new. */
  before: SavedSearchDifferenceBefore | null
  /** Null if lost. */
  after: SavedSearchDifferenceBefore | null
}

export type ScheduledExportBody = {
  name: string
  /** Interval in seconds: a day unless given. */
  every_s?: number | undefined
  /** A saved search: its filters and order, as they are when the export runs. Alternatively, `search`. */
  saved_search_id?: string | undefined
  /** The filters of POST /discovery, such as `{"lists": ["lst_…"]}` for everybody on a list. */
  search?: ScheduledExportBodySearch | undefined
  /** Default: all matches. */
  max_results?: number | undefined
  /** Default: all fields except contacts. Rows and columns use this order. `contacts` requires the scope contacts and a purpose; creators on the do-not-contact list have none. */
  fields?:
    | (
        | 'network'
        | 'external_id'
        | 'handle'
        | 'url'
        | 'name'
        | 'bio'
        | 'image_url'
        | 'verified'
        | 'account_type'
        | 'gender'
        | 'age'
        | 'location'
        | 'languages'
        | 'interests'
        | 'followers'
        | 'following'
        | 'content_count'
        | 'average_likes'
        | 'average_comments'
        | 'average_views'
        | 'engagement_rate'
        | 'engagement'
        | 'follower_growth'
        | 'posts_per_week'
        | 'estimated_price'
        | 'last_posted_at'
        | 'hashtags'
        | 'brands'
        | 'contact'
        | 'has_sponsored_content'
        | 'sponsored_by'
        | 'stated'
        | 'audience'
        | 'missing'
        | 'source'
        | 'synthetic'
        | 'as_of'
        | 'contacts'
      )[]
    | undefined
  /** What the contacts are for. Stored with the request. Required for contacts. */
  purpose?: string | undefined
  format?: 'jsonl' | 'csv' | 'parquet' | 'xlsx' | undefined
}

export type ScheduledExport = {
  id: string
  name: string
  every_s: number
  saved_search_id: string | null
  search: Record<string, unknown> | null
  max_results: number | null
  /** Null: all except contacts. */
  fields: string[] | null
  format: 'jsonl' | 'csv' | 'parquet' | 'xlsx'
  /** Where the files go: below ROSTRA_EXPORT_STORE, one for each run, named by its time. */
  folder: string
  paused: boolean
  /** The latest run. */
  last: ScheduledExportLast | null
  next_at: string | null
  created_at: string
}

export type ScheduledExportPatch = {
  paused: boolean
}

export type CampaignBody = {
  name: string
  /** Ids of GET /dictionary/brands, or names of brands in it. */
  brands?: string[] | undefined
  /** Accounts that posts mention, with or without @. */
  accounts?: string[] | undefined
  hashtags?: string[] | undefined
  /** Everything below such an address counts; named parameters must be there. */
  links?: string[] | undefined
  /** Discount codes, found as whole words. */
  codes?: string[] | undefined
  starts_at: string
  /** Null if there is no end date. Posts at or after this time do not count. */
  ends_at?: string | null | undefined
  currency?: string | undefined
  /** What comments should be about. Null: the brands. */
  product?: CampaignBodyProduct | null | undefined
  /** Whether posts must say that they are paid. */
  disclosure_required?: boolean | undefined
  /** How often to look for posts; null: only on request. */
  every_s?: number | null | undefined
  roster?: CampaignRosterBody | undefined
}

export type CampaignRosterBody = (string | NamedMember)[] | CampaignRoster

export type CampaignRoster = {
  /** Creators by id, handle or address. */
  profiles?: NamedMember[] | undefined
  /** Addresses of profiles, network:handle, or handles with `network`. */
  items?: string[] | undefined
  /** A table with a column url, or handle and network. A column fee says what each is paid. */
  csv?: string | undefined
  /** Of handles in `items` and `csv` that do not say it. */
  network?:
    | 'instagram'
    | 'tiktok'
    | 'youtube'
    | 'x'
    | 'facebook'
    | 'twitch'
    | 'threads'
    | 'pinterest'
    | 'snapchat'
    | 'bluesky'
    | 'mastodon'
    | 'professional'
    | 'reddit'
    | 'telegram'
    | 'tumblr'
    | 'nostr'
    | 'lemmy'
    | 'peertube'
    | 'hackernews'
    | 'web'
    | undefined
  /** The filters of POST /discovery: everybody they find. */
  search?: ListMembersBodySearch | undefined
  /** Everybody who is on this list now. */
  list?: string | undefined
  /** What each of them is paid, in the currency of the campaign. */
  fee?: number | null | undefined
  /** With `list`: the key of the number field of the list that contains the fee. */
  fee_field?: string | undefined
}

export type CampaignCreated = {
  id: string
  name: string
  brands: LocationParent[]
  accounts: string[]
  hashtags: string[]
  links: string[]
  codes: string[]
  starts_at: string
  ends_at: string | null
  currency: string
  /** What comments should be about. Null: the brands. */
  product: CampaignBodyProduct | null
  disclosure_required: boolean
  every_s: number | null
  paused: boolean
  members: number
  /** Posts that count. */
  posts: number
  /** Null before the first check. */
  checked_at: string | null
  next_at: string | null
  /** When the last check after the end was done. */
  finished_at: string | null
  created_at: string
  updated_at: string
  roster: CampaignRosterAdded | null
  /** What the first run may use of sources that charge or count. Null where it reads none of them. */
  cost: RequestCost | null
  /** What later runs may use, each and in a month. Null likewise. */
  scheduled: ScheduledCost | null
}

export type CampaignRosterAdded = {
  added: number
  already: number
  not_found: number
  misses: CampaignRosterAddedMisse[]
  /** On the roster now. */
  members: number
}

export type RequestCost = {
  /** Calls of the source. */
  calls: number
  /** Units of a quota, where the source counts them. */
  units: number
  /** US dollars. */
  usd: number
  sources: RequestCostSource[]
}

export type ScheduledCost = {
  every_s: number
  /** What each run may use. A later run may need less than the first. */
  run: RequestCost
  /** What all runs of 30 days may use together. Daily budgets and quotas bound it all the same. */
  month: ScheduledCostMonth
}

export type Campaign = {
  id: string
  name: string
  brands: LocationParent[]
  accounts: string[]
  hashtags: string[]
  links: string[]
  codes: string[]
  starts_at: string
  ends_at: string | null
  currency: string
  /** What comments should be about. Null: the brands. */
  product: CampaignBodyProduct | null
  disclosure_required: boolean
  every_s: number | null
  paused: boolean
  members: number
  /** Posts that count. */
  posts: number
  /** Null before the first check. */
  checked_at: string | null
  next_at: string | null
  /** When the last check after the end was done. */
  finished_at: string | null
  created_at: string
  updated_at: string
}

export type CampaignPatch = {
  name?: string | undefined
  /** Ids of GET /dictionary/brands, or names of brands in it. */
  brands?: string[] | undefined
  /** Accounts that posts mention, with or without @. */
  accounts?: string[] | undefined
  hashtags?: string[] | undefined
  /** Everything below such an address counts; named parameters must be there. */
  links?: string[] | undefined
  /** Discount codes, found as whole words. */
  codes?: string[] | undefined
  starts_at?: string | undefined
  /** Null if there is no end date. Posts at or after this time do not count. */
  ends_at?: string | null | undefined
  currency?: string | undefined
  /** What comments should be about. Null: the brands. */
  product?: CampaignBodyProduct | null | undefined
  /** Whether posts must say that they are paid. */
  disclosure_required?: boolean | undefined
  /** How often to look for posts; null: only on request. */
  every_s?: number | null | undefined
  paused?: boolean | undefined
}

export type CampaignMembersPatch = {
  members: NamedMember[]
  fee: number | null
}

export type CampaignBoard = {
  campaign: Campaign
  totals: CampaignFigures
  states: CampaignBoardStates
  /** Posts that count, by the day they were published (UTC). */
  days: CampaignBoardDay[]
  members: CampaignMember[]
  /** How each figure is made. */
  formulas: Record<string, string>
  synthetic: boolean
  as_of: string | null
}

export type CampaignFigures = {
  /** Posts that count: certain and likely ones, and those a person has confirmed. */
  posts: number
  /** Posts that a person should look at; they do not count. */
  possible: number
  /** Posts that count and are no longer there. */
  gone: number
  /** Posts that do not say that they are paid. */
  undisclosed: number
  /** Posts in which a risk was found. */
  unsafe: number
  /** Sum over the posts whose reach is known. How many people saw several of them is unknown. */
  reach: CampaignFiguresReach | null
  /** Likes and comments. */
  engagements: CampaignFiguresEngagements | null
  /** Median over posts of engagement rate ÷ what is usual for the creator; 1 is as usual. */
  lift: CampaignFiguresReach | null
  /** Share of commenting authors who may buy, an author once a post. */
  intent: Estimate | null
  /** Share of commenting authors who mention the product or brand. */
  relevance: Estimate | null
  /** Of the comments that count. */
  sentiment: CampaignFiguresSentiment
  /** Sum of reach ÷ 1000 × the rate of the rate card for the network and type of post. */
  earned_value: CampaignFiguresEarnedValue | null
  /** Agreed fees, in the currency of the campaign. Null: none are known. */
  fee: number | null
  /** Fees ÷ engagements, over creators with a fee and posts whose engagement is known. */
  cost_per_engagement: number | null
  /** Fees ÷ reach × 1000, likewise. */
  cost_per_thousand: number | null
  /** Earned value ÷ fees; null where the currencies differ. */
  return_on_fee: number | null
  /** What could not be measured, and why. */
  missing: CampaignMissing[]
}

export type Estimate = {
  value: number
  /** Lower bound of the 95 % interval. */
  low: number
  high: number
  /** Number of contents or people this is based on. */
  sample_size: number
  basis: 'measured' | 'declared' | 'inferred'
}

export type CampaignMissing = {
  what: string
  why: string
  posts: number
}

export type CampaignMember = {
  network:
    | 'instagram'
    | 'tiktok'
    | 'youtube'
    | 'x'
    | 'facebook'
    | 'twitch'
    | 'threads'
    | 'pinterest'
    | 'snapchat'
    | 'bluesky'
    | 'mastodon'
    | 'professional'
    | 'reddit'
    | 'telegram'
    | 'tumblr'
    | 'nostr'
    | 'lemmy'
    | 'peertube'
    | 'hackernews'
    | 'web'
  external_id: string
  handle: string
  name: string | null
  followers: number | null
  fee: number | null
  /** not_posted: read, and nothing that counts was found. not_read: their posts could not be read. */
  state: 'waiting' | 'posted' | 'not_posted' | 'not_read'
  /** Why posts could not be read, or what a reader must know. */
  detail: string | null
  last_post_at: string | null
  figures: CampaignFigures
}

export type CampaignPost = {
  network:
    | 'instagram'
    | 'tiktok'
    | 'youtube'
    | 'x'
    | 'facebook'
    | 'twitch'
    | 'threads'
    | 'pinterest'
    | 'snapchat'
    | 'bluesky'
    | 'mastodon'
    | 'professional'
    | 'reddit'
    | 'telegram'
    | 'tumblr'
    | 'nostr'
    | 'lemmy'
    | 'peertube'
    | 'hackernews'
    | 'web'
  content_id: string
  /** Of the creator. */
  external_id: string
  handle: string
  url: string
  type: 'text' | 'image' | 'video' | 'short' | 'carousel' | 'story' | 'stream' | 'article' | 'repost' | 'reply'
  /** The first 500 characters of title and text. */
  text: string
  thumbnail_url: string | null
  published_at: string
  found_at: string
  /** When a check noticed that it is no longer there. */
  gone_at: string | null
  counts: boolean
  /** What a person said of it; null: as the signs say. */
  decided: boolean | null
  certainty: 'certain' | 'likely' | 'possible'
  /** Why it was taken for a post of the campaign. */
  signs: CampaignPostSign[]
  disclosure: CampaignPostDisclosure
  safety: CampaignPostSafety
  figures: CampaignPostFigures
  /** Views, or an estimate from the likes. */
  reach: CampaignPostReach | null
  /** Likes and comments. */
  engagements: number | null
  engagement_rate: number | null
  /** What is usual: medians over the creator’s newest posts outside of the campaign. */
  baseline: CampaignPostBaseline | null
  /** Engagement rate ÷ what is usual for the creator. */
  lift: CampaignPostLift | null
  /** Null: comments were not read yet. */
  comments_read: number | null
  intent: CampaignPostIntent | null
  relevance: CampaignPostRelevance | null
  sentiment: CampaignFiguresSentiment | null
  earned_value: CampaignPostEarnedValue | null
  /** What could not be measured. */
  missing: CampaignPostMissing[]
  synthetic: boolean
  as_of: string
}

export type Rate = {
  value: number
  /** Bounds of 95 %; null for what is declared, and where a single content is known. */
  low: number | null
  high: number | null
  sample_size: number | null
  /** measured: over contents we know. declared: as a file or the network states it, where nothing could be measured. */
  basis: 'measured' | 'declared'
}

export type CampaignReport = {
  campaign: Campaign
  totals: CampaignFigures
  states: CampaignBoardStates
  /** Posts that count, by the day they were published (UTC). */
  days: CampaignBoardDay[]
  members: CampaignMember[]
  /** How each figure is made. */
  formulas: Record<string, string>
  synthetic: boolean
  as_of: string | null
  posts: CampaignPost[]
}

export type RegisteredBrand = {
  id: string
  name: string
  /** Other names; with # or @ they are tags and accounts. */
  aliases: string[]
  /** Id of the interest dictionary: what it sells. */
  interest: string | null
  website: string | null
  handles: BrandHandle[]
  /** Hosts without www. */
  domains: string[]
  /** The brand or company it belongs to. */
  parent_id: string | null
  /** True: the name is also an everyday word and only counts with context. False: it always counts. Null: decided from the name itself. */
  ambiguous: boolean | null
  /** Ids of other brands. */
  competitors: string[]
  /** True for brands of the demo data. */
  synthetic: boolean
}

export type BrandBody = {
  name: string
  aliases?: string[] | undefined
  interest?: string | null | undefined
  website?: string | null | undefined
  handles?: BrandBodyHandle[] | undefined
  domains?: string[] | undefined
  parent_id?: string | null | undefined
  ambiguous?: boolean | null | undefined
  competitors?: string[] | undefined
}

export type BrandPatch = {
  name?: string | undefined
  aliases?: string[] | undefined
  interest?: string | null | undefined
  website?: string | null | undefined
  handles?: BrandBodyHandle[] | undefined
  domains?: string[] | undefined
  parent_id?: string | null | undefined
  ambiguous?: boolean | null | undefined
  competitors?: string[] | undefined
}

export type DoNotContactEntry = {
  id: string
  layer: 'account' | 'installation'
  kind: 'email' | 'phone' | 'profile'
  reason: string | null
  created_at: string
}

export type ProfileReport = {
  /** ready_low_confidence: complete, but based on few contents or people; see `missing` and the bounds. */
  state: 'ready' | 'ready_low_confidence' | 'private' | 'deleted' | 'unavailable'
  /** Why the state is not ready. */
  detail: string | null
  network:
    | 'instagram'
    | 'tiktok'
    | 'youtube'
    | 'x'
    | 'facebook'
    | 'twitch'
    | 'threads'
    | 'pinterest'
    | 'snapchat'
    | 'bluesky'
    | 'mastodon'
    | 'professional'
    | 'reddit'
    | 'telegram'
    | 'tumblr'
    | 'nostr'
    | 'lemmy'
    | 'peertube'
    | 'hackernews'
    | 'web'
  handle: string
  /** The same stored input and version always give the same report. */
  engine_version: string
  profile: ProfileReportProfile | null
  /** What to look at first, computed by fixed rules, concerns before strengths. */
  highlights: ProfileReportHighlight[]
  /** How good the account is: authenticity of followers and of those who comment, consistency, growth and engagement. Null if less than half of it is known. */
  account_score: ProfileReportAccountScore | null
  numbers: ProfileReportNumbers | null
  engagement: ProfileReportEngagement | null
  growth: ProfileReportGrowth | null
  rhythm: ProfileReportRhythm | null
  contents: ProfileReportContents | null
  sponsored_against_organic: ProfileReportSponsoredAgainstOrganic | null
  /** Hashtags of the newest contents, most used first. */
  hashtags: ProfileReportHashtags | null
  /** Accounts that the newest contents mention, most mentioned first. */
  mentions: ProfileReportHashtags | null
  interests: ProfileReportInterests | null
  topics: ProfileReportTopics | null
  brand_affinity: ProfileReportBrandAffinity | null
  look_alikes: ProfileReportLookAlikes | null
  /** Contacts stated in the profile; /contact-info also reads linked pages. */
  contacts: ProfileReportContacts | null
  linked_accounts: ProfileReportLinkedAccounts | null
  price: ProfileReportPrice | null
  /** What the network shows the owner, where the creator connected the account to yours (/connections), beside our estimates. */
  first_party: FirstParty | null
  audiences: ProfileReportAudiences
  /** What the report lacks, item by item, and why. */
  missing: Missing[]
  /** Said where known data are older than was asked for, and why. */
  notes: string[]
}

export type Performance = {
  contents: number
  likes: PerformanceLikes | null
  comments: PerformanceLikes | null
  views: PerformanceLikes | null
  shares: PerformanceLikes | null
  saves: PerformanceLikes | null
  /** Likes and comments of a content as a fraction of followers. */
  engagement_rate: Rate | null
  /** Views of a content as a fraction of followers. */
  view_rate: Rate | null
}

export type PeerComparison = {
  /** Peers that were compared with. */
  profiles: number
  /** The band of followers they were taken from; null when it is the whole network. */
  followers: PeerComparisonFollowers | null
  median: number
  /** Share of the peers that lie below. */
  percentile: number | null
  histogram: HistogramBin[]
  as_of: string
}

export type HistogramBin = {
  min: number
  /** Exclusive, but for the last bin. */
  max: number
  profiles: number
  /** The profile of this report is in it. */
  here: boolean
  /** The median of the peers is in it. */
  is_median: boolean
}

export type ContentBrief = {
  id: string
  url: string
  type: 'text' | 'image' | 'video' | 'short' | 'carousel' | 'story' | 'stream' | 'article' | 'repost' | 'reply'
  title: string | null
  text: string
  published_at: string
  thumbnail_url: string | null
  hashtags: string[]
  mentions: string[]
  engagement: CampaignPostFigures
  engagement_rate: number | null
  sponsored: boolean
  brands: LocationParent[]
}

export type ScoreFactor = {
  name: string
  value: number
  contribution: number
  why: string
}

export type FirstParty = {
  basis: 'measured'
  as_of: string
  figures: FirstPartyFigure[]
  audience: FirstPartyAudience[]
  missing: FirstPartyMissing[]
}

export type Audience = {
  source: 'followers' | 'likers' | 'commenters'
  sample_size: number
  /** How many there are in all, where that is known. */
  population: number | null
  countries: AudienceCountries
  /** Of those who name a region or a city. */
  regions: AudienceRegions
  cities: AudienceCities
  languages: AudienceCountries
  /** From names by published counts and from stated pronouns; never from pictures. */
  genders: AudienceGenders
  /** Only where people state their age. */
  ages: AudienceAges
  genders_ages: AudienceGendersAges
  /** Of those whose bio names an interest. One person can have several. */
  interests: AudienceInterests
  /** Brands that bios name, of all members of the sample. */
  brand_affinity: AudienceBrandAffinity
  types: AudienceTypes
  /** How many accounts the members follow: people who follow thousands see little of each. */
  reachability: AudienceReachability
  /** How long the accounts exist, where the network says so. Young accounts in great number are a sign of bought followers. */
  account_ages: AudienceAccountAges
  /** Of those who like or comment, the share that does not follow. Null for followers, and where too few of the followers are known to say. */
  not_followers: Estimate | null
  /** Quality of the audience: the share of real, reachable people. Null if an imported list shows too little of its people. */
  credibility: AudienceCredibility | null
  /** Members with 5,000 followers or more, or verified. */
  notable: AudienceNotable
  /** On the professional network, from headlines. */
  professions?: AudienceProfessions | undefined
  /** Creators of the network whose audience is most like this one, split by split. */
  look_alikes: AudienceLookAlikes
  engine_version: string
  /** When the underlying network data was read. */
  as_of: string
}

export type CreatorBrief = {
  network:
    | 'instagram'
    | 'tiktok'
    | 'youtube'
    | 'x'
    | 'facebook'
    | 'twitch'
    | 'threads'
    | 'pinterest'
    | 'snapchat'
    | 'bluesky'
    | 'mastodon'
    | 'professional'
    | 'reddit'
    | 'telegram'
    | 'tumblr'
    | 'nostr'
    | 'lemmy'
    | 'peertube'
    | 'hackernews'
    | 'web'
  external_id: string
  handle: string
  /** Null where it is not known. */
  name: string | null
  url: string | null
  image_url: string | null
  followers: number | null
  /** Null where nothing says it. */
  verified: boolean | null
}

export type ProfessionalReport = {
  /** ready_low_confidence: complete, but based on few contents or people; see `missing` and the bounds. */
  state: 'ready' | 'ready_low_confidence' | 'private' | 'deleted' | 'unavailable'
  /** Why the state is not ready. */
  detail: string | null
  network:
    | 'instagram'
    | 'tiktok'
    | 'youtube'
    | 'x'
    | 'facebook'
    | 'twitch'
    | 'threads'
    | 'pinterest'
    | 'snapchat'
    | 'bluesky'
    | 'mastodon'
    | 'professional'
    | 'reddit'
    | 'telegram'
    | 'tumblr'
    | 'nostr'
    | 'lemmy'
    | 'peertube'
    | 'hackernews'
    | 'web'
  handle: string
  /** The same stored input and version always give the same report. */
  engine_version: string
  profile: ProfileReportProfile | null
  headline: string | null
  company: string | null
  industry: string | null
  seniority: string | null
  function: string | null
  connections: number | null
  positions: ProfessionalReportPosition[]
  education: ProfessionalReportEducation[]
  skills: string[]
  /** What to look at first, computed by fixed rules, concerns before strengths. */
  highlights: ProfileReportHighlight[]
  /** How good the account is: authenticity of followers and of those who comment, consistency, growth and engagement. Null if less than half of it is known. */
  account_score: ProfileReportAccountScore | null
  numbers: ProfileReportNumbers | null
  engagement: ProfileReportEngagement | null
  growth: ProfileReportGrowth | null
  rhythm: ProfileReportRhythm | null
  contents: ProfileReportContents | null
  sponsored_against_organic: ProfileReportSponsoredAgainstOrganic | null
  /** Hashtags of the newest contents, most used first. */
  hashtags: ProfileReportHashtags | null
  /** Accounts that the newest contents mention, most mentioned first. */
  mentions: ProfileReportHashtags | null
  interests: ProfileReportInterests | null
  topics: ProfileReportTopics | null
  brand_affinity: ProfileReportBrandAffinity | null
  look_alikes: ProfileReportLookAlikes | null
  /** Contacts stated in the profile; /contact-info also reads linked pages. */
  contacts: ProfileReportContacts | null
  linked_accounts: ProfileReportLinkedAccounts | null
  price: ProfileReportPrice | null
  /** What the network shows the owner, where the creator connected the account to yours (/connections), beside our estimates. */
  first_party: FirstParty | null
  audiences: ProfileReportAudiences
  /** What the report lacks, item by item, and why. */
  missing: Missing[]
  /** Said where known data are older than was asked for, and why. */
  notes: string[]
}

export type ReportScheduleCreated = {
  id: string
  profile: NamedProfile
  every_s: number
  /** Read it like any other profile analysis. */
  last_request_id: string | null
  /** The latest report as PDF. */
  pdf: string | null
  next_at: string
  created_at: string
  /** What the first run may use of sources that charge or count. Null where it reads none of them. */
  cost: RequestCost | null
  /** What later runs may use, each and in a month. Null likewise. */
  scheduled: ScheduledCost | null
}

export type ReportSchedule = {
  id: string
  profile: NamedProfile
  every_s: number
  /** Read it like any other profile analysis. */
  last_request_id: string | null
  /** The latest report as PDF. */
  pdf: string | null
  next_at: string
  created_at: string
}

export type DiscoveryExportBody = {
  /** Whether invented creators (the demo) are wanted. By default they are left out as soon as there is any real one. */
  synthetic?: 'include' | 'only' | 'exclude' | undefined
  /** One or more networks. */
  network?:
    | 'instagram'
    | 'tiktok'
    | 'youtube'
    | 'x'
    | 'facebook'
    | 'twitch'
    | 'threads'
    | 'pinterest'
    | 'snapchat'
    | 'bluesky'
    | 'mastodon'
    | 'professional'
    | 'reddit'
    | 'telegram'
    | 'tumblr'
    | 'nostr'
    | 'lemmy'
    | 'peertube'
    | 'hackernews'
    | 'web'
    | (
        | 'instagram'
        | 'tiktok'
        | 'youtube'
        | 'x'
        | 'facebook'
        | 'twitch'
        | 'threads'
        | 'pinterest'
        | 'snapchat'
        | 'bluesky'
        | 'mastodon'
        | 'professional'
        | 'reddit'
        | 'telegram'
        | 'tumblr'
        | 'nostr'
        | 'lemmy'
        | 'peertube'
        | 'hackernews'
        | 'web'
      )[]
    | undefined
  /** Words that must all occur in handle, name, bio or the captions of the newest contents; other forms of a word match too (recipe, recipes). "a phrase" must occur as written, -word must not occur. OR, brackets, #tag, @name, word*, lang:, country:, network: and author: work as in listening. The URL of a profile finds that profile. */
  query?: string | undefined
  followers?: DiscoveryBodyFollowers | undefined
  content_count?: DiscoveryBodyFollowers | undefined
  average_likes?: DiscoveryBodyAverageLikes | undefined
  average_comments?: DiscoveryBodyAverageLikes | undefined
  average_views?: DiscoveryBodyAverageLikes | undefined
  /** A fraction of the followers: 0.03 is three percent. */
  engagement_rate?: DiscoveryBodyAverageLikes | undefined
  /** Over the newest contents. */
  posts_per_week?: DiscoveryBodyFollowers | undefined
  /** Estimated price of a post, see `estimated_price`. Creators without enough evidence do not match. */
  price?: DiscoveryBodyPrice | undefined
  /** Fractions: 0.1 is ten percent more than that many months ago. */
  follower_growth?: DiscoveryBodyFollowerGrowth | undefined
  likes_growth?: DiscoveryBodyLikesGrowth | undefined
  views_growth?: DiscoveryBodyLikesGrowth | undefined
  /** A time, or a day (UTC). */
  last_posted_after?: string | undefined
  verified?: boolean | undefined
  account_type?: DiscoveryBodyAccountType | ('personal' | 'creator' | 'business')[] | undefined
  /** As stated by the person or imported. */
  gender?: DiscoveryBodyGender | ('female' | 'male' | 'other')[] | undefined
  age?: DiscoveryBodyAge | undefined
  /** Ids from /dictionary/locations: countries, regions, cities. A country includes its cities. */
  locations?: DiscoveryBodyLocations | string[] | undefined
  /** Codes from /dictionary/languages. */
  languages?: DiscoveryBodyLocations | string[] | undefined
  /** Ids from /dictionary/interests. A top-level interest includes its sub-interests. */
  interests?: DiscoveryBodyLocations | string[] | undefined
  topics?: DiscoveryBodyTopics | undefined
  /** Ids from /dictionary/brands: creators who mention them. */
  brands?: DiscoveryBodyLocations | string[] | undefined
  /** Ids from /dictionary/brands: creators who mention them in disclosed sponsored contents. */
  sponsored_by?: DiscoveryBodyLocations | string[] | undefined
  has_sponsored_content?: boolean | undefined
  /** With or without #, in the newest contents. Tags that disclose payment (#ad, #werbung) are left out: ask for `sponsored` or a query instead. */
  hashtags?: DiscoveryBodyLocations | string[] | undefined
  /** With or without @, in the newest contents. */
  mentions?: DiscoveryBodyLocations | string[] | undefined
  /** Words of the bio; an entry of several words needs all of them. */
  bio_contains?: DiscoveryBodyLocations | string[] | undefined
  /** Of the professional network, as profiles name it; without case. */
  industry?: DiscoveryBodyLocations | string[] | undefined
  /** Founder, Chief officer, Vice president, Director, Manager, Senior, Entry, Intern. */
  seniority?: DiscoveryBodyLocations | string[] | undefined
  /** Engineering, Marketing, Sales and so on. */
  function?: DiscoveryBodyLocations | string[] | undefined
  /** Words of the present company; an entry of several words needs all of them. */
  company?: DiscoveryBodyLocations | string[] | undefined
  /** Words of the present title. */
  title?: DiscoveryBodyLocations | string[] | undefined
  /** As profiles list them; without case. */
  skills?: DiscoveryBodyLocations | string[] | undefined
  has_contact?: boolean | undefined
  /** must: all of them; should: at least one. */
  contact_types?: DiscoveryBodyContactTypes | undefined
  /** Creators without audience data do not match; the funnel shows how many. */
  audience?: DiscoveryBodyAudience | undefined
  /** Ids of your lists (GET /lists): creators who are on them. none_of: creators who are not. */
  lists?: DiscoveryBodyLocations | string[] | undefined
  /** Look-alikes of a stored profile: by the creator’s topics, size, language and country, or by audience. */
  similar_to?: DiscoveryBodySimilarTo | undefined
  exclude?: DiscoveryBodyExclude | undefined
  /** Without it: by similarity with similar_to, by relevance with query or topics, else by followers. */
  sort?: DiscoveryBodySort | undefined
  /** Default: all matches. */
  max_results?: number | undefined
  /** Default: all fields except contacts. Rows and columns use this order. `contacts` requires the scope contacts and a purpose; creators on the do-not-contact list have none. */
  fields?:
    | (
        | 'network'
        | 'external_id'
        | 'handle'
        | 'url'
        | 'name'
        | 'bio'
        | 'image_url'
        | 'verified'
        | 'account_type'
        | 'gender'
        | 'age'
        | 'location'
        | 'languages'
        | 'interests'
        | 'followers'
        | 'following'
        | 'content_count'
        | 'average_likes'
        | 'average_comments'
        | 'average_views'
        | 'engagement_rate'
        | 'engagement'
        | 'follower_growth'
        | 'posts_per_week'
        | 'estimated_price'
        | 'last_posted_at'
        | 'hashtags'
        | 'brands'
        | 'contact'
        | 'has_sponsored_content'
        | 'sponsored_by'
        | 'stated'
        | 'audience'
        | 'missing'
        | 'source'
        | 'synthetic'
        | 'as_of'
        | 'contacts'
      )[]
    | undefined
  /** What the contacts are for. Stored with the request. Required for contacts. */
  purpose?: string | undefined
  /** Of the file that `result.file` leads to; pages are JSON always. */
  format?: 'jsonl' | 'csv' | 'parquet' | 'xlsx' | undefined
}

export type DiscoveryExportRequest = {
  id: string
  /** The operation this belongs to. */
  kind: string
  /** succeeded, partial, failed and canceled are final. */
  status: 'queued' | 'in_progress' | 'succeeded' | 'partial' | 'failed' | 'canceled'
  progress: Progress
  /** What is missing from a partial result. */
  missing: Missing[]
  /** Reason for the failure. */
  error: DiscoveryExportRequestError | null
  /** What it may use of sources that charge or count, estimated when it was submitted: at most so much, if nothing that it reads is known yet. Null where it reads none of them. */
  cost: RequestCost | null
  /** Number of attempts since the last progress. */
  attempt: number
  /** When the next attempt starts. */
  retry_at: string | null
  created_at: string
  updated_at: string
  started_at: string | null
  finished_at: string | null
  /** Null until the request has succeeded. */
  result: DiscoveryExportRequestResult | null
  data: ExportedCreator[]
  /** Send as `cursor` to get the next page; null on the last page. */
  next_cursor: string | null
}

export type Progress = {
  done: number
  /** Null while it is not known. */
  total: number | null
  /** Never decreases. */
  share: number
  /** Estimated remaining seconds. */
  eta_s: number | null
}

export type Missing = {
  item: string
  reason: string
  detail: string
}

export type ExportedCreator = {
  network?:
    | 'instagram'
    | 'tiktok'
    | 'youtube'
    | 'x'
    | 'facebook'
    | 'twitch'
    | 'threads'
    | 'pinterest'
    | 'snapchat'
    | 'bluesky'
    | 'mastodon'
    | 'professional'
    | 'reddit'
    | 'telegram'
    | 'tumblr'
    | 'nostr'
    | 'lemmy'
    | 'peertube'
    | 'hackernews'
    | 'web'
    | undefined
  external_id?: string | undefined
  handle?: string | undefined
  url?: string | undefined
  /** Null where it is not known. */
  name?: string | null | undefined
  /** Null where it is not known. */
  bio?: string | null | undefined
  image_url?: string | null | undefined
  /** Null where nothing says it. */
  verified?: boolean | null | undefined
  account_type?: 'personal' | 'creator' | 'business' | null | undefined
  gender?: 'female' | 'male' | 'other' | null | undefined
  /** Current year minus year of birth. */
  age?: number | null | undefined
  location?: CreatorLocation | null | undefined
  /** Null where neither the profile nor a text tells them. */
  languages?: string[] | null | undefined
  /** Null where nothing is known that could tell them. */
  interests?: string[] | null | undefined
  followers?: number | null | undefined
  following?: number | null | undefined
  content_count?: number | null | undefined
  average_likes?: CreatorAverageLikes | undefined
  average_comments?: CreatorAverageLikes | undefined
  average_views?: CreatorAverageLikes | undefined
  /** By the mean, as the report says it. */
  engagement_rate?: number | null | undefined
  engagement?: CreatorEngagement | undefined
  /** Fractions; null where the history does not reach back so far. */
  follower_growth?: CreatorFollowerGrowth | undefined
  posts_per_week?: number | null | undefined
  /** Of one post, from the newest contents, the audience and the rate card. Null if the evidence is not enough. The report also compares engagement with peers, so its price may differ. */
  estimated_price?: CreatorEstimatedPrice | null | undefined
  last_posted_at?: string | null | undefined
  /** Of the newest contents, most used first, without tags that disclose payment such as #ad. Null where no contents are known. */
  hashtags?: string[] | null | undefined
  /** Ids of /dictionary/brands that the newest contents name. Null where no contents are known. */
  brands?: string[] | null | undefined
  contact?: CreatorContact | undefined
  /** Null where no contents are known. */
  has_sponsored_content?: boolean | null | undefined
  /** Ids of /dictionary/brands that disclosed contents name. Null where no contents are known. */
  sponsored_by?: string[] | null | undefined
  /** What the creator says of themselves in name and bio. */
  stated?: CreatorStated[] | undefined
  /** Null if no audience has been analysed. */
  audience?: CreatorAudience | null | undefined
  /** Why fields are null. The report names what would have to be imported or read. */
  missing?: CreatorMissing[] | undefined
  source?: string | undefined
  synthetic?: boolean | undefined
  as_of?: string | undefined
  contacts?: ExportedCreatorContacts | null | undefined
}

export type EnrichmentBody = {
  /** Addresses of profiles, network:handle, handles (with `network`), e-mail addresses or the SHA-256 of one. */
  items?: string[] | undefined
  /** A table instead, with a column url, handle (and network) or email. A text/csv body is read as this. */
  csv?: string | undefined
  /** Everybody on one of your lists (GET /lists) instead. */
  list?: string | undefined
  /** Of handles that do not say it. */
  network?:
    | 'instagram'
    | 'tiktok'
    | 'youtube'
    | 'x'
    | 'facebook'
    | 'twitch'
    | 'threads'
    | 'pinterest'
    | 'snapchat'
    | 'bluesky'
    | 'mastodon'
    | 'professional'
    | 'reddit'
    | 'telegram'
    | 'tumblr'
    | 'nostr'
    | 'lemmy'
    | 'peertube'
    | 'hackernews'
    | 'web'
    | undefined
  /** What every row should have. `contacts` needs the scope contacts and a purpose. */
  blocks?: ('profile' | 'metrics' | 'audience' | 'contacts' | 'linked_accounts')[] | undefined
  /** Whether rows repeat the e-mail addresses that were given. With false, addresses are hashed on arrival and not stored. */
  keep_emails?: boolean | undefined
  /** What the contacts are for. Stored with the request. Required for contacts. */
  purpose?: string | undefined
  /** Maximum number of unknown profiles to read from the configured sources. Without it, only stored data is used. */
  live?: EnrichmentBodyLive | undefined
  /** Of the file that `result.file` leads to. */
  format?: 'jsonl' | 'csv' | 'parquet' | 'xlsx' | undefined
}

export type EnrichmentRequest = {
  id: string
  /** The operation this belongs to. */
  kind: string
  /** succeeded, partial, failed and canceled are final. */
  status: 'queued' | 'in_progress' | 'succeeded' | 'partial' | 'failed' | 'canceled'
  progress: Progress
  /** What is missing from a partial result. */
  missing: Missing[]
  /** Reason for the failure. */
  error: DiscoveryExportRequestError | null
  /** What it may use of sources that charge or count, estimated when it was submitted: at most so much, if nothing that it reads is known yet. Null where it reads none of them. */
  cost: RequestCost | null
  /** Number of attempts since the last progress. */
  attempt: number
  /** When the next attempt starts. */
  retry_at: string | null
  created_at: string
  updated_at: string
  started_at: string | null
  finished_at: string | null
  /** Null until the request has succeeded. */
  result: EnrichmentRequestResult | null
  data: EnrichedRow[]
  /** Send as `cursor` to get the next page; null on the last page. */
  next_cursor: string | null
}

export type EnrichedRow = {
  /** Place among the rows, from 0. */
  position: number
  /** As it was given. "(e-mail address)" for an address where keep_emails is false. */
  input: string
  status: 'found' | 'not_found' | 'invalid' | 'withheld'
  /** Why there is nothing. */
  reason: string | null
  /** Profiles that match; an e-mail address may have several, and the most followed is shown. */
  matches: number
  profile?: EnrichedRowProfile | null | undefined
  metrics?: EnrichedRowMetrics | null | undefined
  /** Null if no audience has been analysed. */
  audience?: CreatorAudience | null | undefined
  contacts?: ExportedCreatorContacts | null | undefined
  linked_accounts?: EnrichedRowLinkedAccount[] | null | undefined
}

export type EmailLookupRequest = {
  id: string
  /** The operation this belongs to. */
  kind: string
  /** succeeded, partial, failed and canceled are final. */
  status: 'queued' | 'in_progress' | 'succeeded' | 'partial' | 'failed' | 'canceled'
  progress: Progress
  /** What is missing from a partial result. */
  missing: Missing[]
  /** Reason for the failure. */
  error: DiscoveryExportRequestError | null
  /** What it may use of sources that charge or count, estimated when it was submitted: at most so much, if nothing that it reads is known yet. Null where it reads none of them. */
  cost: RequestCost | null
  /** Number of attempts since the last progress. */
  attempt: number
  /** When the next attempt starts. */
  retry_at: string | null
  created_at: string
  updated_at: string
  started_at: string | null
  finished_at: string | null
  /** Null until the request has succeeded. */
  result: EmailLookupRequestResult | null
  data: EmailLookupRequestItem[]
  /** Send as `cursor` to get the next page; null on the last page. */
  next_cursor: string | null
}

export type AudienceOverlapRequest = {
  id: string
  /** The operation this belongs to. */
  kind: string
  /** succeeded, partial, failed and canceled are final. */
  status: 'queued' | 'in_progress' | 'succeeded' | 'partial' | 'failed' | 'canceled'
  progress: Progress
  /** What is missing from a partial result. */
  missing: Missing[]
  /** Reason for the failure. */
  error: DiscoveryExportRequestError | null
  /** What it may use of sources that charge or count, estimated when it was submitted: at most so much, if nothing that it reads is known yet. Null where it reads none of them. */
  cost: RequestCost | null
  /** Number of attempts since the last progress. */
  attempt: number
  /** When the next attempt starts. */
  retry_at: string | null
  created_at: string
  updated_at: string
  started_at: string | null
  finished_at: string | null
  /** Null until the request has succeeded. */
  result: AudienceOverlap | null
}

export type AudienceOverlap = {
  source: 'followers' | 'likers' | 'commenters'
  method: AudienceOverlapMethod
  profiles: AudienceOverlapProfile[]
  /** Who is in audiences of several networks. Null where all profiles are of one network. */
  linked_accounts: AudienceOverlapLinkedAccounts | null
  /** Row by row: the share of the row’s audience that is in the column’s audience too. In the order of `profiles`. */
  matrix: AudienceOverlapProfileUnique[][]
  /** People in both, for every pair, most first. */
  pairs: AudienceOverlapPair[]
  reach: AudienceOverlapReach
  /** Each step adds the creator with the most new people. */
  best_order: AudienceOverlapBestOrder[]
  /** For each number of creators, the combination that reaches the most people. */
  best_subsets: AudienceOverlapBestSubset[]
  /** Of how it was computed, now overlap-2. */
  engine_version: string
}

export type ComparisonBody = {
  /** Two to ten creators, each once. */
  profiles: NamedProfile[]
  /** Whether their audiences are compared too, which takes longest. */
  overlap?: boolean | undefined
  /** Whose overlap: followers, likers or commenters. */
  source?: 'followers' | 'likers' | 'commenters' | undefined
  /** How many members of each audience are read at most. An audience that is larger is sampled, and the answer says so. */
  max_members?: number | undefined
  /** Sample size per audience. */
  audience_sample?: number | undefined
  /** Number of newest contents to analyse. */
  contents?: number | undefined
  /** How old what we know of an audience may be, in seconds. */
  max_age_s?: number | undefined
}

export type ComparisonRequest = {
  id: string
  /** The operation this belongs to. */
  kind: string
  /** succeeded, partial, failed and canceled are final. */
  status: 'queued' | 'in_progress' | 'succeeded' | 'partial' | 'failed' | 'canceled'
  progress: Progress
  /** What is missing from a partial result. */
  missing: Missing[]
  /** Reason for the failure. */
  error: DiscoveryExportRequestError | null
  /** What it may use of sources that charge or count, estimated when it was submitted: at most so much, if nothing that it reads is known yet. Null where it reads none of them. */
  cost: RequestCost | null
  /** Number of attempts since the last progress. */
  attempt: number
  /** When the next attempt starts. */
  retry_at: string | null
  created_at: string
  updated_at: string
  started_at: string | null
  finished_at: string | null
  /** Null until the request has succeeded. */
  result: ComparisonRequestResult | null
  data: ComparedCreator[]
  /** Send as `cursor` to get the next page; null on the last page. */
  next_cursor: string | null
}

export type ComparedCreator = {
  /** Place among the profiles that were named, from 0. */
  position: number
  state: 'ready' | 'ready_low_confidence' | 'private' | 'deleted' | 'unavailable'
  /** Why the state is not ready. */
  detail: string | null
  network:
    | 'instagram'
    | 'tiktok'
    | 'youtube'
    | 'x'
    | 'facebook'
    | 'twitch'
    | 'threads'
    | 'pinterest'
    | 'snapchat'
    | 'bluesky'
    | 'mastodon'
    | 'professional'
    | 'reddit'
    | 'telegram'
    | 'tumblr'
    | 'nostr'
    | 'lemmy'
    | 'peertube'
    | 'hackernews'
    | 'web'
  handle: string
  external_id: string | null
  name: string | null
  country_code: string | null
  followers: number | null
  content_count: number | null
  posts_per_week: number | null
  average_likes: number | null
  average_comments: number | null
  average_views: number | null
  /** The same as in searches and reports. */
  engagement_rate: Rate | null
  /** Share of the peers that lie below. */
  engagement_percentile: number | null
  growth: ComparedCreatorGrowth | null
  audience: ComparedCreatorAudience | null
  prices: ComparedCreatorPrice[] | null
  /** Brand safety of the newest contents, judged as in campaigns. For a person, use POST /screening. */
  risk: ComparedCreatorRisk | null
  /** How good the account is: authenticity of followers and of those who comment, consistency, growth and engagement. Null if less than half of it is known. */
  account_score: ProfileReportAccountScore | null
  synthetic: boolean | null
  /** What is null, and why. */
  missing: Missing[]
}

export type ProfileAnalyticsRequest = {
  id: string
  /** The operation this belongs to. */
  kind: string
  /** succeeded, partial, failed and canceled are final. */
  status: 'queued' | 'in_progress' | 'succeeded' | 'partial' | 'failed' | 'canceled'
  progress: Progress
  /** What is missing from a partial result. */
  missing: Missing[]
  /** Reason for the failure. */
  error: DiscoveryExportRequestError | null
  /** What it may use of sources that charge or count, estimated when it was submitted: at most so much, if nothing that it reads is known yet. Null where it reads none of them. */
  cost: RequestCost | null
  /** Number of attempts since the last progress. */
  attempt: number
  /** When the next attempt starts. */
  retry_at: string | null
  created_at: string
  updated_at: string
  started_at: string | null
  finished_at: string | null
  /** Null until the request has succeeded. */
  result: ProfileReport | null
}

export type NamedContent = NamedContentByNetworkAndContentId | NamedContentByContentUrl

export type Content = {
  id: string
  network:
    | 'instagram'
    | 'tiktok'
    | 'youtube'
    | 'x'
    | 'facebook'
    | 'twitch'
    | 'threads'
    | 'pinterest'
    | 'snapchat'
    | 'bluesky'
    | 'mastodon'
    | 'professional'
    | 'reddit'
    | 'telegram'
    | 'tumblr'
    | 'nostr'
    | 'lemmy'
    | 'peertube'
    | 'hackernews'
    | 'web'
  url: string
  author: ContentAuthor
  /** The same word on every network. */
  type: 'text' | 'image' | 'video' | 'short' | 'carousel' | 'story' | 'stream' | 'article' | 'repost' | 'reply'
  /** What the network calls it. */
  format: string
  title: string | null
  text: string
  /** ISO 639-1. Null where the network declares none and the text says too little. */
  language: string | null
  /** declared: by the network or the import. detected: from the text. */
  language_basis: 'declared' | 'detected' | null
  published_at: string
  media: ContentMedia[]
  thumbnail_url: string | null
  hashtags: string[]
  mentions: string[]
  links: string[]
  location: string | null
  audio: ContentAudio | null
  /** Null, not zero, if the network hides or does not provide it. */
  engagement: CampaignPostFigures
  sponsored: ContentSponsored
  /** What it replies to or repeats. */
  parent_id: string | null
  source: string
  /** True for invented data, such as demo data. */
  synthetic: boolean
  as_of: string
  /** Original record of the source, if requested. */
  raw?: unknown
}

export type Comment = {
  id: string
  network:
    | 'instagram'
    | 'tiktok'
    | 'youtube'
    | 'x'
    | 'facebook'
    | 'twitch'
    | 'threads'
    | 'pinterest'
    | 'snapchat'
    | 'bluesky'
    | 'mastodon'
    | 'professional'
    | 'reddit'
    | 'telegram'
    | 'tumblr'
    | 'nostr'
    | 'lemmy'
    | 'peertube'
    | 'hackernews'
    | 'web'
  content_id: string
  parent_id: string | null
  text: string
  /** ISO 639-1. Null where the network declares none and the text says too little. */
  language: string | null
  /** declared: by the network or the import. detected: from the text. */
  language_basis: 'declared' | 'detected' | null
  author: CommentAuthor
  published_at: string
  likes: number | null
  replies: number | null
  source: string
  /** True for invented data, such as demo data. */
  synthetic: boolean
  as_of: string
  /** Original record of the source, if requested. */
  raw?: unknown
  /** Replies that are on the same page, where a tree was asked for. */
  children?: Comment[] | undefined
}

export type JudgedText = {
  /** As it was given. */
  id: string | null
  language: JudgedTextLanguage | null
  /** The most probable of hate, harassment, threat, sexual and profanity, for those who want one number. */
  toxicity: JudgedTextToxicity | null
  /** Most probable first; null where risk could not be judged. */
  risks: JudgedTextRisk[] | null
  sentiment: JudgedTextSentiment | null
  spam: JudgedTextSpam | null
  intent: JudgedTextIntent | null
  /** Signs that the text may not be meant literally. */
  irony: JudgedTextSpam | null
  /** Whether it is about a product on offer, named or not: how it fits, works or tastes, what it costs. Null unless requested. */
  remark: JudgedTextRemark | null
  /** Feelings the text shows, each on its own. Null unless asked for. */
  emotions: JudgedTextEmotions | null
  entities: JudgedTextEntity[]
  not_judged: JudgedTextNotJudged[]
}

export type PublicContentRequest = {
  id: string
  /** The operation this belongs to. */
  kind: string
  /** succeeded, partial, failed and canceled are final. */
  status: 'queued' | 'in_progress' | 'succeeded' | 'partial' | 'failed' | 'canceled'
  progress: Progress
  /** What is missing from a partial result. */
  missing: Missing[]
  /** Reason for the failure. */
  error: DiscoveryExportRequestError | null
  /** What it may use of sources that charge or count, estimated when it was submitted: at most so much, if nothing that it reads is known yet. Null where it reads none of them. */
  cost: RequestCost | null
  /** Number of attempts since the last progress. */
  attempt: number
  /** When the next attempt starts. */
  retry_at: string | null
  created_at: string
  updated_at: string
  started_at: string | null
  finished_at: string | null
  /** Null until the request has succeeded. */
  result: PublicContentRequestResult | null
  data: Content[]
  /** Send as `cursor` to get the next page; null on the last page. */
  next_cursor: string | null
}

export type PublicContentProfessionalRequest = {
  id: string
  /** The operation this belongs to. */
  kind: string
  /** succeeded, partial, failed and canceled are final. */
  status: 'queued' | 'in_progress' | 'succeeded' | 'partial' | 'failed' | 'canceled'
  progress: Progress
  /** What is missing from a partial result. */
  missing: Missing[]
  /** Reason for the failure. */
  error: DiscoveryExportRequestError | null
  /** What it may use of sources that charge or count, estimated when it was submitted: at most so much, if nothing that it reads is known yet. Null where it reads none of them. */
  cost: RequestCost | null
  /** Number of attempts since the last progress. */
  attempt: number
  /** When the next attempt starts. */
  retry_at: string | null
  created_at: string
  updated_at: string
  started_at: string | null
  finished_at: string | null
  /** Null until the request has succeeded. */
  result: PublicContentRequestResult | null
  data: Content[]
  /** Send as `cursor` to get the next page; null on the last page. */
  next_cursor: string | null
}

export type PublicCommentsProfessionalRequest = {
  id: string
  /** The operation this belongs to. */
  kind: string
  /** succeeded, partial, failed and canceled are final. */
  status: 'queued' | 'in_progress' | 'succeeded' | 'partial' | 'failed' | 'canceled'
  progress: Progress
  /** What is missing from a partial result. */
  missing: Missing[]
  /** Reason for the failure. */
  error: DiscoveryExportRequestError | null
  /** What it may use of sources that charge or count, estimated when it was submitted: at most so much, if nothing that it reads is known yet. Null where it reads none of them. */
  cost: RequestCost | null
  /** Number of attempts since the last progress. */
  attempt: number
  /** When the next attempt starts. */
  retry_at: string | null
  created_at: string
  updated_at: string
  started_at: string | null
  finished_at: string | null
  /** Null until the request has succeeded. */
  result: PublicContentRequestResult | null
  data: Comment[]
  /** Send as `cursor` to get the next page; null on the last page. */
  next_cursor: string | null
}

export type IntentComment = {
  id: string
  network:
    | 'instagram'
    | 'tiktok'
    | 'youtube'
    | 'x'
    | 'facebook'
    | 'twitch'
    | 'threads'
    | 'pinterest'
    | 'snapchat'
    | 'bluesky'
    | 'mastodon'
    | 'professional'
    | 'reddit'
    | 'telegram'
    | 'tumblr'
    | 'nostr'
    | 'lemmy'
    | 'peertube'
    | 'hackernews'
    | 'web'
  content_id: string
  parent_id: string | null
  text: string
  author: IntentCommentAuthor
  published_at: string
  likes: number | null
  replies: number | null
  /** Detected from the text, or stated by the network. */
  language: string | null
  /** Null if not judged. */
  sentiment: 'negative' | 'neutral' | 'positive' | null
  /** Null if not judged. */
  spam: boolean | null
  /** Why the comment is not counted: spam, giveaway entry, written by the creator, or not judged. Null if it counts. */
  set_apart: 'spam' | 'giveaway' | 'by_creator' | 'not_judged' | null
  source: string
  synthetic: boolean
  as_of: string
  /** Stage of purchase intent; none means not about buying. */
  stage: 'asks_price' | 'asks_where' | 'wants' | 'will_buy' | 'bought' | 'repeat' | 'objects' | 'rejects' | 'none'
  confidence: number
  /** What is asked for, wanted or bought, if it is named. */
  object: IntentCommentObject | null
  /** How surely it is about the product of the request; null where none was given. */
  about_product: number | null
  /** The words the stage came from. */
  evidence: CommentEvidence[]
}

export type CommentEvidence = {
  /** UTF-16 code units into `text`. */
  start: number
  /** Exclusive. */
  end: number
  text: string
  by: 'model' | 'lexicon' | 'rule'
  /** Which rule or model found it. */
  rule: string
  negated: boolean
  quoted: boolean
}

export type IntentProduct = {
  name: string
  description?: string | undefined
  /** Other words people use for it. */
  keywords?: string[] | undefined
  url?: string | undefined
}

export type PurchaseIntentRequest = {
  id: string
  /** The operation this belongs to. */
  kind: string
  /** succeeded, partial, failed and canceled are final. */
  status: 'queued' | 'in_progress' | 'succeeded' | 'partial' | 'failed' | 'canceled'
  progress: Progress
  /** What is missing from a partial result. */
  missing: Missing[]
  /** Reason for the failure. */
  error: DiscoveryExportRequestError | null
  /** What it may use of sources that charge or count, estimated when it was submitted: at most so much, if nothing that it reads is known yet. Null where it reads none of them. */
  cost: RequestCost | null
  /** Number of attempts since the last progress. */
  attempt: number
  /** When the next attempt starts. */
  retry_at: string | null
  created_at: string
  updated_at: string
  started_at: string | null
  finished_at: string | null
  /** Null until the request has succeeded. */
  result: IntentInsights | null
}

export type IntentInsights = {
  score: number
  /** Their contributions sum to the score. */
  factors: ScoreFactor[]
  confidence: IntentInsightsConfidence
  comments: IntentInsightsComments
  /** Unique authors of counted comments; each counts once. */
  authors: number
  intent_authors: number
  /** Authors who ask, want, will buy or have bought, of all that count. */
  intent_share: ShareEstimate
  stages: IntentInsightsStage[]
  similar: IntentInsightsSimilar
  product: IntentInsightsProduct | null
  sentiment: SentimentShares
  languages: IntentInsightsLanguage[]
  /** Newest first. */
  contents: IntentInsightsContent[]
  /** What is asked for, wanted and bought, by authors. */
  objects: IntentInsightsObject[]
  /** The surest comments of each stage. */
  evidence: IntentInsightsEvidence[]
  coverage: IntentInsightsCoverage
  engine_version: string
  /** True for invented data, such as demo data. */
  synthetic: boolean
  as_of: string
}

export type ShareEstimate = {
  value: number
  low: number
  high: number
  sample_size: number
  basis: 'measured' | 'declared' | 'inferred'
}

export type SentimentShares = {
  positive: ShareEstimate
  neutral: ShareEstimate
  negative: ShareEstimate
}

export type RelevanceComment = {
  id: string
  network:
    | 'instagram'
    | 'tiktok'
    | 'youtube'
    | 'x'
    | 'facebook'
    | 'twitch'
    | 'threads'
    | 'pinterest'
    | 'snapchat'
    | 'bluesky'
    | 'mastodon'
    | 'professional'
    | 'reddit'
    | 'telegram'
    | 'tumblr'
    | 'nostr'
    | 'lemmy'
    | 'peertube'
    | 'hackernews'
    | 'web'
  content_id: string
  parent_id: string | null
  text: string
  author: IntentCommentAuthor
  published_at: string
  likes: number | null
  replies: number | null
  /** Detected from the text, or stated by the network. */
  language: string | null
  /** Null if not judged. */
  sentiment: 'negative' | 'neutral' | 'positive' | null
  /** Null if not judged. */
  spam: boolean | null
  /** Why the comment is not counted: spam, giveaway entry, written by the creator, or not judged. Null if it counts. */
  set_apart: 'spam' | 'giveaway' | 'by_creator' | 'not_judged' | null
  source: string
  synthetic: boolean
  as_of: string
  relevance: number
  label: 'relevant' | 'irrelevant' | 'spam'
  /** Independent reasons; the score is 100 times 1 − Π(1 − weight) of all but spam. */
  why: RelevanceCommentWhy[]
  stage: 'asks_price' | 'asks_where' | 'wants' | 'will_buy' | 'bought' | 'repeat' | 'objects' | 'rejects' | 'none'
  question: boolean
  /** The same for comments that say the same with small changes. */
  duplicate_cluster: string | null
}

export type RelevanceSubject = {
  name: string
  description?: string | undefined
  /** Other words people use for it. */
  keywords?: string[] | undefined
  /** Address of the brand’s profile: its handle and names count as its own. */
  profile_url?: string | undefined
}

export type CommentsRelevanceRequest = {
  id: string
  /** The operation this belongs to. */
  kind: string
  /** succeeded, partial, failed and canceled are final. */
  status: 'queued' | 'in_progress' | 'succeeded' | 'partial' | 'failed' | 'canceled'
  progress: Progress
  /** What is missing from a partial result. */
  missing: Missing[]
  /** Reason for the failure. */
  error: DiscoveryExportRequestError | null
  /** What it may use of sources that charge or count, estimated when it was submitted: at most so much, if nothing that it reads is known yet. Null where it reads none of them. */
  cost: RequestCost | null
  /** Number of attempts since the last progress. */
  attempt: number
  /** When the next attempt starts. */
  retry_at: string | null
  created_at: string
  updated_at: string
  started_at: string | null
  finished_at: string | null
  /** Null until the request has succeeded. */
  result: RelevanceInsights | null
}

export type RelevanceInsights = {
  subject: string
  content: RelevanceInsightsContent
  /** How much the conversation is about it. */
  score: number
  /** Their contributions sum to the score. */
  factors: ScoreFactor[]
  confidence: RelevanceInsightsConfidence
  comments: RelevanceInsightsComments
  /** Unique authors of counted comments; each counts once. */
  authors: number
  /** Relevant and irrelevant: of the authors that count; spam: of all comments that were read. */
  shares: RelevanceInsightsShares
  sentiment: RelevanceInsightsSentiment
  /** Among the relevant comments. */
  stages: IntentInsightsObjectStage[]
  themes: RelevanceInsightsTheme[]
  /** How many relevant comments the themes were found in. */
  themes_sample: number
  questions: RelevanceInsightsQuestion[]
  /** Near-duplicates, the largest clusters first. */
  duplicates: RelevanceInsightsDuplicate[]
  /** Comments that repeat another one, of all that were read. */
  duplicate_share: number
  top: RelevanceInsightsTop[]
  coverage: RelevanceInsightsCoverage
  engine_version: string
  /** True for invented data, such as demo data. */
  synthetic: boolean
  as_of: string
}

export type ScreenedContent = {
  /** Names the item within its screening: network:content_id. */
  id: string
  kind: 'content' | 'comment' | 'profile'
  /** The network’s own id. */
  content_id: string
  /** Current state, after review decisions. */
  state: 'flagged' | 'unflagged' | 'clear' | 'not_judged'
  /** unflagged, confirmed, or flagged if a reviewer flagged an item that the engine had not. */
  decision: 'unflagged' | 'confirmed' | 'flagged' | null
  /** What the engine found, if a reviewer set other categories. Null if its findings are unchanged. */
  found?:
    | (
        | 'hate'
        | 'harassment'
        | 'threat'
        | 'violence'
        | 'self_harm'
        | 'sexual'
        | 'minors_safety'
        | 'drugs'
        | 'alcohol'
        | 'tobacco'
        | 'weapons'
        | 'crime'
        | 'gambling'
        | 'profanity'
        | 'extremism'
        | 'misinformation_claims'
        | 'politics'
        | 'competitor_mention'
        | 'custom'
      )[]
    | null
    | undefined
  /** A reviewer’s note. */
  note?: string | null | undefined
  network:
    | 'instagram'
    | 'tiktok'
    | 'youtube'
    | 'x'
    | 'facebook'
    | 'twitch'
    | 'threads'
    | 'pinterest'
    | 'snapchat'
    | 'bluesky'
    | 'mastodon'
    | 'professional'
    | 'reddit'
    | 'telegram'
    | 'tumblr'
    | 'nostr'
    | 'lemmy'
    | 'peertube'
    | 'hackernews'
    | 'web'
  content: ScreenedContentContent
  categories: ScreenedContentCategory[]
  /** Neutral and positive keywords that were met. */
  noted: ScreenedContentNoted[]
  /** Pictures in the item, if the criteria include them: what was found, or why they were not checked. */
  pictures: ScreenedContentPicture[]
  /** How likely it is not meant literally, 0 to 1. */
  irony: number | null
  not_judged_reason:
    'empty' | 'too_short' | 'too_long' | 'language_unknown' | 'language_unsupported' | 'not_text' | null
  /** Categories that could not be judged because of the language: for them, the item is not clear. */
  not_judged_categories?:
    | (
        | 'hate'
        | 'harassment'
        | 'threat'
        | 'violence'
        | 'self_harm'
        | 'sexual'
        | 'minors_safety'
        | 'drugs'
        | 'alcohol'
        | 'tobacco'
        | 'weapons'
        | 'crime'
        | 'gambling'
        | 'profanity'
        | 'extremism'
        | 'misinformation_claims'
        | 'politics'
      )[]
    | undefined
  /** Whether something protected was taken out, for employment. What it was is not said. */
  redacted: boolean
  source: string
  synthetic: boolean
  as_of: string
}

export type ScreeningDecision = {
  id: string
  seq: number
  /** unflag, flag, confirm, relabel, set_severity, note, undo or sign_off; also what was done about a dispute or a notice. */
  kind: string
  /** The token or user that did it. */
  actor: string
  /** What that token or user is called now; null for deleted users. Not in reports. */
  actor_name?: string | null | undefined
  created_at: string
  /** Reason, reviewer, scope, items, score before and after … */
  detail: Record<string, unknown>
}

export type ScreeningIdentity = {
  id: string
  /** confirmed: at least one account is, and can be screened. */
  status: 'open' | 'confirmed'
  reference: string | null
  person: ScreeningIdentityPerson
  /** Addresses and numbers that were not used: they are on the do-not-contact list. */
  withheld: string[]
  /** Prior probability before any comparison: one in this many. */
  prior: ScreeningIdentityPrior
  /** Likeliest first. */
  candidates: IdentityCandidate[]
  /** Less likely accounts that are not shown. */
  more: number
  /** Oldest first. */
  decisions: IdentityDecision[]
  retain_until: string
  created_at: string
  updated_at: string
}

export type IdentityCandidate = {
  /** network:handle. */
  id: string
  network:
    | 'instagram'
    | 'tiktok'
    | 'youtube'
    | 'x'
    | 'facebook'
    | 'twitch'
    | 'threads'
    | 'pinterest'
    | 'snapchat'
    | 'bluesky'
    | 'mastodon'
    | 'professional'
    | 'reddit'
    | 'telegram'
    | 'tumblr'
    | 'nostr'
    | 'lemmy'
    | 'peertube'
    | 'hackernews'
    | 'web'
  handle: string
  external_id: string | null
  /** Without protected characteristics. */
  name: string | null
  url: string
  followers: number | null
  verified: boolean | null
  /** Only confirmed accounts can be screened. */
  status: 'open' | 'confirmed' | 'rejected'
  /** Probability that the account belongs to the person, 0 to 0.99. At most 0.5 if only names match. */
  probability: number
  /** The sum of `prior` and of all evidence. */
  log_odds: number
  /** Whether anything but names ties the account to the person. */
  sufficient: boolean
  /** What would suffice. */
  missing: string[]
  evidence: IdentityEvidence[]
  source: string | null
  synthetic: boolean
  /** Null where the account could not be read. */
  as_of: string | null
}

export type IdentityEvidence = {
  identifier: 'name' | 'email' | 'phone' | 'link' | 'linked_account' | 'employer' | 'city'
  /** As given, addresses and numbers masked; of a linked account, the account. */
  given: string
  /** What the account shows, without protected characteristics. */
  found: string | null
  outcome: 'matched' | 'contradicts' | 'unknown'
  /** Natural logarithm of how much likelier this makes the account; 0 where nothing is known. */
  log_odds: number
  why: string
}

export type IdentityDecision = {
  id: string
  kind: 'confirm' | 'reject' | 'undo'
  /** The token or user it was decided with. */
  actor: string
  /** What that token or user is called now; a token of a user has both names. Null for deleted users. */
  actor_name: string | null
  reviewer: string | null
  reason: string
  other_evidence: string | null
  candidate_ids: string[]
  undoes: string | null
  created_at: string
}

export type FlaggingCriteria = {
  id: string
  version: number
  /** Whether this is the latest version. */
  latest: boolean
  name: string
  description: string | null
  /** Whether this is a built-in set. */
  is_default: boolean
  purpose: 'brand_safety' | 'employment'
  categories: FlaggingCriteriaCategories
  keywords: FlaggingCriteriaKeyword[]
  exclusions: FlaggingCriteriaExclusion[]
  window_days: number | null
  max_contents: number
  content_types:
    ('text' | 'image' | 'video' | 'short' | 'carousel' | 'story' | 'stream' | 'article' | 'repost' | 'reply')[] | null
  include: FlaggingCriteriaInclude
  max_comments_per_content: number
  max_media: number
  sign_offs: number
  /** SHA-256 of what decides: two sets with the same digest flag the same. */
  digest: string
  created_at: string
}

export type ScreeningFairness = {
  screening_id: string
  /** Whether the person described says that something is wrong. Notes are in the history. */
  dispute: ScreeningFairnessDispute | null
  /** The notices recorded so far, for employment. */
  adverse_action: ScreeningFairnessAdverseAction | null
}

export type ScreeningReport = {
  id: string
  screening_id: string
  language: 'en' | 'es' | 'pt' | 'fr' | 'de'
  title: string
  /** Counts the reports of a screening. Not in reports of 0.1. */
  version?: number | undefined
  /** draft: the criteria ask for signatures that are missing. See result.review. */
  status?: 'draft' | 'final' | undefined
  created_at: string
  result: ScreeningResult
  criteria: FlaggingCriteria
  timeline: ScreeningReportTimeline[]
  /** The flagged items, all of them up to 5000. */
  items: ScreenedContent[]
  items_total: number
  decisions: ScreeningDecision[]
  method: string[]
  limits: string[]
  dispute_note: string
  /** Over this document without this field, as JSON with sorted keys and no spaces: the seal of the kept copy. */
  sha256: string
}

export type ScreeningResult = {
  subject: ScreeningResultSubject
  criteria: ScreeningResultCriteria
  risk: Risk
  /** The engine’s own result, before any reviewer decisions. */
  before_decisions: ScreeningResultBeforeDecisions
  /** Every enabled category, also those with nothing. */
  categories: ScreeningResultCategory[]
  keywords: ScreeningResultKeyword[]
  coverage: ScreeningResultCoverage
  /** Of the judged items. The upper bound says how much more there may be. */
  flagged_share: ShareEstimate
  /** Whether the profiles belong to one person; independent of the risk score. */
  identity: ScreeningResultIdentity
  decisions: ScreeningResultDecisions
  /** Who signed the review. Not in results of 0.1. */
  review?: ScreeningSignOff | undefined
  employment: ScreeningResultEmployment | null
  /** Whether the person described says that something is wrong. Notes are in the history. */
  dispute: ScreeningFairnessDispute | null
  /** The notices recorded so far, for employment. */
  adverse_action: ScreeningFairnessAdverseAction | null
  monitoring_id: string | null
  /** When it is deleted automatically. */
  retain_until: string | null
  /** SHA-256 over everything that was judged: a replay must give it again. */
  digest: string
  as_of: string
}

export type Risk = {
  /** Null where nothing could be judged. */
  score: number | null
  level: 'low' | 'medium' | 'high' | 'severe' | null
  /** low: interpret the level with care, see the reasons. withheld: no level. */
  confidence: 'sufficient' | 'low' | 'withheld'
  confidence_reasons: string[]
  /** Greatest first. */
  factors: RiskFactor[]
  /** Parts of the score: up to 50 points for the most severe item, 40 for the average severity of the judged items, 10 for the number of flagged items. They add up to the score. */
  parts?: RiskPart[] | undefined
  /** low: if doubtful findings were none. high: if all were certain and recent, and as frequent as what was seen allows (95 %). */
  bounds?: RiskBounds | null | undefined
  engine_version: string
}

export type ConfirmedPerson = {
  identity_id: string
  name: string | null
  reference: string | null
  accounts: ConfirmedPersonAccount[]
}

export type ScreeningSignOff = {
  /** draft: reports are marked as drafts until enough people have signed. signed: nothing changed since. */
  status: 'not_required' | 'draft' | 'signed'
  /** How many people must sign, by the criteria. */
  required: number
  /** The state of review that this is about: it counts up with every decision. */
  revision: number
  signatures: ScreeningSignOffSignature[]
}

export type DeletionProof = {
  id: string
  screening_id: string
  deleted_at: string
  because: 'asked' | 'retention'
  items: number
  reports: number
  decisions: number
  /** Digest of the deleted data, which cannot be recovered from it. */
  sha256: string
}

export type ScreeningLetter = {
  screening_id: string
  kind: 'pre_notice' | 'final_notice'
  title: string
  date: string
  created_at: string
  sender: string[]
  recipient: string[]
  body: string[]
  signed_by: string
  enclosures: string[]
  rights: ScreeningLetterRights
  earliest_decision_at: string | null
}

export type MonitoringStarted = {
  id: string
  status: 'active' | 'paused' | 'stopped'
  /** The screening that grows with every run: its score, contents and report. */
  screening_id: string
  profiles: ListMemberAlsoHere[]
  criteria: MonitoringStartedCriteria
  every_s: number
  notify: ('item_flagged' | 'level_changed' | 'run_failed')[]
  /** How new items of each profile arrive: by the stream of the network, which starts a run within seconds, or by polling at every interval. */
  reading: MonitoringStartedReading[]
  /** Runs after the first screening. */
  runs: number
  last_run_at: string | null
  last_error: string | null
  next_run_at: string | null
  /** Everything known by then was looked at. */
  looked_until: string | null
  created_at: string
  updated_at: string
  /** What the first run may use of sources that charge or count. Null where it reads none of them. */
  cost: RequestCost | null
  /** What later runs may use, each and in a month. Null likewise. */
  scheduled: ScheduledCost | null
}

export type Monitoring = {
  id: string
  status: 'active' | 'paused' | 'stopped'
  /** The screening that grows with every run: its score, contents and report. */
  screening_id: string
  profiles: ListMemberAlsoHere[]
  criteria: MonitoringStartedCriteria
  every_s: number
  notify: ('item_flagged' | 'level_changed' | 'run_failed')[]
  /** How new items of each profile arrive: by the stream of the network, which starts a run within seconds, or by polling at every interval. */
  reading: MonitoringStartedReading[]
  /** Runs after the first screening. */
  runs: number
  last_run_at: string | null
  last_error: string | null
  next_run_at: string | null
  /** Everything known by then was looked at. */
  looked_until: string | null
  created_at: string
  updated_at: string
}

export type ScreeningRequest = {
  id: string
  /** The operation this belongs to. */
  kind: string
  /** succeeded, partial, failed and canceled are final. */
  status: 'queued' | 'in_progress' | 'succeeded' | 'partial' | 'failed' | 'canceled'
  progress: Progress
  /** What is missing from a partial result. */
  missing: Missing[]
  /** Reason for the failure. */
  error: DiscoveryExportRequestError | null
  /** What it may use of sources that charge or count, estimated when it was submitted: at most so much, if nothing that it reads is known yet. Null where it reads none of them. */
  cost: RequestCost | null
  /** Number of attempts since the last progress. */
  attempt: number
  /** When the next attempt starts. */
  retry_at: string | null
  created_at: string
  updated_at: string
  started_at: string | null
  finished_at: string | null
  /** Null until the request has succeeded. */
  result: ScreeningResult | null
}

export type ScreeningMediaRequest = {
  id: string
  /** The operation this belongs to. */
  kind: string
  /** succeeded, partial, failed and canceled are final. */
  status: 'queued' | 'in_progress' | 'succeeded' | 'partial' | 'failed' | 'canceled'
  progress: Progress
  /** What is missing from a partial result. */
  missing: Missing[]
  /** Reason for the failure. */
  error: DiscoveryExportRequestError | null
  /** What it may use of sources that charge or count, estimated when it was submitted: at most so much, if nothing that it reads is known yet. Null where it reads none of them. */
  cost: RequestCost | null
  /** Number of attempts since the last progress. */
  attempt: number
  /** When the next attempt starts. */
  retry_at: string | null
  created_at: string
  updated_at: string
  started_at: string | null
  finished_at: string | null
  /** Null until the request has succeeded. */
  result: ScreeningMediaRequestResult | null
}

export type SavedListeningQuery = {
  id: string
  name: string
  query: string
  description: string | null
  /** With the saved queries it names written out. Null if one of them, or a list, is gone. */
  written_out: string | null
  /** What names it. It cannot be deleted meanwhile. */
  used_by: SavedListeningQueryUsedBy[]
  created_at: string
  updated_at: string
}

export type ListeningTag = {
  id: string
  name: string
  /** In the query language: mentions that match it get the tag. Null: the tag is only assigned manually. */
  query: string | null
  description: string | null
  /** Texts that its rule matches, over all listenings, without what people changed. */
  matched: number
  /** How far the rule has been applied to earlier listenings: a request like any other. Null without one. */
  backfill: ListeningTagBackfill | null
  created_at: string
  updated_at: string
}

export type RecurringListeningCreated = {
  id: string
  name: string
  listening: RecurringListeningCreatedListening
  /** Interval in seconds. */
  every_s: number
  /** Period covered by each run, in seconds. */
  window_s: number
  alerts: (
    | RecurringListeningCreatedAlertSpike
    | RecurringListeningCreatedAlertMentions
    | RecurringListeningCreatedAlertNegativeShare
    | RecurringListeningCreatedAlertShareOfVoice
    | RecurringListeningCreatedAlertMention
    | RecurringListeningCreatedAlertReport
  )[]
  paused: boolean
  /** How new posts of each live network arrive: by its stream, within seconds, or by polling with every run. Empty where no network is read live. */
  reading: RecurringListeningCreatedReading[]
  /** Alerts that were raised and have not gone off. */
  alerts_on: string[]
  /** The newest listening of the schedule, finished or not. Read it like any other. */
  last_request_id: string | null
  /** Null while it is paused. */
  next_at: string | null
  created_at: string
  /** What the first run may use of sources that charge or count. Null where it reads none of them. */
  cost: RequestCost | null
  /** What later runs may use, each and in a month. Null likewise. */
  scheduled: ScheduledCost | null
}

export type RecurringListening = {
  id: string
  name: string
  listening: RecurringListeningCreatedListening
  /** Interval in seconds. */
  every_s: number
  /** Period covered by each run, in seconds. */
  window_s: number
  alerts: (
    | RecurringListeningCreatedAlertSpike
    | RecurringListeningCreatedAlertMentions
    | RecurringListeningCreatedAlertNegativeShare
    | RecurringListeningCreatedAlertShareOfVoice
    | RecurringListeningCreatedAlertMention
    | RecurringListeningCreatedAlertReport
  )[]
  paused: boolean
  /** How new posts of each live network arrive: by its stream, within seconds, or by polling with every run. Empty where no network is read live. */
  reading: RecurringListeningCreatedReading[]
  /** Alerts that were raised and have not gone off. */
  alerts_on: string[]
  /** The newest listening of the schedule, finished or not. Read it like any other. */
  last_request_id: string | null
  /** Null while it is paused. */
  next_at: string | null
  created_at: string
}

export type RecurringListeningPatch = {
  paused?: boolean | undefined
  alerts?:
    | (
        | RecurringListeningCreatedAlertSpike
        | RecurringListeningCreatedAlertMentions
        | RecurringListeningCreatedAlertNegativeShare
        | RecurringListeningCreatedAlertShareOfVoice
        | RecurringListeningCreatedAlertMention
        | RecurringListeningCreatedAlertReport
      )[]
    | undefined
}

export type ListeningInsights = {
  as_of: string
  from: string
  to: string
  before_from: string | null
  interval: 'hour' | 'day' | 'week' | 'month'
  time_zone: string
  /** Different texts; one that mentions two brands counts once here and once for each brand. */
  mentions: number
  authors: number
  brands: ListeningInsightsBrand[]
  together: ListeningInsightsTogether[]
  spike_test: ListeningInsightsSpikeTest
  coverage: ListeningInsightsCoverage
  engine_version: string
  synthetic: boolean
}

export type Mention = {
  /** Of the mention; the same in every list of this request. */
  id: string
  kind: 'content' | 'comment'
  network:
    | 'instagram'
    | 'tiktok'
    | 'youtube'
    | 'x'
    | 'facebook'
    | 'twitch'
    | 'threads'
    | 'pinterest'
    | 'snapchat'
    | 'bluesky'
    | 'mastodon'
    | 'professional'
    | 'reddit'
    | 'telegram'
    | 'tumblr'
    | 'nostr'
    | 'lemmy'
    | 'peertube'
    | 'hackernews'
    | 'web'
  content_id: string
  comment_id: string | null
  url: string | null
  author: MentionAuthor
  type: string | null
  title: string | null
  /** Null if it has been undone since. */
  text: string | null
  language: string | null
  /** declared: by the network or the import. detected: from the text. */
  language_basis?: 'declared' | 'detected' | null | undefined
  published_at: string
  engagement: number | null
  views: number | null
  sentiment: 'negative' | 'neutral' | 'positive' | 'not_judged'
  /** Those with a probability of at least 0.5; null where not judged. Only if `emotions` was requested. */
  emotions?: ('anger' | 'fear' | 'joy' | 'sadness' | 'surprise')[] | null | undefined
  /** Names of the brands it mentions. */
  brands: string[]
  /** Names of its tags, in lists of mentions. */
  tags?: string[] | undefined
  /** Whether the mention has been checked, in lists of mentions. */
  state?: 'open' | 'checked' | undefined
  assignee?: string | null | undefined
  note?: string | null | undefined
  /** Set apart as a repeat. */
  repeat: boolean
  /** The words that were looked for: UTF-16 code units into title, a line break, and text, the end exclusive. */
  matches: MentionMatch[]
  source: string | null
  synthetic: boolean
  as_of: string | null
}

export type MentionChange = {
  id: string
  kind: 'change' | 'undo'
  /** The token or user that did it. */
  actor: string
  /** What that token or user is called now; a token of a user has both names. Null for deleted users. */
  actor_name: string | null
  reason: string | null
  mentions: number
  /** The first 20. */
  items: MentionChangeItem[]
  undoes: string | null
  undone_by: string | null
  created_at: string
}

export type SocialListeningRequest = {
  id: string
  /** The operation this belongs to. */
  kind: string
  /** succeeded, partial, failed and canceled are final. */
  status: 'queued' | 'in_progress' | 'succeeded' | 'partial' | 'failed' | 'canceled'
  progress: Progress
  /** What is missing from a partial result. */
  missing: Missing[]
  /** Reason for the failure. */
  error: DiscoveryExportRequestError | null
  /** What it may use of sources that charge or count, estimated when it was submitted: at most so much, if nothing that it reads is known yet. Null where it reads none of them. */
  cost: RequestCost | null
  /** Number of attempts since the last progress. */
  attempt: number
  /** When the next attempt starts. */
  retry_at: string | null
  created_at: string
  updated_at: string
  started_at: string | null
  finished_at: string | null
  /** Null until the request has succeeded. */
  result: SocialListeningRequestResult | null
}

export type ImportFile = {
  id: string
  name: string
  bytes: number
  sha256: string
  created_at: string
  /** When the upload is removed if it is not imported. */
  expires_at: string
}

export type ImportMapping = {
  /** What the rows are; detected by default. */
  kind?: 'creators' | 'contents' | 'comments' | 'followers' | 'history' | undefined
  /** Fields with one value for all rows: {"network": "instagram"}. */
  set?: Record<string, string> | undefined
  /** Column or JSON path → field; null leaves the column out. Columns that are not named are guessed. */
  columns?: Record<string, string | null> | undefined
  /** Whether 04/05/2026 is in May or in April. */
  dates?: 'dmy' | 'mdy' | undefined
  /** Zone of times that name none; UTC by default. */
  zone?: string | undefined
  /** Decimal sign of numbers. */
  decimal?: '.' | ',' | undefined
  /** Delimiter between the cells of a text table. */
  delimiter?: string | undefined
  encoding?:
    | 'utf-8'
    | 'utf-16le'
    | 'utf-16be'
    | 'windows-1252'
    | 'windows-1250'
    | 'windows-1251'
    | 'windows-1254'
    | 'shift_jis'
    | 'gb18030'
    | 'euc-kr'
    | undefined
  /** File format; detected from the content by default. */
  format?: 'csv' | 'jsonl' | 'json' | 'parquet' | 'xlsx' | 'zip' | 'car' | undefined
  /** Sheet of a workbook; by default every sheet that contains a table. */
  sheet?: string | undefined
  /** Names of the columns of a table without a header. */
  header?: string[] | undefined
  /** Settings for single tables of a zip file or sheets of a workbook, by their names in the preview, with or without the name of the file: {"notes.csv": {"skip": true}}. */
  files?: Record<string, ImportMappingFile> | undefined
  /** Whether columns that are no field stop the import. */
  strict?: boolean | undefined
}

export type ImportPreview = {
  /** csv, jsonl, json, parquet, xlsx or archive, found from the content. */
  form: string
  encoding: string | null
  delimiter: string | null
  sheet: string | null
  /** The known format it was recognised as. */
  format: ImportPreviewFormat | null
  /** Of the first file, or of the sheet that is taken. */
  tables: ImportPreviewTable[]
  /** What would happen to the first rows. */
  sampled: ImportPreviewSampled
  problems: ImportPreviewProblem[]
  /** Every file of a zip file and every sheet of a workbook, those that are taken first, in the order of the import. */
  files: ImportPreviewFile[]
  /** To be corrected and sent with the import. Of several files it says what you said: what is guessed differs between them. */
  mapping: ImportMappingOutput
}

export type ImportMappingOutput = {
  /** What the rows are; detected by default. */
  kind?: 'creators' | 'contents' | 'comments' | 'followers' | 'history' | undefined
  /** Fields with one value for all rows: {"network": "instagram"}. */
  set: Record<string, string>
  /** Column or JSON path → field; null leaves the column out. Columns that are not named are guessed. */
  columns: Record<string, string | null>
  /** Whether 04/05/2026 is in May or in April. */
  dates?: 'dmy' | 'mdy' | undefined
  /** Zone of times that name none; UTC by default. */
  zone?: string | undefined
  /** Decimal sign of numbers. */
  decimal?: '.' | ',' | undefined
  /** Delimiter between the cells of a text table. */
  delimiter?: string | undefined
  encoding?:
    | 'utf-8'
    | 'utf-16le'
    | 'utf-16be'
    | 'windows-1252'
    | 'windows-1250'
    | 'windows-1251'
    | 'windows-1254'
    | 'shift_jis'
    | 'gb18030'
    | 'euc-kr'
    | undefined
  /** File format; detected from the content by default. */
  format?: 'csv' | 'jsonl' | 'json' | 'parquet' | 'xlsx' | 'zip' | 'car' | undefined
  /** Sheet of a workbook; by default every sheet that contains a table. */
  sheet?: string | undefined
  /** Names of the columns of a table without a header. */
  header?: string[] | undefined
  /** Settings for single tables of a zip file or sheets of a workbook, by their names in the preview, with or without the name of the file: {"notes.csv": {"skip": true}}. */
  files?: Record<string, ImportMappingFile> | undefined
  /** Whether columns that are no field stop the import. */
  strict?: boolean | undefined
}

export type ImportFields = {
  kind: 'creators' | 'contents' | 'comments' | 'followers' | 'history'
  fields: ImportFieldsField[]
}

export type NamedImportMapping = {
  name: string
  mapping: ImportMappingOutput
  updated_at: string
}

export type NamedImportMappingOutput = {
  name: string
  mapping: ImportMappingOutput
  updated_at: string
}

export type ImportBody = {
  /** The upload, from POST /imports/files. */
  file_id: string
  /** What the file does not say; a preview gives one to start from. */
  mapping?: ImportMapping | undefined
  /** A mapping kept with PUT /imports/mappings/{name}. */
  mapping_name?: string | undefined
  /** Where the records come from. */
  source?: string | undefined
  /** When they were true; the time of the upload by default. */
  as_of?: string | undefined
  /** Check every row and write nothing. */
  dry_run?: boolean | undefined
}

export type ImportRequest = {
  id: string
  /** The operation this belongs to. */
  kind: string
  /** succeeded, partial, failed and canceled are final. */
  status: 'queued' | 'in_progress' | 'succeeded' | 'partial' | 'failed' | 'canceled'
  progress: Progress
  /** What is missing from a partial result. */
  missing: Missing[]
  /** Reason for the failure. */
  error: DiscoveryExportRequestError | null
  /** What it may use of sources that charge or count, estimated when it was submitted: at most so much, if nothing that it reads is known yet. Null where it reads none of them. */
  cost: RequestCost | null
  /** Number of attempts since the last progress. */
  attempt: number
  /** When the next attempt starts. */
  retry_at: string | null
  created_at: string
  updated_at: string
  started_at: string | null
  finished_at: string | null
  /** Null until the request has ended. If it was canceled or failed: what it had done by then, which is kept. */
  result: ImportResult | null
}

export type ImportResult = {
  file_id: string
  name: string
  format: string | null
  rows: number
  imported: number
  rejected: number
  /** Rows about people whose data was erased or restricted at their request: not stored, not listed. */
  withheld: number
  /** Cells that could not be read in rows that were taken. */
  cells_lost: number
  /** Rows without a handle or an id of the network, stored under a key made from their content. */
  keyed: number
  /** Of these, rows whose ids are not ids of the network, such as 1 or p1; other files of the source are joined by them. */
  own_ids: number
  /** Rows that name a post or an account by an id which no file has told yet. They are kept for 30 days and joined when it comes. */
  waiting: number
  /** Rows of earlier imports that waited for what this one told, by kind. */
  joined: Record<string, number>
  /** Records by kind. */
  records: Record<string, number>
  notes: string[]
  dry_run: boolean
  /** Whether searches find all of it. False: the index is still reading, see GET /status. Null for a dry run, and where the import did not come to its end. */
  searchable: boolean | null
}

export type WebhookBody = {
  /** Where messages are sent. It must be on the public internet, unless ROSTRA_WEBHOOK_ALLOW names its address. */
  url: string
  description?: string | undefined
  /** Kinds of events: request.finished, screening.finished, screening.item_flagged, screening.level_changed, screening.run_failed, listening.alert, listening.mention, report.ready, export.ready, search.changed, campaign.post, connection.connected, connection.ended, campaign.finished, webhook.paused, notification.paused, quota.low, quota.spent; all of an area: screening.*; all: *. */
  events?: string[] | undefined
}

export type Webhook = {
  id: string
  url: string
  description: string
  events: string[]
  /** failing: the newest message was not taken. */
  status: 'active' | 'failing' | 'paused'
  paused_reason: string | null
  deliveries: WebhookDeliveries
  last_success_at: string | null
  failing_since: string | null
  /** Until then messages are signed with the old secret too. */
  previous_secret_until: string | null
  created_at: string
  updated_at: string
}

export type WebhookPatch = {
  /** Where messages are sent. It must be on the public internet, unless ROSTRA_WEBHOOK_ALLOW names its address. */
  url?: string | undefined
  description?: string | undefined
  /** Kinds of events: request.finished, screening.finished, screening.item_flagged, screening.level_changed, screening.run_failed, listening.alert, listening.mention, report.ready, export.ready, search.changed, campaign.post, connection.connected, connection.ended, campaign.finished, webhook.paused, notification.paused, quota.low, quota.spent; all of an area: screening.*; all: *. */
  events?: string[] | undefined
  /** false also resumes an endpoint that was paused by itself. */
  paused?: boolean | undefined
}

export type WebhookDelivery = {
  id: string
  /** Sent as webhook-id: the same in every try, so that a message is taken once. */
  event_id: string
  kind: string
  subject: string
  /** The message to people that carried it, the same in every try; null for webhooks. */
  message_id: string | null
  /** dead: given up after ten tries in three days, or after 410. */
  status: 'pending' | 'delivered' | 'dead'
  /** The newest 30 tries, oldest first. */
  attempts: WebhookDeliveryAttempt[]
  next_attempt_at: string | null
  /** As it is sent. */
  body: string
  created_at: string
  finished_at: string | null
}

export type NotificationChannelBody = {
  /** How messages are sent. */
  way: 'email' | 'slack' | 'teams'
  name: string
  /** For email: who receives it. */
  to?: string[] | undefined
  /** For slack and teams: the address of an incoming webhook. It is stored encrypted and never shown again. */
  url?: string | undefined
  /** Kinds of events: request.finished, screening.finished, screening.item_flagged, screening.level_changed, screening.run_failed, listening.alert, listening.mention, report.ready, export.ready, search.changed, campaign.post, connection.connected, connection.ended, campaign.finished, webhook.paused, notification.paused, quota.low, quota.spent; all of an area: screening.*; all: *. */
  events?: string[] | undefined
  /** at_once: as soon as something happens. hourly, daily: everything since the last message in one. */
  digest?: 'at_once' | 'hourly' | 'daily' | undefined
  /** A time of day in `time_zone`, such as 08:00. */
  daily_at?: string | undefined
  /** IANA name of the time zone in which the times of day are meant. */
  time_zone?: string | undefined
  /** Language of the messages: English, German, French or Spanish. An e-mail to a user of the account is in the language that this user chose in the console. */
  language?: 'en' | 'de' | 'fr' | 'es' | undefined
  /** No message is sent in these hours; events are sent when they end. The hours may span midnight. */
  quiet_hours?: NotificationChannelBodyQuietHours | null | undefined
}

export type NotificationChannel = {
  id: string
  way: 'email' | 'slack' | 'teams'
  name: string
  /** Recipients of e-mail; of Slack and Teams only the server. */
  target: string
  events: string[]
  digest: 'at_once' | 'hourly' | 'daily'
  daily_at: string
  time_zone: string
  language: 'en' | 'de' | 'fr' | 'es'
  quiet_hours: NotificationChannelQuietHours | null
  /** failing: the newest message was not taken. */
  status: 'active' | 'failing' | 'paused'
  paused_reason: string | null
  deliveries: WebhookDeliveries
  last_success_at: string | null
  failing_since: string | null
  created_at: string
  updated_at: string
}

export type NotificationChannelPatch = {
  name?: string | undefined
  /** For email: who receives it. */
  to?: string[] | undefined
  /** For slack and teams: the address of an incoming webhook. It is stored encrypted and never shown again. */
  url?: string | undefined
  /** Kinds of events: request.finished, screening.finished, screening.item_flagged, screening.level_changed, screening.run_failed, listening.alert, listening.mention, report.ready, export.ready, search.changed, campaign.post, connection.connected, connection.ended, campaign.finished, webhook.paused, notification.paused, quota.low, quota.spent; all of an area: screening.*; all: *. */
  events?: string[] | undefined
  /** at_once: as soon as something happens. hourly, daily: everything since the last message in one. */
  digest?: 'at_once' | 'hourly' | 'daily' | undefined
  /** A time of day in `time_zone`, such as 08:00. */
  daily_at?: string | undefined
  /** IANA name of the time zone in which the times of day are meant. */
  time_zone?: string | undefined
  /** Language of the messages: English, German, French or Spanish. An e-mail to a user of the account is in the language that this user chose in the console. */
  language?: 'en' | 'de' | 'fr' | 'es' | undefined
  /** No message is sent in these hours; events are sent when they end. The hours may span midnight. */
  quiet_hours?: NotificationChannelBodyQuietHours | null | undefined
  /** false also resumes a channel that was paused by itself. */
  paused?: boolean | undefined
}

export type ListedRequest = {
  id: string
  /** The operation this belongs to. */
  kind: string
  /** succeeded, partial, failed and canceled are final. */
  status: 'queued' | 'in_progress' | 'succeeded' | 'partial' | 'failed' | 'canceled'
  progress: Progress
  /** What is missing from a partial result. */
  missing: Missing[]
  /** Reason for the failure. */
  error: DiscoveryExportRequestError | null
  /** What it may use of sources that charge or count, estimated when it was submitted: at most so much, if nothing that it reads is known yet. Null where it reads none of them. */
  cost: RequestCost | null
  /** Number of attempts since the last progress. */
  attempt: number
  /** When the next attempt starts. */
  retry_at: string | null
  created_at: string
  updated_at: string
  started_at: string | null
  finished_at: string | null
  /** Short description: the profile, post or brands. */
  about: string | null
}

export type Request = {
  id: string
  /** The operation this belongs to. */
  kind: string
  /** succeeded, partial, failed and canceled are final. */
  status: 'queued' | 'in_progress' | 'succeeded' | 'partial' | 'failed' | 'canceled'
  progress: Progress
  /** What is missing from a partial result. */
  missing: Missing[]
  /** Reason for the failure. */
  error: DiscoveryExportRequestError | null
  /** What it may use of sources that charge or count, estimated when it was submitted: at most so much, if nothing that it reads is known yet. Null where it reads none of them. */
  cost: RequestCost | null
  /** Number of attempts since the last progress. */
  attempt: number
  /** When the next attempt starts. */
  retry_at: string | null
  created_at: string
  updated_at: string
  started_at: string | null
  finished_at: string | null
}

export type Token = {
  id: string
  name: string
  /** The first characters of the token. */
  hint: string
  scopes: (
    | 'creators'
    | 'screening'
    | 'content'
    | 'purchase_intent'
    | 'comments_relevance'
    | 'listening'
    | 'imports'
    | 'contacts'
    | 'connections'
    | 'audit'
    | 'admin'
    | 'operator'
  )[]
  /** The user it belongs to; null for a service. */
  user_id: string | null
  /** Null means the server default. */
  rate_per_minute: number | null
  created_at: string
  expires_at: string | null
  revoked_at: string | null
  /** Accurate to a few seconds. */
  last_used_at: string | null
}

export type Network = {
  network:
    | 'instagram'
    | 'tiktok'
    | 'youtube'
    | 'x'
    | 'facebook'
    | 'twitch'
    | 'threads'
    | 'pinterest'
    | 'snapchat'
    | 'bluesky'
    | 'mastodon'
    | 'professional'
    | 'reddit'
    | 'telegram'
    | 'tumblr'
    | 'nostr'
    | 'lemmy'
    | 'peertube'
    | 'hackernews'
    | 'web'
  /** The first one is used. Without one, data can only be imported. */
  sources: NetworkSource[]
}

export type CostEstimate = {
  network:
    | 'instagram'
    | 'tiktok'
    | 'youtube'
    | 'x'
    | 'facebook'
    | 'twitch'
    | 'threads'
    | 'pinterest'
    | 'snapchat'
    | 'bluesky'
    | 'mastodon'
    | 'professional'
    | 'reddit'
    | 'telegram'
    | 'tumblr'
    | 'nostr'
    | 'lemmy'
    | 'peertube'
    | 'hackernews'
    | 'web'
  /** Who is asked. */
  source: string
  operation: 'profile' | 'contents' | 'content' | 'comments' | 'search' | 'followers' | 'likers' | 'commenters'
  items: number
  /** Calls to the source, if everything is read again. */
  calls: number
  /** Units of its quota, where it counts them; those of YouTube. */
  units: number
  /** The cost if everything is read again. Stored data that is fresh costs nothing. */
  usd: number
  /** Reading stops at it. Null where nothing is charged. */
  budget: CostEstimateBudget | null
  /** How many of the items the rest of today’s budget pays for. */
  affordable_items: number | null
}

export type Status = {
  /** What searches look through. */
  index: StatusIndex
  /** Figures, languages, interests and the like that are derived from what is known. */
  facts: StatusFacts
  /** Imported audiences are analysed within seconds, those of live networks once they are read for a report. */
  audiences: StatusAudiences
  /** What searches find, by network; networks without stored creators are left out. */
  networks: KnownNetwork[]
}

export type KnownNetwork = {
  network:
    | 'instagram'
    | 'tiktok'
    | 'youtube'
    | 'x'
    | 'facebook'
    | 'twitch'
    | 'threads'
    | 'pinterest'
    | 'snapchat'
    | 'bluesky'
    | 'mastodon'
    | 'professional'
    | 'reddit'
    | 'telegram'
    | 'tumblr'
    | 'nostr'
    | 'lemmy'
    | 'peertube'
    | 'hackernews'
    | 'web'
  /** Real creators. */
  creators: number
  demo_creators: number
  /** When a real creator of it posted last, as far as is known. */
  newest_post: string | null
}

export type Event = {
  id: string
  /** Counts up by one within the account. */
  seq: number
  /** What happened, such as screening.item_flagged. */
  kind: string
  /** The id of what it happened to. */
  subject: string
  payload: Record<string, unknown>
  created_at: string
}

export type Demo = {
  /** present: demo data are there. absent: none were ever stored. removing: being removed. removed: gone; they stay removed until you restore them. */
  state: 'present' | 'absent' | 'removing' | 'removed'
  /** What is left of it. */
  rows: DemoRows
}

export type AuditEntry = {
  /** Place in the chain. The chain is one for the whole installation. */
  seq: number
  at: string
  /** Who: the id of a token or user. */
  actor: string
  /** What that token or user is called now; a token of a user has both names. Null for deleted users. */
  actor_name: string | null
  /** What: the name of the operation, such as `getScreening`. */
  operation: string
  /** Changes have two entries: `begun`, written no later than the change itself, and how it ended. */
  outcome: 'begun' | 'succeeded' | 'refused' | 'failed'
  /** HTTP status of the answer; null for `begun`. */
  status: number | null
  /** To what or whom, as far as the call names them; 20 people at most. */
  subjects: AuditEntrySubject[]
  /** What the caller sent as Rostra-Purpose. */
  purpose: string | null
  /** More about it, as JSON: for sign-ins the method and why it was refused. */
  details: string | null
  request_id: string
  /** SHA-256 over this entry and the hash of the one before. */
  hash: string
}

export type Retention = {
  kind: string
  holds: string
  purpose: string
  /** `fixed`: after the same time; `each`: every item has a time of its own; `none`: until it is deleted or erased. */
  clock: 'fixed' | 'each' | 'none'
  /** How long, if it is the same for all. */
  days: number | null
  /** The setting that defines it, if there is one. */
  setting: string | null
  /** Items with a retention period: of this account or, for data read from a network, of all accounts. Null if there is none. */
  held: number | null
  /** How many of them are due; deleted within an hour, audit entries within a day. */
  due: number | null
  /** When the next one is due. Null where nothing is held. */
  next_due_at: string | null
}

export type Me = {
  account: Account
  /** Null for the token of a service. */
  user: User | null
  /** Null for a person who is signed in. */
  token_id: string | null
  session_id: string | null
  scopes: (
    | 'creators'
    | 'screening'
    | 'content'
    | 'purchase_intent'
    | 'comments_relevance'
    | 'listening'
    | 'imports'
    | 'contacts'
    | 'connections'
    | 'audit'
    | 'admin'
    | 'operator'
  )[]
  reads_only: boolean
}

export type Account = {
  id: string
  name: string
  /** Whether every user must have a second factor. */
  second_factor_required: boolean
}

export type User = {
  id: string
  email: string
  name: string
  role: 'owner' | 'admin' | 'analyst' | 'reviewer' | 'viewer' | 'auditor'
  has_password: boolean
  has_second_factor: boolean
  created_at: string
  last_sign_in_at: string | null
  /** Of the console, and of e-mails to this user. Null: not chosen yet. */
  language: 'en' | 'de' | 'fr' | 'es' | null
}

export type MePatch = {
  /** Of the console, and of e-mails to you. */
  language: 'en' | 'de' | 'fr' | 'es'
}

export type Role = {
  name: 'owner' | 'admin' | 'analyst' | 'reviewer' | 'viewer' | 'auditor'
  meaning: string
  /** admin includes all. */
  scopes: (
    | 'creators'
    | 'screening'
    | 'content'
    | 'purchase_intent'
    | 'comments_relevance'
    | 'listening'
    | 'imports'
    | 'contacts'
    | 'connections'
    | 'audit'
    | 'admin'
    | 'operator'
  )[]
  /** May ask, and change nothing. */
  reads_only: boolean
}

export type UserPatch = {
  name?: string | undefined
  role?: 'owner' | 'admin' | 'analyst' | 'reviewer' | 'viewer' | 'auditor' | undefined
}

export type InvitationBody = {
  email: string
  /** Only an owner can invite an owner. */
  role?: 'owner' | 'admin' | 'analyst' | 'reviewer' | 'viewer' | 'auditor' | undefined
}

export type Invitation = {
  id: string
  kind: 'invitation' | 'password_reset'
  email: string
  role: 'owner' | 'admin' | 'analyst' | 'reviewer' | 'viewer' | 'auditor'
  status: 'pending' | 'accepted' | 'revoked' | 'expired'
  /** Id of the user or token that created it. */
  created_by: string
  created_at: string
  expires_at: string
}

export type AccountPatch = {
  second_factor_required: boolean
}

export type Session = {
  id: string
  /** Null for a session started with a service token. */
  user_id: string | null
  token_id: string | null
  /** How it was started: password, invitation, token, link, oidc. */
  method: string
  /** What the browser calls itself. */
  agent: string
  address: string
  /** Whether this call came with it. */
  is_current: boolean
  created_at: string
  /** Accurate to a minute. */
  last_seen_at: string
  expires_at: string
}

export type SubjectCase = {
  id: string
  kind: 'erasure' | 'restriction'
  reason: string | null
  created_at: string
  /** When a restriction was lifted. */
  ended_at: string | null
  /** Keyed digests of everything the person is known by. Data that matches one is not stored again. */
  subjects: string[]
  places: SubjectCasePlace[]
  files: SubjectCaseFiles
  /** Over everything that was deleted, as it was. */
  sha256: string
}

export type ConnectionProvider = {
  id: string
  name: string
  network:
    | 'instagram'
    | 'tiktok'
    | 'youtube'
    | 'x'
    | 'facebook'
    | 'twitch'
    | 'threads'
    | 'pinterest'
    | 'snapchat'
    | 'bluesky'
    | 'mastodon'
    | 'professional'
    | 'reddit'
    | 'telegram'
    | 'tumblr'
    | 'nostr'
    | 'lemmy'
    | 'peertube'
    | 'hackernews'
    | 'web'
  /** Whether an app of yours is set up. */
  ready: boolean
  /** What to set up. */
  missing: string | null
  /** Enter it in the settings of your app at the network. */
  redirect_uri: string | null
  scopes: ConnectionProviderScope[]
  /** Figures and splits that are read. */
  gives: string[]
  /** Whether access lasts without the creator signing in again. */
  refreshes: boolean
  /** Whether access can be given back from here; otherwise only the creator can. */
  revokes: boolean
  proof: ConnectionProviderProof
  needs: string
  key: string
  /** Where the creator can take the access back at the network. */
  remove: string
}

export type ConnectionBody = {
  /** Where the creator signs in: an id of GET /connection-providers. */
  provider: string
  /** Why you ask, in your words. The creator reads it before they agree. */
  purpose: string
  /** The account that is meant. If the creator signs in to another one, nothing is connected. Of several Pages, it is the one that is connected. */
  handle?: string | undefined
  /** How long the link works. */
  expires_in_days?: number | undefined
}

export type Connection = {
  id: string
  provider: string
  network:
    | 'instagram'
    | 'tiktok'
    | 'youtube'
    | 'x'
    | 'facebook'
    | 'twitch'
    | 'threads'
    | 'pinterest'
    | 'snapchat'
    | 'bluesky'
    | 'mastodon'
    | 'professional'
    | 'reddit'
    | 'telegram'
    | 'tumblr'
    | 'nostr'
    | 'lemmy'
    | 'peertube'
    | 'hackernews'
    | 'web'
  purpose: string
  /** Of the connected account; before, the one that was asked for. */
  handle: string | null
  /** As the network shows it to the owner; others may see a different value. */
  external_id: string | null
  name: string | null
  /** pending: the link was not used yet. expired: nor will it be. ended: tokens and figures are deleted. */
  state: 'pending' | 'expired' | 'connected' | 'ended'
  /** What the creator agreed to, where the network says so. */
  scopes: string[]
  /** Why figures could not be read, or why the connection ended. */
  problem: string | null
  ended_by: 'creator' | 'account' | 'network' | null
  created_by: string
  created_at: string
  /** Of the link. */
  expires_at: string
  connected_at: string | null
  /** Renewed before where the network allows it. */
  token_expires_at: string | null
  /** When figures were last read; once a day. */
  read_at: string | null
  ended_at: string | null
}

export type MeasuredFigures = {
  /** Counted by the network and shown to the owner of the account. */
  basis: 'measured'
  as_of: string
  figures: MeasuredFiguresFigure[]
  audience: MeasuredFiguresAudience[]
  missing: FirstPartyMissing[]
}

export type EstimatedRequest = {
  kind: string
  /** What the first run may use of sources that charge or count. Null where it reads none of them. */
  cost: RequestCost | null
  /** With `every_s`: what each later run and all runs of a month may use. Null without it, and where nothing is charged or counted. */
  scheduled: ScheduledCost | null
}

export type SubmittedForMembers = {
  work: 'screening' | 'monitoring' | 'report' | 'scheduled_report' | 'overlap' | 'comparison'
  submitted: number
  refused: number
  /** In the order of the list. */
  data: SubmittedForMembersItem[]
}

export type ProblemError = {
  in: 'body' | 'query' | 'path' | 'header'
  /** JSON pointer (RFC 6901) into that part of the request. */
  pointer: string
  message: string
}

export type ProfileLocation = {
  /** As stated in the profile; null where only a country is known. */
  text: string | null
  /** Id of the location dictionary, where the text could be read. */
  id: string | null
  name: string | null
  country_code: string | null
  /** Confidence of the location. */
  confidence: number | null
}

export type DiscoveryBodyFollowers = {
  min?: number | undefined
  max?: number | undefined
}

export type DiscoveryBodyAverageLikes = {
  min?: number | undefined
  max?: number | undefined
  /** Which average of the recent contents. */
  method?: 'mean' | 'median' | undefined
}

export type DiscoveryBodyPrice = {
  min?: number | undefined
  max?: number | undefined
  /** Default: that of the rate card. Others are converted at the exchange rates of the card. */
  currency?: string | undefined
}

export type DiscoveryBodyFollowerGrowth = {
  months?: number | undefined
  min?: number | undefined
  max?: number | undefined
}

export type DiscoveryBodyLikesGrowth = {
  months?: 1 | 3 | 6 | 12 | undefined
  min?: number | undefined
  max?: number | undefined
}

export type DiscoveryBodyAccountType = {
  any_of?: ('personal' | 'creator' | 'business')[] | undefined
  all_of?: ('personal' | 'creator' | 'business')[] | undefined
  none_of?: ('personal' | 'creator' | 'business')[] | undefined
}

export type DiscoveryBodyGender = {
  any_of?: ('female' | 'male' | 'other')[] | undefined
  all_of?: ('female' | 'male' | 'other')[] | undefined
  none_of?: ('female' | 'male' | 'other')[] | undefined
}

export type DiscoveryBodyAge = {
  min?: number | undefined
  max?: number | undefined
}

export type DiscoveryBodyLocations = {
  any_of?: string[] | undefined
  all_of?: string[] | undefined
  none_of?: string[] | undefined
}

export type DiscoveryBodyTopics = {
  names: string[]
  /** How strongly a tag must belong to a topic, as /dictionary/topics/relevance weighs it. */
  threshold?: number | undefined
  /** When sorting by relevance: 1 is relevance only, 0 is mostly followers. */
  weight?: number | undefined
}

export type DiscoveryBodyContactTypes = {
  must?: ('email' | 'phone' | 'whatsapp' | 'telegram' | 'link_page' | 'link' | 'account')[] | undefined
  should?: ('email' | 'phone' | 'whatsapp' | 'telegram' | 'link_page' | 'link' | 'account')[] | undefined
}

export type DiscoveryBodyAudience = {
  source?: 'followers' | 'likers' | 'commenters' | undefined
  locations?: DiscoveryBodyAudienceLocations | (string | DiscoveryBodyAudienceLocationsAnyOf)[] | undefined
  languages?: DiscoveryBodyAudienceLanguages | (string | DiscoveryBodyAudienceLanguagesAnyOf)[] | undefined
  genders?:
    DiscoveryBodyAudienceGenders | ('female' | 'male' | 'other' | DiscoveryBodyAudienceGendersAnyOf)[] | undefined
  /** 18-24, or with the gender: female.18-24. */
  ages?:
    | DiscoveryBodyAudienceAges
    | (
        | '13-17'
        | '18-24'
        | '25-34'
        | '35-44'
        | '45-54'
        | '55+'
        | 'female.13-17'
        | 'female.18-24'
        | 'female.25-34'
        | 'female.35-44'
        | 'female.45-54'
        | 'female.55+'
        | 'male.13-17'
        | 'male.18-24'
        | 'male.25-34'
        | 'male.35-44'
        | 'male.45-54'
        | 'male.55+'
        | 'other.13-17'
        | 'other.18-24'
        | 'other.25-34'
        | 'other.35-44'
        | 'other.45-54'
        | 'other.55+'
        | DiscoveryBodyAudienceAgesAnyOf
      )[]
    | undefined
  interests?: DiscoveryBodyAudienceLocations | (string | DiscoveryBodyAudienceLocationsAnyOf)[] | undefined
  brands?: DiscoveryBodyAudienceBrands | (string | DiscoveryBodyAudienceBrandsAnyOf)[] | undefined
  credibility_min?: number | undefined
}

export type DiscoveryBodyAudienceLocations = {
  any_of?: (string | DiscoveryBodyAudienceLocationsAnyOf)[] | undefined
  all_of?: (string | DiscoveryBodyAudienceLocationsAnyOf)[] | undefined
  none_of?: (string | DiscoveryBodyAudienceLocationsAnyOf)[] | undefined
  /** Least share of the audience, 0.01 to 1, kept to about half a percent. Of all values that name none themselves. Without it: 0.05. */
  min_share?: number | undefined
}

export type DiscoveryBodyAudienceLocationsAnyOf = {
  id: string
  /** Least share of the audience, 0.01 to 1, kept to about half a percent. Without it: that of the lists. */
  min_share?: number | undefined
}

export type DiscoveryBodyAudienceLanguages = {
  any_of?: (string | DiscoveryBodyAudienceLanguagesAnyOf)[] | undefined
  all_of?: (string | DiscoveryBodyAudienceLanguagesAnyOf)[] | undefined
  none_of?: (string | DiscoveryBodyAudienceLanguagesAnyOf)[] | undefined
  /** Least share of the audience, 0.01 to 1, kept to about half a percent. Of all values that name none themselves. Without it: 0.05. */
  min_share?: number | undefined
}

export type DiscoveryBodyAudienceLanguagesAnyOf = {
  id: string
  /** Least share of the audience, 0.01 to 1, kept to about half a percent. Without it: that of the lists. */
  min_share?: number | undefined
}

export type DiscoveryBodyAudienceGenders = {
  any_of?: ('female' | 'male' | 'other' | DiscoveryBodyAudienceGendersAnyOf)[] | undefined
  all_of?: ('female' | 'male' | 'other' | DiscoveryBodyAudienceGendersAnyOf)[] | undefined
  none_of?: ('female' | 'male' | 'other' | DiscoveryBodyAudienceGendersAnyOf)[] | undefined
  /** Least share of the audience, 0.01 to 1, kept to about half a percent. Of all values that name none themselves. Without it: 0.05. */
  min_share?: number | undefined
}

export type DiscoveryBodyAudienceGendersAnyOf = {
  id: 'female' | 'male' | 'other'
  /** Least share of the audience, 0.01 to 1, kept to about half a percent. Without it: that of the lists. */
  min_share?: number | undefined
}

export type DiscoveryBodyAudienceAges = {
  any_of?:
    | (
        | '13-17'
        | '18-24'
        | '25-34'
        | '35-44'
        | '45-54'
        | '55+'
        | 'female.13-17'
        | 'female.18-24'
        | 'female.25-34'
        | 'female.35-44'
        | 'female.45-54'
        | 'female.55+'
        | 'male.13-17'
        | 'male.18-24'
        | 'male.25-34'
        | 'male.35-44'
        | 'male.45-54'
        | 'male.55+'
        | 'other.13-17'
        | 'other.18-24'
        | 'other.25-34'
        | 'other.35-44'
        | 'other.45-54'
        | 'other.55+'
        | DiscoveryBodyAudienceAgesAnyOf
      )[]
    | undefined
  all_of?:
    | (
        | '13-17'
        | '18-24'
        | '25-34'
        | '35-44'
        | '45-54'
        | '55+'
        | 'female.13-17'
        | 'female.18-24'
        | 'female.25-34'
        | 'female.35-44'
        | 'female.45-54'
        | 'female.55+'
        | 'male.13-17'
        | 'male.18-24'
        | 'male.25-34'
        | 'male.35-44'
        | 'male.45-54'
        | 'male.55+'
        | 'other.13-17'
        | 'other.18-24'
        | 'other.25-34'
        | 'other.35-44'
        | 'other.45-54'
        | 'other.55+'
        | DiscoveryBodyAudienceAgesAnyOf
      )[]
    | undefined
  none_of?:
    | (
        | '13-17'
        | '18-24'
        | '25-34'
        | '35-44'
        | '45-54'
        | '55+'
        | 'female.13-17'
        | 'female.18-24'
        | 'female.25-34'
        | 'female.35-44'
        | 'female.45-54'
        | 'female.55+'
        | 'male.13-17'
        | 'male.18-24'
        | 'male.25-34'
        | 'male.35-44'
        | 'male.45-54'
        | 'male.55+'
        | 'other.13-17'
        | 'other.18-24'
        | 'other.25-34'
        | 'other.35-44'
        | 'other.45-54'
        | 'other.55+'
        | DiscoveryBodyAudienceAgesAnyOf
      )[]
    | undefined
  /** Least share of the audience, 0.01 to 1, kept to about half a percent. Of all values that name none themselves. Without it: 0.05. */
  min_share?: number | undefined
}

export type DiscoveryBodyAudienceAgesAnyOf = {
  id:
    | '13-17'
    | '18-24'
    | '25-34'
    | '35-44'
    | '45-54'
    | '55+'
    | 'female.13-17'
    | 'female.18-24'
    | 'female.25-34'
    | 'female.35-44'
    | 'female.45-54'
    | 'female.55+'
    | 'male.13-17'
    | 'male.18-24'
    | 'male.25-34'
    | 'male.35-44'
    | 'male.45-54'
    | 'male.55+'
    | 'other.13-17'
    | 'other.18-24'
    | 'other.25-34'
    | 'other.35-44'
    | 'other.45-54'
    | 'other.55+'
  /** Least share of the audience, 0.01 to 1, kept to about half a percent. Without it: that of the lists. */
  min_share?: number | undefined
}

export type DiscoveryBodyAudienceBrands = {
  any_of?: (string | DiscoveryBodyAudienceBrandsAnyOf)[] | undefined
  all_of?: (string | DiscoveryBodyAudienceBrandsAnyOf)[] | undefined
  none_of?: (string | DiscoveryBodyAudienceBrandsAnyOf)[] | undefined
  /** Least share of the audience, 0.01 to 1, kept to about half a percent. Of all values that name none themselves. Without it: 0.05. */
  min_share?: number | undefined
}

export type DiscoveryBodyAudienceBrandsAnyOf = {
  id: string
  /** Least share of the audience, 0.01 to 1, kept to about half a percent. Without it: that of the lists. */
  min_share?: number | undefined
}

export type DiscoveryBodySimilarTo = {
  profile: NamedProfile
  by?: 'creator' | 'audience' | undefined
  /** With by creator: what similarity is made of. Weights are relative to each other. */
  weights?: DiscoveryBodySimilarToWeights | undefined
}

export type DiscoveryBodySimilarToWeights = {
  /** What they write about, and with which tags; 0 does not matter. */
  interests?: number | undefined
  /** How many follow them; 0 does not matter. */
  size?: number | undefined
  /** Which languages they write; 0 does not matter. */
  language?: number | undefined
  /** Where they are; 0 does not matter. */
  country?: number | undefined
}

export type DiscoveryBodyExclude = {
  /** Profiles that are left out, each as {network, handle}, as {profile_url} or just as an address. */
  profiles?: (NamedProfile | string)[] | undefined
  /** Ids of earlier exports whose creators are excluded. */
  requests?: string[] | undefined
}

export type DiscoveryBodySort = {
  by:
    | 'followers'
    | 'content_count'
    | 'engagement_rate'
    | 'average_likes'
    | 'average_comments'
    | 'average_views'
    | 'price'
    | 'last_posted_at'
    | 'follower_growth'
    | 'likes_growth'
    | 'views_growth'
    | 'audience_credibility'
    | 'relevance'
    | 'similarity'
    | 'audience_share'
  /** Creators without a value come last in both directions. */
  order?: 'desc' | 'asc' | undefined
  /** For averages. */
  method?: 'mean' | 'median' | undefined
  /** For growth; that of the filter, or 3. */
  months?: number | undefined
  /** For audience_share: whose share. Without it: that of the one value that `audience` asks for. */
  audience?: DiscoveryBodySortAudience | undefined
}

export type DiscoveryBodySortAudience = {
  source?: 'followers' | 'likers' | 'commenters' | undefined
  part: 'locations' | 'languages' | 'genders' | 'ages' | 'interests' | 'brands'
  id: string
}

export type NamedProfileByNetworkAndHandle = {
  network:
    | 'instagram'
    | 'tiktok'
    | 'youtube'
    | 'x'
    | 'facebook'
    | 'twitch'
    | 'threads'
    | 'pinterest'
    | 'snapchat'
    | 'bluesky'
    | 'mastodon'
    | 'professional'
    | 'reddit'
    | 'telegram'
    | 'tumblr'
    | 'nostr'
    | 'lemmy'
    | 'peertube'
    | 'hackernews'
    | 'web'
  /** With or without @. */
  handle: string
}

export type NamedProfileByProfileUrl = {
  /** URL of a profile on any supported network. */
  profile_url: string
}

export type CreatorLocation = {
  text: string | null
  /** Of /dictionary/locations, the nearest that could be read out of the text; filters find it by this. */
  id: string | null
  name: string | null
  country_code: string | null
}

export type CreatorAverageLikes = {
  mean: number | null
  median: number | null
  /** How many it is based on; null if a declared value does not say. */
  contents: number | null
  /** measured: over contents we know. declared: as a file or the network states it, where nothing could be measured. */
  basis: 'measured' | 'declared' | null
}

export type CreatorEngagement = {
  mean: CreatorEngagementMean | null
  median: CreatorEngagementMean | null
  sample_size: number | null
  /** measured: over contents we know. declared: as a file or the network states it, where nothing could be measured. */
  basis: 'measured' | 'declared' | null
}

export type CreatorEngagementMean = {
  value: number
  /** Bounds of 95 %; null for what is declared. */
  low: number | null
  high: number | null
}

export type CreatorFollowerGrowth = {
  months_1: number | null
  months_3: number | null
  months_6: number | null
  months_12: number | null
}

export type CreatorEstimatedPrice = {
  /** The type that the creator publishes most, of those with a price. */
  type: 'text' | 'image' | 'video' | 'short' | 'carousel' | 'story' | 'stream' | 'article' | 'repost' | 'reply'
  amount: number
  low: number
  high: number
  currency: string
  rate_card: string
}

export type CreatorContact = {
  has: boolean
  types: ('email' | 'phone' | 'whatsapp' | 'telegram' | 'link_page' | 'link' | 'account')[]
  /** On the do-not-contact list: no contacts are shown. */
  do_not_contact: boolean
}

export type CreatorStated = {
  what: 'gender' | 'birth_year' | 'place' | 'profession'
  value: string | number
  basis: 'declared'
  /** The words that say it. */
  words: string
}

export type CreatorAudience = {
  source: 'followers' | 'likers' | 'commenters'
  /** declared: as an imported file states it. inferred: concluded from a sample of the people. */
  basis: 'declared' | 'inferred'
  /** Null if an imported list shows too little of its people. */
  credibility: number | null
  countries: CreatorAudienceCountry[]
  languages: CreatorAudienceCountry[]
  genders: CreatorAudienceCountry[]
  ages: CreatorAudienceCountry[]
  interests: CreatorAudienceCountry[]
  sample_size: number
  as_of: string
}

export type CreatorAudienceCountry = {
  id: string
  share: number
  /** 95 % bounds; for declared values, the share itself, because there is no sample. */
  low: number
  high: number
  /** People for whom it is known; 0 for declared values. */
  sample_size: number
}

export type CreatorMissing = {
  reason: 'not_stated' | 'no_contents' | 'not_shown' | 'no_history' | 'too_little_evidence' | 'no_audience'
  /** Fields of this creator that are null for this reason. */
  items: string[]
  detail: string
}

export type CreatorMatch = {
  /** Name of the filter in the request. */
  filter: string
  /** The creator’s value. */
  value: number | string | boolean | string[] | Record<string, number> | null
  /** The requested value. */
  threshold: unknown
  passed: boolean
}

export type LocationParent = {
  id: string
  name: string
}

export type BrandHandle = {
  network: string
  handle: string
}

export type RankedCreatorThen = {
  rank: number
  /** If everyone whose earlier value is unknown had been ahead. */
  rank_worst: number
  value: number
}

export type BriefBodyFilters = {
  /** One or more networks. */
  network?:
    | 'instagram'
    | 'tiktok'
    | 'youtube'
    | 'x'
    | 'facebook'
    | 'twitch'
    | 'threads'
    | 'pinterest'
    | 'snapchat'
    | 'bluesky'
    | 'mastodon'
    | 'professional'
    | 'reddit'
    | 'telegram'
    | 'tumblr'
    | 'nostr'
    | 'lemmy'
    | 'peertube'
    | 'hackernews'
    | 'web'
    | (
        | 'instagram'
        | 'tiktok'
        | 'youtube'
        | 'x'
        | 'facebook'
        | 'twitch'
        | 'threads'
        | 'pinterest'
        | 'snapchat'
        | 'bluesky'
        | 'mastodon'
        | 'professional'
        | 'reddit'
        | 'telegram'
        | 'tumblr'
        | 'nostr'
        | 'lemmy'
        | 'peertube'
        | 'hackernews'
        | 'web'
      )[]
    | undefined
  /** Ids from /dictionary/interests. A top-level interest includes its sub-interests. */
  interests?: DiscoveryBodyLocations | string[] | undefined
  /** Codes from /dictionary/languages. */
  languages?: DiscoveryBodyLocations | string[] | undefined
  /** Ids from /dictionary/locations: countries, regions, cities. A country includes its cities. */
  locations?: DiscoveryBodyLocations | string[] | undefined
  followers?: DiscoveryBodyFollowers | undefined
  /** As stated by the person or imported. */
  gender?: DiscoveryBodyGender | ('female' | 'male' | 'other')[] | undefined
  /** Creators without audience data do not match; the funnel shows how many. */
  audience?: DiscoveryBodyAudience | undefined
  /** Ids from /dictionary/brands: creators who mention them in disclosed sponsored contents. */
  sponsored_by?: DiscoveryBodyLocations | string[] | undefined
}

export type BriefBodyBudget = {
  amount: number
  currency: string
}

export type FittingCreatorReason = {
  factor:
    | 'topics'
    | 'language'
    | 'country'
    | 'gender'
    | 'audience_country'
    | 'audience_gender'
    | 'audience_age'
    | 'size'
    | 'price'
    | 'brand_conflict'
    | 'safety'
    | 'engagement'
    | 'credibility'
    | 'past_sponsors'
    | 'activity'
  /** 0 counts against them, 1 for them. */
  score: number
  weight: number
  evidence: string
}

export type FittingCreatorUnknown = {
  factor:
    | 'topics'
    | 'language'
    | 'country'
    | 'gender'
    | 'audience_country'
    | 'audience_gender'
    | 'audience_age'
    | 'size'
    | 'price'
    | 'brand_conflict'
    | 'safety'
    | 'engagement'
    | 'credibility'
    | 'past_sponsors'
    | 'activity'
  why: string
}

export type CreatorListBodyField = {
  /** The name of the field in `fields` of a member. */
  key: string
  /** As people read it. */
  name: string
  type: 'text' | 'number' | 'date' | 'boolean'
}

export type ListMembersBodySearch = {
  /** Whether invented creators (the demo) are wanted. By default they are left out as soon as there is any real one. */
  synthetic?: 'include' | 'only' | 'exclude' | undefined
  /** One or more networks. */
  network?:
    | 'instagram'
    | 'tiktok'
    | 'youtube'
    | 'x'
    | 'facebook'
    | 'twitch'
    | 'threads'
    | 'pinterest'
    | 'snapchat'
    | 'bluesky'
    | 'mastodon'
    | 'professional'
    | 'reddit'
    | 'telegram'
    | 'tumblr'
    | 'nostr'
    | 'lemmy'
    | 'peertube'
    | 'hackernews'
    | 'web'
    | (
        | 'instagram'
        | 'tiktok'
        | 'youtube'
        | 'x'
        | 'facebook'
        | 'twitch'
        | 'threads'
        | 'pinterest'
        | 'snapchat'
        | 'bluesky'
        | 'mastodon'
        | 'professional'
        | 'reddit'
        | 'telegram'
        | 'tumblr'
        | 'nostr'
        | 'lemmy'
        | 'peertube'
        | 'hackernews'
        | 'web'
      )[]
    | undefined
  /** Words that must all occur in handle, name, bio or the captions of the newest contents; other forms of a word match too (recipe, recipes). "a phrase" must occur as written, -word must not occur. OR, brackets, #tag, @name, word*, lang:, country:, network: and author: work as in listening. The URL of a profile finds that profile. */
  query?: string | undefined
  followers?: DiscoveryBodyFollowers | undefined
  content_count?: DiscoveryBodyFollowers | undefined
  average_likes?: DiscoveryBodyAverageLikes | undefined
  average_comments?: DiscoveryBodyAverageLikes | undefined
  average_views?: DiscoveryBodyAverageLikes | undefined
  /** A fraction of the followers: 0.03 is three percent. */
  engagement_rate?: DiscoveryBodyAverageLikes | undefined
  /** Over the newest contents. */
  posts_per_week?: DiscoveryBodyFollowers | undefined
  /** Estimated price of a post, see `estimated_price`. Creators without enough evidence do not match. */
  price?: DiscoveryBodyPrice | undefined
  /** Fractions: 0.1 is ten percent more than that many months ago. */
  follower_growth?: DiscoveryBodyFollowerGrowth | undefined
  likes_growth?: DiscoveryBodyLikesGrowth | undefined
  views_growth?: DiscoveryBodyLikesGrowth | undefined
  /** A time, or a day (UTC). */
  last_posted_after?: string | undefined
  verified?: boolean | undefined
  account_type?: DiscoveryBodyAccountType | ('personal' | 'creator' | 'business')[] | undefined
  /** As stated by the person or imported. */
  gender?: DiscoveryBodyGender | ('female' | 'male' | 'other')[] | undefined
  age?: DiscoveryBodyAge | undefined
  /** Ids from /dictionary/locations: countries, regions, cities. A country includes its cities. */
  locations?: DiscoveryBodyLocations | string[] | undefined
  /** Codes from /dictionary/languages. */
  languages?: DiscoveryBodyLocations | string[] | undefined
  /** Ids from /dictionary/interests. A top-level interest includes its sub-interests. */
  interests?: DiscoveryBodyLocations | string[] | undefined
  topics?: DiscoveryBodyTopics | undefined
  /** Ids from /dictionary/brands: creators who mention them. */
  brands?: DiscoveryBodyLocations | string[] | undefined
  /** Ids from /dictionary/brands: creators who mention them in disclosed sponsored contents. */
  sponsored_by?: DiscoveryBodyLocations | string[] | undefined
  has_sponsored_content?: boolean | undefined
  /** With or without #, in the newest contents. Tags that disclose payment (#ad, #werbung) are left out: ask for `sponsored` or a query instead. */
  hashtags?: DiscoveryBodyLocations | string[] | undefined
  /** With or without @, in the newest contents. */
  mentions?: DiscoveryBodyLocations | string[] | undefined
  /** Words of the bio; an entry of several words needs all of them. */
  bio_contains?: DiscoveryBodyLocations | string[] | undefined
  /** Of the professional network, as profiles name it; without case. */
  industry?: DiscoveryBodyLocations | string[] | undefined
  /** Founder, Chief officer, Vice president, Director, Manager, Senior, Entry, Intern. */
  seniority?: DiscoveryBodyLocations | string[] | undefined
  /** Engineering, Marketing, Sales and so on. */
  function?: DiscoveryBodyLocations | string[] | undefined
  /** Words of the present company; an entry of several words needs all of them. */
  company?: DiscoveryBodyLocations | string[] | undefined
  /** Words of the present title. */
  title?: DiscoveryBodyLocations | string[] | undefined
  /** As profiles list them; without case. */
  skills?: DiscoveryBodyLocations | string[] | undefined
  has_contact?: boolean | undefined
  /** must: all of them; should: at least one. */
  contact_types?: DiscoveryBodyContactTypes | undefined
  /** Creators without audience data do not match; the funnel shows how many. */
  audience?: DiscoveryBodyAudience | undefined
  /** Ids of your lists (GET /lists): creators who are on them. none_of: creators who are not. */
  lists?: DiscoveryBodyLocations | string[] | undefined
  /** Look-alikes of a stored profile: by the creator’s topics, size, language and country, or by audience. */
  similar_to?: DiscoveryBodySimilarTo | undefined
  exclude?: DiscoveryBodyExclude | undefined
  /** Without it: by similarity with similar_to, by relevance with query or topics, else by followers. */
  sort?: DiscoveryBodySort | undefined
  /** Only the first ones in the order of `sort`. */
  max_results?: number | undefined
}

export type ListMembersBodySet = {
  /** One of the stages of the list; null for none. */
  stage?: string | null | undefined
  /** Who looks after this creator. */
  owner?: string | null | undefined
  tags?: string[] | undefined
  note?: string | undefined
  /** By the keys of the list’s fields; null clears one. */
  fields?: Record<string, string | number | boolean | null> | undefined
}

export type NamedMemberByNetworkAndExternalId = {
  network:
    | 'instagram'
    | 'tiktok'
    | 'youtube'
    | 'x'
    | 'facebook'
    | 'twitch'
    | 'threads'
    | 'pinterest'
    | 'snapchat'
    | 'bluesky'
    | 'mastodon'
    | 'professional'
    | 'reddit'
    | 'telegram'
    | 'tumblr'
    | 'nostr'
    | 'lemmy'
    | 'peertube'
    | 'hackernews'
    | 'web'
  external_id: string
}

export type ListMemberAlsoHere = {
  network:
    | 'instagram'
    | 'tiktok'
    | 'youtube'
    | 'x'
    | 'facebook'
    | 'twitch'
    | 'threads'
    | 'pinterest'
    | 'snapchat'
    | 'bluesky'
    | 'mastodon'
    | 'professional'
    | 'reddit'
    | 'telegram'
    | 'tumblr'
    | 'nostr'
    | 'lemmy'
    | 'peertube'
    | 'hackernews'
    | 'web'
  handle: string
}

export type ListMemberCreator = {
  network:
    | 'instagram'
    | 'tiktok'
    | 'youtube'
    | 'x'
    | 'facebook'
    | 'twitch'
    | 'threads'
    | 'pinterest'
    | 'snapchat'
    | 'bluesky'
    | 'mastodon'
    | 'professional'
    | 'reddit'
    | 'telegram'
    | 'tumblr'
    | 'nostr'
    | 'lemmy'
    | 'peertube'
    | 'hackernews'
    | 'web'
  external_id: string
  handle: string
  url: string
  /** Null where it is not known. */
  name: string | null
  /** Null where it is not known. */
  bio: string | null
  image_url: string | null
  /** Null where nothing says it. */
  verified: boolean | null
  account_type: 'personal' | 'creator' | 'business' | null
  gender: 'female' | 'male' | 'other' | null
  /** Current year minus year of birth. */
  age: number | null
  location: CreatorLocation | null
  /** Null where neither the profile nor a text tells them. */
  languages: string[] | null
  /** Null where nothing is known that could tell them. */
  interests: string[] | null
  followers: number | null
  following: number | null
  content_count: number | null
  average_likes: CreatorAverageLikes
  average_comments: CreatorAverageLikes
  average_views: CreatorAverageLikes
  /** By the mean, as the report says it. */
  engagement_rate: number | null
  engagement: CreatorEngagement
  /** Fractions; null where the history does not reach back so far. */
  follower_growth: CreatorFollowerGrowth
  posts_per_week: number | null
  /** Of one post, from the newest contents, the audience and the rate card. Null if the evidence is not enough. The report also compares engagement with peers, so its price may differ. */
  estimated_price: CreatorEstimatedPrice | null
  last_posted_at: string | null
  /** Of the newest contents, most used first, without tags that disclose payment such as #ad. Null where no contents are known. */
  hashtags: string[] | null
  /** Ids of /dictionary/brands that the newest contents name. Null where no contents are known. */
  brands: string[] | null
  contact: CreatorContact
  /** Null where no contents are known. */
  has_sponsored_content: boolean | null
  /** Ids of /dictionary/brands that disclosed contents name. Null where no contents are known. */
  sponsored_by: string[] | null
  /** What the creator says of themselves in name and bio. */
  stated: CreatorStated[]
  /** Null if no audience has been analysed. */
  audience: CreatorAudience | null
  /** Why fields are null. The report names what would have to be imported or read. */
  missing: CreatorMissing[]
  source: string
  synthetic: boolean
  as_of: string
}

export type ListChangeSample = {
  network:
    | 'instagram'
    | 'tiktok'
    | 'youtube'
    | 'x'
    | 'facebook'
    | 'twitch'
    | 'threads'
    | 'pinterest'
    | 'snapchat'
    | 'bluesky'
    | 'mastodon'
    | 'professional'
    | 'reddit'
    | 'telegram'
    | 'tumblr'
    | 'nostr'
    | 'lemmy'
    | 'peertube'
    | 'hackernews'
    | 'web'
  external_id: string
  handle: string
}

export type SavedSearchBodyFilters = {
  /** Whether invented creators (the demo) are wanted. By default they are left out as soon as there is any real one. */
  synthetic?: 'include' | 'only' | 'exclude' | undefined
  /** One or more networks. */
  network?:
    | 'instagram'
    | 'tiktok'
    | 'youtube'
    | 'x'
    | 'facebook'
    | 'twitch'
    | 'threads'
    | 'pinterest'
    | 'snapchat'
    | 'bluesky'
    | 'mastodon'
    | 'professional'
    | 'reddit'
    | 'telegram'
    | 'tumblr'
    | 'nostr'
    | 'lemmy'
    | 'peertube'
    | 'hackernews'
    | 'web'
    | (
        | 'instagram'
        | 'tiktok'
        | 'youtube'
        | 'x'
        | 'facebook'
        | 'twitch'
        | 'threads'
        | 'pinterest'
        | 'snapchat'
        | 'bluesky'
        | 'mastodon'
        | 'professional'
        | 'reddit'
        | 'telegram'
        | 'tumblr'
        | 'nostr'
        | 'lemmy'
        | 'peertube'
        | 'hackernews'
        | 'web'
      )[]
    | undefined
  /** Words that must all occur in handle, name, bio or the captions of the newest contents; other forms of a word match too (recipe, recipes). "a phrase" must occur as written, -word must not occur. OR, brackets, #tag, @name, word*, lang:, country:, network: and author: work as in listening. The URL of a profile finds that profile. */
  query?: string | undefined
  followers?: DiscoveryBodyFollowers | undefined
  content_count?: DiscoveryBodyFollowers | undefined
  average_likes?: DiscoveryBodyAverageLikes | undefined
  average_comments?: DiscoveryBodyAverageLikes | undefined
  average_views?: DiscoveryBodyAverageLikes | undefined
  /** A fraction of the followers: 0.03 is three percent. */
  engagement_rate?: DiscoveryBodyAverageLikes | undefined
  /** Over the newest contents. */
  posts_per_week?: DiscoveryBodyFollowers | undefined
  /** Estimated price of a post, see `estimated_price`. Creators without enough evidence do not match. */
  price?: DiscoveryBodyPrice | undefined
  /** Fractions: 0.1 is ten percent more than that many months ago. */
  follower_growth?: DiscoveryBodyFollowerGrowth | undefined
  likes_growth?: DiscoveryBodyLikesGrowth | undefined
  views_growth?: DiscoveryBodyLikesGrowth | undefined
  /** A time, or a day (UTC). */
  last_posted_after?: string | undefined
  verified?: boolean | undefined
  account_type?: DiscoveryBodyAccountType | ('personal' | 'creator' | 'business')[] | undefined
  /** As stated by the person or imported. */
  gender?: DiscoveryBodyGender | ('female' | 'male' | 'other')[] | undefined
  age?: DiscoveryBodyAge | undefined
  /** Ids from /dictionary/locations: countries, regions, cities. A country includes its cities. */
  locations?: DiscoveryBodyLocations | string[] | undefined
  /** Codes from /dictionary/languages. */
  languages?: DiscoveryBodyLocations | string[] | undefined
  /** Ids from /dictionary/interests. A top-level interest includes its sub-interests. */
  interests?: DiscoveryBodyLocations | string[] | undefined
  topics?: DiscoveryBodyTopics | undefined
  /** Ids from /dictionary/brands: creators who mention them. */
  brands?: DiscoveryBodyLocations | string[] | undefined
  /** Ids from /dictionary/brands: creators who mention them in disclosed sponsored contents. */
  sponsored_by?: DiscoveryBodyLocations | string[] | undefined
  has_sponsored_content?: boolean | undefined
  /** With or without #, in the newest contents. Tags that disclose payment (#ad, #werbung) are left out: ask for `sponsored` or a query instead. */
  hashtags?: DiscoveryBodyLocations | string[] | undefined
  /** With or without @, in the newest contents. */
  mentions?: DiscoveryBodyLocations | string[] | undefined
  /** Words of the bio; an entry of several words needs all of them. */
  bio_contains?: DiscoveryBodyLocations | string[] | undefined
  /** Of the professional network, as profiles name it; without case. */
  industry?: DiscoveryBodyLocations | string[] | undefined
  /** Founder, Chief officer, Vice president, Director, Manager, Senior, Entry, Intern. */
  seniority?: DiscoveryBodyLocations | string[] | undefined
  /** Engineering, Marketing, Sales and so on. */
  function?: DiscoveryBodyLocations | string[] | undefined
  /** Words of the present company; an entry of several words needs all of them. */
  company?: DiscoveryBodyLocations | string[] | undefined
  /** Words of the present title. */
  title?: DiscoveryBodyLocations | string[] | undefined
  /** As profiles list them; without case. */
  skills?: DiscoveryBodyLocations | string[] | undefined
  has_contact?: boolean | undefined
  /** must: all of them; should: at least one. */
  contact_types?: DiscoveryBodyContactTypes | undefined
  /** Creators without audience data do not match; the funnel shows how many. */
  audience?: DiscoveryBodyAudience | undefined
  /** Ids of your lists (GET /lists): creators who are on them. none_of: creators who are not. */
  lists?: DiscoveryBodyLocations | string[] | undefined
  /** Look-alikes of a stored profile: by the creator’s topics, size, language and country, or by audience. */
  similar_to?: DiscoveryBodySimilarTo | undefined
  exclude?: DiscoveryBodyExclude | undefined
}

export type SavedSearchDifferenceBefore = {
  handle: string
  /** Null if not known. */
  name: string | null
  verified: boolean | null
  followers: number | null
}

export type ScheduledExportBodySearch = {
  /** Whether invented creators (the demo) are wanted. By default they are left out as soon as there is any real one. */
  synthetic?: 'include' | 'only' | 'exclude' | undefined
  /** One or more networks. */
  network?:
    | 'instagram'
    | 'tiktok'
    | 'youtube'
    | 'x'
    | 'facebook'
    | 'twitch'
    | 'threads'
    | 'pinterest'
    | 'snapchat'
    | 'bluesky'
    | 'mastodon'
    | 'professional'
    | 'reddit'
    | 'telegram'
    | 'tumblr'
    | 'nostr'
    | 'lemmy'
    | 'peertube'
    | 'hackernews'
    | 'web'
    | (
        | 'instagram'
        | 'tiktok'
        | 'youtube'
        | 'x'
        | 'facebook'
        | 'twitch'
        | 'threads'
        | 'pinterest'
        | 'snapchat'
        | 'bluesky'
        | 'mastodon'
        | 'professional'
        | 'reddit'
        | 'telegram'
        | 'tumblr'
        | 'nostr'
        | 'lemmy'
        | 'peertube'
        | 'hackernews'
        | 'web'
      )[]
    | undefined
  /** Words that must all occur in handle, name, bio or the captions of the newest contents; other forms of a word match too (recipe, recipes). "a phrase" must occur as written, -word must not occur. OR, brackets, #tag, @name, word*, lang:, country:, network: and author: work as in listening. The URL of a profile finds that profile. */
  query?: string | undefined
  followers?: DiscoveryBodyFollowers | undefined
  content_count?: DiscoveryBodyFollowers | undefined
  average_likes?: DiscoveryBodyAverageLikes | undefined
  average_comments?: DiscoveryBodyAverageLikes | undefined
  average_views?: DiscoveryBodyAverageLikes | undefined
  /** A fraction of the followers: 0.03 is three percent. */
  engagement_rate?: DiscoveryBodyAverageLikes | undefined
  /** Over the newest contents. */
  posts_per_week?: DiscoveryBodyFollowers | undefined
  /** Estimated price of a post, see `estimated_price`. Creators without enough evidence do not match. */
  price?: DiscoveryBodyPrice | undefined
  /** Fractions: 0.1 is ten percent more than that many months ago. */
  follower_growth?: DiscoveryBodyFollowerGrowth | undefined
  likes_growth?: DiscoveryBodyLikesGrowth | undefined
  views_growth?: DiscoveryBodyLikesGrowth | undefined
  /** A time, or a day (UTC). */
  last_posted_after?: string | undefined
  verified?: boolean | undefined
  account_type?: DiscoveryBodyAccountType | ('personal' | 'creator' | 'business')[] | undefined
  /** As stated by the person or imported. */
  gender?: DiscoveryBodyGender | ('female' | 'male' | 'other')[] | undefined
  age?: DiscoveryBodyAge | undefined
  /** Ids from /dictionary/locations: countries, regions, cities. A country includes its cities. */
  locations?: DiscoveryBodyLocations | string[] | undefined
  /** Codes from /dictionary/languages. */
  languages?: DiscoveryBodyLocations | string[] | undefined
  /** Ids from /dictionary/interests. A top-level interest includes its sub-interests. */
  interests?: DiscoveryBodyLocations | string[] | undefined
  topics?: DiscoveryBodyTopics | undefined
  /** Ids from /dictionary/brands: creators who mention them. */
  brands?: DiscoveryBodyLocations | string[] | undefined
  /** Ids from /dictionary/brands: creators who mention them in disclosed sponsored contents. */
  sponsored_by?: DiscoveryBodyLocations | string[] | undefined
  has_sponsored_content?: boolean | undefined
  /** With or without #, in the newest contents. Tags that disclose payment (#ad, #werbung) are left out: ask for `sponsored` or a query instead. */
  hashtags?: DiscoveryBodyLocations | string[] | undefined
  /** With or without @, in the newest contents. */
  mentions?: DiscoveryBodyLocations | string[] | undefined
  /** Words of the bio; an entry of several words needs all of them. */
  bio_contains?: DiscoveryBodyLocations | string[] | undefined
  /** Of the professional network, as profiles name it; without case. */
  industry?: DiscoveryBodyLocations | string[] | undefined
  /** Founder, Chief officer, Vice president, Director, Manager, Senior, Entry, Intern. */
  seniority?: DiscoveryBodyLocations | string[] | undefined
  /** Engineering, Marketing, Sales and so on. */
  function?: DiscoveryBodyLocations | string[] | undefined
  /** Words of the present company; an entry of several words needs all of them. */
  company?: DiscoveryBodyLocations | string[] | undefined
  /** Words of the present title. */
  title?: DiscoveryBodyLocations | string[] | undefined
  /** As profiles list them; without case. */
  skills?: DiscoveryBodyLocations | string[] | undefined
  has_contact?: boolean | undefined
  /** must: all of them; should: at least one. */
  contact_types?: DiscoveryBodyContactTypes | undefined
  /** Creators without audience data do not match; the funnel shows how many. */
  audience?: DiscoveryBodyAudience | undefined
  /** Ids of your lists (GET /lists): creators who are on them. none_of: creators who are not. */
  lists?: DiscoveryBodyLocations | string[] | undefined
  /** Look-alikes of a stored profile: by the creator’s topics, size, language and country, or by audience. */
  similar_to?: DiscoveryBodySimilarTo | undefined
  exclude?: DiscoveryBodyExclude | undefined
  /** Without it: by similarity with similar_to, by relevance with query or topics, else by followers. */
  sort?: DiscoveryBodySort | undefined
}

export type ScheduledExportLast = {
  request_id: string
  status: string
  /** Where the file is. Null until it is written. */
  file: string | null
  rows: number | null
  error: string | null
}

export type CampaignBodyProduct = {
  name: string
  description?: string | undefined
  keywords?: string[] | undefined
}

export type CampaignRosterAddedMisse = {
  position: number
  input: string
  reason: string
}

export type RequestCostSource = {
  source: string
  network:
    | 'instagram'
    | 'tiktok'
    | 'youtube'
    | 'x'
    | 'facebook'
    | 'twitch'
    | 'threads'
    | 'pinterest'
    | 'snapchat'
    | 'bluesky'
    | 'mastodon'
    | 'professional'
    | 'reddit'
    | 'telegram'
    | 'tumblr'
    | 'nostr'
    | 'lemmy'
    | 'peertube'
    | 'hackernews'
    | 'web'
  /** Calls of the source. */
  calls: number
  /** Units of a quota, where the source counts them. */
  units: number
  /** US dollars. */
  usd: number
  /** Remaining daily budget or quota at that time, at which reading stops. Null if there is none. */
  left: RequestCostSourceLeft | null
  /** Whether the remaining budget is enough. Null if there is no limit. */
  enough: boolean | null
}

export type RequestCostSourceLeft = {
  amount: number
  unit: 'usd' | 'calls' | 'units'
  resets_at: string
}

export type ScheduledCostMonth = {
  /** Calls of the source. */
  calls: number
  /** Units of a quota, where the source counts them. */
  units: number
  /** US dollars. */
  usd: number
}

export type CampaignBoardStates = {
  waiting: number
  posted: number
  not_posted: number
  not_read: number
}

export type CampaignBoardDay = {
  day: string
  posts: number
  engagements: number
  reach: number
}

export type CampaignFiguresReach = {
  value: number
  low: number
  high: number
  posts: number
}

export type CampaignFiguresEngagements = {
  value: number
  posts: number
}

export type CampaignFiguresSentiment = {
  positive: number
  neutral: number
  negative: number
}

export type CampaignFiguresEarnedValue = {
  value: number
  low: number
  high: number
  currency: string
  posts: number
}

export type CampaignPostSign = {
  kind: 'mention' | 'hashtag' | 'code' | 'link' | 'brand' | 'label' | 'disclosure'
  value: string
}

export type CampaignPostDisclosure = {
  /** By the label of the network, in its own words, or not at all. */
  state: 'label' | 'text' | 'none'
  words: string | null
  /** Where the words start, in UTF-16 code units. */
  start: number | null
}

export type CampaignPostSafety = {
  state: 'clear' | 'flagged' | 'not_judged'
  risks: CampaignPostSafetyRisk[]
  /** Why it could not be judged. */
  detail: string | null
}

export type CampaignPostSafetyRisk = {
  category:
    | 'hate'
    | 'harassment'
    | 'threat'
    | 'violence'
    | 'self_harm'
    | 'sexual'
    | 'minors_safety'
    | 'drugs'
    | 'alcohol'
    | 'tobacco'
    | 'weapons'
    | 'crime'
    | 'gambling'
    | 'profanity'
    | 'extremism'
    | 'misinformation_claims'
    | 'politics'
  probability: number
  words: string[]
}

export type CampaignPostFigures = {
  likes: number | null
  comments: number | null
  views: number | null
  shares: number | null
  saves: number | null
}

export type CampaignPostReach = {
  value: number
  low: number
  high: number
  basis: 'measured' | 'inferred'
  why: string
}

export type CampaignPostBaseline = {
  /** The type of posts it is made of. */
  of: 'text' | 'image' | 'video' | 'short' | 'carousel' | 'story' | 'stream' | 'article' | 'repost' | 'reply' | 'all'
  contents: number
  engagement_rate: Rate | null
  views: number | null
}

export type CampaignPostLift = {
  value: number
  low: number
  high: number
}

export type CampaignPostIntent = {
  score: number
  authors: number
  intent_authors: number
  share: Estimate
}

export type CampaignPostRelevance = {
  score: number
  relevant_authors: number
  share: Estimate
}

export type CampaignPostEarnedValue = {
  value: number
  low: number
  high: number
  currency: string
  formula: string
}

export type CampaignPostMissing = {
  what: string
  why: string
}

export type BrandBodyHandle = {
  network:
    | 'instagram'
    | 'tiktok'
    | 'youtube'
    | 'x'
    | 'facebook'
    | 'twitch'
    | 'threads'
    | 'pinterest'
    | 'snapchat'
    | 'bluesky'
    | 'mastodon'
    | 'professional'
    | 'reddit'
    | 'telegram'
    | 'tumblr'
    | 'nostr'
    | 'lemmy'
    | 'peertube'
    | 'hackernews'
    | 'web'
  handle: string
}

export type ProfileReportProfile = {
  network:
    | 'instagram'
    | 'tiktok'
    | 'youtube'
    | 'x'
    | 'facebook'
    | 'twitch'
    | 'threads'
    | 'pinterest'
    | 'snapchat'
    | 'bluesky'
    | 'mastodon'
    | 'professional'
    | 'reddit'
    | 'telegram'
    | 'tumblr'
    | 'nostr'
    | 'lemmy'
    | 'peertube'
    | 'hackernews'
    | 'web'
  external_id: string
  handle: string
  /** Null where it is not known. */
  name: string | null
  url: string | null
  image_url: string | null
  followers: number | null
  /** Null where nothing says it. */
  verified: boolean | null
  /** Null where it is not known. */
  bio: string | null
  account_type: 'personal' | 'creator' | 'business' | null
  /** Only if stated. */
  gender: 'female' | 'male' | 'other' | null
  /** Current year minus the stated year of birth. */
  age: number | null
  location: ProfileReportProfileLocation | null
  /** Null where neither the profile nor a text tells them. */
  languages: string[] | null
  created_at: string | null
  last_posted_at: string | null
  source: string
  /** True for invented data, such as demo data. */
  synthetic: boolean
  /** When the underlying network data was read. */
  as_of: string
}

export type ProfileReportProfileLocation = {
  /** As the profile states it. */
  text: string | null
  /** Id in the location dictionary. */
  id: string | null
  city: string | null
  region: string | null
  country: string | null
  country_code: string | null
}

export type ProfileReportHighlight = {
  kind: 'strength' | 'concern' | 'note'
  /** The block of the report that shows it. */
  about: string
  text: string
}

export type ProfileReportAccountScore = {
  score: number
  /** Bounds of 95 %, as if all factors erred to the same side. */
  low: number
  high: number
  /** Which weights were used. */
  card: string
  /** What is known, each with its reason. */
  factors: ProfileReportAccountScoreFactor[]
  unknown: ProfileReportAccountScoreUnknown[]
}

export type ProfileReportAccountScoreFactor = {
  name: 'followers_authenticity' | 'comments_authenticity' | 'consistency' | 'growth' | 'engagement'
  /** Among the factors that are known; they sum to 1. */
  weight: number
  /** 0 is the worst, 1 the best. */
  value: number
  low: number
  high: number
  /** Points of the score; they sum to it. */
  contribution: number
  why: string
}

export type ProfileReportAccountScoreUnknown = {
  name: 'followers_authenticity' | 'comments_authenticity' | 'consistency' | 'growth' | 'engagement'
  why: string
}

export type ProfileReportNumbers = {
  followers: number | null
  following: number | null
  content_count: number | null
  contents_read: number
  hidden_likes_share: number | null
  /** What `overall`, the engagement rate, hashtags, mentions, interests and brands rest on: the newest contents, in searches and reports alike. */
  window: ProfileReportNumbersWindow
  overall: Performance
  /** Of all contents that were read. */
  by_type: ProfileReportNumbersByType[]
  /** When the underlying network data was read. */
  as_of: string
}

export type ProfileReportNumbersWindow = {
  contents: number
  /** Without those that were younger than two days when they were read. */
  counted: number
  from: string | null
  to: string | null
  /** Over the contents of this window, as in the search; `rhythm.per_week` is over all that were read. */
  posts_per_week: number | null
  /** Contents that disclose that they are paid for. */
  sponsored: number
  /** Ids of /dictionary/brands that these name. Null where no contents are known. */
  sponsored_by: string[] | null
}

export type ProfileReportNumbersByType = {
  type: 'text' | 'image' | 'video' | 'short' | 'carousel' | 'story' | 'stream' | 'article' | 'repost' | 'reply'
  performance: Performance
}

export type ProfileReportEngagement = {
  metric: 'mean' | 'median'
  /** The one that searches show and filter by. */
  rate: Rate | null
  peers: PeerComparison | null
  /** When the underlying network data was read. */
  as_of: string
}

export type ProfileReportGrowth = {
  monthly: ProfileReportGrowthMonthly[]
  daily: ProfileReportGrowthMonthly[]
  over: ProfileReportGrowthOver[]
  /** Phases of steady growth. */
  phases: ProfileReportGrowthPhase[]
  /** Marked, not interpreted: bought followers look like this, but so can media coverage. */
  suspicious_jumps: ProfileReportGrowthSuspiciousJump[]
  /** When the underlying network data was read. */
  as_of: string
}

export type ProfileReportGrowthMonthly = {
  /** Months are given by their first day. */
  day: string
  followers: number | null
  following: number | null
  content_count: number | null
  average_likes: number | null
  average_views: number | null
  /** Followers gained since the previous point. */
  change: number | null
  rate: number | null
}

export type ProfileReportGrowthOver = {
  months: number
  from: string
  gained: number
  /** Followers gained as a fraction of those at the beginning. */
  rate: number
  /** How the average likes of a content changed in the same time. */
  likes_rate: number | null
  views_rate: number | null
}

export type ProfileReportGrowthPhase = {
  from: string
  to: string
  daily_rate: number
}

export type ProfileReportGrowthSuspiciousJump = {
  granularity: 'day' | 'month'
  at: string
  gained: number
  /** What this profile usually gains in the same time. */
  usual: number
  rate: number
  why: string
}

export type ProfileReportRhythm = {
  contents: number
  from: string
  to: string
  /** Over the time from the first to the last content; null where that is less than a day. */
  per_week: number | null
  median_gap_hours: number | null
  longest_gap_days: number | null
  active_weeks_share: number
  /** Monday first, UTC. */
  weekdays: number[]
  /** From midnight, UTC. Null where only the days of the contents are known. */
  hours: number[] | null
  usual: ProfileReportRhythmUsual
  /** Pace of the newer half of the time against the older one. */
  trend: number | null
  /** When the underlying network data was read. */
  as_of: string
}

export type ProfileReportRhythmUsual = {
  /** 0 is Monday. */
  weekday: number
  /** UTC; null where only days are known. */
  hour: number | null
}

export type ProfileReportContents = {
  top: ContentBrief[]
  recent: ContentBrief[]
  sponsored: ContentBrief[]
  /** When the underlying network data was read. */
  as_of: string
}

export type ProfileReportSponsoredAgainstOrganic = {
  sponsored: number
  organic: number
  sponsored_median: number | null
  organic_median: number | null
  ratio: number | null
  p_value: number | null
  verdict: 'better' | 'worse' | 'no_difference_shown' | 'too_few'
  statement: string
  /** When the underlying network data was read. */
  as_of: string
}

export type ProfileReportHashtags = {
  data: ProfileReportHashtagsItem[]
  /** When the underlying network data was read. */
  as_of: string
}

export type ProfileReportHashtagsItem = {
  /** Without # or @. */
  name: string
  /** Contents that have it. */
  contents: number
  share: number
  /** Median reactions with it against the median of all. */
  lift: number | null
}

export type ProfileReportInterests = {
  data: ProfileReportInterestsItem[]
  /** When the underlying network data was read. */
  as_of: string
}

export type ProfileReportInterestsItem = {
  id: string
  name: string
  contents: number
  share: number
  basis: 'declared' | 'inferred'
}

export type ProfileReportTopics = {
  data: ProfileReportTopicsItem[]
  base: ProfileReportTopicsBase
  /** When the underlying network data was read. */
  as_of: string
}

export type ProfileReportTopicsItem = {
  name: string
  contents: number
  share: number
  /** How common it is in all stored contents. */
  base_share: number
  relevance: number
}

export type ProfileReportTopicsBase = {
  of: string
  sample: number
  as_of: string
}

export type ProfileReportBrandAffinity = {
  data: ProfileReportBrandAffinityItem[]
  base: ProfileReportTopicsBase
  /** When the underlying network data was read. */
  as_of: string
}

export type ProfileReportBrandAffinityItem = {
  id: string
  name: string
  /** Contents that mention it. */
  support: number
  share: Estimate
  base_share: number
  /** How much more often than in general; shrunk towards 1 with little evidence. */
  lift: number
}

export type ProfileReportLookAlikes = {
  data: ProfileReportLookAlikesItem[]
  as_of: string
}

export type ProfileReportLookAlikesItem = {
  network:
    | 'instagram'
    | 'tiktok'
    | 'youtube'
    | 'x'
    | 'facebook'
    | 'twitch'
    | 'threads'
    | 'pinterest'
    | 'snapchat'
    | 'bluesky'
    | 'mastodon'
    | 'professional'
    | 'reddit'
    | 'telegram'
    | 'tumblr'
    | 'nostr'
    | 'lemmy'
    | 'peertube'
    | 'hackernews'
    | 'web'
  external_id: string
  handle: string
  /** Null where it is not known. */
  name: string | null
  url: string | null
  image_url: string | null
  followers: number | null
  /** Null where nothing says it. */
  verified: boolean | null
  similarity: number
  /** In what. */
  shared: string[]
}

export type ProfileReportContacts = {
  data: ProfileReportContactsItem[]
  /** When the underlying network data was read. */
  as_of: string
}

export type ProfileReportContactsItem = {
  type: 'email' | 'phone' | 'whatsapp' | 'telegram' | 'link_page' | 'link' | 'account'
  /** Null if on the do-not-contact list. */
  value: string | null
  /** Of an account. */
  network:
    | 'instagram'
    | 'tiktok'
    | 'youtube'
    | 'x'
    | 'facebook'
    | 'twitch'
    | 'threads'
    | 'pinterest'
    | 'snapchat'
    | 'bluesky'
    | 'mastodon'
    | 'professional'
    | 'reddit'
    | 'telegram'
    | 'tumblr'
    | 'nostr'
    | 'lemmy'
    | 'peertube'
    | 'hackernews'
    | 'web'
    | null
  label: string | null
  source: 'bio' | 'profile_link'
  withheld: 'do_not_contact' | null
}

export type ProfileReportLinkedAccounts = {
  data: ProfileReportLinkedAccountsItem[]
  /** When the underlying network data was read. */
  as_of: string
}

export type ProfileReportLinkedAccountsItem = {
  network:
    | 'instagram'
    | 'tiktok'
    | 'youtube'
    | 'x'
    | 'facebook'
    | 'twitch'
    | 'threads'
    | 'pinterest'
    | 'snapchat'
    | 'bluesky'
    | 'mastodon'
    | 'professional'
    | 'reddit'
    | 'telegram'
    | 'tumblr'
    | 'nostr'
    | 'lemmy'
    | 'peertube'
    | 'hackernews'
    | 'web'
  handle: string
  strength: 'strong' | 'weak'
  evidence: ProfileReportLinkedAccountsItemEvidence[]
}

export type ProfileReportLinkedAccountsItemEvidence = {
  by: string
  text: string
}

export type ProfileReportPrice = {
  rate_card: string
  data: ProfileReportPriceItem[]
  /** When the underlying network data was read. */
  as_of: string
}

export type ProfileReportPriceItem = {
  type: 'text' | 'image' | 'video' | 'short' | 'carousel' | 'story' | 'stream' | 'article' | 'repost' | 'reply'
  /** As in searches, lists, exports and comparisons. */
  price: ProfileReportPriceItemPrice
  low: ProfileReportPriceItemPrice
  high: ProfileReportPriceItemPrice
  factors: ScoreFactor[]
  /** What the price would be if engagement counted too. Null where there are no peers to compare with, or where reach was read off the likes already. */
  with_engagement: ProfileReportPriceItemWithEngagement | null
}

export type ProfileReportPriceItemPrice = {
  amount: number
  currency: string
}

export type ProfileReportPriceItemWithEngagement = {
  price: ProfileReportPriceItemPrice
  /** Engagement rate against the median of the peers, by the rate card. */
  factor: number
}

export type ProfileReportAudiences = {
  followers: Audience | null
  likers: Audience | null
  commenters: Audience | null
}

export type PerformanceLikes = {
  mean: number | null
  median: number | null
  /** Null where the one who declares it does not say. */
  contents: number | null
  /** measured: over contents we know. declared: as a file or the network states it, where nothing could be measured. */
  basis: 'measured' | 'declared'
}

export type PeerComparisonFollowers = {
  min: number
  max: number
}

export type FirstPartyFigure = {
  name:
    | 'followers'
    | 'reach'
    | 'views'
    | 'accounts_engaged'
    | 'interactions'
    | 'likes'
    | 'comments'
    | 'shares'
    | 'clicks'
    | 'contents'
    | 'minutes_watched'
    | 'percentage_viewed'
    | 'average_views'
    | 'average_likes'
    | 'average_comments'
    | 'average_shares'
  value: number
  days: number | null
  contents: number | null
  /** What we have of the same, from public contents; null where nothing compares. */
  estimate: FirstPartyFigureEstimate | null
}

export type FirstPartyFigureEstimate = {
  value: number
  /** Estimated less measured. */
  difference: number
  /** Estimated divided by measured. */
  ratio: number | null
}

export type FirstPartyAudience = {
  name: 'countries' | 'cities' | 'ages' | 'genders' | 'seniorities' | 'functions' | 'company_sizes'
  /** Whom the network counts. */
  of: 'followers' | 'viewers'
  days: number | null
  /** Which audience of the report; null: none was read. */
  compared_with: 'followers' | 'likers' | 'commenters' | null
  /** Members of the sample for whom it is known. */
  sample_size: number | null
  /** Half the sum of all differences: 0 is the same, 1 nothing in common. */
  distance: number | null
  /** Estimates whose bounds contain the measured value. */
  within: number | null
  estimates: number | null
  shares: FirstPartyAudienceShare[]
}

export type FirstPartyAudienceShare = {
  id: string
  measured: number
  estimated: number | null
  low: number | null
  high: number | null
  difference: number | null
}

export type FirstPartyMissing = {
  item: string
  detail: string
}

export type AudienceCountries = {
  /** Members of the sample with a known value. The others are not included in the shares. */
  known: number
  data: AudienceCountriesItem[]
}

export type AudienceCountriesItem = {
  code: string
  name: string
  share: Estimate
}

export type AudienceRegions = {
  /** Members of the sample with a known value. The others are not included in the shares. */
  known: number
  data: AudienceRegionsItem[]
}

export type AudienceRegionsItem = {
  id: string
  name: string
  country_code: string
  share: Estimate
}

export type AudienceCities = {
  /** Members of the sample with a known value. The others are not included in the shares. */
  known: number
  data: AudienceCitiesItem[]
}

export type AudienceCitiesItem = {
  id: string
  name: string
  country_code: string
  latitude: number | null
  longitude: number | null
  share: Estimate
}

export type AudienceGenders = {
  /** Members of the sample with a known value. The others are not included in the shares. */
  known: number
  data: AudienceGendersItem[]
}

export type AudienceGendersItem = {
  gender: 'female' | 'male' | 'other'
  share: Estimate
}

export type AudienceAges = {
  /** Members of the sample with a known value. The others are not included in the shares. */
  known: number
  data: AudienceAgesItem[]
  /** Share of all values that are not listed because they come from a single person; null if no one is known. */
  not_shown: number | null
}

export type AudienceAgesItem = {
  age: '13-17' | '18-24' | '25-34' | '35-44' | '45-54' | '55+'
  share: Estimate
}

export type AudienceGendersAges = {
  /** Members of the sample with a known value. The others are not included in the shares. */
  known: number
  data: AudienceGendersAgesItem[]
  /** Share of all values that are not listed because they come from a single person; null if no one is known. */
  not_shown: number | null
}

export type AudienceGendersAgesItem = {
  gender: 'female' | 'male' | 'other'
  age: '13-17' | '18-24' | '25-34' | '35-44' | '45-54' | '55+'
  share: Estimate
}

export type AudienceInterests = {
  /** Members of the sample with a known value. The others are not included in the shares. */
  known: number
  data: AudienceInterestsItem[]
  base: AudienceInterestsBase
}

export type AudienceInterestsItem = {
  id: string
  name: string
  parent_id: string | null
  /** Members of the sample with this value. */
  support: number
  /** How common it is in all stored audiences of this kind. */
  base_share: number | null
  /** The affinity: how many times more often than there; drawn to 1 where little supports it, null where too few audiences are known. */
  lift: Estimate | null
  share: Estimate
}

export type AudienceInterestsBase = {
  of: string
  audiences: number
  /** Members of those audiences for whom it is known. */
  sample: number
  as_of: string
}

export type AudienceBrandAffinity = {
  /** Members of the sample with a known value. The others are not included in the shares. */
  known: number
  data: AudienceBrandAffinityItem[]
  base: AudienceInterestsBase
}

export type AudienceBrandAffinityItem = {
  id: string
  name: string
  /** Members of the sample with this value. */
  support: number
  /** How common it is in all stored audiences of this kind. */
  base_share: number | null
  /** The affinity: how many times more often than there; drawn to 1 where little supports it, null where too few audiences are known. */
  lift: Estimate | null
  share: Estimate
}

export type AudienceTypes = {
  /** Members of the sample with a known value. The others are not included in the shares. */
  known: number
  data: AudienceTypesItem[]
}

export type AudienceTypesItem = {
  type: 'real' | 'influencer' | 'mass_follower' | 'suspicious'
  share: Estimate
}

export type AudienceReachability = {
  /** Members of the sample with a known value. The others are not included in the shares. */
  known: number
  data: AudienceReachabilityItem[]
}

export type AudienceReachabilityItem = {
  following: 'under_500' | '500_999' | '1000_1499' | '1500_and_more'
  share: Estimate
}

export type AudienceAccountAges = {
  /** Members of the sample with a known value. The others are not included in the shares. */
  known: number
  data: AudienceAccountAgesItem[]
}

export type AudienceAccountAgesItem = {
  age: 'under_1_year' | '1_to_2_years' | '3_to_5_years' | '6_years_and_more'
  share: Estimate
}

export type AudienceCredibility = {
  score: number
  low: number
  high: number
  class: 'excellent' | 'high' | 'normal' | 'low' | 'bad'
  factors: ScoreFactor[]
  peers: PeerComparison | null
}

export type AudienceNotable = {
  /** Null if an imported list shows too little of its people. */
  share: Estimate | null
  members: CreatorBrief[]
}

export type AudienceProfessions = {
  industries: AudienceProfessionsIndustries
  seniorities: AudienceProfessionsIndustries
  functions: AudienceProfessionsIndustries
}

export type AudienceProfessionsIndustries = {
  /** Members of the sample with a known value. The others are not included in the shares. */
  known: number
  data: AudienceProfessionsIndustriesItem[]
}

export type AudienceProfessionsIndustriesItem = {
  name: string
  share: Estimate
}

export type AudienceLookAlikes = {
  data: AudienceLookAlikesItem[]
  as_of: string
}

export type AudienceLookAlikesItem = {
  network:
    | 'instagram'
    | 'tiktok'
    | 'youtube'
    | 'x'
    | 'facebook'
    | 'twitch'
    | 'threads'
    | 'pinterest'
    | 'snapchat'
    | 'bluesky'
    | 'mastodon'
    | 'professional'
    | 'reddit'
    | 'telegram'
    | 'tumblr'
    | 'nostr'
    | 'lemmy'
    | 'peertube'
    | 'hackernews'
    | 'web'
  external_id: string
  handle: string
  /** Null where it is not known. */
  name: string | null
  url: string | null
  image_url: string | null
  followers: number | null
  /** Null where nothing says it. */
  verified: boolean | null
  /** 0: nothing in common; 1: the same shares of everything. */
  similarity: number
  factors: ScoreFactor[]
}

export type ProfessionalReportPosition = {
  title: string
  company: string
  from: string | null
  to: string | null
}

export type ProfessionalReportEducation = {
  school: string
  degree: string | null
  field: string | null
}

export type DiscoveryExportRequestError = {
  code:
    | 'malformed_request'
    | 'unsupported_version'
    | 'unauthorized'
    | 'forbidden'
    | 'not_found'
    | 'method_not_allowed'
    | 'not_acceptable'
    | 'request_timeout'
    | 'conflict'
    | 'body_too_large'
    | 'headers_too_large'
    | 'unsupported_media_type'
    | 'invalid_input'
    | 'not_supported'
    | 'idempotency_mismatch'
    | 'rate_limited'
    | 'internal'
    | 'overloaded'
    | 'unavailable'
    | 'storage_full'
    | 'timeout'
  detail: string
}

export type DiscoveryExportRequestResult = {
  /** Number of rows in the list and in each file. */
  rows: number
  /** Creators that matched when the export began. */
  matched: number
  /** How invented creators were dealt with. */
  synthetic: DiscoveryExportRequestResultSynthetic
  fields: (
    | 'network'
    | 'external_id'
    | 'handle'
    | 'url'
    | 'name'
    | 'bio'
    | 'image_url'
    | 'verified'
    | 'account_type'
    | 'gender'
    | 'age'
    | 'location'
    | 'languages'
    | 'interests'
    | 'followers'
    | 'following'
    | 'content_count'
    | 'average_likes'
    | 'average_comments'
    | 'average_views'
    | 'engagement_rate'
    | 'engagement'
    | 'follower_growth'
    | 'posts_per_week'
    | 'estimated_price'
    | 'last_posted_at'
    | 'hashtags'
    | 'brands'
    | 'contact'
    | 'has_sponsored_content'
    | 'sponsored_by'
    | 'stated'
    | 'audience'
    | 'missing'
    | 'source'
    | 'synthetic'
    | 'as_of'
    | 'contacts'
  )[]
  /** 1 if all rows come from one snapshot; more if the export was resumed after a restart. */
  snapshots: number
  /** False if posts, facts or audiences were changing faster than the search index could read: filters by them may have missed creators. All stored creators were considered, and rows contain current data. */
  up_to_date: boolean
  /** URL of the whole list as a file. */
  file: string
}

export type DiscoveryExportRequestResultSynthetic = {
  choice: 'include' | 'only' | 'exclude'
  /** Invented creators that were left out. */
  left_out: number
}

export type ExportedCreatorContacts = {
  emails: string[]
  /** In E.164. */
  phones: string[]
  links: string[]
  /** On other networks: network:handle. */
  accounts: string[]
  /** Contacts that the do-not-contact registry withholds. */
  withheld: number
}

export type EnrichmentBodyLive = {
  profiles_max?: number | undefined
}

export type EnrichmentRequestResult = {
  rows: number
  found: number
  not_found: number
  invalid: number
  /** Addresses that must not be contacted. */
  withheld: number
  blocks: ('profile' | 'metrics' | 'audience' | 'contacts' | 'linked_accounts')[]
  /** URL of the whole list as a file. */
  file: string
}

export type EnrichedRowProfile = {
  network:
    | 'instagram'
    | 'tiktok'
    | 'youtube'
    | 'x'
    | 'facebook'
    | 'twitch'
    | 'threads'
    | 'pinterest'
    | 'snapchat'
    | 'bluesky'
    | 'mastodon'
    | 'professional'
    | 'reddit'
    | 'telegram'
    | 'tumblr'
    | 'nostr'
    | 'lemmy'
    | 'peertube'
    | 'hackernews'
    | 'web'
  external_id: string
  handle: string
  url: string
  /** Null where it is not known. */
  name: string | null
  /** Null where it is not known. */
  bio: string | null
  image_url: string | null
  /** Null where nothing says it. */
  verified: boolean | null
  account_type: 'personal' | 'creator' | 'business' | null
  gender: 'female' | 'male' | 'other' | null
  /** Current year minus year of birth. */
  age: number | null
  location: CreatorLocation | null
  /** Null where neither the profile nor a text tells them. */
  languages: string[] | null
  /** Null where nothing is known that could tell them. */
  interests: string[] | null
  source: string
  synthetic: boolean
  as_of: string
}

export type EnrichedRowMetrics = {
  followers: number | null
  following: number | null
  content_count: number | null
  average_likes: CreatorAverageLikes
  average_comments: CreatorAverageLikes
  average_views: CreatorAverageLikes
  /** By the mean, as the report says it. */
  engagement_rate: number | null
  /** Fractions; null where the history does not reach back so far. */
  follower_growth: CreatorFollowerGrowth
  last_posted_at: string | null
  /** Null where no contents are known. */
  has_sponsored_content: boolean | null
}

export type EnrichedRowLinkedAccount = {
  network: string
  handle: string
  strength: string
}

export type EmailLookupRequestResult = {
  emails: number
  /** Entries that are neither an address nor a hash of one. */
  invalid: number
  /** Addresses with at least one profile. */
  matched: number
  profiles: number
}

export type EmailLookupRequestItem = {
  /** Place in `emails`, from 0. */
  position: number
  /** Null if the given value is not an address. */
  email_sha256: string | null
  /** Why this could not be looked up; null where it could. */
  invalid: string | null
  withheld: 'do_not_contact' | null
  matches: EmailLookupRequestItemMatch[]
}

export type EmailLookupRequestItemMatch = {
  network:
    | 'instagram'
    | 'tiktok'
    | 'youtube'
    | 'x'
    | 'facebook'
    | 'twitch'
    | 'threads'
    | 'pinterest'
    | 'snapchat'
    | 'bluesky'
    | 'mastodon'
    | 'professional'
    | 'reddit'
    | 'telegram'
    | 'tumblr'
    | 'nostr'
    | 'lemmy'
    | 'peertube'
    | 'hackernews'
    | 'web'
  handle: string
  external_id: string
  name: string | null
  url: string
  followers: number | null
  /** Confidence that the address belongs to this profile. */
  confidence: number
  why: string
  found_in: 'bio'
  synthetic: boolean
  as_of: string
}

export type AudienceOverlapMethod = {
  /** exact: every audience was read completely. sketched: the same slice of people in each. sampled: at least one audience was sampled. */
  kind: 'exact' | 'sketched' | 'sampled'
  explanation: string
  /** How the best subsets were found, and what that guarantees. */
  best_subsets: string
}

export type AudienceOverlapProfile = {
  network:
    | 'instagram'
    | 'tiktok'
    | 'youtube'
    | 'x'
    | 'facebook'
    | 'twitch'
    | 'threads'
    | 'pinterest'
    | 'snapchat'
    | 'bluesky'
    | 'mastodon'
    | 'professional'
    | 'reddit'
    | 'telegram'
    | 'tumblr'
    | 'nostr'
    | 'lemmy'
    | 'peertube'
    | 'hackernews'
    | 'web'
  handle: string
  external_id: string
  /** Null where it is not known. */
  name: string | null
  /** Audience size as counted by the network, or the number of people read if unknown. */
  audience: number
  /** Number of people read. */
  read: number
  /** Whether the whole audience was read. */
  complete: boolean
  /** Share of the audience that is in none of the other audiences. */
  unique: AudienceOverlapProfileUnique
  /** Share that is in at least one other. */
  overlapping: AudienceOverlapProfileUnique
  synthetic: boolean
  as_of: string
  /** Set for an audience that was imported, not read from the network. */
  note: string | null
}

export type AudienceOverlapProfileUnique = {
  value: number
  low: number
  high: number
  sample_size: number
  basis: 'measured' | 'declared' | 'inferred'
}

export type AudienceOverlapLinkedAccounts = {
  rule: 'none' | 'strong' | 'any'
  /** Pairs of accounts in these audiences that name each other, or that an import joined. */
  strong: number
  /** Pairs in which only one names the other. */
  weak: number
  /** People who were counted once although they have several accounts here. */
  people: number
  /** The accounts they have. */
  accounts: number
  explanation: string
}

export type AudienceOverlapPair = {
  profiles: number[]
  people: AudienceOverlapPairPeople
}

export type AudienceOverlapPairPeople = {
  value: number
  low: number
  high: number
  sample_size: number
  basis: 'measured' | 'declared' | 'inferred'
}

export type AudienceOverlapReach = {
  /** Sum of the audiences; people in two audiences count twice. */
  total: number
  /** Unique people in all audiences. */
  unique: AudienceOverlapPairPeople
  /** Of the total. */
  unique_share: number
}

export type AudienceOverlapBestOrder = {
  /** Index in `profiles`, from 0. */
  profile: number
  /** People that it adds to those before it. */
  incremental: AudienceOverlapPairPeople
  /** People reached with it and those before it. */
  reach: AudienceOverlapPairPeople
}

export type AudienceOverlapBestSubset = {
  size: number
  profiles: number[]
  reach: AudienceOverlapPairPeople
}

export type ComparisonRequestResult = {
  profiles: number
  overlap: AudienceOverlap | null
  /** Why there is no overlap. */
  overlap_missing: string | null
  /** Who is best in what, and whether the difference is more than chance. */
  best: ComparisonRequestResultBest[]
}

export type ComparisonRequestResultBest = {
  figure: 'followers' | 'engagement_rate' | 'growth' | 'credibility' | 'risk' | 'account_score' | 'price'
  /** `position` of the best; null if fewer than two are known. */
  profile: number | null
  /** Whether its bounds do not touch those of the next. */
  clear: boolean
  /** Creators for whom it is known. */
  known: number
  why: string
}

export type ComparedCreatorGrowth = {
  months_1: number | null
  months_3: number | null
  months_6: number | null
  months_12: number | null
  suspicious_jumps: number
}

export type ComparedCreatorAudience = {
  source: 'followers' | 'likers' | 'commenters'
  sample_size: number
  credibility: ComparedCreatorAudienceCredibility | null
  countries: AudienceCountriesItem[]
  languages: AudienceCountriesItem[]
  genders: AudienceGendersItem[]
  ages: AudienceAgesItem[]
}

export type ComparedCreatorAudienceCredibility = {
  score: number
  low: number
  high: number
  class: 'excellent' | 'high' | 'normal' | 'low' | 'bad'
}

export type ComparedCreatorPrice = {
  type: 'text' | 'image' | 'video' | 'short' | 'carousel' | 'story' | 'stream' | 'article' | 'repost' | 'reply'
  price: ProfileReportPriceItemPrice
  low: ProfileReportPriceItemPrice
  high: ProfileReportPriceItemPrice
}

export type ComparedCreatorRisk = {
  /** Newest contents that were looked at. */
  contents: number
  judged: number
  flagged: number
  /** Flagged, of those that were judged. */
  share: Estimate | null
  categories: ComparedCreatorRiskCategory[]
}

export type ComparedCreatorRiskCategory = {
  category:
    | 'hate'
    | 'harassment'
    | 'threat'
    | 'violence'
    | 'self_harm'
    | 'sexual'
    | 'minors_safety'
    | 'drugs'
    | 'alcohol'
    | 'tobacco'
    | 'weapons'
    | 'crime'
    | 'gambling'
    | 'profanity'
    | 'extremism'
    | 'misinformation_claims'
    | 'politics'
  contents: number
}

export type NamedContentByNetworkAndContentId = {
  network:
    | 'instagram'
    | 'tiktok'
    | 'youtube'
    | 'x'
    | 'facebook'
    | 'twitch'
    | 'threads'
    | 'pinterest'
    | 'snapchat'
    | 'bluesky'
    | 'mastodon'
    | 'professional'
    | 'reddit'
    | 'telegram'
    | 'tumblr'
    | 'nostr'
    | 'lemmy'
    | 'peertube'
    | 'hackernews'
    | 'web'
  content_id: string
}

export type NamedContentByContentUrl = {
  /** URL of a content item on any supported network. */
  content_url: string
}

export type ContentAuthor = {
  handle: string
  external_id: string
}

export type ContentMedia = {
  url: string
  type: 'image' | 'video' | 'audio'
  width: number | null
  height: number | null
  duration_s: number | null
  alt: string | null
}

export type ContentAudio = {
  title: string
  artist: string | null
}

export type ContentSponsored = {
  /** Whether the network’s label or the text discloses a paid partnership. Undisclosed ones are not guessed. */
  is: boolean
  basis: 'network_label' | 'text' | 'none'
  /** Brands that the label names or that the post mentions, as far as the dictionary knows them. */
  brands: string[]
  /** The words that disclose it. */
  disclosures: ContentSponsoredDisclosure[]
  /** Affiliate links and discount codes that the text offers. They alone do not make a content sponsored. */
  affiliate: ContentSponsoredDisclosure[]
  /** Where the text says that nobody paid for it. */
  unpaid: ContentSponsoredUnpaid[]
}

export type ContentSponsoredDisclosure = {
  text: string
  /** UTF-16 code units into `text`. */
  start: number
  /** Exclusive. */
  end: number
  language: string | null
}

export type ContentSponsoredUnpaid = {
  text: string
  /** UTF-16 code units into `text`. */
  start: number
  /** Exclusive. */
  end: number
}

export type CommentAuthor = {
  handle: string
  external_id: string
  name: string | null
  image_url: string | null
}

export type JudgedTextLanguage = {
  code: string
  confidence: number
}

export type JudgedTextToxicity = {
  probability: number
  category:
    | 'hate'
    | 'harassment'
    | 'threat'
    | 'violence'
    | 'self_harm'
    | 'sexual'
    | 'minors_safety'
    | 'drugs'
    | 'alcohol'
    | 'tobacco'
    | 'weapons'
    | 'crime'
    | 'gambling'
    | 'profanity'
    | 'extremism'
    | 'misinformation_claims'
    | 'politics'
    | null
}

export type JudgedTextRisk = {
  category:
    | 'hate'
    | 'harassment'
    | 'threat'
    | 'violence'
    | 'self_harm'
    | 'sexual'
    | 'minors_safety'
    | 'drugs'
    | 'alcohol'
    | 'tobacco'
    | 'weapons'
    | 'crime'
    | 'gambling'
    | 'profanity'
    | 'extremism'
    | 'misinformation_claims'
    | 'politics'
  probability: number
  /** `lexicon`: by word lists only, in a language or category for which the models were not measured. */
  basis: 'model' | 'lexicon' | 'rule'
  /** Empty where the text as a whole speaks for it and no word stands out. */
  evidence: JudgedTextRiskEvidence[]
}

export type JudgedTextRiskEvidence = {
  /** UTF-16 offset in the text. */
  start: number
  /** Exclusive. */
  end: number
  text: string
  by: 'model' | 'lexicon' | 'rule'
  /** The model, word list or rule. */
  name: string
  match: 'exact' | 'stem' | 'variant' | 'regex' | 'model'
  /** Negated words lower a finding. */
  negated: boolean
  /** Quoted from someone else. */
  quoted: boolean
}

export type JudgedTextSentiment = {
  label: 'negative' | 'neutral' | 'positive'
  probabilities: JudgedTextSentimentProbabilities
  evidence: JudgedTextRiskEvidence[]
}

export type JudgedTextSentimentProbabilities = {
  negative: number
  neutral: number
  positive: number
}

export type JudgedTextSpam = {
  probability: number
  evidence: JudgedTextRiskEvidence[]
}

export type JudgedTextIntent = {
  stage: 'asks_price' | 'asks_where' | 'wants' | 'will_buy' | 'bought' | 'repeat' | 'objects' | 'rejects' | 'none'
  confidence: number
  /** The thing it is about. */
  object: JudgedTextIntentObject | null
  giveaway: boolean
  evidence: JudgedTextRiskEvidence[]
}

export type JudgedTextIntentObject = {
  /** UTF-16 offset in the text. */
  start: number
  /** Exclusive. */
  end: number
  text: string
}

export type JudgedTextRemark = {
  probability: number
}

export type JudgedTextEmotions = {
  anger: number
  disgust: number
  fear: number
  joy: number
  sadness: number
  surprise: number
}

export type JudgedTextEntity = {
  kind: 'brand' | 'handle' | 'hashtag' | 'url' | 'email' | 'phone'
  /** UTF-16 offset in the text. */
  start: number
  /** Exclusive. */
  end: number
  text: string
  /** A brand's id of GET /dictionary/brands, a handle without @, a phone in E.164. */
  value: string
}

export type JudgedTextNotJudged = {
  task: 'all' | 'sentiment' | 'risks' | 'spam' | 'intent' | 'remark' | 'emotions'
  reason: 'empty' | 'too_short' | 'too_long' | 'language_unknown' | 'language_unsupported' | 'not_text'
  /** The only categories of risk that were not judged: the language has neither a model nor words for them, or the text may be in one that has none. */
  categories?:
    | (
        | 'hate'
        | 'harassment'
        | 'threat'
        | 'violence'
        | 'self_harm'
        | 'sexual'
        | 'minors_safety'
        | 'drugs'
        | 'alcohol'
        | 'tobacco'
        | 'weapons'
        | 'crime'
        | 'gambling'
        | 'profanity'
        | 'extremism'
        | 'misinformation_claims'
        | 'politics'
      )[]
    | undefined
}

export type PublicContentRequestResult = {
  items: number
  /** Whether there was no more to fetch. */
  complete: boolean
  /** live: read from the network for this answer. known: imported or read before. */
  freshness: 'live' | 'known'
  /** Said where known data are older than was asked for, or where a thread was read in part, and why. */
  notes: string[]
}

export type IntentCommentAuthor = {
  handle: string
  external_id: string
  name: string | null
}

export type IntentCommentObject = {
  start: number
  end: number
  text: string
}

export type IntentInsightsConfidence = {
  level: 'high' | 'medium' | 'low'
  /** What lowers it: few comments, hidden comments, much that could not be judged. */
  reasons: string[]
}

export type IntentInsightsComments = {
  read: number
  counted: number
  spam: number
  giveaway: number
  by_creator: number
  not_judged: number
}

export type IntentInsightsStage = {
  stage: 'asks_price' | 'asks_where' | 'wants' | 'will_buy' | 'bought' | 'repeat' | 'objects' | 'rejects' | 'none'
  comments: number
  authors: number
  share: ShareEstimate
}

export type IntentInsightsSimilar = {
  /** The same share among similar creators; null if it is not known. */
  base_rate: ShareEstimate | null
  creators: number
  /** This share as a multiple of the base rate. */
  lift: number | null
  /** Share of the similar creators with less intent. */
  percentile: number | null
  note: string
}

export type IntentInsightsProduct = {
  name: string
  comments: number
  authors: number
  intent_authors: number
  /** Authors with intent about the product, of all that count. */
  intent_share: ShareEstimate
}

export type IntentInsightsLanguage = {
  language: string
  comments: number
}

export type IntentInsightsContent = {
  content_id: string
  network:
    | 'instagram'
    | 'tiktok'
    | 'youtube'
    | 'x'
    | 'facebook'
    | 'twitch'
    | 'threads'
    | 'pinterest'
    | 'snapchat'
    | 'bluesky'
    | 'mastodon'
    | 'professional'
    | 'reddit'
    | 'telegram'
    | 'tumblr'
    | 'nostr'
    | 'lemmy'
    | 'peertube'
    | 'hackernews'
    | 'web'
  url: string
  published_at: string
  comments: number
  authors: number
  intent_authors: number
  intent_share: ShareEstimate
  sentiment: IntentInsightsContentSentiment
}

export type IntentInsightsContentSentiment = {
  positive: number
  neutral: number
  negative: number
}

export type IntentInsightsObject = {
  text: string
  comments: number
  authors: number
  stages: IntentInsightsObjectStage[]
}

export type IntentInsightsObjectStage = {
  stage: 'asks_price' | 'asks_where' | 'wants' | 'will_buy' | 'bought' | 'repeat' | 'objects' | 'rejects' | 'none'
  comments: number
}

export type IntentInsightsEvidence = {
  comment_id: string
  content_id: string
  author: IntentCommentAuthor
  text: string
  stage: 'asks_price' | 'asks_where' | 'wants' | 'will_buy' | 'bought' | 'repeat' | 'objects' | 'rejects' | 'none'
  confidence: number
  likes: number
}

export type IntentInsightsCoverage = {
  /** Contents that were looked at. */
  contents: number
  /** Contents under which comments were read: what all figures rest on. */
  contents_with_comments: number
  contents_without_comments: number
  /** How many comments the network says there are, where it does. */
  comments_stated: number | null
  /** Whether all comments the network gives were read. */
  complete: boolean
}

export type RelevanceCommentWhy = {
  kind: 'term' | 'intent' | 'remark' | 'aspect' | 'semantic' | 'answers' | 'spam'
  weight: number
  text: string
  /** UTF-16 code units into `text`; null where no words say it. */
  start: number | null
  end: number | null
  why: string
}

export type RelevanceInsightsContent = {
  content_id: string
  network:
    | 'instagram'
    | 'tiktok'
    | 'youtube'
    | 'x'
    | 'facebook'
    | 'twitch'
    | 'threads'
    | 'pinterest'
    | 'snapchat'
    | 'bluesky'
    | 'mastodon'
    | 'professional'
    | 'reddit'
    | 'telegram'
    | 'tumblr'
    | 'nostr'
    | 'lemmy'
    | 'peertube'
    | 'hackernews'
    | 'web'
  url: string
  published_at: string
}

export type RelevanceInsightsConfidence = {
  level: 'high' | 'medium' | 'low'
  reasons: string[]
}

export type RelevanceInsightsComments = {
  read: number
  relevant: number
  irrelevant: number
  spam: number
  by_creator: number
  not_judged: number
}

export type RelevanceInsightsShares = {
  relevant: ShareEstimate
  irrelevant: ShareEstimate
  spam: ShareEstimate
}

export type RelevanceInsightsSentiment = {
  relevant: IntentInsightsContentSentiment
  irrelevant: IntentInsightsContentSentiment
}

export type RelevanceInsightsTheme = {
  label: string
  kind: 'phrase' | 'intent'
  phrases: string[]
  comments: number
  authors: number
  /** Of the authors of relevant comments. */
  share: number
  sentiment: IntentInsightsContentSentiment
  representative: RelevanceInsightsThemeRepresentative
}

export type RelevanceInsightsThemeRepresentative = {
  comment_id: string
  text: string
}

export type RelevanceInsightsQuestion = {
  text: string
  comment_id: string
  comments: number
  authors: number
  /** Answered by the creator. */
  answered: number
}

export type RelevanceInsightsDuplicate = {
  cluster: string
  text: string
  comments: number
  authors: number
}

export type RelevanceInsightsTop = {
  comment_id: string
  author: IntentCommentAuthor
  text: string
  relevance: number
  sentiment: 'negative' | 'neutral' | 'positive' | null
  likes: number
}

export type RelevanceInsightsCoverage = {
  comments_stated: number | null
  complete: boolean
}

export type ScreenedContentContent = {
  id: string
  url: string
  author: string
  /** Whether the screened person wrote it. Items by others count a quarter. */
  by_subject: boolean
  type: string | null
  title: string | null
  text: string
  /** The texts that were judged, by the name evidence gives. */
  fields: Record<string, string>
  /** ISO 639-1. Null where the text says too little, and for employment: it can tell of an origin. */
  language: string | null
  /** declared: by the network or the import. detected: from the text. */
  language_basis?: 'declared' | 'detected' | null | undefined
  published_at: string
  thumbnail_url: string | null
  media: number
  /** Over `fields` as JSON with sorted keys and no spaces: proves that the quoted words are those that were captured at as_of. */
  sha256?: string | undefined
  /** The item a comment was posted under. */
  parent_id: string | null
}

export type ScreenedContentCategory = {
  category:
    | 'hate'
    | 'harassment'
    | 'threat'
    | 'violence'
    | 'self_harm'
    | 'sexual'
    | 'minors_safety'
    | 'drugs'
    | 'alcohol'
    | 'tobacco'
    | 'weapons'
    | 'crime'
    | 'gambling'
    | 'profanity'
    | 'extremism'
    | 'misinformation_claims'
    | 'politics'
    | 'competitor_mention'
    | 'custom'
  score: number
  basis: 'model' | 'lexicon' | 'rule' | 'keyword' | 'label' | 'picture_model' | 'reviewer'
  /** Set by a reviewer. */
  severity?: 'low' | 'medium' | 'high' | 'severe' | null | undefined
  /** Empty where the text as a whole speaks for it and no word stands out, or where a reviewer flagged it. */
  evidence: ScreenedContentCategoryEvidence[]
}

export type ScreenedContentCategoryEvidence = {
  /** text, title, media.0.alt, media.0.text for words read in a picture, media.0 for the picture itself, or label for what the network says. */
  field: string
  /** UTF-16 offset in that text of `content`, as used by JavaScript, Java and C#. */
  start: number
  /** Exclusive. */
  end: number
  /** Code point offset, as used by Python, Go and Rust. */
  code_point_start: number
  code_point_end: number
  text: string
  by: 'model' | 'lexicon' | 'rule' | 'keyword' | 'label' | 'picture_model'
  /** The keyword, rule, list or model. */
  name: string
  match: 'exact' | 'stem' | 'variant' | 'regex' | 'model'
  /** Negated. */
  negated: boolean
  /** Quoted from someone else. */
  quoted: boolean
}

export type ScreenedContentNoted = {
  field: string
  term: string
  polarity: 'negative' | 'neutral' | 'positive'
  start: number
  end: number
  text: string
}

export type ScreenedContentPicture = {
  /** Which of the content’s media. */
  index: number
  /** Whether it is the cover of a film, which was not looked at itself. */
  cover: boolean
  state: 'judged' | 'not_judged'
  reason:
    | 'left_out'
    | 'over_limit'
    | 'no_picture'
    | 'not_found'
    | 'unreachable'
    | 'too_slow'
    | 'too_large'
    | 'address_refused'
    | 'not_a_picture'
    | 'damaged'
    | null
  classes: ScreenedContentPictureClasses | null
  /** Of the picture that was seen. The picture itself is not kept. */
  sha256: string | null
}

export type ScreenedContentPictureClasses = {
  drawing: number
  hentai: number
  neutral: number
  porn: number
  sexy: number
}

export type ScreeningIdentityPerson = {
  name: string | null
  emails: string[]
  phones: string[]
  employer: string | null
  city: string | null
  country: string | null
  links: string[]
}

export type ScreeningIdentityPrior = {
  log_odds: number
  accounts: number
  why: string
}

export type FlaggingCriteriaCategories = {
  hate: FlaggingCriteriaCategoriesHate
  harassment: FlaggingCriteriaCategoriesHate
  threat: FlaggingCriteriaCategoriesHate
  violence: FlaggingCriteriaCategoriesHate
  self_harm: FlaggingCriteriaCategoriesHate
  sexual: FlaggingCriteriaCategoriesHate
  minors_safety: FlaggingCriteriaCategoriesHate
  drugs: FlaggingCriteriaCategoriesHate
  alcohol: FlaggingCriteriaCategoriesHate
  tobacco: FlaggingCriteriaCategoriesHate
  weapons: FlaggingCriteriaCategoriesHate
  crime: FlaggingCriteriaCategoriesHate
  gambling: FlaggingCriteriaCategoriesHate
  profanity: FlaggingCriteriaCategoriesHate
  extremism: FlaggingCriteriaCategoriesHate
  misinformation_claims: FlaggingCriteriaCategoriesHate
  politics: FlaggingCriteriaCategoriesHate
  competitor_mention: FlaggingCriteriaCategoriesHate
  custom: FlaggingCriteriaCategoriesHate
}

export type FlaggingCriteriaCategoriesHate = {
  enabled: boolean
  threshold: number
  weight: number
}

export type FlaggingCriteriaKeyword = {
  term: string
  match: 'exact' | 'stem' | 'variant' | 'regex'
  polarity: 'negative' | 'neutral' | 'positive'
  category:
    | 'hate'
    | 'harassment'
    | 'threat'
    | 'violence'
    | 'self_harm'
    | 'sexual'
    | 'minors_safety'
    | 'drugs'
    | 'alcohol'
    | 'tobacco'
    | 'weapons'
    | 'crime'
    | 'gambling'
    | 'profanity'
    | 'extremism'
    | 'misinformation_claims'
    | 'politics'
    | 'competitor_mention'
    | 'custom'
}

export type FlaggingCriteriaExclusion = {
  term: string
  match: 'exact' | 'stem' | 'variant' | 'regex'
}

export type FlaggingCriteriaInclude = {
  profile: boolean
  reposts: boolean
  replies: boolean
  comments: boolean
  media: boolean
  media_text: boolean
}

export type ScreeningFairnessDispute = {
  status: 'open' | 'resolved'
  outcome: string | null
  opened_at: string
  updated_at: string
}

export type ScreeningFairnessAdverseAction = {
  pre_notice_at: string | null
  final_notice_at: string | null
  canceled_at: string | null
  final_notice_not_before: string | null
}

export type ScreeningReportTimeline = {
  month: string
  seen: number
  flagged: number
}

export type ScreeningResultSubject = {
  kind: 'profile' | 'content'
  profiles: ScreeningResultSubjectProfile[]
  content: ScreeningResultSubjectContent | null
}

export type ScreeningResultSubjectProfile = {
  network:
    | 'instagram'
    | 'tiktok'
    | 'youtube'
    | 'x'
    | 'facebook'
    | 'twitch'
    | 'threads'
    | 'pinterest'
    | 'snapchat'
    | 'bluesky'
    | 'mastodon'
    | 'professional'
    | 'reddit'
    | 'telegram'
    | 'tumblr'
    | 'nostr'
    | 'lemmy'
    | 'peertube'
    | 'hackernews'
    | 'web'
  handle: string
  external_id: string | null
  name: string | null
  url: string | null
  verified: boolean | null
  followers: number | null
  state: 'screened' | 'partly' | 'unavailable'
  detail: string | null
  source: string | null
  synthetic: boolean
  as_of: string | null
}

export type ScreeningResultSubjectContent = {
  network:
    | 'instagram'
    | 'tiktok'
    | 'youtube'
    | 'x'
    | 'facebook'
    | 'twitch'
    | 'threads'
    | 'pinterest'
    | 'snapchat'
    | 'bluesky'
    | 'mastodon'
    | 'professional'
    | 'reddit'
    | 'telegram'
    | 'tumblr'
    | 'nostr'
    | 'lemmy'
    | 'peertube'
    | 'hackernews'
    | 'web'
  id: string
  url: string
}

export type ScreeningResultCriteria = {
  id: string
  version: number
  name: string
  purpose: 'brand_safety' | 'employment'
  digest: string
}

export type ScreeningResultBeforeDecisions = {
  score: number | null
  level: 'low' | 'medium' | 'high' | 'severe' | null
}

export type ScreeningResultCategory = {
  category:
    | 'hate'
    | 'harassment'
    | 'threat'
    | 'violence'
    | 'self_harm'
    | 'sexual'
    | 'minors_safety'
    | 'drugs'
    | 'alcohol'
    | 'tobacco'
    | 'weapons'
    | 'crime'
    | 'gambling'
    | 'profanity'
    | 'extremism'
    | 'misinformation_claims'
    | 'politics'
    | 'competitor_mention'
    | 'custom'
  flagged: number
  /** Unflagged in review. */
  unflagged: number
  /** Of the flagged items, 0 to 100. */
  highest_score: number
  newest_at: string | null
}

export type ScreeningResultKeyword = {
  term: string
  flagged: number
  unflagged: number
}

export type ScreeningResultCoverage = {
  seen: number
  judged: number
  flagged: number
  unflagged: number
  clear: number
  not_judged: ScreeningResultCoverageNotJudged[]
  /** Categories that could not be judged in some of the judged items, because of their language, and in how many. Such an item is clear for the other categories alone. Not in results of 0.2. */
  categories_not_judged?: ScreeningResultCoverageCategoriesNotJudged[] | undefined
  /** The oldest item seen. */
  from: string | null
  to: string | null
  /** How far back the criteria look. */
  window_from: string | null
  /** Whether there was more than max_contents. */
  truncated: boolean
  by_network: ScreeningResultCoverageByNetwork[]
  by_kind: ScreeningResultCoverageByKind
  /** Images and videos in the contents. They are only checked for sexual content, not for violence. */
  media: ScreeningResultCoverageMedia
}

export type ScreeningResultCoverageNotJudged = {
  reason: 'empty' | 'too_short' | 'too_long' | 'language_unknown' | 'language_unsupported' | 'not_text'
  count: number
}

export type ScreeningResultCoverageCategoriesNotJudged = {
  category:
    | 'hate'
    | 'harassment'
    | 'threat'
    | 'violence'
    | 'self_harm'
    | 'sexual'
    | 'minors_safety'
    | 'drugs'
    | 'alcohol'
    | 'tobacco'
    | 'weapons'
    | 'crime'
    | 'gambling'
    | 'profanity'
    | 'extremism'
    | 'misinformation_claims'
    | 'politics'
  count: number
}

export type ScreeningResultCoverageByNetwork = {
  network:
    | 'instagram'
    | 'tiktok'
    | 'youtube'
    | 'x'
    | 'facebook'
    | 'twitch'
    | 'threads'
    | 'pinterest'
    | 'snapchat'
    | 'bluesky'
    | 'mastodon'
    | 'professional'
    | 'reddit'
    | 'telegram'
    | 'tumblr'
    | 'nostr'
    | 'lemmy'
    | 'peertube'
    | 'hackernews'
    | 'web'
  seen: number
  judged: number
  flagged: number
}

export type ScreeningResultCoverageByKind = {
  profile: number
  content: number
  comment: number
}

export type ScreeningResultCoverageMedia = {
  seen: number
  /** Pictures that were looked at; of films the cover. */
  judged: number
  not_judged: ScreeningResultCoverageMediaNotJudged[]
  detail: string | null
}

export type ScreeningResultCoverageMediaNotJudged = {
  reason:
    | 'left_out'
    | 'over_limit'
    | 'no_picture'
    | 'not_found'
    | 'unreachable'
    | 'too_slow'
    | 'too_large'
    | 'address_refused'
    | 'not_a_picture'
    | 'damaged'
  count: number
}

export type ScreeningResultIdentity = {
  /** confirmed: the screening started with a person, and a reviewer confirmed every account. */
  confidence: 'strong' | 'weak' | 'none' | 'not_assessed' | 'confirmed'
  detail: string
  evidence: ScreeningResultIdentityEvidence[]
  /** The person the screening began with. Not in results of 0.1. */
  person?: ConfirmedPerson | null | undefined
}

export type ScreeningResultIdentityEvidence = {
  kind: string
  profiles: string[]
  detail: string
}

export type ScreeningResultDecisions = {
  unflagged: number
  confirmed: number
  /** Flagged by a reviewer where the engine found nothing. Not in results of 0.1. */
  added?: number | undefined
  /** Flagged items whose categories or severity a reviewer set. */
  relabelled?: number | undefined
  /** Counts up with every decision. */
  revision: number
}

export type ScreeningResultEmployment = {
  consent_reference: string
  permissible_purpose: string
  /** Items from which protected information was removed. What it was is not stated anywhere, because that would reveal it. */
  redacted: number
  note: string
}

export type RiskFactor = {
  /** The category. */
  name: string
  /** How many items were flagged for it. */
  value: number
  /** Contributions sum to the score. */
  contribution: number
  why: string
}

export type RiskPart = {
  name: 'gravest' | 'share' | 'number'
  points: number
  of: number
}

export type RiskBounds = {
  low: number
  high: number
}

export type ConfirmedPersonAccount = {
  network:
    | 'instagram'
    | 'tiktok'
    | 'youtube'
    | 'x'
    | 'facebook'
    | 'twitch'
    | 'threads'
    | 'pinterest'
    | 'snapchat'
    | 'bluesky'
    | 'mastodon'
    | 'professional'
    | 'reddit'
    | 'telegram'
    | 'tumblr'
    | 'nostr'
    | 'lemmy'
    | 'peertube'
    | 'hackernews'
    | 'web'
  handle: string
  probability: number
  evidence: IdentityEvidence[]
  /** The reviewer, or the token where none was named. */
  confirmed_by: string
  reason: string
  other_evidence: string | null
  confirmed_at: string
}

export type ScreeningSignOffSignature = {
  reviewer: string
  /** The token it was signed with. */
  actor: string
  statement: string | null
  revision: number
  /** False once a decision was made after it. */
  valid: boolean
  signed_at: string
}

export type ScreeningLetterRights = {
  title: string
  /** Says that the text is not official, where you gave none. */
  notice: string | null
  text: string[]
}

export type MonitoringStartedCriteria = {
  id: string
  version: number
}

export type MonitoringStartedReading = {
  network:
    | 'instagram'
    | 'tiktok'
    | 'youtube'
    | 'x'
    | 'facebook'
    | 'twitch'
    | 'threads'
    | 'pinterest'
    | 'snapchat'
    | 'bluesky'
    | 'mastodon'
    | 'professional'
    | 'reddit'
    | 'telegram'
    | 'tumblr'
    | 'nostr'
    | 'lemmy'
    | 'peertube'
    | 'hackernews'
    | 'web'
  handle: string
  by: 'stream' | 'polling'
}

export type ScreeningMediaRequestResult = {
  media: ScreeningMediaRequestResultMedia
  risk: Risk
  /** What the picture model sees, the highest of all looks. neutral and drawing are harmless; sexy is suggestive and counts for nothing. */
  classes: ScreenedContentPictureClasses
  frames: ScreeningMediaRequestResultFrame[]
  coverage: ScreeningMediaRequestResultCoverage
  criteria: ScreeningMediaRequestResultCriteria
  engine_version: ScreeningMediaRequestResultEngineVersion
  as_of: string
  synthetic: boolean
}

export type ScreeningMediaRequestResultMedia = {
  /** Final URL. */
  url: string
  kind: 'image' | 'video'
  /** Detected from the file contents. */
  format: string
  width: number
  height: number
  duration_s: number | null
  bytes: number
  sha256: string
  /** A small JPEG as a data: address. Nothing else of the picture is kept. */
  thumbnail: string
}

export type ScreeningMediaRequestResultFrame = {
  /** Seconds from the start of a film. */
  at_s: number | null
  state: 'flagged' | 'clear'
  classes: ScreenedContentPictureClasses
  /** Text that was read in it; null where none could be tried. */
  text: string | null
  text_confidence: number | null
  categories: ScreeningMediaRequestResultFrameCategory[]
}

export type ScreeningMediaRequestResultFrameCategory = {
  category:
    | 'hate'
    | 'harassment'
    | 'threat'
    | 'violence'
    | 'self_harm'
    | 'sexual'
    | 'minors_safety'
    | 'drugs'
    | 'alcohol'
    | 'tobacco'
    | 'weapons'
    | 'crime'
    | 'gambling'
    | 'profanity'
    | 'extremism'
    | 'misinformation_claims'
    | 'politics'
    | 'competitor_mention'
    | 'custom'
  score: number
  basis: 'picture_model' | 'model' | 'lexicon' | 'rule' | 'keyword' | 'label'
  /** Words in the picture that support the finding; offsets refer to `text` of the frame. */
  evidence: ScreenedContentCategoryEvidence[]
}

export type ScreeningMediaRequestResultCoverage = {
  /** Pictures, or moments of a film. */
  looked_at: number
  not_judged: ScreeningMediaRequestResultCoverageNotJudged[]
}

export type ScreeningMediaRequestResultCoverageNotJudged = {
  what: string
  reason: string
}

export type ScreeningMediaRequestResultCriteria = {
  id: string
  version: number
  name: string
}

export type ScreeningMediaRequestResultEngineVersion = {
  pictures: string
  text: string
  scoring: string
}

export type SavedListeningQueryUsedBy = {
  kind: 'query' | 'tag' | 'recurring'
  id: string
  name: string
}

export type ListeningTagBackfill = {
  request_id: string
  status: 'queued' | 'in_progress' | 'succeeded' | 'partial' | 'failed' | 'canceled'
  share: number | null
}

export type RecurringListeningCreatedListening = {
  brand: RecurringListeningCreatedListeningBrand
  /** Brands to compare with. */
  others: RecurringListeningCreatedListeningBrand[]
  networks?:
    | (
        | 'instagram'
        | 'tiktok'
        | 'youtube'
        | 'x'
        | 'facebook'
        | 'twitch'
        | 'threads'
        | 'pinterest'
        | 'snapchat'
        | 'bluesky'
        | 'mastodon'
        | 'professional'
        | 'reddit'
        | 'telegram'
        | 'tumblr'
        | 'nostr'
        | 'lemmy'
        | 'peertube'
        | 'hackernews'
        | 'web'
      )[]
    | undefined
  /** ISO 639-1. */
  languages?: string[] | undefined
  /** ISO 3166-1, of the authors. */
  countries?: string[] | undefined
  kinds?: ('content' | 'comment')[] | undefined
  /** Whether invented creators (the demo) are wanted. By default they are left out as soon as there is any real one. */
  synthetic?: 'include' | 'only' | 'exclude' | undefined
  /** Of the series; by the length of the period unless given. */
  interval?: 'hour' | 'day' | 'week' | 'month' | undefined
  /** IANA name. Days start at midnight in this time zone. */
  time_zone: string
  /** Also analyse the previous period of the same length. */
  compare: boolean
  /** Nearly identical texts: `author` sets the repeats of the same handle apart, `all` everything but the first, `keep` nothing. What is set apart is counted and shown on its own. */
  duplicates: 'keep' | 'author' | 'all'
  /** What is read from the networks before the counting: the accounts of the brands, those who mentioned them, and those who share their interest. What is fresh is not read again. */
  gather: RecurringListeningCreatedListeningGather
  /** Maximum number of mentions classified by sentiment (and by emotion); above it, an even sample is used. */
  judge_max: number
  /** Also count anger, fear, joy, sadness and surprise. Off by default: an encoder reads every text, which takes several times as long as sentiment. Not available in every language, and only measured in English. */
  emotions?: boolean | undefined
}

export type RecurringListeningCreatedListeningBrand = {
  /** Name used in the answer. */
  name: string
  /** What counts as a mention. Default: the name, its hashtag and, if the brand is in the dictionary, its aliases and accounts. */
  query?: string | undefined
}

export type RecurringListeningCreatedListeningGather = {
  /** Accounts whose contents are read first. */
  profiles_max: number
  /** Also read the comments on posts that mention a brand. */
  include_comments: boolean
  comments_max: number
  /** Time limit for reading. After that, the analysis uses the data available, and `coverage` says so. */
  seconds_max: number
}

export type RecurringListeningCreatedAlertSpike = {
  on: 'spike'
  /** Name of one of the brands (default: the first one). */
  brand?: string | undefined
  /** Also report spikes that are due to one author (default: false). */
  one_author?: boolean | undefined
}

export type RecurringListeningCreatedAlertMentions = {
  on: 'mentions'
  /** Name of one of the brands (default: the first one). */
  brand?: string | undefined
  above: number
}

export type RecurringListeningCreatedAlertNegativeShare = {
  on: 'negative_share'
  /** Name of one of the brands (default: the first one). */
  brand?: string | undefined
  above: number
}

export type RecurringListeningCreatedAlertShareOfVoice = {
  on: 'share_of_voice'
  /** Name of one of the brands (default: the first one). */
  brand?: string | undefined
  below: number
}

export type RecurringListeningCreatedAlertMention = {
  on: 'mention'
  /** Name of one of the brands (default: the first one). */
  brand?: string | undefined
}

export type RecurringListeningCreatedAlertReport = {
  on: 'report'
}

export type RecurringListeningCreatedReading = {
  network:
    | 'instagram'
    | 'tiktok'
    | 'youtube'
    | 'x'
    | 'facebook'
    | 'twitch'
    | 'threads'
    | 'pinterest'
    | 'snapchat'
    | 'bluesky'
    | 'mastodon'
    | 'professional'
    | 'reddit'
    | 'telegram'
    | 'tumblr'
    | 'nostr'
    | 'lemmy'
    | 'peertube'
    | 'hackernews'
    | 'web'
  by: 'stream' | 'polling'
}

export type ListeningInsightsBrand = {
  name: string
  /** As it was understood. */
  query: string
  mentions: number
  authors: number
  engagement: ListeningInsightsBrandEngagement
  views: ListeningInsightsBrandEngagement
  /** Followers of all authors together, each author once: who can have seen it at most. */
  reach: ListeningInsightsBrandReach
  sentiment: ListeningInsightsBrandSentiment
  /** Only if `emotions` was requested. A text can show several emotions, or none. Bounds cover chance, not errors of the model. Disgust is not counted: it is judged little better than chance. */
  emotions?: ListeningInsightsBrandEmotions | undefined
  share_of_voice: ListeningInsightsBrandShareOfVoice
  before: ListeningInsightsBrandBefore | null
  volume: ListeningInsightsBrandVolume[]
  spikes: ListeningInsightsBrandSpike[]
  /** Mentions of the steps to come; null where fewer than 28 whole steps are known. */
  forecast?: ListeningInsightsBrandForecast | null | undefined
  aspects: ListeningInsightsBrandAspect[]
  /** People, places and organisations that at least two authors name, up to 20 of each. Found by rules; docs/listening.md says how well. Null where no mention is in a script that is read: `coverage.entities` says how many. */
  entities?: ListeningInsightsBrandEntity[] | null | undefined
  /** Stand out against everything we know. */
  terms: ListeningInsightsBrandSpikeTerm[]
  /** Stand out against the period before. */
  rising_terms: ListeningInsightsBrandSpikeTerm[]
  themes: ListeningInsightsBrandTheme[]
  hashtags: ListeningInsightsBrandHashtag[]
  co_mentions: ListeningInsightsBrandCoMention[]
  top_authors: ListeningInsightsBrandTopAuthor[]
  top_posts: Mention[]
  networks: ListeningInsightsBrandNetwork[]
  languages: ListeningInsightsBrandNetwork[]
  countries: ListeningInsightsBrandNetwork[]
  kinds: ListeningInsightsBrandNetwork[]
  types: ListeningInsightsBrandNetwork[]
  /** Set apart, not in any other figure. */
  repeats: number
  copies: ListeningInsightsBrandCopy[]
}

export type ListeningInsightsBrandEngagement = {
  total: number
  /** Mentions that show a number. */
  shown_by: number
  mean: number | null
}

export type ListeningInsightsBrandReach = {
  followers: number
  authors_known: number
}

export type ListeningInsightsBrandSentiment = {
  negative: number
  neutral: number
  positive: number
  not_judged: number
  judged: number
  /** Positive less negative, as a share of the judged. */
  net: number | null
  shares: ListeningInsightsBrandSentimentShares | null
}

export type ListeningInsightsBrandSentimentShares = {
  /** With a 95 % confidence interval. */
  negative: ShareEstimate
  /** With a 95 % confidence interval. */
  neutral: ShareEstimate
  /** With a 95 % confidence interval. */
  positive: ShareEstimate
}

export type ListeningInsightsBrandEmotions = {
  judged: number
  not_judged: number
  /** Judged, and none of the emotions is shown. */
  none: number
  counts: ListeningInsightsBrandEmotionsCount[]
}

export type ListeningInsightsBrandEmotionsCount = {
  emotion: 'anger' | 'fear' | 'joy' | 'sadness' | 'surprise'
  mentions: number
  /** Of the judged; null where none was judged. */
  share: ShareEstimate | null
}

export type ListeningInsightsBrandShareOfVoice = {
  /** With a 95 % confidence interval. */
  mentions: ShareEstimate
  /** With a 95 % confidence interval. */
  authors: ShareEstimate
  engagement: number | null
  reach: number | null
}

export type ListeningInsightsBrandBefore = {
  mentions: number
  authors: number
  engagement: ListeningInsightsBrandEngagement
  views: ListeningInsightsBrandEngagement
  /** Followers of all authors together, each author once: who can have seen it at most. */
  reach: ListeningInsightsBrandReach
  sentiment: ListeningInsightsBrandSentiment
  /** Only if `emotions` was requested. A text can show several emotions, or none. Bounds cover chance, not errors of the model. Disgust is not counted: it is judged little better than chance. */
  emotions?: ListeningInsightsBrandEmotions | undefined
  /** With a 95 % confidence interval. */
  share_of_voice: ShareEstimate
  /** Change in mentions, as a fraction of the previous period; null if it had none. */
  change: number | null
  /** Of a change at least as large, were nothing different. */
  p_value: number
}

export type ListeningInsightsBrandVolume = {
  from: string
  to: string
  mentions: number
  engagement: number
  sentiment: ListeningInsightsBrandVolumeSentiment
}

export type ListeningInsightsBrandVolumeSentiment = {
  negative: number
  neutral: number
  positive: number
  not_judged: number
}

export type ListeningInsightsBrandSpike = {
  from: string
  to: string
  peak_at: string
  mentions: number
  authors: number
  /** The author without whose mentions this would not be a spike; null if it does not depend on one. */
  due_to?: ListeningInsightsBrandSpikeDueTo | null | undefined
  expected: number
  ratio: number
  p_value: number
  sentiment: ListeningInsightsBrandVolumeSentiment
  terms: ListeningInsightsBrandSpikeTerm[]
  /** Reacted to most. */
  posts: Mention[]
  /** Up to three posts that together say most of the terms of the spike. */
  quotes?: ListeningInsightsBrandSpikeQuote[] | undefined
}

export type ListeningInsightsBrandSpikeDueTo = {
  /** As the mentions endpoint takes it. */
  author: string
  handle: string
  mentions: number
}

export type ListeningInsightsBrandSpikeTerm = {
  term: string
  mentions: number
  authors: number
  /** Texts that contain it, among those it is compared with. */
  compared: number
  lift: number
  z: number
  p_value: number
}

export type ListeningInsightsBrandSpikeQuote = {
  /** Word for word: the sentence that contains most of the terms. */
  text: string
  /** Terms of the spike in it. */
  terms: string[]
  mention: Mention
}

export type ListeningInsightsBrandForecast = {
  method: string
  description: string
  /** Share of steps that should lie within their bounds. */
  level: number
  /** Whole steps of the period. */
  trained_on: number
  steps: ListeningInsightsBrandForecastStep[]
  /** Past steps that were forecast in the same way from the steps before them, and how many were within the bounds. */
  backtest: ListeningInsightsBrandForecastBacktest
}

export type ListeningInsightsBrandForecastStep = {
  from: string
  to: string
  mentions: number
  low: number
  high: number
}

export type ListeningInsightsBrandForecastBacktest = {
  steps: number
  covered: number
}

export type ListeningInsightsBrandAspect = {
  aspect: string
  mentions: number
  /** With a 95 % confidence interval. */
  share: ShareEstimate
  sentiment: ListeningInsightsBrandVolumeSentiment
}

export type ListeningInsightsBrandEntity = {
  entity: string
  kind: 'person' | 'place' | 'organisation'
  name: string
  mentions: number
  authors: number
}

export type ListeningInsightsBrandTheme = {
  theme: string
  label: string
  mentions: number
  authors: number
  terms: string[]
}

export type ListeningInsightsBrandHashtag = {
  hashtag: string
  mentions: number
  authors: number
}

export type ListeningInsightsBrandCoMention = {
  co_mention: string
  name: string
  mentions: number
  authors: number
}

export type ListeningInsightsBrandTopAuthor = {
  /** As the mentions endpoint takes it. */
  author: string
  network: string
  handle: string
  mentions: number
  engagement: number
  followers: number | null
  sentiment: ListeningInsightsBrandVolumeSentiment
}

export type ListeningInsightsBrandNetwork = {
  value: string
  mentions: number
  /** With a 95 % confidence interval. */
  share: ShareEstimate
}

export type ListeningInsightsBrandCopy = {
  copy: string
  mentions: number
  authors: number
  example: Mention
}

export type ListeningInsightsTogether = {
  brands: string[]
  mentions: number
}

export type ListeningInsightsSpikeTest = {
  name: string
  alpha: number
  correction: string
  baseline: string
  ratio_min: number
  mentions_min: number
}

export type ListeningInsightsCoverage = {
  /** Contents and comments that were searched. */
  texts_known: number
  oldest: string | null
  newest: string | null
  in_period: ListeningInsightsCoverageInPeriod[]
  /** Texts stored for the previous period: a change in mentions means little if this number is very different. */
  texts_before: number | null
  /** Whether what is known was still being indexed. */
  index_building: boolean
  gathered: ListeningInsightsCoverageGathered
  sentiment: ListeningInsightsCoverageSentiment
  /** Only if `emotions` was requested. */
  emotions?: ListeningInsightsCoverageEmotions | undefined
  /** Mentions in which names were looked for, and why not in the others. */
  entities?: ListeningInsightsCoverageEntities | undefined
  /** For each filter or field on something that is not known for every text (lang:, country:, engagement: …): texts of the period that were left out only because it is unknown. */
  no_data?: ListeningInsightsCoverageNoData[] | undefined
  /** How invented creators were dealt with. */
  synthetic?: DiscoveryExportRequestResultSynthetic | undefined
  repeats: 'keep' | 'author' | 'all'
  note: string
}

export type ListeningInsightsCoverageInPeriod = {
  network: string
  contents: number
  comments: number
}

export type ListeningInsightsCoverageGathered = {
  profiles_wanted: number
  profiles_read: number
  /** Read before and still fresh. */
  profiles_fresh: number
  contents_read: number
  comments_read: number
  stopped: 'done' | 'time' | 'limit'
  failed: ListeningInsightsCoverageGatheredFailed[]
  /** Live networks whose own search was asked for the names of the brands, and how much it found. */
  searched?: ListeningInsightsCoverageGatheredSearched[] | undefined
}

export type ListeningInsightsCoverageGatheredFailed = {
  reason: string
  profiles: number
}

export type ListeningInsightsCoverageGatheredSearched = {
  network: string
  contents: number
  failed: string | null
}

export type ListeningInsightsCoverageSentiment = {
  judged: number
  /** Of them, judged before. */
  remembered: number
  not_judged: ListeningInsightsCoverageSentimentNotJudged[]
  engine_version: string | null
}

export type ListeningInsightsCoverageSentimentNotJudged = {
  reason: string
  mentions: number
}

export type ListeningInsightsCoverageEmotions = {
  judged: number
  /** Judged or tried before. */
  remembered: number
  not_judged: ListeningInsightsCoverageSentimentNotJudged[]
}

export type ListeningInsightsCoverageEntities = {
  read: number
  not_read: ListeningInsightsCoverageSentimentNotJudged[]
}

export type ListeningInsightsCoverageNoData = {
  field: string
  texts: number
}

export type MentionAuthor = {
  handle: string
  external_id: string
  followers: number | null
  country: string | null
}

export type MentionMatch = {
  start: number
  end: number
  text: string
  brand: string
}

export type MentionChangeItem = {
  mention_id: string
  before: MentionChangeItemBefore
  after: MentionChangeItemBefore
}

export type MentionChangeItemBefore = {
  state: 'open' | 'checked'
  assignee: string | null
  note: string | null
  added_tags: string[]
  removed_tags: string[]
}

export type SocialListeningRequestResult = {
  mentions: number
  brands: SocialListeningRequestResultBrand[]
  alerts: SocialListeningRequestResultAlert[]
}

export type SocialListeningRequestResultBrand = {
  name: string
  mentions: number
  share_of_voice: number
}

export type SocialListeningRequestResultAlert = {
  kind: string
  brand: string
  detail: string
}

export type ImportMappingFile = {
  /** Leaves the table out. */
  skip?: boolean | undefined
  /** What the rows are; detected by default. */
  kind?: 'creators' | 'contents' | 'comments' | 'followers' | 'history' | undefined
  set?: Record<string, string> | undefined
  columns?: Record<string, string | null> | undefined
}

export type ImportPreviewFormat = {
  id: string
  says: string
}

export type ImportPreviewTable = {
  kind: 'creators' | 'contents' | 'comments' | 'followers' | 'history'
  /** Where the rows lie in a JSON document; empty for a table. */
  at: string
  /** Told along by rows about something else, such as the authors of posts. */
  aside: boolean
  /** How sure it is that the file means this. */
  confidence: number
  set: Record<string, string>
  columns: ImportPreviewTableColumn[]
  left_out: ImportPreviewTableLeftOut[]
  /** What was assumed. */
  notes: string[]
  /** What has to be said before rows can be taken. */
  missing: string[]
  /** The first records as they would be kept. */
  records: Record<string, unknown>[]
}

export type ImportPreviewTableColumn = {
  column: string
  field: string
  samples: string[]
}

export type ImportPreviewTableLeftOut = {
  column: string
  why: string
  samples: string[]
}

export type ImportPreviewSampled = {
  rows: number
  /** Whether these are all rows of the file. */
  whole: boolean
  importable: number
  rejected: number
  cells_lost: number
  /** Rows without a handle or an id of the network. */
  keyed: number
  /** Of these, rows whose ids are not ids of the network, such as 1 or p1; other files of the source are joined by them. */
  own_ids: number
  /** Rows that name a post or an account by an id of another file, which is looked up when they are imported. */
  waiting: number
}

export type ImportPreviewProblem = {
  line: number
  kept: boolean
  reasons: string[]
}

export type ImportPreviewFile = {
  /** As rejected rows name it. */
  name: string
  sheet: string | null
  /** Whether an import with this mapping takes it. */
  taken: boolean
  /** Why it is not taken. */
  why: string | null
  /** The known format it was recognised as. */
  format: ImportPreviewFormat | null
  tables: ImportPreviewTable[]
  /** Null where it could not be read. */
  sampled: ImportPreviewSampled | null
  problems: ImportPreviewProblem[]
  /** How this file or sheet was understood. */
  mapping: ImportMappingOutput | null
}

export type ImportFieldsField = {
  name: string
  /** What a cell may contain. */
  holds: string
  meaning: string
}

export type WebhookDeliveries = {
  pending: number
  delivered: number
  dead: number
}

export type WebhookDeliveryAttempt = {
  at: string
  latency_ms: number
  /** HTTP status, or reply code of the mail server; null if there was no answer. */
  status: number | null
  error: string | null
}

export type NotificationChannelBodyQuietHours = {
  /** A time of day in `time_zone`, such as 08:00. */
  from: string
  /** A time of day in `time_zone`, such as 08:00. */
  to: string
}

export type NotificationChannelQuietHours = {
  from: string
  to: string
}

export type NetworkSource = {
  id: string
  synthetic: boolean
  /** What can be read at all. */
  operations: Record<string, 'yes' | 'some' | 'no'>
  /** Available data by field. */
  fields: NetworkSourceFields
  /** Credentials, quotas, gaps. */
  note: string
  /** What the source was tested against. Null for demo data. */
  proof: NetworkSourceProof | null
  /** How long what the source gives is kept, and how it may be shown. Null where nothing is agreed. */
  storage: NetworkSourceStorage | null
  /** For a counted quota: how much was used in the current period. */
  quota: NetworkSourceQuota | null
  /** Limits of the network on single kinds of requests that are counted besides the quota. */
  limits: NetworkSourceLimit[]
  /** US dollars for each record, by operation. Null where nothing is charged. See GET /cost-estimate. */
  prices: Record<string, number> | null
}

export type NetworkSourceFields = {
  profile: Record<string, 'yes' | 'some' | 'no'>
  content: Record<string, 'yes' | 'some' | 'no'>
  comment: Record<string, 'yes' | 'some' | 'no'>
}

export type NetworkSourceProof = {
  /** The real service, a server of the network’s own software on a test machine, or test servers written from the network’s documents. */
  by: 'service' | 'server' | 'documents'
  /** When it was tested, or as of when the documents were read. */
  date: string
  /** The server or the documents. */
  against: string
}

export type NetworkSourceStorage = {
  /** Data that was not read again for this many days is deleted. Null: it is kept until it is deleted at its source, or here. */
  days: number | null
  /** Whose time it is. Null without a time. */
  set_by: 'network' | 'rostra' | null
  /** What the network asks, in short. */
  rule: string
  /** What must be shown beside the data. */
  display: string
  /** Where it says so. */
  document: string
  /** When the rule was last held against the words of the document. Null: it was written down from a summary or a quotation, which `document` names, so read the document before you rely on it; or there is none. */
  checked: string | null
}

export type NetworkSourceQuota = {
  used: number
  limit: number
  /** What is counted; units are those of YouTube. */
  unit: 'usd_cents' | 'calls' | 'units'
  resets_at: string
}

export type NetworkSourceLimit = {
  used: number
  limit: number
  unit: 'hashtags' | 'searches'
  /** When the first of what was used counts no longer. */
  resets_at: string
}

export type CostEstimateBudget = {
  usd_a_day: number
  used_usd: number
  left_usd: number
  resets_at: string
}

export type StatusIndex = {
  creators: StatusIndexCreators
  texts: StatusIndexCreators
}

export type StatusIndexCreators = {
  documents: number
  /** Whether it does not contain everything yet. */
  building: boolean
}

export type StatusFacts = {
  /** Creators with facts. */
  creators: number
  /** Whether derived facts of some creators are still being computed or updated. */
  building: boolean
  /** Derivations since the start; a creator that changes counts again. */
  derived: number
}

export type StatusAudiences = {
  /** Audiences that searches can filter by. */
  analysed: number
  /** Whether audiences are being analysed in the background. */
  running: boolean
  /** Audiences that this has still to come to. */
  waiting: number
}

export type DemoRows = {
  creators: number
  contents: number
  comments: number
  audience_members: number
  memberships: number
  audience_summaries: number
  metric_points: number
  account_links: number
  brands: number
}

export type AuditEntrySubject = {
  /** An id, or for a person a keyed digest that is the same in every entry. */
  key: string
  /** The person behind the digest, or what the token or user is called; null for other ids and for erased people. */
  name: string | null
}

export type SubjectCasePlace = {
  place: string
  deleted: number
  masked: number
}

export type SubjectCaseFiles = {
  /** Uploaded files removed. */
  uploads: number
  /** Lines removed from lists of rejected rows. */
  lines: number
}

export type ConnectionProviderScope = {
  name: string
  meaning: string
}

export type ConnectionProviderProof = {
  by: 'service' | 'server' | 'documents'
  date: string
  against: string
}

export type MeasuredFiguresFigure = {
  name:
    | 'followers'
    | 'reach'
    | 'views'
    | 'accounts_engaged'
    | 'interactions'
    | 'likes'
    | 'comments'
    | 'shares'
    | 'clicks'
    | 'contents'
    | 'minutes_watched'
    | 'percentage_viewed'
    | 'average_views'
    | 'average_likes'
    | 'average_comments'
    | 'average_shares'
  value: number
  /** Over how many days; null for a state and for averages over contents. */
  days: number | null
  /** Contents that an average is over. */
  contents: number | null
}

export type MeasuredFiguresAudience = {
  name: 'countries' | 'cities' | 'ages' | 'genders' | 'seniorities' | 'functions' | 'company_sizes'
  /** Whom the network counts. */
  of: 'followers' | 'viewers'
  days: number | null
  shares: MeasuredFiguresAudienceShare[]
}

export type MeasuredFiguresAudienceShare = {
  id: string
  share: number
}

export type SubmittedForMembersItem = {
  network:
    | 'instagram'
    | 'tiktok'
    | 'youtube'
    | 'x'
    | 'facebook'
    | 'twitch'
    | 'threads'
    | 'pinterest'
    | 'snapchat'
    | 'bluesky'
    | 'mastodon'
    | 'professional'
    | 'reddit'
    | 'telegram'
    | 'tumblr'
    | 'nostr'
    | 'lemmy'
    | 'peertube'
    | 'hackernews'
    | 'web'
    | null
  /** Null where one request is about all members. */
  handle: string | null
  /** Of the request, monitoring or schedule. */
  id: string | null
  /** Why it was refused. */
  detail: string | null
}

export type ListProfilesAnswer = {
  data: ProfileAnswer[]
}

export type ShowPictureAnswer = {
  /** A data: URL. Null if there is none. */
  picture: string | null
  /** Why there is none: `none` (the network shows none), `turned_off`, or why it could not be fetched. */
  reason: string | null
  fetched_at: string | null
}

export type DiscoverCreatorsAnswer = {
  data: Creator[]
  next_cursor: string | null
  total: DiscoverCreatorsAnswerTotal
  /** Exact. Given with the first page. */
  funnel: DiscoverCreatorsAnswerFunnel[]
  facets: Record<string, DiscoverCreatorsAnswerFacet[]>
  /** With topics: the tags they represent. */
  topic_tags: DiscoverCreatorsAnswerTopicTag[]
  index: DiscoverCreatorsAnswerIndex
  /** How invented creators were dealt with. */
  synthetic: DiscoveryExportRequestResultSynthetic
  took_ms: number
}

export type DiscoverCreatorsAnswerTotal = {
  value: number
  relation: 'eq' | 'gte'
}

export type DiscoverCreatorsAnswerFunnel = {
  filter: string
  /** Creators left after this filter and all before it. */
  left: number
  /** Of the creators left before this filter, how many have no data for it. */
  no_data: number
}

export type DiscoverCreatorsAnswerFacet = {
  value: string
  count: number
}

export type DiscoverCreatorsAnswerTopicTag = {
  tag: string
  weight: number
}

export type DiscoverCreatorsAnswerIndex = {
  /** Creators that can be found. */
  creators: number
  /** True while records are still being read for the first time. */
  building: boolean
  /** True while facts about creators are still being derived for the first time, or by a newer derivation. */
  facts_building: boolean
  /** False for a page whose snapshot is gone, so that it comes from a newer one. */
  continued: boolean
}

export type FindCreatorsQuicklyBody = {
  /** Part of a handle or name (typos are tolerated), or the URL of a profile. */
  query: string
  network?:
    | 'instagram'
    | 'tiktok'
    | 'youtube'
    | 'x'
    | 'facebook'
    | 'twitch'
    | 'threads'
    | 'pinterest'
    | 'snapchat'
    | 'bluesky'
    | 'mastodon'
    | 'professional'
    | 'reddit'
    | 'telegram'
    | 'tumblr'
    | 'nostr'
    | 'lemmy'
    | 'peertube'
    | 'hackernews'
    | 'web'
    | undefined
  /** Whether invented creators (the demo) are wanted. By default they are left out as soon as there is any real one. */
  synthetic?: 'include' | 'only' | 'exclude' | undefined
  limit?: number | undefined
}

export type FindCreatorsQuicklyAnswer = {
  data: FindCreatorsQuicklyAnswerItem[]
  /** How invented creators were dealt with. */
  synthetic: DiscoveryExportRequestResultSynthetic
  took_ms: number
}

export type FindCreatorsQuicklyAnswerItem = {
  network:
    | 'instagram'
    | 'tiktok'
    | 'youtube'
    | 'x'
    | 'facebook'
    | 'twitch'
    | 'threads'
    | 'pinterest'
    | 'snapchat'
    | 'bluesky'
    | 'mastodon'
    | 'professional'
    | 'reddit'
    | 'telegram'
    | 'tumblr'
    | 'nostr'
    | 'lemmy'
    | 'peertube'
    | 'hackernews'
    | 'web'
  external_id: string
  handle: string
  url: string
  /** Null where it is not known. */
  name: string | null
  image_url: string | null
  /** Null where nothing says it. */
  verified: boolean | null
  followers: number | null
  /** How the query matched. */
  matched: 'exact' | 'prefix' | 'typo' | 'typos'
  synthetic: boolean
  as_of: string
}

export type CompleteUserhandlesAnswer = {
  data: FindCreatorsQuicklyAnswerItem[]
  /** How invented creators were dealt with. */
  synthetic: DiscoveryExportRequestResultSynthetic
}

export type ListLocationsAnswer = {
  data: Location[]
  /** Send as `cursor` to get the next page; null on the last page. */
  next_cursor: string | null
}

export type ListLanguagesAnswer = {
  data: Language[]
  /** Send as `cursor` to get the next page; null on the last page. */
  next_cursor: string | null
}

export type ListBrandsAnswer = {
  data: Brand[]
  /** Send as `cursor` to get the next page; null on the last page. */
  next_cursor: string | null
}

export type ListInterestsAnswer = {
  data: Interest[]
  /** Send as `cursor` to get the next page; null on the last page. */
  next_cursor: string | null
}

export type ListTopicsAnswer = {
  data: Topic[]
  /** Send as `cursor` to get the next page; null on the last page. */
  next_cursor: string | null
}

export type RelateTopicsAnswer = {
  tags: RelateTopicsAnswerTag[]
  data: RelateTopicsAnswerItem[]
  sample: RelateTopicsAnswerSample
}

export type RelateTopicsAnswerTag = {
  id: string
  /** 0: no known content bears it. */
  contents: number
}

export type RelateTopicsAnswerItem = {
  id: string
  /** How strongly it belongs to the given tags: the mean of its associations with each. 0: no more than by chance, 1: always together. */
  weight: number
  /** Stored contents that use it. */
  contents: number
  support: RelateTopicsAnswerItemSupport[]
}

export type RelateTopicsAnswerItemSupport = {
  tag: string
  contents_together: number
  /** Normalised pointwise mutual information, from the 95 % lower bound of how often both occur together. */
  weight: number
}

export type RelateTopicsAnswerSample = {
  /** Contents that were counted. */
  contents: number
  /** When they were counted; null before the first time. */
  as_of: string | null
}

export type NameIdsAnswer = {
  data: NamedId[]
}

export type InterpretSearchBody = {
  text: string
}

export type InterpretSearchAnswer = {
  /** Filters of POST /discovery. */
  filters: Record<string, unknown>
  explained: InterpretedWords[]
}

export type RankCreatorsAnswer = {
  by: 'followers' | 'engagement_rate' | 'follower_growth' | 'account_score'
  months: number
  data: RankedCreator[]
  /** Creators that were ranked. */
  ranked: number
  /** Whether more match than were ranked: then those with the most of what is ranked by, or of followers. */
  cut: boolean
  /** Creators that match but have no value to rank by. They are not ranked. */
  without_value: number
  /** Ranked creators whose value `months` ago is known. */
  then_known: number
}

export type FitBriefAnswer = {
  brief: FitBriefAnswerBrief
  data: FittingCreator[]
  /** Creators that were compared with the brief. */
  considered: number
}

export type FitBriefAnswerBrief = {
  /** What was understood, as filters of POST /discovery. */
  filters: Record<string, unknown>
  budget: BriefBodyBudget | null
  explained: InterpretedWords[]
  /** Words of the text that no factor uses. */
  not_understood: string[]
}

export type ListListsAnswer = {
  data: CreatorList[]
  /** Send as `cursor` to get the next page; null on the last page. */
  next_cursor: string | null
}

export type AddListMembersAnswer = {
  added: number
  /** Were on the list before; they stay as they are. */
  already: number
  /** Left out: on the list with another account. */
  same_person: number
  not_found: number
  /** The first 100 that were not found, with the reason. */
  misses: AddListMembersAnswerMisse[]
  /** For POST /lists/{id}/history/{change_id}/undo; null if nothing changed. */
  change_id: string | null
  list: CreatorList
}

export type AddListMembersAnswerMisse = {
  /** From 0. */
  position: number
  input: string
  reason: string
}

export type ListListMembersAnswer = {
  data: ListMember[]
  /** Send as `cursor` to get the next page; null on the last page. */
  next_cursor: string | null
}

export type ChangeListMembersAnswer = {
  changed: number
  /** Already so, or not on the list. */
  unchanged: number
  /** For POST /lists/{id}/history/{change_id}/undo; null if nothing changed. */
  change_id: string | null
  list: CreatorList
}

export type RemoveListMembersAnswer = {
  removed: number
  /** Not on the list. */
  unchanged: number
  /** For POST /lists/{id}/history/{change_id}/undo; null if nothing changed. */
  change_id: string | null
  list: CreatorList
}

export type ListListHistoryAnswer = {
  data: ListChange[]
  /** Send as `cursor` to get the next page; null on the last page. */
  next_cursor: string | null
}

export type UndoListChangeAnswer = {
  /** Members that are again as they were before the change. */
  restored: number
  /** Members that were changed again since; they stay as they are. */
  skipped: number
  /** For POST /lists/{id}/history/{change_id}/undo; null if nothing changed. */
  change_id: string | null
  list: CreatorList
}

export type ListSavedSearchesAnswer = {
  data: SavedSearch[]
  /** Send as `cursor` to get the next page; null on the last page. */
  next_cursor: string | null
}

export type RunSavedSearchAnswer = {
  request_id: string
}

export type ListSavedSearchRunsAnswer = {
  data: SavedSearchRun[]
  /** Send as `cursor` to get the next page; null on the last page. */
  next_cursor: string | null
}

export type ListSavedSearchDifferencesAnswer = {
  data: SavedSearchDifference[]
  /** Send as `cursor` to get the next page; null on the last page. */
  next_cursor: string | null
}

export type ListScheduledExportsAnswer = {
  data: ScheduledExport[]
}

export type ListCampaignsAnswer = {
  data: Campaign[]
  /** Send as `cursor` to get the next page; null on the last page. */
  next_cursor: string | null
}

export type ChangeCampaignMembersAnswer = {
  changed: number
  not_found: number
}

export type RemoveCampaignMembersAnswer = {
  removed: number
  not_found: number
}

export type ListCampaignPostsAnswer = {
  data: CampaignPost[]
  /** Send as `cursor` to get the next page; null on the last page. */
  next_cursor: string | null
}

export type DecideCampaignPostsBody = {
  posts: NamedContentByNetworkAndContentId[]
  counts: boolean | null
}

export type DecideCampaignPostsAnswer = {
  decided: number
  not_found: number
}

export type CheckCampaignAnswer = {
  request_id: string
  /** What it may use of sources that charge or count. Null where there are none. */
  cost: RequestCost | null
}

export type ListRegisteredBrandsAnswer = {
  data: RegisteredBrand[]
  /** Send as `cursor` to get the next page; null on the last page. */
  next_cursor: string | null
}

export type ImportBrandsBody = {
  /** As in POST /brands; `id` to change a known one. */
  brands?: unknown[] | undefined
  /** A table with a header instead: name, aliases, interest (or category), website, domains, parent_id, ambiguous, and a column of handles for each network. Lists are joined by |. A text/csv body is read as this. */
  csv?: string | undefined
}

export type ImportBrandsAnswer = {
  added: number
  changed: number
  unchanged: number
  rejected: number
  /** The first 100. */
  rejects: ImportBrandsAnswerReject[]
}

export type ImportBrandsAnswerReject = {
  /** From 1. */
  row: number
  message: string
}

export type MergeBrandBody = {
  into: string
}

export type ShowContactsBody = {
  profile: NamedProfile
  /** How old what we know of the profile may be, in seconds. */
  max_age_s?: number | undefined
  /** How many of the newest contents are read for contacts too; 0 reads none. */
  contents?: number | undefined
  /** Whether the pages that the profile links to are opened too: at most three, without running anything on them. The operator can turn it off for all. */
  link_pages?: boolean | undefined
}

export type ShowContactsAnswer = {
  profile: ShowContactsAnswerProfile
  contacts: ShowContactsAnswerContact[]
  linked_accounts: ShowContactsAnswerLinkedAccount[]
  looked_at: ShowContactsAnswerLookedAt
  source: string
  synthetic: boolean
}

export type ShowContactsAnswerProfile = {
  network:
    | 'instagram'
    | 'tiktok'
    | 'youtube'
    | 'x'
    | 'facebook'
    | 'twitch'
    | 'threads'
    | 'pinterest'
    | 'snapchat'
    | 'bluesky'
    | 'mastodon'
    | 'professional'
    | 'reddit'
    | 'telegram'
    | 'tumblr'
    | 'nostr'
    | 'lemmy'
    | 'peertube'
    | 'hackernews'
    | 'web'
  handle: string
  external_id: string
  name: string | null
  url: string
}

export type ShowContactsAnswerContact = {
  type: 'email' | 'phone' | 'whatsapp' | 'telegram' | 'link_page' | 'link' | 'account'
  /** Null where the do-not-contact registry withholds it. */
  value: string | null
  /** Of an account. */
  network:
    | 'instagram'
    | 'tiktok'
    | 'youtube'
    | 'x'
    | 'facebook'
    | 'twitch'
    | 'threads'
    | 'pinterest'
    | 'snapchat'
    | 'bluesky'
    | 'mastodon'
    | 'professional'
    | 'reddit'
    | 'telegram'
    | 'tumblr'
    | 'nostr'
    | 'lemmy'
    | 'peertube'
    | 'hackernews'
    | 'web'
    | null
  /** What it is for, as the words around it say. */
  label: 'business' | 'management' | 'press' | 'support' | 'personal' | null
  /** Where it was found. */
  source: 'bio' | 'profile_link' | 'link_page' | 'content'
  /** The page that states it. */
  source_url: string
  /** As it was written there. */
  written: string | null
  /** Whether it was written so that machines should miss it. */
  obfuscated: boolean
  /** A mailbox of a function (press@), not of a person. */
  role_address: boolean
  /** A mailbox for minutes. */
  disposable: boolean
  /** True where a linked account of the person states it too; null where nothing confirms it. No mail is ever sent to find out. */
  verified: boolean | null
  withheld: 'do_not_contact' | null
  found_at: string
}

export type ShowContactsAnswerLinkedAccount = {
  network:
    | 'instagram'
    | 'tiktok'
    | 'youtube'
    | 'x'
    | 'facebook'
    | 'twitch'
    | 'threads'
    | 'pinterest'
    | 'snapchat'
    | 'bluesky'
    | 'mastodon'
    | 'professional'
    | 'reddit'
    | 'telegram'
    | 'tumblr'
    | 'nostr'
    | 'lemmy'
    | 'peertube'
    | 'hackernews'
    | 'web'
  handle: string
  /** strong: both name each other, or an operator said so. weak: one of them does. */
  strength: 'strong' | 'weak'
  evidence: ShowContactsAnswerLinkedAccountEvidence[]
}

export type ShowContactsAnswerLinkedAccountEvidence = {
  by: 'this_profile' | 'that_profile' | 'import' | 'same_contact'
  text: string
}

export type ShowContactsAnswerLookedAt = {
  profile_as_of: string
  /** Contents that were read. */
  contents: number
  /** Pages that were opened, by where they were found in the end. */
  pages: ShowContactsAnswerLookedAtPage[]
  missing: Missing[]
  /** Said where known data are older than was asked for, and why. */
  notes: string[]
}

export type ShowContactsAnswerLookedAtPage = {
  url: string
  contacts: number
  as_of: string
}

export type AddDoNotContactBody = {
  email?: string | undefined
  email_sha256?: string | undefined
  /** With its country code: +44 … */
  phone?: string | undefined
  /** Withholds every contact of this profile, of the other accounts of the same person, and of addresses only they state. */
  profile?: NamedProfile | undefined
  reason?: string | undefined
  /** account: your own list. installation: the list that applies to every account, which only the scope operator can read and change. */
  layer?: 'account' | 'installation' | undefined
}

export type ListDoNotContactAnswer = {
  data: DoNotContactEntry[]
  /** Send as `cursor` to get the next page; null on the last page. */
  next_cursor: string | null
}

export type AnalyseProfileBody = {
  profile: NamedProfile
  /** How rates are averaged over contents. */
  metric?: 'mean' | 'median' | undefined
  /** Maximum age of stored data in seconds; 0 always reads the network. */
  max_age_s?: number | undefined
  /** Audiences to analyse. An empty list analyses none. */
  audiences?: ('followers' | 'likers' | 'commenters')[] | undefined
  /** Sample size per audience. Larger samples give narrower bounds and take longer. */
  audience_sample?: number | undefined
  /** Number of newest contents to analyse. */
  contents?: number | undefined
  /** Fetch nothing, and say what would be fetched. */
  dry_run?: boolean | undefined
}

export type AnalyseProfileAnswerByDryRunAndNetwork = {
  dry_run: true
  network:
    | 'instagram'
    | 'tiktok'
    | 'youtube'
    | 'x'
    | 'facebook'
    | 'twitch'
    | 'threads'
    | 'pinterest'
    | 'snapchat'
    | 'bluesky'
    | 'mastodon'
    | 'professional'
    | 'reddit'
    | 'telegram'
    | 'tumblr'
    | 'nostr'
    | 'lemmy'
    | 'peertube'
    | 'hackernews'
    | 'web'
  handle: string
  fetches: AnalyseProfileAnswerByDryRunAndNetworkFetch[]
  calls: number
  /** What all of it costs. Reading stops at the daily budget: see GET /cost-estimate. */
  usd: number
}

export type AnalyseProfileAnswerByDryRunAndNetworkFetch = {
  item: string
  /** none: the network does not give it. */
  from: 'known' | 'live' | 'none'
  items: number
  /** Calls to the network. */
  calls: number
  why: string
  /** What the network charges for it. */
  usd: number
}

export type AnalyseProfileAnswerByIdAndKind = {
  id: string
  kind: string
  status: string
  /** Where the report will be. */
  location: string
  /** What it may use of sources that charge or count. Null where it reads none of them. */
  cost: RequestCost | null
  created_at: string
}

export type AnalyseProfessionalProfileBody = {
  profile: NamedProfile
  /** How rates are averaged over contents. */
  metric?: 'mean' | 'median' | undefined
  /** Maximum age of stored data in seconds; 0 always reads the network. */
  max_age_s?: number | undefined
  /** Audiences to analyse. An empty list analyses none. */
  audiences?: ('followers' | 'likers' | 'commenters')[] | undefined
  /** Sample size per audience. Larger samples give narrower bounds and take longer. */
  audience_sample?: number | undefined
  /** Number of newest contents to analyse. */
  contents?: number | undefined
}

export type CreateReportScheduleBody = {
  profile: NamedProfile
  /** How rates are averaged over contents. */
  metric?: 'mean' | 'median' | undefined
  /** Maximum age of stored data in seconds; 0 always reads the network. */
  max_age_s?: number | undefined
  /** Audiences to analyse. An empty list analyses none. */
  audiences?: ('followers' | 'likers' | 'commenters')[] | undefined
  /** Sample size per audience. Larger samples give narrower bounds and take longer. */
  audience_sample?: number | undefined
  /** Number of newest contents to analyse. */
  contents?: number | undefined
  /** Interval in seconds: a week unless given. */
  every_s?: number | undefined
}

export type ListReportSchedulesAnswer = {
  data: ReportSchedule[]
}

export type SubmitEmailLookupBody = {
  /** Addresses, or the SHA-256 (hexadecimal) of each in lower case and without spaces around it. Plain ones are hashed on arrival and not stored; dots and plus signs that the provider ignores are ignored. Anything else is `invalid` in its place and does not affect the others. */
  emails: string[]
}

export type SubmitAudienceOverlapBody = {
  /** Two to twenty creators, each once. */
  profiles: NamedProfile[]
  /** Whose overlap: followers, likers or commenters. */
  source?: 'followers' | 'likers' | 'commenters' | undefined
  /** Which accounts of different networks count as one person. strong: those that name each other, or that an import joined. any: also those where only one names the other. none: none. */
  linked_accounts?: 'none' | 'strong' | 'any' | undefined
  /** How many members of each audience are read at most. An audience that is larger is sampled, and the answer says so. */
  max_members?: number | undefined
  /** How old what we know of an audience may be, in seconds. */
  max_age_s?: number | undefined
}

export type FetchContentBody = {
  /** Whose contents; or name one content. */
  profile?: NamedProfile | undefined
  content?: NamedContent | undefined
  type?:
    | ('text' | 'image' | 'video' | 'short' | 'carousel' | 'story' | 'stream' | 'article' | 'repost' | 'reply')[]
    | undefined
  /** Published at or after. */
  since?: string | undefined
  /** Published before. */
  until?: string | undefined
  /** Words that must all occur in title or text; case is ignored. */
  query?: string | undefined
  /** Maximum number of items. */
  limit?: number | undefined
  /** `next_cursor` of the previous page. */
  cursor?: string | undefined
  /** Give the source’s own record with each item. Always asks the network; known data have none, and say null. */
  raw?: boolean | undefined
  /** Maximum age of stored data in seconds; 0 always reads the network. */
  max_age_s?: number | undefined
}

export type FetchContentAnswer = {
  data: Content[]
  next_cursor: string | null
  /** live: read from the network for this answer. known: imported or read before. */
  freshness: 'live' | 'known'
  /** Said where known data are older than was asked for, or where a thread was read in part, and why. */
  notes: string[]
}

export type FetchCommentsBody = {
  content: NamedContent
  /** Maximum number of items. */
  limit?: number | undefined
  /** `next_cursor` of the previous page. */
  cursor?: string | undefined
  /** tree: replies hang under what they answer, within the page. */
  replies?: 'flat' | 'tree' | undefined
  /** Give the source’s own record with each item. Always asks the network; known data have none, and say null. */
  raw?: boolean | undefined
}

export type FetchCommentsAnswer = {
  data: Comment[]
  next_cursor: string | null
  /** How many there are, where the network says so; of known data, how many are known. */
  total: number | null
  /** live: read from the network for this answer. known: imported or read before. */
  freshness: 'live' | 'known'
  /** Said where known data are older than was asked for, or where a thread was read in part, and why. */
  notes: string[]
}

export type JudgeTextsBody = {
  texts: JudgeTextsBodyText[]
  /** What to judge: sentiment, risks, spam and intent unless said. Fewer cost less; `remark` and `emotions` cost most. */
  tasks?: ('sentiment' | 'risks' | 'spam' | 'intent' | 'remark' | 'emotions')[] | undefined
  /** Risks below it are left out. */
  min_probability?: number | undefined
}

export type JudgeTextsBodyText = {
  text: string
  /** Comes back with the judgement. */
  id?: string | undefined
  /** Where it is known. A strong sign to the contrary overrules it. */
  language?: string | undefined
}

export type JudgeTextsAnswer = {
  /** In the order of the texts. */
  data: JudgedText[]
  /** The same text and version give the same judgement. */
  engine_version: string
}

export type SubmitContentFetchBody = {
  profile: NamedProfile
  type?:
    | ('text' | 'image' | 'video' | 'short' | 'carousel' | 'story' | 'stream' | 'article' | 'repost' | 'reply')[]
    | undefined
  /** Published at or after. */
  since?: string | undefined
  /** Published before. */
  until?: string | undefined
  /** Words that must all occur in title or text; case is ignored. */
  query?: string | undefined
  /** Maximum number. */
  max_items?: number | undefined
  /** Give the source’s own record with each item. Always asks the network; known data have none, and say null. */
  raw?: boolean | undefined
}

export type SubmitProfessionalCommentsFetchBody = {
  content: NamedContent
  max_items?: number | undefined
  /** Give the source’s own record with each item. Always asks the network; known data have none, and say null. */
  raw?: boolean | undefined
}

export type ListPurchaseIntentCommentsAnswer = {
  /** The request. */
  id: string
  /** succeeded, partial, failed and canceled are final. */
  status: 'queued' | 'in_progress' | 'succeeded' | 'partial' | 'failed' | 'canceled'
  data: IntentComment[]
  /** Send as `cursor` to get the next page; null on the last page. */
  next_cursor: string | null
}

export type SubmitPurchaseIntentBody = {
  /** Whose comments are read; or name contents. */
  profile?: NamedProfile | undefined
  /** Read the comments of these contents instead. */
  contents?: NamedContent[] | undefined
  /** Given a product, the insights also say what of the intent is about it. */
  product?: IntentProduct | undefined
  /** Only contents published at or after `since` and before `until`. */
  window?: SubmitPurchaseIntentBodyWindow | undefined
  /** The newest contents of the profile, at most. */
  max_contents?: number | undefined
  /** Maximum number of comments. */
  max_comments?: number | undefined
  /** Hold the share of intent against similar creators, reading a few of their comments where none are remembered. */
  compare?: boolean | undefined
}

export type SubmitPurchaseIntentBodyWindow = {
  since?: string | undefined
  until?: string | undefined
}

export type ListCommentsRelevanceCommentsAnswer = {
  /** The request. */
  id: string
  /** succeeded, partial, failed and canceled are final. */
  status: 'queued' | 'in_progress' | 'succeeded' | 'partial' | 'failed' | 'canceled'
  data: RelevanceComment[]
  /** Send as `cursor` to get the next page; null on the last page. */
  next_cursor: string | null
}

export type SubmitCommentsRelevanceBody = {
  content: NamedContent
  /** What is promoted; or name a brand. */
  product?: RelevanceSubject | undefined
  brand?: RelevanceSubject | undefined
  /** Maximum number of comments. */
  max_comments?: number | undefined
}

export type ListScreenedContentsAnswer = {
  data: ScreenedContent[]
  /** Send as `cursor` to get the next page; null on the last page. */
  next_cursor: string | null
}

export type ReviewContentsBody = {
  /** Items by `id` or `content_id`, as GET /screening/{id}/contents shows them. */
  content_ids: string[]
  /** Why. It stays in the history and in the report. */
  reason: string
  /** The correct categories of the items, instead of those found: category names, or objects of `category` and `severity`. Needed to flag an item in which nothing was found, and to relabel. */
  categories?:
    | (
        | 'hate'
        | 'harassment'
        | 'threat'
        | 'violence'
        | 'self_harm'
        | 'sexual'
        | 'minors_safety'
        | 'drugs'
        | 'alcohol'
        | 'tobacco'
        | 'weapons'
        | 'crime'
        | 'gambling'
        | 'profanity'
        | 'extremism'
        | 'misinformation_claims'
        | 'politics'
        | 'competitor_mention'
        | 'custom'
        | ReviewContentsBodyCategory
      )[]
    | undefined
  /** item: these items. term: also every other item of this screening, and of its monitoring, flagged only by the same words. criteria_set: the same, also for every later screening with these criteria. */
  scope?: 'item' | 'term' | 'criteria_set' | undefined
  /** Who decided, if the token does not identify the person. */
  reviewer?: string | undefined
  /** flag: flags missed items, or puts a flag back. unflag: takes a flag back. confirm: the flag is right. relabel: other `categories` for flagged items. set_severity: `severity` for all categories of flagged items. note: a `note` on any item. */
  action: 'unflag' | 'flag' | 'confirm' | 'relabel' | 'set_severity' | 'note'
  /** For set_severity. It counts in place of how sure the engine was; null gives that back. */
  severity?: 'low' | 'medium' | 'high' | 'severe' | null | undefined
  /** For note. Null removes the note. */
  note?: string | null | undefined
}

export type ReviewContentsBodyCategory = {
  category:
    | 'hate'
    | 'harassment'
    | 'threat'
    | 'violence'
    | 'self_harm'
    | 'sexual'
    | 'minors_safety'
    | 'drugs'
    | 'alcohol'
    | 'tobacco'
    | 'weapons'
    | 'crime'
    | 'gambling'
    | 'profanity'
    | 'extremism'
    | 'misinformation_claims'
    | 'politics'
    | 'competitor_mention'
    | 'custom'
  severity?: 'low' | 'medium' | 'high' | 'severe' | null | undefined
}

export type ReviewContentsAnswer = {
  screening_id: string
  changed: string[]
  /** Already so, or not flagged. */
  unchanged: string[]
  /** For the scopes term and criteria_set: category and words that no longer count. */
  terms: string[]
  before: ScreeningResultBeforeDecisions
  after: ScreeningResultBeforeDecisions
  /** Null when nothing changed. */
  decision: ScreeningDecision | null
}

export type UnflagContentsBody = {
  /** Items by `id` or `content_id`, as GET /screening/{id}/contents shows them. */
  content_ids: string[]
  /** Why. It stays in the history and in the report. */
  reason: string
  /** The correct categories of the items, instead of those found: category names, or objects of `category` and `severity`. Needed to flag an item in which nothing was found, and to relabel. */
  categories?:
    | (
        | 'hate'
        | 'harassment'
        | 'threat'
        | 'violence'
        | 'self_harm'
        | 'sexual'
        | 'minors_safety'
        | 'drugs'
        | 'alcohol'
        | 'tobacco'
        | 'weapons'
        | 'crime'
        | 'gambling'
        | 'profanity'
        | 'extremism'
        | 'misinformation_claims'
        | 'politics'
        | 'competitor_mention'
        | 'custom'
        | ReviewContentsBodyCategory
      )[]
    | undefined
  /** item: these items. term: also every other item of this screening, and of its monitoring, flagged only by the same words. criteria_set: the same, also for every later screening with these criteria. */
  scope?: 'item' | 'term' | 'criteria_set' | undefined
  /** Who decided, if the token does not identify the person. */
  reviewer?: string | undefined
  /** unflag takes a flag back. flag puts it back, or flags an item that was missed, under the given categories. confirm says that it is right. */
  action?: 'unflag' | 'flag' | 'confirm' | undefined
}

export type UndoDecisionBody = {
  /** From the history; the last decision unless said. */
  decision_id?: string | undefined
  reason?: string | undefined
  reviewer?: string | undefined
}

export type FindSimilarContentsBody = {
  /** The item, by `id` or `content_id`. */
  content_id?: string | undefined
  /** A text of your own in place of an item. */
  text?: string | undefined
  /** Which items to compare. not_flagged: those that may have been missed, clear or not judged. */
  state?: 'flagged' | 'unflagged' | 'clear' | 'not_judged' | 'not_flagged' | 'all' | undefined
  limit?: number | undefined
}

export type FindSimilarContentsAnswer = {
  screening_id: string
  /** Items that were compared. */
  compared: number
  data: FindSimilarContentsAnswerItem[]
}

export type FindSimilarContentsAnswerItem = {
  likeness: number
  item: ScreenedContent
}

export type CreateScreeningIdentityBody = {
  /** The full name, as the person writes it. */
  name?: string | undefined
  /** Kept as hashes, shown masked. */
  emails?: string[] | undefined
  /** With the country code, or with `country`. Kept as hashes, shown masked. */
  phones?: string[] | undefined
  employer?: string | undefined
  city?: string | undefined
  /** ISO 3166-1, two letters: of the city, and for phone numbers without a country code. */
  country?: string | undefined
  /** Addresses of accounts, or of own pages. */
  links?: string[] | undefined
  /** Your case number. */
  reference?: string | undefined
  /** Deleted after this many days. */
  retention_days?: number | undefined
}

export type ListScreeningIdentitiesAnswer = {
  data: ScreeningIdentity[]
  /** Send as `cursor` to get the next page; null on the last page. */
  next_cursor: string | null
}

export type DecideScreeningIdentityBody = {
  action: 'confirm' | 'reject'
  candidate_ids: string[]
  reason: string
  /** Who decides. Printed in reports. */
  reviewer?: string | undefined
  /** Other evidence, such as that the person named the account. Printed in reports. */
  other_evidence?: string | undefined
}

export type UndoScreeningIdentityBody = {
  /** By default, the last decision that has not been undone. */
  decision_id?: string | undefined
  reason: string
  /** Who decides. Printed in reports. */
  reviewer?: string | undefined
}

export type SignScreeningBody = {
  /** The name of the person who signs. It is printed in reports. */
  reviewer: string
  statement?: string | undefined
}

export type SignScreeningAnswer = {
  screening_id: string
  /** draft: reports are marked as drafts until enough people have signed. signed: nothing changed since. */
  status: 'not_required' | 'draft' | 'signed'
  /** How many people must sign, by the criteria. */
  required: number
  /** The state of review that this is about: it counts up with every decision. */
  revision: number
  signatures: ScreeningSignOffSignature[]
}

export type ListScreeningHistoryAnswer = {
  data: ScreeningDecision[]
  /** Send as `cursor` to get the next page; null on the last page. */
  next_cursor: string | null
}

export type CreateFlaggingCriteriaBody = {
  name: string
  description?: string | undefined
  /** employment requires consent and purpose for every screening and redacts protected characteristics. */
  purpose?: 'brand_safety' | 'employment' | undefined
  /** Only the differences from the defaults. Other categories keep their defaults. */
  categories?: CreateFlaggingCriteriaBodyCategories | undefined
  /** Enables only these categories. */
  only_categories?:
    | (
        | 'hate'
        | 'harassment'
        | 'threat'
        | 'violence'
        | 'self_harm'
        | 'sexual'
        | 'minors_safety'
        | 'drugs'
        | 'alcohol'
        | 'tobacco'
        | 'weapons'
        | 'crime'
        | 'gambling'
        | 'profanity'
        | 'extremism'
        | 'misinformation_claims'
        | 'politics'
        | 'competitor_mention'
        | 'custom'
      )[]
    | undefined
  keywords?: CreateFlaggingCriteriaBodyKeyword[] | undefined
  /** Phrases in which a keyword does not count: `flu shot` if `shot` is flagged. */
  exclusions?: CreateFlaggingCriteriaBodyExclusion[] | undefined
  /** How far back; null for everything. For employment 2557 days (seven years) at most. */
  window_days?: number | null | undefined
  /** Of each profile, newest first. */
  max_contents?: number | undefined
  content_types?:
    | ('text' | 'image' | 'video' | 'short' | 'carousel' | 'story' | 'stream' | 'article' | 'repost' | 'reply')[]
    | null
    | undefined
  include?: CreateFlaggingCriteriaBodyInclude | undefined
  max_comments_per_content?: number | undefined
  /** Pictures looked at in one screening, the newest contents first; 20 unless said. */
  max_media?: number | undefined
  /** How many people must sign the review. Until then, reports are drafts. 2 for two-person review. */
  sign_offs?: number | undefined
}

export type CreateFlaggingCriteriaBodyCategories = {
  hate?: CreateFlaggingCriteriaBodyCategoriesHate | undefined
  harassment?: CreateFlaggingCriteriaBodyCategoriesHate | undefined
  threat?: CreateFlaggingCriteriaBodyCategoriesHate | undefined
  violence?: CreateFlaggingCriteriaBodyCategoriesHate | undefined
  self_harm?: CreateFlaggingCriteriaBodyCategoriesHate | undefined
  sexual?: CreateFlaggingCriteriaBodyCategoriesHate | undefined
  minors_safety?: CreateFlaggingCriteriaBodyCategoriesHate | undefined
  drugs?: CreateFlaggingCriteriaBodyCategoriesHate | undefined
  alcohol?: CreateFlaggingCriteriaBodyCategoriesHate | undefined
  tobacco?: CreateFlaggingCriteriaBodyCategoriesHate | undefined
  weapons?: CreateFlaggingCriteriaBodyCategoriesHate | undefined
  crime?: CreateFlaggingCriteriaBodyCategoriesHate | undefined
  gambling?: CreateFlaggingCriteriaBodyCategoriesHate | undefined
  profanity?: CreateFlaggingCriteriaBodyCategoriesHate | undefined
  extremism?: CreateFlaggingCriteriaBodyCategoriesHate | undefined
  misinformation_claims?: CreateFlaggingCriteriaBodyCategoriesHate | undefined
  politics?: CreateFlaggingCriteriaBodyCategoriesHate | undefined
  competitor_mention?: CreateFlaggingCriteriaBodyCategoriesHate | undefined
  custom?: CreateFlaggingCriteriaBodyCategoriesHate | undefined
}

export type CreateFlaggingCriteriaBodyCategoriesHate = {
  enabled?: boolean | undefined
  /** Minimum probability for a flag, 0.05 to 1. */
  threshold?: number | undefined
  /** Influence on the score, 0 to 2. With 0, items are flagged but do not count. */
  weight?: number | undefined
}

export type CreateFlaggingCriteriaBodyKeyword = {
  term: string
  /** exact: the words as written, whatever their case. stem: other forms of them too (guns, gunned). variant: disguises too (gvn, g.u.n, gunnn). regex: RE2 syntax, without regard to case. */
  match?: 'exact' | 'stem' | 'variant' | 'regex' | undefined
  /** Only negative keywords flag items and affect the score; others are shown with the item. */
  polarity?: 'negative' | 'neutral' | 'positive' | undefined
  category?:
    | 'hate'
    | 'harassment'
    | 'threat'
    | 'violence'
    | 'self_harm'
    | 'sexual'
    | 'minors_safety'
    | 'drugs'
    | 'alcohol'
    | 'tobacco'
    | 'weapons'
    | 'crime'
    | 'gambling'
    | 'profanity'
    | 'extremism'
    | 'misinformation_claims'
    | 'politics'
    | 'competitor_mention'
    | 'custom'
    | undefined
}

export type CreateFlaggingCriteriaBodyExclusion = {
  term: string
  /** exact: the words as written, whatever their case. stem: other forms of them too (guns, gunned). variant: disguises too (gvn, g.u.n, gunnn). regex: RE2 syntax, without regard to case. */
  match?: 'exact' | 'stem' | 'variant' | 'regex' | undefined
}

export type CreateFlaggingCriteriaBodyInclude = {
  /** Name and bio. */
  profile?: boolean | undefined
  /** Content of others. Off by default for employment. */
  reposts?: boolean | undefined
  replies?: boolean | undefined
  /** Comments by anyone on the contents. Not available for employment. */
  comments?: boolean | undefined
  /** Check images and video covers for sexual content. Not available for employment. */
  media?: boolean | undefined
  /** Also read and judge the text in images; takes about a second per image. */
  media_text?: boolean | undefined
}

export type ListFlaggingCriteriaAnswer = {
  data: FlaggingCriteria[]
  /** Send as `cursor` to get the next page; null on the last page. */
  next_cursor: string | null
}

export type GetFlaggingCriteriaAnswer = {
  id: string
  version: number
  /** Whether this is the latest version. */
  latest: boolean
  name: string
  description: string | null
  /** Whether this is a built-in set. */
  is_default: boolean
  purpose: 'brand_safety' | 'employment'
  categories: FlaggingCriteriaCategories
  keywords: FlaggingCriteriaKeyword[]
  exclusions: FlaggingCriteriaExclusion[]
  window_days: number | null
  max_contents: number
  content_types:
    ('text' | 'image' | 'video' | 'short' | 'carousel' | 'story' | 'stream' | 'article' | 'repost' | 'reply')[] | null
  include: FlaggingCriteriaInclude
  max_comments_per_content: number
  max_media: number
  sign_offs: number
  /** SHA-256 of what decides: two sets with the same digest flag the same. */
  digest: string
  created_at: string
  versions: GetFlaggingCriteriaAnswerVersion[]
}

export type GetFlaggingCriteriaAnswerVersion = {
  version: number
  created_at: string
}

export type ChangeFlaggingCriteriaBody = {
  name?: string | undefined
  description?: string | undefined
  categories?: CreateFlaggingCriteriaBodyCategories | undefined
  /** Enables only these categories. */
  only_categories?:
    | (
        | 'hate'
        | 'harassment'
        | 'threat'
        | 'violence'
        | 'self_harm'
        | 'sexual'
        | 'minors_safety'
        | 'drugs'
        | 'alcohol'
        | 'tobacco'
        | 'weapons'
        | 'crime'
        | 'gambling'
        | 'profanity'
        | 'extremism'
        | 'misinformation_claims'
        | 'politics'
        | 'competitor_mention'
        | 'custom'
      )[]
    | undefined
  keywords?: CreateFlaggingCriteriaBodyKeyword[] | undefined
  exclusions?: CreateFlaggingCriteriaBodyExclusion[] | undefined
  /** How far back; null for everything. For employment 2557 days (seven years) at most. */
  window_days?: number | null | undefined
  max_contents?: number | undefined
  content_types?:
    | ('text' | 'image' | 'video' | 'short' | 'carousel' | 'story' | 'stream' | 'article' | 'repost' | 'reply')[]
    | null
    | undefined
  include?: CreateFlaggingCriteriaBodyInclude | undefined
  max_comments_per_content?: number | undefined
  /** Pictures looked at in one screening, the newest contents first; 20 unless said. */
  max_media?: number | undefined
  sign_offs?: number | undefined
}

export type PreviewFlaggingCriteriaBody = {
  /** A set that is not saved yet. */
  criteria?: CreateFlaggingCriteriaBody | undefined
  /** A saved set in its place. Without either: `crt_default`. */
  criteria_id?: string | undefined
  /** Its newest version unless said. */
  criteria_version?: number | undefined
  /** Stored contents; 500 unless said. */
  sample_size?: number | undefined
  /** Texts of your own in place of stored contents: strings, or objects of `text` and `language`. */
  texts?: (string | PreviewFlaggingCriteriaBodyText)[] | undefined
}

export type PreviewFlaggingCriteriaBodyText = {
  text: string
  language?: string | undefined
}

export type PreviewFlaggingCriteriaAnswer = {
  sample_size: number
  judged: number
  flagged: number
  flagged_share: ShareEstimate
  categories: PreviewFlaggingCriteriaAnswerCategory[]
  /** The verdict on each of your texts, in their order. Null for a sample. */
  texts: PreviewFlaggingCriteriaAnswerText[] | null
  examples: PreviewFlaggingCriteriaAnswerExample[]
}

export type PreviewFlaggingCriteriaAnswerCategory = {
  category:
    | 'hate'
    | 'harassment'
    | 'threat'
    | 'violence'
    | 'self_harm'
    | 'sexual'
    | 'minors_safety'
    | 'drugs'
    | 'alcohol'
    | 'tobacco'
    | 'weapons'
    | 'crime'
    | 'gambling'
    | 'profanity'
    | 'extremism'
    | 'misinformation_claims'
    | 'politics'
    | 'competitor_mention'
    | 'custom'
  flagged: number
}

export type PreviewFlaggingCriteriaAnswerText = {
  index: number
  state: 'flagged' | 'clear' | 'not_judged'
  /** Why it could not be judged. */
  reason: string | null
  /** Categories that could not be judged because of the language. */
  not_judged_categories: (
    | 'hate'
    | 'harassment'
    | 'threat'
    | 'violence'
    | 'self_harm'
    | 'sexual'
    | 'minors_safety'
    | 'drugs'
    | 'alcohol'
    | 'tobacco'
    | 'weapons'
    | 'crime'
    | 'gambling'
    | 'profanity'
    | 'extremism'
    | 'misinformation_claims'
    | 'politics'
  )[]
  categories: PreviewFlaggingCriteriaAnswerTextCategory[]
}

export type PreviewFlaggingCriteriaAnswerTextCategory = {
  category:
    | 'hate'
    | 'harassment'
    | 'threat'
    | 'violence'
    | 'self_harm'
    | 'sexual'
    | 'minors_safety'
    | 'drugs'
    | 'alcohol'
    | 'tobacco'
    | 'weapons'
    | 'crime'
    | 'gambling'
    | 'profanity'
    | 'extremism'
    | 'misinformation_claims'
    | 'politics'
    | 'competitor_mention'
    | 'custom'
  score: number
  evidence: PreviewFlaggingCriteriaAnswerTextCategoryEvidence[]
}

export type PreviewFlaggingCriteriaAnswerTextCategoryEvidence = {
  start: number
  end: number
  text: string
  name: string
}

export type PreviewFlaggingCriteriaAnswerExample = {
  url: string
  text: string
  categories: string[]
  because: string[]
}

export type ShowCriteriaPrecisionAnswer = {
  criteria_id: string
  confirmed: number
  /** Unflagged, or given another category. */
  unflagged: number
  /** Flagged, or given this category, by a reviewer but not by the engine. */
  missed: number
  /** Share of confirmed items among confirmed and unflagged ones, with its 95 % interval. Null without any. */
  precision: ShareEstimate | null
  /** Share of confirmed items among confirmed and missed ones, with its 95 % interval. Null without any. */
  recall: ShareEstimate | null
  categories: ShowCriteriaPrecisionAnswerCategory[]
  keywords: ShowCriteriaPrecisionAnswerKeyword[]
}

export type ShowCriteriaPrecisionAnswerCategory = {
  category:
    | 'hate'
    | 'harassment'
    | 'threat'
    | 'violence'
    | 'self_harm'
    | 'sexual'
    | 'minors_safety'
    | 'drugs'
    | 'alcohol'
    | 'tobacco'
    | 'weapons'
    | 'crime'
    | 'gambling'
    | 'profanity'
    | 'extremism'
    | 'misinformation_claims'
    | 'politics'
    | 'competitor_mention'
    | 'custom'
  confirmed: number
  /** Unflagged, or given another category. */
  unflagged: number
  /** Flagged, or given this category, by a reviewer but not by the engine. */
  missed: number
  /** Share of confirmed items among confirmed and unflagged ones, with its 95 % interval. Null without any. */
  precision: ShareEstimate | null
  /** Share of confirmed items among confirmed and missed ones, with its 95 % interval. Null without any. */
  recall: ShareEstimate | null
}

export type ShowCriteriaPrecisionAnswerKeyword = {
  term: string
  confirmed: number
  /** Unflagged, or given another category. */
  unflagged: number
  /** Flagged, or given this category, by a reviewer but not by the engine. */
  missed: number
  /** Share of confirmed items among confirmed and unflagged ones, with its 95 % interval. Null without any. */
  precision: ShareEstimate | null
  /** Share of confirmed items among confirmed and missed ones, with its 95 % interval. Null without any. */
  recall: ShareEstimate | null
}

export type ReplayScreeningAnswer = {
  screening_id: string
  same: boolean
  digest: string
  replayed_digest: string
  engine: ReplayScreeningAnswerEngine
  items: number
  /** At most 50. */
  differences: ReplayScreeningAnswerDifference[]
  differences_total: number
}

export type ReplayScreeningAnswerEngine = {
  then: string
  now: string
}

export type ReplayScreeningAnswerDifference = {
  id: string
  before: 'flagged' | 'unflagged' | 'clear' | 'not_judged'
  after: 'flagged' | 'unflagged' | 'clear' | 'not_judged'
  categories_before: string[]
  categories_after: string[]
}

export type CompareCriteriaBody = {
  /** Criteria set (default: crt_default). */
  criteria_id?: string | undefined
  /** Default: the latest. */
  criteria_version?: number | undefined
}

export type CompareCriteriaAnswer = {
  screening_id: string
  criteria: MonitoringStartedCriteria
  before: CompareCriteriaAnswerBefore
  after: CompareCriteriaAnswerBefore
  newly_flagged: ReplayScreeningAnswerDifference[]
  no_longer_flagged: ReplayScreeningAnswerDifference[]
  newly_flagged_total: number
  no_longer_flagged_total: number
}

export type CompareCriteriaAnswerBefore = {
  score: number | null
  level: 'low' | 'medium' | 'high' | 'severe' | null
  flagged: number
}

export type DisputeScreeningBody = {
  action?: 'open' | 'note' | 'resolve' | undefined
  /** What is said, by whom. */
  note: string
  content_ids?: string[] | undefined
  /** Needed to resolve. */
  outcome?: 'corrected' | 'upheld' | 'withdrawn' | undefined
}

export type RecordAdverseActionBody = {
  step: 'pre_notice' | 'final_notice' | 'cancel'
  reason: string
}

export type GenerateScreeningReportBody = {
  /** Of headings and explanations; quotes stay as they were written. */
  language?: 'en' | 'es' | 'pt' | 'fr' | 'de' | undefined
}

export type ListScreeningReportsAnswer = {
  data: ListScreeningReportsAnswerItem[]
  /** Send as `cursor` to get the next page; null on the last page. */
  next_cursor: string | null
}

export type ListScreeningReportsAnswerItem = {
  id: string
  language: 'en' | 'es' | 'pt' | 'fr' | 'de'
  sha256: string
  created_at: string
}

export type WriteScreeningLetterBody = {
  kind: 'pre_notice' | 'final_notice'
  /** Name of the person first, then the postal address, line by line. */
  recipient: string[]
  /** Your organisation and its address, line by line. */
  sender: string[]
  /** Where the person can ask and dispute: address, e-mail or phone. */
  contact: string
  signed_by: string
  /** What the person applied for. */
  position?: string | undefined
  /** The official summary of rights, if the law requires one; separate paragraphs with blank lines. Without it, a summary in plain language is enclosed, which says that it is not official. */
  rights_text?: string | undefined
}

export type CheckMediaBody = {
  /** The bytes of a picture (JPEG, PNG, GIF, WebP, AVIF) or a film (MP4, WebM, AVI) in Base64, 12 MB at most. */
  data: string
  /** Criteria set (default: crt_default). */
  criteria_id?: string | undefined
  /** Default: the latest. */
  criteria_version?: number | undefined
}

export type CheckMediaAnswer = {
  media: CheckMediaAnswerMedia
  risk: Risk
  /** What the picture model sees, the highest of all looks. neutral and drawing are harmless; sexy is suggestive and counts for nothing. */
  classes: ScreenedContentPictureClasses
  frames: ScreeningMediaRequestResultFrame[]
  coverage: ScreeningMediaRequestResultCoverage
  criteria: ScreeningMediaRequestResultCriteria
  engine_version: ScreeningMediaRequestResultEngineVersion
  as_of: string
}

export type CheckMediaAnswerMedia = {
  kind: 'image' | 'video'
  /** Detected from the file contents. */
  format: string
  width: number
  height: number
  duration_s: number | null
  bytes: number
  sha256: string
  /** A small JPEG as a data: address. Nothing else of the picture is kept. */
  thumbnail: string
}

export type StartMonitoringBody = {
  /** Profile to screen. Alternatively, give several profiles or one content item. */
  profile?: NamedProfile | undefined
  /** Profiles of one person, on several networks. */
  profiles?: NamedProfile[] | undefined
  /** Criteria set (default: crt_default). */
  criteria_id?: string | undefined
  /** Default: the latest. */
  criteria_version?: number | undefined
  /** 15m to 30d: a number with m, h, d or w, or PT24H. */
  every?: string | undefined
  /** What becomes an event: see GET /events. */
  notify?: ('item_flagged' | 'level_changed' | 'run_failed')[] | undefined
  /** Required for employment criteria, not allowed with others. */
  employment?: StartMonitoringBodyEmployment | undefined
}

export type StartMonitoringBodyEmployment = {
  /** Reference to the person’s written consent, such as your file or case number. */
  consent_reference: string
  permissible_purpose:
    | 'employment_hiring'
    | 'employment_promotion'
    | 'employment_retention'
    | 'contractor_engagement'
    | 'volunteer_engagement'
}

export type ListMonitoringAnswer = {
  data: Monitoring[]
  /** Send as `cursor` to get the next page; null on the last page. */
  next_cursor: string | null
}

export type SubmitScreeningBody = {
  /** Profile to screen. Alternatively, give several profiles or one content item. */
  profile?: NamedProfile | undefined
  /** Profiles of one person, on several networks. */
  profiles?: NamedProfile[] | undefined
  /** A single content item. */
  content?: NamedContent | undefined
  /** A person of POST /screening-identities: all accounts confirmed there are screened, up to 12. */
  identity_id?: string | undefined
  /** Criteria set (default: crt_default). */
  criteria_id?: string | undefined
  /** Default: the latest. */
  criteria_version?: number | undefined
  /** Required for employment criteria, not allowed with others. */
  employment?: StartMonitoringBodyEmployment | undefined
  /** Delete everything about this screening after this many days. For employment, 180 by default. */
  retention_days?: number | undefined
}

export type SubmitMediaScreeningBody = {
  /** Address of a picture (JPEG, PNG, GIF, WebP, AVIF) or a film (MP4, WebM, AVI) on the public web. */
  media_url: string
  /** Criteria set (default: crt_default). */
  criteria_id?: string | undefined
  /** Default: the latest. */
  criteria_version?: number | undefined
}

export type CheckListeningQueryBody = {
  /** Boolean: AND, OR, NOT (or -), parentheses, "phrases", word*, wo?d, #tag, @mention, emoji, a NEAR/5 b, a ONEAR/5 b (in this order), "a b"~5, and fields such as title:, author:, lang:, country:, site:, followers: and date:, saved queries (query:name); POST /social-listening/query lists them. Operators are upper case. POST /social-listening/query/translate converts queries of other tools. */
  query?: string | undefined
  name?: string | undefined
  /** Whether invented creators (the demo) are wanted. By default they are left out as soon as there is any real one. */
  synthetic?: 'include' | 'only' | 'exclude' | undefined
}

export type CheckListeningQueryAnswer = {
  valid: boolean
  /** As it is understood: every operator said, parentheses where they are needed, saved queries written out. */
  query: string | null
  error: CheckListeningQueryAnswerError | null
  /** Contents and comments that match among all we know, of whatever time. */
  texts: DiscoverCreatorsAnswerTotal | null
  /** For each field that is not known for every text: texts left out because it is unknown. */
  no_data: ListeningInsightsCoverageNoData[]
  by_network: CheckListeningQueryAnswerByNetwork[]
  /** The fields a query can name. */
  fields: Record<string, string>
}

export type CheckListeningQueryAnswerError = {
  message: string
  /** UTF-16 code units into the query. */
  start: number
  /** Exclusive. */
  end: number
  expected: string[]
  /** The query with a mark under the place. */
  shown: string
}

export type CheckListeningQueryAnswerByNetwork = {
  network: string
  texts: number
}

export type TranslateListeningQueryBody = {
  /** Boolean: AND, OR, NOT (or -), parentheses, "phrases", word*, wo?d, #tag, @mention, emoji, a NEAR/5 b, a ONEAR/5 b (in this order), "a b"~5, and fields such as title:, author:, lang:, country:, site:, followers: and date:, saved queries (query:name); POST /social-listening/query lists them. Operators are upper case. POST /social-listening/query/translate converts queries of other tools. */
  query: string
  /** The tool the query comes from. Default: guessed from its forms. Lucene reads words side by side as OR. */
  dialect?: 'rostra' | 'brandwatch' | 'talkwalker' | 'meltwater' | 'lucene' | 'lexis' | undefined
}

export type TranslateListeningQueryAnswer = {
  /** In the language of Rostra. Null if nothing was left, or it could not be read. */
  query: string | null
  /** The tool whose forms were read. */
  dialect: 'rostra' | 'brandwatch' | 'talkwalker' | 'meltwater' | 'lucene' | 'lexis'
  dialect_basis: 'given' | 'guessed'
  /** Whether it finds the same texts: nothing was left out or widened. */
  exact: boolean
  /** What was written otherwise or left out, in the order of the query that was given. */
  changes: TranslateListeningQueryAnswerChange[]
  /** Why the query cannot be read even so. Places are those of `shown`. */
  error: TranslateListeningQueryAnswerError | null
}

export type TranslateListeningQueryAnswerChange = {
  /** UTF-16 code units. */
  start: number
  /** Exclusive. */
  end: number
  from: string
  /** Null: left out, for nothing says the same here. */
  to: string | null
  why: string
  /** Whether our form finds the same texts as the original. */
  same: boolean
}

export type TranslateListeningQueryAnswerError = {
  message: string
  /** UTF-16 code units. */
  start: number
  /** Exclusive. */
  end: number
  /** The query with a mark under the place. */
  shown: string
}

export type CreateListeningQueryBody = {
  /** What it is called in queries: `query:complaints`. Case does not matter. */
  name: string
  /** In the query language. It may name other saved queries, and only leave things out. */
  query: string
  description?: string | null | undefined
}

export type ListListeningQueriesAnswer = {
  data: SavedListeningQuery[]
}

export type ChangeListeningQueryBody = {
  /** In the query language. It may name other saved queries, and only leave things out. */
  query?: string | undefined
  description?: string | null | undefined
}

export type CreateListeningTagBody = {
  name: string
  /** In the query language: mentions that match it get the tag. Null: the tag is only assigned manually. */
  query?: string | null | undefined
  description?: string | null | undefined
}

export type ListListeningTagsAnswer = {
  data: ListeningTag[]
}

export type ChangeListeningTagBody = {
  /** In the query language: mentions that match it get the tag. Null: the tag is only assigned manually. */
  query?: string | null | undefined
  description?: string | null | undefined
}

export type CreateRecurringListeningBody = {
  name: string
  listening: CreateRecurringListeningBodyListening
  /** Interval in seconds. */
  every_s?: number | undefined
  /** Period covered by each run, in seconds. */
  window_s?: number | undefined
  alerts?:
    | (
        | RecurringListeningCreatedAlertSpike
        | RecurringListeningCreatedAlertMentions
        | RecurringListeningCreatedAlertNegativeShare
        | RecurringListeningCreatedAlertShareOfVoice
        | RecurringListeningCreatedAlertMention
        | RecurringListeningCreatedAlertReport
      )[]
    | undefined
}

export type CreateRecurringListeningBodyListening = {
  brand: RecurringListeningCreatedListeningBrand
  /** Brands to compare with. */
  others?: RecurringListeningCreatedListeningBrand[] | undefined
  networks?:
    | (
        | 'instagram'
        | 'tiktok'
        | 'youtube'
        | 'x'
        | 'facebook'
        | 'twitch'
        | 'threads'
        | 'pinterest'
        | 'snapchat'
        | 'bluesky'
        | 'mastodon'
        | 'professional'
        | 'reddit'
        | 'telegram'
        | 'tumblr'
        | 'nostr'
        | 'lemmy'
        | 'peertube'
        | 'hackernews'
        | 'web'
      )[]
    | undefined
  /** ISO 639-1. */
  languages?: string[] | undefined
  /** ISO 3166-1, of the authors. */
  countries?: string[] | undefined
  kinds?: ('content' | 'comment')[] | undefined
  /** Whether invented creators (the demo) are wanted. By default they are left out as soon as there is any real one. */
  synthetic?: 'include' | 'only' | 'exclude' | undefined
  /** Of the series; by the length of the period unless given. */
  interval?: 'hour' | 'day' | 'week' | 'month' | undefined
  /** IANA name. Days start at midnight in this time zone. */
  time_zone?: string | undefined
  /** Also analyse the previous period of the same length. */
  compare?: boolean | undefined
  /** Nearly identical texts: `author` sets the repeats of the same handle apart, `all` everything but the first, `keep` nothing. What is set apart is counted and shown on its own. */
  duplicates?: 'keep' | 'author' | 'all' | undefined
  /** What is read from the networks before the counting: the accounts of the brands, those who mentioned them, and those who share their interest. What is fresh is not read again. */
  gather?: CreateRecurringListeningBodyListeningGather | undefined
  /** Maximum number of mentions classified by sentiment (and by emotion); above it, an even sample is used. */
  judge_max?: number | undefined
  /** Also count anger, fear, joy, sadness and surprise. Off by default: an encoder reads every text, which takes several times as long as sentiment. Not available in every language, and only measured in English. */
  emotions?: boolean | undefined
}

export type CreateRecurringListeningBodyListeningGather = {
  /** Accounts whose contents are read first. */
  profiles_max?: number | undefined
  /** Also read the comments on posts that mention a brand. */
  include_comments?: boolean | undefined
  comments_max?: number | undefined
  /** Time limit for reading. After that, the analysis uses the data available, and `coverage` says so. */
  seconds_max?: number | undefined
}

export type ListRecurringListeningAnswer = {
  data: RecurringListening[]
  /** Send as `cursor` to get the next page; null on the last page. */
  next_cursor: string | null
}

export type FetchListeningAnswer = {
  id: string
  /** The operation this belongs to. */
  kind: string
  /** succeeded, partial, failed and canceled are final. */
  status: 'queued' | 'in_progress' | 'succeeded' | 'partial' | 'failed' | 'canceled'
  progress: Progress
  /** What is missing from a partial result. */
  missing: Missing[]
  /** Reason for the failure. */
  error: DiscoveryExportRequestError | null
  /** What it may use of sources that charge or count, estimated when it was submitted: at most so much, if nothing that it reads is known yet. Null where it reads none of them. */
  cost: RequestCost | null
  /** Number of attempts since the last progress. */
  attempt: number
  /** When the next attempt starts. */
  retry_at: string | null
  created_at: string
  updated_at: string
  started_at: string | null
  finished_at: string | null
  /** Null until the request has succeeded. */
  insights: ListeningInsights | null
}

export type ListListeningMentionsAnswer = {
  data: Mention[]
  /** Send as `cursor` to get the next page; null on the last page. */
  next_cursor: string | null
  total: ListListeningMentionsAnswerTotal
}

export type ListListeningMentionsAnswerTotal = {
  value: number
  relation: 'eq'
}

export type ChangeListeningMentionsBody = {
  mention_ids?: string[] | undefined
  /** Instead of ids: all mentions of a selection, at most 10000. The fields are the filters of the list. */
  where?: ChangeListeningMentionsBodyWhere | undefined
  state?: 'open' | 'checked' | undefined
  /** Null: nobody. */
  assignee?: string | null | undefined
  note?: string | null | undefined
  add_tags?: string[] | undefined
  /** Taken off for good: the rule of the tag does not give it back. */
  remove_tags?: string[] | undefined
  reason?: string | null | undefined
}

export type ChangeListeningMentionsBodyWhere = {
  /** Name of one of the brands; any of them unless given. */
  brand?: string | undefined
  /** The period asked for, or the one it is compared with. */
  period?: 'now' | 'before' | undefined
  /** With `to`: a step of the volume or a spike. */
  from?: string | undefined
  to?: string | undefined
  sentiment?: 'negative' | 'neutral' | 'positive' | 'not_judged' | undefined
  /** Only if `emotions` was requested. */
  emotion?: 'anger' | 'fear' | 'joy' | 'sadness' | 'surprise' | 'none' | 'not_judged' | undefined
  network?: string | undefined
  /** `unknown` for those without, as in every list of values. */
  language?: string | undefined
  country?: string | undefined
  kind?: string | undefined
  type?: string | undefined
  author?: string | undefined
  term?: string | undefined
  hashtag?: string | undefined
  co_mention?: string | undefined
  aspect?: string | undefined
  theme?: string | undefined
  /** `person:`, `place:` or `organisation:` and the name, as the insights give it. */
  entity?: string | undefined
  copy?: string | undefined
  /** Repeats that were set apart; `all` with `copy`. */
  repeats?: 'without' | 'only' | 'all' | undefined
  /** Name of a tag; `none` for mentions without tags. */
  tag?: string | undefined
  /** Whether the mention has been checked. */
  state?: 'open' | 'checked' | undefined
  /** Assignee; `none` for mentions without one. */
  assignee?: string | undefined
}

export type ChangeListeningMentionsAnswer = {
  changed: number
  unchanged: number
  /** Null when nothing changed. */
  change: MentionChange | null
}

export type UndoMentionChangeBody = {
  /** From the history. */
  change_id?: string | undefined
  reason?: string | null | undefined
}

export type ListMentionChangesAnswer = {
  data: MentionChange[]
  /** Send as `cursor` to get the next page; null on the last page. */
  next_cursor: string | null
}

export type BreakDownListeningAnswer = {
  /** Of the period, without repeats: what the counts below are parts of. */
  mentions: number
  tags: BreakDownListeningAnswerTag[]
  untagged: BreakDownListeningAnswerUntagged
  assignees: BreakDownListeningAnswerAssignee[]
}

export type BreakDownListeningAnswerTag = {
  tag: string
  mentions: number
  open: number
  checked: number
  sentiment: ListeningInsightsBrandVolumeSentiment
  brands: BreakDownListeningAnswerTagBrand[]
}

export type BreakDownListeningAnswerTagBrand = {
  brand: string
  mentions: number
}

export type BreakDownListeningAnswerUntagged = {
  mentions: number
  open: number
  checked: number
  sentiment: ListeningInsightsBrandVolumeSentiment
}

export type BreakDownListeningAnswerAssignee = {
  /** Null: nobody. */
  assignee: string | null
  mentions: number
  open: number
  checked: number
  sentiment: ListeningInsightsBrandVolumeSentiment
}

export type SubmitListeningBody = {
  brand: RecurringListeningCreatedListeningBrand
  /** Brands to compare with. */
  others?: RecurringListeningCreatedListeningBrand[] | undefined
  networks?:
    | (
        | 'instagram'
        | 'tiktok'
        | 'youtube'
        | 'x'
        | 'facebook'
        | 'twitch'
        | 'threads'
        | 'pinterest'
        | 'snapchat'
        | 'bluesky'
        | 'mastodon'
        | 'professional'
        | 'reddit'
        | 'telegram'
        | 'tumblr'
        | 'nostr'
        | 'lemmy'
        | 'peertube'
        | 'hackernews'
        | 'web'
      )[]
    | undefined
  /** ISO 639-1. */
  languages?: string[] | undefined
  /** ISO 3166-1, of the authors. */
  countries?: string[] | undefined
  kinds?: ('content' | 'comment')[] | undefined
  /** Whether invented creators (the demo) are wanted. By default they are left out as soon as there is any real one. */
  synthetic?: 'include' | 'only' | 'exclude' | undefined
  /** Of the series; by the length of the period unless given. */
  interval?: 'hour' | 'day' | 'week' | 'month' | undefined
  /** IANA name. Days start at midnight in this time zone. */
  time_zone?: string | undefined
  /** Also analyse the previous period of the same length. */
  compare?: boolean | undefined
  /** Nearly identical texts: `author` sets the repeats of the same handle apart, `all` everything but the first, `keep` nothing. What is set apart is counted and shown on its own. */
  duplicates?: 'keep' | 'author' | 'all' | undefined
  /** What is read from the networks before the counting: the accounts of the brands, those who mentioned them, and those who share their interest. What is fresh is not read again. */
  gather?: CreateRecurringListeningBodyListeningGather | undefined
  /** Maximum number of mentions classified by sentiment (and by emotion); above it, an even sample is used. */
  judge_max?: number | undefined
  /** Also count anger, fear, joy, sadness and surprise. Off by default: an encoder reads every text, which takes several times as long as sentiment. Not available in every language, and only measured in English. */
  emotions?: boolean | undefined
  /** 120 days before `to` unless given. */
  from?: string | undefined
  /** Exclusive. Now unless given. */
  to?: string | undefined
}

export type ListImportFilesAnswer = {
  data: ImportFile[]
  /** Send as `cursor` to get the next page; null on the last page. */
  next_cursor: string | null
}

export type ListImportFieldsAnswer = {
  data: ImportFields[]
}

export type ListImportMappingsAnswer = {
  data: NamedImportMappingOutput[]
  /** Send as `cursor` to get the next page; null on the last page. */
  next_cursor: string | null
}

export type GetImportRejectsAnswer = {
  lines: string
}

export type CreateWebhookAnswer = {
  id: string
  url: string
  description: string
  events: string[]
  /** failing: the newest message was not taken. */
  status: 'active' | 'failing' | 'paused'
  paused_reason: string | null
  deliveries: WebhookDeliveries
  last_success_at: string | null
  failing_since: string | null
  /** Until then messages are signed with the old secret too. */
  previous_secret_until: string | null
  created_at: string
  updated_at: string
  /** whsec_…, shown only once; null if the call is repeated with its Idempotency-Key. */
  secret: string | null
}

export type ListWebhooksAnswer = {
  data: Webhook[]
}

export type ListWebhookDeliveriesAnswer = {
  data: WebhookDelivery[]
  /** Send as `cursor` to get the next page; null on the last page. */
  next_cursor: string | null
}

export type RedeliverDeadLettersAnswer = {
  redelivered: number
}

export type ListNotificationChannelsAnswer = {
  data: NotificationChannel[]
  /** Whether a mail server is set up. */
  email_ready: boolean
}

export type ListRequestsAnswer = {
  data: ListedRequest[]
  /** Send as `cursor` to get the next page; null on the last page. */
  next_cursor: string | null
}

export type CreateTokenBody = {
  /** What the token is for. */
  name: string
  /** Scopes of the token; admin includes all. By default, only creators. No one can grant a scope that they do not have. */
  scopes?:
    | (
        | 'creators'
        | 'screening'
        | 'content'
        | 'purchase_intent'
        | 'comments_relevance'
        | 'listening'
        | 'imports'
        | 'contacts'
        | 'connections'
        | 'audit'
        | 'admin'
        | 'operator'
      )[]
    | undefined
  /** me: the user who calls (default for users); service: the account (default for tokens; needs the scope admin). */
  belongs_to?: 'me' | 'service' | undefined
  /** Expiry time (default: never). */
  expires_at?: string | undefined
  rate_per_minute?: number | undefined
}

export type CreateTokenAnswer = {
  id: string
  name: string
  /** The first characters of the token. */
  hint: string
  scopes: (
    | 'creators'
    | 'screening'
    | 'content'
    | 'purchase_intent'
    | 'comments_relevance'
    | 'listening'
    | 'imports'
    | 'contacts'
    | 'connections'
    | 'audit'
    | 'admin'
    | 'operator'
  )[]
  /** The user it belongs to; null for a service. */
  user_id: string | null
  /** Null means the server default. */
  rate_per_minute: number | null
  created_at: string
  expires_at: string | null
  revoked_at: string | null
  /** Accurate to a few seconds. */
  last_used_at: string | null
  /** The token, shown only once; null if the call is repeated with its Idempotency-Key. */
  token: string | null
}

export type ListTokensAnswer = {
  data: Token[]
  /** Send as `cursor` to get the next page; null on the last page. */
  next_cursor: string | null
}

export type ShowUsageAnswer = {
  from: string
  to: string
  total: ShowUsageAnswerTotal
  data: ShowUsageAnswerItem[]
}

export type ShowUsageAnswerTotal = {
  calls: number
  failures: number
}

export type ShowUsageAnswerItem = {
  day: string
  operation: string
  calls: number
  /** Answered with 4xx or 5xx. */
  failures: number
}

export type ListNetworksAnswer = {
  data: Network[]
}

export type EstimateRequestBodyEnrichment = {
  kind: 'enrichment'
  /** The body that would be sent to submit it. */
  input: EnrichmentBody
  /** For work that is to be repeated: the interval in seconds. */
  every_s?: number | undefined
}

export type EstimateRequestBodyAudienceOverlap = {
  kind: 'audience_overlap'
  /** The body that would be sent to submit it. */
  input: SubmitAudienceOverlapBody
  /** For work that is to be repeated: the interval in seconds. */
  every_s?: number | undefined
}

export type EstimateRequestBodyComparison = {
  kind: 'comparison'
  /** The body that would be sent to submit it. */
  input: ComparisonBody
  /** For work that is to be repeated: the interval in seconds. */
  every_s?: number | undefined
}

export type EstimateRequestBodyProfileAnalytics = {
  kind: 'profile_analytics'
  /** The body that would be sent to submit it. */
  input: AnalyseProfessionalProfileBody
  /** For work that is to be repeated: the interval in seconds. */
  every_s?: number | undefined
}

export type EstimateRequestBodyCampaign = {
  kind: 'campaign'
  /** The body that would be sent to submit it. */
  input: CampaignBody
  /** For work that is to be repeated: the interval in seconds. */
  every_s?: number | undefined
}

export type EstimateRequestBodyPublicContent = {
  kind: 'public_content'
  /** The body that would be sent to submit it. */
  input: SubmitContentFetchBody
  /** For work that is to be repeated: the interval in seconds. */
  every_s?: number | undefined
}

export type EstimateRequestBodyPublicContentProfessional = {
  kind: 'public_content_professional'
  /** The body that would be sent to submit it. */
  input: SubmitContentFetchBody
  /** For work that is to be repeated: the interval in seconds. */
  every_s?: number | undefined
}

export type EstimateRequestBodyPublicCommentsProfessional = {
  kind: 'public_comments_professional'
  /** The body that would be sent to submit it. */
  input: SubmitProfessionalCommentsFetchBody
  /** For work that is to be repeated: the interval in seconds. */
  every_s?: number | undefined
}

export type EstimateRequestBodyPurchaseIntent = {
  kind: 'purchase_intent'
  /** The body that would be sent to submit it. */
  input: SubmitPurchaseIntentBody
  /** For work that is to be repeated: the interval in seconds. */
  every_s?: number | undefined
}

export type EstimateRequestBodyCommentsRelevance = {
  kind: 'comments_relevance'
  /** The body that would be sent to submit it. */
  input: SubmitCommentsRelevanceBody
  /** For work that is to be repeated: the interval in seconds. */
  every_s?: number | undefined
}

export type EstimateRequestBodyScreening = {
  kind: 'screening'
  /** The body that would be sent to submit it. */
  input: SubmitScreeningBody
  /** For work that is to be repeated: the interval in seconds. */
  every_s?: number | undefined
}

export type EstimateRequestBodySocialListening = {
  kind: 'social_listening'
  /** The body that would be sent to submit it. */
  input: SubmitListeningBody
  /** For work that is to be repeated: the interval in seconds. */
  every_s?: number | undefined
}

export type ListEventsAnswer = {
  data: Event[]
  /** Use it later to get newer events. */
  next_cursor: string
}

export type GetReportStyleAnswer = {
  /** Shown if there is no logo, and as the author of the file. */
  name: string | null
  /** Colour of titles and charts, as #rrggbb. */
  accent: string | null
  logo: GetReportStyleAnswerLogo | null
}

export type GetReportStyleAnswerLogo = {
  type: 'image/png' | 'image/jpeg'
  bytes: number
  width: number
  height: number
}

export type SetReportStyleBody = {
  name?: string | null | undefined
  /** As #rrggbb. It must be dark enough to be read on white (contrast 3 to 1 at least). */
  accent?: string | null | undefined
  /** PNG or JPEG in base64, at most 100 kB and 2000 pixels a side. */
  logo?: string | null | undefined
  /** Keep the logo there is, if none is given. */
  keep_logo?: boolean | undefined
}

export type ListAuditAnswer = {
  data: AuditEntry[]
  /** Send as `cursor` to get the next page; null on the last page. */
  next_cursor: string | null
}

export type VerifyAuditAnswer = {
  sound: boolean
  /** Number of entries verified. */
  entries: number
  /** Above 1 after older entries were deleted by the retention period. */
  first_seq: number | null
  /** The last entry verified. Keep it elsewhere. */
  head: VerifyAuditAnswerHead
  /** The newest entry noted in `audit.seal` of the data folder. */
  sealed: VerifyAuditAnswerSealed | null
  /** The first entry that is missing or not as it was written. */
  broken: VerifyAuditAnswerBroken | null
}

export type VerifyAuditAnswerHead = {
  seq: number
  hash: string
}

export type VerifyAuditAnswerSealed = {
  seq: number
  at: string
}

export type VerifyAuditAnswerBroken = {
  seq: number
  reason: string
}

export type ShowRetentionAnswer = {
  data: Retention[]
}

export type ListRolesAnswer = {
  data: Role[]
}

export type ListUsersAnswer = {
  data: User[]
  /** Send as `cursor` to get the next page; null on the last page. */
  next_cursor: string | null
}

export type ResetUserPasswordAnswer = {
  id: string
  kind: 'invitation' | 'password_reset'
  email: string
  role: 'owner' | 'admin' | 'analyst' | 'reviewer' | 'viewer' | 'auditor'
  status: 'pending' | 'accepted' | 'revoked' | 'expired'
  /** Id of the user or token that created it. */
  created_by: string
  created_at: string
  expires_at: string
  /** Works once. Send the link `/#invitation=CODE` of this server to the person. Shown only once; null if the call is repeated with its Idempotency-Key. */
  code: string | null
}

export type ListInvitationsAnswer = {
  data: Invitation[]
  /** Send as `cursor` to get the next page; null on the last page. */
  next_cursor: string | null
}

export type ListSessionsAnswer = {
  data: Session[]
  /** Send as `cursor` to get the next page; null on the last page. */
  next_cursor: string | null
}

export type FindSubjectBody = {
  /** Identifiers of the person: network:handle, profile URL, e-mail address, phone number with country code, or full name. A name alone only finds candidates. */
  who: string[]
}

export type FindSubjectAnswer = {
  /** The accounts held to be this person. Everything below is about them. */
  accounts: FindSubjectAnswerAccount[]
  /** Others who may be the person. Name their accounts in `who` if they are. */
  candidates: FindSubjectAnswerCandidate[]
  places: FindSubjectAnswerPlace[]
  /** Whether data about the person is no longer stored, because of an erasure or restriction. */
  suppressed: boolean
}

export type FindSubjectAnswerAccount = {
  network:
    | 'instagram'
    | 'tiktok'
    | 'youtube'
    | 'x'
    | 'facebook'
    | 'twitch'
    | 'threads'
    | 'pinterest'
    | 'snapchat'
    | 'bluesky'
    | 'mastodon'
    | 'professional'
    | 'reddit'
    | 'telegram'
    | 'tumblr'
    | 'nostr'
    | 'lemmy'
    | 'peertube'
    | 'hackernews'
    | 'web'
  handle: string
  /** Null where no profile of the account is stored. */
  name: string | null
  /** `named`: you named it. `email`, `phone`: the only profile that states it. `linked`: it and another account of the person name each other, or an import joins them. */
  evidence: 'named' | 'email' | 'phone' | 'linked'
}

export type FindSubjectAnswerCandidate = {
  network:
    | 'instagram'
    | 'tiktok'
    | 'youtube'
    | 'x'
    | 'facebook'
    | 'twitch'
    | 'threads'
    | 'pinterest'
    | 'snapchat'
    | 'bluesky'
    | 'mastodon'
    | 'professional'
    | 'reddit'
    | 'telegram'
    | 'tumblr'
    | 'nostr'
    | 'lemmy'
    | 'peertube'
    | 'hackernews'
    | 'web'
  handle: string
  name: string
  /** Shares the name, or states an address that others state too. */
  because: 'name' | 'shared_contact'
}

export type FindSubjectAnswerPlace = {
  /** A table of the database. */
  place: string
  /** Rows about the person. */
  own: number
  /** Rows about others, or requests, that name the person. */
  mentions: number
}

export type CopySubjectAnswer = {
  made_at: string
  accounts: FindSubjectAnswerAccount[]
  /** Everything that is held, row by row. Mentions are shown without the rest of the row. */
  data: CopySubjectAnswerItem[]
}

export type CopySubjectAnswerItem = {
  place: string
  kind: 'own' | 'mention'
  rows: Record<string, unknown>[]
}

export type EraseSubjectBody = {
  /** Identifiers of the person: network:handle, profile URL, e-mail address, phone number with country code, or full name. A name alone only finds candidates. */
  who: string[]
  /** Do not name the person in it: it is kept. */
  reason?: string | undefined
}

export type ListSubjectCasesAnswer = {
  data: SubjectCase[]
  /** Send as `cursor` to get the next page; null on the last page. */
  next_cursor: string | null
}

export type ListConnectionProvidersAnswer = {
  data: ConnectionProvider[]
}

export type CreateConnectionAnswer = {
  id: string
  provider: string
  network:
    | 'instagram'
    | 'tiktok'
    | 'youtube'
    | 'x'
    | 'facebook'
    | 'twitch'
    | 'threads'
    | 'pinterest'
    | 'snapchat'
    | 'bluesky'
    | 'mastodon'
    | 'professional'
    | 'reddit'
    | 'telegram'
    | 'tumblr'
    | 'nostr'
    | 'lemmy'
    | 'peertube'
    | 'hackernews'
    | 'web'
  purpose: string
  /** Of the connected account; before, the one that was asked for. */
  handle: string | null
  /** As the network shows it to the owner; others may see a different value. */
  external_id: string | null
  name: string | null
  /** pending: the link was not used yet. expired: nor will it be. ended: tokens and figures are deleted. */
  state: 'pending' | 'expired' | 'connected' | 'ended'
  /** What the creator agreed to, where the network says so. */
  scopes: string[]
  /** Why figures could not be read, or why the connection ended. */
  problem: string | null
  ended_by: 'creator' | 'account' | 'network' | null
  created_by: string
  created_at: string
  /** Of the link. */
  expires_at: string
  connected_at: string | null
  /** Renewed before where the network allows it. */
  token_expires_at: string | null
  /** When figures were last read; once a day. */
  read_at: string | null
  ended_at: string | null
  /** The link for the creator. Shown only once; null if the call is repeated with its Idempotency-Key. */
  url: string | null
}

export type ListConnectionsAnswer = {
  data: Connection[]
  /** Send as `cursor` to get the next page; null on the last page. */
  next_cursor: string | null
}

export type GetConnectionAnswer = {
  id: string
  provider: string
  network:
    | 'instagram'
    | 'tiktok'
    | 'youtube'
    | 'x'
    | 'facebook'
    | 'twitch'
    | 'threads'
    | 'pinterest'
    | 'snapchat'
    | 'bluesky'
    | 'mastodon'
    | 'professional'
    | 'reddit'
    | 'telegram'
    | 'tumblr'
    | 'nostr'
    | 'lemmy'
    | 'peertube'
    | 'hackernews'
    | 'web'
  purpose: string
  /** Of the connected account; before, the one that was asked for. */
  handle: string | null
  /** As the network shows it to the owner; others may see a different value. */
  external_id: string | null
  name: string | null
  /** pending: the link was not used yet. expired: nor will it be. ended: tokens and figures are deleted. */
  state: 'pending' | 'expired' | 'connected' | 'ended'
  /** What the creator agreed to, where the network says so. */
  scopes: string[]
  /** Why figures could not be read, or why the connection ended. */
  problem: string | null
  ended_by: 'creator' | 'account' | 'network' | null
  created_by: string
  created_at: string
  /** Of the link. */
  expires_at: string
  connected_at: string | null
  /** Renewed before where the network allows it. */
  token_expires_at: string | null
  /** When figures were last read; once a day. */
  read_at: string | null
  ended_at: string | null
  /** The newest figures. */
  measured: MeasuredFigures | null
}

export type EndConnectionAnswer = {
  id: string
  provider: string
  network:
    | 'instagram'
    | 'tiktok'
    | 'youtube'
    | 'x'
    | 'facebook'
    | 'twitch'
    | 'threads'
    | 'pinterest'
    | 'snapchat'
    | 'bluesky'
    | 'mastodon'
    | 'professional'
    | 'reddit'
    | 'telegram'
    | 'tumblr'
    | 'nostr'
    | 'lemmy'
    | 'peertube'
    | 'hackernews'
    | 'web'
  purpose: string
  /** Of the connected account; before, the one that was asked for. */
  handle: string | null
  /** As the network shows it to the owner; others may see a different value. */
  external_id: string | null
  name: string | null
  /** pending: the link was not used yet. expired: nor will it be. ended: tokens and figures are deleted. */
  state: 'pending' | 'expired' | 'connected' | 'ended'
  /** What the creator agreed to, where the network says so. */
  scopes: string[]
  /** Why figures could not be read, or why the connection ended. */
  problem: string | null
  ended_by: 'creator' | 'account' | 'network' | null
  created_by: string
  created_at: string
  /** Of the link. */
  expires_at: string
  connected_at: string | null
  /** Renewed before where the network allows it. */
  token_expires_at: string | null
  /** When figures were last read; once a day. */
  read_at: string | null
  ended_at: string | null
  /** Whether the network was notified. If not, the creator can remove the app there. Networks end all access of an app at once, so they are not notified while another connection to the same account is in use. */
  revoked: boolean
}

export type SubmitForMembersBody = {
  work: 'screening' | 'monitoring' | 'report' | 'scheduled_report' | 'overlap' | 'comparison'
  /** The body of the operation that does it, without `profile` and `profiles`: these are the members. */
  body?: Record<string, unknown> | undefined
  /** Only members in this stage. */
  stage?: string | undefined
  /** Only members with this tag. */
  tag?: string | undefined
}

export interface Operations {
  /** Get a basic live profile */
  listProfiles: {
    path: Record<string, never>
    query: {
      /** The network of the handles. */
      network?:
        | 'instagram'
        | 'tiktok'
        | 'youtube'
        | 'x'
        | 'facebook'
        | 'twitch'
        | 'threads'
        | 'pinterest'
        | 'snapchat'
        | 'bluesky'
        | 'mastodon'
        | 'professional'
        | 'reddit'
        | 'telegram'
        | 'tumblr'
        | 'nostr'
        | 'lemmy'
        | 'peertube'
        | 'hackernews'
        | 'web'
        | undefined
      /** One handle or several, repeated or separated by commas. */
      handle?: string[] | undefined
      /** One address or several, repeated. */
      profile_url?: string[] | undefined
      /** How old what we know may be, in seconds. 0, the default, asks the network. */
      max_age_s?: number | undefined
    }
    body: undefined
    answer: ListProfilesAnswer
  }
  /** Get the avatar of a creator, or the picture of a post */
  showPicture: {
    path: Record<string, never>
    query: {
      network:
        | 'instagram'
        | 'tiktok'
        | 'youtube'
        | 'x'
        | 'facebook'
        | 'twitch'
        | 'threads'
        | 'pinterest'
        | 'snapchat'
        | 'bluesky'
        | 'mastodon'
        | 'professional'
        | 'reddit'
        | 'telegram'
        | 'tumblr'
        | 'nostr'
        | 'lemmy'
        | 'peertube'
        | 'hackernews'
        | 'web'
      /** Whose avatar. */
      handle?: string | undefined
      /** Which post, in place of a handle. */
      content_id?: string | undefined
    }
    body: undefined
    answer: ShowPictureAnswer
  }
  /** Search creators */
  discoverCreators: {
    path: Record<string, never>
    query: Record<string, never>
    body: DiscoveryBody
    answer: DiscoverCreatorsAnswer
  }
  /** Search creators as you type */
  findCreatorsQuickly: {
    path: Record<string, never>
    query: Record<string, never>
    body: FindCreatorsQuicklyBody
    answer: FindCreatorsQuicklyAnswer
  }
  /** Autocomplete user handles */
  completeUserhandles: {
    path: Record<string, never>
    query: {
      /** Part of a handle or name (typos are tolerated), or the URL of a profile. */
      query: string
      network?:
        | 'instagram'
        | 'tiktok'
        | 'youtube'
        | 'x'
        | 'facebook'
        | 'twitch'
        | 'threads'
        | 'pinterest'
        | 'snapchat'
        | 'bluesky'
        | 'mastodon'
        | 'professional'
        | 'reddit'
        | 'telegram'
        | 'tumblr'
        | 'nostr'
        | 'lemmy'
        | 'peertube'
        | 'hackernews'
        | 'web'
        | undefined
      /** Whether invented creators (the demo) are wanted. By default they are left out as soon as there is any real one. */
      synthetic?: 'include' | 'only' | 'exclude' | undefined
      limit?: number | undefined
    }
    body: undefined
    answer: CompleteUserhandlesAnswer
  }
  /** Search locations: countries, regions and cities */
  listLocations: {
    path: Record<string, never>
    query: {
      /** Prefix of any word of the name. Case and accents are ignored, and one typo is tolerated. Empty lists everything. */
      query?: string | undefined
      /** Maximum number of items. */
      limit?: number | undefined
      /** `next_cursor` of the previous page. */
      cursor?: string | undefined
      /** Only these kinds. */
      kind?: ('country' | 'region' | 'city')[] | undefined
      /** Only this country, by its id, and places in it. */
      within?: string | undefined
      /** Language of the names, if available. */
      locale?: string | undefined
    }
    body: undefined
    answer: ListLocationsAnswer
  }
  /** Search languages */
  listLanguages: {
    path: Record<string, never>
    query: {
      /** Prefix of any word of the name. Case and accents are ignored, and one typo is tolerated. Empty lists everything. */
      query?: string | undefined
      /** Maximum number of items. */
      limit?: number | undefined
      /** `next_cursor` of the previous page. */
      cursor?: string | undefined
      /** Language of the names, if available. */
      locale?: string | undefined
    }
    body: undefined
    answer: ListLanguagesAnswer
  }
  /** Find brands */
  listBrands: {
    path: Record<string, never>
    query: {
      /** Prefix of any word of the name. Case and accents are ignored, and one typo is tolerated. Empty lists everything. */
      query?: string | undefined
      /** Maximum number of items. */
      limit?: number | undefined
      /** `next_cursor` of the previous page. */
      cursor?: string | undefined
      /** Whether invented creators (the demo) are wanted. By default they are left out as soon as there is any real one. */
      synthetic?: 'include' | 'only' | 'exclude' | undefined
    }
    body: undefined
    answer: ListBrandsAnswer
  }
  /** Search interests, a tree with two levels */
  listInterests: {
    path: Record<string, never>
    query: {
      /** Prefix of any word of the name. Case and accents are ignored, and one typo is tolerated. Empty lists everything. */
      query?: string | undefined
      /** Maximum number of items. */
      limit?: number | undefined
      /** `next_cursor` of the previous page. */
      cursor?: string | undefined
      /** Only the interests below this one. */
      parent?: string | undefined
    }
    body: undefined
    answer: ListInterestsAnswer
  }
  /** Search topics: hashtags, most used first */
  listTopics: {
    path: Record<string, never>
    query: {
      /** Prefix of any word of the name. Case and accents are ignored, and one typo is tolerated. Empty lists everything. */
      query?: string | undefined
      /** Maximum number of items. */
      limit?: number | undefined
      /** `next_cursor` of the previous page. */
      cursor?: string | undefined
      /** Which contents are counted: demo contents, or real ones. By default, demo contents are left out as soon as there is any real creator. Both are never counted together. */
      synthetic?: 'only' | 'exclude' | undefined
    }
    body: undefined
    answer: ListTopicsAnswer
  }
  /** Get related topics with their relevance */
  relateTopics: {
    path: Record<string, never>
    query: {
      /** One to ten tags, with or without #, repeated or separated by commas. */
      tags: string[]
      /** Which contents are counted: demo contents, or real ones. By default, demo contents are left out as soon as there is any real creator. Both are never counted together. */
      synthetic?: 'only' | 'exclude' | undefined
      limit?: number | undefined
    }
    body: undefined
    answer: RelateTopicsAnswer
  }
  /** Names of ids: locations, languages, interests and brands */
  nameIds: {
    path: Record<string, never>
    query: {
      /** Ids such as us-tx. */
      locations?: string[] | undefined
      languages?: string[] | undefined
      interests?: string[] | undefined
      brands?: string[] | undefined
      /** Language of the names, if available. */
      locale?: string | undefined
    }
    body: undefined
    answer: NameIdsAnswer
  }
  /** Read a sentence as search filters */
  interpretSearch: {
    path: Record<string, never>
    query: Record<string, never>
    body: InterpretSearchBody
    answer: InterpretSearchAnswer
  }
  /** Rank creators of a niche, country, language or network */
  rankCreators: {
    path: Record<string, never>
    query: Record<string, never>
    body: RankingBody
    answer: RankCreatorsAnswer
  }
  /** Rank creators for a campaign brief, with reasons and doubts */
  fitBrief: {
    path: Record<string, never>
    query: Record<string, never>
    body: BriefBody
    answer: FitBriefAnswer
  }
  /** List the lists of creators */
  listLists: {
    path: Record<string, never>
    query: {
      /** Maximum number of items. */
      limit?: number | undefined
      /** `next_cursor` of the previous page. */
      cursor?: string | undefined
      /** Part of the name. */
      query?: string | undefined
      tag?: string | undefined
      owner?: string | undefined
      /** Lists with this creator: network:handle, or an address. */
      member?: string | undefined
    }
    body: undefined
    answer: ListListsAnswer
  }
  /** Create a list of creators */
  createList: {
    path: Record<string, never>
    query: Record<string, never>
    body: CreatorListBody
    answer: CreatorList
  }
  /** Get a list of creators */
  getList: {
    path: {
      id: string
    }
    query: Record<string, never>
    body: undefined
    answer: CreatorList
  }
  /** Change a list of creators */
  changeList: {
    path: {
      id: string
    }
    query: Record<string, never>
    body: CreatorListPatch
    answer: CreatorList
  }
  /** Delete a list of creators */
  removeList: {
    path: {
      id: string
    }
    query: Record<string, never>
    body: undefined
    answer: unknown
  }
  /** List the creators on a list */
  listListMembers: {
    path: {
      id: string
    }
    query: {
      /** Maximum number of items. */
      limit?: number | undefined
      /** `next_cursor` of the previous page. */
      cursor?: string | undefined
      /** One of the stages of the list; an empty one: those in no stage. */
      stage?: string | undefined
      owner?: string | undefined
      tag?: string | undefined
      network?:
        | 'instagram'
        | 'tiktok'
        | 'youtube'
        | 'x'
        | 'facebook'
        | 'twitch'
        | 'threads'
        | 'pinterest'
        | 'snapchat'
        | 'bluesky'
        | 'mastodon'
        | 'professional'
        | 'reddit'
        | 'telegram'
        | 'tumblr'
        | 'nostr'
        | 'lemmy'
        | 'peertube'
        | 'hackernews'
        | 'web'
        | undefined
      /** Part of the handle at the time they were added. */
      handle?: string | undefined
    }
    body: undefined
    answer: ListListMembersAnswer
  }
  /** Add creators to a list */
  addListMembers: {
    path: {
      id: string
    }
    query: Record<string, never>
    body: ListMembersBody
    answer: AddListMembersAnswer
  }
  /** Change members of a list */
  changeListMembers: {
    path: {
      id: string
    }
    query: Record<string, never>
    body: ListMembersChange
    answer: ChangeListMembersAnswer
  }
  /** Remove creators from a list */
  removeListMembers: {
    path: {
      id: string
    }
    query: Record<string, never>
    body: ListMembersRemoval
    answer: RemoveListMembersAnswer
  }
  /** List the changes of a list */
  listListHistory: {
    path: {
      id: string
    }
    query: {
      /** Maximum number of items. */
      limit?: number | undefined
      /** `next_cursor` of the previous page. */
      cursor?: string | undefined
    }
    body: undefined
    answer: ListListHistoryAnswer
  }
  /** Undo a change of a list */
  undoListChange: {
    path: {
      id: string
      change_id: string
    }
    query: Record<string, never>
    body: undefined
    answer: UndoListChangeAnswer
  }
  /** List saved searches */
  listSavedSearches: {
    path: Record<string, never>
    query: {
      /** Maximum number of items. */
      limit?: number | undefined
      /** `next_cursor` of the previous page. */
      cursor?: string | undefined
    }
    body: undefined
    answer: ListSavedSearchesAnswer
  }
  /** Save a search, with alerts */
  createSavedSearch: {
    path: Record<string, never>
    query: Record<string, never>
    body: SavedSearchBody
    answer: SavedSearch
  }
  /** Get a saved search */
  getSavedSearch: {
    path: {
      id: string
    }
    query: Record<string, never>
    body: undefined
    answer: SavedSearch
  }
  /** Change, pause or resume a saved search */
  changeSavedSearch: {
    path: {
      id: string
    }
    query: Record<string, never>
    body: SavedSearchPatch
    answer: SavedSearch
  }
  /** Delete a saved search */
  removeSavedSearch: {
    path: {
      id: string
    }
    query: Record<string, never>
    body: undefined
    answer: unknown
  }
  /** Look at a saved search now */
  runSavedSearch: {
    path: {
      id: string
    }
    query: Record<string, never>
    body: undefined
    answer: RunSavedSearchAnswer
  }
  /** List the runs of a saved search */
  listSavedSearchRuns: {
    path: {
      id: string
    }
    query: {
      /** Maximum number of items. */
      limit?: number | undefined
      /** `next_cursor` of the previous page. */
      cursor?: string | undefined
    }
    body: undefined
    answer: ListSavedSearchRunsAnswer
  }
  /** List the differences of a look */
  listSavedSearchDifferences: {
    path: {
      id: string
      run_id: string
    }
    query: {
      /** Maximum number of items. */
      limit?: number | undefined
      /** `next_cursor` of the previous page. */
      cursor?: string | undefined
      kind?: 'new' | 'lost' | 'changed' | undefined
    }
    body: undefined
    answer: ListSavedSearchDifferencesAnswer
  }
  /** List scheduled exports */
  listScheduledExports: {
    path: Record<string, never>
    query: Record<string, never>
    body: undefined
    answer: ListScheduledExportsAnswer
  }
  /** Export a search or a list again and again */
  createScheduledExport: {
    path: Record<string, never>
    query: Record<string, never>
    body: ScheduledExportBody
    answer: ScheduledExport
  }
  /** Get a scheduled export */
  getScheduledExport: {
    path: {
      id: string
    }
    query: Record<string, never>
    body: undefined
    answer: ScheduledExport
  }
  /** Pause or resume a scheduled export */
  changeScheduledExport: {
    path: {
      id: string
    }
    query: Record<string, never>
    body: ScheduledExportPatch
    answer: ScheduledExport
  }
  /** Stop a scheduled export */
  removeScheduledExport: {
    path: {
      id: string
    }
    query: Record<string, never>
    body: undefined
    answer: unknown
  }
  /** List campaigns */
  listCampaigns: {
    path: Record<string, never>
    query: {
      /** Maximum number of items. */
      limit?: number | undefined
      /** `next_cursor` of the previous page. */
      cursor?: string | undefined
    }
    body: undefined
    answer: ListCampaignsAnswer
  }
  /** Create a campaign */
  createCampaign: {
    path: Record<string, never>
    query: Record<string, never>
    body: CampaignBody
    answer: CampaignCreated
  }
  /** Get a campaign */
  getCampaign: {
    path: {
      id: string
    }
    query: Record<string, never>
    body: undefined
    answer: Campaign
  }
  /** Change, pause or resume a campaign */
  changeCampaign: {
    path: {
      id: string
    }
    query: Record<string, never>
    body: CampaignPatch
    answer: Campaign
  }
  /** Delete a campaign */
  removeCampaign: {
    path: {
      id: string
    }
    query: Record<string, never>
    body: undefined
    answer: unknown
  }
  /** Add creators to a campaign */
  addCampaignMembers: {
    path: {
      id: string
    }
    query: Record<string, never>
    body: CampaignRoster
    answer: CampaignRosterAdded
  }
  /** Set the fee of creators of a campaign */
  changeCampaignMembers: {
    path: {
      id: string
    }
    query: Record<string, never>
    body: CampaignMembersPatch
    answer: ChangeCampaignMembersAnswer
  }
  /** Remove creators from a campaign */
  removeCampaignMembers: {
    path: {
      id: string
    }
    query: Record<string, never>
    body: ListMembersRemoval
    answer: RemoveCampaignMembersAnswer
  }
  /** Get the figures of a campaign */
  getCampaignBoard: {
    path: {
      id: string
    }
    query: Record<string, never>
    body: undefined
    answer: CampaignBoard
  }
  /** List the posts of a campaign */
  listCampaignPosts: {
    path: {
      id: string
    }
    query: {
      /** Maximum number of items. */
      limit?: number | undefined
      /** `next_cursor` of the previous page. */
      cursor?: string | undefined
      network?:
        | 'instagram'
        | 'tiktok'
        | 'youtube'
        | 'x'
        | 'facebook'
        | 'twitch'
        | 'threads'
        | 'pinterest'
        | 'snapchat'
        | 'bluesky'
        | 'mastodon'
        | 'professional'
        | 'reddit'
        | 'telegram'
        | 'tumblr'
        | 'nostr'
        | 'lemmy'
        | 'peertube'
        | 'hackernews'
        | 'web'
        | undefined
      /** Of the creator; with `network`. */
      external_id?: string | undefined
    }
    body: undefined
    answer: ListCampaignPostsAnswer
  }
  /** Say whether posts count for a campaign */
  decideCampaignPosts: {
    path: {
      id: string
    }
    query: Record<string, never>
    body: DecideCampaignPostsBody
    answer: DecideCampaignPostsAnswer
  }
  /** Look for the posts of a campaign now */
  checkCampaign: {
    path: {
      id: string
    }
    query: Record<string, never>
    body: undefined
    answer: CheckCampaignAnswer
  }
  /** Get the report of a campaign */
  getCampaignReport: {
    path: {
      id: string
    }
    query: Record<string, never>
    body: undefined
    answer: CampaignReport
  }
  /** List the brands of the registry */
  listRegisteredBrands: {
    path: Record<string, never>
    query: {
      /** Maximum number of items. */
      limit?: number | undefined
      /** `next_cursor` of the previous page. */
      cursor?: string | undefined
      query?: string | undefined
      /** Id of /dictionary/interests. */
      interest?: string | undefined
      /** Invented brands of the demo data. */
      synthetic?: 'exclude' | 'include' | 'only' | undefined
    }
    body: undefined
    answer: ListRegisteredBrandsAnswer
  }
  /** Add a brand */
  addBrand: {
    path: Record<string, never>
    query: Record<string, never>
    body: BrandBody
    answer: RegisteredBrand
  }
  /** Import brands */
  importBrands: {
    path: Record<string, never>
    query: Record<string, never>
    body: ImportBrandsBody
    answer: ImportBrandsAnswer
  }
  /** Show a brand */
  getBrand: {
    path: {
      id: string
    }
    query: Record<string, never>
    body: undefined
    answer: RegisteredBrand
  }
  /** Change a brand */
  changeBrand: {
    path: {
      id: string
    }
    query: Record<string, never>
    body: BrandPatch
    answer: RegisteredBrand
  }
  /** Remove a brand */
  removeBrand: {
    path: {
      id: string
    }
    query: Record<string, never>
    body: undefined
    answer: unknown
  }
  /** Merge a brand into another */
  mergeBrand: {
    path: {
      id: string
    }
    query: Record<string, never>
    body: MergeBrandBody
    answer: RegisteredBrand
  }
  /** Get the contact details of a profile */
  showContacts: {
    path: Record<string, never>
    query: Record<string, never>
    body: ShowContactsBody
    answer: ShowContactsAnswer
  }
  /** List the do-not-contact entries */
  listDoNotContact: {
    path: Record<string, never>
    query: {
      /** Maximum number of items. */
      limit?: number | undefined
      /** `next_cursor` of the previous page. */
      cursor?: string | undefined
      /** account: your own list. installation: the list that applies to every account, which only the scope operator can read and change. */
      layer?: 'account' | 'installation' | undefined
    }
    body: undefined
    answer: ListDoNotContactAnswer
  }
  /** Add an entry to the do-not-contact list */
  addDoNotContact: {
    path: Record<string, never>
    query: Record<string, never>
    body: AddDoNotContactBody
    answer: DoNotContactEntry
  }
  /** Remove a do-not-contact entry */
  removeDoNotContact: {
    path: {
      id: string
    }
    query: Record<string, never>
    body: undefined
    answer: unknown
  }
  /** Analyse a profile */
  analyseProfile: {
    path: Record<string, never>
    query: Record<string, never>
    body: AnalyseProfileBody
    answer: ProfileReport | AnalyseProfileAnswerByDryRunAndNetwork | AnalyseProfileAnswerByIdAndKind
  }
  /** Analyse a professional-network profile */
  analyseProfessionalProfile: {
    path: Record<string, never>
    query: Record<string, never>
    body: AnalyseProfessionalProfileBody
    answer: ProfessionalReport
  }
  /** Get the report of a profile as PDF */
  getProfileReport: {
    path: {
      id: string
    }
    query: Record<string, never>
    body: undefined
    answer: ProfileReport
  }
  /** List scheduled profile reports */
  listReportSchedules: {
    path: Record<string, never>
    query: Record<string, never>
    body: undefined
    answer: ListReportSchedulesAnswer
  }
  /** Report on a profile again and again */
  createReportSchedule: {
    path: Record<string, never>
    query: Record<string, never>
    body: CreateReportScheduleBody
    answer: ReportScheduleCreated
  }
  /** Stop a scheduled profile report */
  removeReportSchedule: {
    path: {
      id: string
    }
    query: Record<string, never>
    body: undefined
    answer: unknown
  }
  /** Export a creator search (submit) */
  exportDiscovery: {
    path: Record<string, never>
    query: Record<string, never>
    body: DiscoveryExportBody
    answer: DiscoveryExportRequest
  }
  /** Get a creator export */
  getDiscoveryExport: {
    path: {
      id: string
    }
    query: {
      /** Wait up to this many seconds for the request to finish. */
      wait?: number | undefined
      /** Maximum number of items. */
      limit?: number | undefined
      /** `next_cursor` of the previous page. */
      cursor?: string | undefined
      /** Return the whole list as a file instead of a page; same as sending its media type in Accept. */
      format?: 'jsonl' | 'csv' | 'parquet' | 'xlsx' | undefined
    }
    body: undefined
    answer: DiscoveryExportRequest
  }
  /** Enrich a list of profiles (submit) */
  submitEnrichment: {
    path: Record<string, never>
    query: Record<string, never>
    body: EnrichmentBody
    answer: EnrichmentRequest
  }
  /** The enriched list */
  getEnrichment: {
    path: {
      id: string
    }
    query: {
      /** Wait up to this many seconds for the request to finish. */
      wait?: number | undefined
      /** Maximum number of items. */
      limit?: number | undefined
      /** `next_cursor` of the previous page. */
      cursor?: string | undefined
      /** Return the whole list as a file instead of a page; same as sending its media type in Accept. */
      format?: 'jsonl' | 'csv' | 'parquet' | 'xlsx' | undefined
    }
    body: undefined
    answer: EnrichmentRequest
  }
  /** Look up profiles by e-mail address (submit) */
  submitEmailLookup: {
    path: Record<string, never>
    query: Record<string, never>
    body: SubmitEmailLookupBody
    answer: EmailLookupRequest
  }
  /** Get the result of an e-mail lookup */
  getEmailLookup: {
    path: {
      id: string
    }
    query: {
      /** Wait up to this many seconds for the request to finish. */
      wait?: number | undefined
      /** Maximum number of items. */
      limit?: number | undefined
      /** `next_cursor` of the previous page. */
      cursor?: string | undefined
      /** Return the whole list as a file instead of a page; same as sending its media type in Accept. */
      format?: 'jsonl' | 'csv' | 'parquet' | 'xlsx' | undefined
    }
    body: undefined
    answer: EmailLookupRequest
  }
  /** Compare the audiences of several creators (submit) */
  submitAudienceOverlap: {
    path: Record<string, never>
    query: Record<string, never>
    body: SubmitAudienceOverlapBody
    answer: AudienceOverlapRequest
  }
  /** Get an audience overlap */
  getAudienceOverlap: {
    path: {
      id: string
    }
    query: {
      /** Wait up to this many seconds for the request to finish. */
      wait?: number | undefined
    }
    body: undefined
    answer: AudienceOverlapRequest
  }
  /** Compare creators side by side (submit) */
  submitComparison: {
    path: Record<string, never>
    query: Record<string, never>
    body: ComparisonBody
    answer: ComparisonRequest
  }
  /** Get a comparison */
  getComparison: {
    path: {
      id: string
    }
    query: {
      /** Wait up to this many seconds for the request to finish. */
      wait?: number | undefined
      /** Maximum number of items. */
      limit?: number | undefined
      /** `next_cursor` of the previous page. */
      cursor?: string | undefined
      /** Return the whole list as a file instead of a page; same as sending its media type in Accept. */
      format?: 'jsonl' | 'csv' | 'parquet' | 'xlsx' | undefined
    }
    body: undefined
    answer: ComparisonRequest
  }
  /** Analyse a profile (submit) */
  submitProfileAnalytics: {
    path: Record<string, never>
    query: Record<string, never>
    body: AnalyseProfessionalProfileBody
    answer: ProfileAnalyticsRequest
  }
  /** Get the report of a profile analysis */
  getProfileAnalytics: {
    path: {
      id: string
    }
    query: {
      /** Wait up to this many seconds for the request to finish. */
      wait?: number | undefined
    }
    body: undefined
    answer: ProfileAnalyticsRequest
  }
  /** Get the contents of a profile, or a single item */
  fetchContent: {
    path: Record<string, never>
    query: Record<string, never>
    body: FetchContentBody
    answer: FetchContentAnswer
  }
  /** Fetch the public comments of a content item */
  fetchComments: {
    path: Record<string, never>
    query: Record<string, never>
    body: FetchCommentsBody
    answer: FetchCommentsAnswer
  }
  /** Classify texts: language, toxicity and other risks, sentiment, spam, purchase intent, entities */
  judgeTexts: {
    path: Record<string, never>
    query: Record<string, never>
    body: JudgeTextsBody
    answer: JudgeTextsAnswer
  }
  /** Fetch any amount of content (submit) */
  submitContentFetch: {
    path: Record<string, never>
    query: Record<string, never>
    body: SubmitContentFetchBody
    answer: PublicContentRequest
  }
  /** Get the fetched content */
  getContentFetch: {
    path: {
      id: string
    }
    query: {
      /** Wait up to this many seconds for the request to finish. */
      wait?: number | undefined
      /** Maximum number of items. */
      limit?: number | undefined
      /** `next_cursor` of the previous page. */
      cursor?: string | undefined
      /** Return the whole list as a file instead of a page; same as sending its media type in Accept. */
      format?: 'jsonl' | 'csv' | 'parquet' | 'xlsx' | undefined
    }
    body: undefined
    answer: PublicContentRequest
  }
  /** Fetch professional-network content (submit) */
  submitProfessionalContentFetch: {
    path: Record<string, never>
    query: Record<string, never>
    body: SubmitContentFetchBody
    answer: PublicContentProfessionalRequest
  }
  /** Get the fetched professional-network content */
  getProfessionalContentFetch: {
    path: {
      id: string
    }
    query: {
      /** Wait up to this many seconds for the request to finish. */
      wait?: number | undefined
      /** Maximum number of items. */
      limit?: number | undefined
      /** `next_cursor` of the previous page. */
      cursor?: string | undefined
      /** Return the whole list as a file instead of a page; same as sending its media type in Accept. */
      format?: 'jsonl' | 'csv' | 'parquet' | 'xlsx' | undefined
    }
    body: undefined
    answer: PublicContentProfessionalRequest
  }
  /** Fetch the comments on a professional-network item (submit) */
  submitProfessionalCommentsFetch: {
    path: Record<string, never>
    query: Record<string, never>
    body: SubmitProfessionalCommentsFetchBody
    answer: PublicCommentsProfessionalRequest
  }
  /** Get the fetched professional-network comments */
  getProfessionalCommentsFetch: {
    path: {
      id: string
    }
    query: {
      /** Wait up to this many seconds for the request to finish. */
      wait?: number | undefined
      /** Maximum number of items. */
      limit?: number | undefined
      /** `next_cursor` of the previous page. */
      cursor?: string | undefined
      /** Return the whole list as a file instead of a page; same as sending its media type in Accept. */
      format?: 'jsonl' | 'csv' | 'parquet' | 'xlsx' | undefined
    }
    body: undefined
    answer: PublicCommentsProfessionalRequest
  }
  /** Get the analysed comments */
  listPurchaseIntentComments: {
    path: {
      id: string
    }
    query: {
      stage?:
        | ('asks_price' | 'asks_where' | 'wants' | 'will_buy' | 'bought' | 'repeat' | 'objects' | 'rejects' | 'none')[]
        | undefined
      sentiment?: ('negative' | 'neutral' | 'positive')[] | undefined
      language?: string[] | undefined
      /** Ids of contents. */
      content?: string[] | undefined
      /** Only what is set apart for these reasons. */
      set_apart?: ('spam' | 'giveaway' | 'by_creator' | 'not_judged')[] | undefined
      /** true: only counted comments; false: only excluded ones. */
      counted?: boolean | undefined
      min_confidence?: number | undefined
      /** analysed: as they were read, which streams always keep; sorted pages show what there was at the first page. */
      sort?: 'analysed' | 'score' | 'likes' | 'newest' | 'oldest' | undefined
      /** Maximum number of items. */
      limit?: number | undefined
      /** `next_cursor` of the previous page. */
      cursor?: string | undefined
      /** Wait up to this many seconds for the request to finish. */
      wait?: number | undefined
      /** Return the whole list as a file instead of a page; same as sending its media type in Accept. */
      format?: 'jsonl' | 'csv' | 'parquet' | 'xlsx' | undefined
    }
    body: undefined
    answer: ListPurchaseIntentCommentsAnswer
  }
  /** Analyse purchase intent in comments (submit) */
  submitPurchaseIntent: {
    path: Record<string, never>
    query: Record<string, never>
    body: SubmitPurchaseIntentBody
    answer: PurchaseIntentRequest
  }
  /** Get purchase intent insights */
  getPurchaseIntent: {
    path: {
      id: string
    }
    query: {
      /** Wait up to this many seconds for the request to finish. */
      wait?: number | undefined
    }
    body: undefined
    answer: PurchaseIntentRequest
  }
  /** Get the analysed comments */
  listCommentsRelevanceComments: {
    path: {
      id: string
    }
    query: {
      label?: ('relevant' | 'irrelevant' | 'spam')[] | undefined
      sentiment?: ('negative' | 'neutral' | 'positive')[] | undefined
      language?: string[] | undefined
      /** Duplicate clusters. */
      cluster?: string[] | undefined
      /** true: only counted comments; false: only excluded ones. */
      counted?: boolean | undefined
      min_relevance?: number | undefined
      /** analysed: as they were read, which streams always keep; sorted pages show what there was at the first page. */
      sort?: 'analysed' | 'score' | 'likes' | 'newest' | 'oldest' | undefined
      /** Maximum number of items. */
      limit?: number | undefined
      /** `next_cursor` of the previous page. */
      cursor?: string | undefined
      /** Wait up to this many seconds for the request to finish. */
      wait?: number | undefined
      /** Return the whole list as a file instead of a page; same as sending its media type in Accept. */
      format?: 'jsonl' | 'csv' | 'parquet' | 'xlsx' | undefined
    }
    body: undefined
    answer: ListCommentsRelevanceCommentsAnswer
  }
  /** Find comments about a product or brand (submit) */
  submitCommentsRelevance: {
    path: Record<string, never>
    query: Record<string, never>
    body: SubmitCommentsRelevanceBody
    answer: CommentsRelevanceRequest
  }
  /** Get relevance insights */
  getCommentsRelevance: {
    path: {
      id: string
    }
    query: {
      /** Wait up to this many seconds for the request to finish. */
      wait?: number | undefined
    }
    body: undefined
    answer: CommentsRelevanceRequest
  }
  /** List the flagged contents of a screening */
  listScreenedContents: {
    path: {
      id: string
    }
    query: {
      /** Maximum number of items. */
      limit?: number | undefined
      /** `next_cursor` of the previous page. */
      cursor?: string | undefined
      /** Wait up to this many seconds for the request to finish. */
      wait?: number | undefined
      state?: 'flagged' | 'unflagged' | 'clear' | 'not_judged' | 'all' | undefined
      category?:
        | 'hate'
        | 'harassment'
        | 'threat'
        | 'violence'
        | 'self_harm'
        | 'sexual'
        | 'minors_safety'
        | 'drugs'
        | 'alcohol'
        | 'tobacco'
        | 'weapons'
        | 'crime'
        | 'gambling'
        | 'profanity'
        | 'extremism'
        | 'misinformation_claims'
        | 'politics'
        | 'competitor_mention'
        | 'custom'
        | undefined
      /** Only items in which this keyword of the criteria was met. */
      keyword?: string | undefined
      network?:
        | 'instagram'
        | 'tiktok'
        | 'youtube'
        | 'x'
        | 'facebook'
        | 'twitch'
        | 'threads'
        | 'pinterest'
        | 'snapchat'
        | 'bluesky'
        | 'mastodon'
        | 'professional'
        | 'reddit'
        | 'telegram'
        | 'tumblr'
        | 'nostr'
        | 'lemmy'
        | 'peertube'
        | 'hackernews'
        | 'web'
        | undefined
      /** Published at or after. */
      since?: string | undefined
      /** Published before. */
      until?: string | undefined
      /** Return the whole list as a file instead of a page; same as sending its media type in Accept. */
      format?: 'jsonl' | 'csv' | 'parquet' | 'xlsx' | undefined
    }
    body: undefined
    answer: ListScreenedContentsAnswer
  }
  /** Review items: flag, unflag, confirm, relabel, set severity, note */
  reviewContents: {
    path: {
      id: string
    }
    query: Record<string, never>
    body: ReviewContentsBody
    answer: ReviewContentsAnswer
  }
  /** Unflag content items */
  unflagContents: {
    path: {
      id: string
    }
    query: Record<string, never>
    body: UnflagContentsBody
    answer: ReviewContentsAnswer
  }
  /** Undo a decision about items */
  undoDecision: {
    path: {
      id: string
    }
    query: Record<string, never>
    body: UndoDecisionBody
    answer: ReviewContentsAnswer
  }
  /** Find more items like one item */
  findSimilarContents: {
    path: {
      id: string
    }
    query: Record<string, never>
    body: FindSimilarContentsBody
    answer: FindSimilarContentsAnswer
  }
  /** List the people looked for, newest first */
  listScreeningIdentities: {
    path: Record<string, never>
    query: {
      /** Maximum number of items. */
      limit?: number | undefined
      /** `next_cursor` of the previous page. */
      cursor?: string | undefined
    }
    body: undefined
    answer: ListScreeningIdentitiesAnswer
  }
  /** Find the accounts that may be a person’s */
  createScreeningIdentity: {
    path: Record<string, never>
    query: Record<string, never>
    body: CreateScreeningIdentityBody
    answer: ScreeningIdentity
  }
  /** Get a person looked for, with candidates and decisions */
  getScreeningIdentity: {
    path: {
      id: string
    }
    query: Record<string, never>
    body: undefined
    answer: ScreeningIdentity
  }
  /** Delete a person looked for */
  removeScreeningIdentity: {
    path: {
      id: string
    }
    query: Record<string, never>
    body: undefined
    answer: unknown
  }
  /** Confirm or reject accounts of a person */
  decideScreeningIdentity: {
    path: {
      id: string
    }
    query: Record<string, never>
    body: DecideScreeningIdentityBody
    answer: ScreeningIdentity
  }
  /** Undo a decision about accounts of a person */
  undoScreeningIdentity: {
    path: {
      id: string
    }
    query: Record<string, never>
    body: UndoScreeningIdentityBody
    answer: ScreeningIdentity
  }
  /** Sign the review of a screening */
  signScreening: {
    path: {
      id: string
    }
    query: Record<string, never>
    body: SignScreeningBody
    answer: SignScreeningAnswer
  }
  /** List all decisions about a screening */
  listScreeningHistory: {
    path: {
      id: string
    }
    query: {
      /** Maximum number of items. */
      limit?: number | undefined
      /** `next_cursor` of the previous page. */
      cursor?: string | undefined
    }
    body: undefined
    answer: ListScreeningHistoryAnswer
  }
  /** List criteria sets */
  listFlaggingCriteria: {
    path: Record<string, never>
    query: {
      /** Maximum number of items. */
      limit?: number | undefined
      /** `next_cursor` of the previous page. */
      cursor?: string | undefined
    }
    body: undefined
    answer: ListFlaggingCriteriaAnswer
  }
  /** Create a flagging criteria set */
  createFlaggingCriteria: {
    path: Record<string, never>
    query: Record<string, never>
    body: CreateFlaggingCriteriaBody
    answer: FlaggingCriteria
  }
  /** Get a criteria set */
  getFlaggingCriteria: {
    path: {
      id: string
    }
    query: {
      version?: number | undefined
      /** Taken as everywhere; a criteria set is always there at once. */
      wait?: number | undefined
    }
    body: undefined
    answer: GetFlaggingCriteriaAnswer
  }
  /** Change a criteria set (creates a new version) */
  changeFlaggingCriteria: {
    path: {
      id: string
    }
    query: Record<string, never>
    body: ChangeFlaggingCriteriaBody
    answer: FlaggingCriteria
  }
  /** Preview a criteria set on a sample or on your own texts */
  previewFlaggingCriteria: {
    path: Record<string, never>
    query: Record<string, never>
    body: PreviewFlaggingCriteriaBody
    answer: PreviewFlaggingCriteriaAnswer
  }
  /** Get the precision and recall of a criteria set */
  showCriteriaPrecision: {
    path: {
      id: string
    }
    query: Record<string, never>
    body: undefined
    answer: ShowCriteriaPrecisionAnswer
  }
  /** Replay a screening on its stored items */
  replayScreening: {
    path: {
      id: string
    }
    query: Record<string, never>
    body: undefined
    answer: ReplayScreeningAnswer
  }
  /** Compare a screening with other criteria */
  compareCriteria: {
    path: {
      id: string
    }
    query: Record<string, never>
    body: CompareCriteriaBody
    answer: CompareCriteriaAnswer
  }
  /** Open, annotate or resolve a dispute */
  disputeScreening: {
    path: {
      id: string
    }
    query: Record<string, never>
    body: DisputeScreeningBody
    answer: ScreeningFairness
  }
  /** Record the notices of an adverse action */
  recordAdverseAction: {
    path: {
      id: string
    }
    query: Record<string, never>
    body: RecordAdverseActionBody
    answer: ScreeningFairness
  }
  /** Get the copy for the screened person */
  getSubjectCopy: {
    path: {
      id: string
    }
    query: {
      language?: 'en' | 'es' | 'pt' | 'fr' | 'de' | undefined
    }
    body: undefined
    answer: ScreeningReport
  }
  /** Get a screening with its risk score */
  getScreening: {
    path: {
      id: string
    }
    query: {
      /** Wait up to this many seconds for the request to finish. */
      wait?: number | undefined
    }
    body: undefined
    answer: ScreeningRequest
  }
  /** Delete a screening permanently */
  deleteScreening: {
    path: {
      id: string
    }
    query: Record<string, never>
    body: undefined
    answer: DeletionProof
  }
  /** Get the proof of deletion of a screening */
  showDeletionProof: {
    path: {
      id: string
    }
    query: Record<string, never>
    body: undefined
    answer: DeletionProof
  }
  /** Generate a screening report */
  generateScreeningReport: {
    path: {
      id: string
    }
    query: Record<string, never>
    body: GenerateScreeningReportBody
    answer: ScreeningReport
  }
  /** List the reports of a screening, newest first */
  listScreeningReports: {
    path: {
      id: string
    }
    query: {
      /** Maximum number of items. */
      limit?: number | undefined
      /** `next_cursor` of the previous page. */
      cursor?: string | undefined
    }
    body: undefined
    answer: ListScreeningReportsAnswer
  }
  /** Write a pre-adverse or final notice */
  writeScreeningLetter: {
    path: {
      id: string
    }
    query: Record<string, never>
    body: WriteScreeningLetterBody
    answer: ScreeningLetter
  }
  /** Get a stored report */
  getScreeningReport: {
    path: {
      id: string
      report_id: string
    }
    query: Record<string, never>
    body: undefined
    answer: ScreeningReport
  }
  /** Screen an uploaded image or video */
  checkMedia: {
    path: Record<string, never>
    query: {
      /** Criteria set (default: crt_default). */
      criteria_id?: string | undefined
      criteria_version?: number | undefined
    }
    body: CheckMediaBody
    answer: CheckMediaAnswer
  }
  /** List monitorings, newest first */
  listMonitoring: {
    path: Record<string, never>
    query: {
      /** Maximum number of items. */
      limit?: number | undefined
      /** `next_cursor` of the previous page. */
      cursor?: string | undefined
      status?: 'active' | 'paused' | 'stopped' | undefined
    }
    body: undefined
    answer: ListMonitoringAnswer
  }
  /** Start continuous monitoring of a profile */
  startMonitoring: {
    path: Record<string, never>
    query: Record<string, never>
    body: StartMonitoringBody
    answer: MonitoringStarted
  }
  /** Get a monitoring */
  getMonitoring: {
    path: {
      id: string
    }
    query: Record<string, never>
    body: undefined
    answer: Monitoring
  }
  /** Pause a monitoring */
  pauseMonitoring: {
    path: {
      id: string
    }
    query: Record<string, never>
    body: undefined
    answer: Monitoring
  }
  /** Resume a monitoring and catch up once */
  resumeMonitoring: {
    path: {
      id: string
    }
    query: Record<string, never>
    body: undefined
    answer: Monitoring
  }
  /** Stop a monitoring permanently; its screening is kept */
  stopMonitoring: {
    path: {
      id: string
    }
    query: Record<string, never>
    body: undefined
    answer: Monitoring
  }
  /** Screen a profile or a content item (submit) */
  submitScreening: {
    path: Record<string, never>
    query: Record<string, never>
    body: SubmitScreeningBody
    answer: ScreeningRequest
  }
  /** Screen an image or video by URL (submit) */
  submitMediaScreening: {
    path: Record<string, never>
    query: Record<string, never>
    body: SubmitMediaScreeningBody
    answer: ScreeningMediaRequest
  }
  /** Get the risk score of an image or video */
  getMediaScreening: {
    path: {
      id: string
    }
    query: {
      /** Wait up to this many seconds for the request to finish. */
      wait?: number | undefined
    }
    body: undefined
    answer: ScreeningMediaRequest
  }
  /** Check or suggest a query */
  checkListeningQuery: {
    path: Record<string, never>
    query: Record<string, never>
    body: CheckListeningQueryBody
    answer: CheckListeningQueryAnswer
  }
  /** Translate a query of another tool */
  translateListeningQuery: {
    path: Record<string, never>
    query: Record<string, never>
    body: TranslateListeningQueryBody
    answer: TranslateListeningQueryAnswer
  }
  /** List saved queries */
  listListeningQueries: {
    path: Record<string, never>
    query: Record<string, never>
    body: undefined
    answer: ListListeningQueriesAnswer
  }
  /** Save a query under a name */
  createListeningQuery: {
    path: Record<string, never>
    query: Record<string, never>
    body: CreateListeningQueryBody
    answer: SavedListeningQuery
  }
  /** Get a saved query */
  getListeningQuery: {
    path: {
      id: string
    }
    query: Record<string, never>
    body: undefined
    answer: SavedListeningQuery
  }
  /** Change a saved query */
  changeListeningQuery: {
    path: {
      id: string
    }
    query: Record<string, never>
    body: ChangeListeningQueryBody
    answer: SavedListeningQuery
  }
  /** Delete a saved query */
  removeListeningQuery: {
    path: {
      id: string
    }
    query: Record<string, never>
    body: undefined
    answer: unknown
  }
  /** List tags */
  listListeningTags: {
    path: Record<string, never>
    query: Record<string, never>
    body: undefined
    answer: ListListeningTagsAnswer
  }
  /** Create a tag for mentions, with a rule if wished */
  createListeningTag: {
    path: Record<string, never>
    query: Record<string, never>
    body: CreateListeningTagBody
    answer: ListeningTag
  }
  /** Get a tag */
  getListeningTag: {
    path: {
      id: string
    }
    query: Record<string, never>
    body: undefined
    answer: ListeningTag
  }
  /** Change the rule of a tag */
  changeListeningTag: {
    path: {
      id: string
    }
    query: Record<string, never>
    body: ChangeListeningTagBody
    answer: ListeningTag
  }
  /** Delete a tag */
  removeListeningTag: {
    path: {
      id: string
    }
    query: Record<string, never>
    body: undefined
    answer: unknown
  }
  /** List scheduled listenings */
  listRecurringListening: {
    path: Record<string, never>
    query: {
      /** Maximum number of items. */
      limit?: number | undefined
      /** `next_cursor` of the previous page. */
      cursor?: string | undefined
    }
    body: undefined
    answer: ListRecurringListeningAnswer
  }
  /** Create a scheduled listening with alerts */
  createRecurringListening: {
    path: Record<string, never>
    query: Record<string, never>
    body: CreateRecurringListeningBody
    answer: RecurringListeningCreated
  }
  /** Get a scheduled listening */
  getRecurringListening: {
    path: {
      id: string
    }
    query: Record<string, never>
    body: undefined
    answer: RecurringListening
  }
  /** Pause or resume a scheduled listening, or change its alerts */
  changeRecurringListening: {
    path: {
      id: string
    }
    query: Record<string, never>
    body: RecurringListeningPatch
    answer: RecurringListening
  }
  /** Delete a scheduled listening */
  removeRecurringListening: {
    path: {
      id: string
    }
    query: Record<string, never>
    body: undefined
    answer: RecurringListening
  }
  /** Get the insights of a listening request */
  fetchListening: {
    path: {
      id: string
    }
    query: {
      /** Wait up to this many seconds for the request to finish. */
      wait?: number | undefined
    }
    body: undefined
    answer: FetchListeningAnswer
  }
  /** List the posts behind a figure */
  listListeningMentions: {
    path: {
      id: string
    }
    query: {
      /** Name of one of the brands; any of them unless given. */
      brand?: string | undefined
      /** The period asked for, or the one it is compared with. */
      period?: 'now' | 'before' | undefined
      /** With `to`: a step of the volume or a spike. */
      from?: string | undefined
      to?: string | undefined
      sentiment?: 'negative' | 'neutral' | 'positive' | 'not_judged' | undefined
      /** Only if `emotions` was requested. */
      emotion?: 'anger' | 'fear' | 'joy' | 'sadness' | 'surprise' | 'none' | 'not_judged' | undefined
      network?: string | undefined
      /** `unknown` for those without, as in every list of values. */
      language?: string | undefined
      country?: string | undefined
      kind?: string | undefined
      type?: string | undefined
      author?: string | undefined
      term?: string | undefined
      hashtag?: string | undefined
      co_mention?: string | undefined
      aspect?: string | undefined
      theme?: string | undefined
      /** `person:`, `place:` or `organisation:` and the name, as the insights give it. */
      entity?: string | undefined
      copy?: string | undefined
      /** Repeats that were set apart; `all` with `copy`. */
      repeats?: 'without' | 'only' | 'all' | undefined
      /** Name of a tag; `none` for mentions without tags. */
      tag?: string | undefined
      /** Whether the mention has been checked. */
      state?: 'open' | 'checked' | undefined
      /** Assignee; `none` for mentions without one. */
      assignee?: string | undefined
      /** Maximum number of items. */
      limit?: number | undefined
      /** `next_cursor` of the previous page. */
      cursor?: string | undefined
      /** Return the whole list as a file instead of a page; same as sending its media type in Accept. */
      format?: 'jsonl' | 'csv' | 'parquet' | 'xlsx' | undefined
    }
    body: undefined
    answer: ListListeningMentionsAnswer
  }
  /** Check, assign, note or tag mentions */
  changeListeningMentions: {
    path: {
      id: string
    }
    query: Record<string, never>
    body: ChangeListeningMentionsBody
    answer: ChangeListeningMentionsAnswer
  }
  /** Undo a change of mentions */
  undoMentionChange: {
    path: {
      id: string
    }
    query: Record<string, never>
    body: UndoMentionChangeBody
    answer: MentionChange
  }
  /** List the changes of mentions */
  listMentionChanges: {
    path: {
      id: string
    }
    query: {
      /** Maximum number of items. */
      limit?: number | undefined
      /** `next_cursor` of the previous page. */
      cursor?: string | undefined
    }
    body: undefined
    answer: ListMentionChangesAnswer
  }
  /** Break a listening down by tag and assignee */
  breakDownListening: {
    path: {
      id: string
    }
    query: {
      /** Name of one of the brands; any of them unless given. */
      brand?: string | undefined
    }
    body: undefined
    answer: BreakDownListeningAnswer
  }
  /** Get the report of a listening request */
  getListeningReport: {
    path: {
      id: string
    }
    query: Record<string, never>
    body: undefined
    answer: ListeningInsights
  }
  /** Analyse the conversation about a brand and its competitors (submit) */
  submitListening: {
    path: Record<string, never>
    query: Record<string, never>
    body: SubmitListeningBody
    answer: SocialListeningRequest
  }
  /** Get the status of a listening request */
  getListeningStatus: {
    path: {
      id: string
    }
    query: {
      /** Wait up to this many seconds for the request to finish. */
      wait?: number | undefined
    }
    body: undefined
    answer: SocialListeningRequest
  }
  /** List the uploads of this account, newest first */
  listImportFiles: {
    path: Record<string, never>
    query: {
      /** Maximum number of items. */
      limit?: number | undefined
      /** `next_cursor` of the previous page. */
      cursor?: string | undefined
    }
    body: undefined
    answer: ListImportFilesAnswer
  }
  /** Upload a file to import: a list, an export, a personal archive */
  uploadImportFile: {
    path: Record<string, never>
    query: {
      /** What the file is called, where the body does not say it. */
      name?: string | undefined
    }
    body: undefined
    answer: ImportFile
  }
  /** An upload: its name, size and checksum */
  getImportFile: {
    path: {
      id: string
    }
    query: Record<string, never>
    body: undefined
    answer: ImportFile
  }
  /** Remove an upload */
  removeImportFile: {
    path: {
      id: string
    }
    query: Record<string, never>
    body: undefined
    answer: ImportFile
  }
  /** Show how a file is understood, and what would be lost */
  previewImport: {
    path: {
      id: string
    }
    query: Record<string, never>
    body: ImportMapping
    answer: ImportPreview
  }
  /** List the fields a column can be mapped to, for each kind of rows */
  listImportFields: {
    path: Record<string, never>
    query: Record<string, never>
    body: undefined
    answer: ListImportFieldsAnswer
  }
  /** Keep a mapping under a name, for the next file of its kind */
  saveImportMapping: {
    path: {
      name: string
    }
    query: Record<string, never>
    body: ImportMapping
    answer: NamedImportMapping
  }
  /** Remove a mapping */
  removeImportMapping: {
    path: {
      name: string
    }
    query: Record<string, never>
    body: undefined
    answer: NamedImportMappingOutput
  }
  /** List the mappings of this account */
  listImportMappings: {
    path: Record<string, never>
    query: {
      /** Maximum number of items. */
      limit?: number | undefined
      /** `next_cursor` of the previous page. */
      cursor?: string | undefined
    }
    body: undefined
    answer: ListImportMappingsAnswer
  }
  /** The rows an import refused, and the cells it could not read, as JSON Lines */
  getImportRejects: {
    path: {
      id: string
    }
    query: Record<string, never>
    body: undefined
    answer: GetImportRejectsAnswer
  }
  /** Import an uploaded file */
  startImport: {
    path: Record<string, never>
    query: Record<string, never>
    body: ImportBody
    answer: ImportRequest
  }
  /** How an import went */
  getImport: {
    path: {
      id: string
    }
    query: {
      /** Wait up to this many seconds for the request to finish. */
      wait?: number | undefined
    }
    body: undefined
    answer: ImportRequest
  }
  /** List webhooks */
  listWebhooks: {
    path: Record<string, never>
    query: Record<string, never>
    body: undefined
    answer: ListWebhooksAnswer
  }
  /** Create a webhook */
  createWebhook: {
    path: Record<string, never>
    query: Record<string, never>
    body: WebhookBody
    answer: CreateWebhookAnswer
  }
  /** Get a webhook */
  getWebhook: {
    path: {
      id: string
    }
    query: Record<string, never>
    body: undefined
    answer: Webhook
  }
  /** Change, pause or resume a webhook */
  changeWebhook: {
    path: {
      id: string
    }
    query: Record<string, never>
    body: WebhookPatch
    answer: Webhook
  }
  /** Delete a webhook */
  removeWebhook: {
    path: {
      id: string
    }
    query: Record<string, never>
    body: undefined
    answer: unknown
  }
  /** Replace the secret of a webhook */
  rotateWebhookSecret: {
    path: {
      id: string
    }
    query: Record<string, never>
    body: undefined
    answer: CreateWebhookAnswer
  }
  /** Send a test message to a webhook */
  testWebhook: {
    path: {
      id: string
    }
    query: {
      /** The kind of event to send a sample of. */
      kind?:
        | 'request.finished'
        | 'screening.finished'
        | 'screening.item_flagged'
        | 'screening.level_changed'
        | 'screening.run_failed'
        | 'listening.alert'
        | 'listening.mention'
        | 'report.ready'
        | 'export.ready'
        | 'search.changed'
        | 'campaign.post'
        | 'connection.connected'
        | 'connection.ended'
        | 'campaign.finished'
        | 'webhook.paused'
        | 'notification.paused'
        | 'quota.low'
        | 'quota.spent'
        | undefined
    }
    body: undefined
    answer: WebhookDelivery
  }
  /** List deliveries of a webhook */
  listWebhookDeliveries: {
    path: {
      id: string
    }
    query: {
      /** Maximum number of items. */
      limit?: number | undefined
      /** `next_cursor` of the previous page. */
      cursor?: string | undefined
      status?: 'pending' | 'delivered' | 'dead' | undefined
      /** One kind of event. */
      kind?: string | undefined
    }
    body: undefined
    answer: ListWebhookDeliveriesAnswer
  }
  /** Send a message to a webhook again */
  redeliverWebhook: {
    path: {
      id: string
      delivery_id: string
    }
    query: Record<string, never>
    body: undefined
    answer: WebhookDelivery
  }
  /** Send all dead letters of a webhook again */
  redeliverDeadLetters: {
    path: {
      id: string
    }
    query: Record<string, never>
    body: undefined
    answer: RedeliverDeadLettersAnswer
  }
  /** List notification channels */
  listNotificationChannels: {
    path: Record<string, never>
    query: Record<string, never>
    body: undefined
    answer: ListNotificationChannelsAnswer
  }
  /** Create a notification channel */
  createNotificationChannel: {
    path: Record<string, never>
    query: Record<string, never>
    body: NotificationChannelBody
    answer: NotificationChannel
  }
  /** Get a notification channel */
  getNotificationChannel: {
    path: {
      id: string
    }
    query: Record<string, never>
    body: undefined
    answer: NotificationChannel
  }
  /** Change, pause or resume a notification channel */
  changeNotificationChannel: {
    path: {
      id: string
    }
    query: Record<string, never>
    body: NotificationChannelPatch
    answer: NotificationChannel
  }
  /** Delete a notification channel */
  removeNotificationChannel: {
    path: {
      id: string
    }
    query: Record<string, never>
    body: undefined
    answer: unknown
  }
  /** Send a test message to a notification channel */
  testNotificationChannel: {
    path: {
      id: string
    }
    query: {
      /** The kind of event to send a sample of. */
      kind?:
        | 'request.finished'
        | 'screening.finished'
        | 'screening.item_flagged'
        | 'screening.level_changed'
        | 'screening.run_failed'
        | 'listening.alert'
        | 'listening.mention'
        | 'report.ready'
        | 'export.ready'
        | 'search.changed'
        | 'campaign.post'
        | 'connection.connected'
        | 'connection.ended'
        | 'campaign.finished'
        | 'webhook.paused'
        | 'notification.paused'
        | 'quota.low'
        | 'quota.spent'
        | undefined
    }
    body: undefined
    answer: WebhookDelivery
  }
  /** List deliveries of a notification channel */
  listNotifications: {
    path: {
      id: string
    }
    query: {
      /** Maximum number of items. */
      limit?: number | undefined
      /** `next_cursor` of the previous page. */
      cursor?: string | undefined
      status?: 'pending' | 'delivered' | 'dead' | undefined
      /** One kind of event. */
      kind?: string | undefined
    }
    body: undefined
    answer: ListWebhookDeliveriesAnswer
  }
  /** Send a message to a notification channel again */
  redeliverNotification: {
    path: {
      id: string
      delivery_id: string
    }
    query: Record<string, never>
    body: undefined
    answer: WebhookDelivery
  }
  /** Send all dead letters of a notification channel again */
  redeliverDeadNotifications: {
    path: {
      id: string
    }
    query: Record<string, never>
    body: undefined
    answer: RedeliverDeadLettersAnswer
  }
  /** List requests, newest first */
  listRequests: {
    path: Record<string, never>
    query: {
      /** Maximum number of items. */
      limit?: number | undefined
      /** `next_cursor` of the previous page. */
      cursor?: string | undefined
      /** Only requests of this kind. */
      kind?: string | undefined
      /** succeeded, partial, failed and canceled are final. */
      status?: 'queued' | 'in_progress' | 'succeeded' | 'partial' | 'failed' | 'canceled' | undefined
    }
    body: undefined
    answer: ListRequestsAnswer
  }
  /** Get the status of a request */
  getRequest: {
    path: {
      id: string
    }
    query: Record<string, never>
    body: undefined
    answer: Request
  }
  /** Stream the progress of a request (Server-Sent Events) */
  watchRequest: {
    path: {
      id: string
    }
    query: Record<string, never>
    body: undefined
    answer: Request
  }
  /** Cancel a request */
  cancelRequest: {
    path: {
      id: string
    }
    query: Record<string, never>
    body: undefined
    answer: Request
  }
  /** Retry a failed request */
  retryRequest: {
    path: {
      id: string
    }
    query: Record<string, never>
    body: undefined
    answer: Request
  }
  /** List tokens, newest first */
  listTokens: {
    path: Record<string, never>
    query: {
      /** Maximum number of items. */
      limit?: number | undefined
      /** `next_cursor` of the previous page. */
      cursor?: string | undefined
    }
    body: undefined
    answer: ListTokensAnswer
  }
  /** Create a token */
  createToken: {
    path: Record<string, never>
    query: Record<string, never>
    body: CreateTokenBody
    answer: CreateTokenAnswer
  }
  /** Revoke a token */
  revokeToken: {
    path: {
      id: string
    }
    query: Record<string, never>
    body: undefined
    answer: Token
  }
  /** Get usage by day and operation */
  showUsage: {
    path: Record<string, never>
    query: {
      /** First day, UTC; 30 days ago by default. */
      from?: string | undefined
      /** Last day, UTC; today by default. */
      to?: string | undefined
    }
    body: undefined
    answer: ShowUsageAnswer
  }
  /** List networks and the data they provide */
  listNetworks: {
    path: Record<string, never>
    query: Record<string, never>
    body: undefined
    answer: ListNetworksAnswer
  }
  /** Say what reading from a network costs, before it is read */
  estimateCost: {
    path: Record<string, never>
    query: {
      network:
        | 'instagram'
        | 'tiktok'
        | 'youtube'
        | 'x'
        | 'facebook'
        | 'twitch'
        | 'threads'
        | 'pinterest'
        | 'snapchat'
        | 'bluesky'
        | 'mastodon'
        | 'professional'
        | 'reddit'
        | 'telegram'
        | 'tumblr'
        | 'nostr'
        | 'lemmy'
        | 'peertube'
        | 'hackernews'
        | 'web'
      operation: 'profile' | 'contents' | 'content' | 'comments' | 'search' | 'followers' | 'likers' | 'commenters'
      /** Records that are wanted. */
      items?: number | undefined
    }
    body: undefined
    answer: CostEstimate
  }
  /** Say what a request would cost, without submitting it */
  estimateRequest: {
    path: Record<string, never>
    query: Record<string, never>
    body:
      | EstimateRequestBodyEnrichment
      | EstimateRequestBodyAudienceOverlap
      | EstimateRequestBodyComparison
      | EstimateRequestBodyProfileAnalytics
      | EstimateRequestBodyCampaign
      | EstimateRequestBodyPublicContent
      | EstimateRequestBodyPublicContentProfessional
      | EstimateRequestBodyPublicCommentsProfessional
      | EstimateRequestBodyPurchaseIntent
      | EstimateRequestBodyCommentsRelevance
      | EstimateRequestBodyScreening
      | EstimateRequestBodySocialListening
    answer: EstimatedRequest
  }
  /** Show how far background work is */
  showStatus: {
    path: Record<string, never>
    query: Record<string, never>
    body: undefined
    answer: Status
  }
  /** List events, oldest first */
  listEvents: {
    path: Record<string, never>
    query: {
      /** Maximum number of items. */
      limit?: number | undefined
      /** `next_cursor` of the previous page. */
      cursor?: string | undefined
      /** Only these kinds, separated by commas. */
      kind?: string | undefined
      /** Only events of this id. */
      subject?: string | undefined
      /** Only events at or after this time. */
      since?: string | undefined
      /** Wait up to this many seconds for the request to finish. */
      wait?: number | undefined
    }
    body: undefined
    answer: ListEventsAnswer
  }
  /** Show what is stored of the demo data */
  getDemo: {
    path: Record<string, never>
    query: Record<string, never>
    body: undefined
    answer: Demo
  }
  /** Remove the demo data */
  removeDemo: {
    path: Record<string, never>
    query: {
      /** Say `remove`: it cannot be undone by this call. */
      confirm: 'remove'
    }
    body: undefined
    answer: Demo
  }
  /** Let the demo data come back */
  restoreDemo: {
    path: Record<string, never>
    query: Record<string, never>
    body: undefined
    answer: Demo
  }
  /** Get the logo and colour of your PDFs */
  getReportStyle: {
    path: Record<string, never>
    query: Record<string, never>
    body: undefined
    answer: GetReportStyleAnswer
  }
  /** Set the logo and colour of your PDFs */
  setReportStyle: {
    path: Record<string, never>
    query: Record<string, never>
    body: SetReportStyleBody
    answer: GetReportStyleAnswer
  }
  /** List the audit log, newest first */
  listAudit: {
    path: Record<string, never>
    query: {
      /** Maximum number of items. */
      limit?: number | undefined
      /** `next_cursor` of the previous page. */
      cursor?: string | undefined
      /** Only calls of this token or user. */
      actor?: string | undefined
      /** Only this operation, such as showContacts. */
      operation?: string | undefined
      outcome?: 'begun' | 'succeeded' | 'refused' | 'failed' | undefined
      /** Only entries about this id or person: an id, network:handle, profile URL, e-mail address, phone number or IP address. */
      subject?: string | undefined
      /** Only entries at or after this time. */
      since?: string | undefined
      /** Only entries before this time. */
      until?: string | undefined
      /** Return the whole list as a file instead of a page; same as sending its media type in Accept. */
      format?: 'jsonl' | 'csv' | 'parquet' | 'xlsx' | undefined
    }
    body: undefined
    answer: ListAuditAnswer
  }
  /** Verify the audit log */
  verifyAudit: {
    path: Record<string, never>
    query: Record<string, never>
    body: undefined
    answer: VerifyAuditAnswer
  }
  /** Show how long each kind of data is kept */
  showRetention: {
    path: Record<string, never>
    query: Record<string, never>
    body: undefined
    answer: ShowRetentionAnswer
  }
  /** Show who is calling */
  showMe: {
    path: Record<string, never>
    query: Record<string, never>
    body: undefined
    answer: Me
  }
  /** Choose your language */
  changeMe: {
    path: Record<string, never>
    query: Record<string, never>
    body: MePatch
    answer: Me
  }
  /** List the roles and their scopes */
  listRoles: {
    path: Record<string, never>
    query: Record<string, never>
    body: undefined
    answer: ListRolesAnswer
  }
  /** List the users of the account */
  listUsers: {
    path: Record<string, never>
    query: {
      /** Maximum number of items. */
      limit?: number | undefined
      /** `next_cursor` of the previous page. */
      cursor?: string | undefined
    }
    body: undefined
    answer: ListUsersAnswer
  }
  /** Get a user */
  showUser: {
    path: {
      id: string
    }
    query: Record<string, never>
    body: undefined
    answer: User
  }
  /** Change the name or role of a user */
  changeUser: {
    path: {
      id: string
    }
    query: Record<string, never>
    body: UserPatch
    answer: User
  }
  /** Remove a user */
  removeUser: {
    path: {
      id: string
    }
    query: Record<string, never>
    body: undefined
    answer: unknown
  }
  /** Let a user choose a new password */
  resetUserPassword: {
    path: {
      id: string
    }
    query: Record<string, never>
    body: undefined
    answer: ResetUserPasswordAnswer
  }
  /** List invitations, newest first */
  listInvitations: {
    path: Record<string, never>
    query: {
      /** Maximum number of items. */
      limit?: number | undefined
      /** `next_cursor` of the previous page. */
      cursor?: string | undefined
    }
    body: undefined
    answer: ListInvitationsAnswer
  }
  /** Invite someone to the account */
  createInvitation: {
    path: Record<string, never>
    query: Record<string, never>
    body: InvitationBody
    answer: ResetUserPasswordAnswer
  }
  /** Revoke an invitation */
  revokeInvitation: {
    path: {
      id: string
    }
    query: Record<string, never>
    body: undefined
    answer: Invitation
  }
  /** Turn off the second factor of a user */
  removeUserSecondFactor: {
    path: {
      id: string
    }
    query: Record<string, never>
    body: undefined
    answer: unknown
  }
  /** Show the account and its policy */
  showAccount: {
    path: Record<string, never>
    query: Record<string, never>
    body: undefined
    answer: Account
  }
  /** Change the policy of the account */
  changeAccount: {
    path: Record<string, never>
    query: Record<string, never>
    body: AccountPatch
    answer: Account
  }
  /** List open sessions, newest first */
  listSessions: {
    path: Record<string, never>
    query: {
      /** Maximum number of items. */
      limit?: number | undefined
      /** `next_cursor` of the previous page. */
      cursor?: string | undefined
      user_id?: string | undefined
    }
    body: undefined
    answer: ListSessionsAnswer
  }
  /** End a session */
  endSession: {
    path: {
      id: string
    }
    query: Record<string, never>
    body: undefined
    answer: unknown
  }
  /** Find all data about a person */
  findSubject: {
    path: Record<string, never>
    query: Record<string, never>
    body: FindSubjectBody
    answer: FindSubjectAnswer
  }
  /** Get a copy of all data about a person */
  copySubject: {
    path: Record<string, never>
    query: Record<string, never>
    body: FindSubjectBody
    answer: CopySubjectAnswer
  }
  /** Erase a person */
  eraseSubject: {
    path: Record<string, never>
    query: Record<string, never>
    body: EraseSubjectBody
    answer: SubjectCase
  }
  /** Restrict the processing of a person */
  restrictSubject: {
    path: Record<string, never>
    query: Record<string, never>
    body: EraseSubjectBody
    answer: SubjectCase
  }
  /** List erasures and restrictions, newest first */
  listSubjectCases: {
    path: Record<string, never>
    query: {
      /** Maximum number of items. */
      limit?: number | undefined
      /** `next_cursor` of the previous page. */
      cursor?: string | undefined
    }
    body: undefined
    answer: ListSubjectCasesAnswer
  }
  /** Get the certificate of an erasure or restriction */
  getSubjectCase: {
    path: {
      id: string
    }
    query: Record<string, never>
    body: undefined
    answer: SubjectCase
  }
  /** Lift a restriction */
  liftRestriction: {
    path: {
      id: string
    }
    query: Record<string, never>
    body: undefined
    answer: SubjectCase
  }
  /** List networks that creators can connect */
  listConnectionProviders: {
    path: Record<string, never>
    query: Record<string, never>
    body: undefined
    answer: ListConnectionProvidersAnswer
  }
  /** List connections, newest first */
  listConnections: {
    path: Record<string, never>
    query: {
      /** Maximum number of items. */
      limit?: number | undefined
      /** `next_cursor` of the previous page. */
      cursor?: string | undefined
    }
    body: undefined
    answer: ListConnectionsAnswer
  }
  /** Create a link with which a creator connects their account */
  createConnection: {
    path: Record<string, never>
    query: Record<string, never>
    body: ConnectionBody
    answer: CreateConnectionAnswer
  }
  /** Get a connection and its newest figures */
  getConnection: {
    path: {
      id: string
    }
    query: Record<string, never>
    body: undefined
    answer: GetConnectionAnswer
  }
  /** Delete a connection */
  removeConnection: {
    path: {
      id: string
    }
    query: Record<string, never>
    body: undefined
    answer: unknown
  }
  /** Read the figures of a connection now */
  readConnection: {
    path: {
      id: string
    }
    query: Record<string, never>
    body: undefined
    answer: GetConnectionAnswer
  }
  /** End a connection */
  endConnection: {
    path: {
      id: string
    }
    query: Record<string, never>
    body: undefined
    answer: EndConnectionAnswer
  }
  /** Screen, monitor, report on or compare everybody on a list */
  submitForMembers: {
    path: {
      id: string
    }
    query: Record<string, never>
    body: SubmitForMembersBody
    answer: SubmittedForMembers
  }
}

export const routes: Record<keyof Operations, readonly [method: string, path: string]> = {
  listProfiles: ['GET', '/profiles'],
  showPicture: ['GET', '/pictures'],
  discoverCreators: ['POST', '/discovery'],
  findCreatorsQuickly: ['POST', '/discovery-quick'],
  completeUserhandles: ['GET', '/dictionary/userhandles'],
  listLocations: ['GET', '/dictionary/locations'],
  listLanguages: ['GET', '/dictionary/languages'],
  listBrands: ['GET', '/dictionary/brands'],
  listInterests: ['GET', '/dictionary/interests'],
  listTopics: ['GET', '/dictionary/topics'],
  relateTopics: ['GET', '/dictionary/topics/relevance'],
  nameIds: ['GET', '/dictionary/names'],
  interpretSearch: ['POST', '/discovery/interpret'],
  rankCreators: ['POST', '/rankings'],
  fitBrief: ['POST', '/brief-fit'],
  listLists: ['GET', '/lists'],
  createList: ['POST', '/lists'],
  getList: ['GET', '/lists/{id}'],
  changeList: ['PATCH', '/lists/{id}'],
  removeList: ['DELETE', '/lists/{id}'],
  listListMembers: ['GET', '/lists/{id}/members'],
  addListMembers: ['POST', '/lists/{id}/members'],
  changeListMembers: ['PATCH', '/lists/{id}/members'],
  removeListMembers: ['POST', '/lists/{id}/members/remove'],
  listListHistory: ['GET', '/lists/{id}/history'],
  undoListChange: ['POST', '/lists/{id}/history/{change_id}/undo'],
  listSavedSearches: ['GET', '/saved-searches'],
  createSavedSearch: ['POST', '/saved-searches'],
  getSavedSearch: ['GET', '/saved-searches/{id}'],
  changeSavedSearch: ['PATCH', '/saved-searches/{id}'],
  removeSavedSearch: ['DELETE', '/saved-searches/{id}'],
  runSavedSearch: ['POST', '/saved-searches/{id}/run'],
  listSavedSearchRuns: ['GET', '/saved-searches/{id}/runs'],
  listSavedSearchDifferences: ['GET', '/saved-searches/{id}/runs/{run_id}/differences'],
  listScheduledExports: ['GET', '/scheduled-exports'],
  createScheduledExport: ['POST', '/scheduled-exports'],
  getScheduledExport: ['GET', '/scheduled-exports/{id}'],
  changeScheduledExport: ['PATCH', '/scheduled-exports/{id}'],
  removeScheduledExport: ['DELETE', '/scheduled-exports/{id}'],
  listCampaigns: ['GET', '/campaigns'],
  createCampaign: ['POST', '/campaigns'],
  getCampaign: ['GET', '/campaigns/{id}'],
  changeCampaign: ['PATCH', '/campaigns/{id}'],
  removeCampaign: ['DELETE', '/campaigns/{id}'],
  addCampaignMembers: ['POST', '/campaigns/{id}/members'],
  changeCampaignMembers: ['PATCH', '/campaigns/{id}/members'],
  removeCampaignMembers: ['POST', '/campaigns/{id}/members/remove'],
  getCampaignBoard: ['GET', '/campaigns/{id}/board'],
  listCampaignPosts: ['GET', '/campaigns/{id}/posts'],
  decideCampaignPosts: ['POST', '/campaigns/{id}/posts/decide'],
  checkCampaign: ['POST', '/campaigns/{id}/check'],
  getCampaignReport: ['GET', '/campaigns/{id}/report'],
  listRegisteredBrands: ['GET', '/brands'],
  addBrand: ['POST', '/brands'],
  importBrands: ['POST', '/brands/import'],
  getBrand: ['GET', '/brands/{id}'],
  changeBrand: ['PATCH', '/brands/{id}'],
  removeBrand: ['DELETE', '/brands/{id}'],
  mergeBrand: ['POST', '/brands/{id}/merge'],
  showContacts: ['POST', '/contact-info'],
  listDoNotContact: ['GET', '/do-not-contact'],
  addDoNotContact: ['POST', '/do-not-contact'],
  removeDoNotContact: ['DELETE', '/do-not-contact/{id}'],
  analyseProfile: ['POST', '/profile-analytics'],
  analyseProfessionalProfile: ['POST', '/profile-analytics-professional'],
  getProfileReport: ['GET', '/profile-analytics-async/{id}/report'],
  listReportSchedules: ['GET', '/profile-reports'],
  createReportSchedule: ['POST', '/profile-reports'],
  removeReportSchedule: ['DELETE', '/profile-reports/{id}'],
  exportDiscovery: ['POST', '/discovery-export'],
  getDiscoveryExport: ['GET', '/discovery-export/{id}'],
  submitEnrichment: ['POST', '/enrichments'],
  getEnrichment: ['GET', '/enrichments/{id}'],
  submitEmailLookup: ['POST', '/email-lookup'],
  getEmailLookup: ['GET', '/email-lookup/{id}'],
  submitAudienceOverlap: ['POST', '/audience-overlap'],
  getAudienceOverlap: ['GET', '/audience-overlap/{id}'],
  submitComparison: ['POST', '/comparisons'],
  getComparison: ['GET', '/comparisons/{id}'],
  submitProfileAnalytics: ['POST', '/profile-analytics-async'],
  getProfileAnalytics: ['GET', '/profile-analytics-async/{id}'],
  fetchContent: ['POST', '/public-content'],
  fetchComments: ['POST', '/public-comments'],
  judgeTexts: ['POST', '/text-judgement'],
  submitContentFetch: ['POST', '/public-content-async'],
  getContentFetch: ['GET', '/public-content-async/{id}'],
  submitProfessionalContentFetch: ['POST', '/public-content-professional'],
  getProfessionalContentFetch: ['GET', '/public-content-professional/{id}'],
  submitProfessionalCommentsFetch: ['POST', '/public-comments-professional'],
  getProfessionalCommentsFetch: ['GET', '/public-comments-professional/{id}'],
  listPurchaseIntentComments: ['GET', '/purchase-intent/{id}/comments'],
  submitPurchaseIntent: ['POST', '/purchase-intent'],
  getPurchaseIntent: ['GET', '/purchase-intent/{id}'],
  listCommentsRelevanceComments: ['GET', '/comments-relevance/{id}/comments'],
  submitCommentsRelevance: ['POST', '/comments-relevance'],
  getCommentsRelevance: ['GET', '/comments-relevance/{id}'],
  listScreenedContents: ['GET', '/screening/{id}/contents'],
  reviewContents: ['PATCH', '/screening/{id}/contents'],
  unflagContents: ['PATCH', '/screening/{id}/contents/unflag'],
  undoDecision: ['POST', '/screening/{id}/contents/undo'],
  findSimilarContents: ['POST', '/screening/{id}/contents/similar'],
  listScreeningIdentities: ['GET', '/screening-identities'],
  createScreeningIdentity: ['POST', '/screening-identities'],
  getScreeningIdentity: ['GET', '/screening-identities/{id}'],
  removeScreeningIdentity: ['DELETE', '/screening-identities/{id}'],
  decideScreeningIdentity: ['POST', '/screening-identities/{id}/decisions'],
  undoScreeningIdentity: ['POST', '/screening-identities/{id}/undo'],
  signScreening: ['POST', '/screening/{id}/sign-off'],
  listScreeningHistory: ['GET', '/screening/{id}/history'],
  listFlaggingCriteria: ['GET', '/flagging-criteria'],
  createFlaggingCriteria: ['POST', '/flagging-criteria'],
  getFlaggingCriteria: ['GET', '/flagging-criteria/{id}'],
  changeFlaggingCriteria: ['PATCH', '/flagging-criteria/{id}'],
  previewFlaggingCriteria: ['POST', '/flagging-criteria/preview'],
  showCriteriaPrecision: ['GET', '/flagging-criteria/{id}/precision'],
  replayScreening: ['POST', '/screening/{id}/replay'],
  compareCriteria: ['POST', '/screening/{id}/compare'],
  disputeScreening: ['POST', '/screening/{id}/dispute'],
  recordAdverseAction: ['POST', '/screening/{id}/adverse-action'],
  getSubjectCopy: ['GET', '/screening/{id}/subject-copy'],
  getScreening: ['GET', '/screening/{id}'],
  deleteScreening: ['DELETE', '/screening/{id}'],
  showDeletionProof: ['GET', '/screening/{id}/deletion-proof'],
  generateScreeningReport: ['POST', '/screening/{id}/generate-report'],
  listScreeningReports: ['GET', '/screening/{id}/reports'],
  writeScreeningLetter: ['POST', '/screening/{id}/letters'],
  getScreeningReport: ['GET', '/screening/{id}/reports/{report_id}'],
  checkMedia: ['POST', '/screening-media/check'],
  listMonitoring: ['GET', '/screening/continuous-monitoring'],
  startMonitoring: ['POST', '/screening/continuous-monitoring'],
  getMonitoring: ['GET', '/screening/continuous-monitoring/{id}'],
  pauseMonitoring: ['POST', '/screening/continuous-monitoring/{id}/pause'],
  resumeMonitoring: ['POST', '/screening/continuous-monitoring/{id}/resume'],
  stopMonitoring: ['POST', '/screening/continuous-monitoring/{id}/stop'],
  submitScreening: ['POST', '/screening'],
  submitMediaScreening: ['POST', '/screening-media'],
  getMediaScreening: ['GET', '/screening-media/{id}'],
  checkListeningQuery: ['POST', '/social-listening/query'],
  translateListeningQuery: ['POST', '/social-listening/query/translate'],
  listListeningQueries: ['GET', '/social-listening/queries'],
  createListeningQuery: ['POST', '/social-listening/queries'],
  getListeningQuery: ['GET', '/social-listening/queries/{id}'],
  changeListeningQuery: ['PATCH', '/social-listening/queries/{id}'],
  removeListeningQuery: ['DELETE', '/social-listening/queries/{id}'],
  listListeningTags: ['GET', '/social-listening/tags'],
  createListeningTag: ['POST', '/social-listening/tags'],
  getListeningTag: ['GET', '/social-listening/tags/{id}'],
  changeListeningTag: ['PATCH', '/social-listening/tags/{id}'],
  removeListeningTag: ['DELETE', '/social-listening/tags/{id}'],
  listRecurringListening: ['GET', '/social-listening/recurring'],
  createRecurringListening: ['POST', '/social-listening/recurring'],
  getRecurringListening: ['GET', '/social-listening/recurring/{id}'],
  changeRecurringListening: ['PATCH', '/social-listening/recurring/{id}'],
  removeRecurringListening: ['DELETE', '/social-listening/recurring/{id}'],
  fetchListening: ['GET', '/social-listening/{id}/fetch'],
  listListeningMentions: ['GET', '/social-listening/{id}/mentions'],
  changeListeningMentions: ['PATCH', '/social-listening/{id}/mentions'],
  undoMentionChange: ['POST', '/social-listening/{id}/mentions/undo'],
  listMentionChanges: ['GET', '/social-listening/{id}/mentions/history'],
  breakDownListening: ['GET', '/social-listening/{id}/tags'],
  getListeningReport: ['GET', '/social-listening/{id}/report'],
  submitListening: ['POST', '/social-listening'],
  getListeningStatus: ['GET', '/social-listening/{id}'],
  listImportFiles: ['GET', '/imports/files'],
  uploadImportFile: ['POST', '/imports/files'],
  getImportFile: ['GET', '/imports/files/{id}'],
  removeImportFile: ['DELETE', '/imports/files/{id}'],
  previewImport: ['POST', '/imports/files/{id}/preview'],
  listImportFields: ['GET', '/imports/fields'],
  saveImportMapping: ['PUT', '/imports/mappings/{name}'],
  removeImportMapping: ['DELETE', '/imports/mappings/{name}'],
  listImportMappings: ['GET', '/imports/mappings'],
  getImportRejects: ['GET', '/imports/{id}/rejects'],
  startImport: ['POST', '/imports'],
  getImport: ['GET', '/imports/{id}'],
  listWebhooks: ['GET', '/webhooks'],
  createWebhook: ['POST', '/webhooks'],
  getWebhook: ['GET', '/webhooks/{id}'],
  changeWebhook: ['PATCH', '/webhooks/{id}'],
  removeWebhook: ['DELETE', '/webhooks/{id}'],
  rotateWebhookSecret: ['POST', '/webhooks/{id}/rotate-secret'],
  testWebhook: ['POST', '/webhooks/{id}/test'],
  listWebhookDeliveries: ['GET', '/webhooks/{id}/deliveries'],
  redeliverWebhook: ['POST', '/webhooks/{id}/deliveries/{delivery_id}/redeliver'],
  redeliverDeadLetters: ['POST', '/webhooks/{id}/redeliver'],
  listNotificationChannels: ['GET', '/notification-channels'],
  createNotificationChannel: ['POST', '/notification-channels'],
  getNotificationChannel: ['GET', '/notification-channels/{id}'],
  changeNotificationChannel: ['PATCH', '/notification-channels/{id}'],
  removeNotificationChannel: ['DELETE', '/notification-channels/{id}'],
  testNotificationChannel: ['POST', '/notification-channels/{id}/test'],
  listNotifications: ['GET', '/notification-channels/{id}/deliveries'],
  redeliverNotification: ['POST', '/notification-channels/{id}/deliveries/{delivery_id}/redeliver'],
  redeliverDeadNotifications: ['POST', '/notification-channels/{id}/redeliver'],
  listRequests: ['GET', '/requests'],
  getRequest: ['GET', '/requests/{id}'],
  watchRequest: ['GET', '/requests/{id}/events'],
  cancelRequest: ['POST', '/requests/{id}/cancel'],
  retryRequest: ['POST', '/requests/{id}/retry'],
  listTokens: ['GET', '/tokens'],
  createToken: ['POST', '/tokens'],
  revokeToken: ['DELETE', '/tokens/{id}'],
  showUsage: ['GET', '/usage'],
  listNetworks: ['GET', '/networks'],
  estimateCost: ['GET', '/cost-estimate'],
  estimateRequest: ['POST', '/cost-estimate'],
  showStatus: ['GET', '/status'],
  listEvents: ['GET', '/events'],
  getDemo: ['GET', '/demo'],
  removeDemo: ['DELETE', '/demo'],
  restoreDemo: ['POST', '/demo/restore'],
  getReportStyle: ['GET', '/report-style'],
  setReportStyle: ['PUT', '/report-style'],
  listAudit: ['GET', '/audit'],
  verifyAudit: ['GET', '/audit/verification'],
  showRetention: ['GET', '/retention'],
  showMe: ['GET', '/me'],
  changeMe: ['PATCH', '/me'],
  listRoles: ['GET', '/roles'],
  listUsers: ['GET', '/users'],
  showUser: ['GET', '/users/{id}'],
  changeUser: ['PATCH', '/users/{id}'],
  removeUser: ['DELETE', '/users/{id}'],
  resetUserPassword: ['POST', '/users/{id}/password-reset'],
  listInvitations: ['GET', '/invitations'],
  createInvitation: ['POST', '/invitations'],
  revokeInvitation: ['DELETE', '/invitations/{id}'],
  removeUserSecondFactor: ['DELETE', '/users/{id}/second-factor'],
  showAccount: ['GET', '/account'],
  changeAccount: ['PATCH', '/account'],
  listSessions: ['GET', '/sessions'],
  endSession: ['DELETE', '/sessions/{id}'],
  findSubject: ['POST', '/subjects/search'],
  copySubject: ['POST', '/subjects/copy'],
  eraseSubject: ['POST', '/subjects/erase'],
  restrictSubject: ['POST', '/subjects/restrict'],
  listSubjectCases: ['GET', '/subjects/cases'],
  getSubjectCase: ['GET', '/subjects/cases/{id}'],
  liftRestriction: ['POST', '/subjects/cases/{id}/lift'],
  listConnectionProviders: ['GET', '/connection-providers'],
  listConnections: ['GET', '/connections'],
  createConnection: ['POST', '/connections'],
  getConnection: ['GET', '/connections/{id}'],
  removeConnection: ['DELETE', '/connections/{id}'],
  readConnection: ['POST', '/connections/{id}/read'],
  endConnection: ['POST', '/connections/{id}/end'],
  submitForMembers: ['POST', '/lists/{id}/requests'],
}
