"""The JSON of the interface. Made from openapi.json: do not edit."""

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypeAlias, TypedDict


class Problem(TypedDict):
    # A page that explains this kind of error.
    type: str
    title: str
    status: int
    # What happened and what to do.
    detail: str
    # The path that was called.
    instance: NotRequired[str]
    # Fixed list of codes, for programs.
    code: Literal["malformed_request", "unsupported_version", "unauthorized", "forbidden", "not_found", "method_not_allowed", "not_acceptable",
        "request_timeout", "conflict", "body_too_large", "headers_too_large", "unsupported_media_type", "invalid_input", "not_supported",
        "idempotency_mismatch", "rate_limited", "internal", "overloaded", "unavailable", "storage_full", "timeout"]
    # All errors in the input.
    errors: NotRequired[list[ProblemError]]
    request_id: str


class ProfileAnswer(TypedDict):
    network: Literal["instagram", "tiktok", "youtube", "x", "facebook", "twitch", "threads", "pinterest", "snapchat", "bluesky", "mastodon", "professional", "reddit", "telegram", "tumblr", "nostr", "lemmy", "peertube", "hackernews", "web"]
    handle: str
    # deleted: the network no longer has it; `profile` is the stored data. not_found: no such profile is known. unavailable: the network did not answer.
    state: Literal["active", "private", "suspended", "deleted", "not_found", "unavailable"]
    # live: read from the network for this answer. known: from stored data. none: no data.
    freshness: Literal["live", "known", "none"]
    profile: Profile | None
    # Why the profile is not active, or the data not live.
    detail: str | None


class Profile(TypedDict):
    network: Literal["instagram", "tiktok", "youtube", "x", "facebook", "twitch", "threads", "pinterest", "snapchat", "bluesky", "mastodon", "professional", "reddit", "telegram", "tumblr", "nostr", "lemmy", "peertube", "hackernews", "web"]
    # Id used by the network; does not change when the handle does.
    external_id: str
    handle: str
    url: str
    # Null where it is not known.
    name: str | None
    # Null where it is not known.
    bio: str | None
    image_url: str | None
    # Null where nothing says it.
    verified: bool | None
    account_type: Literal["personal", "creator", "business", None]
    # Null if the network hides it.
    followers: int | None
    following: int | None
    content_count: int | None
    location: ProfileLocation | None
    # Null where neither the profile nor a text tells them.
    languages: list[str] | None
    links: list[str]
    created_at: str | None
    last_posted_at: str | None
    source: str
    # True for invented data, such as demo data.
    synthetic: bool
    # Date of the data at the source.
    as_of: str


class DiscoveryBody(TypedDict):
    # Whether invented creators (the demo) are wanted. By default they are left out as soon as there is any real one.
    synthetic: NotRequired[Literal["include", "only", "exclude"]]
    # One or more networks.
    network: NotRequired[Literal["instagram", "tiktok", "youtube", "x", "facebook", "twitch", "threads", "pinterest", "snapchat", "bluesky",
        "mastodon", "professional", "reddit", "telegram", "tumblr", "nostr", "lemmy", "peertube", "hackernews",
        "web"] | list[Literal["instagram", "tiktok", "youtube", "x", "facebook", "twitch", "threads", "pinterest", "snapchat", "bluesky",
        "mastodon", "professional", "reddit", "telegram", "tumblr", "nostr", "lemmy", "peertube", "hackernews", "web"]]]
    # Words that must all occur in handle, name, bio or the captions of the newest contents; other forms of a word match too (recipe, recipes). "a phrase" must occur as written, -word must not occur. OR, brackets, #tag, @name, word*, lang:, country:, network: and author: work as in listening. The URL of a profile finds that profile.
    query: NotRequired[str]
    followers: NotRequired[DiscoveryBodyFollowers]
    content_count: NotRequired[DiscoveryBodyFollowers]
    average_likes: NotRequired[DiscoveryBodyAverageLikes]
    average_comments: NotRequired[DiscoveryBodyAverageLikes]
    average_views: NotRequired[DiscoveryBodyAverageLikes]
    # A fraction of the followers: 0.03 is three percent.
    engagement_rate: NotRequired[DiscoveryBodyAverageLikes]
    # Over the newest contents.
    posts_per_week: NotRequired[DiscoveryBodyFollowers]
    # Estimated price of a post, see `estimated_price`. Creators without enough evidence do not match.
    price: NotRequired[DiscoveryBodyPrice]
    # Fractions: 0.1 is ten percent more than that many months ago.
    follower_growth: NotRequired[DiscoveryBodyFollowerGrowth]
    likes_growth: NotRequired[DiscoveryBodyLikesGrowth]
    views_growth: NotRequired[DiscoveryBodyLikesGrowth]
    # A time, or a day (UTC).
    last_posted_after: NotRequired[str]
    verified: NotRequired[bool]
    account_type: NotRequired[DiscoveryBodyAccountType | list[Literal["personal", "creator", "business"]]]
    # As stated by the person or imported.
    gender: NotRequired[DiscoveryBodyGender | list[Literal["female", "male", "other"]]]
    age: NotRequired[DiscoveryBodyAge]
    # Ids from /dictionary/locations: countries, regions, cities. A country includes its cities.
    locations: NotRequired[DiscoveryBodyLocations | list[str]]
    # Codes from /dictionary/languages.
    languages: NotRequired[DiscoveryBodyLocations | list[str]]
    # Ids from /dictionary/interests. A top-level interest includes its sub-interests.
    interests: NotRequired[DiscoveryBodyLocations | list[str]]
    topics: NotRequired[DiscoveryBodyTopics]
    # Ids from /dictionary/brands: creators who mention them.
    brands: NotRequired[DiscoveryBodyLocations | list[str]]
    # Ids from /dictionary/brands: creators who mention them in disclosed sponsored contents.
    sponsored_by: NotRequired[DiscoveryBodyLocations | list[str]]
    has_sponsored_content: NotRequired[bool]
    # With or without #, in the newest contents. Tags that disclose payment (#ad, #werbung) are left out: ask for `sponsored` or a query instead.
    hashtags: NotRequired[DiscoveryBodyLocations | list[str]]
    # With or without @, in the newest contents.
    mentions: NotRequired[DiscoveryBodyLocations | list[str]]
    # Words of the bio; an entry of several words needs all of them.
    bio_contains: NotRequired[DiscoveryBodyLocations | list[str]]
    # Of the professional network, as profiles name it; without case.
    industry: NotRequired[DiscoveryBodyLocations | list[str]]
    # Founder, Chief officer, Vice president, Director, Manager, Senior, Entry, Intern.
    seniority: NotRequired[DiscoveryBodyLocations | list[str]]
    # Engineering, Marketing, Sales and so on.
    function: NotRequired[DiscoveryBodyLocations | list[str]]
    # Words of the present company; an entry of several words needs all of them.
    company: NotRequired[DiscoveryBodyLocations | list[str]]
    # Words of the present title.
    title: NotRequired[DiscoveryBodyLocations | list[str]]
    # As profiles list them; without case.
    skills: NotRequired[DiscoveryBodyLocations | list[str]]
    has_contact: NotRequired[bool]
    # must: all of them; should: at least one.
    contact_types: NotRequired[DiscoveryBodyContactTypes]
    # Creators without audience data do not match; the funnel shows how many.
    audience: NotRequired[DiscoveryBodyAudience]
    # Ids of your lists (GET /lists): creators who are on them. none_of: creators who are not.
    lists: NotRequired[DiscoveryBodyLocations | list[str]]
    # Look-alikes of a stored profile: by the creator’s topics, size, language and country, or by audience.
    similar_to: NotRequired[DiscoveryBodySimilarTo]
    exclude: NotRequired[DiscoveryBodyExclude]
    # Without it: by similarity with similar_to, by relevance with query or topics, else by followers.
    sort: NotRequired[DiscoveryBodySort]
    # Counts over all matches, not only this page.
    facets: NotRequired[list[Literal["network", "country", "language", "interest", "followers", "account_type", "gender"]]]
    # auto: exact if that is cheap, otherwise a lower bound.
    total: NotRequired[Literal["auto", "exact"]]
    # Whether to count how many creators each filter leaves.
    funnel: NotRequired[bool]
    limit: NotRequired[int]
    # next_cursor of the page before, with everything else unchanged.
    cursor: NotRequired[str]


NamedProfile: TypeAlias = "NamedProfileByNetworkAndHandle | NamedProfileByProfileUrl"


class Creator(TypedDict):
    network: Literal["instagram", "tiktok", "youtube", "x", "facebook", "twitch", "threads", "pinterest", "snapchat", "bluesky", "mastodon", "professional", "reddit", "telegram", "tumblr", "nostr", "lemmy", "peertube", "hackernews", "web"]
    external_id: str
    handle: str
    url: str
    # Null where it is not known.
    name: str | None
    # Null where it is not known.
    bio: str | None
    image_url: str | None
    # Null where nothing says it.
    verified: bool | None
    account_type: Literal["personal", "creator", "business", None]
    gender: Literal["female", "male", "other", None]
    # Current year minus year of birth.
    age: int | None
    location: CreatorLocation | None
    # Null where neither the profile nor a text tells them.
    languages: list[str] | None
    # Null where nothing is known that could tell them.
    interests: list[str] | None
    followers: int | None
    following: int | None
    content_count: int | None
    average_likes: CreatorAverageLikes
    average_comments: CreatorAverageLikes
    average_views: CreatorAverageLikes
    # By the mean, as the report says it.
    engagement_rate: float | None
    engagement: CreatorEngagement
    # Fractions; null where the history does not reach back so far.
    follower_growth: CreatorFollowerGrowth
    posts_per_week: float | None
    # Of one post, from the newest contents, the audience and the rate card. Null if the evidence is not enough. The report also compares engagement with peers, so its price may differ.
    estimated_price: CreatorEstimatedPrice | None
    last_posted_at: str | None
    # Of the newest contents, most used first, without tags that disclose payment such as #ad. Null where no contents are known.
    hashtags: list[str] | None
    # Ids of /dictionary/brands that the newest contents name. Null where no contents are known.
    brands: list[str] | None
    contact: CreatorContact
    # Null where no contents are known.
    has_sponsored_content: bool | None
    # Ids of /dictionary/brands that disclosed contents name. Null where no contents are known.
    sponsored_by: list[str] | None
    # What the creator says of themselves in name and bio.
    stated: list[CreatorStated]
    # Null if no audience has been analysed.
    audience: CreatorAudience | None
    # Why fields are null. The report names what would have to be imported or read.
    missing: list[CreatorMissing]
    source: str
    synthetic: bool
    as_of: str
    # Relevance (BM25 and followers) or similarity (cosine), where the order is by it.
    score: float | None
    # With similar_to: what the two have in common.
    shared_traits: list[str] | None
    # Each filter of the request, and why this creator matches.
    match: list[CreatorMatch]


class Location(TypedDict):
    # Stable. Countries are es, regions es-vc, cities es-2509954 (GeoNames).
    id: str
    kind: Literal["country", "region", "city"]
    name: str
    # ISO 3166-1 alpha-2.
    country_code: str
    # From the region up to the country.
    parents: list[LocationParent]
    population: int
    latitude: float | None
    longitude: float | None
    # How the query matched: the whole name, its beginning, a word in it, another name, or with a typo. An empty query matches the beginning of every name.
    match: Literal["exact", "name_prefix", "name_word", "alias", "typo", "typo_prefix"]


class Language(TypedDict):
    # ISO 639-1 code, or 639-3 if there is none.
    id: str
    name: str
    native_name: str
    # How the query matched: the whole name, its beginning, a word in it, another name, or with a typo. An empty query matches the beginning of every name.
    match: Literal["exact", "name_prefix", "name_word", "alias", "typo", "typo_prefix"]


class Brand(TypedDict):
    id: str
    name: str
    # Other names; with # or @ they are tags and accounts.
    aliases: list[str]
    # Id of the interest dictionary: what it sells.
    interest: str | None
    website: str | None
    handles: list[BrandHandle]
    # Hosts without www.
    domains: list[str]
    # The brand or company it belongs to.
    parent_id: str | None
    # True: the name is also an everyday word and only counts with context. False: it always counts. Null: decided from the name itself.
    ambiguous: bool | None
    # Ids of other brands.
    competitors: list[str]
    # True for brands of the demo data.
    synthetic: bool
    # How the query matched: the whole name, its beginning, a word in it, another name, or with a typo. An empty query matches the beginning of every name.
    match: Literal["exact", "name_prefix", "name_word", "alias", "typo", "typo_prefix"]


class Interest(TypedDict):
    id: str
    name: str
    parent_id: str | None
    # Ids of the interests below.
    children: list[str]
    # How the query matched: the whole name, its beginning, a word in it, another name, or with a typo. An empty query matches the beginning of every name.
    match: Literal["exact", "name_prefix", "name_word", "alias", "typo", "typo_prefix"]


class Topic(TypedDict):
    # The tag, without #.
    id: str
    # Stored contents that use it.
    contents: int
    # Creators who used it.
    creators: int
    # How the query matched: the whole name, its beginning, a word in it, another name, or with a typo. An empty query matches the beginning of every name.
    match: Literal["exact", "name_prefix", "name_word", "alias", "typo", "typo_prefix"]


class NamedId(TypedDict):
    kind: Literal["location", "language", "interest", "brand"]
    id: str
    # Null where the dictionary has no such id.
    name: str | None


InterpretedWords = TypedDict(
    "InterpretedWords",
    {
        "words": "str",
        "from": "int",
        "to": "int",
        "filter": "str | None",
        "meaning": "str",
        "unused": "bool",
    },
)


class RankingBody(TypedDict):
    # What is ranked by, the highest first.
    by: NotRequired[Literal["followers", "engagement_rate", "follower_growth", "account_score"]]
    # One or more networks.
    network: NotRequired[Literal["instagram", "tiktok", "youtube", "x", "facebook", "twitch", "threads", "pinterest", "snapchat", "bluesky",
        "mastodon", "professional", "reddit", "telegram", "tumblr", "nostr", "lemmy", "peertube", "hackernews",
        "web"] | list[Literal["instagram", "tiktok", "youtube", "x", "facebook", "twitch", "threads", "pinterest", "snapchat", "bluesky",
        "mastodon", "professional", "reddit", "telegram", "tumblr", "nostr", "lemmy", "peertube", "hackernews", "web"]]]
    # Ids from /dictionary/interests. A top-level interest includes its sub-interests.
    interests: NotRequired[DiscoveryBodyLocations | list[str]]
    topics: NotRequired[DiscoveryBodyTopics]
    # Ids from /dictionary/locations: countries, regions, cities. A country includes its cities.
    locations: NotRequired[DiscoveryBodyLocations | list[str]]
    # Codes from /dictionary/languages.
    languages: NotRequired[DiscoveryBodyLocations | list[str]]
    followers: NotRequired[DiscoveryBodyFollowers]
    # Ids of your lists (GET /lists): creators who are on them. none_of: creators who are not.
    lists: NotRequired[DiscoveryBodyLocations | list[str]]
    # Whether invented creators (the demo) are wanted. By default they are left out as soon as there is any real one.
    synthetic: NotRequired[Literal["include", "only", "exclude"]]
    # How far back movement is measured; for follower_growth also the period that is ranked.
    months: NotRequired[Literal[1] | Literal[3] | Literal[6]]
    limit: NotRequired[int]


class RankedCreator(TypedDict):
    # Equal values share a rank, and the ranks behind them are left out: 1, 2, 2, 4.
    rank: int
    tied: bool
    # The best rank that the bounds of the values allow.
    rank_best: int
    # The worst rank that the bounds of the values allow.
    rank_worst: int
    network: Literal["instagram", "tiktok", "youtube", "x", "facebook", "twitch", "threads", "pinterest", "snapchat", "bluesky", "mastodon", "professional", "reddit", "telegram", "tumblr", "nostr", "lemmy", "peertube", "hackernews", "web"]
    external_id: str
    handle: str
    # Null where it is not known.
    name: str | None
    image_url: str | None
    # Null where nothing says it.
    verified: bool | None
    followers: int | None
    # What is ranked by: a count, a fraction, or 0 to 100 for account_score.
    value: float
    # Lower bound of 95 %; null where the value is counted.
    low: float | None
    high: float | None
    # Rank and value `months` ago, among the ranked creators whose value then is known.
    then: RankedCreatorThen | None
    # Ranks gained since then among the creators whose value then is known; negative: lost.
    movement: int | None
    # Why movement is not known.
    movement_missing: str | None
    synthetic: bool


class BriefBody(TypedDict):
    # The brief in your own words.
    text: NotRequired[str]
    # What the brief asks for, as filters of POST /discovery. They win over the text.
    filters: NotRequired[BriefBodyFilters]
    # For one post of one creator. Wins over the text.
    budget: NotRequired[BriefBodyBudget]
    # Whether invented creators (the demo) are wanted. By default they are left out as soon as there is any real one.
    synthetic: NotRequired[Literal["include", "only", "exclude"]]
    limit: NotRequired[int]


class FittingCreator(TypedDict):
    rank: int
    # 0 to 100: the weighted mean of all factors. What is not known counts half.
    fit: float
    # If everything that is not known spoke against them.
    low: float
    # If everything that is not known spoke for them.
    high: float
    network: Literal["instagram", "tiktok", "youtube", "x", "facebook", "twitch", "threads", "pinterest", "snapchat", "bluesky", "mastodon", "professional", "reddit", "telegram", "tumblr", "nostr", "lemmy", "peertube", "hackernews", "web"]
    external_id: str
    handle: str
    # Null where it is not known.
    name: str | None
    image_url: str | None
    # Null where nothing says it.
    verified: bool | None
    followers: int | None
    reasons: list[FittingCreatorReason]
    doubts: list[FittingCreatorReason]
    unknown: list[FittingCreatorUnknown]
    synthetic: bool


class CreatorListBody(TypedDict):
    # Unique within the account, without case.
    name: str
    description: NotRequired[str]
    tags: NotRequired[list[str]]
    # Who looks after the list.
    owner: NotRequired[str | None]
    # The stages a member can be in, in their order.
    stages: NotRequired[list[str]]
    # Fields of your own for each member.
    fields: NotRequired[list[CreatorListBodyField]]


class CreatorList(TypedDict):
    id: str
    # Unique within the account, without case.
    name: str
    description: str
    tags: list[str]
    # Who looks after the list.
    owner: str | None
    # The stages a member can be in, in their order.
    stages: list[str]
    # Fields of your own for each member.
    fields: list[CreatorListBodyField]
    # Number of creators on the list.
    members: int
    created_at: str
    updated_at: str


class CreatorListPatch(TypedDict):
    # Unique within the account, without case.
    name: NotRequired[str]
    description: NotRequired[str]
    tags: NotRequired[list[str]]
    # Who looks after the list.
    owner: NotRequired[str | None]
    # The stages a member can be in, in their order.
    stages: NotRequired[list[str]]
    # Fields of your own for each member.
    fields: NotRequired[list[CreatorListBodyField]]


class ListMembersBody(TypedDict):
    # Creators by id, handle or address.
    profiles: NotRequired[list[NamedMember]]
    # Addresses of profiles, network:handle, or handles with `network`.
    items: NotRequired[list[str]]
    # A table with a column url, or handle and network. Columns stage, owner, tags, note and those named as fields of the list are taken for each member. A text/csv body is read as this.
    csv: NotRequired[str]
    # Of handles in `items` and `csv` that do not say it.
    network: NotRequired[Literal["instagram", "tiktok", "youtube", "x", "facebook", "twitch", "threads", "pinterest", "snapchat", "bluesky", "mastodon", "professional", "reddit", "telegram", "tumblr", "nostr", "lemmy", "peertube", "hackernews", "web"]]
    # The filters of POST /discovery: everybody they find.
    search: NotRequired[ListMembersBodySearch]
    # skip: leaves out people who are already on the list with an account on another network.
    same_person: NotRequired[Literal["add", "skip"]]
    # Values set for every added member. What a row of `csv` says counts for more.
    set: NotRequired[ListMembersBodySet]


NamedMember: TypeAlias = "NamedMemberByNetworkAndExternalId | NamedProfileByNetworkAndHandle | NamedProfileByProfileUrl"


class ListMember(TypedDict):
    network: Literal["instagram", "tiktok", "youtube", "x", "facebook", "twitch", "threads", "pinterest", "snapchat", "bluesky", "mastodon", "professional", "reddit", "telegram", "tumblr", "nostr", "lemmy", "peertube", "hackernews", "web"]
    external_id: str
    # The present one; that of the day they were added if they are not known any more.
    handle: str
    stage: str | None
    owner: str | None
    tags: list[str]
    note: str
    fields: dict[str, str | float | bool]
    # Id of the token or user.
    added_by: str
    # What that token or user is called now; a token of a user has both names. Null for deleted users.
    added_by_name: str | None
    added_at: str
    updated_at: str
    # Other accounts of the same person on this list.
    also_here: list[ListMemberAlsoHere]
    # As POST /discovery shows them; null if the creator is not known any more.
    creator: ListMemberCreator | None


class ListMembersChange(TypedDict):
    members: list[NamedMember]
    set: NotRequired[ListMembersBodySet]
    add_tags: NotRequired[list[str]]
    remove_tags: NotRequired[list[str]]


class ListMembersRemoval(TypedDict):
    members: list[NamedMember]


class ListChange(TypedDict):
    id: str
    kind: Literal["added", "changed", "removed", "undone", "list_changed"]
    # Id of the token or user.
    actor: str
    # What that token or user is called now; a token of a user has both names. Null for deleted users.
    actor_name: str | None
    # How many members it changed.
    members: int
    # The first of them.
    sample: list[ListChangeSample]
    # Of list_changed: `before`, what was changed; of undone: `undoes`, the id of the change.
    details: dict[str, Any]
    # Id of the change that undid it.
    undone_by: str | None
    created_at: str


class SavedSearchBody(TypedDict):
    name: str
    # The filters of POST /discovery.
    filters: SavedSearchBodyFilters
    # Without it: by similarity with similar_to, by relevance with query or topics, else by followers.
    sort: NotRequired[DiscoveryBodySort]
    # How often to look; null: only on request.
    every_s: NotRequired[int | None]
    # Which differences are an event `search.changed` (GET /events, webhooks).
    alerts: NotRequired[list[Literal["new", "lost", "changed"]]]
    # How many matches are followed: the first ones in the order of `sort`.
    max_results: NotRequired[int]
    # Relative change from which followers count as changed: 0.1 is ten percent.
    followers_share: NotRequired[float]


class SavedSearch(TypedDict):
    id: str
    name: str
    filters: dict[str, Any]
    sort: dict[str, Any] | None
    every_s: int | None
    alerts: list[Literal["new", "lost", "changed"]]
    max_results: int
    followers_share: float
    paused: bool
    # At the last look; null before the first, and before the first with other filters.
    matches: int | None
    checked_at: str | None
    next_at: str | None
    created_at: str
    updated_at: str


class SavedSearchPatch(TypedDict):
    name: NotRequired[str]
    # The filters of POST /discovery.
    filters: NotRequired[SavedSearchBodyFilters]
    # Null: the default order.
    sort: NotRequired[DiscoveryBodySort | None]
    # How often to look; null: only on request.
    every_s: NotRequired[int | None]
    # Which differences are an event `search.changed` (GET /events, webhooks).
    alerts: NotRequired[list[Literal["new", "lost", "changed"]]]
    # How many matches are followed: the first ones in the order of `sort`.
    max_results: NotRequired[int]
    # Relative change from which followers count as changed: 0.1 is ten percent.
    followers_share: NotRequired[float]
    paused: NotRequired[bool]


class SavedSearchRun(TypedDict):
    # Id of the request that looked.
    id: str
    # Whether later runs are compared with this one and it with none: the first, or the first with other filters.
    baseline: bool
    matches: int
    new: int
    lost: int
    changed: int
    created_at: str


class SavedSearchDifference(TypedDict):
    kind: Literal["new", "lost", "changed"]
    network: Literal["instagram", "tiktok", "youtube", "x", "facebook", "twitch", "threads", "pinterest", "snapchat", "bluesky", "mastodon", "professional", "reddit", "telegram", "tumblr", "nostr", "lemmy", "peertube", "hackernews", "web"]
    external_id: str
    # Null if new.
    before: SavedSearchDifferenceBefore | None
    # Null if lost.
    after: SavedSearchDifferenceBefore | None


class ScheduledExportBody(TypedDict):
    name: str
    # Interval in seconds: a day unless given.
    every_s: NotRequired[int]
    # A saved search: its filters and order, as they are when the export runs. Alternatively, `search`.
    saved_search_id: NotRequired[str]
    # The filters of POST /discovery, such as `{"lists": ["lst_…"]}` for everybody on a list.
    search: NotRequired[ScheduledExportBodySearch]
    # Default: all matches.
    max_results: NotRequired[int]
    # Default: all fields except contacts. Rows and columns use this order. `contacts` requires the scope contacts and a purpose; creators on the do-not-contact list have none.
    fields: NotRequired[list[Literal["network", "external_id", "handle", "url", "name", "bio", "image_url", "verified", "account_type",
        "gender", "age", "location", "languages", "interests", "followers", "following", "content_count", "average_likes", "average_comments",
        "average_views", "engagement_rate", "engagement", "follower_growth", "posts_per_week", "estimated_price", "last_posted_at", "hashtags",
        "brands", "contact", "has_sponsored_content", "sponsored_by", "stated", "audience", "missing", "source", "synthetic", "as_of",
        "contacts"]]]
    # What the contacts are for. Stored with the request. Required for contacts.
    purpose: NotRequired[str]
    format: NotRequired[Literal["jsonl", "csv", "parquet", "xlsx"]]


class ScheduledExport(TypedDict):
    id: str
    name: str
    every_s: int
    saved_search_id: str | None
    search: dict[str, Any] | None
    max_results: int | None
    # Null: all except contacts.
    fields: list[str] | None
    format: Literal["jsonl", "csv", "parquet", "xlsx"]
    # Where the files go: below ROSTRA_EXPORT_STORE, one for each run, named by its time.
    folder: str
    paused: bool
    # The latest run.
    last: ScheduledExportLast | None
    next_at: str | None
    created_at: str


class ScheduledExportPatch(TypedDict):
    paused: bool


class CampaignBody(TypedDict):
    name: str
    # Ids of GET /dictionary/brands, or names of brands in it.
    brands: NotRequired[list[str]]
    # Accounts that posts mention, with or without @.
    accounts: NotRequired[list[str]]
    hashtags: NotRequired[list[str]]
    # Everything below such an address counts; named parameters must be there.
    links: NotRequired[list[str]]
    # Discount codes, found as whole words.
    codes: NotRequired[list[str]]
    starts_at: str
    # Null if there is no end date. Posts at or after this time do not count.
    ends_at: NotRequired[str | None]
    currency: NotRequired[str]
    # What comments should be about. Null: the brands.
    product: NotRequired[CampaignBodyProduct | None]
    # Whether posts must say that they are paid.
    disclosure_required: NotRequired[bool]
    # How often to look for posts; null: only on request.
    every_s: NotRequired[int | None]
    roster: NotRequired[CampaignRosterBody]


CampaignRosterBody: TypeAlias = "list[str | NamedMember] | CampaignRoster"


class CampaignRoster(TypedDict):
    # Creators by id, handle or address.
    profiles: NotRequired[list[NamedMember]]
    # Addresses of profiles, network:handle, or handles with `network`.
    items: NotRequired[list[str]]
    # A table with a column url, or handle and network. A column fee says what each is paid.
    csv: NotRequired[str]
    # Of handles in `items` and `csv` that do not say it.
    network: NotRequired[Literal["instagram", "tiktok", "youtube", "x", "facebook", "twitch", "threads", "pinterest", "snapchat", "bluesky", "mastodon", "professional", "reddit", "telegram", "tumblr", "nostr", "lemmy", "peertube", "hackernews", "web"]]
    # The filters of POST /discovery: everybody they find.
    search: NotRequired[ListMembersBodySearch]
    # Everybody who is on this list now.
    list: NotRequired[str]
    # What each of them is paid, in the currency of the campaign.
    fee: NotRequired[float | None]
    # With `list`: the key of the number field of the list that contains the fee.
    fee_field: NotRequired[str]


class CampaignCreated(TypedDict):
    id: str
    name: str
    brands: list[LocationParent]
    accounts: list[str]
    hashtags: list[str]
    links: list[str]
    codes: list[str]
    starts_at: str
    ends_at: str | None
    currency: str
    # What comments should be about. Null: the brands.
    product: CampaignBodyProduct | None
    disclosure_required: bool
    every_s: int | None
    paused: bool
    members: int
    # Posts that count.
    posts: int
    # Null before the first check.
    checked_at: str | None
    next_at: str | None
    # When the last check after the end was done.
    finished_at: str | None
    created_at: str
    updated_at: str
    roster: CampaignRosterAdded | None
    # What the first run may use of sources that charge or count. Null where it reads none of them.
    cost: RequestCost | None
    # What later runs may use, each and in a month. Null likewise.
    scheduled: ScheduledCost | None


class CampaignRosterAdded(TypedDict):
    added: int
    already: int
    not_found: int
    misses: list[CampaignRosterAddedMisse]
    # On the roster now.
    members: int


class RequestCost(TypedDict):
    # Calls of the source.
    calls: int
    # Units of a quota, where the source counts them.
    units: int
    # US dollars.
    usd: float
    sources: list[RequestCostSource]


class ScheduledCost(TypedDict):
    every_s: int
    # What each run may use. A later run may need less than the first.
    run: RequestCost
    # What all runs of 30 days may use together. Daily budgets and quotas bound it all the same.
    month: ScheduledCostMonth


class Campaign(TypedDict):
    id: str
    name: str
    brands: list[LocationParent]
    accounts: list[str]
    hashtags: list[str]
    links: list[str]
    codes: list[str]
    starts_at: str
    ends_at: str | None
    currency: str
    # What comments should be about. Null: the brands.
    product: CampaignBodyProduct | None
    disclosure_required: bool
    every_s: int | None
    paused: bool
    members: int
    # Posts that count.
    posts: int
    # Null before the first check.
    checked_at: str | None
    next_at: str | None
    # When the last check after the end was done.
    finished_at: str | None
    created_at: str
    updated_at: str


class CampaignPatch(TypedDict):
    name: NotRequired[str]
    # Ids of GET /dictionary/brands, or names of brands in it.
    brands: NotRequired[list[str]]
    # Accounts that posts mention, with or without @.
    accounts: NotRequired[list[str]]
    hashtags: NotRequired[list[str]]
    # Everything below such an address counts; named parameters must be there.
    links: NotRequired[list[str]]
    # Discount codes, found as whole words.
    codes: NotRequired[list[str]]
    starts_at: NotRequired[str]
    # Null if there is no end date. Posts at or after this time do not count.
    ends_at: NotRequired[str | None]
    currency: NotRequired[str]
    # What comments should be about. Null: the brands.
    product: NotRequired[CampaignBodyProduct | None]
    # Whether posts must say that they are paid.
    disclosure_required: NotRequired[bool]
    # How often to look for posts; null: only on request.
    every_s: NotRequired[int | None]
    paused: NotRequired[bool]


class CampaignMembersPatch(TypedDict):
    members: list[NamedMember]
    fee: float | None


class CampaignBoard(TypedDict):
    campaign: Campaign
    totals: CampaignFigures
    states: CampaignBoardStates
    # Posts that count, by the day they were published (UTC).
    days: list[CampaignBoardDay]
    members: list[CampaignMember]
    # How each figure is made.
    formulas: dict[str, str]
    synthetic: bool
    as_of: str | None


class CampaignFigures(TypedDict):
    # Posts that count: certain and likely ones, and those a person has confirmed.
    posts: int
    # Posts that a person should look at; they do not count.
    possible: int
    # Posts that count and are no longer there.
    gone: int
    # Posts that do not say that they are paid.
    undisclosed: int
    # Posts in which a risk was found.
    unsafe: int
    # Sum over the posts whose reach is known. How many people saw several of them is unknown.
    reach: CampaignFiguresReach | None
    # Likes and comments.
    engagements: CampaignFiguresEngagements | None
    # Median over posts of engagement rate ÷ what is usual for the creator; 1 is as usual.
    lift: CampaignFiguresReach | None
    # Share of commenting authors who may buy, an author once a post.
    intent: Estimate | None
    # Share of commenting authors who mention the product or brand.
    relevance: Estimate | None
    # Of the comments that count.
    sentiment: CampaignFiguresSentiment
    # Sum of reach ÷ 1000 × the rate of the rate card for the network and type of post.
    earned_value: CampaignFiguresEarnedValue | None
    # Agreed fees, in the currency of the campaign. Null: none are known.
    fee: float | None
    # Fees ÷ engagements, over creators with a fee and posts whose engagement is known.
    cost_per_engagement: float | None
    # Fees ÷ reach × 1000, likewise.
    cost_per_thousand: float | None
    # Earned value ÷ fees; null where the currencies differ.
    return_on_fee: float | None
    # What could not be measured, and why.
    missing: list[CampaignMissing]


class Estimate(TypedDict):
    value: float
    # Lower bound of the 95 % interval.
    low: float
    high: float
    # Number of contents or people this is based on.
    sample_size: int
    basis: Literal["measured", "declared", "inferred"]


class CampaignMissing(TypedDict):
    what: str
    why: str
    posts: int


class CampaignMember(TypedDict):
    network: Literal["instagram", "tiktok", "youtube", "x", "facebook", "twitch", "threads", "pinterest", "snapchat", "bluesky", "mastodon", "professional", "reddit", "telegram", "tumblr", "nostr", "lemmy", "peertube", "hackernews", "web"]
    external_id: str
    handle: str
    name: str | None
    followers: int | None
    fee: float | None
    # not_posted: read, and nothing that counts was found. not_read: their posts could not be read.
    state: Literal["waiting", "posted", "not_posted", "not_read"]
    # Why posts could not be read, or what a reader must know.
    detail: str | None
    last_post_at: str | None
    figures: CampaignFigures


class CampaignPost(TypedDict):
    network: Literal["instagram", "tiktok", "youtube", "x", "facebook", "twitch", "threads", "pinterest", "snapchat", "bluesky", "mastodon", "professional", "reddit", "telegram", "tumblr", "nostr", "lemmy", "peertube", "hackernews", "web"]
    content_id: str
    # Of the creator.
    external_id: str
    handle: str
    url: str
    type: Literal["text", "image", "video", "short", "carousel", "story", "stream", "article", "repost", "reply"]
    # The first 500 characters of title and text.
    text: str
    thumbnail_url: str | None
    published_at: str
    found_at: str
    # When a check noticed that it is no longer there.
    gone_at: str | None
    counts: bool
    # What a person said of it; null: as the signs say.
    decided: bool | None
    certainty: Literal["certain", "likely", "possible"]
    # Why it was taken for a post of the campaign.
    signs: list[CampaignPostSign]
    disclosure: CampaignPostDisclosure
    safety: CampaignPostSafety
    figures: CampaignPostFigures
    # Views, or an estimate from the likes.
    reach: CampaignPostReach | None
    # Likes and comments.
    engagements: int | None
    engagement_rate: float | None
    # What is usual: medians over the creator’s newest posts outside of the campaign.
    baseline: CampaignPostBaseline | None
    # Engagement rate ÷ what is usual for the creator.
    lift: CampaignPostLift | None
    # Null: comments were not read yet.
    comments_read: int | None
    intent: CampaignPostIntent | None
    relevance: CampaignPostRelevance | None
    sentiment: CampaignFiguresSentiment | None
    earned_value: CampaignPostEarnedValue | None
    # What could not be measured.
    missing: list[CampaignPostMissing]
    synthetic: bool
    as_of: str


class Rate(TypedDict):
    value: float
    # Bounds of 95 %; null for what is declared, and where a single content is known.
    low: float | None
    high: float | None
    sample_size: int | None
    # measured: over contents we know. declared: as a file or the network states it, where nothing could be measured.
    basis: Literal["measured", "declared"]


class CampaignReport(TypedDict):
    campaign: Campaign
    totals: CampaignFigures
    states: CampaignBoardStates
    # Posts that count, by the day they were published (UTC).
    days: list[CampaignBoardDay]
    members: list[CampaignMember]
    # How each figure is made.
    formulas: dict[str, str]
    synthetic: bool
    as_of: str | None
    posts: list[CampaignPost]


class RegisteredBrand(TypedDict):
    id: str
    name: str
    # Other names; with # or @ they are tags and accounts.
    aliases: list[str]
    # Id of the interest dictionary: what it sells.
    interest: str | None
    website: str | None
    handles: list[BrandHandle]
    # Hosts without www.
    domains: list[str]
    # The brand or company it belongs to.
    parent_id: str | None
    # True: the name is also an everyday word and only counts with context. False: it always counts. Null: decided from the name itself.
    ambiguous: bool | None
    # Ids of other brands.
    competitors: list[str]
    # True for brands of the demo data.
    synthetic: bool


class BrandBody(TypedDict):
    name: str
    aliases: NotRequired[list[str]]
    interest: NotRequired[str | None]
    website: NotRequired[str | None]
    handles: NotRequired[list[BrandBodyHandle]]
    domains: NotRequired[list[str]]
    parent_id: NotRequired[str | None]
    ambiguous: NotRequired[bool | None]
    competitors: NotRequired[list[str]]


class BrandPatch(TypedDict):
    name: NotRequired[str]
    aliases: NotRequired[list[str]]
    interest: NotRequired[str | None]
    website: NotRequired[str | None]
    handles: NotRequired[list[BrandBodyHandle]]
    domains: NotRequired[list[str]]
    parent_id: NotRequired[str | None]
    ambiguous: NotRequired[bool | None]
    competitors: NotRequired[list[str]]


class DoNotContactEntry(TypedDict):
    id: str
    layer: Literal["account", "installation"]
    kind: Literal["email", "phone", "profile"]
    reason: str | None
    created_at: str


class ProfileReport(TypedDict):
    # ready_low_confidence: complete, but based on few contents or people; see `missing` and the bounds.
    state: Literal["ready", "ready_low_confidence", "private", "deleted", "unavailable"]
    # Why the state is not ready.
    detail: str | None
    network: Literal["instagram", "tiktok", "youtube", "x", "facebook", "twitch", "threads", "pinterest", "snapchat", "bluesky", "mastodon", "professional", "reddit", "telegram", "tumblr", "nostr", "lemmy", "peertube", "hackernews", "web"]
    handle: str
    # The same stored input and version always give the same report.
    engine_version: str
    profile: ProfileReportProfile | None
    # What to look at first, computed by fixed rules, concerns before strengths.
    highlights: list[ProfileReportHighlight]
    # How good the account is: authenticity of followers and of those who comment, consistency, growth and engagement. Null if less than half of it is known.
    account_score: ProfileReportAccountScore | None
    numbers: ProfileReportNumbers | None
    engagement: ProfileReportEngagement | None
    growth: ProfileReportGrowth | None
    rhythm: ProfileReportRhythm | None
    contents: ProfileReportContents | None
    sponsored_against_organic: ProfileReportSponsoredAgainstOrganic | None
    # Hashtags of the newest contents, most used first.
    hashtags: ProfileReportHashtags | None
    # Accounts that the newest contents mention, most mentioned first.
    mentions: ProfileReportHashtags | None
    interests: ProfileReportInterests | None
    topics: ProfileReportTopics | None
    brand_affinity: ProfileReportBrandAffinity | None
    look_alikes: ProfileReportLookAlikes | None
    # Contacts stated in the profile; /contact-info also reads linked pages.
    contacts: ProfileReportContacts | None
    linked_accounts: ProfileReportLinkedAccounts | None
    price: ProfileReportPrice | None
    # What the network shows the owner, where the creator connected the account to yours (/connections), beside our estimates.
    first_party: FirstParty | None
    audiences: ProfileReportAudiences
    # What the report lacks, item by item, and why.
    missing: list[Missing]
    # Said where known data are older than was asked for, and why.
    notes: list[str]


class Performance(TypedDict):
    contents: int
    likes: PerformanceLikes | None
    comments: PerformanceLikes | None
    views: PerformanceLikes | None
    shares: PerformanceLikes | None
    saves: PerformanceLikes | None
    # Likes and comments of a content as a fraction of followers.
    engagement_rate: Rate | None
    # Views of a content as a fraction of followers.
    view_rate: Rate | None


class PeerComparison(TypedDict):
    # Peers that were compared with.
    profiles: int
    # The band of followers they were taken from; null when it is the whole network.
    followers: PeerComparisonFollowers | None
    median: float
    # Share of the peers that lie below.
    percentile: float | None
    histogram: list[HistogramBin]
    as_of: str


class HistogramBin(TypedDict):
    min: float
    # Exclusive, but for the last bin.
    max: float
    profiles: int
    # The profile of this report is in it.
    here: bool
    # The median of the peers is in it.
    is_median: bool


class ContentBrief(TypedDict):
    id: str
    url: str
    type: Literal["text", "image", "video", "short", "carousel", "story", "stream", "article", "repost", "reply"]
    title: str | None
    text: str
    published_at: str
    thumbnail_url: str | None
    hashtags: list[str]
    mentions: list[str]
    engagement: CampaignPostFigures
    engagement_rate: float | None
    sponsored: bool
    brands: list[LocationParent]


class ScoreFactor(TypedDict):
    name: str
    value: float
    contribution: float
    why: str


class FirstParty(TypedDict):
    basis: Literal["measured"]
    as_of: str
    figures: list[FirstPartyFigure]
    audience: list[FirstPartyAudience]
    missing: list[FirstPartyMissing]


class Audience(TypedDict):
    source: Literal["followers", "likers", "commenters"]
    sample_size: int
    # How many there are in all, where that is known.
    population: int | None
    countries: AudienceCountries
    # Of those who name a region or a city.
    regions: AudienceRegions
    cities: AudienceCities
    languages: AudienceCountries
    # From names by published counts and from stated pronouns; never from pictures.
    genders: AudienceGenders
    # Only where people state their age.
    ages: AudienceAges
    genders_ages: AudienceGendersAges
    # Of those whose bio names an interest. One person can have several.
    interests: AudienceInterests
    # Brands that bios name, of all members of the sample.
    brand_affinity: AudienceBrandAffinity
    types: AudienceTypes
    # How many accounts the members follow: people who follow thousands see little of each.
    reachability: AudienceReachability
    # How long the accounts exist, where the network says so. Young accounts in great number are a sign of bought followers.
    account_ages: AudienceAccountAges
    # Of those who like or comment, the share that does not follow. Null for followers, and where too few of the followers are known to say.
    not_followers: Estimate | None
    # Quality of the audience: the share of real, reachable people. Null if an imported list shows too little of its people.
    credibility: AudienceCredibility | None
    # Members with 5,000 followers or more, or verified.
    notable: AudienceNotable
    # On the professional network, from headlines.
    professions: NotRequired[AudienceProfessions]
    # Creators of the network whose audience is most like this one, split by split.
    look_alikes: AudienceLookAlikes
    engine_version: str
    # When the underlying network data was read.
    as_of: str


class CreatorBrief(TypedDict):
    network: Literal["instagram", "tiktok", "youtube", "x", "facebook", "twitch", "threads", "pinterest", "snapchat", "bluesky", "mastodon", "professional", "reddit", "telegram", "tumblr", "nostr", "lemmy", "peertube", "hackernews", "web"]
    external_id: str
    handle: str
    # Null where it is not known.
    name: str | None
    url: str | None
    image_url: str | None
    followers: int | None
    # Null where nothing says it.
    verified: bool | None


class ProfessionalReport(TypedDict):
    # ready_low_confidence: complete, but based on few contents or people; see `missing` and the bounds.
    state: Literal["ready", "ready_low_confidence", "private", "deleted", "unavailable"]
    # Why the state is not ready.
    detail: str | None
    network: Literal["instagram", "tiktok", "youtube", "x", "facebook", "twitch", "threads", "pinterest", "snapchat", "bluesky", "mastodon", "professional", "reddit", "telegram", "tumblr", "nostr", "lemmy", "peertube", "hackernews", "web"]
    handle: str
    # The same stored input and version always give the same report.
    engine_version: str
    profile: ProfileReportProfile | None
    headline: str | None
    company: str | None
    industry: str | None
    seniority: str | None
    function: str | None
    connections: int | None
    positions: list[ProfessionalReportPosition]
    education: list[ProfessionalReportEducation]
    skills: list[str]
    # What to look at first, computed by fixed rules, concerns before strengths.
    highlights: list[ProfileReportHighlight]
    # How good the account is: authenticity of followers and of those who comment, consistency, growth and engagement. Null if less than half of it is known.
    account_score: ProfileReportAccountScore | None
    numbers: ProfileReportNumbers | None
    engagement: ProfileReportEngagement | None
    growth: ProfileReportGrowth | None
    rhythm: ProfileReportRhythm | None
    contents: ProfileReportContents | None
    sponsored_against_organic: ProfileReportSponsoredAgainstOrganic | None
    # Hashtags of the newest contents, most used first.
    hashtags: ProfileReportHashtags | None
    # Accounts that the newest contents mention, most mentioned first.
    mentions: ProfileReportHashtags | None
    interests: ProfileReportInterests | None
    topics: ProfileReportTopics | None
    brand_affinity: ProfileReportBrandAffinity | None
    look_alikes: ProfileReportLookAlikes | None
    # Contacts stated in the profile; /contact-info also reads linked pages.
    contacts: ProfileReportContacts | None
    linked_accounts: ProfileReportLinkedAccounts | None
    price: ProfileReportPrice | None
    # What the network shows the owner, where the creator connected the account to yours (/connections), beside our estimates.
    first_party: FirstParty | None
    audiences: ProfileReportAudiences
    # What the report lacks, item by item, and why.
    missing: list[Missing]
    # Said where known data are older than was asked for, and why.
    notes: list[str]


class ReportScheduleCreated(TypedDict):
    id: str
    profile: NamedProfile
    every_s: int
    # Read it like any other profile analysis.
    last_request_id: str | None
    # The latest report as PDF.
    pdf: str | None
    next_at: str
    created_at: str
    # What the first run may use of sources that charge or count. Null where it reads none of them.
    cost: RequestCost | None
    # What later runs may use, each and in a month. Null likewise.
    scheduled: ScheduledCost | None


class ReportSchedule(TypedDict):
    id: str
    profile: NamedProfile
    every_s: int
    # Read it like any other profile analysis.
    last_request_id: str | None
    # The latest report as PDF.
    pdf: str | None
    next_at: str
    created_at: str


class DiscoveryExportBody(TypedDict):
    # Whether invented creators (the demo) are wanted. By default they are left out as soon as there is any real one.
    synthetic: NotRequired[Literal["include", "only", "exclude"]]
    # One or more networks.
    network: NotRequired[Literal["instagram", "tiktok", "youtube", "x", "facebook", "twitch", "threads", "pinterest", "snapchat", "bluesky",
        "mastodon", "professional", "reddit", "telegram", "tumblr", "nostr", "lemmy", "peertube", "hackernews",
        "web"] | list[Literal["instagram", "tiktok", "youtube", "x", "facebook", "twitch", "threads", "pinterest", "snapchat", "bluesky",
        "mastodon", "professional", "reddit", "telegram", "tumblr", "nostr", "lemmy", "peertube", "hackernews", "web"]]]
    # Words that must all occur in handle, name, bio or the captions of the newest contents; other forms of a word match too (recipe, recipes). "a phrase" must occur as written, -word must not occur. OR, brackets, #tag, @name, word*, lang:, country:, network: and author: work as in listening. The URL of a profile finds that profile.
    query: NotRequired[str]
    followers: NotRequired[DiscoveryBodyFollowers]
    content_count: NotRequired[DiscoveryBodyFollowers]
    average_likes: NotRequired[DiscoveryBodyAverageLikes]
    average_comments: NotRequired[DiscoveryBodyAverageLikes]
    average_views: NotRequired[DiscoveryBodyAverageLikes]
    # A fraction of the followers: 0.03 is three percent.
    engagement_rate: NotRequired[DiscoveryBodyAverageLikes]
    # Over the newest contents.
    posts_per_week: NotRequired[DiscoveryBodyFollowers]
    # Estimated price of a post, see `estimated_price`. Creators without enough evidence do not match.
    price: NotRequired[DiscoveryBodyPrice]
    # Fractions: 0.1 is ten percent more than that many months ago.
    follower_growth: NotRequired[DiscoveryBodyFollowerGrowth]
    likes_growth: NotRequired[DiscoveryBodyLikesGrowth]
    views_growth: NotRequired[DiscoveryBodyLikesGrowth]
    # A time, or a day (UTC).
    last_posted_after: NotRequired[str]
    verified: NotRequired[bool]
    account_type: NotRequired[DiscoveryBodyAccountType | list[Literal["personal", "creator", "business"]]]
    # As stated by the person or imported.
    gender: NotRequired[DiscoveryBodyGender | list[Literal["female", "male", "other"]]]
    age: NotRequired[DiscoveryBodyAge]
    # Ids from /dictionary/locations: countries, regions, cities. A country includes its cities.
    locations: NotRequired[DiscoveryBodyLocations | list[str]]
    # Codes from /dictionary/languages.
    languages: NotRequired[DiscoveryBodyLocations | list[str]]
    # Ids from /dictionary/interests. A top-level interest includes its sub-interests.
    interests: NotRequired[DiscoveryBodyLocations | list[str]]
    topics: NotRequired[DiscoveryBodyTopics]
    # Ids from /dictionary/brands: creators who mention them.
    brands: NotRequired[DiscoveryBodyLocations | list[str]]
    # Ids from /dictionary/brands: creators who mention them in disclosed sponsored contents.
    sponsored_by: NotRequired[DiscoveryBodyLocations | list[str]]
    has_sponsored_content: NotRequired[bool]
    # With or without #, in the newest contents. Tags that disclose payment (#ad, #werbung) are left out: ask for `sponsored` or a query instead.
    hashtags: NotRequired[DiscoveryBodyLocations | list[str]]
    # With or without @, in the newest contents.
    mentions: NotRequired[DiscoveryBodyLocations | list[str]]
    # Words of the bio; an entry of several words needs all of them.
    bio_contains: NotRequired[DiscoveryBodyLocations | list[str]]
    # Of the professional network, as profiles name it; without case.
    industry: NotRequired[DiscoveryBodyLocations | list[str]]
    # Founder, Chief officer, Vice president, Director, Manager, Senior, Entry, Intern.
    seniority: NotRequired[DiscoveryBodyLocations | list[str]]
    # Engineering, Marketing, Sales and so on.
    function: NotRequired[DiscoveryBodyLocations | list[str]]
    # Words of the present company; an entry of several words needs all of them.
    company: NotRequired[DiscoveryBodyLocations | list[str]]
    # Words of the present title.
    title: NotRequired[DiscoveryBodyLocations | list[str]]
    # As profiles list them; without case.
    skills: NotRequired[DiscoveryBodyLocations | list[str]]
    has_contact: NotRequired[bool]
    # must: all of them; should: at least one.
    contact_types: NotRequired[DiscoveryBodyContactTypes]
    # Creators without audience data do not match; the funnel shows how many.
    audience: NotRequired[DiscoveryBodyAudience]
    # Ids of your lists (GET /lists): creators who are on them. none_of: creators who are not.
    lists: NotRequired[DiscoveryBodyLocations | list[str]]
    # Look-alikes of a stored profile: by the creator’s topics, size, language and country, or by audience.
    similar_to: NotRequired[DiscoveryBodySimilarTo]
    exclude: NotRequired[DiscoveryBodyExclude]
    # Without it: by similarity with similar_to, by relevance with query or topics, else by followers.
    sort: NotRequired[DiscoveryBodySort]
    # Default: all matches.
    max_results: NotRequired[int]
    # Default: all fields except contacts. Rows and columns use this order. `contacts` requires the scope contacts and a purpose; creators on the do-not-contact list have none.
    fields: NotRequired[list[Literal["network", "external_id", "handle", "url", "name", "bio", "image_url", "verified", "account_type",
        "gender", "age", "location", "languages", "interests", "followers", "following", "content_count", "average_likes", "average_comments",
        "average_views", "engagement_rate", "engagement", "follower_growth", "posts_per_week", "estimated_price", "last_posted_at", "hashtags",
        "brands", "contact", "has_sponsored_content", "sponsored_by", "stated", "audience", "missing", "source", "synthetic", "as_of",
        "contacts"]]]
    # What the contacts are for. Stored with the request. Required for contacts.
    purpose: NotRequired[str]
    # Of the file that `result.file` leads to; pages are JSON always.
    format: NotRequired[Literal["jsonl", "csv", "parquet", "xlsx"]]


class DiscoveryExportRequest(TypedDict):
    id: str
    # The operation this belongs to.
    kind: str
    # succeeded, partial, failed and canceled are final.
    status: Literal["queued", "in_progress", "succeeded", "partial", "failed", "canceled"]
    progress: Progress
    # What is missing from a partial result.
    missing: list[Missing]
    # Reason for the failure.
    error: DiscoveryExportRequestError | None
    # What it may use of sources that charge or count, estimated when it was submitted: at most so much, if nothing that it reads is known yet. Null where it reads none of them.
    cost: RequestCost | None
    # Number of attempts since the last progress.
    attempt: int
    # When the next attempt starts.
    retry_at: str | None
    created_at: str
    updated_at: str
    started_at: str | None
    finished_at: str | None
    # Null until the request has succeeded.
    result: DiscoveryExportRequestResult | None
    data: list[ExportedCreator]
    # Send as `cursor` to get the next page; null on the last page.
    next_cursor: str | None


class Progress(TypedDict):
    done: int
    # Null while it is not known.
    total: int | None
    # Never decreases.
    share: float
    # Estimated remaining seconds.
    eta_s: int | None


class Missing(TypedDict):
    item: str
    reason: str
    detail: str


class ExportedCreator(TypedDict):
    network: NotRequired[Literal["instagram", "tiktok", "youtube", "x", "facebook", "twitch", "threads", "pinterest", "snapchat", "bluesky", "mastodon", "professional", "reddit", "telegram", "tumblr", "nostr", "lemmy", "peertube", "hackernews", "web"]]
    external_id: NotRequired[str]
    handle: NotRequired[str]
    url: NotRequired[str]
    # Null where it is not known.
    name: NotRequired[str | None]
    # Null where it is not known.
    bio: NotRequired[str | None]
    image_url: NotRequired[str | None]
    # Null where nothing says it.
    verified: NotRequired[bool | None]
    account_type: NotRequired[Literal["personal", "creator", "business", None]]
    gender: NotRequired[Literal["female", "male", "other", None]]
    # Current year minus year of birth.
    age: NotRequired[int | None]
    location: NotRequired[CreatorLocation | None]
    # Null where neither the profile nor a text tells them.
    languages: NotRequired[list[str] | None]
    # Null where nothing is known that could tell them.
    interests: NotRequired[list[str] | None]
    followers: NotRequired[int | None]
    following: NotRequired[int | None]
    content_count: NotRequired[int | None]
    average_likes: NotRequired[CreatorAverageLikes]
    average_comments: NotRequired[CreatorAverageLikes]
    average_views: NotRequired[CreatorAverageLikes]
    # By the mean, as the report says it.
    engagement_rate: NotRequired[float | None]
    engagement: NotRequired[CreatorEngagement]
    # Fractions; null where the history does not reach back so far.
    follower_growth: NotRequired[CreatorFollowerGrowth]
    posts_per_week: NotRequired[float | None]
    # Of one post, from the newest contents, the audience and the rate card. Null if the evidence is not enough. The report also compares engagement with peers, so its price may differ.
    estimated_price: NotRequired[CreatorEstimatedPrice | None]
    last_posted_at: NotRequired[str | None]
    # Of the newest contents, most used first, without tags that disclose payment such as #ad. Null where no contents are known.
    hashtags: NotRequired[list[str] | None]
    # Ids of /dictionary/brands that the newest contents name. Null where no contents are known.
    brands: NotRequired[list[str] | None]
    contact: NotRequired[CreatorContact]
    # Null where no contents are known.
    has_sponsored_content: NotRequired[bool | None]
    # Ids of /dictionary/brands that disclosed contents name. Null where no contents are known.
    sponsored_by: NotRequired[list[str] | None]
    # What the creator says of themselves in name and bio.
    stated: NotRequired[list[CreatorStated]]
    # Null if no audience has been analysed.
    audience: NotRequired[CreatorAudience | None]
    # Why fields are null. The report names what would have to be imported or read.
    missing: NotRequired[list[CreatorMissing]]
    source: NotRequired[str]
    synthetic: NotRequired[bool]
    as_of: NotRequired[str]
    contacts: NotRequired[ExportedCreatorContacts | None]


class EnrichmentBody(TypedDict):
    # Addresses of profiles, network:handle, handles (with `network`), e-mail addresses or the SHA-256 of one.
    items: NotRequired[list[str]]
    # A table instead, with a column url, handle (and network) or email. A text/csv body is read as this.
    csv: NotRequired[str]
    # Everybody on one of your lists (GET /lists) instead.
    list: NotRequired[str]
    # Of handles that do not say it.
    network: NotRequired[Literal["instagram", "tiktok", "youtube", "x", "facebook", "twitch", "threads", "pinterest", "snapchat", "bluesky", "mastodon", "professional", "reddit", "telegram", "tumblr", "nostr", "lemmy", "peertube", "hackernews", "web"]]
    # What every row should have. `contacts` needs the scope contacts and a purpose.
    blocks: NotRequired[list[Literal["profile", "metrics", "audience", "contacts", "linked_accounts"]]]
    # Whether rows repeat the e-mail addresses that were given. With false, addresses are hashed on arrival and not stored.
    keep_emails: NotRequired[bool]
    # What the contacts are for. Stored with the request. Required for contacts.
    purpose: NotRequired[str]
    # Maximum number of unknown profiles to read from the configured sources. Without it, only stored data is used.
    live: NotRequired[EnrichmentBodyLive]
    # Of the file that `result.file` leads to.
    format: NotRequired[Literal["jsonl", "csv", "parquet", "xlsx"]]


class EnrichmentRequest(TypedDict):
    id: str
    # The operation this belongs to.
    kind: str
    # succeeded, partial, failed and canceled are final.
    status: Literal["queued", "in_progress", "succeeded", "partial", "failed", "canceled"]
    progress: Progress
    # What is missing from a partial result.
    missing: list[Missing]
    # Reason for the failure.
    error: DiscoveryExportRequestError | None
    # What it may use of sources that charge or count, estimated when it was submitted: at most so much, if nothing that it reads is known yet. Null where it reads none of them.
    cost: RequestCost | None
    # Number of attempts since the last progress.
    attempt: int
    # When the next attempt starts.
    retry_at: str | None
    created_at: str
    updated_at: str
    started_at: str | None
    finished_at: str | None
    # Null until the request has succeeded.
    result: EnrichmentRequestResult | None
    data: list[EnrichedRow]
    # Send as `cursor` to get the next page; null on the last page.
    next_cursor: str | None


class EnrichedRow(TypedDict):
    # Place among the rows, from 0.
    position: int
    # As it was given. "(e-mail address)" for an address where keep_emails is false.
    input: str
    status: Literal["found", "not_found", "invalid", "withheld"]
    # Why there is nothing.
    reason: str | None
    # Profiles that match; an e-mail address may have several, and the most followed is shown.
    matches: int
    profile: NotRequired[EnrichedRowProfile | None]
    metrics: NotRequired[EnrichedRowMetrics | None]
    # Null if no audience has been analysed.
    audience: NotRequired[CreatorAudience | None]
    contacts: NotRequired[ExportedCreatorContacts | None]
    linked_accounts: NotRequired[list[EnrichedRowLinkedAccount] | None]


class EmailLookupRequest(TypedDict):
    id: str
    # The operation this belongs to.
    kind: str
    # succeeded, partial, failed and canceled are final.
    status: Literal["queued", "in_progress", "succeeded", "partial", "failed", "canceled"]
    progress: Progress
    # What is missing from a partial result.
    missing: list[Missing]
    # Reason for the failure.
    error: DiscoveryExportRequestError | None
    # What it may use of sources that charge or count, estimated when it was submitted: at most so much, if nothing that it reads is known yet. Null where it reads none of them.
    cost: RequestCost | None
    # Number of attempts since the last progress.
    attempt: int
    # When the next attempt starts.
    retry_at: str | None
    created_at: str
    updated_at: str
    started_at: str | None
    finished_at: str | None
    # Null until the request has succeeded.
    result: EmailLookupRequestResult | None
    data: list[EmailLookupRequestItem]
    # Send as `cursor` to get the next page; null on the last page.
    next_cursor: str | None


class AudienceOverlapRequest(TypedDict):
    id: str
    # The operation this belongs to.
    kind: str
    # succeeded, partial, failed and canceled are final.
    status: Literal["queued", "in_progress", "succeeded", "partial", "failed", "canceled"]
    progress: Progress
    # What is missing from a partial result.
    missing: list[Missing]
    # Reason for the failure.
    error: DiscoveryExportRequestError | None
    # What it may use of sources that charge or count, estimated when it was submitted: at most so much, if nothing that it reads is known yet. Null where it reads none of them.
    cost: RequestCost | None
    # Number of attempts since the last progress.
    attempt: int
    # When the next attempt starts.
    retry_at: str | None
    created_at: str
    updated_at: str
    started_at: str | None
    finished_at: str | None
    # Null until the request has succeeded.
    result: AudienceOverlap | None


class AudienceOverlap(TypedDict):
    source: Literal["followers", "likers", "commenters"]
    method: AudienceOverlapMethod
    profiles: list[AudienceOverlapProfile]
    # Who is in audiences of several networks. Null where all profiles are of one network.
    linked_accounts: AudienceOverlapLinkedAccounts | None
    # Row by row: the share of the row’s audience that is in the column’s audience too. In the order of `profiles`.
    matrix: list[list[AudienceOverlapProfileUnique]]
    # People in both, for every pair, most first.
    pairs: list[AudienceOverlapPair]
    reach: AudienceOverlapReach
    # Each step adds the creator with the most new people.
    best_order: list[AudienceOverlapBestOrder]
    # For each number of creators, the combination that reaches the most people.
    best_subsets: list[AudienceOverlapBestSubset]
    # Of how it was computed, now overlap-2.
    engine_version: str


class ComparisonBody(TypedDict):
    # Two to ten creators, each once.
    profiles: list[NamedProfile]
    # Whether their audiences are compared too, which takes longest.
    overlap: NotRequired[bool]
    # Whose overlap: followers, likers or commenters.
    source: NotRequired[Literal["followers", "likers", "commenters"]]
    # How many members of each audience are read at most. An audience that is larger is sampled, and the answer says so.
    max_members: NotRequired[int]
    # Sample size per audience.
    audience_sample: NotRequired[int]
    # Number of newest contents to analyse.
    contents: NotRequired[int]
    # How old what we know of an audience may be, in seconds.
    max_age_s: NotRequired[int]


class ComparisonRequest(TypedDict):
    id: str
    # The operation this belongs to.
    kind: str
    # succeeded, partial, failed and canceled are final.
    status: Literal["queued", "in_progress", "succeeded", "partial", "failed", "canceled"]
    progress: Progress
    # What is missing from a partial result.
    missing: list[Missing]
    # Reason for the failure.
    error: DiscoveryExportRequestError | None
    # What it may use of sources that charge or count, estimated when it was submitted: at most so much, if nothing that it reads is known yet. Null where it reads none of them.
    cost: RequestCost | None
    # Number of attempts since the last progress.
    attempt: int
    # When the next attempt starts.
    retry_at: str | None
    created_at: str
    updated_at: str
    started_at: str | None
    finished_at: str | None
    # Null until the request has succeeded.
    result: ComparisonRequestResult | None
    data: list[ComparedCreator]
    # Send as `cursor` to get the next page; null on the last page.
    next_cursor: str | None


class ComparedCreator(TypedDict):
    # Place among the profiles that were named, from 0.
    position: int
    state: Literal["ready", "ready_low_confidence", "private", "deleted", "unavailable"]
    # Why the state is not ready.
    detail: str | None
    network: Literal["instagram", "tiktok", "youtube", "x", "facebook", "twitch", "threads", "pinterest", "snapchat", "bluesky", "mastodon", "professional", "reddit", "telegram", "tumblr", "nostr", "lemmy", "peertube", "hackernews", "web"]
    handle: str
    external_id: str | None
    name: str | None
    country_code: str | None
    followers: int | None
    content_count: int | None
    posts_per_week: float | None
    average_likes: float | None
    average_comments: float | None
    average_views: float | None
    # The same as in searches and reports.
    engagement_rate: Rate | None
    # Share of the peers that lie below.
    engagement_percentile: float | None
    growth: ComparedCreatorGrowth | None
    audience: ComparedCreatorAudience | None
    prices: list[ComparedCreatorPrice] | None
    # Brand safety of the newest contents, judged as in campaigns. For a person, use POST /screening.
    risk: ComparedCreatorRisk | None
    # How good the account is: authenticity of followers and of those who comment, consistency, growth and engagement. Null if less than half of it is known.
    account_score: ProfileReportAccountScore | None
    synthetic: bool | None
    # What is null, and why.
    missing: list[Missing]


class ProfileAnalyticsRequest(TypedDict):
    id: str
    # The operation this belongs to.
    kind: str
    # succeeded, partial, failed and canceled are final.
    status: Literal["queued", "in_progress", "succeeded", "partial", "failed", "canceled"]
    progress: Progress
    # What is missing from a partial result.
    missing: list[Missing]
    # Reason for the failure.
    error: DiscoveryExportRequestError | None
    # What it may use of sources that charge or count, estimated when it was submitted: at most so much, if nothing that it reads is known yet. Null where it reads none of them.
    cost: RequestCost | None
    # Number of attempts since the last progress.
    attempt: int
    # When the next attempt starts.
    retry_at: str | None
    created_at: str
    updated_at: str
    started_at: str | None
    finished_at: str | None
    # Null until the request has succeeded.
    result: ProfileReport | None


NamedContent: TypeAlias = "NamedContentByNetworkAndContentId | NamedContentByContentUrl"


class Content(TypedDict):
    id: str
    network: Literal["instagram", "tiktok", "youtube", "x", "facebook", "twitch", "threads", "pinterest", "snapchat", "bluesky", "mastodon", "professional", "reddit", "telegram", "tumblr", "nostr", "lemmy", "peertube", "hackernews", "web"]
    url: str
    author: ContentAuthor
    # The same word on every network.
    type: Literal["text", "image", "video", "short", "carousel", "story", "stream", "article", "repost", "reply"]
    # What the network calls it.
    format: str
    title: str | None
    text: str
    # ISO 639-1. Null where the network declares none and the text says too little.
    language: str | None
    # declared: by the network or the import. detected: from the text.
    language_basis: Literal["declared", "detected", None]
    published_at: str
    media: list[ContentMedia]
    thumbnail_url: str | None
    hashtags: list[str]
    mentions: list[str]
    links: list[str]
    location: str | None
    audio: ContentAudio | None
    # Null, not zero, if the network hides or does not provide it.
    engagement: CampaignPostFigures
    sponsored: ContentSponsored
    # What it replies to or repeats.
    parent_id: str | None
    source: str
    # True for invented data, such as demo data.
    synthetic: bool
    as_of: str
    # Original record of the source, if requested.
    raw: NotRequired[Any]


class Comment(TypedDict):
    id: str
    network: Literal["instagram", "tiktok", "youtube", "x", "facebook", "twitch", "threads", "pinterest", "snapchat", "bluesky", "mastodon", "professional", "reddit", "telegram", "tumblr", "nostr", "lemmy", "peertube", "hackernews", "web"]
    content_id: str
    parent_id: str | None
    text: str
    # ISO 639-1. Null where the network declares none and the text says too little.
    language: str | None
    # declared: by the network or the import. detected: from the text.
    language_basis: Literal["declared", "detected", None]
    author: CommentAuthor
    published_at: str
    likes: int | None
    replies: int | None
    source: str
    # True for invented data, such as demo data.
    synthetic: bool
    as_of: str
    # Original record of the source, if requested.
    raw: NotRequired[Any]
    # Replies that are on the same page, where a tree was asked for.
    children: NotRequired[list[Comment]]


class JudgedText(TypedDict):
    # As it was given.
    id: str | None
    language: JudgedTextLanguage | None
    # The most probable of hate, harassment, threat, sexual and profanity, for those who want one number.
    toxicity: JudgedTextToxicity | None
    # Most probable first; null where risk could not be judged.
    risks: list[JudgedTextRisk] | None
    sentiment: JudgedTextSentiment | None
    spam: JudgedTextSpam | None
    intent: JudgedTextIntent | None
    # Signs that the text may not be meant literally.
    irony: JudgedTextSpam | None
    # Whether it is about a product on offer, named or not: how it fits, works or tastes, what it costs. Null unless requested.
    remark: JudgedTextRemark | None
    # Feelings the text shows, each on its own. Null unless asked for.
    emotions: JudgedTextEmotions | None
    entities: list[JudgedTextEntity]
    not_judged: list[JudgedTextNotJudged]


class PublicContentRequest(TypedDict):
    id: str
    # The operation this belongs to.
    kind: str
    # succeeded, partial, failed and canceled are final.
    status: Literal["queued", "in_progress", "succeeded", "partial", "failed", "canceled"]
    progress: Progress
    # What is missing from a partial result.
    missing: list[Missing]
    # Reason for the failure.
    error: DiscoveryExportRequestError | None
    # What it may use of sources that charge or count, estimated when it was submitted: at most so much, if nothing that it reads is known yet. Null where it reads none of them.
    cost: RequestCost | None
    # Number of attempts since the last progress.
    attempt: int
    # When the next attempt starts.
    retry_at: str | None
    created_at: str
    updated_at: str
    started_at: str | None
    finished_at: str | None
    # Null until the request has succeeded.
    result: PublicContentRequestResult | None
    data: list[Content]
    # Send as `cursor` to get the next page; null on the last page.
    next_cursor: str | None


class PublicContentProfessionalRequest(TypedDict):
    id: str
    # The operation this belongs to.
    kind: str
    # succeeded, partial, failed and canceled are final.
    status: Literal["queued", "in_progress", "succeeded", "partial", "failed", "canceled"]
    progress: Progress
    # What is missing from a partial result.
    missing: list[Missing]
    # Reason for the failure.
    error: DiscoveryExportRequestError | None
    # What it may use of sources that charge or count, estimated when it was submitted: at most so much, if nothing that it reads is known yet. Null where it reads none of them.
    cost: RequestCost | None
    # Number of attempts since the last progress.
    attempt: int
    # When the next attempt starts.
    retry_at: str | None
    created_at: str
    updated_at: str
    started_at: str | None
    finished_at: str | None
    # Null until the request has succeeded.
    result: PublicContentRequestResult | None
    data: list[Content]
    # Send as `cursor` to get the next page; null on the last page.
    next_cursor: str | None


class PublicCommentsProfessionalRequest(TypedDict):
    id: str
    # The operation this belongs to.
    kind: str
    # succeeded, partial, failed and canceled are final.
    status: Literal["queued", "in_progress", "succeeded", "partial", "failed", "canceled"]
    progress: Progress
    # What is missing from a partial result.
    missing: list[Missing]
    # Reason for the failure.
    error: DiscoveryExportRequestError | None
    # What it may use of sources that charge or count, estimated when it was submitted: at most so much, if nothing that it reads is known yet. Null where it reads none of them.
    cost: RequestCost | None
    # Number of attempts since the last progress.
    attempt: int
    # When the next attempt starts.
    retry_at: str | None
    created_at: str
    updated_at: str
    started_at: str | None
    finished_at: str | None
    # Null until the request has succeeded.
    result: PublicContentRequestResult | None
    data: list[Comment]
    # Send as `cursor` to get the next page; null on the last page.
    next_cursor: str | None


class IntentComment(TypedDict):
    id: str
    network: Literal["instagram", "tiktok", "youtube", "x", "facebook", "twitch", "threads", "pinterest", "snapchat", "bluesky", "mastodon", "professional", "reddit", "telegram", "tumblr", "nostr", "lemmy", "peertube", "hackernews", "web"]
    content_id: str
    parent_id: str | None
    text: str
    author: IntentCommentAuthor
    published_at: str
    likes: int | None
    replies: int | None
    # Detected from the text, or stated by the network.
    language: str | None
    # Null if not judged.
    sentiment: Literal["negative", "neutral", "positive", None]
    # Null if not judged.
    spam: bool | None
    # Why the comment is not counted: spam, giveaway entry, written by the creator, or not judged. Null if it counts.
    set_apart: Literal["spam", "giveaway", "by_creator", "not_judged", None]
    source: str
    synthetic: bool
    as_of: str
    # Stage of purchase intent; none means not about buying.
    stage: Literal["asks_price", "asks_where", "wants", "will_buy", "bought", "repeat", "objects", "rejects", "none"]
    confidence: float
    # What is asked for, wanted or bought, if it is named.
    object: IntentCommentObject | None
    # How surely it is about the product of the request; null where none was given.
    about_product: float | None
    # The words the stage came from.
    evidence: list[CommentEvidence]


class CommentEvidence(TypedDict):
    # UTF-16 code units into `text`.
    start: int
    # Exclusive.
    end: int
    text: str
    by: Literal["model", "lexicon", "rule"]
    # Which rule or model found it.
    rule: str
    negated: bool
    quoted: bool


class IntentProduct(TypedDict):
    name: str
    description: NotRequired[str]
    # Other words people use for it.
    keywords: NotRequired[list[str]]
    url: NotRequired[str]


class PurchaseIntentRequest(TypedDict):
    id: str
    # The operation this belongs to.
    kind: str
    # succeeded, partial, failed and canceled are final.
    status: Literal["queued", "in_progress", "succeeded", "partial", "failed", "canceled"]
    progress: Progress
    # What is missing from a partial result.
    missing: list[Missing]
    # Reason for the failure.
    error: DiscoveryExportRequestError | None
    # What it may use of sources that charge or count, estimated when it was submitted: at most so much, if nothing that it reads is known yet. Null where it reads none of them.
    cost: RequestCost | None
    # Number of attempts since the last progress.
    attempt: int
    # When the next attempt starts.
    retry_at: str | None
    created_at: str
    updated_at: str
    started_at: str | None
    finished_at: str | None
    # Null until the request has succeeded.
    result: IntentInsights | None


class IntentInsights(TypedDict):
    score: float
    # Their contributions sum to the score.
    factors: list[ScoreFactor]
    confidence: IntentInsightsConfidence
    comments: IntentInsightsComments
    # Unique authors of counted comments; each counts once.
    authors: int
    intent_authors: int
    # Authors who ask, want, will buy or have bought, of all that count.
    intent_share: ShareEstimate
    stages: list[IntentInsightsStage]
    similar: IntentInsightsSimilar
    product: IntentInsightsProduct | None
    sentiment: SentimentShares
    languages: list[IntentInsightsLanguage]
    # Newest first.
    contents: list[IntentInsightsContent]
    # What is asked for, wanted and bought, by authors.
    objects: list[IntentInsightsObject]
    # The surest comments of each stage.
    evidence: list[IntentInsightsEvidence]
    coverage: IntentInsightsCoverage
    engine_version: str
    # True for invented data, such as demo data.
    synthetic: bool
    as_of: str


class ShareEstimate(TypedDict):
    value: float
    low: float
    high: float
    sample_size: int
    basis: Literal["measured", "declared", "inferred"]


class SentimentShares(TypedDict):
    positive: ShareEstimate
    neutral: ShareEstimate
    negative: ShareEstimate


class RelevanceComment(TypedDict):
    id: str
    network: Literal["instagram", "tiktok", "youtube", "x", "facebook", "twitch", "threads", "pinterest", "snapchat", "bluesky", "mastodon", "professional", "reddit", "telegram", "tumblr", "nostr", "lemmy", "peertube", "hackernews", "web"]
    content_id: str
    parent_id: str | None
    text: str
    author: IntentCommentAuthor
    published_at: str
    likes: int | None
    replies: int | None
    # Detected from the text, or stated by the network.
    language: str | None
    # Null if not judged.
    sentiment: Literal["negative", "neutral", "positive", None]
    # Null if not judged.
    spam: bool | None
    # Why the comment is not counted: spam, giveaway entry, written by the creator, or not judged. Null if it counts.
    set_apart: Literal["spam", "giveaway", "by_creator", "not_judged", None]
    source: str
    synthetic: bool
    as_of: str
    relevance: float
    label: Literal["relevant", "irrelevant", "spam"]
    # Independent reasons; the score is 100 times 1 − Π(1 − weight) of all but spam.
    why: list[RelevanceCommentWhy]
    stage: Literal["asks_price", "asks_where", "wants", "will_buy", "bought", "repeat", "objects", "rejects", "none"]
    question: bool
    # The same for comments that say the same with small changes.
    duplicate_cluster: str | None


class RelevanceSubject(TypedDict):
    name: str
    description: NotRequired[str]
    # Other words people use for it.
    keywords: NotRequired[list[str]]
    # Address of the brand’s profile: its handle and names count as its own.
    profile_url: NotRequired[str]


class CommentsRelevanceRequest(TypedDict):
    id: str
    # The operation this belongs to.
    kind: str
    # succeeded, partial, failed and canceled are final.
    status: Literal["queued", "in_progress", "succeeded", "partial", "failed", "canceled"]
    progress: Progress
    # What is missing from a partial result.
    missing: list[Missing]
    # Reason for the failure.
    error: DiscoveryExportRequestError | None
    # What it may use of sources that charge or count, estimated when it was submitted: at most so much, if nothing that it reads is known yet. Null where it reads none of them.
    cost: RequestCost | None
    # Number of attempts since the last progress.
    attempt: int
    # When the next attempt starts.
    retry_at: str | None
    created_at: str
    updated_at: str
    started_at: str | None
    finished_at: str | None
    # Null until the request has succeeded.
    result: RelevanceInsights | None


class RelevanceInsights(TypedDict):
    subject: str
    content: RelevanceInsightsContent
    # How much the conversation is about it.
    score: float
    # Their contributions sum to the score.
    factors: list[ScoreFactor]
    confidence: RelevanceInsightsConfidence
    comments: RelevanceInsightsComments
    # Unique authors of counted comments; each counts once.
    authors: int
    # Relevant and irrelevant: of the authors that count; spam: of all comments that were read.
    shares: RelevanceInsightsShares
    sentiment: RelevanceInsightsSentiment
    # Among the relevant comments.
    stages: list[IntentInsightsObjectStage]
    themes: list[RelevanceInsightsTheme]
    # How many relevant comments the themes were found in.
    themes_sample: int
    questions: list[RelevanceInsightsQuestion]
    # Near-duplicates, the largest clusters first.
    duplicates: list[RelevanceInsightsDuplicate]
    # Comments that repeat another one, of all that were read.
    duplicate_share: float
    top: list[RelevanceInsightsTop]
    coverage: RelevanceInsightsCoverage
    engine_version: str
    # True for invented data, such as demo data.
    synthetic: bool
    as_of: str


class ScreenedContent(TypedDict):
    # Names the item within its screening: network:content_id.
    id: str
    kind: Literal["content", "comment", "profile"]
    # The network’s own id.
    content_id: str
    # Current state, after review decisions.
    state: Literal["flagged", "unflagged", "clear", "not_judged"]
    # unflagged, confirmed, or flagged if a reviewer flagged an item that the engine had not.
    decision: Literal["unflagged", "confirmed", "flagged", None]
    # What the engine found, if a reviewer set other categories. Null if its findings are unchanged.
    found: NotRequired[list[Literal["hate", "harassment", "threat", "violence", "self_harm", "sexual", "minors_safety", "drugs", "alcohol", "tobacco", "weapons", "crime", "gambling", "profanity", "extremism", "misinformation_claims", "politics", "competitor_mention", "custom"]] | None]
    # A reviewer’s note.
    note: NotRequired[str | None]
    network: Literal["instagram", "tiktok", "youtube", "x", "facebook", "twitch", "threads", "pinterest", "snapchat", "bluesky", "mastodon", "professional", "reddit", "telegram", "tumblr", "nostr", "lemmy", "peertube", "hackernews", "web"]
    content: ScreenedContentContent
    categories: list[ScreenedContentCategory]
    # Neutral and positive keywords that were met.
    noted: list[ScreenedContentNoted]
    # Pictures in the item, if the criteria include them: what was found, or why they were not checked.
    pictures: list[ScreenedContentPicture]
    # How likely it is not meant literally, 0 to 1.
    irony: float | None
    not_judged_reason: Literal["empty", "too_short", "too_long", "language_unknown", "language_unsupported", "not_text", None]
    # Categories that could not be judged because of the language: for them, the item is not clear.
    not_judged_categories: NotRequired[list[Literal["hate", "harassment", "threat", "violence", "self_harm", "sexual", "minors_safety", "drugs", "alcohol", "tobacco", "weapons", "crime", "gambling", "profanity", "extremism", "misinformation_claims", "politics"]]]
    # Whether something protected was taken out, for employment. What it was is not said.
    redacted: bool
    source: str
    synthetic: bool
    as_of: str


class ScreeningDecision(TypedDict):
    id: str
    seq: int
    # unflag, flag, confirm, relabel, set_severity, note, undo or sign_off; also what was done about a dispute or a notice.
    kind: str
    # The token or user that did it.
    actor: str
    # What that token or user is called now; null for deleted users. Not in reports.
    actor_name: NotRequired[str | None]
    created_at: str
    # Reason, reviewer, scope, items, score before and after …
    detail: dict[str, Any]


class ScreeningIdentity(TypedDict):
    id: str
    # confirmed: at least one account is, and can be screened.
    status: Literal["open", "confirmed"]
    reference: str | None
    person: ScreeningIdentityPerson
    # Addresses and numbers that were not used: they are on the do-not-contact list.
    withheld: list[str]
    # Prior probability before any comparison: one in this many.
    prior: ScreeningIdentityPrior
    # Likeliest first.
    candidates: list[IdentityCandidate]
    # Less likely accounts that are not shown.
    more: int
    # Oldest first.
    decisions: list[IdentityDecision]
    retain_until: str
    created_at: str
    updated_at: str


class IdentityCandidate(TypedDict):
    # network:handle.
    id: str
    network: Literal["instagram", "tiktok", "youtube", "x", "facebook", "twitch", "threads", "pinterest", "snapchat", "bluesky", "mastodon", "professional", "reddit", "telegram", "tumblr", "nostr", "lemmy", "peertube", "hackernews", "web"]
    handle: str
    external_id: str | None
    # Without protected characteristics.
    name: str | None
    url: str
    followers: int | None
    verified: bool | None
    # Only confirmed accounts can be screened.
    status: Literal["open", "confirmed", "rejected"]
    # Probability that the account belongs to the person, 0 to 0.99. At most 0.5 if only names match.
    probability: float
    # The sum of `prior` and of all evidence.
    log_odds: float
    # Whether anything but names ties the account to the person.
    sufficient: bool
    # What would suffice.
    missing: list[str]
    evidence: list[IdentityEvidence]
    source: str | None
    synthetic: bool
    # Null where the account could not be read.
    as_of: str | None


class IdentityEvidence(TypedDict):
    identifier: Literal["name", "email", "phone", "link", "linked_account", "employer", "city"]
    # As given, addresses and numbers masked; of a linked account, the account.
    given: str
    # What the account shows, without protected characteristics.
    found: str | None
    outcome: Literal["matched", "contradicts", "unknown"]
    # Natural logarithm of how much likelier this makes the account; 0 where nothing is known.
    log_odds: float
    why: str


class IdentityDecision(TypedDict):
    id: str
    kind: Literal["confirm", "reject", "undo"]
    # The token or user it was decided with.
    actor: str
    # What that token or user is called now; a token of a user has both names. Null for deleted users.
    actor_name: str | None
    reviewer: str | None
    reason: str
    other_evidence: str | None
    candidate_ids: list[str]
    undoes: str | None
    created_at: str


class FlaggingCriteria(TypedDict):
    id: str
    version: int
    # Whether this is the latest version.
    latest: bool
    name: str
    description: str | None
    # Whether this is a built-in set.
    is_default: bool
    purpose: Literal["brand_safety", "employment"]
    categories: FlaggingCriteriaCategories
    keywords: list[FlaggingCriteriaKeyword]
    exclusions: list[FlaggingCriteriaExclusion]
    window_days: int | None
    max_contents: int
    content_types: list[Literal["text", "image", "video", "short", "carousel", "story", "stream", "article", "repost", "reply"]] | None
    include: FlaggingCriteriaInclude
    max_comments_per_content: int
    max_media: int
    sign_offs: int
    # SHA-256 of what decides: two sets with the same digest flag the same.
    digest: str
    created_at: str


class ScreeningFairness(TypedDict):
    screening_id: str
    # Whether the person described says that something is wrong. Notes are in the history.
    dispute: ScreeningFairnessDispute | None
    # The notices recorded so far, for employment.
    adverse_action: ScreeningFairnessAdverseAction | None


class ScreeningReport(TypedDict):
    id: str
    screening_id: str
    language: Literal["en", "es", "pt", "fr", "de"]
    title: str
    # Counts the reports of a screening. Not in reports of 0.1.
    version: NotRequired[int]
    # draft: the criteria ask for signatures that are missing. See result.review.
    status: NotRequired[Literal["draft", "final"]]
    created_at: str
    result: ScreeningResult
    criteria: FlaggingCriteria
    timeline: list[ScreeningReportTimeline]
    # The flagged items, all of them up to 5000.
    items: list[ScreenedContent]
    items_total: int
    decisions: list[ScreeningDecision]
    method: list[str]
    limits: list[str]
    dispute_note: str
    # Over this document without this field, as JSON with sorted keys and no spaces: the seal of the kept copy.
    sha256: str


class ScreeningResult(TypedDict):
    subject: ScreeningResultSubject
    criteria: ScreeningResultCriteria
    risk: Risk
    # The engine’s own result, before any reviewer decisions.
    before_decisions: ScreeningResultBeforeDecisions
    # Every enabled category, also those with nothing.
    categories: list[ScreeningResultCategory]
    keywords: list[ScreeningResultKeyword]
    coverage: ScreeningResultCoverage
    # Of the judged items. The upper bound says how much more there may be.
    flagged_share: ShareEstimate
    # Whether the profiles belong to one person; independent of the risk score.
    identity: ScreeningResultIdentity
    decisions: ScreeningResultDecisions
    # Who signed the review. Not in results of 0.1.
    review: NotRequired[ScreeningSignOff]
    employment: ScreeningResultEmployment | None
    # Whether the person described says that something is wrong. Notes are in the history.
    dispute: ScreeningFairnessDispute | None
    # The notices recorded so far, for employment.
    adverse_action: ScreeningFairnessAdverseAction | None
    monitoring_id: str | None
    # When it is deleted automatically.
    retain_until: str | None
    # SHA-256 over everything that was judged: a replay must give it again.
    digest: str
    as_of: str


class Risk(TypedDict):
    # Null where nothing could be judged.
    score: float | None
    level: Literal["low", "medium", "high", "severe", None]
    # low: interpret the level with care, see the reasons. withheld: no level.
    confidence: Literal["sufficient", "low", "withheld"]
    confidence_reasons: list[str]
    # Greatest first.
    factors: list[RiskFactor]
    # Parts of the score: up to 50 points for the most severe item, 40 for the average severity of the judged items, 10 for the number of flagged items. They add up to the score.
    parts: NotRequired[list[RiskPart]]
    # low: if doubtful findings were none. high: if all were certain and recent, and as frequent as what was seen allows (95 %).
    bounds: NotRequired[RiskBounds | None]
    engine_version: str


class ConfirmedPerson(TypedDict):
    identity_id: str
    name: str | None
    reference: str | None
    accounts: list[ConfirmedPersonAccount]


class ScreeningSignOff(TypedDict):
    # draft: reports are marked as drafts until enough people have signed. signed: nothing changed since.
    status: Literal["not_required", "draft", "signed"]
    # How many people must sign, by the criteria.
    required: int
    # The state of review that this is about: it counts up with every decision.
    revision: int
    signatures: list[ScreeningSignOffSignature]


class DeletionProof(TypedDict):
    id: str
    screening_id: str
    deleted_at: str
    because: Literal["asked", "retention"]
    items: int
    reports: int
    decisions: int
    # Digest of the deleted data, which cannot be recovered from it.
    sha256: str


class ScreeningLetter(TypedDict):
    screening_id: str
    kind: Literal["pre_notice", "final_notice"]
    title: str
    date: str
    created_at: str
    sender: list[str]
    recipient: list[str]
    body: list[str]
    signed_by: str
    enclosures: list[str]
    rights: ScreeningLetterRights
    earliest_decision_at: str | None


class MonitoringStarted(TypedDict):
    id: str
    status: Literal["active", "paused", "stopped"]
    # The screening that grows with every run: its score, contents and report.
    screening_id: str
    profiles: list[ListMemberAlsoHere]
    criteria: MonitoringStartedCriteria
    every_s: int
    notify: list[Literal["item_flagged", "level_changed", "run_failed"]]
    # How new items of each profile arrive: by the stream of the network, which starts a run within seconds, or by polling at every interval.
    reading: list[MonitoringStartedReading]
    # Runs after the first screening.
    runs: int
    last_run_at: str | None
    last_error: str | None
    next_run_at: str | None
    # Everything known by then was looked at.
    looked_until: str | None
    created_at: str
    updated_at: str
    # What the first run may use of sources that charge or count. Null where it reads none of them.
    cost: RequestCost | None
    # What later runs may use, each and in a month. Null likewise.
    scheduled: ScheduledCost | None


class Monitoring(TypedDict):
    id: str
    status: Literal["active", "paused", "stopped"]
    # The screening that grows with every run: its score, contents and report.
    screening_id: str
    profiles: list[ListMemberAlsoHere]
    criteria: MonitoringStartedCriteria
    every_s: int
    notify: list[Literal["item_flagged", "level_changed", "run_failed"]]
    # How new items of each profile arrive: by the stream of the network, which starts a run within seconds, or by polling at every interval.
    reading: list[MonitoringStartedReading]
    # Runs after the first screening.
    runs: int
    last_run_at: str | None
    last_error: str | None
    next_run_at: str | None
    # Everything known by then was looked at.
    looked_until: str | None
    created_at: str
    updated_at: str


class ScreeningRequest(TypedDict):
    id: str
    # The operation this belongs to.
    kind: str
    # succeeded, partial, failed and canceled are final.
    status: Literal["queued", "in_progress", "succeeded", "partial", "failed", "canceled"]
    progress: Progress
    # What is missing from a partial result.
    missing: list[Missing]
    # Reason for the failure.
    error: DiscoveryExportRequestError | None
    # What it may use of sources that charge or count, estimated when it was submitted: at most so much, if nothing that it reads is known yet. Null where it reads none of them.
    cost: RequestCost | None
    # Number of attempts since the last progress.
    attempt: int
    # When the next attempt starts.
    retry_at: str | None
    created_at: str
    updated_at: str
    started_at: str | None
    finished_at: str | None
    # Null until the request has succeeded.
    result: ScreeningResult | None


class ScreeningMediaRequest(TypedDict):
    id: str
    # The operation this belongs to.
    kind: str
    # succeeded, partial, failed and canceled are final.
    status: Literal["queued", "in_progress", "succeeded", "partial", "failed", "canceled"]
    progress: Progress
    # What is missing from a partial result.
    missing: list[Missing]
    # Reason for the failure.
    error: DiscoveryExportRequestError | None
    # What it may use of sources that charge or count, estimated when it was submitted: at most so much, if nothing that it reads is known yet. Null where it reads none of them.
    cost: RequestCost | None
    # Number of attempts since the last progress.
    attempt: int
    # When the next attempt starts.
    retry_at: str | None
    created_at: str
    updated_at: str
    started_at: str | None
    finished_at: str | None
    # Null until the request has succeeded.
    result: ScreeningMediaRequestResult | None


class SavedListeningQuery(TypedDict):
    id: str
    name: str
    query: str
    description: str | None
    # With the saved queries it names written out. Null if one of them, or a list, is gone.
    written_out: str | None
    # What names it. It cannot be deleted meanwhile.
    used_by: list[SavedListeningQueryUsedBy]
    created_at: str
    updated_at: str


class ListeningTag(TypedDict):
    id: str
    name: str
    # In the query language: mentions that match it get the tag. Null: the tag is only assigned manually.
    query: str | None
    description: str | None
    # Texts that its rule matches, over all listenings, without what people changed.
    matched: int
    # How far the rule has been applied to earlier listenings: a request like any other. Null without one.
    backfill: ListeningTagBackfill | None
    created_at: str
    updated_at: str


class RecurringListeningCreated(TypedDict):
    id: str
    name: str
    listening: RecurringListeningCreatedListening
    # Interval in seconds.
    every_s: int
    # Period covered by each run, in seconds.
    window_s: int
    alerts: list[RecurringListeningCreatedAlertSpike | RecurringListeningCreatedAlertMentions | RecurringListeningCreatedAlertNegativeShare | RecurringListeningCreatedAlertShareOfVoice | RecurringListeningCreatedAlertMention | RecurringListeningCreatedAlertReport]
    paused: bool
    # How new posts of each live network arrive: by its stream, within seconds, or by polling with every run. Empty where no network is read live.
    reading: list[RecurringListeningCreatedReading]
    # Alerts that were raised and have not gone off.
    alerts_on: list[str]
    # The newest listening of the schedule, finished or not. Read it like any other.
    last_request_id: str | None
    # Null while it is paused.
    next_at: str | None
    created_at: str
    # What the first run may use of sources that charge or count. Null where it reads none of them.
    cost: RequestCost | None
    # What later runs may use, each and in a month. Null likewise.
    scheduled: ScheduledCost | None


class RecurringListening(TypedDict):
    id: str
    name: str
    listening: RecurringListeningCreatedListening
    # Interval in seconds.
    every_s: int
    # Period covered by each run, in seconds.
    window_s: int
    alerts: list[RecurringListeningCreatedAlertSpike | RecurringListeningCreatedAlertMentions | RecurringListeningCreatedAlertNegativeShare | RecurringListeningCreatedAlertShareOfVoice | RecurringListeningCreatedAlertMention | RecurringListeningCreatedAlertReport]
    paused: bool
    # How new posts of each live network arrive: by its stream, within seconds, or by polling with every run. Empty where no network is read live.
    reading: list[RecurringListeningCreatedReading]
    # Alerts that were raised and have not gone off.
    alerts_on: list[str]
    # The newest listening of the schedule, finished or not. Read it like any other.
    last_request_id: str | None
    # Null while it is paused.
    next_at: str | None
    created_at: str


class RecurringListeningPatch(TypedDict):
    paused: NotRequired[bool]
    alerts: NotRequired[list[RecurringListeningCreatedAlertSpike | RecurringListeningCreatedAlertMentions | RecurringListeningCreatedAlertNegativeShare | RecurringListeningCreatedAlertShareOfVoice | RecurringListeningCreatedAlertMention | RecurringListeningCreatedAlertReport]]


ListeningInsights = TypedDict(
    "ListeningInsights",
    {
        "as_of": "str",
        "from": "str",
        "to": "str",
        "before_from": "str | None",
        "interval": "Literal[\"hour\", \"day\", \"week\", \"month\"]",
        "time_zone": "str",
        "mentions": "int",
        "authors": "int",
        "brands": "list[ListeningInsightsBrand]",
        "together": "list[ListeningInsightsTogether]",
        "spike_test": "ListeningInsightsSpikeTest",
        "coverage": "ListeningInsightsCoverage",
        "engine_version": "str",
        "synthetic": "bool",
    },
)


class Mention(TypedDict):
    # Of the mention; the same in every list of this request.
    id: str
    kind: Literal["content", "comment"]
    network: Literal["instagram", "tiktok", "youtube", "x", "facebook", "twitch", "threads", "pinterest", "snapchat", "bluesky", "mastodon", "professional", "reddit", "telegram", "tumblr", "nostr", "lemmy", "peertube", "hackernews", "web"]
    content_id: str
    comment_id: str | None
    url: str | None
    author: MentionAuthor
    type: str | None
    title: str | None
    # Null if it has been undone since.
    text: str | None
    language: str | None
    # declared: by the network or the import. detected: from the text.
    language_basis: NotRequired[Literal["declared", "detected", None]]
    published_at: str
    engagement: float | None
    views: float | None
    sentiment: Literal["negative", "neutral", "positive", "not_judged"]
    # Those with a probability of at least 0.5; null where not judged. Only if `emotions` was requested.
    emotions: NotRequired[list[Literal["anger", "fear", "joy", "sadness", "surprise"]] | None]
    # Names of the brands it mentions.
    brands: list[str]
    # Names of its tags, in lists of mentions.
    tags: NotRequired[list[str]]
    # Whether the mention has been checked, in lists of mentions.
    state: NotRequired[Literal["open", "checked"]]
    assignee: NotRequired[str | None]
    note: NotRequired[str | None]
    # Set apart as a repeat.
    repeat: bool
    # The words that were looked for: UTF-16 code units into title, a line break, and text, the end exclusive.
    matches: list[MentionMatch]
    source: str | None
    synthetic: bool
    as_of: str | None


class MentionChange(TypedDict):
    id: str
    kind: Literal["change", "undo"]
    # The token or user that did it.
    actor: str
    # What that token or user is called now; a token of a user has both names. Null for deleted users.
    actor_name: str | None
    reason: str | None
    mentions: int
    # The first 20.
    items: list[MentionChangeItem]
    undoes: str | None
    undone_by: str | None
    created_at: str


class SocialListeningRequest(TypedDict):
    id: str
    # The operation this belongs to.
    kind: str
    # succeeded, partial, failed and canceled are final.
    status: Literal["queued", "in_progress", "succeeded", "partial", "failed", "canceled"]
    progress: Progress
    # What is missing from a partial result.
    missing: list[Missing]
    # Reason for the failure.
    error: DiscoveryExportRequestError | None
    # What it may use of sources that charge or count, estimated when it was submitted: at most so much, if nothing that it reads is known yet. Null where it reads none of them.
    cost: RequestCost | None
    # Number of attempts since the last progress.
    attempt: int
    # When the next attempt starts.
    retry_at: str | None
    created_at: str
    updated_at: str
    started_at: str | None
    finished_at: str | None
    # Null until the request has succeeded.
    result: SocialListeningRequestResult | None


class ImportFile(TypedDict):
    id: str
    name: str
    bytes: int
    sha256: str
    created_at: str
    # When the upload is removed if it is not imported.
    expires_at: str


class ImportMapping(TypedDict):
    # What the rows are; detected by default.
    kind: NotRequired[Literal["creators", "contents", "comments", "followers", "history"]]
    # Fields with one value for all rows: {"network": "instagram"}.
    set: NotRequired[dict[str, str]]
    # Column or JSON path → field; null leaves the column out. Columns that are not named are guessed.
    columns: NotRequired[dict[str, str | None]]
    # Whether 04/05/2026 is in May or in April.
    dates: NotRequired[Literal["dmy", "mdy"]]
    # Zone of times that name none; UTC by default.
    zone: NotRequired[str]
    # Decimal sign of numbers.
    decimal: NotRequired[Literal[".", ","]]
    # Delimiter between the cells of a text table.
    delimiter: NotRequired[str]
    encoding: NotRequired[Literal["utf-8", "utf-16le", "utf-16be", "windows-1252", "windows-1250", "windows-1251", "windows-1254", "shift_jis", "gb18030", "euc-kr"]]
    # File format; detected from the content by default.
    format: NotRequired[Literal["csv", "jsonl", "json", "parquet", "xlsx", "zip", "car"]]
    # Sheet of a workbook; by default every sheet that contains a table.
    sheet: NotRequired[str]
    # Names of the columns of a table without a header.
    header: NotRequired[list[str]]
    # Settings for single tables of a zip file or sheets of a workbook, by their names in the preview, with or without the name of the file: {"notes.csv": {"skip": true}}.
    files: NotRequired[dict[str, ImportMappingFile]]
    # Whether columns that are no field stop the import.
    strict: NotRequired[bool]


class ImportPreview(TypedDict):
    # csv, jsonl, json, parquet, xlsx or archive, found from the content.
    form: str
    encoding: str | None
    delimiter: str | None
    sheet: str | None
    # The known format it was recognised as.
    format: ImportPreviewFormat | None
    # Of the first file, or of the sheet that is taken.
    tables: list[ImportPreviewTable]
    # What would happen to the first rows.
    sampled: ImportPreviewSampled
    problems: list[ImportPreviewProblem]
    # Every file of a zip file and every sheet of a workbook, those that are taken first, in the order of the import.
    files: list[ImportPreviewFile]
    # To be corrected and sent with the import. Of several files it says what you said: what is guessed differs between them.
    mapping: ImportMappingOutput


class ImportMappingOutput(TypedDict):
    # What the rows are; detected by default.
    kind: NotRequired[Literal["creators", "contents", "comments", "followers", "history"]]
    # Fields with one value for all rows: {"network": "instagram"}.
    set: dict[str, str]
    # Column or JSON path → field; null leaves the column out. Columns that are not named are guessed.
    columns: dict[str, str | None]
    # Whether 04/05/2026 is in May or in April.
    dates: NotRequired[Literal["dmy", "mdy"]]
    # Zone of times that name none; UTC by default.
    zone: NotRequired[str]
    # Decimal sign of numbers.
    decimal: NotRequired[Literal[".", ","]]
    # Delimiter between the cells of a text table.
    delimiter: NotRequired[str]
    encoding: NotRequired[Literal["utf-8", "utf-16le", "utf-16be", "windows-1252", "windows-1250", "windows-1251", "windows-1254", "shift_jis", "gb18030", "euc-kr"]]
    # File format; detected from the content by default.
    format: NotRequired[Literal["csv", "jsonl", "json", "parquet", "xlsx", "zip", "car"]]
    # Sheet of a workbook; by default every sheet that contains a table.
    sheet: NotRequired[str]
    # Names of the columns of a table without a header.
    header: NotRequired[list[str]]
    # Settings for single tables of a zip file or sheets of a workbook, by their names in the preview, with or without the name of the file: {"notes.csv": {"skip": true}}.
    files: NotRequired[dict[str, ImportMappingFile]]
    # Whether columns that are no field stop the import.
    strict: NotRequired[bool]


class ImportFields(TypedDict):
    kind: Literal["creators", "contents", "comments", "followers", "history"]
    fields: list[ImportFieldsField]


class NamedImportMapping(TypedDict):
    name: str
    mapping: ImportMappingOutput
    updated_at: str


class NamedImportMappingOutput(TypedDict):
    name: str
    mapping: ImportMappingOutput
    updated_at: str


class ImportBody(TypedDict):
    # The upload, from POST /imports/files.
    file_id: str
    # What the file does not say; a preview gives one to start from.
    mapping: NotRequired[ImportMapping]
    # A mapping kept with PUT /imports/mappings/{name}.
    mapping_name: NotRequired[str]
    # Where the records come from.
    source: NotRequired[str]
    # When they were true; the time of the upload by default.
    as_of: NotRequired[str]
    # Check every row and write nothing.
    dry_run: NotRequired[bool]


class ImportRequest(TypedDict):
    id: str
    # The operation this belongs to.
    kind: str
    # succeeded, partial, failed and canceled are final.
    status: Literal["queued", "in_progress", "succeeded", "partial", "failed", "canceled"]
    progress: Progress
    # What is missing from a partial result.
    missing: list[Missing]
    # Reason for the failure.
    error: DiscoveryExportRequestError | None
    # What it may use of sources that charge or count, estimated when it was submitted: at most so much, if nothing that it reads is known yet. Null where it reads none of them.
    cost: RequestCost | None
    # Number of attempts since the last progress.
    attempt: int
    # When the next attempt starts.
    retry_at: str | None
    created_at: str
    updated_at: str
    started_at: str | None
    finished_at: str | None
    # Null until the request has ended. If it was canceled or failed: what it had done by then, which is kept.
    result: ImportResult | None


class ImportResult(TypedDict):
    file_id: str
    name: str
    format: str | None
    rows: int
    imported: int
    rejected: int
    # Rows about people whose data was erased or restricted at their request: not stored, not listed.
    withheld: int
    # Cells that could not be read in rows that were taken.
    cells_lost: int
    # Rows without a handle or an id of the network, stored under a key made from their content.
    keyed: int
    # Of these, rows whose ids are not ids of the network, such as 1 or p1; other files of the source are joined by them.
    own_ids: int
    # Rows that name a post or an account by an id which no file has told yet. They are kept for 30 days and joined when it comes.
    waiting: int
    # Rows of earlier imports that waited for what this one told, by kind.
    joined: dict[str, int]
    # Records by kind.
    records: dict[str, int]
    notes: list[str]
    dry_run: bool
    # Whether searches find all of it. False: the index is still reading, see GET /status. Null for a dry run, and where the import did not come to its end.
    searchable: bool | None


class WebhookBody(TypedDict):
    # Where messages are sent. It must be on the public internet, unless ROSTRA_WEBHOOK_ALLOW names its address.
    url: str
    description: NotRequired[str]
    # Kinds of events: request.finished, screening.finished, screening.item_flagged, screening.level_changed, screening.run_failed, listening.alert, listening.mention, report.ready, export.ready, search.changed, campaign.post, connection.connected, connection.ended, campaign.finished, webhook.paused, notification.paused, quota.low, quota.spent; all of an area: screening.*; all: *.
    events: NotRequired[list[str]]


class Webhook(TypedDict):
    id: str
    url: str
    description: str
    events: list[str]
    # failing: the newest message was not taken.
    status: Literal["active", "failing", "paused"]
    paused_reason: str | None
    deliveries: WebhookDeliveries
    last_success_at: str | None
    failing_since: str | None
    # Until then messages are signed with the old secret too.
    previous_secret_until: str | None
    created_at: str
    updated_at: str


class WebhookPatch(TypedDict):
    # Where messages are sent. It must be on the public internet, unless ROSTRA_WEBHOOK_ALLOW names its address.
    url: NotRequired[str]
    description: NotRequired[str]
    # Kinds of events: request.finished, screening.finished, screening.item_flagged, screening.level_changed, screening.run_failed, listening.alert, listening.mention, report.ready, export.ready, search.changed, campaign.post, connection.connected, connection.ended, campaign.finished, webhook.paused, notification.paused, quota.low, quota.spent; all of an area: screening.*; all: *.
    events: NotRequired[list[str]]
    # false also resumes an endpoint that was paused by itself.
    paused: NotRequired[bool]


class WebhookDelivery(TypedDict):
    id: str
    # Sent as webhook-id: the same in every try, so that a message is taken once.
    event_id: str
    kind: str
    subject: str
    # The message to people that carried it, the same in every try; null for webhooks.
    message_id: str | None
    # dead: given up after ten tries in three days, or after 410.
    status: Literal["pending", "delivered", "dead"]
    # The newest 30 tries, oldest first.
    attempts: list[WebhookDeliveryAttempt]
    next_attempt_at: str | None
    # As it is sent.
    body: str
    created_at: str
    finished_at: str | None


class NotificationChannelBody(TypedDict):
    # How messages are sent.
    way: Literal["email", "slack", "teams"]
    name: str
    # For email: who receives it.
    to: NotRequired[list[str]]
    # For slack and teams: the address of an incoming webhook. It is stored encrypted and never shown again.
    url: NotRequired[str]
    # Kinds of events: request.finished, screening.finished, screening.item_flagged, screening.level_changed, screening.run_failed, listening.alert, listening.mention, report.ready, export.ready, search.changed, campaign.post, connection.connected, connection.ended, campaign.finished, webhook.paused, notification.paused, quota.low, quota.spent; all of an area: screening.*; all: *.
    events: NotRequired[list[str]]
    # at_once: as soon as something happens. hourly, daily: everything since the last message in one.
    digest: NotRequired[Literal["at_once", "hourly", "daily"]]
    # A time of day in `time_zone`, such as 08:00.
    daily_at: NotRequired[str]
    # IANA name of the time zone in which the times of day are meant.
    time_zone: NotRequired[str]
    # Language of the messages: English, German, French or Spanish. An e-mail to a user of the account is in the language that this user chose in the console.
    language: NotRequired[Literal["en", "de", "fr", "es"]]
    # No message is sent in these hours; events are sent when they end. The hours may span midnight.
    quiet_hours: NotRequired[NotificationChannelBodyQuietHours | None]


class NotificationChannel(TypedDict):
    id: str
    way: Literal["email", "slack", "teams"]
    name: str
    # Recipients of e-mail; of Slack and Teams only the server.
    target: str
    events: list[str]
    digest: Literal["at_once", "hourly", "daily"]
    daily_at: str
    time_zone: str
    language: Literal["en", "de", "fr", "es"]
    quiet_hours: NotificationChannelQuietHours | None
    # failing: the newest message was not taken.
    status: Literal["active", "failing", "paused"]
    paused_reason: str | None
    deliveries: WebhookDeliveries
    last_success_at: str | None
    failing_since: str | None
    created_at: str
    updated_at: str


class NotificationChannelPatch(TypedDict):
    name: NotRequired[str]
    # For email: who receives it.
    to: NotRequired[list[str]]
    # For slack and teams: the address of an incoming webhook. It is stored encrypted and never shown again.
    url: NotRequired[str]
    # Kinds of events: request.finished, screening.finished, screening.item_flagged, screening.level_changed, screening.run_failed, listening.alert, listening.mention, report.ready, export.ready, search.changed, campaign.post, connection.connected, connection.ended, campaign.finished, webhook.paused, notification.paused, quota.low, quota.spent; all of an area: screening.*; all: *.
    events: NotRequired[list[str]]
    # at_once: as soon as something happens. hourly, daily: everything since the last message in one.
    digest: NotRequired[Literal["at_once", "hourly", "daily"]]
    # A time of day in `time_zone`, such as 08:00.
    daily_at: NotRequired[str]
    # IANA name of the time zone in which the times of day are meant.
    time_zone: NotRequired[str]
    # Language of the messages: English, German, French or Spanish. An e-mail to a user of the account is in the language that this user chose in the console.
    language: NotRequired[Literal["en", "de", "fr", "es"]]
    # No message is sent in these hours; events are sent when they end. The hours may span midnight.
    quiet_hours: NotRequired[NotificationChannelBodyQuietHours | None]
    # false also resumes a channel that was paused by itself.
    paused: NotRequired[bool]


class ListedRequest(TypedDict):
    id: str
    # The operation this belongs to.
    kind: str
    # succeeded, partial, failed and canceled are final.
    status: Literal["queued", "in_progress", "succeeded", "partial", "failed", "canceled"]
    progress: Progress
    # What is missing from a partial result.
    missing: list[Missing]
    # Reason for the failure.
    error: DiscoveryExportRequestError | None
    # What it may use of sources that charge or count, estimated when it was submitted: at most so much, if nothing that it reads is known yet. Null where it reads none of them.
    cost: RequestCost | None
    # Number of attempts since the last progress.
    attempt: int
    # When the next attempt starts.
    retry_at: str | None
    created_at: str
    updated_at: str
    started_at: str | None
    finished_at: str | None
    # Short description: the profile, post or brands.
    about: str | None


class Request(TypedDict):
    id: str
    # The operation this belongs to.
    kind: str
    # succeeded, partial, failed and canceled are final.
    status: Literal["queued", "in_progress", "succeeded", "partial", "failed", "canceled"]
    progress: Progress
    # What is missing from a partial result.
    missing: list[Missing]
    # Reason for the failure.
    error: DiscoveryExportRequestError | None
    # What it may use of sources that charge or count, estimated when it was submitted: at most so much, if nothing that it reads is known yet. Null where it reads none of them.
    cost: RequestCost | None
    # Number of attempts since the last progress.
    attempt: int
    # When the next attempt starts.
    retry_at: str | None
    created_at: str
    updated_at: str
    started_at: str | None
    finished_at: str | None


class Token(TypedDict):
    id: str
    name: str
    # The first characters of the token.
    hint: str
    scopes: list[Literal["creators", "screening", "content", "purchase_intent", "comments_relevance", "listening", "imports", "contacts", "connections", "audit", "admin", "operator"]]
    # The user it belongs to; null for a service.
    user_id: str | None
    # Null means the server default.
    rate_per_minute: int | None
    created_at: str
    expires_at: str | None
    revoked_at: str | None
    # Accurate to a few seconds.
    last_used_at: str | None


class Network(TypedDict):
    network: Literal["instagram", "tiktok", "youtube", "x", "facebook", "twitch", "threads", "pinterest", "snapchat", "bluesky", "mastodon", "professional", "reddit", "telegram", "tumblr", "nostr", "lemmy", "peertube", "hackernews", "web"]
    # The first one is used. Without one, data can only be imported.
    sources: list[NetworkSource]


class CostEstimate(TypedDict):
    network: Literal["instagram", "tiktok", "youtube", "x", "facebook", "twitch", "threads", "pinterest", "snapchat", "bluesky", "mastodon", "professional", "reddit", "telegram", "tumblr", "nostr", "lemmy", "peertube", "hackernews", "web"]
    # Who is asked.
    source: str
    operation: Literal["profile", "contents", "content", "comments", "search", "followers", "likers", "commenters"]
    items: int
    # Calls to the source, if everything is read again.
    calls: int
    # Units of its quota, where it counts them; those of YouTube.
    units: int
    # The cost if everything is read again. Stored data that is fresh costs nothing.
    usd: float
    # Reading stops at it. Null where nothing is charged.
    budget: CostEstimateBudget | None
    # How many of the items the rest of today’s budget pays for.
    affordable_items: int | None


class Status(TypedDict):
    # What searches look through.
    index: StatusIndex
    # Figures, languages, interests and the like that are derived from what is known.
    facts: StatusFacts
    # Imported audiences are analysed within seconds, those of live networks once they are read for a report.
    audiences: StatusAudiences
    # What searches find, by network; networks without stored creators are left out.
    networks: list[KnownNetwork]


class KnownNetwork(TypedDict):
    network: Literal["instagram", "tiktok", "youtube", "x", "facebook", "twitch", "threads", "pinterest", "snapchat", "bluesky", "mastodon", "professional", "reddit", "telegram", "tumblr", "nostr", "lemmy", "peertube", "hackernews", "web"]
    # Real creators.
    creators: int
    demo_creators: int
    # When a real creator of it posted last, as far as is known.
    newest_post: str | None


class Event(TypedDict):
    id: str
    # Counts up by one within the account.
    seq: int
    # What happened, such as screening.item_flagged.
    kind: str
    # The id of what it happened to.
    subject: str
    payload: dict[str, Any]
    created_at: str


class Demo(TypedDict):
    # present: demo data are there. absent: none were ever stored. removing: being removed. removed: gone; they stay removed until you restore them.
    state: Literal["present", "absent", "removing", "removed"]
    # What is left of it.
    rows: DemoRows


class AuditEntry(TypedDict):
    # Place in the chain. The chain is one for the whole installation.
    seq: int
    at: str
    # Who: the id of a token or user.
    actor: str
    # What that token or user is called now; a token of a user has both names. Null for deleted users.
    actor_name: str | None
    # What: the name of the operation, such as `getScreening`.
    operation: str
    # Changes have two entries: `begun`, written no later than the change itself, and how it ended.
    outcome: Literal["begun", "succeeded", "refused", "failed"]
    # HTTP status of the answer; null for `begun`.
    status: int | None
    # To what or whom, as far as the call names them; 20 people at most.
    subjects: list[AuditEntrySubject]
    # What the caller sent as Rostra-Purpose.
    purpose: str | None
    # More about it, as JSON: for sign-ins the method and why it was refused.
    details: str | None
    request_id: str
    # SHA-256 over this entry and the hash of the one before.
    hash: str


class Retention(TypedDict):
    kind: str
    holds: str
    purpose: str
    # `fixed`: after the same time; `each`: every item has a time of its own; `none`: until it is deleted or erased.
    clock: Literal["fixed", "each", "none"]
    # How long, if it is the same for all.
    days: float | None
    # The setting that defines it, if there is one.
    setting: str | None
    # Items with a retention period: of this account or, for data read from a network, of all accounts. Null if there is none.
    held: int | None
    # How many of them are due; deleted within an hour, audit entries within a day.
    due: int | None
    # When the next one is due. Null where nothing is held.
    next_due_at: str | None


class Me(TypedDict):
    account: Account
    # Null for the token of a service.
    user: User | None
    # Null for a person who is signed in.
    token_id: str | None
    session_id: str | None
    scopes: list[Literal["creators", "screening", "content", "purchase_intent", "comments_relevance", "listening", "imports", "contacts", "connections", "audit", "admin", "operator"]]
    reads_only: bool


class Account(TypedDict):
    id: str
    name: str
    # Whether every user must have a second factor.
    second_factor_required: bool


class User(TypedDict):
    id: str
    email: str
    name: str
    role: Literal["owner", "admin", "analyst", "reviewer", "viewer", "auditor"]
    has_password: bool
    has_second_factor: bool
    created_at: str
    last_sign_in_at: str | None
    # Of the console, and of e-mails to this user. Null: not chosen yet.
    language: Literal["en", "de", "fr", "es", None]


class MePatch(TypedDict):
    # Of the console, and of e-mails to you.
    language: Literal["en", "de", "fr", "es"]


class Role(TypedDict):
    name: Literal["owner", "admin", "analyst", "reviewer", "viewer", "auditor"]
    meaning: str
    # admin includes all.
    scopes: list[Literal["creators", "screening", "content", "purchase_intent", "comments_relevance", "listening", "imports", "contacts", "connections", "audit", "admin", "operator"]]
    # May ask, and change nothing.
    reads_only: bool


class UserPatch(TypedDict):
    name: NotRequired[str]
    role: NotRequired[Literal["owner", "admin", "analyst", "reviewer", "viewer", "auditor"]]


class InvitationBody(TypedDict):
    email: str
    # Only an owner can invite an owner.
    role: NotRequired[Literal["owner", "admin", "analyst", "reviewer", "viewer", "auditor"]]


class Invitation(TypedDict):
    id: str
    kind: Literal["invitation", "password_reset"]
    email: str
    role: Literal["owner", "admin", "analyst", "reviewer", "viewer", "auditor"]
    status: Literal["pending", "accepted", "revoked", "expired"]
    # Id of the user or token that created it.
    created_by: str
    created_at: str
    expires_at: str


class AccountPatch(TypedDict):
    second_factor_required: bool


class Session(TypedDict):
    id: str
    # Null for a session started with a service token.
    user_id: str | None
    token_id: str | None
    # How it was started: password, invitation, token, link, oidc.
    method: str
    # What the browser calls itself.
    agent: str
    address: str
    # Whether this call came with it.
    is_current: bool
    created_at: str
    # Accurate to a minute.
    last_seen_at: str
    expires_at: str


class SubjectCase(TypedDict):
    id: str
    kind: Literal["erasure", "restriction"]
    reason: str | None
    created_at: str
    # When a restriction was lifted.
    ended_at: str | None
    # Keyed digests of everything the person is known by. Data that matches one is not stored again.
    subjects: list[str]
    places: list[SubjectCasePlace]
    files: SubjectCaseFiles
    # Over everything that was deleted, as it was.
    sha256: str


class ConnectionProvider(TypedDict):
    id: str
    name: str
    network: Literal["instagram", "tiktok", "youtube", "x", "facebook", "twitch", "threads", "pinterest", "snapchat", "bluesky", "mastodon", "professional", "reddit", "telegram", "tumblr", "nostr", "lemmy", "peertube", "hackernews", "web"]
    # Whether an app of yours is set up.
    ready: bool
    # What to set up.
    missing: str | None
    # Enter it in the settings of your app at the network.
    redirect_uri: str | None
    scopes: list[ConnectionProviderScope]
    # Figures and splits that are read.
    gives: list[str]
    # Whether access lasts without the creator signing in again.
    refreshes: bool
    # Whether access can be given back from here; otherwise only the creator can.
    revokes: bool
    proof: ConnectionProviderProof
    needs: str
    key: str
    # Where the creator can take the access back at the network.
    remove: str


class ConnectionBody(TypedDict):
    # Where the creator signs in: an id of GET /connection-providers.
    provider: str
    # Why you ask, in your words. The creator reads it before they agree.
    purpose: str
    # The account that is meant. If the creator signs in to another one, nothing is connected. Of several Pages, it is the one that is connected.
    handle: NotRequired[str]
    # How long the link works.
    expires_in_days: NotRequired[int]


class Connection(TypedDict):
    id: str
    provider: str
    network: Literal["instagram", "tiktok", "youtube", "x", "facebook", "twitch", "threads", "pinterest", "snapchat", "bluesky", "mastodon", "professional", "reddit", "telegram", "tumblr", "nostr", "lemmy", "peertube", "hackernews", "web"]
    purpose: str
    # Of the connected account; before, the one that was asked for.
    handle: str | None
    # As the network shows it to the owner; others may see a different value.
    external_id: str | None
    name: str | None
    # pending: the link was not used yet. expired: nor will it be. ended: tokens and figures are deleted.
    state: Literal["pending", "expired", "connected", "ended"]
    # What the creator agreed to, where the network says so.
    scopes: list[str]
    # Why figures could not be read, or why the connection ended.
    problem: str | None
    ended_by: Literal["creator", "account", "network", None]
    created_by: str
    created_at: str
    # Of the link.
    expires_at: str
    connected_at: str | None
    # Renewed before where the network allows it.
    token_expires_at: str | None
    # When figures were last read; once a day.
    read_at: str | None
    ended_at: str | None


class MeasuredFigures(TypedDict):
    # Counted by the network and shown to the owner of the account.
    basis: Literal["measured"]
    as_of: str
    figures: list[MeasuredFiguresFigure]
    audience: list[MeasuredFiguresAudience]
    missing: list[FirstPartyMissing]


class EstimatedRequest(TypedDict):
    kind: str
    # What the first run may use of sources that charge or count. Null where it reads none of them.
    cost: RequestCost | None
    # With `every_s`: what each later run and all runs of a month may use. Null without it, and where nothing is charged or counted.
    scheduled: ScheduledCost | None


class SubmittedForMembers(TypedDict):
    work: Literal["screening", "monitoring", "report", "scheduled_report", "overlap", "comparison"]
    submitted: int
    refused: int
    # In the order of the list.
    data: list[SubmittedForMembersItem]


ProblemError = TypedDict(
    "ProblemError",
    {
        "in": "Literal[\"body\", \"query\", \"path\", \"header\"]",
        "pointer": "str",
        "message": "str",
    },
)


class ProfileLocation(TypedDict):
    # As stated in the profile; null where only a country is known.
    text: str | None
    # Id of the location dictionary, where the text could be read.
    id: str | None
    name: str | None
    country_code: str | None
    # Confidence of the location.
    confidence: float | None


class DiscoveryBodyFollowers(TypedDict):
    min: NotRequired[float]
    max: NotRequired[float]


class DiscoveryBodyAverageLikes(TypedDict):
    min: NotRequired[float]
    max: NotRequired[float]
    # Which average of the recent contents.
    method: NotRequired[Literal["mean", "median"]]


class DiscoveryBodyPrice(TypedDict):
    min: NotRequired[float]
    max: NotRequired[float]
    # Default: that of the rate card. Others are converted at the exchange rates of the card.
    currency: NotRequired[str]


class DiscoveryBodyFollowerGrowth(TypedDict):
    months: NotRequired[int]
    min: NotRequired[float]
    max: NotRequired[float]


class DiscoveryBodyLikesGrowth(TypedDict):
    months: NotRequired[Literal[1] | Literal[3] | Literal[6] | Literal[12]]
    min: NotRequired[float]
    max: NotRequired[float]


class DiscoveryBodyAccountType(TypedDict):
    any_of: NotRequired[list[Literal["personal", "creator", "business"]]]
    all_of: NotRequired[list[Literal["personal", "creator", "business"]]]
    none_of: NotRequired[list[Literal["personal", "creator", "business"]]]


class DiscoveryBodyGender(TypedDict):
    any_of: NotRequired[list[Literal["female", "male", "other"]]]
    all_of: NotRequired[list[Literal["female", "male", "other"]]]
    none_of: NotRequired[list[Literal["female", "male", "other"]]]


class DiscoveryBodyAge(TypedDict):
    min: NotRequired[int]
    max: NotRequired[int]


class DiscoveryBodyLocations(TypedDict):
    any_of: NotRequired[list[str]]
    all_of: NotRequired[list[str]]
    none_of: NotRequired[list[str]]


class DiscoveryBodyTopics(TypedDict):
    names: list[str]
    # How strongly a tag must belong to a topic, as /dictionary/topics/relevance weighs it.
    threshold: NotRequired[float]
    # When sorting by relevance: 1 is relevance only, 0 is mostly followers.
    weight: NotRequired[float]


class DiscoveryBodyContactTypes(TypedDict):
    must: NotRequired[list[Literal["email", "phone", "whatsapp", "telegram", "link_page", "link", "account"]]]
    should: NotRequired[list[Literal["email", "phone", "whatsapp", "telegram", "link_page", "link", "account"]]]


class DiscoveryBodyAudience(TypedDict):
    source: NotRequired[Literal["followers", "likers", "commenters"]]
    locations: NotRequired[DiscoveryBodyAudienceLocations | list[str | DiscoveryBodyAudienceLocationsAnyOf]]
    languages: NotRequired[DiscoveryBodyAudienceLanguages | list[str | DiscoveryBodyAudienceLanguagesAnyOf]]
    genders: NotRequired[DiscoveryBodyAudienceGenders | list[Literal["female", "male", "other"] | DiscoveryBodyAudienceGendersAnyOf]]
    # 18-24, or with the gender: female.18-24.
    ages: NotRequired[DiscoveryBodyAudienceAges | list[Literal["13-17", "18-24", "25-34", "35-44", "45-54", "55+", "female.13-17",
        "female.18-24", "female.25-34", "female.35-44", "female.45-54", "female.55+", "male.13-17", "male.18-24", "male.25-34", "male.35-44",
        "male.45-54", "male.55+", "other.13-17", "other.18-24", "other.25-34", "other.35-44", "other.45-54",
        "other.55+"] | DiscoveryBodyAudienceAgesAnyOf]]
    interests: NotRequired[DiscoveryBodyAudienceLocations | list[str | DiscoveryBodyAudienceLocationsAnyOf]]
    brands: NotRequired[DiscoveryBodyAudienceBrands | list[str | DiscoveryBodyAudienceBrandsAnyOf]]
    credibility_min: NotRequired[float]


class DiscoveryBodyAudienceLocations(TypedDict):
    any_of: NotRequired[list[str | DiscoveryBodyAudienceLocationsAnyOf]]
    all_of: NotRequired[list[str | DiscoveryBodyAudienceLocationsAnyOf]]
    none_of: NotRequired[list[str | DiscoveryBodyAudienceLocationsAnyOf]]
    # Least share of the audience, 0.01 to 1, kept to about half a percent. Of all values that name none themselves. Without it: 0.05.
    min_share: NotRequired[float]


class DiscoveryBodyAudienceLocationsAnyOf(TypedDict):
    id: str
    # Least share of the audience, 0.01 to 1, kept to about half a percent. Without it: that of the lists.
    min_share: NotRequired[float]


class DiscoveryBodyAudienceLanguages(TypedDict):
    any_of: NotRequired[list[str | DiscoveryBodyAudienceLanguagesAnyOf]]
    all_of: NotRequired[list[str | DiscoveryBodyAudienceLanguagesAnyOf]]
    none_of: NotRequired[list[str | DiscoveryBodyAudienceLanguagesAnyOf]]
    # Least share of the audience, 0.01 to 1, kept to about half a percent. Of all values that name none themselves. Without it: 0.05.
    min_share: NotRequired[float]


class DiscoveryBodyAudienceLanguagesAnyOf(TypedDict):
    id: str
    # Least share of the audience, 0.01 to 1, kept to about half a percent. Without it: that of the lists.
    min_share: NotRequired[float]


class DiscoveryBodyAudienceGenders(TypedDict):
    any_of: NotRequired[list[Literal["female", "male", "other"] | DiscoveryBodyAudienceGendersAnyOf]]
    all_of: NotRequired[list[Literal["female", "male", "other"] | DiscoveryBodyAudienceGendersAnyOf]]
    none_of: NotRequired[list[Literal["female", "male", "other"] | DiscoveryBodyAudienceGendersAnyOf]]
    # Least share of the audience, 0.01 to 1, kept to about half a percent. Of all values that name none themselves. Without it: 0.05.
    min_share: NotRequired[float]


class DiscoveryBodyAudienceGendersAnyOf(TypedDict):
    id: Literal["female", "male", "other"]
    # Least share of the audience, 0.01 to 1, kept to about half a percent. Without it: that of the lists.
    min_share: NotRequired[float]


class DiscoveryBodyAudienceAges(TypedDict):
    any_of: NotRequired[list[Literal["13-17", "18-24", "25-34", "35-44", "45-54", "55+", "female.13-17", "female.18-24", "female.25-34",
        "female.35-44", "female.45-54", "female.55+", "male.13-17", "male.18-24", "male.25-34", "male.35-44", "male.45-54", "male.55+",
        "other.13-17", "other.18-24", "other.25-34", "other.35-44", "other.45-54", "other.55+"] | DiscoveryBodyAudienceAgesAnyOf]]
    all_of: NotRequired[list[Literal["13-17", "18-24", "25-34", "35-44", "45-54", "55+", "female.13-17", "female.18-24", "female.25-34",
        "female.35-44", "female.45-54", "female.55+", "male.13-17", "male.18-24", "male.25-34", "male.35-44", "male.45-54", "male.55+",
        "other.13-17", "other.18-24", "other.25-34", "other.35-44", "other.45-54", "other.55+"] | DiscoveryBodyAudienceAgesAnyOf]]
    none_of: NotRequired[list[Literal["13-17", "18-24", "25-34", "35-44", "45-54", "55+", "female.13-17", "female.18-24", "female.25-34",
        "female.35-44", "female.45-54", "female.55+", "male.13-17", "male.18-24", "male.25-34", "male.35-44", "male.45-54", "male.55+",
        "other.13-17", "other.18-24", "other.25-34", "other.35-44", "other.45-54", "other.55+"] | DiscoveryBodyAudienceAgesAnyOf]]
    # Least share of the audience, 0.01 to 1, kept to about half a percent. Of all values that name none themselves. Without it: 0.05.
    min_share: NotRequired[float]


class DiscoveryBodyAudienceAgesAnyOf(TypedDict):
    id: Literal["13-17", "18-24", "25-34", "35-44", "45-54", "55+", "female.13-17", "female.18-24", "female.25-34", "female.35-44",
        "female.45-54", "female.55+", "male.13-17", "male.18-24", "male.25-34", "male.35-44", "male.45-54", "male.55+", "other.13-17",
        "other.18-24", "other.25-34", "other.35-44", "other.45-54", "other.55+"]
    # Least share of the audience, 0.01 to 1, kept to about half a percent. Without it: that of the lists.
    min_share: NotRequired[float]


class DiscoveryBodyAudienceBrands(TypedDict):
    any_of: NotRequired[list[str | DiscoveryBodyAudienceBrandsAnyOf]]
    all_of: NotRequired[list[str | DiscoveryBodyAudienceBrandsAnyOf]]
    none_of: NotRequired[list[str | DiscoveryBodyAudienceBrandsAnyOf]]
    # Least share of the audience, 0.01 to 1, kept to about half a percent. Of all values that name none themselves. Without it: 0.05.
    min_share: NotRequired[float]


class DiscoveryBodyAudienceBrandsAnyOf(TypedDict):
    id: str
    # Least share of the audience, 0.01 to 1, kept to about half a percent. Without it: that of the lists.
    min_share: NotRequired[float]


class DiscoveryBodySimilarTo(TypedDict):
    profile: NamedProfile
    by: NotRequired[Literal["creator", "audience"]]
    # With by creator: what similarity is made of. Weights are relative to each other.
    weights: NotRequired[DiscoveryBodySimilarToWeights]


class DiscoveryBodySimilarToWeights(TypedDict):
    # What they write about, and with which tags; 0 does not matter.
    interests: NotRequired[float]
    # How many follow them; 0 does not matter.
    size: NotRequired[float]
    # Which languages they write; 0 does not matter.
    language: NotRequired[float]
    # Where they are; 0 does not matter.
    country: NotRequired[float]


class DiscoveryBodyExclude(TypedDict):
    # Profiles that are left out, each as {network, handle}, as {profile_url} or just as an address.
    profiles: NotRequired[list[NamedProfile | str]]
    # Ids of earlier exports whose creators are excluded.
    requests: NotRequired[list[str]]


class DiscoveryBodySort(TypedDict):
    by: Literal["followers", "content_count", "engagement_rate", "average_likes", "average_comments", "average_views", "price", "last_posted_at", "follower_growth", "likes_growth", "views_growth", "audience_credibility", "relevance", "similarity", "audience_share"]
    # Creators without a value come last in both directions.
    order: NotRequired[Literal["desc", "asc"]]
    # For averages.
    method: NotRequired[Literal["mean", "median"]]
    # For growth; that of the filter, or 3.
    months: NotRequired[int]
    # For audience_share: whose share. Without it: that of the one value that `audience` asks for.
    audience: NotRequired[DiscoveryBodySortAudience]


class DiscoveryBodySortAudience(TypedDict):
    source: NotRequired[Literal["followers", "likers", "commenters"]]
    part: Literal["locations", "languages", "genders", "ages", "interests", "brands"]
    id: str


class NamedProfileByNetworkAndHandle(TypedDict):
    network: Literal["instagram", "tiktok", "youtube", "x", "facebook", "twitch", "threads", "pinterest", "snapchat", "bluesky", "mastodon", "professional", "reddit", "telegram", "tumblr", "nostr", "lemmy", "peertube", "hackernews", "web"]
    # With or without @.
    handle: str


class NamedProfileByProfileUrl(TypedDict):
    # URL of a profile on any supported network.
    profile_url: str


class CreatorLocation(TypedDict):
    text: str | None
    # Of /dictionary/locations, the nearest that could be read out of the text; filters find it by this.
    id: str | None
    name: str | None
    country_code: str | None


class CreatorAverageLikes(TypedDict):
    mean: float | None
    median: float | None
    # How many it is based on; null if a declared value does not say.
    contents: int | None
    # measured: over contents we know. declared: as a file or the network states it, where nothing could be measured.
    basis: Literal["measured", "declared", None]


class CreatorEngagement(TypedDict):
    mean: CreatorEngagementMean | None
    median: CreatorEngagementMean | None
    sample_size: int | None
    # measured: over contents we know. declared: as a file or the network states it, where nothing could be measured.
    basis: Literal["measured", "declared", None]


class CreatorEngagementMean(TypedDict):
    value: float
    # Bounds of 95 %; null for what is declared.
    low: float | None
    high: float | None


class CreatorFollowerGrowth(TypedDict):
    months_1: float | None
    months_3: float | None
    months_6: float | None
    months_12: float | None


class CreatorEstimatedPrice(TypedDict):
    # The type that the creator publishes most, of those with a price.
    type: Literal["text", "image", "video", "short", "carousel", "story", "stream", "article", "repost", "reply"]
    amount: float
    low: float
    high: float
    currency: str
    rate_card: str


class CreatorContact(TypedDict):
    has: bool
    types: list[Literal["email", "phone", "whatsapp", "telegram", "link_page", "link", "account"]]
    # On the do-not-contact list: no contacts are shown.
    do_not_contact: bool


class CreatorStated(TypedDict):
    what: Literal["gender", "birth_year", "place", "profession"]
    value: str | float
    basis: Literal["declared"]
    # The words that say it.
    words: str


class CreatorAudience(TypedDict):
    source: Literal["followers", "likers", "commenters"]
    # declared: as an imported file states it. inferred: concluded from a sample of the people.
    basis: Literal["declared", "inferred"]
    # Null if an imported list shows too little of its people.
    credibility: float | None
    countries: list[CreatorAudienceCountry]
    languages: list[CreatorAudienceCountry]
    genders: list[CreatorAudienceCountry]
    ages: list[CreatorAudienceCountry]
    interests: list[CreatorAudienceCountry]
    sample_size: int
    as_of: str


class CreatorAudienceCountry(TypedDict):
    id: str
    share: float
    # 95 % bounds; for declared values, the share itself, because there is no sample.
    low: float
    high: float
    # People for whom it is known; 0 for declared values.
    sample_size: int


class CreatorMissing(TypedDict):
    reason: Literal["not_stated", "no_contents", "not_shown", "no_history", "too_little_evidence", "no_audience"]
    # Fields of this creator that are null for this reason.
    items: list[str]
    detail: str


class CreatorMatch(TypedDict):
    # Name of the filter in the request.
    filter: str
    # The creator’s value.
    value: float | str | bool | list[str] | dict[str, float] | None
    # The requested value.
    threshold: Any
    passed: bool


class LocationParent(TypedDict):
    id: str
    name: str


class BrandHandle(TypedDict):
    network: str
    handle: str


class RankedCreatorThen(TypedDict):
    rank: int
    # If everyone whose earlier value is unknown had been ahead.
    rank_worst: int
    value: float


class BriefBodyFilters(TypedDict):
    # One or more networks.
    network: NotRequired[Literal["instagram", "tiktok", "youtube", "x", "facebook", "twitch", "threads", "pinterest", "snapchat", "bluesky",
        "mastodon", "professional", "reddit", "telegram", "tumblr", "nostr", "lemmy", "peertube", "hackernews",
        "web"] | list[Literal["instagram", "tiktok", "youtube", "x", "facebook", "twitch", "threads", "pinterest", "snapchat", "bluesky",
        "mastodon", "professional", "reddit", "telegram", "tumblr", "nostr", "lemmy", "peertube", "hackernews", "web"]]]
    # Ids from /dictionary/interests. A top-level interest includes its sub-interests.
    interests: NotRequired[DiscoveryBodyLocations | list[str]]
    # Codes from /dictionary/languages.
    languages: NotRequired[DiscoveryBodyLocations | list[str]]
    # Ids from /dictionary/locations: countries, regions, cities. A country includes its cities.
    locations: NotRequired[DiscoveryBodyLocations | list[str]]
    followers: NotRequired[DiscoveryBodyFollowers]
    # As stated by the person or imported.
    gender: NotRequired[DiscoveryBodyGender | list[Literal["female", "male", "other"]]]
    # Creators without audience data do not match; the funnel shows how many.
    audience: NotRequired[DiscoveryBodyAudience]
    # Ids from /dictionary/brands: creators who mention them in disclosed sponsored contents.
    sponsored_by: NotRequired[DiscoveryBodyLocations | list[str]]


class BriefBodyBudget(TypedDict):
    amount: float
    currency: str


class FittingCreatorReason(TypedDict):
    factor: Literal["topics", "language", "country", "gender", "audience_country", "audience_gender", "audience_age", "size", "price", "brand_conflict", "safety", "engagement", "credibility", "past_sponsors", "activity"]
    # 0 counts against them, 1 for them.
    score: float
    weight: float
    evidence: str


class FittingCreatorUnknown(TypedDict):
    factor: Literal["topics", "language", "country", "gender", "audience_country", "audience_gender", "audience_age", "size", "price", "brand_conflict", "safety", "engagement", "credibility", "past_sponsors", "activity"]
    why: str


class CreatorListBodyField(TypedDict):
    # The name of the field in `fields` of a member.
    key: str
    # As people read it.
    name: str
    type: Literal["text", "number", "date", "boolean"]


class ListMembersBodySearch(TypedDict):
    # Whether invented creators (the demo) are wanted. By default they are left out as soon as there is any real one.
    synthetic: NotRequired[Literal["include", "only", "exclude"]]
    # One or more networks.
    network: NotRequired[Literal["instagram", "tiktok", "youtube", "x", "facebook", "twitch", "threads", "pinterest", "snapchat", "bluesky",
        "mastodon", "professional", "reddit", "telegram", "tumblr", "nostr", "lemmy", "peertube", "hackernews",
        "web"] | list[Literal["instagram", "tiktok", "youtube", "x", "facebook", "twitch", "threads", "pinterest", "snapchat", "bluesky",
        "mastodon", "professional", "reddit", "telegram", "tumblr", "nostr", "lemmy", "peertube", "hackernews", "web"]]]
    # Words that must all occur in handle, name, bio or the captions of the newest contents; other forms of a word match too (recipe, recipes). "a phrase" must occur as written, -word must not occur. OR, brackets, #tag, @name, word*, lang:, country:, network: and author: work as in listening. The URL of a profile finds that profile.
    query: NotRequired[str]
    followers: NotRequired[DiscoveryBodyFollowers]
    content_count: NotRequired[DiscoveryBodyFollowers]
    average_likes: NotRequired[DiscoveryBodyAverageLikes]
    average_comments: NotRequired[DiscoveryBodyAverageLikes]
    average_views: NotRequired[DiscoveryBodyAverageLikes]
    # A fraction of the followers: 0.03 is three percent.
    engagement_rate: NotRequired[DiscoveryBodyAverageLikes]
    # Over the newest contents.
    posts_per_week: NotRequired[DiscoveryBodyFollowers]
    # Estimated price of a post, see `estimated_price`. Creators without enough evidence do not match.
    price: NotRequired[DiscoveryBodyPrice]
    # Fractions: 0.1 is ten percent more than that many months ago.
    follower_growth: NotRequired[DiscoveryBodyFollowerGrowth]
    likes_growth: NotRequired[DiscoveryBodyLikesGrowth]
    views_growth: NotRequired[DiscoveryBodyLikesGrowth]
    # A time, or a day (UTC).
    last_posted_after: NotRequired[str]
    verified: NotRequired[bool]
    account_type: NotRequired[DiscoveryBodyAccountType | list[Literal["personal", "creator", "business"]]]
    # As stated by the person or imported.
    gender: NotRequired[DiscoveryBodyGender | list[Literal["female", "male", "other"]]]
    age: NotRequired[DiscoveryBodyAge]
    # Ids from /dictionary/locations: countries, regions, cities. A country includes its cities.
    locations: NotRequired[DiscoveryBodyLocations | list[str]]
    # Codes from /dictionary/languages.
    languages: NotRequired[DiscoveryBodyLocations | list[str]]
    # Ids from /dictionary/interests. A top-level interest includes its sub-interests.
    interests: NotRequired[DiscoveryBodyLocations | list[str]]
    topics: NotRequired[DiscoveryBodyTopics]
    # Ids from /dictionary/brands: creators who mention them.
    brands: NotRequired[DiscoveryBodyLocations | list[str]]
    # Ids from /dictionary/brands: creators who mention them in disclosed sponsored contents.
    sponsored_by: NotRequired[DiscoveryBodyLocations | list[str]]
    has_sponsored_content: NotRequired[bool]
    # With or without #, in the newest contents. Tags that disclose payment (#ad, #werbung) are left out: ask for `sponsored` or a query instead.
    hashtags: NotRequired[DiscoveryBodyLocations | list[str]]
    # With or without @, in the newest contents.
    mentions: NotRequired[DiscoveryBodyLocations | list[str]]
    # Words of the bio; an entry of several words needs all of them.
    bio_contains: NotRequired[DiscoveryBodyLocations | list[str]]
    # Of the professional network, as profiles name it; without case.
    industry: NotRequired[DiscoveryBodyLocations | list[str]]
    # Founder, Chief officer, Vice president, Director, Manager, Senior, Entry, Intern.
    seniority: NotRequired[DiscoveryBodyLocations | list[str]]
    # Engineering, Marketing, Sales and so on.
    function: NotRequired[DiscoveryBodyLocations | list[str]]
    # Words of the present company; an entry of several words needs all of them.
    company: NotRequired[DiscoveryBodyLocations | list[str]]
    # Words of the present title.
    title: NotRequired[DiscoveryBodyLocations | list[str]]
    # As profiles list them; without case.
    skills: NotRequired[DiscoveryBodyLocations | list[str]]
    has_contact: NotRequired[bool]
    # must: all of them; should: at least one.
    contact_types: NotRequired[DiscoveryBodyContactTypes]
    # Creators without audience data do not match; the funnel shows how many.
    audience: NotRequired[DiscoveryBodyAudience]
    # Ids of your lists (GET /lists): creators who are on them. none_of: creators who are not.
    lists: NotRequired[DiscoveryBodyLocations | list[str]]
    # Look-alikes of a stored profile: by the creator’s topics, size, language and country, or by audience.
    similar_to: NotRequired[DiscoveryBodySimilarTo]
    exclude: NotRequired[DiscoveryBodyExclude]
    # Without it: by similarity with similar_to, by relevance with query or topics, else by followers.
    sort: NotRequired[DiscoveryBodySort]
    # Only the first ones in the order of `sort`.
    max_results: NotRequired[int]


class ListMembersBodySet(TypedDict):
    # One of the stages of the list; null for none.
    stage: NotRequired[str | None]
    # Who looks after this creator.
    owner: NotRequired[str | None]
    tags: NotRequired[list[str]]
    note: NotRequired[str]
    # By the keys of the list’s fields; null clears one.
    fields: NotRequired[dict[str, str | float | bool | None]]


class NamedMemberByNetworkAndExternalId(TypedDict):
    network: Literal["instagram", "tiktok", "youtube", "x", "facebook", "twitch", "threads", "pinterest", "snapchat", "bluesky", "mastodon", "professional", "reddit", "telegram", "tumblr", "nostr", "lemmy", "peertube", "hackernews", "web"]
    external_id: str


class ListMemberAlsoHere(TypedDict):
    network: Literal["instagram", "tiktok", "youtube", "x", "facebook", "twitch", "threads", "pinterest", "snapchat", "bluesky", "mastodon", "professional", "reddit", "telegram", "tumblr", "nostr", "lemmy", "peertube", "hackernews", "web"]
    handle: str


class ListMemberCreator(TypedDict):
    network: Literal["instagram", "tiktok", "youtube", "x", "facebook", "twitch", "threads", "pinterest", "snapchat", "bluesky", "mastodon", "professional", "reddit", "telegram", "tumblr", "nostr", "lemmy", "peertube", "hackernews", "web"]
    external_id: str
    handle: str
    url: str
    # Null where it is not known.
    name: str | None
    # Null where it is not known.
    bio: str | None
    image_url: str | None
    # Null where nothing says it.
    verified: bool | None
    account_type: Literal["personal", "creator", "business", None]
    gender: Literal["female", "male", "other", None]
    # Current year minus year of birth.
    age: int | None
    location: CreatorLocation | None
    # Null where neither the profile nor a text tells them.
    languages: list[str] | None
    # Null where nothing is known that could tell them.
    interests: list[str] | None
    followers: int | None
    following: int | None
    content_count: int | None
    average_likes: CreatorAverageLikes
    average_comments: CreatorAverageLikes
    average_views: CreatorAverageLikes
    # By the mean, as the report says it.
    engagement_rate: float | None
    engagement: CreatorEngagement
    # Fractions; null where the history does not reach back so far.
    follower_growth: CreatorFollowerGrowth
    posts_per_week: float | None
    # Of one post, from the newest contents, the audience and the rate card. Null if the evidence is not enough. The report also compares engagement with peers, so its price may differ.
    estimated_price: CreatorEstimatedPrice | None
    last_posted_at: str | None
    # Of the newest contents, most used first, without tags that disclose payment such as #ad. Null where no contents are known.
    hashtags: list[str] | None
    # Ids of /dictionary/brands that the newest contents name. Null where no contents are known.
    brands: list[str] | None
    contact: CreatorContact
    # Null where no contents are known.
    has_sponsored_content: bool | None
    # Ids of /dictionary/brands that disclosed contents name. Null where no contents are known.
    sponsored_by: list[str] | None
    # What the creator says of themselves in name and bio.
    stated: list[CreatorStated]
    # Null if no audience has been analysed.
    audience: CreatorAudience | None
    # Why fields are null. The report names what would have to be imported or read.
    missing: list[CreatorMissing]
    source: str
    synthetic: bool
    as_of: str


class ListChangeSample(TypedDict):
    network: Literal["instagram", "tiktok", "youtube", "x", "facebook", "twitch", "threads", "pinterest", "snapchat", "bluesky", "mastodon", "professional", "reddit", "telegram", "tumblr", "nostr", "lemmy", "peertube", "hackernews", "web"]
    external_id: str
    handle: str


class SavedSearchBodyFilters(TypedDict):
    # Whether invented creators (the demo) are wanted. By default they are left out as soon as there is any real one.
    synthetic: NotRequired[Literal["include", "only", "exclude"]]
    # One or more networks.
    network: NotRequired[Literal["instagram", "tiktok", "youtube", "x", "facebook", "twitch", "threads", "pinterest", "snapchat", "bluesky",
        "mastodon", "professional", "reddit", "telegram", "tumblr", "nostr", "lemmy", "peertube", "hackernews",
        "web"] | list[Literal["instagram", "tiktok", "youtube", "x", "facebook", "twitch", "threads", "pinterest", "snapchat", "bluesky",
        "mastodon", "professional", "reddit", "telegram", "tumblr", "nostr", "lemmy", "peertube", "hackernews", "web"]]]
    # Words that must all occur in handle, name, bio or the captions of the newest contents; other forms of a word match too (recipe, recipes). "a phrase" must occur as written, -word must not occur. OR, brackets, #tag, @name, word*, lang:, country:, network: and author: work as in listening. The URL of a profile finds that profile.
    query: NotRequired[str]
    followers: NotRequired[DiscoveryBodyFollowers]
    content_count: NotRequired[DiscoveryBodyFollowers]
    average_likes: NotRequired[DiscoveryBodyAverageLikes]
    average_comments: NotRequired[DiscoveryBodyAverageLikes]
    average_views: NotRequired[DiscoveryBodyAverageLikes]
    # A fraction of the followers: 0.03 is three percent.
    engagement_rate: NotRequired[DiscoveryBodyAverageLikes]
    # Over the newest contents.
    posts_per_week: NotRequired[DiscoveryBodyFollowers]
    # Estimated price of a post, see `estimated_price`. Creators without enough evidence do not match.
    price: NotRequired[DiscoveryBodyPrice]
    # Fractions: 0.1 is ten percent more than that many months ago.
    follower_growth: NotRequired[DiscoveryBodyFollowerGrowth]
    likes_growth: NotRequired[DiscoveryBodyLikesGrowth]
    views_growth: NotRequired[DiscoveryBodyLikesGrowth]
    # A time, or a day (UTC).
    last_posted_after: NotRequired[str]
    verified: NotRequired[bool]
    account_type: NotRequired[DiscoveryBodyAccountType | list[Literal["personal", "creator", "business"]]]
    # As stated by the person or imported.
    gender: NotRequired[DiscoveryBodyGender | list[Literal["female", "male", "other"]]]
    age: NotRequired[DiscoveryBodyAge]
    # Ids from /dictionary/locations: countries, regions, cities. A country includes its cities.
    locations: NotRequired[DiscoveryBodyLocations | list[str]]
    # Codes from /dictionary/languages.
    languages: NotRequired[DiscoveryBodyLocations | list[str]]
    # Ids from /dictionary/interests. A top-level interest includes its sub-interests.
    interests: NotRequired[DiscoveryBodyLocations | list[str]]
    topics: NotRequired[DiscoveryBodyTopics]
    # Ids from /dictionary/brands: creators who mention them.
    brands: NotRequired[DiscoveryBodyLocations | list[str]]
    # Ids from /dictionary/brands: creators who mention them in disclosed sponsored contents.
    sponsored_by: NotRequired[DiscoveryBodyLocations | list[str]]
    has_sponsored_content: NotRequired[bool]
    # With or without #, in the newest contents. Tags that disclose payment (#ad, #werbung) are left out: ask for `sponsored` or a query instead.
    hashtags: NotRequired[DiscoveryBodyLocations | list[str]]
    # With or without @, in the newest contents.
    mentions: NotRequired[DiscoveryBodyLocations | list[str]]
    # Words of the bio; an entry of several words needs all of them.
    bio_contains: NotRequired[DiscoveryBodyLocations | list[str]]
    # Of the professional network, as profiles name it; without case.
    industry: NotRequired[DiscoveryBodyLocations | list[str]]
    # Founder, Chief officer, Vice president, Director, Manager, Senior, Entry, Intern.
    seniority: NotRequired[DiscoveryBodyLocations | list[str]]
    # Engineering, Marketing, Sales and so on.
    function: NotRequired[DiscoveryBodyLocations | list[str]]
    # Words of the present company; an entry of several words needs all of them.
    company: NotRequired[DiscoveryBodyLocations | list[str]]
    # Words of the present title.
    title: NotRequired[DiscoveryBodyLocations | list[str]]
    # As profiles list them; without case.
    skills: NotRequired[DiscoveryBodyLocations | list[str]]
    has_contact: NotRequired[bool]
    # must: all of them; should: at least one.
    contact_types: NotRequired[DiscoveryBodyContactTypes]
    # Creators without audience data do not match; the funnel shows how many.
    audience: NotRequired[DiscoveryBodyAudience]
    # Ids of your lists (GET /lists): creators who are on them. none_of: creators who are not.
    lists: NotRequired[DiscoveryBodyLocations | list[str]]
    # Look-alikes of a stored profile: by the creator’s topics, size, language and country, or by audience.
    similar_to: NotRequired[DiscoveryBodySimilarTo]
    exclude: NotRequired[DiscoveryBodyExclude]


class SavedSearchDifferenceBefore(TypedDict):
    handle: str
    # Null if not known.
    name: str | None
    verified: bool | None
    followers: int | None


class ScheduledExportBodySearch(TypedDict):
    # Whether invented creators (the demo) are wanted. By default they are left out as soon as there is any real one.
    synthetic: NotRequired[Literal["include", "only", "exclude"]]
    # One or more networks.
    network: NotRequired[Literal["instagram", "tiktok", "youtube", "x", "facebook", "twitch", "threads", "pinterest", "snapchat", "bluesky",
        "mastodon", "professional", "reddit", "telegram", "tumblr", "nostr", "lemmy", "peertube", "hackernews",
        "web"] | list[Literal["instagram", "tiktok", "youtube", "x", "facebook", "twitch", "threads", "pinterest", "snapchat", "bluesky",
        "mastodon", "professional", "reddit", "telegram", "tumblr", "nostr", "lemmy", "peertube", "hackernews", "web"]]]
    # Words that must all occur in handle, name, bio or the captions of the newest contents; other forms of a word match too (recipe, recipes). "a phrase" must occur as written, -word must not occur. OR, brackets, #tag, @name, word*, lang:, country:, network: and author: work as in listening. The URL of a profile finds that profile.
    query: NotRequired[str]
    followers: NotRequired[DiscoveryBodyFollowers]
    content_count: NotRequired[DiscoveryBodyFollowers]
    average_likes: NotRequired[DiscoveryBodyAverageLikes]
    average_comments: NotRequired[DiscoveryBodyAverageLikes]
    average_views: NotRequired[DiscoveryBodyAverageLikes]
    # A fraction of the followers: 0.03 is three percent.
    engagement_rate: NotRequired[DiscoveryBodyAverageLikes]
    # Over the newest contents.
    posts_per_week: NotRequired[DiscoveryBodyFollowers]
    # Estimated price of a post, see `estimated_price`. Creators without enough evidence do not match.
    price: NotRequired[DiscoveryBodyPrice]
    # Fractions: 0.1 is ten percent more than that many months ago.
    follower_growth: NotRequired[DiscoveryBodyFollowerGrowth]
    likes_growth: NotRequired[DiscoveryBodyLikesGrowth]
    views_growth: NotRequired[DiscoveryBodyLikesGrowth]
    # A time, or a day (UTC).
    last_posted_after: NotRequired[str]
    verified: NotRequired[bool]
    account_type: NotRequired[DiscoveryBodyAccountType | list[Literal["personal", "creator", "business"]]]
    # As stated by the person or imported.
    gender: NotRequired[DiscoveryBodyGender | list[Literal["female", "male", "other"]]]
    age: NotRequired[DiscoveryBodyAge]
    # Ids from /dictionary/locations: countries, regions, cities. A country includes its cities.
    locations: NotRequired[DiscoveryBodyLocations | list[str]]
    # Codes from /dictionary/languages.
    languages: NotRequired[DiscoveryBodyLocations | list[str]]
    # Ids from /dictionary/interests. A top-level interest includes its sub-interests.
    interests: NotRequired[DiscoveryBodyLocations | list[str]]
    topics: NotRequired[DiscoveryBodyTopics]
    # Ids from /dictionary/brands: creators who mention them.
    brands: NotRequired[DiscoveryBodyLocations | list[str]]
    # Ids from /dictionary/brands: creators who mention them in disclosed sponsored contents.
    sponsored_by: NotRequired[DiscoveryBodyLocations | list[str]]
    has_sponsored_content: NotRequired[bool]
    # With or without #, in the newest contents. Tags that disclose payment (#ad, #werbung) are left out: ask for `sponsored` or a query instead.
    hashtags: NotRequired[DiscoveryBodyLocations | list[str]]
    # With or without @, in the newest contents.
    mentions: NotRequired[DiscoveryBodyLocations | list[str]]
    # Words of the bio; an entry of several words needs all of them.
    bio_contains: NotRequired[DiscoveryBodyLocations | list[str]]
    # Of the professional network, as profiles name it; without case.
    industry: NotRequired[DiscoveryBodyLocations | list[str]]
    # Founder, Chief officer, Vice president, Director, Manager, Senior, Entry, Intern.
    seniority: NotRequired[DiscoveryBodyLocations | list[str]]
    # Engineering, Marketing, Sales and so on.
    function: NotRequired[DiscoveryBodyLocations | list[str]]
    # Words of the present company; an entry of several words needs all of them.
    company: NotRequired[DiscoveryBodyLocations | list[str]]
    # Words of the present title.
    title: NotRequired[DiscoveryBodyLocations | list[str]]
    # As profiles list them; without case.
    skills: NotRequired[DiscoveryBodyLocations | list[str]]
    has_contact: NotRequired[bool]
    # must: all of them; should: at least one.
    contact_types: NotRequired[DiscoveryBodyContactTypes]
    # Creators without audience data do not match; the funnel shows how many.
    audience: NotRequired[DiscoveryBodyAudience]
    # Ids of your lists (GET /lists): creators who are on them. none_of: creators who are not.
    lists: NotRequired[DiscoveryBodyLocations | list[str]]
    # Look-alikes of a stored profile: by the creator’s topics, size, language and country, or by audience.
    similar_to: NotRequired[DiscoveryBodySimilarTo]
    exclude: NotRequired[DiscoveryBodyExclude]
    # Without it: by similarity with similar_to, by relevance with query or topics, else by followers.
    sort: NotRequired[DiscoveryBodySort]


class ScheduledExportLast(TypedDict):
    request_id: str
    status: str
    # Where the file is. Null until it is written.
    file: str | None
    rows: int | None
    error: str | None


class CampaignBodyProduct(TypedDict):
    name: str
    description: NotRequired[str]
    keywords: NotRequired[list[str]]


class CampaignRosterAddedMisse(TypedDict):
    position: int
    input: str
    reason: str


class RequestCostSource(TypedDict):
    source: str
    network: Literal["instagram", "tiktok", "youtube", "x", "facebook", "twitch", "threads", "pinterest", "snapchat", "bluesky", "mastodon", "professional", "reddit", "telegram", "tumblr", "nostr", "lemmy", "peertube", "hackernews", "web"]
    # Calls of the source.
    calls: int
    # Units of a quota, where the source counts them.
    units: int
    # US dollars.
    usd: float
    # Remaining daily budget or quota at that time, at which reading stops. Null if there is none.
    left: RequestCostSourceLeft | None
    # Whether the remaining budget is enough. Null if there is no limit.
    enough: bool | None


class RequestCostSourceLeft(TypedDict):
    amount: float
    unit: Literal["usd", "calls", "units"]
    resets_at: str


class ScheduledCostMonth(TypedDict):
    # Calls of the source.
    calls: int
    # Units of a quota, where the source counts them.
    units: int
    # US dollars.
    usd: float


class CampaignBoardStates(TypedDict):
    waiting: int
    posted: int
    not_posted: int
    not_read: int


class CampaignBoardDay(TypedDict):
    day: str
    posts: int
    engagements: int
    reach: int


class CampaignFiguresReach(TypedDict):
    value: float
    low: float
    high: float
    posts: int


class CampaignFiguresEngagements(TypedDict):
    value: int
    posts: int


class CampaignFiguresSentiment(TypedDict):
    positive: int
    neutral: int
    negative: int


class CampaignFiguresEarnedValue(TypedDict):
    value: float
    low: float
    high: float
    currency: str
    posts: int


class CampaignPostSign(TypedDict):
    kind: Literal["mention", "hashtag", "code", "link", "brand", "label", "disclosure"]
    value: str


class CampaignPostDisclosure(TypedDict):
    # By the label of the network, in its own words, or not at all.
    state: Literal["label", "text", "none"]
    words: str | None
    # Where the words start, in UTF-16 code units.
    start: int | None


class CampaignPostSafety(TypedDict):
    state: Literal["clear", "flagged", "not_judged"]
    risks: list[CampaignPostSafetyRisk]
    # Why it could not be judged.
    detail: str | None


class CampaignPostSafetyRisk(TypedDict):
    category: Literal["hate", "harassment", "threat", "violence", "self_harm", "sexual", "minors_safety", "drugs", "alcohol", "tobacco", "weapons", "crime", "gambling", "profanity", "extremism", "misinformation_claims", "politics"]
    probability: float
    words: list[str]


class CampaignPostFigures(TypedDict):
    likes: int | None
    comments: int | None
    views: int | None
    shares: int | None
    saves: int | None


class CampaignPostReach(TypedDict):
    value: float
    low: float
    high: float
    basis: Literal["measured", "inferred"]
    why: str


class CampaignPostBaseline(TypedDict):
    # The type of posts it is made of.
    of: Literal["text", "image", "video", "short", "carousel", "story", "stream", "article", "repost", "reply", "all"]
    contents: int
    engagement_rate: Rate | None
    views: float | None


class CampaignPostLift(TypedDict):
    value: float
    low: float
    high: float


class CampaignPostIntent(TypedDict):
    score: float
    authors: int
    intent_authors: int
    share: Estimate


class CampaignPostRelevance(TypedDict):
    score: float
    relevant_authors: int
    share: Estimate


class CampaignPostEarnedValue(TypedDict):
    value: float
    low: float
    high: float
    currency: str
    formula: str


class CampaignPostMissing(TypedDict):
    what: str
    why: str


class BrandBodyHandle(TypedDict):
    network: Literal["instagram", "tiktok", "youtube", "x", "facebook", "twitch", "threads", "pinterest", "snapchat", "bluesky", "mastodon", "professional", "reddit", "telegram", "tumblr", "nostr", "lemmy", "peertube", "hackernews", "web"]
    handle: str


class ProfileReportProfile(TypedDict):
    network: Literal["instagram", "tiktok", "youtube", "x", "facebook", "twitch", "threads", "pinterest", "snapchat", "bluesky", "mastodon", "professional", "reddit", "telegram", "tumblr", "nostr", "lemmy", "peertube", "hackernews", "web"]
    external_id: str
    handle: str
    # Null where it is not known.
    name: str | None
    url: str | None
    image_url: str | None
    followers: int | None
    # Null where nothing says it.
    verified: bool | None
    # Null where it is not known.
    bio: str | None
    account_type: Literal["personal", "creator", "business", None]
    # Only if stated.
    gender: Literal["female", "male", "other", None]
    # Current year minus the stated year of birth.
    age: int | None
    location: ProfileReportProfileLocation | None
    # Null where neither the profile nor a text tells them.
    languages: list[str] | None
    created_at: str | None
    last_posted_at: str | None
    source: str
    # True for invented data, such as demo data.
    synthetic: bool
    # When the underlying network data was read.
    as_of: str


class ProfileReportProfileLocation(TypedDict):
    # As the profile states it.
    text: str | None
    # Id in the location dictionary.
    id: str | None
    city: str | None
    region: str | None
    country: str | None
    country_code: str | None


class ProfileReportHighlight(TypedDict):
    kind: Literal["strength", "concern", "note"]
    # The block of the report that shows it.
    about: str
    text: str


class ProfileReportAccountScore(TypedDict):
    score: float
    # Bounds of 95 %, as if all factors erred to the same side.
    low: float
    high: float
    # Which weights were used.
    card: str
    # What is known, each with its reason.
    factors: list[ProfileReportAccountScoreFactor]
    unknown: list[ProfileReportAccountScoreUnknown]


class ProfileReportAccountScoreFactor(TypedDict):
    name: Literal["followers_authenticity", "comments_authenticity", "consistency", "growth", "engagement"]
    # Among the factors that are known; they sum to 1.
    weight: float
    # 0 is the worst, 1 the best.
    value: float
    low: float
    high: float
    # Points of the score; they sum to it.
    contribution: float
    why: str


class ProfileReportAccountScoreUnknown(TypedDict):
    name: Literal["followers_authenticity", "comments_authenticity", "consistency", "growth", "engagement"]
    why: str


class ProfileReportNumbers(TypedDict):
    followers: int | None
    following: int | None
    content_count: int | None
    contents_read: int
    hidden_likes_share: float | None
    # What `overall`, the engagement rate, hashtags, mentions, interests and brands rest on: the newest contents, in searches and reports alike.
    window: ProfileReportNumbersWindow
    overall: Performance
    # Of all contents that were read.
    by_type: list[ProfileReportNumbersByType]
    # When the underlying network data was read.
    as_of: str


ProfileReportNumbersWindow = TypedDict(
    "ProfileReportNumbersWindow",
    {
        "contents": "int",
        "counted": "int",
        "from": "str | None",
        "to": "str | None",
        "posts_per_week": "float | None",
        "sponsored": "int",
        "sponsored_by": "list[str] | None",
    },
)


class ProfileReportNumbersByType(TypedDict):
    type: Literal["text", "image", "video", "short", "carousel", "story", "stream", "article", "repost", "reply"]
    performance: Performance


class ProfileReportEngagement(TypedDict):
    metric: Literal["mean", "median"]
    # The one that searches show and filter by.
    rate: Rate | None
    peers: PeerComparison | None
    # When the underlying network data was read.
    as_of: str


class ProfileReportGrowth(TypedDict):
    monthly: list[ProfileReportGrowthMonthly]
    daily: list[ProfileReportGrowthMonthly]
    over: list[ProfileReportGrowthOver]
    # Phases of steady growth.
    phases: list[ProfileReportGrowthPhase]
    # Marked, not interpreted: bought followers look like this, but so can media coverage.
    suspicious_jumps: list[ProfileReportGrowthSuspiciousJump]
    # When the underlying network data was read.
    as_of: str


class ProfileReportGrowthMonthly(TypedDict):
    # Months are given by their first day.
    day: str
    followers: int | None
    following: int | None
    content_count: int | None
    average_likes: float | None
    average_views: float | None
    # Followers gained since the previous point.
    change: int | None
    rate: float | None


ProfileReportGrowthOver = TypedDict(
    "ProfileReportGrowthOver",
    {
        "months": "int",
        "from": "str",
        "gained": "int",
        "rate": "float",
        "likes_rate": "float | None",
        "views_rate": "float | None",
    },
)


ProfileReportGrowthPhase = TypedDict(
    "ProfileReportGrowthPhase",
    {
        "from": "str",
        "to": "str",
        "daily_rate": "float",
    },
)


class ProfileReportGrowthSuspiciousJump(TypedDict):
    granularity: Literal["day", "month"]
    at: str
    gained: int
    # What this profile usually gains in the same time.
    usual: int
    rate: float
    why: str


ProfileReportRhythm = TypedDict(
    "ProfileReportRhythm",
    {
        "contents": "int",
        "from": "str",
        "to": "str",
        "per_week": "float | None",
        "median_gap_hours": "float | None",
        "longest_gap_days": "float | None",
        "active_weeks_share": "float",
        "weekdays": "list[float]",
        "hours": "list[float] | None",
        "usual": "ProfileReportRhythmUsual",
        "trend": "float | None",
        "as_of": "str",
    },
)


class ProfileReportRhythmUsual(TypedDict):
    # 0 is Monday.
    weekday: int
    # UTC; null where only days are known.
    hour: int | None


class ProfileReportContents(TypedDict):
    top: list[ContentBrief]
    recent: list[ContentBrief]
    sponsored: list[ContentBrief]
    # When the underlying network data was read.
    as_of: str


class ProfileReportSponsoredAgainstOrganic(TypedDict):
    sponsored: int
    organic: int
    sponsored_median: float | None
    organic_median: float | None
    ratio: float | None
    p_value: float | None
    verdict: Literal["better", "worse", "no_difference_shown", "too_few"]
    statement: str
    # When the underlying network data was read.
    as_of: str


class ProfileReportHashtags(TypedDict):
    data: list[ProfileReportHashtagsItem]
    # When the underlying network data was read.
    as_of: str


class ProfileReportHashtagsItem(TypedDict):
    # Without # or @.
    name: str
    # Contents that have it.
    contents: int
    share: float
    # Median reactions with it against the median of all.
    lift: float | None


class ProfileReportInterests(TypedDict):
    data: list[ProfileReportInterestsItem]
    # When the underlying network data was read.
    as_of: str


class ProfileReportInterestsItem(TypedDict):
    id: str
    name: str
    contents: int
    share: float
    basis: Literal["declared", "inferred"]


class ProfileReportTopics(TypedDict):
    data: list[ProfileReportTopicsItem]
    base: ProfileReportTopicsBase
    # When the underlying network data was read.
    as_of: str


class ProfileReportTopicsItem(TypedDict):
    name: str
    contents: int
    share: float
    # How common it is in all stored contents.
    base_share: float
    relevance: float


class ProfileReportTopicsBase(TypedDict):
    of: str
    sample: int
    as_of: str


class ProfileReportBrandAffinity(TypedDict):
    data: list[ProfileReportBrandAffinityItem]
    base: ProfileReportTopicsBase
    # When the underlying network data was read.
    as_of: str


class ProfileReportBrandAffinityItem(TypedDict):
    id: str
    name: str
    # Contents that mention it.
    support: int
    share: Estimate
    base_share: float
    # How much more often than in general; shrunk towards 1 with little evidence.
    lift: float


class ProfileReportLookAlikes(TypedDict):
    data: list[ProfileReportLookAlikesItem]
    as_of: str


class ProfileReportLookAlikesItem(TypedDict):
    network: Literal["instagram", "tiktok", "youtube", "x", "facebook", "twitch", "threads", "pinterest", "snapchat", "bluesky", "mastodon", "professional", "reddit", "telegram", "tumblr", "nostr", "lemmy", "peertube", "hackernews", "web"]
    external_id: str
    handle: str
    # Null where it is not known.
    name: str | None
    url: str | None
    image_url: str | None
    followers: int | None
    # Null where nothing says it.
    verified: bool | None
    similarity: float
    # In what.
    shared: list[str]


class ProfileReportContacts(TypedDict):
    data: list[ProfileReportContactsItem]
    # When the underlying network data was read.
    as_of: str


class ProfileReportContactsItem(TypedDict):
    type: Literal["email", "phone", "whatsapp", "telegram", "link_page", "link", "account"]
    # Null if on the do-not-contact list.
    value: str | None
    # Of an account.
    network: Literal["instagram", "tiktok", "youtube", "x", "facebook", "twitch", "threads", "pinterest", "snapchat", "bluesky", "mastodon", "professional", "reddit", "telegram", "tumblr", "nostr", "lemmy", "peertube", "hackernews", "web", None]
    label: str | None
    source: Literal["bio", "profile_link"]
    withheld: Literal["do_not_contact", None]


class ProfileReportLinkedAccounts(TypedDict):
    data: list[ProfileReportLinkedAccountsItem]
    # When the underlying network data was read.
    as_of: str


class ProfileReportLinkedAccountsItem(TypedDict):
    network: Literal["instagram", "tiktok", "youtube", "x", "facebook", "twitch", "threads", "pinterest", "snapchat", "bluesky", "mastodon", "professional", "reddit", "telegram", "tumblr", "nostr", "lemmy", "peertube", "hackernews", "web"]
    handle: str
    strength: Literal["strong", "weak"]
    evidence: list[ProfileReportLinkedAccountsItemEvidence]


class ProfileReportLinkedAccountsItemEvidence(TypedDict):
    by: str
    text: str


class ProfileReportPrice(TypedDict):
    rate_card: str
    data: list[ProfileReportPriceItem]
    # When the underlying network data was read.
    as_of: str


class ProfileReportPriceItem(TypedDict):
    type: Literal["text", "image", "video", "short", "carousel", "story", "stream", "article", "repost", "reply"]
    # As in searches, lists, exports and comparisons.
    price: ProfileReportPriceItemPrice
    low: ProfileReportPriceItemPrice
    high: ProfileReportPriceItemPrice
    factors: list[ScoreFactor]
    # What the price would be if engagement counted too. Null where there are no peers to compare with, or where reach was read off the likes already.
    with_engagement: ProfileReportPriceItemWithEngagement | None


class ProfileReportPriceItemPrice(TypedDict):
    amount: float
    currency: str


class ProfileReportPriceItemWithEngagement(TypedDict):
    price: ProfileReportPriceItemPrice
    # Engagement rate against the median of the peers, by the rate card.
    factor: float


class ProfileReportAudiences(TypedDict):
    followers: Audience | None
    likers: Audience | None
    commenters: Audience | None


class PerformanceLikes(TypedDict):
    mean: float | None
    median: float | None
    # Null where the one who declares it does not say.
    contents: int | None
    # measured: over contents we know. declared: as a file or the network states it, where nothing could be measured.
    basis: Literal["measured", "declared"]


class PeerComparisonFollowers(TypedDict):
    min: int
    max: int


class FirstPartyFigure(TypedDict):
    name: Literal["followers", "reach", "views", "accounts_engaged", "interactions", "likes", "comments", "shares", "clicks", "contents", "minutes_watched", "percentage_viewed", "average_views", "average_likes", "average_comments", "average_shares"]
    value: float
    days: int | None
    contents: int | None
    # What we have of the same, from public contents; null where nothing compares.
    estimate: FirstPartyFigureEstimate | None


class FirstPartyFigureEstimate(TypedDict):
    value: float
    # Estimated less measured.
    difference: float
    # Estimated divided by measured.
    ratio: float | None


class FirstPartyAudience(TypedDict):
    name: Literal["countries", "cities", "ages", "genders", "seniorities", "functions", "company_sizes"]
    # Whom the network counts.
    of: Literal["followers", "viewers"]
    days: int | None
    # Which audience of the report; null: none was read.
    compared_with: Literal["followers", "likers", "commenters", None]
    # Members of the sample for whom it is known.
    sample_size: int | None
    # Half the sum of all differences: 0 is the same, 1 nothing in common.
    distance: float | None
    # Estimates whose bounds contain the measured value.
    within: int | None
    estimates: int | None
    shares: list[FirstPartyAudienceShare]


class FirstPartyAudienceShare(TypedDict):
    id: str
    measured: float
    estimated: float | None
    low: float | None
    high: float | None
    difference: float | None


class FirstPartyMissing(TypedDict):
    item: str
    detail: str


class AudienceCountries(TypedDict):
    # Members of the sample with a known value. The others are not included in the shares.
    known: int
    data: list[AudienceCountriesItem]


class AudienceCountriesItem(TypedDict):
    code: str
    name: str
    share: Estimate


class AudienceRegions(TypedDict):
    # Members of the sample with a known value. The others are not included in the shares.
    known: int
    data: list[AudienceRegionsItem]


class AudienceRegionsItem(TypedDict):
    id: str
    name: str
    country_code: str
    share: Estimate


class AudienceCities(TypedDict):
    # Members of the sample with a known value. The others are not included in the shares.
    known: int
    data: list[AudienceCitiesItem]


class AudienceCitiesItem(TypedDict):
    id: str
    name: str
    country_code: str
    latitude: float | None
    longitude: float | None
    share: Estimate


class AudienceGenders(TypedDict):
    # Members of the sample with a known value. The others are not included in the shares.
    known: int
    data: list[AudienceGendersItem]


class AudienceGendersItem(TypedDict):
    gender: Literal["female", "male", "other"]
    share: Estimate


class AudienceAges(TypedDict):
    # Members of the sample with a known value. The others are not included in the shares.
    known: int
    data: list[AudienceAgesItem]
    # Share of all values that are not listed because they come from a single person; null if no one is known.
    not_shown: float | None


class AudienceAgesItem(TypedDict):
    age: Literal["13-17", "18-24", "25-34", "35-44", "45-54", "55+"]
    share: Estimate


class AudienceGendersAges(TypedDict):
    # Members of the sample with a known value. The others are not included in the shares.
    known: int
    data: list[AudienceGendersAgesItem]
    # Share of all values that are not listed because they come from a single person; null if no one is known.
    not_shown: float | None


class AudienceGendersAgesItem(TypedDict):
    gender: Literal["female", "male", "other"]
    age: Literal["13-17", "18-24", "25-34", "35-44", "45-54", "55+"]
    share: Estimate


class AudienceInterests(TypedDict):
    # Members of the sample with a known value. The others are not included in the shares.
    known: int
    data: list[AudienceInterestsItem]
    base: AudienceInterestsBase


class AudienceInterestsItem(TypedDict):
    id: str
    name: str
    parent_id: str | None
    # Members of the sample with this value.
    support: int
    # How common it is in all stored audiences of this kind.
    base_share: float | None
    # The affinity: how many times more often than there; drawn to 1 where little supports it, null where too few audiences are known.
    lift: Estimate | None
    share: Estimate


class AudienceInterestsBase(TypedDict):
    of: str
    audiences: int
    # Members of those audiences for whom it is known.
    sample: int
    as_of: str


class AudienceBrandAffinity(TypedDict):
    # Members of the sample with a known value. The others are not included in the shares.
    known: int
    data: list[AudienceBrandAffinityItem]
    base: AudienceInterestsBase


class AudienceBrandAffinityItem(TypedDict):
    id: str
    name: str
    # Members of the sample with this value.
    support: int
    # How common it is in all stored audiences of this kind.
    base_share: float | None
    # The affinity: how many times more often than there; drawn to 1 where little supports it, null where too few audiences are known.
    lift: Estimate | None
    share: Estimate


class AudienceTypes(TypedDict):
    # Members of the sample with a known value. The others are not included in the shares.
    known: int
    data: list[AudienceTypesItem]


class AudienceTypesItem(TypedDict):
    type: Literal["real", "influencer", "mass_follower", "suspicious"]
    share: Estimate


class AudienceReachability(TypedDict):
    # Members of the sample with a known value. The others are not included in the shares.
    known: int
    data: list[AudienceReachabilityItem]


class AudienceReachabilityItem(TypedDict):
    following: Literal["under_500", "500_999", "1000_1499", "1500_and_more"]
    share: Estimate


class AudienceAccountAges(TypedDict):
    # Members of the sample with a known value. The others are not included in the shares.
    known: int
    data: list[AudienceAccountAgesItem]


class AudienceAccountAgesItem(TypedDict):
    age: Literal["under_1_year", "1_to_2_years", "3_to_5_years", "6_years_and_more"]
    share: Estimate


AudienceCredibility = TypedDict(
    "AudienceCredibility",
    {
        "score": "float",
        "low": "float",
        "high": "float",
        "class": "Literal[\"excellent\", \"high\", \"normal\", \"low\", \"bad\"]",
        "factors": "list[ScoreFactor]",
        "peers": "PeerComparison | None",
    },
)


class AudienceNotable(TypedDict):
    # Null if an imported list shows too little of its people.
    share: Estimate | None
    members: list[CreatorBrief]


class AudienceProfessions(TypedDict):
    industries: AudienceProfessionsIndustries
    seniorities: AudienceProfessionsIndustries
    functions: AudienceProfessionsIndustries


class AudienceProfessionsIndustries(TypedDict):
    # Members of the sample with a known value. The others are not included in the shares.
    known: int
    data: list[AudienceProfessionsIndustriesItem]


class AudienceProfessionsIndustriesItem(TypedDict):
    name: str
    share: Estimate


class AudienceLookAlikes(TypedDict):
    data: list[AudienceLookAlikesItem]
    as_of: str


class AudienceLookAlikesItem(TypedDict):
    network: Literal["instagram", "tiktok", "youtube", "x", "facebook", "twitch", "threads", "pinterest", "snapchat", "bluesky", "mastodon", "professional", "reddit", "telegram", "tumblr", "nostr", "lemmy", "peertube", "hackernews", "web"]
    external_id: str
    handle: str
    # Null where it is not known.
    name: str | None
    url: str | None
    image_url: str | None
    followers: int | None
    # Null where nothing says it.
    verified: bool | None
    # 0: nothing in common; 1: the same shares of everything.
    similarity: float
    factors: list[ScoreFactor]


ProfessionalReportPosition = TypedDict(
    "ProfessionalReportPosition",
    {
        "title": "str",
        "company": "str",
        "from": "str | None",
        "to": "str | None",
    },
)


class ProfessionalReportEducation(TypedDict):
    school: str
    degree: str | None
    field: str | None


class DiscoveryExportRequestError(TypedDict):
    code: Literal["malformed_request", "unsupported_version", "unauthorized", "forbidden", "not_found", "method_not_allowed", "not_acceptable",
        "request_timeout", "conflict", "body_too_large", "headers_too_large", "unsupported_media_type", "invalid_input", "not_supported",
        "idempotency_mismatch", "rate_limited", "internal", "overloaded", "unavailable", "storage_full", "timeout"]
    detail: str


class DiscoveryExportRequestResult(TypedDict):
    # Number of rows in the list and in each file.
    rows: int
    # Creators that matched when the export began.
    matched: int
    # How invented creators were dealt with.
    synthetic: DiscoveryExportRequestResultSynthetic
    fields: list[Literal["network", "external_id", "handle", "url", "name", "bio", "image_url", "verified", "account_type", "gender", "age",
        "location", "languages", "interests", "followers", "following", "content_count", "average_likes", "average_comments", "average_views",
        "engagement_rate", "engagement", "follower_growth", "posts_per_week", "estimated_price", "last_posted_at", "hashtags", "brands",
        "contact", "has_sponsored_content", "sponsored_by", "stated", "audience", "missing", "source", "synthetic", "as_of", "contacts"]]
    # 1 if all rows come from one snapshot; more if the export was resumed after a restart.
    snapshots: int
    # False if posts, facts or audiences were changing faster than the search index could read: filters by them may have missed creators. All stored creators were considered, and rows contain current data.
    up_to_date: bool
    # URL of the whole list as a file.
    file: str


class DiscoveryExportRequestResultSynthetic(TypedDict):
    choice: Literal["include", "only", "exclude"]
    # Invented creators that were left out.
    left_out: int


class ExportedCreatorContacts(TypedDict):
    emails: list[str]
    # In E.164.
    phones: list[str]
    links: list[str]
    # On other networks: network:handle.
    accounts: list[str]
    # Contacts that the do-not-contact registry withholds.
    withheld: int


class EnrichmentBodyLive(TypedDict):
    profiles_max: NotRequired[int]


class EnrichmentRequestResult(TypedDict):
    rows: int
    found: int
    not_found: int
    invalid: int
    # Addresses that must not be contacted.
    withheld: int
    blocks: list[Literal["profile", "metrics", "audience", "contacts", "linked_accounts"]]
    # URL of the whole list as a file.
    file: str


class EnrichedRowProfile(TypedDict):
    network: Literal["instagram", "tiktok", "youtube", "x", "facebook", "twitch", "threads", "pinterest", "snapchat", "bluesky", "mastodon", "professional", "reddit", "telegram", "tumblr", "nostr", "lemmy", "peertube", "hackernews", "web"]
    external_id: str
    handle: str
    url: str
    # Null where it is not known.
    name: str | None
    # Null where it is not known.
    bio: str | None
    image_url: str | None
    # Null where nothing says it.
    verified: bool | None
    account_type: Literal["personal", "creator", "business", None]
    gender: Literal["female", "male", "other", None]
    # Current year minus year of birth.
    age: int | None
    location: CreatorLocation | None
    # Null where neither the profile nor a text tells them.
    languages: list[str] | None
    # Null where nothing is known that could tell them.
    interests: list[str] | None
    source: str
    synthetic: bool
    as_of: str


class EnrichedRowMetrics(TypedDict):
    followers: int | None
    following: int | None
    content_count: int | None
    average_likes: CreatorAverageLikes
    average_comments: CreatorAverageLikes
    average_views: CreatorAverageLikes
    # By the mean, as the report says it.
    engagement_rate: float | None
    # Fractions; null where the history does not reach back so far.
    follower_growth: CreatorFollowerGrowth
    last_posted_at: str | None
    # Null where no contents are known.
    has_sponsored_content: bool | None


class EnrichedRowLinkedAccount(TypedDict):
    network: str
    handle: str
    strength: str


class EmailLookupRequestResult(TypedDict):
    emails: int
    # Entries that are neither an address nor a hash of one.
    invalid: int
    # Addresses with at least one profile.
    matched: int
    profiles: int


class EmailLookupRequestItem(TypedDict):
    # Place in `emails`, from 0.
    position: int
    # Null if the given value is not an address.
    email_sha256: str | None
    # Why this could not be looked up; null where it could.
    invalid: str | None
    withheld: Literal["do_not_contact", None]
    matches: list[EmailLookupRequestItemMatch]


class EmailLookupRequestItemMatch(TypedDict):
    network: Literal["instagram", "tiktok", "youtube", "x", "facebook", "twitch", "threads", "pinterest", "snapchat", "bluesky", "mastodon", "professional", "reddit", "telegram", "tumblr", "nostr", "lemmy", "peertube", "hackernews", "web"]
    handle: str
    external_id: str
    name: str | None
    url: str
    followers: int | None
    # Confidence that the address belongs to this profile.
    confidence: float
    why: str
    found_in: Literal["bio"]
    synthetic: bool
    as_of: str


class AudienceOverlapMethod(TypedDict):
    # exact: every audience was read completely. sketched: the same slice of people in each. sampled: at least one audience was sampled.
    kind: Literal["exact", "sketched", "sampled"]
    explanation: str
    # How the best subsets were found, and what that guarantees.
    best_subsets: str


class AudienceOverlapProfile(TypedDict):
    network: Literal["instagram", "tiktok", "youtube", "x", "facebook", "twitch", "threads", "pinterest", "snapchat", "bluesky", "mastodon", "professional", "reddit", "telegram", "tumblr", "nostr", "lemmy", "peertube", "hackernews", "web"]
    handle: str
    external_id: str
    # Null where it is not known.
    name: str | None
    # Audience size as counted by the network, or the number of people read if unknown.
    audience: int
    # Number of people read.
    read: int
    # Whether the whole audience was read.
    complete: bool
    # Share of the audience that is in none of the other audiences.
    unique: AudienceOverlapProfileUnique
    # Share that is in at least one other.
    overlapping: AudienceOverlapProfileUnique
    synthetic: bool
    as_of: str
    # Set for an audience that was imported, not read from the network.
    note: str | None


class AudienceOverlapProfileUnique(TypedDict):
    value: float
    low: float
    high: float
    sample_size: int
    basis: Literal["measured", "declared", "inferred"]


class AudienceOverlapLinkedAccounts(TypedDict):
    rule: Literal["none", "strong", "any"]
    # Pairs of accounts in these audiences that name each other, or that an import joined.
    strong: int
    # Pairs in which only one names the other.
    weak: int
    # People who were counted once although they have several accounts here.
    people: int
    # The accounts they have.
    accounts: int
    explanation: str


class AudienceOverlapPair(TypedDict):
    profiles: list[int]
    people: AudienceOverlapPairPeople


class AudienceOverlapPairPeople(TypedDict):
    value: int
    low: int
    high: int
    sample_size: int
    basis: Literal["measured", "declared", "inferred"]


class AudienceOverlapReach(TypedDict):
    # Sum of the audiences; people in two audiences count twice.
    total: int
    # Unique people in all audiences.
    unique: AudienceOverlapPairPeople
    # Of the total.
    unique_share: float


class AudienceOverlapBestOrder(TypedDict):
    # Index in `profiles`, from 0.
    profile: int
    # People that it adds to those before it.
    incremental: AudienceOverlapPairPeople
    # People reached with it and those before it.
    reach: AudienceOverlapPairPeople


class AudienceOverlapBestSubset(TypedDict):
    size: int
    profiles: list[int]
    reach: AudienceOverlapPairPeople


class ComparisonRequestResult(TypedDict):
    profiles: int
    overlap: AudienceOverlap | None
    # Why there is no overlap.
    overlap_missing: str | None
    # Who is best in what, and whether the difference is more than chance.
    best: list[ComparisonRequestResultBest]


class ComparisonRequestResultBest(TypedDict):
    figure: Literal["followers", "engagement_rate", "growth", "credibility", "risk", "account_score", "price"]
    # `position` of the best; null if fewer than two are known.
    profile: int | None
    # Whether its bounds do not touch those of the next.
    clear: bool
    # Creators for whom it is known.
    known: int
    why: str


class ComparedCreatorGrowth(TypedDict):
    months_1: float | None
    months_3: float | None
    months_6: float | None
    months_12: float | None
    suspicious_jumps: int


class ComparedCreatorAudience(TypedDict):
    source: Literal["followers", "likers", "commenters"]
    sample_size: int
    credibility: ComparedCreatorAudienceCredibility | None
    countries: list[AudienceCountriesItem]
    languages: list[AudienceCountriesItem]
    genders: list[AudienceGendersItem]
    ages: list[AudienceAgesItem]


ComparedCreatorAudienceCredibility = TypedDict(
    "ComparedCreatorAudienceCredibility",
    {
        "score": "float",
        "low": "float",
        "high": "float",
        "class": "Literal[\"excellent\", \"high\", \"normal\", \"low\", \"bad\"]",
    },
)


class ComparedCreatorPrice(TypedDict):
    type: Literal["text", "image", "video", "short", "carousel", "story", "stream", "article", "repost", "reply"]
    price: ProfileReportPriceItemPrice
    low: ProfileReportPriceItemPrice
    high: ProfileReportPriceItemPrice


class ComparedCreatorRisk(TypedDict):
    # Newest contents that were looked at.
    contents: int
    judged: int
    flagged: int
    # Flagged, of those that were judged.
    share: Estimate | None
    categories: list[ComparedCreatorRiskCategory]


class ComparedCreatorRiskCategory(TypedDict):
    category: Literal["hate", "harassment", "threat", "violence", "self_harm", "sexual", "minors_safety", "drugs", "alcohol", "tobacco", "weapons", "crime", "gambling", "profanity", "extremism", "misinformation_claims", "politics"]
    contents: int


class NamedContentByNetworkAndContentId(TypedDict):
    network: Literal["instagram", "tiktok", "youtube", "x", "facebook", "twitch", "threads", "pinterest", "snapchat", "bluesky", "mastodon", "professional", "reddit", "telegram", "tumblr", "nostr", "lemmy", "peertube", "hackernews", "web"]
    content_id: str


class NamedContentByContentUrl(TypedDict):
    # URL of a content item on any supported network.
    content_url: str


class ContentAuthor(TypedDict):
    handle: str
    external_id: str


class ContentMedia(TypedDict):
    url: str
    type: Literal["image", "video", "audio"]
    width: int | None
    height: int | None
    duration_s: float | None
    alt: str | None


class ContentAudio(TypedDict):
    title: str
    artist: str | None


ContentSponsored = TypedDict(
    "ContentSponsored",
    {
        "is": "bool",
        "basis": "Literal[\"network_label\", \"text\", \"none\"]",
        "brands": "list[str]",
        "disclosures": "list[ContentSponsoredDisclosure]",
        "affiliate": "list[ContentSponsoredDisclosure]",
        "unpaid": "list[ContentSponsoredUnpaid]",
    },
)


class ContentSponsoredDisclosure(TypedDict):
    text: str
    # UTF-16 code units into `text`.
    start: int
    # Exclusive.
    end: int
    language: str | None


class ContentSponsoredUnpaid(TypedDict):
    text: str
    # UTF-16 code units into `text`.
    start: int
    # Exclusive.
    end: int


class CommentAuthor(TypedDict):
    handle: str
    external_id: str
    name: str | None
    image_url: str | None


class JudgedTextLanguage(TypedDict):
    code: str
    confidence: float


class JudgedTextToxicity(TypedDict):
    probability: float
    category: Literal["hate", "harassment", "threat", "violence", "self_harm", "sexual", "minors_safety", "drugs", "alcohol", "tobacco", "weapons", "crime", "gambling", "profanity", "extremism", "misinformation_claims", "politics", None]


class JudgedTextRisk(TypedDict):
    category: Literal["hate", "harassment", "threat", "violence", "self_harm", "sexual", "minors_safety", "drugs", "alcohol", "tobacco", "weapons", "crime", "gambling", "profanity", "extremism", "misinformation_claims", "politics"]
    probability: float
    # `lexicon`: by word lists only, in a language or category for which the models were not measured.
    basis: Literal["model", "lexicon", "rule"]
    # Empty where the text as a whole speaks for it and no word stands out.
    evidence: list[JudgedTextRiskEvidence]


class JudgedTextRiskEvidence(TypedDict):
    # UTF-16 offset in the text.
    start: int
    # Exclusive.
    end: int
    text: str
    by: Literal["model", "lexicon", "rule"]
    # The model, word list or rule.
    name: str
    match: Literal["exact", "stem", "variant", "regex", "model"]
    # Negated words lower a finding.
    negated: bool
    # Quoted from someone else.
    quoted: bool


class JudgedTextSentiment(TypedDict):
    label: Literal["negative", "neutral", "positive"]
    probabilities: JudgedTextSentimentProbabilities
    evidence: list[JudgedTextRiskEvidence]


class JudgedTextSentimentProbabilities(TypedDict):
    negative: float
    neutral: float
    positive: float


class JudgedTextSpam(TypedDict):
    probability: float
    evidence: list[JudgedTextRiskEvidence]


class JudgedTextIntent(TypedDict):
    stage: Literal["asks_price", "asks_where", "wants", "will_buy", "bought", "repeat", "objects", "rejects", "none"]
    confidence: float
    # The thing it is about.
    object: JudgedTextIntentObject | None
    giveaway: bool
    evidence: list[JudgedTextRiskEvidence]


class JudgedTextIntentObject(TypedDict):
    # UTF-16 offset in the text.
    start: int
    # Exclusive.
    end: int
    text: str


class JudgedTextRemark(TypedDict):
    probability: float


class JudgedTextEmotions(TypedDict):
    anger: float
    disgust: float
    fear: float
    joy: float
    sadness: float
    surprise: float


class JudgedTextEntity(TypedDict):
    kind: Literal["brand", "handle", "hashtag", "url", "email", "phone"]
    # UTF-16 offset in the text.
    start: int
    # Exclusive.
    end: int
    text: str
    # A brand's id of GET /dictionary/brands, a handle without @, a phone in E.164.
    value: str


class JudgedTextNotJudged(TypedDict):
    task: Literal["all", "sentiment", "risks", "spam", "intent", "remark", "emotions"]
    reason: Literal["empty", "too_short", "too_long", "language_unknown", "language_unsupported", "not_text"]
    # The only categories of risk that were not judged: the language has neither a model nor words for them, or the text may be in one that has none.
    categories: NotRequired[list[Literal["hate", "harassment", "threat", "violence", "self_harm", "sexual", "minors_safety", "drugs", "alcohol", "tobacco", "weapons", "crime", "gambling", "profanity", "extremism", "misinformation_claims", "politics"]]]


class PublicContentRequestResult(TypedDict):
    items: int
    # Whether there was no more to fetch.
    complete: bool
    # live: read from the network for this answer. known: imported or read before.
    freshness: Literal["live", "known"]
    # Said where known data are older than was asked for, or where a thread was read in part, and why.
    notes: list[str]


class IntentCommentAuthor(TypedDict):
    handle: str
    external_id: str
    name: str | None


class IntentCommentObject(TypedDict):
    start: int
    end: int
    text: str


class IntentInsightsConfidence(TypedDict):
    level: Literal["high", "medium", "low"]
    # What lowers it: few comments, hidden comments, much that could not be judged.
    reasons: list[str]


class IntentInsightsComments(TypedDict):
    read: int
    counted: int
    spam: int
    giveaway: int
    by_creator: int
    not_judged: int


class IntentInsightsStage(TypedDict):
    stage: Literal["asks_price", "asks_where", "wants", "will_buy", "bought", "repeat", "objects", "rejects", "none"]
    comments: int
    authors: int
    share: ShareEstimate


class IntentInsightsSimilar(TypedDict):
    # The same share among similar creators; null if it is not known.
    base_rate: ShareEstimate | None
    creators: int
    # This share as a multiple of the base rate.
    lift: float | None
    # Share of the similar creators with less intent.
    percentile: float | None
    note: str


class IntentInsightsProduct(TypedDict):
    name: str
    comments: int
    authors: int
    intent_authors: int
    # Authors with intent about the product, of all that count.
    intent_share: ShareEstimate


class IntentInsightsLanguage(TypedDict):
    language: str
    comments: int


class IntentInsightsContent(TypedDict):
    content_id: str
    network: Literal["instagram", "tiktok", "youtube", "x", "facebook", "twitch", "threads", "pinterest", "snapchat", "bluesky", "mastodon", "professional", "reddit", "telegram", "tumblr", "nostr", "lemmy", "peertube", "hackernews", "web"]
    url: str
    published_at: str
    comments: int
    authors: int
    intent_authors: int
    intent_share: ShareEstimate
    sentiment: IntentInsightsContentSentiment


class IntentInsightsContentSentiment(TypedDict):
    positive: int
    neutral: int
    negative: int


class IntentInsightsObject(TypedDict):
    text: str
    comments: int
    authors: int
    stages: list[IntentInsightsObjectStage]


class IntentInsightsObjectStage(TypedDict):
    stage: Literal["asks_price", "asks_where", "wants", "will_buy", "bought", "repeat", "objects", "rejects", "none"]
    comments: int


class IntentInsightsEvidence(TypedDict):
    comment_id: str
    content_id: str
    author: IntentCommentAuthor
    text: str
    stage: Literal["asks_price", "asks_where", "wants", "will_buy", "bought", "repeat", "objects", "rejects", "none"]
    confidence: float
    likes: int


class IntentInsightsCoverage(TypedDict):
    # Contents that were looked at.
    contents: int
    # Contents under which comments were read: what all figures rest on.
    contents_with_comments: int
    contents_without_comments: int
    # How many comments the network says there are, where it does.
    comments_stated: int | None
    # Whether all comments the network gives were read.
    complete: bool


class RelevanceCommentWhy(TypedDict):
    kind: Literal["term", "intent", "remark", "aspect", "semantic", "answers", "spam"]
    weight: float
    text: str
    # UTF-16 code units into `text`; null where no words say it.
    start: int | None
    end: int | None
    why: str


class RelevanceInsightsContent(TypedDict):
    content_id: str
    network: Literal["instagram", "tiktok", "youtube", "x", "facebook", "twitch", "threads", "pinterest", "snapchat", "bluesky", "mastodon", "professional", "reddit", "telegram", "tumblr", "nostr", "lemmy", "peertube", "hackernews", "web"]
    url: str
    published_at: str


class RelevanceInsightsConfidence(TypedDict):
    level: Literal["high", "medium", "low"]
    reasons: list[str]


class RelevanceInsightsComments(TypedDict):
    read: int
    relevant: int
    irrelevant: int
    spam: int
    by_creator: int
    not_judged: int


class RelevanceInsightsShares(TypedDict):
    relevant: ShareEstimate
    irrelevant: ShareEstimate
    spam: ShareEstimate


class RelevanceInsightsSentiment(TypedDict):
    relevant: IntentInsightsContentSentiment
    irrelevant: IntentInsightsContentSentiment


class RelevanceInsightsTheme(TypedDict):
    label: str
    kind: Literal["phrase", "intent"]
    phrases: list[str]
    comments: int
    authors: int
    # Of the authors of relevant comments.
    share: float
    sentiment: IntentInsightsContentSentiment
    representative: RelevanceInsightsThemeRepresentative


class RelevanceInsightsThemeRepresentative(TypedDict):
    comment_id: str
    text: str


class RelevanceInsightsQuestion(TypedDict):
    text: str
    comment_id: str
    comments: int
    authors: int
    # Answered by the creator.
    answered: int


class RelevanceInsightsDuplicate(TypedDict):
    cluster: str
    text: str
    comments: int
    authors: int


class RelevanceInsightsTop(TypedDict):
    comment_id: str
    author: IntentCommentAuthor
    text: str
    relevance: float
    sentiment: Literal["negative", "neutral", "positive", None]
    likes: int


class RelevanceInsightsCoverage(TypedDict):
    comments_stated: int | None
    complete: bool


class ScreenedContentContent(TypedDict):
    id: str
    url: str
    author: str
    # Whether the screened person wrote it. Items by others count a quarter.
    by_subject: bool
    type: str | None
    title: str | None
    text: str
    # The texts that were judged, by the name evidence gives.
    fields: dict[str, str]
    # ISO 639-1. Null where the text says too little, and for employment: it can tell of an origin.
    language: str | None
    # declared: by the network or the import. detected: from the text.
    language_basis: NotRequired[Literal["declared", "detected", None]]
    published_at: str
    thumbnail_url: str | None
    media: int
    # Over `fields` as JSON with sorted keys and no spaces: proves that the quoted words are those that were captured at as_of.
    sha256: NotRequired[str]
    # The item a comment was posted under.
    parent_id: str | None


class ScreenedContentCategory(TypedDict):
    category: Literal["hate", "harassment", "threat", "violence", "self_harm", "sexual", "minors_safety", "drugs", "alcohol", "tobacco", "weapons", "crime", "gambling", "profanity", "extremism", "misinformation_claims", "politics", "competitor_mention", "custom"]
    score: float
    basis: Literal["model", "lexicon", "rule", "keyword", "label", "picture_model", "reviewer"]
    # Set by a reviewer.
    severity: NotRequired[Literal["low", "medium", "high", "severe", None]]
    # Empty where the text as a whole speaks for it and no word stands out, or where a reviewer flagged it.
    evidence: list[ScreenedContentCategoryEvidence]


class ScreenedContentCategoryEvidence(TypedDict):
    # text, title, media.0.alt, media.0.text for words read in a picture, media.0 for the picture itself, or label for what the network says.
    field: str
    # UTF-16 offset in that text of `content`, as used by JavaScript, Java and C#.
    start: int
    # Exclusive.
    end: int
    # Code point offset, as used by Python, Go and Rust.
    code_point_start: int
    code_point_end: int
    text: str
    by: Literal["model", "lexicon", "rule", "keyword", "label", "picture_model"]
    # The keyword, rule, list or model.
    name: str
    match: Literal["exact", "stem", "variant", "regex", "model"]
    # Negated.
    negated: bool
    # Quoted from someone else.
    quoted: bool


class ScreenedContentNoted(TypedDict):
    field: str
    term: str
    polarity: Literal["negative", "neutral", "positive"]
    start: int
    end: int
    text: str


class ScreenedContentPicture(TypedDict):
    # Which of the content’s media.
    index: int
    # Whether it is the cover of a film, which was not looked at itself.
    cover: bool
    state: Literal["judged", "not_judged"]
    reason: Literal["left_out", "over_limit", "no_picture", "not_found", "unreachable", "too_slow", "too_large", "address_refused", "not_a_picture", "damaged", None]
    classes: ScreenedContentPictureClasses | None
    # Of the picture that was seen. The picture itself is not kept.
    sha256: str | None


class ScreenedContentPictureClasses(TypedDict):
    drawing: float
    hentai: float
    neutral: float
    porn: float
    sexy: float


class ScreeningIdentityPerson(TypedDict):
    name: str | None
    emails: list[str]
    phones: list[str]
    employer: str | None
    city: str | None
    country: str | None
    links: list[str]


class ScreeningIdentityPrior(TypedDict):
    log_odds: float
    accounts: int
    why: str


class FlaggingCriteriaCategories(TypedDict):
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


class FlaggingCriteriaCategoriesHate(TypedDict):
    enabled: bool
    threshold: float
    weight: float


class FlaggingCriteriaKeyword(TypedDict):
    term: str
    match: Literal["exact", "stem", "variant", "regex"]
    polarity: Literal["negative", "neutral", "positive"]
    category: Literal["hate", "harassment", "threat", "violence", "self_harm", "sexual", "minors_safety", "drugs", "alcohol", "tobacco", "weapons", "crime", "gambling", "profanity", "extremism", "misinformation_claims", "politics", "competitor_mention", "custom"]


class FlaggingCriteriaExclusion(TypedDict):
    term: str
    match: Literal["exact", "stem", "variant", "regex"]


class FlaggingCriteriaInclude(TypedDict):
    profile: bool
    reposts: bool
    replies: bool
    comments: bool
    media: bool
    media_text: bool


class ScreeningFairnessDispute(TypedDict):
    status: Literal["open", "resolved"]
    outcome: str | None
    opened_at: str
    updated_at: str


class ScreeningFairnessAdverseAction(TypedDict):
    pre_notice_at: str | None
    final_notice_at: str | None
    canceled_at: str | None
    final_notice_not_before: str | None


class ScreeningReportTimeline(TypedDict):
    month: str
    seen: int
    flagged: int


class ScreeningResultSubject(TypedDict):
    kind: Literal["profile", "content"]
    profiles: list[ScreeningResultSubjectProfile]
    content: ScreeningResultSubjectContent | None


class ScreeningResultSubjectProfile(TypedDict):
    network: Literal["instagram", "tiktok", "youtube", "x", "facebook", "twitch", "threads", "pinterest", "snapchat", "bluesky", "mastodon", "professional", "reddit", "telegram", "tumblr", "nostr", "lemmy", "peertube", "hackernews", "web"]
    handle: str
    external_id: str | None
    name: str | None
    url: str | None
    verified: bool | None
    followers: int | None
    state: Literal["screened", "partly", "unavailable"]
    detail: str | None
    source: str | None
    synthetic: bool
    as_of: str | None


class ScreeningResultSubjectContent(TypedDict):
    network: Literal["instagram", "tiktok", "youtube", "x", "facebook", "twitch", "threads", "pinterest", "snapchat", "bluesky", "mastodon", "professional", "reddit", "telegram", "tumblr", "nostr", "lemmy", "peertube", "hackernews", "web"]
    id: str
    url: str


class ScreeningResultCriteria(TypedDict):
    id: str
    version: int
    name: str
    purpose: Literal["brand_safety", "employment"]
    digest: str


class ScreeningResultBeforeDecisions(TypedDict):
    score: float | None
    level: Literal["low", "medium", "high", "severe", None]


class ScreeningResultCategory(TypedDict):
    category: Literal["hate", "harassment", "threat", "violence", "self_harm", "sexual", "minors_safety", "drugs", "alcohol", "tobacco", "weapons", "crime", "gambling", "profanity", "extremism", "misinformation_claims", "politics", "competitor_mention", "custom"]
    flagged: int
    # Unflagged in review.
    unflagged: int
    # Of the flagged items, 0 to 100.
    highest_score: float
    newest_at: str | None


class ScreeningResultKeyword(TypedDict):
    term: str
    flagged: int
    unflagged: int


ScreeningResultCoverage = TypedDict(
    "ScreeningResultCoverage",
    {
        "seen": "int",
        "judged": "int",
        "flagged": "int",
        "unflagged": "int",
        "clear": "int",
        "not_judged": "list[ScreeningResultCoverageNotJudged]",
        "categories_not_judged": "NotRequired[list[ScreeningResultCoverageCategoriesNotJudged]]",
        "from": "str | None",
        "to": "str | None",
        "window_from": "str | None",
        "truncated": "bool",
        "by_network": "list[ScreeningResultCoverageByNetwork]",
        "by_kind": "ScreeningResultCoverageByKind",
        "media": "ScreeningResultCoverageMedia",
    },
)


class ScreeningResultCoverageNotJudged(TypedDict):
    reason: Literal["empty", "too_short", "too_long", "language_unknown", "language_unsupported", "not_text"]
    count: int


class ScreeningResultCoverageCategoriesNotJudged(TypedDict):
    category: Literal["hate", "harassment", "threat", "violence", "self_harm", "sexual", "minors_safety", "drugs", "alcohol", "tobacco", "weapons", "crime", "gambling", "profanity", "extremism", "misinformation_claims", "politics"]
    count: int


class ScreeningResultCoverageByNetwork(TypedDict):
    network: Literal["instagram", "tiktok", "youtube", "x", "facebook", "twitch", "threads", "pinterest", "snapchat", "bluesky", "mastodon", "professional", "reddit", "telegram", "tumblr", "nostr", "lemmy", "peertube", "hackernews", "web"]
    seen: int
    judged: int
    flagged: int


class ScreeningResultCoverageByKind(TypedDict):
    profile: int
    content: int
    comment: int


class ScreeningResultCoverageMedia(TypedDict):
    seen: int
    # Pictures that were looked at; of films the cover.
    judged: int
    not_judged: list[ScreeningResultCoverageMediaNotJudged]
    detail: str | None


class ScreeningResultCoverageMediaNotJudged(TypedDict):
    reason: Literal["left_out", "over_limit", "no_picture", "not_found", "unreachable", "too_slow", "too_large", "address_refused", "not_a_picture", "damaged"]
    count: int


class ScreeningResultIdentity(TypedDict):
    # confirmed: the screening started with a person, and a reviewer confirmed every account.
    confidence: Literal["strong", "weak", "none", "not_assessed", "confirmed"]
    detail: str
    evidence: list[ScreeningResultIdentityEvidence]
    # The person the screening began with. Not in results of 0.1.
    person: NotRequired[ConfirmedPerson | None]


class ScreeningResultIdentityEvidence(TypedDict):
    kind: str
    profiles: list[str]
    detail: str


class ScreeningResultDecisions(TypedDict):
    unflagged: int
    confirmed: int
    # Flagged by a reviewer where the engine found nothing. Not in results of 0.1.
    added: NotRequired[int]
    # Flagged items whose categories or severity a reviewer set.
    relabelled: NotRequired[int]
    # Counts up with every decision.
    revision: int


class ScreeningResultEmployment(TypedDict):
    consent_reference: str
    permissible_purpose: str
    # Items from which protected information was removed. What it was is not stated anywhere, because that would reveal it.
    redacted: int
    note: str


class RiskFactor(TypedDict):
    # The category.
    name: str
    # How many items were flagged for it.
    value: int
    # Contributions sum to the score.
    contribution: float
    why: str


class RiskPart(TypedDict):
    name: Literal["gravest", "share", "number"]
    points: float
    of: float


class RiskBounds(TypedDict):
    low: float
    high: float


class ConfirmedPersonAccount(TypedDict):
    network: Literal["instagram", "tiktok", "youtube", "x", "facebook", "twitch", "threads", "pinterest", "snapchat", "bluesky", "mastodon", "professional", "reddit", "telegram", "tumblr", "nostr", "lemmy", "peertube", "hackernews", "web"]
    handle: str
    probability: float
    evidence: list[IdentityEvidence]
    # The reviewer, or the token where none was named.
    confirmed_by: str
    reason: str
    other_evidence: str | None
    confirmed_at: str


class ScreeningSignOffSignature(TypedDict):
    reviewer: str
    # The token it was signed with.
    actor: str
    statement: str | None
    revision: int
    # False once a decision was made after it.
    valid: bool
    signed_at: str


class ScreeningLetterRights(TypedDict):
    title: str
    # Says that the text is not official, where you gave none.
    notice: str | None
    text: list[str]


class MonitoringStartedCriteria(TypedDict):
    id: str
    version: int


class MonitoringStartedReading(TypedDict):
    network: Literal["instagram", "tiktok", "youtube", "x", "facebook", "twitch", "threads", "pinterest", "snapchat", "bluesky", "mastodon", "professional", "reddit", "telegram", "tumblr", "nostr", "lemmy", "peertube", "hackernews", "web"]
    handle: str
    by: Literal["stream", "polling"]


class ScreeningMediaRequestResult(TypedDict):
    media: ScreeningMediaRequestResultMedia
    risk: Risk
    # What the picture model sees, the highest of all looks. neutral and drawing are harmless; sexy is suggestive and counts for nothing.
    classes: ScreenedContentPictureClasses
    frames: list[ScreeningMediaRequestResultFrame]
    coverage: ScreeningMediaRequestResultCoverage
    criteria: ScreeningMediaRequestResultCriteria
    engine_version: ScreeningMediaRequestResultEngineVersion
    as_of: str
    synthetic: bool


class ScreeningMediaRequestResultMedia(TypedDict):
    # Final URL.
    url: str
    kind: Literal["image", "video"]
    # Detected from the file contents.
    format: str
    width: int
    height: int
    duration_s: float | None
    bytes: int
    sha256: str
    # A small JPEG as a data: address. Nothing else of the picture is kept.
    thumbnail: str


class ScreeningMediaRequestResultFrame(TypedDict):
    # Seconds from the start of a film.
    at_s: float | None
    state: Literal["flagged", "clear"]
    classes: ScreenedContentPictureClasses
    # Text that was read in it; null where none could be tried.
    text: str | None
    text_confidence: float | None
    categories: list[ScreeningMediaRequestResultFrameCategory]


class ScreeningMediaRequestResultFrameCategory(TypedDict):
    category: Literal["hate", "harassment", "threat", "violence", "self_harm", "sexual", "minors_safety", "drugs", "alcohol", "tobacco", "weapons", "crime", "gambling", "profanity", "extremism", "misinformation_claims", "politics", "competitor_mention", "custom"]
    score: float
    basis: Literal["picture_model", "model", "lexicon", "rule", "keyword", "label"]
    # Words in the picture that support the finding; offsets refer to `text` of the frame.
    evidence: list[ScreenedContentCategoryEvidence]


class ScreeningMediaRequestResultCoverage(TypedDict):
    # Pictures, or moments of a film.
    looked_at: int
    not_judged: list[ScreeningMediaRequestResultCoverageNotJudged]


class ScreeningMediaRequestResultCoverageNotJudged(TypedDict):
    what: str
    reason: str


class ScreeningMediaRequestResultCriteria(TypedDict):
    id: str
    version: int
    name: str


class ScreeningMediaRequestResultEngineVersion(TypedDict):
    pictures: str
    text: str
    scoring: str


class SavedListeningQueryUsedBy(TypedDict):
    kind: Literal["query", "tag", "recurring"]
    id: str
    name: str


class ListeningTagBackfill(TypedDict):
    request_id: str
    status: Literal["queued", "in_progress", "succeeded", "partial", "failed", "canceled"]
    share: float | None


class RecurringListeningCreatedListening(TypedDict):
    brand: RecurringListeningCreatedListeningBrand
    # Brands to compare with.
    others: list[RecurringListeningCreatedListeningBrand]
    networks: NotRequired[list[Literal["instagram", "tiktok", "youtube", "x", "facebook", "twitch", "threads", "pinterest", "snapchat", "bluesky", "mastodon", "professional", "reddit", "telegram", "tumblr", "nostr", "lemmy", "peertube", "hackernews", "web"]]]
    # ISO 639-1.
    languages: NotRequired[list[str]]
    # ISO 3166-1, of the authors.
    countries: NotRequired[list[str]]
    kinds: NotRequired[list[Literal["content", "comment"]]]
    # Whether invented creators (the demo) are wanted. By default they are left out as soon as there is any real one.
    synthetic: NotRequired[Literal["include", "only", "exclude"]]
    # Of the series; by the length of the period unless given.
    interval: NotRequired[Literal["hour", "day", "week", "month"]]
    # IANA name. Days start at midnight in this time zone.
    time_zone: str
    # Also analyse the previous period of the same length.
    compare: bool
    # Nearly identical texts: `author` sets the repeats of the same handle apart, `all` everything but the first, `keep` nothing. What is set apart is counted and shown on its own.
    duplicates: Literal["keep", "author", "all"]
    # What is read from the networks before the counting: the accounts of the brands, those who mentioned them, and those who share their interest. What is fresh is not read again.
    gather: RecurringListeningCreatedListeningGather
    # Maximum number of mentions classified by sentiment (and by emotion); above it, an even sample is used.
    judge_max: int
    # Also count anger, fear, joy, sadness and surprise. Off by default: an encoder reads every text, which takes several times as long as sentiment. Not available in every language, and only measured in English.
    emotions: NotRequired[bool]


class RecurringListeningCreatedListeningBrand(TypedDict):
    # Name used in the answer.
    name: str
    # What counts as a mention. Default: the name, its hashtag and, if the brand is in the dictionary, its aliases and accounts.
    query: NotRequired[str]


class RecurringListeningCreatedListeningGather(TypedDict):
    # Accounts whose contents are read first.
    profiles_max: int
    # Also read the comments on posts that mention a brand.
    include_comments: bool
    comments_max: int
    # Time limit for reading. After that, the analysis uses the data available, and `coverage` says so.
    seconds_max: int


class RecurringListeningCreatedAlertSpike(TypedDict):
    on: Literal["spike"]
    # Name of one of the brands (default: the first one).
    brand: NotRequired[str]
    # Also report spikes that are due to one author (default: false).
    one_author: NotRequired[bool]


class RecurringListeningCreatedAlertMentions(TypedDict):
    on: Literal["mentions"]
    # Name of one of the brands (default: the first one).
    brand: NotRequired[str]
    above: int


class RecurringListeningCreatedAlertNegativeShare(TypedDict):
    on: Literal["negative_share"]
    # Name of one of the brands (default: the first one).
    brand: NotRequired[str]
    above: float


class RecurringListeningCreatedAlertShareOfVoice(TypedDict):
    on: Literal["share_of_voice"]
    # Name of one of the brands (default: the first one).
    brand: NotRequired[str]
    below: float


class RecurringListeningCreatedAlertMention(TypedDict):
    on: Literal["mention"]
    # Name of one of the brands (default: the first one).
    brand: NotRequired[str]


class RecurringListeningCreatedAlertReport(TypedDict):
    on: Literal["report"]


class RecurringListeningCreatedReading(TypedDict):
    network: Literal["instagram", "tiktok", "youtube", "x", "facebook", "twitch", "threads", "pinterest", "snapchat", "bluesky", "mastodon", "professional", "reddit", "telegram", "tumblr", "nostr", "lemmy", "peertube", "hackernews", "web"]
    by: Literal["stream", "polling"]


class ListeningInsightsBrand(TypedDict):
    name: str
    # As it was understood.
    query: str
    mentions: int
    authors: int
    engagement: ListeningInsightsBrandEngagement
    views: ListeningInsightsBrandEngagement
    # Followers of all authors together, each author once: who can have seen it at most.
    reach: ListeningInsightsBrandReach
    sentiment: ListeningInsightsBrandSentiment
    # Only if `emotions` was requested. A text can show several emotions, or none. Bounds cover chance, not errors of the model. Disgust is not counted: it is judged little better than chance.
    emotions: NotRequired[ListeningInsightsBrandEmotions]
    share_of_voice: ListeningInsightsBrandShareOfVoice
    before: ListeningInsightsBrandBefore | None
    volume: list[ListeningInsightsBrandVolume]
    spikes: list[ListeningInsightsBrandSpike]
    # Mentions of the steps to come; null where fewer than 28 whole steps are known.
    forecast: NotRequired[ListeningInsightsBrandForecast | None]
    aspects: list[ListeningInsightsBrandAspect]
    # People, places and organisations that at least two authors name, up to 20 of each. Found by rules; docs/listening.md says how well. Null where no mention is in a script that is read: `coverage.entities` says how many.
    entities: NotRequired[list[ListeningInsightsBrandEntity] | None]
    # Stand out against everything we know.
    terms: list[ListeningInsightsBrandSpikeTerm]
    # Stand out against the period before.
    rising_terms: list[ListeningInsightsBrandSpikeTerm]
    themes: list[ListeningInsightsBrandTheme]
    hashtags: list[ListeningInsightsBrandHashtag]
    co_mentions: list[ListeningInsightsBrandCoMention]
    top_authors: list[ListeningInsightsBrandTopAuthor]
    top_posts: list[Mention]
    networks: list[ListeningInsightsBrandNetwork]
    languages: list[ListeningInsightsBrandNetwork]
    countries: list[ListeningInsightsBrandNetwork]
    kinds: list[ListeningInsightsBrandNetwork]
    types: list[ListeningInsightsBrandNetwork]
    # Set apart, not in any other figure.
    repeats: int
    copies: list[ListeningInsightsBrandCopy]


class ListeningInsightsBrandEngagement(TypedDict):
    total: float
    # Mentions that show a number.
    shown_by: int
    mean: float | None


class ListeningInsightsBrandReach(TypedDict):
    followers: float
    authors_known: int


class ListeningInsightsBrandSentiment(TypedDict):
    negative: int
    neutral: int
    positive: int
    not_judged: int
    judged: int
    # Positive less negative, as a share of the judged.
    net: float | None
    shares: ListeningInsightsBrandSentimentShares | None


class ListeningInsightsBrandSentimentShares(TypedDict):
    # With a 95 % confidence interval.
    negative: ShareEstimate
    # With a 95 % confidence interval.
    neutral: ShareEstimate
    # With a 95 % confidence interval.
    positive: ShareEstimate


class ListeningInsightsBrandEmotions(TypedDict):
    judged: int
    not_judged: int
    # Judged, and none of the emotions is shown.
    none: int
    counts: list[ListeningInsightsBrandEmotionsCount]


class ListeningInsightsBrandEmotionsCount(TypedDict):
    emotion: Literal["anger", "fear", "joy", "sadness", "surprise"]
    mentions: int
    # Of the judged; null where none was judged.
    share: ShareEstimate | None


class ListeningInsightsBrandShareOfVoice(TypedDict):
    # With a 95 % confidence interval.
    mentions: ShareEstimate
    # With a 95 % confidence interval.
    authors: ShareEstimate
    engagement: float | None
    reach: float | None


class ListeningInsightsBrandBefore(TypedDict):
    mentions: int
    authors: int
    engagement: ListeningInsightsBrandEngagement
    views: ListeningInsightsBrandEngagement
    # Followers of all authors together, each author once: who can have seen it at most.
    reach: ListeningInsightsBrandReach
    sentiment: ListeningInsightsBrandSentiment
    # Only if `emotions` was requested. A text can show several emotions, or none. Bounds cover chance, not errors of the model. Disgust is not counted: it is judged little better than chance.
    emotions: NotRequired[ListeningInsightsBrandEmotions]
    # With a 95 % confidence interval.
    share_of_voice: ShareEstimate
    # Change in mentions, as a fraction of the previous period; null if it had none.
    change: float | None
    # Of a change at least as large, were nothing different.
    p_value: float


ListeningInsightsBrandVolume = TypedDict(
    "ListeningInsightsBrandVolume",
    {
        "from": "str",
        "to": "str",
        "mentions": "int",
        "engagement": "float",
        "sentiment": "ListeningInsightsBrandVolumeSentiment",
    },
)


class ListeningInsightsBrandVolumeSentiment(TypedDict):
    negative: int
    neutral: int
    positive: int
    not_judged: int


ListeningInsightsBrandSpike = TypedDict(
    "ListeningInsightsBrandSpike",
    {
        "from": "str",
        "to": "str",
        "peak_at": "str",
        "mentions": "int",
        "authors": "int",
        "due_to": "NotRequired[ListeningInsightsBrandSpikeDueTo | None]",
        "expected": "float",
        "ratio": "float",
        "p_value": "float",
        "sentiment": "ListeningInsightsBrandVolumeSentiment",
        "terms": "list[ListeningInsightsBrandSpikeTerm]",
        "posts": "list[Mention]",
        "quotes": "NotRequired[list[ListeningInsightsBrandSpikeQuote]]",
    },
)


class ListeningInsightsBrandSpikeDueTo(TypedDict):
    # As the mentions endpoint takes it.
    author: str
    handle: str
    mentions: int


class ListeningInsightsBrandSpikeTerm(TypedDict):
    term: str
    mentions: int
    authors: int
    # Texts that contain it, among those it is compared with.
    compared: int
    lift: float
    z: float
    p_value: float


class ListeningInsightsBrandSpikeQuote(TypedDict):
    # Word for word: the sentence that contains most of the terms.
    text: str
    # Terms of the spike in it.
    terms: list[str]
    mention: Mention


class ListeningInsightsBrandForecast(TypedDict):
    method: str
    description: str
    # Share of steps that should lie within their bounds.
    level: float
    # Whole steps of the period.
    trained_on: int
    steps: list[ListeningInsightsBrandForecastStep]
    # Past steps that were forecast in the same way from the steps before them, and how many were within the bounds.
    backtest: ListeningInsightsBrandForecastBacktest


ListeningInsightsBrandForecastStep = TypedDict(
    "ListeningInsightsBrandForecastStep",
    {
        "from": "str",
        "to": "str",
        "mentions": "float",
        "low": "int",
        "high": "int",
    },
)


class ListeningInsightsBrandForecastBacktest(TypedDict):
    steps: int
    covered: int


class ListeningInsightsBrandAspect(TypedDict):
    aspect: str
    mentions: int
    # With a 95 % confidence interval.
    share: ShareEstimate
    sentiment: ListeningInsightsBrandVolumeSentiment


class ListeningInsightsBrandEntity(TypedDict):
    entity: str
    kind: Literal["person", "place", "organisation"]
    name: str
    mentions: int
    authors: int


class ListeningInsightsBrandTheme(TypedDict):
    theme: str
    label: str
    mentions: int
    authors: int
    terms: list[str]


class ListeningInsightsBrandHashtag(TypedDict):
    hashtag: str
    mentions: int
    authors: int


class ListeningInsightsBrandCoMention(TypedDict):
    co_mention: str
    name: str
    mentions: int
    authors: int


class ListeningInsightsBrandTopAuthor(TypedDict):
    # As the mentions endpoint takes it.
    author: str
    network: str
    handle: str
    mentions: int
    engagement: float
    followers: int | None
    sentiment: ListeningInsightsBrandVolumeSentiment


class ListeningInsightsBrandNetwork(TypedDict):
    value: str
    mentions: int
    # With a 95 % confidence interval.
    share: ShareEstimate


class ListeningInsightsBrandCopy(TypedDict):
    copy: str
    mentions: int
    authors: int
    example: Mention


class ListeningInsightsTogether(TypedDict):
    brands: list[str]
    mentions: int


class ListeningInsightsSpikeTest(TypedDict):
    name: str
    alpha: float
    correction: str
    baseline: str
    ratio_min: float
    mentions_min: float


class ListeningInsightsCoverage(TypedDict):
    # Contents and comments that were searched.
    texts_known: int
    oldest: str | None
    newest: str | None
    in_period: list[ListeningInsightsCoverageInPeriod]
    # Texts stored for the previous period: a change in mentions means little if this number is very different.
    texts_before: int | None
    # Whether what is known was still being indexed.
    index_building: bool
    gathered: ListeningInsightsCoverageGathered
    sentiment: ListeningInsightsCoverageSentiment
    # Only if `emotions` was requested.
    emotions: NotRequired[ListeningInsightsCoverageEmotions]
    # Mentions in which names were looked for, and why not in the others.
    entities: NotRequired[ListeningInsightsCoverageEntities]
    # For each filter or field on something that is not known for every text (lang:, country:, engagement: …): texts of the period that were left out only because it is unknown.
    no_data: NotRequired[list[ListeningInsightsCoverageNoData]]
    # How invented creators were dealt with.
    synthetic: NotRequired[DiscoveryExportRequestResultSynthetic]
    repeats: Literal["keep", "author", "all"]
    note: str


class ListeningInsightsCoverageInPeriod(TypedDict):
    network: str
    contents: int
    comments: int


class ListeningInsightsCoverageGathered(TypedDict):
    profiles_wanted: int
    profiles_read: int
    # Read before and still fresh.
    profiles_fresh: int
    contents_read: int
    comments_read: int
    stopped: Literal["done", "time", "limit"]
    failed: list[ListeningInsightsCoverageGatheredFailed]
    # Live networks whose own search was asked for the names of the brands, and how much it found.
    searched: NotRequired[list[ListeningInsightsCoverageGatheredSearched]]


class ListeningInsightsCoverageGatheredFailed(TypedDict):
    reason: str
    profiles: int


class ListeningInsightsCoverageGatheredSearched(TypedDict):
    network: str
    contents: int
    failed: str | None


class ListeningInsightsCoverageSentiment(TypedDict):
    judged: int
    # Of them, judged before.
    remembered: int
    not_judged: list[ListeningInsightsCoverageSentimentNotJudged]
    engine_version: str | None


class ListeningInsightsCoverageSentimentNotJudged(TypedDict):
    reason: str
    mentions: int


class ListeningInsightsCoverageEmotions(TypedDict):
    judged: int
    # Judged or tried before.
    remembered: int
    not_judged: list[ListeningInsightsCoverageSentimentNotJudged]


class ListeningInsightsCoverageEntities(TypedDict):
    read: int
    not_read: list[ListeningInsightsCoverageSentimentNotJudged]


class ListeningInsightsCoverageNoData(TypedDict):
    field: str
    texts: int


class MentionAuthor(TypedDict):
    handle: str
    external_id: str
    followers: int | None
    country: str | None


class MentionMatch(TypedDict):
    start: int
    end: int
    text: str
    brand: str


class MentionChangeItem(TypedDict):
    mention_id: str
    before: MentionChangeItemBefore
    after: MentionChangeItemBefore


class MentionChangeItemBefore(TypedDict):
    state: Literal["open", "checked"]
    assignee: str | None
    note: str | None
    added_tags: list[str]
    removed_tags: list[str]


class SocialListeningRequestResult(TypedDict):
    mentions: int
    brands: list[SocialListeningRequestResultBrand]
    alerts: list[SocialListeningRequestResultAlert]


class SocialListeningRequestResultBrand(TypedDict):
    name: str
    mentions: int
    share_of_voice: float


class SocialListeningRequestResultAlert(TypedDict):
    kind: str
    brand: str
    detail: str


class ImportMappingFile(TypedDict):
    # Leaves the table out.
    skip: NotRequired[bool]
    # What the rows are; detected by default.
    kind: NotRequired[Literal["creators", "contents", "comments", "followers", "history"]]
    set: NotRequired[dict[str, str]]
    columns: NotRequired[dict[str, str | None]]


class ImportPreviewFormat(TypedDict):
    id: str
    says: str


class ImportPreviewTable(TypedDict):
    kind: Literal["creators", "contents", "comments", "followers", "history"]
    # Where the rows lie in a JSON document; empty for a table.
    at: str
    # Told along by rows about something else, such as the authors of posts.
    aside: bool
    # How sure it is that the file means this.
    confidence: float
    set: dict[str, str]
    columns: list[ImportPreviewTableColumn]
    left_out: list[ImportPreviewTableLeftOut]
    # What was assumed.
    notes: list[str]
    # What has to be said before rows can be taken.
    missing: list[str]
    # The first records as they would be kept.
    records: list[dict[str, Any]]


class ImportPreviewTableColumn(TypedDict):
    column: str
    field: str
    samples: list[str]


class ImportPreviewTableLeftOut(TypedDict):
    column: str
    why: str
    samples: list[str]


class ImportPreviewSampled(TypedDict):
    rows: int
    # Whether these are all rows of the file.
    whole: bool
    importable: int
    rejected: int
    cells_lost: int
    # Rows without a handle or an id of the network.
    keyed: int
    # Of these, rows whose ids are not ids of the network, such as 1 or p1; other files of the source are joined by them.
    own_ids: int
    # Rows that name a post or an account by an id of another file, which is looked up when they are imported.
    waiting: int


class ImportPreviewProblem(TypedDict):
    line: int
    kept: bool
    reasons: list[str]


class ImportPreviewFile(TypedDict):
    # As rejected rows name it.
    name: str
    sheet: str | None
    # Whether an import with this mapping takes it.
    taken: bool
    # Why it is not taken.
    why: str | None
    # The known format it was recognised as.
    format: ImportPreviewFormat | None
    tables: list[ImportPreviewTable]
    # Null where it could not be read.
    sampled: ImportPreviewSampled | None
    problems: list[ImportPreviewProblem]
    # How this file or sheet was understood.
    mapping: ImportMappingOutput | None


class ImportFieldsField(TypedDict):
    name: str
    # What a cell may contain.
    holds: str
    meaning: str


class WebhookDeliveries(TypedDict):
    pending: int
    delivered: int
    dead: int


class WebhookDeliveryAttempt(TypedDict):
    at: str
    latency_ms: int
    # HTTP status, or reply code of the mail server; null if there was no answer.
    status: int | None
    error: str | None


NotificationChannelBodyQuietHours = TypedDict(
    "NotificationChannelBodyQuietHours",
    {
        "from": "str",
        "to": "str",
    },
)


NotificationChannelQuietHours = TypedDict(
    "NotificationChannelQuietHours",
    {
        "from": "str",
        "to": "str",
    },
)


class NetworkSource(TypedDict):
    id: str
    synthetic: bool
    # What can be read at all.
    operations: dict[str, Literal["yes", "some", "no"]]
    # Available data by field.
    fields: NetworkSourceFields
    # Credentials, quotas, gaps.
    note: str
    # What the source was tested against. Null for demo data.
    proof: NetworkSourceProof | None
    # How long what the source gives is kept, and how it may be shown. Null where nothing is agreed.
    storage: NetworkSourceStorage | None
    # For a counted quota: how much was used in the current period.
    quota: NetworkSourceQuota | None
    # Limits of the network on single kinds of requests that are counted besides the quota.
    limits: list[NetworkSourceLimit]
    # US dollars for each record, by operation. Null where nothing is charged. See GET /cost-estimate.
    prices: dict[str, float] | None


class NetworkSourceFields(TypedDict):
    profile: dict[str, Literal["yes", "some", "no"]]
    content: dict[str, Literal["yes", "some", "no"]]
    comment: dict[str, Literal["yes", "some", "no"]]


class NetworkSourceProof(TypedDict):
    # The real service, a server of the network’s own software on a test machine, or test servers written from the network’s documents.
    by: Literal["service", "server", "documents"]
    # When it was tested, or as of when the documents were read.
    date: str
    # The server or the documents.
    against: str


class NetworkSourceStorage(TypedDict):
    # Data that was not read again for this many days is deleted. Null: it is kept until it is deleted at its source, or here.
    days: int | None
    # Whose time it is. Null without a time.
    set_by: Literal["network", "rostra", None]
    # What the network asks, in short.
    rule: str
    # What must be shown beside the data.
    display: str
    # Where it says so.
    document: str
    # When the rule was last held against the words of the document. Null: it was written down from a summary or a quotation, which `document` names, so read the document before you rely on it; or there is none.
    checked: str | None


class NetworkSourceQuota(TypedDict):
    used: int
    limit: int
    # What is counted; units are those of YouTube.
    unit: Literal["usd_cents", "calls", "units"]
    resets_at: str


class NetworkSourceLimit(TypedDict):
    used: int
    limit: int
    unit: Literal["hashtags", "searches"]
    # When the first of what was used counts no longer.
    resets_at: str


class CostEstimateBudget(TypedDict):
    usd_a_day: float
    used_usd: float
    left_usd: float
    resets_at: str


class StatusIndex(TypedDict):
    creators: StatusIndexCreators
    texts: StatusIndexCreators


class StatusIndexCreators(TypedDict):
    documents: int
    # Whether it does not contain everything yet.
    building: bool


class StatusFacts(TypedDict):
    # Creators with facts.
    creators: int
    # Whether derived facts of some creators are still being computed or updated.
    building: bool
    # Derivations since the start; a creator that changes counts again.
    derived: int


class StatusAudiences(TypedDict):
    # Audiences that searches can filter by.
    analysed: int
    # Whether audiences are being analysed in the background.
    running: bool
    # Audiences that this has still to come to.
    waiting: int


class DemoRows(TypedDict):
    creators: int
    contents: int
    comments: int
    audience_members: int
    memberships: int
    audience_summaries: int
    metric_points: int
    account_links: int
    brands: int


class AuditEntrySubject(TypedDict):
    # An id, or for a person a keyed digest that is the same in every entry.
    key: str
    # The person behind the digest, or what the token or user is called; null for other ids and for erased people.
    name: str | None


class SubjectCasePlace(TypedDict):
    place: str
    deleted: int
    masked: int


class SubjectCaseFiles(TypedDict):
    # Uploaded files removed.
    uploads: int
    # Lines removed from lists of rejected rows.
    lines: int


class ConnectionProviderScope(TypedDict):
    name: str
    meaning: str


class ConnectionProviderProof(TypedDict):
    by: Literal["service", "server", "documents"]
    date: str
    against: str


class MeasuredFiguresFigure(TypedDict):
    name: Literal["followers", "reach", "views", "accounts_engaged", "interactions", "likes", "comments", "shares", "clicks", "contents", "minutes_watched", "percentage_viewed", "average_views", "average_likes", "average_comments", "average_shares"]
    value: float
    # Over how many days; null for a state and for averages over contents.
    days: int | None
    # Contents that an average is over.
    contents: int | None


class MeasuredFiguresAudience(TypedDict):
    name: Literal["countries", "cities", "ages", "genders", "seniorities", "functions", "company_sizes"]
    # Whom the network counts.
    of: Literal["followers", "viewers"]
    days: int | None
    shares: list[MeasuredFiguresAudienceShare]


class MeasuredFiguresAudienceShare(TypedDict):
    id: str
    share: float


class SubmittedForMembersItem(TypedDict):
    network: Literal["instagram", "tiktok", "youtube", "x", "facebook", "twitch", "threads", "pinterest", "snapchat", "bluesky", "mastodon", "professional", "reddit", "telegram", "tumblr", "nostr", "lemmy", "peertube", "hackernews", "web", None]
    # Null where one request is about all members.
    handle: str | None
    # Of the request, monitoring or schedule.
    id: str | None
    # Why it was refused.
    detail: str | None


class ListProfilesAnswer(TypedDict):
    data: list[ProfileAnswer]


class ShowPictureAnswer(TypedDict):
    # A data: URL. Null if there is none.
    picture: str | None
    # Why there is none: `none` (the network shows none), `turned_off`, or why it could not be fetched.
    reason: str | None
    fetched_at: str | None


class DiscoverCreatorsAnswer(TypedDict):
    data: list[Creator]
    next_cursor: str | None
    total: DiscoverCreatorsAnswerTotal
    # Exact. Given with the first page.
    funnel: list[DiscoverCreatorsAnswerFunnel]
    facets: dict[str, list[DiscoverCreatorsAnswerFacet]]
    # With topics: the tags they represent.
    topic_tags: list[DiscoverCreatorsAnswerTopicTag]
    index: DiscoverCreatorsAnswerIndex
    # How invented creators were dealt with.
    synthetic: DiscoveryExportRequestResultSynthetic
    took_ms: float


class DiscoverCreatorsAnswerTotal(TypedDict):
    value: int
    relation: Literal["eq", "gte"]


class DiscoverCreatorsAnswerFunnel(TypedDict):
    filter: str
    # Creators left after this filter and all before it.
    left: int
    # Of the creators left before this filter, how many have no data for it.
    no_data: int


class DiscoverCreatorsAnswerFacet(TypedDict):
    value: str
    count: int


class DiscoverCreatorsAnswerTopicTag(TypedDict):
    tag: str
    weight: float


class DiscoverCreatorsAnswerIndex(TypedDict):
    # Creators that can be found.
    creators: int
    # True while records are still being read for the first time.
    building: bool
    # True while facts about creators are still being derived for the first time, or by a newer derivation.
    facts_building: bool
    # False for a page whose snapshot is gone, so that it comes from a newer one.
    continued: bool


class FindCreatorsQuicklyBody(TypedDict):
    # Part of a handle or name (typos are tolerated), or the URL of a profile.
    query: str
    network: NotRequired[Literal["instagram", "tiktok", "youtube", "x", "facebook", "twitch", "threads", "pinterest", "snapchat", "bluesky", "mastodon", "professional", "reddit", "telegram", "tumblr", "nostr", "lemmy", "peertube", "hackernews", "web"]]
    # Whether invented creators (the demo) are wanted. By default they are left out as soon as there is any real one.
    synthetic: NotRequired[Literal["include", "only", "exclude"]]
    limit: NotRequired[int]


class FindCreatorsQuicklyAnswer(TypedDict):
    data: list[FindCreatorsQuicklyAnswerItem]
    # How invented creators were dealt with.
    synthetic: DiscoveryExportRequestResultSynthetic
    took_ms: float


class FindCreatorsQuicklyAnswerItem(TypedDict):
    network: Literal["instagram", "tiktok", "youtube", "x", "facebook", "twitch", "threads", "pinterest", "snapchat", "bluesky", "mastodon", "professional", "reddit", "telegram", "tumblr", "nostr", "lemmy", "peertube", "hackernews", "web"]
    external_id: str
    handle: str
    url: str
    # Null where it is not known.
    name: str | None
    image_url: str | None
    # Null where nothing says it.
    verified: bool | None
    followers: int | None
    # How the query matched.
    matched: Literal["exact", "prefix", "typo", "typos"]
    synthetic: bool
    as_of: str


class CompleteUserhandlesAnswer(TypedDict):
    data: list[FindCreatorsQuicklyAnswerItem]
    # How invented creators were dealt with.
    synthetic: DiscoveryExportRequestResultSynthetic


class ListLocationsAnswer(TypedDict):
    data: list[Location]
    # Send as `cursor` to get the next page; null on the last page.
    next_cursor: str | None


class ListLanguagesAnswer(TypedDict):
    data: list[Language]
    # Send as `cursor` to get the next page; null on the last page.
    next_cursor: str | None


class ListBrandsAnswer(TypedDict):
    data: list[Brand]
    # Send as `cursor` to get the next page; null on the last page.
    next_cursor: str | None


class ListInterestsAnswer(TypedDict):
    data: list[Interest]
    # Send as `cursor` to get the next page; null on the last page.
    next_cursor: str | None


class ListTopicsAnswer(TypedDict):
    data: list[Topic]
    # Send as `cursor` to get the next page; null on the last page.
    next_cursor: str | None


class RelateTopicsAnswer(TypedDict):
    tags: list[RelateTopicsAnswerTag]
    data: list[RelateTopicsAnswerItem]
    sample: RelateTopicsAnswerSample


class RelateTopicsAnswerTag(TypedDict):
    id: str
    # 0: no known content bears it.
    contents: int


class RelateTopicsAnswerItem(TypedDict):
    id: str
    # How strongly it belongs to the given tags: the mean of its associations with each. 0: no more than by chance, 1: always together.
    weight: float
    # Stored contents that use it.
    contents: int
    support: list[RelateTopicsAnswerItemSupport]


class RelateTopicsAnswerItemSupport(TypedDict):
    tag: str
    contents_together: int
    # Normalised pointwise mutual information, from the 95 % lower bound of how often both occur together.
    weight: float


class RelateTopicsAnswerSample(TypedDict):
    # Contents that were counted.
    contents: int
    # When they were counted; null before the first time.
    as_of: str | None


class NameIdsAnswer(TypedDict):
    data: list[NamedId]


class InterpretSearchBody(TypedDict):
    text: str


class InterpretSearchAnswer(TypedDict):
    # Filters of POST /discovery.
    filters: dict[str, Any]
    explained: list[InterpretedWords]


class RankCreatorsAnswer(TypedDict):
    by: Literal["followers", "engagement_rate", "follower_growth", "account_score"]
    months: int
    data: list[RankedCreator]
    # Creators that were ranked.
    ranked: int
    # Whether more match than were ranked: then those with the most of what is ranked by, or of followers.
    cut: bool
    # Creators that match but have no value to rank by. They are not ranked.
    without_value: int
    # Ranked creators whose value `months` ago is known.
    then_known: int


class FitBriefAnswer(TypedDict):
    brief: FitBriefAnswerBrief
    data: list[FittingCreator]
    # Creators that were compared with the brief.
    considered: int


class FitBriefAnswerBrief(TypedDict):
    # What was understood, as filters of POST /discovery.
    filters: dict[str, Any]
    budget: BriefBodyBudget | None
    explained: list[InterpretedWords]
    # Words of the text that no factor uses.
    not_understood: list[str]


class ListListsAnswer(TypedDict):
    data: list[CreatorList]
    # Send as `cursor` to get the next page; null on the last page.
    next_cursor: str | None


class AddListMembersAnswer(TypedDict):
    added: int
    # Were on the list before; they stay as they are.
    already: int
    # Left out: on the list with another account.
    same_person: int
    not_found: int
    # The first 100 that were not found, with the reason.
    misses: list[AddListMembersAnswerMisse]
    # For POST /lists/{id}/history/{change_id}/undo; null if nothing changed.
    change_id: str | None
    list: CreatorList


class AddListMembersAnswerMisse(TypedDict):
    # From 0.
    position: int
    input: str
    reason: str


class ListListMembersAnswer(TypedDict):
    data: list[ListMember]
    # Send as `cursor` to get the next page; null on the last page.
    next_cursor: str | None


class ChangeListMembersAnswer(TypedDict):
    changed: int
    # Already so, or not on the list.
    unchanged: int
    # For POST /lists/{id}/history/{change_id}/undo; null if nothing changed.
    change_id: str | None
    list: CreatorList


class RemoveListMembersAnswer(TypedDict):
    removed: int
    # Not on the list.
    unchanged: int
    # For POST /lists/{id}/history/{change_id}/undo; null if nothing changed.
    change_id: str | None
    list: CreatorList


class ListListHistoryAnswer(TypedDict):
    data: list[ListChange]
    # Send as `cursor` to get the next page; null on the last page.
    next_cursor: str | None


class UndoListChangeAnswer(TypedDict):
    # Members that are again as they were before the change.
    restored: int
    # Members that were changed again since; they stay as they are.
    skipped: int
    # For POST /lists/{id}/history/{change_id}/undo; null if nothing changed.
    change_id: str | None
    list: CreatorList


class ListSavedSearchesAnswer(TypedDict):
    data: list[SavedSearch]
    # Send as `cursor` to get the next page; null on the last page.
    next_cursor: str | None


class RunSavedSearchAnswer(TypedDict):
    request_id: str


class ListSavedSearchRunsAnswer(TypedDict):
    data: list[SavedSearchRun]
    # Send as `cursor` to get the next page; null on the last page.
    next_cursor: str | None


class ListSavedSearchDifferencesAnswer(TypedDict):
    data: list[SavedSearchDifference]
    # Send as `cursor` to get the next page; null on the last page.
    next_cursor: str | None


class ListScheduledExportsAnswer(TypedDict):
    data: list[ScheduledExport]


class ListCampaignsAnswer(TypedDict):
    data: list[Campaign]
    # Send as `cursor` to get the next page; null on the last page.
    next_cursor: str | None


class ChangeCampaignMembersAnswer(TypedDict):
    changed: int
    not_found: int


class RemoveCampaignMembersAnswer(TypedDict):
    removed: int
    not_found: int


class ListCampaignPostsAnswer(TypedDict):
    data: list[CampaignPost]
    # Send as `cursor` to get the next page; null on the last page.
    next_cursor: str | None


class DecideCampaignPostsBody(TypedDict):
    posts: list[NamedContentByNetworkAndContentId]
    counts: bool | None


class DecideCampaignPostsAnswer(TypedDict):
    decided: int
    not_found: int


class CheckCampaignAnswer(TypedDict):
    request_id: str
    # What it may use of sources that charge or count. Null where there are none.
    cost: RequestCost | None


class ListRegisteredBrandsAnswer(TypedDict):
    data: list[RegisteredBrand]
    # Send as `cursor` to get the next page; null on the last page.
    next_cursor: str | None


class ImportBrandsBody(TypedDict):
    # As in POST /brands; `id` to change a known one.
    brands: NotRequired[list[Any]]
    # A table with a header instead: name, aliases, interest (or category), website, domains, parent_id, ambiguous, and a column of handles for each network. Lists are joined by |. A text/csv body is read as this.
    csv: NotRequired[str]


class ImportBrandsAnswer(TypedDict):
    added: int
    changed: int
    unchanged: int
    rejected: int
    # The first 100.
    rejects: list[ImportBrandsAnswerReject]


class ImportBrandsAnswerReject(TypedDict):
    # From 1.
    row: int
    message: str


class MergeBrandBody(TypedDict):
    into: str


class ShowContactsBody(TypedDict):
    profile: NamedProfile
    # How old what we know of the profile may be, in seconds.
    max_age_s: NotRequired[int]
    # How many of the newest contents are read for contacts too; 0 reads none.
    contents: NotRequired[int]
    # Whether the pages that the profile links to are opened too: at most three, without running anything on them. The operator can turn it off for all.
    link_pages: NotRequired[bool]


class ShowContactsAnswer(TypedDict):
    profile: ShowContactsAnswerProfile
    contacts: list[ShowContactsAnswerContact]
    linked_accounts: list[ShowContactsAnswerLinkedAccount]
    looked_at: ShowContactsAnswerLookedAt
    source: str
    synthetic: bool


class ShowContactsAnswerProfile(TypedDict):
    network: Literal["instagram", "tiktok", "youtube", "x", "facebook", "twitch", "threads", "pinterest", "snapchat", "bluesky", "mastodon", "professional", "reddit", "telegram", "tumblr", "nostr", "lemmy", "peertube", "hackernews", "web"]
    handle: str
    external_id: str
    name: str | None
    url: str


class ShowContactsAnswerContact(TypedDict):
    type: Literal["email", "phone", "whatsapp", "telegram", "link_page", "link", "account"]
    # Null where the do-not-contact registry withholds it.
    value: str | None
    # Of an account.
    network: Literal["instagram", "tiktok", "youtube", "x", "facebook", "twitch", "threads", "pinterest", "snapchat", "bluesky", "mastodon", "professional", "reddit", "telegram", "tumblr", "nostr", "lemmy", "peertube", "hackernews", "web", None]
    # What it is for, as the words around it say.
    label: Literal["business", "management", "press", "support", "personal", None]
    # Where it was found.
    source: Literal["bio", "profile_link", "link_page", "content"]
    # The page that states it.
    source_url: str
    # As it was written there.
    written: str | None
    # Whether it was written so that machines should miss it.
    obfuscated: bool
    # A mailbox of a function (press@), not of a person.
    role_address: bool
    # A mailbox for minutes.
    disposable: bool
    # True where a linked account of the person states it too; null where nothing confirms it. No mail is ever sent to find out.
    verified: bool | None
    withheld: Literal["do_not_contact", None]
    found_at: str


class ShowContactsAnswerLinkedAccount(TypedDict):
    network: Literal["instagram", "tiktok", "youtube", "x", "facebook", "twitch", "threads", "pinterest", "snapchat", "bluesky", "mastodon", "professional", "reddit", "telegram", "tumblr", "nostr", "lemmy", "peertube", "hackernews", "web"]
    handle: str
    # strong: both name each other, or an operator said so. weak: one of them does.
    strength: Literal["strong", "weak"]
    evidence: list[ShowContactsAnswerLinkedAccountEvidence]


class ShowContactsAnswerLinkedAccountEvidence(TypedDict):
    by: Literal["this_profile", "that_profile", "import", "same_contact"]
    text: str


class ShowContactsAnswerLookedAt(TypedDict):
    profile_as_of: str
    # Contents that were read.
    contents: int
    # Pages that were opened, by where they were found in the end.
    pages: list[ShowContactsAnswerLookedAtPage]
    missing: list[Missing]
    # Said where known data are older than was asked for, and why.
    notes: list[str]


class ShowContactsAnswerLookedAtPage(TypedDict):
    url: str
    contacts: int
    as_of: str


class AddDoNotContactBody(TypedDict):
    email: NotRequired[str]
    email_sha256: NotRequired[str]
    # With its country code: +44 …
    phone: NotRequired[str]
    # Withholds every contact of this profile, of the other accounts of the same person, and of addresses only they state.
    profile: NotRequired[NamedProfile]
    reason: NotRequired[str]
    # account: your own list. installation: the list that applies to every account, which only the scope operator can read and change.
    layer: NotRequired[Literal["account", "installation"]]


class ListDoNotContactAnswer(TypedDict):
    data: list[DoNotContactEntry]
    # Send as `cursor` to get the next page; null on the last page.
    next_cursor: str | None


class AnalyseProfileBody(TypedDict):
    profile: NamedProfile
    # How rates are averaged over contents.
    metric: NotRequired[Literal["mean", "median"]]
    # Maximum age of stored data in seconds; 0 always reads the network.
    max_age_s: NotRequired[int]
    # Audiences to analyse. An empty list analyses none.
    audiences: NotRequired[list[Literal["followers", "likers", "commenters"]]]
    # Sample size per audience. Larger samples give narrower bounds and take longer.
    audience_sample: NotRequired[int]
    # Number of newest contents to analyse.
    contents: NotRequired[int]
    # Fetch nothing, and say what would be fetched.
    dry_run: NotRequired[bool]


class AnalyseProfileAnswerByDryRunAndNetwork(TypedDict):
    dry_run: Literal[True]
    network: Literal["instagram", "tiktok", "youtube", "x", "facebook", "twitch", "threads", "pinterest", "snapchat", "bluesky", "mastodon", "professional", "reddit", "telegram", "tumblr", "nostr", "lemmy", "peertube", "hackernews", "web"]
    handle: str
    fetches: list[AnalyseProfileAnswerByDryRunAndNetworkFetch]
    calls: int
    # What all of it costs. Reading stops at the daily budget: see GET /cost-estimate.
    usd: float


AnalyseProfileAnswerByDryRunAndNetworkFetch = TypedDict(
    "AnalyseProfileAnswerByDryRunAndNetworkFetch",
    {
        "item": "str",
        "from": "Literal[\"known\", \"live\", \"none\"]",
        "items": "int",
        "calls": "int",
        "why": "str",
        "usd": "float",
    },
)


class AnalyseProfileAnswerByIdAndKind(TypedDict):
    id: str
    kind: str
    status: str
    # Where the report will be.
    location: str
    # What it may use of sources that charge or count. Null where it reads none of them.
    cost: RequestCost | None
    created_at: str


class AnalyseProfessionalProfileBody(TypedDict):
    profile: NamedProfile
    # How rates are averaged over contents.
    metric: NotRequired[Literal["mean", "median"]]
    # Maximum age of stored data in seconds; 0 always reads the network.
    max_age_s: NotRequired[int]
    # Audiences to analyse. An empty list analyses none.
    audiences: NotRequired[list[Literal["followers", "likers", "commenters"]]]
    # Sample size per audience. Larger samples give narrower bounds and take longer.
    audience_sample: NotRequired[int]
    # Number of newest contents to analyse.
    contents: NotRequired[int]


class CreateReportScheduleBody(TypedDict):
    profile: NamedProfile
    # How rates are averaged over contents.
    metric: NotRequired[Literal["mean", "median"]]
    # Maximum age of stored data in seconds; 0 always reads the network.
    max_age_s: NotRequired[int]
    # Audiences to analyse. An empty list analyses none.
    audiences: NotRequired[list[Literal["followers", "likers", "commenters"]]]
    # Sample size per audience. Larger samples give narrower bounds and take longer.
    audience_sample: NotRequired[int]
    # Number of newest contents to analyse.
    contents: NotRequired[int]
    # Interval in seconds: a week unless given.
    every_s: NotRequired[int]


class ListReportSchedulesAnswer(TypedDict):
    data: list[ReportSchedule]


class SubmitEmailLookupBody(TypedDict):
    # Addresses, or the SHA-256 (hexadecimal) of each in lower case and without spaces around it. Plain ones are hashed on arrival and not stored; dots and plus signs that the provider ignores are ignored. Anything else is `invalid` in its place and does not affect the others.
    emails: list[str]


class SubmitAudienceOverlapBody(TypedDict):
    # Two to twenty creators, each once.
    profiles: list[NamedProfile]
    # Whose overlap: followers, likers or commenters.
    source: NotRequired[Literal["followers", "likers", "commenters"]]
    # Which accounts of different networks count as one person. strong: those that name each other, or that an import joined. any: also those where only one names the other. none: none.
    linked_accounts: NotRequired[Literal["none", "strong", "any"]]
    # How many members of each audience are read at most. An audience that is larger is sampled, and the answer says so.
    max_members: NotRequired[int]
    # How old what we know of an audience may be, in seconds.
    max_age_s: NotRequired[int]


class FetchContentBody(TypedDict):
    # Whose contents; or name one content.
    profile: NotRequired[NamedProfile]
    content: NotRequired[NamedContent]
    type: NotRequired[list[Literal["text", "image", "video", "short", "carousel", "story", "stream", "article", "repost", "reply"]]]
    # Published at or after.
    since: NotRequired[str]
    # Published before.
    until: NotRequired[str]
    # Words that must all occur in title or text; case is ignored.
    query: NotRequired[str]
    # Maximum number of items.
    limit: NotRequired[int]
    # `next_cursor` of the previous page.
    cursor: NotRequired[str]
    # Give the source’s own record with each item. Always asks the network; known data have none, and say null.
    raw: NotRequired[bool]
    # Maximum age of stored data in seconds; 0 always reads the network.
    max_age_s: NotRequired[int]


class FetchContentAnswer(TypedDict):
    data: list[Content]
    next_cursor: str | None
    # live: read from the network for this answer. known: imported or read before.
    freshness: Literal["live", "known"]
    # Said where known data are older than was asked for, or where a thread was read in part, and why.
    notes: list[str]


class FetchCommentsBody(TypedDict):
    content: NamedContent
    # Maximum number of items.
    limit: NotRequired[int]
    # `next_cursor` of the previous page.
    cursor: NotRequired[str]
    # tree: replies hang under what they answer, within the page.
    replies: NotRequired[Literal["flat", "tree"]]
    # Give the source’s own record with each item. Always asks the network; known data have none, and say null.
    raw: NotRequired[bool]


class FetchCommentsAnswer(TypedDict):
    data: list[Comment]
    next_cursor: str | None
    # How many there are, where the network says so; of known data, how many are known.
    total: int | None
    # live: read from the network for this answer. known: imported or read before.
    freshness: Literal["live", "known"]
    # Said where known data are older than was asked for, or where a thread was read in part, and why.
    notes: list[str]


class JudgeTextsBody(TypedDict):
    texts: list[JudgeTextsBodyText]
    # What to judge: sentiment, risks, spam and intent unless said. Fewer cost less; `remark` and `emotions` cost most.
    tasks: NotRequired[list[Literal["sentiment", "risks", "spam", "intent", "remark", "emotions"]]]
    # Risks below it are left out.
    min_probability: NotRequired[float]


class JudgeTextsBodyText(TypedDict):
    text: str
    # Comes back with the judgement.
    id: NotRequired[str]
    # Where it is known. A strong sign to the contrary overrules it.
    language: NotRequired[str]


class JudgeTextsAnswer(TypedDict):
    # In the order of the texts.
    data: list[JudgedText]
    # The same text and version give the same judgement.
    engine_version: str


class SubmitContentFetchBody(TypedDict):
    profile: NamedProfile
    type: NotRequired[list[Literal["text", "image", "video", "short", "carousel", "story", "stream", "article", "repost", "reply"]]]
    # Published at or after.
    since: NotRequired[str]
    # Published before.
    until: NotRequired[str]
    # Words that must all occur in title or text; case is ignored.
    query: NotRequired[str]
    # Maximum number.
    max_items: NotRequired[int]
    # Give the source’s own record with each item. Always asks the network; known data have none, and say null.
    raw: NotRequired[bool]


class SubmitProfessionalCommentsFetchBody(TypedDict):
    content: NamedContent
    max_items: NotRequired[int]
    # Give the source’s own record with each item. Always asks the network; known data have none, and say null.
    raw: NotRequired[bool]


class ListPurchaseIntentCommentsAnswer(TypedDict):
    # The request.
    id: str
    # succeeded, partial, failed and canceled are final.
    status: Literal["queued", "in_progress", "succeeded", "partial", "failed", "canceled"]
    data: list[IntentComment]
    # Send as `cursor` to get the next page; null on the last page.
    next_cursor: str | None


class SubmitPurchaseIntentBody(TypedDict):
    # Whose comments are read; or name contents.
    profile: NotRequired[NamedProfile]
    # Read the comments of these contents instead.
    contents: NotRequired[list[NamedContent]]
    # Given a product, the insights also say what of the intent is about it.
    product: NotRequired[IntentProduct]
    # Only contents published at or after `since` and before `until`.
    window: NotRequired[SubmitPurchaseIntentBodyWindow]
    # The newest contents of the profile, at most.
    max_contents: NotRequired[int]
    # Maximum number of comments.
    max_comments: NotRequired[int]
    # Hold the share of intent against similar creators, reading a few of their comments where none are remembered.
    compare: NotRequired[bool]


class SubmitPurchaseIntentBodyWindow(TypedDict):
    since: NotRequired[str]
    until: NotRequired[str]


class ListCommentsRelevanceCommentsAnswer(TypedDict):
    # The request.
    id: str
    # succeeded, partial, failed and canceled are final.
    status: Literal["queued", "in_progress", "succeeded", "partial", "failed", "canceled"]
    data: list[RelevanceComment]
    # Send as `cursor` to get the next page; null on the last page.
    next_cursor: str | None


class SubmitCommentsRelevanceBody(TypedDict):
    content: NamedContent
    # What is promoted; or name a brand.
    product: NotRequired[RelevanceSubject]
    brand: NotRequired[RelevanceSubject]
    # Maximum number of comments.
    max_comments: NotRequired[int]


class ListScreenedContentsAnswer(TypedDict):
    data: list[ScreenedContent]
    # Send as `cursor` to get the next page; null on the last page.
    next_cursor: str | None


class ReviewContentsBody(TypedDict):
    # Items by `id` or `content_id`, as GET /screening/{id}/contents shows them.
    content_ids: list[str]
    # Why. It stays in the history and in the report.
    reason: str
    # The correct categories of the items, instead of those found: category names, or objects of `category` and `severity`. Needed to flag an item in which nothing was found, and to relabel.
    categories: NotRequired[list[Literal["hate", "harassment", "threat", "violence", "self_harm", "sexual", "minors_safety", "drugs",
        "alcohol", "tobacco", "weapons", "crime", "gambling", "profanity", "extremism", "misinformation_claims", "politics",
        "competitor_mention", "custom"] | ReviewContentsBodyCategory]]
    # item: these items. term: also every other item of this screening, and of its monitoring, flagged only by the same words. criteria_set: the same, also for every later screening with these criteria.
    scope: NotRequired[Literal["item", "term", "criteria_set"]]
    # Who decided, if the token does not identify the person.
    reviewer: NotRequired[str]
    # flag: flags missed items, or puts a flag back. unflag: takes a flag back. confirm: the flag is right. relabel: other `categories` for flagged items. set_severity: `severity` for all categories of flagged items. note: a `note` on any item.
    action: Literal["unflag", "flag", "confirm", "relabel", "set_severity", "note"]
    # For set_severity. It counts in place of how sure the engine was; null gives that back.
    severity: NotRequired[Literal["low", "medium", "high", "severe", None]]
    # For note. Null removes the note.
    note: NotRequired[str | None]


class ReviewContentsBodyCategory(TypedDict):
    category: Literal["hate", "harassment", "threat", "violence", "self_harm", "sexual", "minors_safety", "drugs", "alcohol", "tobacco", "weapons", "crime", "gambling", "profanity", "extremism", "misinformation_claims", "politics", "competitor_mention", "custom"]
    severity: NotRequired[Literal["low", "medium", "high", "severe", None]]


class ReviewContentsAnswer(TypedDict):
    screening_id: str
    changed: list[str]
    # Already so, or not flagged.
    unchanged: list[str]
    # For the scopes term and criteria_set: category and words that no longer count.
    terms: list[str]
    before: ScreeningResultBeforeDecisions
    after: ScreeningResultBeforeDecisions
    # Null when nothing changed.
    decision: ScreeningDecision | None


class UnflagContentsBody(TypedDict):
    # Items by `id` or `content_id`, as GET /screening/{id}/contents shows them.
    content_ids: list[str]
    # Why. It stays in the history and in the report.
    reason: str
    # The correct categories of the items, instead of those found: category names, or objects of `category` and `severity`. Needed to flag an item in which nothing was found, and to relabel.
    categories: NotRequired[list[Literal["hate", "harassment", "threat", "violence", "self_harm", "sexual", "minors_safety", "drugs",
        "alcohol", "tobacco", "weapons", "crime", "gambling", "profanity", "extremism", "misinformation_claims", "politics",
        "competitor_mention", "custom"] | ReviewContentsBodyCategory]]
    # item: these items. term: also every other item of this screening, and of its monitoring, flagged only by the same words. criteria_set: the same, also for every later screening with these criteria.
    scope: NotRequired[Literal["item", "term", "criteria_set"]]
    # Who decided, if the token does not identify the person.
    reviewer: NotRequired[str]
    # unflag takes a flag back. flag puts it back, or flags an item that was missed, under the given categories. confirm says that it is right.
    action: NotRequired[Literal["unflag", "flag", "confirm"]]


class UndoDecisionBody(TypedDict):
    # From the history; the last decision unless said.
    decision_id: NotRequired[str]
    reason: NotRequired[str]
    reviewer: NotRequired[str]


class FindSimilarContentsBody(TypedDict):
    # The item, by `id` or `content_id`.
    content_id: NotRequired[str]
    # A text of your own in place of an item.
    text: NotRequired[str]
    # Which items to compare. not_flagged: those that may have been missed, clear or not judged.
    state: NotRequired[Literal["flagged", "unflagged", "clear", "not_judged", "not_flagged", "all"]]
    limit: NotRequired[int]


class FindSimilarContentsAnswer(TypedDict):
    screening_id: str
    # Items that were compared.
    compared: int
    data: list[FindSimilarContentsAnswerItem]


class FindSimilarContentsAnswerItem(TypedDict):
    likeness: float
    item: ScreenedContent


class CreateScreeningIdentityBody(TypedDict):
    # The full name, as the person writes it.
    name: NotRequired[str]
    # Kept as hashes, shown masked.
    emails: NotRequired[list[str]]
    # With the country code, or with `country`. Kept as hashes, shown masked.
    phones: NotRequired[list[str]]
    employer: NotRequired[str]
    city: NotRequired[str]
    # ISO 3166-1, two letters: of the city, and for phone numbers without a country code.
    country: NotRequired[str]
    # Addresses of accounts, or of own pages.
    links: NotRequired[list[str]]
    # Your case number.
    reference: NotRequired[str]
    # Deleted after this many days.
    retention_days: NotRequired[int]


class ListScreeningIdentitiesAnswer(TypedDict):
    data: list[ScreeningIdentity]
    # Send as `cursor` to get the next page; null on the last page.
    next_cursor: str | None


class DecideScreeningIdentityBody(TypedDict):
    action: Literal["confirm", "reject"]
    candidate_ids: list[str]
    reason: str
    # Who decides. Printed in reports.
    reviewer: NotRequired[str]
    # Other evidence, such as that the person named the account. Printed in reports.
    other_evidence: NotRequired[str]


class UndoScreeningIdentityBody(TypedDict):
    # By default, the last decision that has not been undone.
    decision_id: NotRequired[str]
    reason: str
    # Who decides. Printed in reports.
    reviewer: NotRequired[str]


class SignScreeningBody(TypedDict):
    # The name of the person who signs. It is printed in reports.
    reviewer: str
    statement: NotRequired[str]


class SignScreeningAnswer(TypedDict):
    screening_id: str
    # draft: reports are marked as drafts until enough people have signed. signed: nothing changed since.
    status: Literal["not_required", "draft", "signed"]
    # How many people must sign, by the criteria.
    required: int
    # The state of review that this is about: it counts up with every decision.
    revision: int
    signatures: list[ScreeningSignOffSignature]


class ListScreeningHistoryAnswer(TypedDict):
    data: list[ScreeningDecision]
    # Send as `cursor` to get the next page; null on the last page.
    next_cursor: str | None


class CreateFlaggingCriteriaBody(TypedDict):
    name: str
    description: NotRequired[str]
    # employment requires consent and purpose for every screening and redacts protected characteristics.
    purpose: NotRequired[Literal["brand_safety", "employment"]]
    # Only the differences from the defaults. Other categories keep their defaults.
    categories: NotRequired[CreateFlaggingCriteriaBodyCategories]
    # Enables only these categories.
    only_categories: NotRequired[list[Literal["hate", "harassment", "threat", "violence", "self_harm", "sexual", "minors_safety", "drugs", "alcohol", "tobacco", "weapons", "crime", "gambling", "profanity", "extremism", "misinformation_claims", "politics", "competitor_mention", "custom"]]]
    keywords: NotRequired[list[CreateFlaggingCriteriaBodyKeyword]]
    # Phrases in which a keyword does not count: `flu shot` if `shot` is flagged.
    exclusions: NotRequired[list[CreateFlaggingCriteriaBodyExclusion]]
    # How far back; null for everything. For employment 2557 days (seven years) at most.
    window_days: NotRequired[int | None]
    # Of each profile, newest first.
    max_contents: NotRequired[int]
    content_types: NotRequired[list[Literal["text", "image", "video", "short", "carousel", "story", "stream", "article", "repost", "reply"]] | None]
    include: NotRequired[CreateFlaggingCriteriaBodyInclude]
    max_comments_per_content: NotRequired[int]
    # Pictures looked at in one screening, the newest contents first; 20 unless said.
    max_media: NotRequired[int]
    # How many people must sign the review. Until then, reports are drafts. 2 for two-person review.
    sign_offs: NotRequired[int]


class CreateFlaggingCriteriaBodyCategories(TypedDict):
    hate: NotRequired[CreateFlaggingCriteriaBodyCategoriesHate]
    harassment: NotRequired[CreateFlaggingCriteriaBodyCategoriesHate]
    threat: NotRequired[CreateFlaggingCriteriaBodyCategoriesHate]
    violence: NotRequired[CreateFlaggingCriteriaBodyCategoriesHate]
    self_harm: NotRequired[CreateFlaggingCriteriaBodyCategoriesHate]
    sexual: NotRequired[CreateFlaggingCriteriaBodyCategoriesHate]
    minors_safety: NotRequired[CreateFlaggingCriteriaBodyCategoriesHate]
    drugs: NotRequired[CreateFlaggingCriteriaBodyCategoriesHate]
    alcohol: NotRequired[CreateFlaggingCriteriaBodyCategoriesHate]
    tobacco: NotRequired[CreateFlaggingCriteriaBodyCategoriesHate]
    weapons: NotRequired[CreateFlaggingCriteriaBodyCategoriesHate]
    crime: NotRequired[CreateFlaggingCriteriaBodyCategoriesHate]
    gambling: NotRequired[CreateFlaggingCriteriaBodyCategoriesHate]
    profanity: NotRequired[CreateFlaggingCriteriaBodyCategoriesHate]
    extremism: NotRequired[CreateFlaggingCriteriaBodyCategoriesHate]
    misinformation_claims: NotRequired[CreateFlaggingCriteriaBodyCategoriesHate]
    politics: NotRequired[CreateFlaggingCriteriaBodyCategoriesHate]
    competitor_mention: NotRequired[CreateFlaggingCriteriaBodyCategoriesHate]
    custom: NotRequired[CreateFlaggingCriteriaBodyCategoriesHate]


class CreateFlaggingCriteriaBodyCategoriesHate(TypedDict):
    enabled: NotRequired[bool]
    # Minimum probability for a flag, 0.05 to 1.
    threshold: NotRequired[float]
    # Influence on the score, 0 to 2. With 0, items are flagged but do not count.
    weight: NotRequired[float]


class CreateFlaggingCriteriaBodyKeyword(TypedDict):
    term: str
    # exact: the words as written, whatever their case. stem: other forms of them too (guns, gunned). variant: disguises too (gvn, g.u.n, gunnn). regex: RE2 syntax, without regard to case.
    match: NotRequired[Literal["exact", "stem", "variant", "regex"]]
    # Only negative keywords flag items and affect the score; others are shown with the item.
    polarity: NotRequired[Literal["negative", "neutral", "positive"]]
    category: NotRequired[Literal["hate", "harassment", "threat", "violence", "self_harm", "sexual", "minors_safety", "drugs", "alcohol", "tobacco", "weapons", "crime", "gambling", "profanity", "extremism", "misinformation_claims", "politics", "competitor_mention", "custom"]]


class CreateFlaggingCriteriaBodyExclusion(TypedDict):
    term: str
    # exact: the words as written, whatever their case. stem: other forms of them too (guns, gunned). variant: disguises too (gvn, g.u.n, gunnn). regex: RE2 syntax, without regard to case.
    match: NotRequired[Literal["exact", "stem", "variant", "regex"]]


class CreateFlaggingCriteriaBodyInclude(TypedDict):
    # Name and bio.
    profile: NotRequired[bool]
    # Content of others. Off by default for employment.
    reposts: NotRequired[bool]
    replies: NotRequired[bool]
    # Comments by anyone on the contents. Not available for employment.
    comments: NotRequired[bool]
    # Check images and video covers for sexual content. Not available for employment.
    media: NotRequired[bool]
    # Also read and judge the text in images; takes about a second per image.
    media_text: NotRequired[bool]


class ListFlaggingCriteriaAnswer(TypedDict):
    data: list[FlaggingCriteria]
    # Send as `cursor` to get the next page; null on the last page.
    next_cursor: str | None


class GetFlaggingCriteriaAnswer(TypedDict):
    id: str
    version: int
    # Whether this is the latest version.
    latest: bool
    name: str
    description: str | None
    # Whether this is a built-in set.
    is_default: bool
    purpose: Literal["brand_safety", "employment"]
    categories: FlaggingCriteriaCategories
    keywords: list[FlaggingCriteriaKeyword]
    exclusions: list[FlaggingCriteriaExclusion]
    window_days: int | None
    max_contents: int
    content_types: list[Literal["text", "image", "video", "short", "carousel", "story", "stream", "article", "repost", "reply"]] | None
    include: FlaggingCriteriaInclude
    max_comments_per_content: int
    max_media: int
    sign_offs: int
    # SHA-256 of what decides: two sets with the same digest flag the same.
    digest: str
    created_at: str
    versions: list[GetFlaggingCriteriaAnswerVersion]


class GetFlaggingCriteriaAnswerVersion(TypedDict):
    version: int
    created_at: str


class ChangeFlaggingCriteriaBody(TypedDict):
    name: NotRequired[str]
    description: NotRequired[str]
    categories: NotRequired[CreateFlaggingCriteriaBodyCategories]
    # Enables only these categories.
    only_categories: NotRequired[list[Literal["hate", "harassment", "threat", "violence", "self_harm", "sexual", "minors_safety", "drugs", "alcohol", "tobacco", "weapons", "crime", "gambling", "profanity", "extremism", "misinformation_claims", "politics", "competitor_mention", "custom"]]]
    keywords: NotRequired[list[CreateFlaggingCriteriaBodyKeyword]]
    exclusions: NotRequired[list[CreateFlaggingCriteriaBodyExclusion]]
    # How far back; null for everything. For employment 2557 days (seven years) at most.
    window_days: NotRequired[int | None]
    max_contents: NotRequired[int]
    content_types: NotRequired[list[Literal["text", "image", "video", "short", "carousel", "story", "stream", "article", "repost", "reply"]] | None]
    include: NotRequired[CreateFlaggingCriteriaBodyInclude]
    max_comments_per_content: NotRequired[int]
    # Pictures looked at in one screening, the newest contents first; 20 unless said.
    max_media: NotRequired[int]
    sign_offs: NotRequired[int]


class PreviewFlaggingCriteriaBody(TypedDict):
    # A set that is not saved yet.
    criteria: NotRequired[CreateFlaggingCriteriaBody]
    # A saved set in its place. Without either: `crt_default`.
    criteria_id: NotRequired[str]
    # Its newest version unless said.
    criteria_version: NotRequired[int]
    # Stored contents; 500 unless said.
    sample_size: NotRequired[int]
    # Texts of your own in place of stored contents: strings, or objects of `text` and `language`.
    texts: NotRequired[list[str | PreviewFlaggingCriteriaBodyText]]


class PreviewFlaggingCriteriaBodyText(TypedDict):
    text: str
    language: NotRequired[str]


class PreviewFlaggingCriteriaAnswer(TypedDict):
    sample_size: int
    judged: int
    flagged: int
    flagged_share: ShareEstimate
    categories: list[PreviewFlaggingCriteriaAnswerCategory]
    # The verdict on each of your texts, in their order. Null for a sample.
    texts: list[PreviewFlaggingCriteriaAnswerText] | None
    examples: list[PreviewFlaggingCriteriaAnswerExample]


class PreviewFlaggingCriteriaAnswerCategory(TypedDict):
    category: Literal["hate", "harassment", "threat", "violence", "self_harm", "sexual", "minors_safety", "drugs", "alcohol", "tobacco", "weapons", "crime", "gambling", "profanity", "extremism", "misinformation_claims", "politics", "competitor_mention", "custom"]
    flagged: int


class PreviewFlaggingCriteriaAnswerText(TypedDict):
    index: int
    state: Literal["flagged", "clear", "not_judged"]
    # Why it could not be judged.
    reason: str | None
    # Categories that could not be judged because of the language.
    not_judged_categories: list[Literal["hate", "harassment", "threat", "violence", "self_harm", "sexual", "minors_safety", "drugs", "alcohol", "tobacco", "weapons", "crime", "gambling", "profanity", "extremism", "misinformation_claims", "politics"]]
    categories: list[PreviewFlaggingCriteriaAnswerTextCategory]


class PreviewFlaggingCriteriaAnswerTextCategory(TypedDict):
    category: Literal["hate", "harassment", "threat", "violence", "self_harm", "sexual", "minors_safety", "drugs", "alcohol", "tobacco", "weapons", "crime", "gambling", "profanity", "extremism", "misinformation_claims", "politics", "competitor_mention", "custom"]
    score: float
    evidence: list[PreviewFlaggingCriteriaAnswerTextCategoryEvidence]


class PreviewFlaggingCriteriaAnswerTextCategoryEvidence(TypedDict):
    start: int
    end: int
    text: str
    name: str


class PreviewFlaggingCriteriaAnswerExample(TypedDict):
    url: str
    text: str
    categories: list[str]
    because: list[str]


class ShowCriteriaPrecisionAnswer(TypedDict):
    criteria_id: str
    confirmed: int
    # Unflagged, or given another category.
    unflagged: int
    # Flagged, or given this category, by a reviewer but not by the engine.
    missed: int
    # Share of confirmed items among confirmed and unflagged ones, with its 95 % interval. Null without any.
    precision: ShareEstimate | None
    # Share of confirmed items among confirmed and missed ones, with its 95 % interval. Null without any.
    recall: ShareEstimate | None
    categories: list[ShowCriteriaPrecisionAnswerCategory]
    keywords: list[ShowCriteriaPrecisionAnswerKeyword]


class ShowCriteriaPrecisionAnswerCategory(TypedDict):
    category: Literal["hate", "harassment", "threat", "violence", "self_harm", "sexual", "minors_safety", "drugs", "alcohol", "tobacco", "weapons", "crime", "gambling", "profanity", "extremism", "misinformation_claims", "politics", "competitor_mention", "custom"]
    confirmed: int
    # Unflagged, or given another category.
    unflagged: int
    # Flagged, or given this category, by a reviewer but not by the engine.
    missed: int
    # Share of confirmed items among confirmed and unflagged ones, with its 95 % interval. Null without any.
    precision: ShareEstimate | None
    # Share of confirmed items among confirmed and missed ones, with its 95 % interval. Null without any.
    recall: ShareEstimate | None


class ShowCriteriaPrecisionAnswerKeyword(TypedDict):
    term: str
    confirmed: int
    # Unflagged, or given another category.
    unflagged: int
    # Flagged, or given this category, by a reviewer but not by the engine.
    missed: int
    # Share of confirmed items among confirmed and unflagged ones, with its 95 % interval. Null without any.
    precision: ShareEstimate | None
    # Share of confirmed items among confirmed and missed ones, with its 95 % interval. Null without any.
    recall: ShareEstimate | None


class ReplayScreeningAnswer(TypedDict):
    screening_id: str
    same: bool
    digest: str
    replayed_digest: str
    engine: ReplayScreeningAnswerEngine
    items: int
    # At most 50.
    differences: list[ReplayScreeningAnswerDifference]
    differences_total: int


class ReplayScreeningAnswerEngine(TypedDict):
    then: str
    now: str


class ReplayScreeningAnswerDifference(TypedDict):
    id: str
    before: Literal["flagged", "unflagged", "clear", "not_judged"]
    after: Literal["flagged", "unflagged", "clear", "not_judged"]
    categories_before: list[str]
    categories_after: list[str]


class CompareCriteriaBody(TypedDict):
    # Criteria set (default: crt_default).
    criteria_id: NotRequired[str]
    # Default: the latest.
    criteria_version: NotRequired[int]


class CompareCriteriaAnswer(TypedDict):
    screening_id: str
    criteria: MonitoringStartedCriteria
    before: CompareCriteriaAnswerBefore
    after: CompareCriteriaAnswerBefore
    newly_flagged: list[ReplayScreeningAnswerDifference]
    no_longer_flagged: list[ReplayScreeningAnswerDifference]
    newly_flagged_total: int
    no_longer_flagged_total: int


class CompareCriteriaAnswerBefore(TypedDict):
    score: float | None
    level: Literal["low", "medium", "high", "severe", None]
    flagged: int


class DisputeScreeningBody(TypedDict):
    action: NotRequired[Literal["open", "note", "resolve"]]
    # What is said, by whom.
    note: str
    content_ids: NotRequired[list[str]]
    # Needed to resolve.
    outcome: NotRequired[Literal["corrected", "upheld", "withdrawn"]]


class RecordAdverseActionBody(TypedDict):
    step: Literal["pre_notice", "final_notice", "cancel"]
    reason: str


class GenerateScreeningReportBody(TypedDict):
    # Of headings and explanations; quotes stay as they were written.
    language: NotRequired[Literal["en", "es", "pt", "fr", "de"]]


class ListScreeningReportsAnswer(TypedDict):
    data: list[ListScreeningReportsAnswerItem]
    # Send as `cursor` to get the next page; null on the last page.
    next_cursor: str | None


class ListScreeningReportsAnswerItem(TypedDict):
    id: str
    language: Literal["en", "es", "pt", "fr", "de"]
    sha256: str
    created_at: str


class WriteScreeningLetterBody(TypedDict):
    kind: Literal["pre_notice", "final_notice"]
    # Name of the person first, then the postal address, line by line.
    recipient: list[str]
    # Your organisation and its address, line by line.
    sender: list[str]
    # Where the person can ask and dispute: address, e-mail or phone.
    contact: str
    signed_by: str
    # What the person applied for.
    position: NotRequired[str]
    # The official summary of rights, if the law requires one; separate paragraphs with blank lines. Without it, a summary in plain language is enclosed, which says that it is not official.
    rights_text: NotRequired[str]


class CheckMediaBody(TypedDict):
    # The bytes of a picture (JPEG, PNG, GIF, WebP, AVIF) or a film (MP4, WebM, AVI) in Base64, 12 MB at most.
    data: str
    # Criteria set (default: crt_default).
    criteria_id: NotRequired[str]
    # Default: the latest.
    criteria_version: NotRequired[int]


class CheckMediaAnswer(TypedDict):
    media: CheckMediaAnswerMedia
    risk: Risk
    # What the picture model sees, the highest of all looks. neutral and drawing are harmless; sexy is suggestive and counts for nothing.
    classes: ScreenedContentPictureClasses
    frames: list[ScreeningMediaRequestResultFrame]
    coverage: ScreeningMediaRequestResultCoverage
    criteria: ScreeningMediaRequestResultCriteria
    engine_version: ScreeningMediaRequestResultEngineVersion
    as_of: str


class CheckMediaAnswerMedia(TypedDict):
    kind: Literal["image", "video"]
    # Detected from the file contents.
    format: str
    width: int
    height: int
    duration_s: float | None
    bytes: int
    sha256: str
    # A small JPEG as a data: address. Nothing else of the picture is kept.
    thumbnail: str


class StartMonitoringBody(TypedDict):
    # Profile to screen. Alternatively, give several profiles or one content item.
    profile: NotRequired[NamedProfile]
    # Profiles of one person, on several networks.
    profiles: NotRequired[list[NamedProfile]]
    # Criteria set (default: crt_default).
    criteria_id: NotRequired[str]
    # Default: the latest.
    criteria_version: NotRequired[int]
    # 15m to 30d: a number with m, h, d or w, or PT24H.
    every: NotRequired[str]
    # What becomes an event: see GET /events.
    notify: NotRequired[list[Literal["item_flagged", "level_changed", "run_failed"]]]
    # Required for employment criteria, not allowed with others.
    employment: NotRequired[StartMonitoringBodyEmployment]


class StartMonitoringBodyEmployment(TypedDict):
    # Reference to the person’s written consent, such as your file or case number.
    consent_reference: str
    permissible_purpose: Literal["employment_hiring", "employment_promotion", "employment_retention", "contractor_engagement", "volunteer_engagement"]


class ListMonitoringAnswer(TypedDict):
    data: list[Monitoring]
    # Send as `cursor` to get the next page; null on the last page.
    next_cursor: str | None


class SubmitScreeningBody(TypedDict):
    # Profile to screen. Alternatively, give several profiles or one content item.
    profile: NotRequired[NamedProfile]
    # Profiles of one person, on several networks.
    profiles: NotRequired[list[NamedProfile]]
    # A single content item.
    content: NotRequired[NamedContent]
    # A person of POST /screening-identities: all accounts confirmed there are screened, up to 12.
    identity_id: NotRequired[str]
    # Criteria set (default: crt_default).
    criteria_id: NotRequired[str]
    # Default: the latest.
    criteria_version: NotRequired[int]
    # Required for employment criteria, not allowed with others.
    employment: NotRequired[StartMonitoringBodyEmployment]
    # Delete everything about this screening after this many days. For employment, 180 by default.
    retention_days: NotRequired[int]


class SubmitMediaScreeningBody(TypedDict):
    # Address of a picture (JPEG, PNG, GIF, WebP, AVIF) or a film (MP4, WebM, AVI) on the public web.
    media_url: str
    # Criteria set (default: crt_default).
    criteria_id: NotRequired[str]
    # Default: the latest.
    criteria_version: NotRequired[int]


class CheckListeningQueryBody(TypedDict):
    # Boolean: AND, OR, NOT (or -), parentheses, "phrases", word*, wo?d, #tag, @mention, emoji, a NEAR/5 b, a ONEAR/5 b (in this order), "a b"~5, and fields such as title:, author:, lang:, country:, site:, followers: and date:, saved queries (query:name); POST /social-listening/query lists them. Operators are upper case. POST /social-listening/query/translate converts queries of other tools.
    query: NotRequired[str]
    name: NotRequired[str]
    # Whether invented creators (the demo) are wanted. By default they are left out as soon as there is any real one.
    synthetic: NotRequired[Literal["include", "only", "exclude"]]


class CheckListeningQueryAnswer(TypedDict):
    valid: bool
    # As it is understood: every operator said, parentheses where they are needed, saved queries written out.
    query: str | None
    error: CheckListeningQueryAnswerError | None
    # Contents and comments that match among all we know, of whatever time.
    texts: DiscoverCreatorsAnswerTotal | None
    # For each field that is not known for every text: texts left out because it is unknown.
    no_data: list[ListeningInsightsCoverageNoData]
    by_network: list[CheckListeningQueryAnswerByNetwork]
    # The fields a query can name.
    fields: dict[str, str]


class CheckListeningQueryAnswerError(TypedDict):
    message: str
    # UTF-16 code units into the query.
    start: int
    # Exclusive.
    end: int
    expected: list[str]
    # The query with a mark under the place.
    shown: str


class CheckListeningQueryAnswerByNetwork(TypedDict):
    network: str
    texts: int


class TranslateListeningQueryBody(TypedDict):
    # Boolean: AND, OR, NOT (or -), parentheses, "phrases", word*, wo?d, #tag, @mention, emoji, a NEAR/5 b, a ONEAR/5 b (in this order), "a b"~5, and fields such as title:, author:, lang:, country:, site:, followers: and date:, saved queries (query:name); POST /social-listening/query lists them. Operators are upper case. POST /social-listening/query/translate converts queries of other tools.
    query: str
    # The tool the query comes from. Default: guessed from its forms. Lucene reads words side by side as OR.
    dialect: NotRequired[Literal["rostra", "brandwatch", "talkwalker", "meltwater", "lucene", "lexis"]]


class TranslateListeningQueryAnswer(TypedDict):
    # In the language of Rostra. Null if nothing was left, or it could not be read.
    query: str | None
    # The tool whose forms were read.
    dialect: Literal["rostra", "brandwatch", "talkwalker", "meltwater", "lucene", "lexis"]
    dialect_basis: Literal["given", "guessed"]
    # Whether it finds the same texts: nothing was left out or widened.
    exact: bool
    # What was written otherwise or left out, in the order of the query that was given.
    changes: list[TranslateListeningQueryAnswerChange]
    # Why the query cannot be read even so. Places are those of `shown`.
    error: TranslateListeningQueryAnswerError | None


TranslateListeningQueryAnswerChange = TypedDict(
    "TranslateListeningQueryAnswerChange",
    {
        "start": "int",
        "end": "int",
        "from": "str",
        "to": "str | None",
        "why": "str",
        "same": "bool",
    },
)


class TranslateListeningQueryAnswerError(TypedDict):
    message: str
    # UTF-16 code units.
    start: int
    # Exclusive.
    end: int
    # The query with a mark under the place.
    shown: str


class CreateListeningQueryBody(TypedDict):
    # What it is called in queries: `query:complaints`. Case does not matter.
    name: str
    # In the query language. It may name other saved queries, and only leave things out.
    query: str
    description: NotRequired[str | None]


class ListListeningQueriesAnswer(TypedDict):
    data: list[SavedListeningQuery]


class ChangeListeningQueryBody(TypedDict):
    # In the query language. It may name other saved queries, and only leave things out.
    query: NotRequired[str]
    description: NotRequired[str | None]


class CreateListeningTagBody(TypedDict):
    name: str
    # In the query language: mentions that match it get the tag. Null: the tag is only assigned manually.
    query: NotRequired[str | None]
    description: NotRequired[str | None]


class ListListeningTagsAnswer(TypedDict):
    data: list[ListeningTag]


class ChangeListeningTagBody(TypedDict):
    # In the query language: mentions that match it get the tag. Null: the tag is only assigned manually.
    query: NotRequired[str | None]
    description: NotRequired[str | None]


class CreateRecurringListeningBody(TypedDict):
    name: str
    listening: CreateRecurringListeningBodyListening
    # Interval in seconds.
    every_s: NotRequired[int]
    # Period covered by each run, in seconds.
    window_s: NotRequired[int]
    alerts: NotRequired[list[RecurringListeningCreatedAlertSpike | RecurringListeningCreatedAlertMentions | RecurringListeningCreatedAlertNegativeShare | RecurringListeningCreatedAlertShareOfVoice | RecurringListeningCreatedAlertMention | RecurringListeningCreatedAlertReport]]


class CreateRecurringListeningBodyListening(TypedDict):
    brand: RecurringListeningCreatedListeningBrand
    # Brands to compare with.
    others: NotRequired[list[RecurringListeningCreatedListeningBrand]]
    networks: NotRequired[list[Literal["instagram", "tiktok", "youtube", "x", "facebook", "twitch", "threads", "pinterest", "snapchat", "bluesky", "mastodon", "professional", "reddit", "telegram", "tumblr", "nostr", "lemmy", "peertube", "hackernews", "web"]]]
    # ISO 639-1.
    languages: NotRequired[list[str]]
    # ISO 3166-1, of the authors.
    countries: NotRequired[list[str]]
    kinds: NotRequired[list[Literal["content", "comment"]]]
    # Whether invented creators (the demo) are wanted. By default they are left out as soon as there is any real one.
    synthetic: NotRequired[Literal["include", "only", "exclude"]]
    # Of the series; by the length of the period unless given.
    interval: NotRequired[Literal["hour", "day", "week", "month"]]
    # IANA name. Days start at midnight in this time zone.
    time_zone: NotRequired[str]
    # Also analyse the previous period of the same length.
    compare: NotRequired[bool]
    # Nearly identical texts: `author` sets the repeats of the same handle apart, `all` everything but the first, `keep` nothing. What is set apart is counted and shown on its own.
    duplicates: NotRequired[Literal["keep", "author", "all"]]
    # What is read from the networks before the counting: the accounts of the brands, those who mentioned them, and those who share their interest. What is fresh is not read again.
    gather: NotRequired[CreateRecurringListeningBodyListeningGather]
    # Maximum number of mentions classified by sentiment (and by emotion); above it, an even sample is used.
    judge_max: NotRequired[int]
    # Also count anger, fear, joy, sadness and surprise. Off by default: an encoder reads every text, which takes several times as long as sentiment. Not available in every language, and only measured in English.
    emotions: NotRequired[bool]


class CreateRecurringListeningBodyListeningGather(TypedDict):
    # Accounts whose contents are read first.
    profiles_max: NotRequired[int]
    # Also read the comments on posts that mention a brand.
    include_comments: NotRequired[bool]
    comments_max: NotRequired[int]
    # Time limit for reading. After that, the analysis uses the data available, and `coverage` says so.
    seconds_max: NotRequired[int]


class ListRecurringListeningAnswer(TypedDict):
    data: list[RecurringListening]
    # Send as `cursor` to get the next page; null on the last page.
    next_cursor: str | None


class FetchListeningAnswer(TypedDict):
    id: str
    # The operation this belongs to.
    kind: str
    # succeeded, partial, failed and canceled are final.
    status: Literal["queued", "in_progress", "succeeded", "partial", "failed", "canceled"]
    progress: Progress
    # What is missing from a partial result.
    missing: list[Missing]
    # Reason for the failure.
    error: DiscoveryExportRequestError | None
    # What it may use of sources that charge or count, estimated when it was submitted: at most so much, if nothing that it reads is known yet. Null where it reads none of them.
    cost: RequestCost | None
    # Number of attempts since the last progress.
    attempt: int
    # When the next attempt starts.
    retry_at: str | None
    created_at: str
    updated_at: str
    started_at: str | None
    finished_at: str | None
    # Null until the request has succeeded.
    insights: ListeningInsights | None


class ListListeningMentionsAnswer(TypedDict):
    data: list[Mention]
    # Send as `cursor` to get the next page; null on the last page.
    next_cursor: str | None
    total: ListListeningMentionsAnswerTotal


class ListListeningMentionsAnswerTotal(TypedDict):
    value: int
    relation: Literal["eq"]


class ChangeListeningMentionsBody(TypedDict):
    mention_ids: NotRequired[list[str]]
    # Instead of ids: all mentions of a selection, at most 10000. The fields are the filters of the list.
    where: NotRequired[ChangeListeningMentionsBodyWhere]
    state: NotRequired[Literal["open", "checked"]]
    # Null: nobody.
    assignee: NotRequired[str | None]
    note: NotRequired[str | None]
    add_tags: NotRequired[list[str]]
    # Taken off for good: the rule of the tag does not give it back.
    remove_tags: NotRequired[list[str]]
    reason: NotRequired[str | None]


ChangeListeningMentionsBodyWhere = TypedDict(
    "ChangeListeningMentionsBodyWhere",
    {
        "brand": "NotRequired[str]",
        "period": "NotRequired[Literal[\"now\", \"before\"]]",
        "from": "NotRequired[str]",
        "to": "NotRequired[str]",
        "sentiment": "NotRequired[Literal[\"negative\", \"neutral\", \"positive\", \"not_judged\"]]",
        "emotion": "NotRequired[Literal[\"anger\", \"fear\", \"joy\", \"sadness\", \"surprise\", \"none\", \"not_judged\"]]",
        "network": "NotRequired[str]",
        "language": "NotRequired[str]",
        "country": "NotRequired[str]",
        "kind": "NotRequired[str]",
        "type": "NotRequired[str]",
        "author": "NotRequired[str]",
        "term": "NotRequired[str]",
        "hashtag": "NotRequired[str]",
        "co_mention": "NotRequired[str]",
        "aspect": "NotRequired[str]",
        "theme": "NotRequired[str]",
        "entity": "NotRequired[str]",
        "copy": "NotRequired[str]",
        "repeats": "NotRequired[Literal[\"without\", \"only\", \"all\"]]",
        "tag": "NotRequired[str]",
        "state": "NotRequired[Literal[\"open\", \"checked\"]]",
        "assignee": "NotRequired[str]",
    },
)


class ChangeListeningMentionsAnswer(TypedDict):
    changed: int
    unchanged: int
    # Null when nothing changed.
    change: MentionChange | None


class UndoMentionChangeBody(TypedDict):
    # From the history.
    change_id: NotRequired[str]
    reason: NotRequired[str | None]


class ListMentionChangesAnswer(TypedDict):
    data: list[MentionChange]
    # Send as `cursor` to get the next page; null on the last page.
    next_cursor: str | None


class BreakDownListeningAnswer(TypedDict):
    # Of the period, without repeats: what the counts below are parts of.
    mentions: int
    tags: list[BreakDownListeningAnswerTag]
    untagged: BreakDownListeningAnswerUntagged
    assignees: list[BreakDownListeningAnswerAssignee]


class BreakDownListeningAnswerTag(TypedDict):
    tag: str
    mentions: int
    open: int
    checked: int
    sentiment: ListeningInsightsBrandVolumeSentiment
    brands: list[BreakDownListeningAnswerTagBrand]


class BreakDownListeningAnswerTagBrand(TypedDict):
    brand: str
    mentions: int


class BreakDownListeningAnswerUntagged(TypedDict):
    mentions: int
    open: int
    checked: int
    sentiment: ListeningInsightsBrandVolumeSentiment


class BreakDownListeningAnswerAssignee(TypedDict):
    # Null: nobody.
    assignee: str | None
    mentions: int
    open: int
    checked: int
    sentiment: ListeningInsightsBrandVolumeSentiment


SubmitListeningBody = TypedDict(
    "SubmitListeningBody",
    {
        "brand": "RecurringListeningCreatedListeningBrand",
        "others": "NotRequired[list[RecurringListeningCreatedListeningBrand]]",
        "networks": "NotRequired[list[Literal[\"instagram\", \"tiktok\", \"youtube\", \"x\", \"facebook\", \"twitch\", \"threads\", \"pinterest\", \"snapchat\", \"bluesky\", \"mastodon\", \"professional\", \"reddit\", \"telegram\", \"tumblr\", \"nostr\", \"lemmy\", \"peertube\", \"hackernews\", \"web\"]]]",
        "languages": "NotRequired[list[str]]",
        "countries": "NotRequired[list[str]]",
        "kinds": "NotRequired[list[Literal[\"content\", \"comment\"]]]",
        "synthetic": "NotRequired[Literal[\"include\", \"only\", \"exclude\"]]",
        "interval": "NotRequired[Literal[\"hour\", \"day\", \"week\", \"month\"]]",
        "time_zone": "NotRequired[str]",
        "compare": "NotRequired[bool]",
        "duplicates": "NotRequired[Literal[\"keep\", \"author\", \"all\"]]",
        "gather": "NotRequired[CreateRecurringListeningBodyListeningGather]",
        "judge_max": "NotRequired[int]",
        "emotions": "NotRequired[bool]",
        "from": "NotRequired[str]",
        "to": "NotRequired[str]",
    },
)


class ListImportFilesAnswer(TypedDict):
    data: list[ImportFile]
    # Send as `cursor` to get the next page; null on the last page.
    next_cursor: str | None


class ListImportFieldsAnswer(TypedDict):
    data: list[ImportFields]


class ListImportMappingsAnswer(TypedDict):
    data: list[NamedImportMappingOutput]
    # Send as `cursor` to get the next page; null on the last page.
    next_cursor: str | None


class GetImportRejectsAnswer(TypedDict):
    lines: str


class CreateWebhookAnswer(TypedDict):
    id: str
    url: str
    description: str
    events: list[str]
    # failing: the newest message was not taken.
    status: Literal["active", "failing", "paused"]
    paused_reason: str | None
    deliveries: WebhookDeliveries
    last_success_at: str | None
    failing_since: str | None
    # Until then messages are signed with the old secret too.
    previous_secret_until: str | None
    created_at: str
    updated_at: str
    # whsec_…, shown only once; null if the call is repeated with its Idempotency-Key.
    secret: str | None


class ListWebhooksAnswer(TypedDict):
    data: list[Webhook]


class ListWebhookDeliveriesAnswer(TypedDict):
    data: list[WebhookDelivery]
    # Send as `cursor` to get the next page; null on the last page.
    next_cursor: str | None


class RedeliverDeadLettersAnswer(TypedDict):
    redelivered: int


class ListNotificationChannelsAnswer(TypedDict):
    data: list[NotificationChannel]
    # Whether a mail server is set up.
    email_ready: bool


class ListRequestsAnswer(TypedDict):
    data: list[ListedRequest]
    # Send as `cursor` to get the next page; null on the last page.
    next_cursor: str | None


class CreateTokenBody(TypedDict):
    # What the token is for.
    name: str
    # Scopes of the token; admin includes all. By default, only creators. No one can grant a scope that they do not have.
    scopes: NotRequired[list[Literal["creators", "screening", "content", "purchase_intent", "comments_relevance", "listening", "imports", "contacts", "connections", "audit", "admin", "operator"]]]
    # me: the user who calls (default for users); service: the account (default for tokens; needs the scope admin).
    belongs_to: NotRequired[Literal["me", "service"]]
    # Expiry time (default: never).
    expires_at: NotRequired[str]
    rate_per_minute: NotRequired[int]


class CreateTokenAnswer(TypedDict):
    id: str
    name: str
    # The first characters of the token.
    hint: str
    scopes: list[Literal["creators", "screening", "content", "purchase_intent", "comments_relevance", "listening", "imports", "contacts", "connections", "audit", "admin", "operator"]]
    # The user it belongs to; null for a service.
    user_id: str | None
    # Null means the server default.
    rate_per_minute: int | None
    created_at: str
    expires_at: str | None
    revoked_at: str | None
    # Accurate to a few seconds.
    last_used_at: str | None
    # The token, shown only once; null if the call is repeated with its Idempotency-Key.
    token: str | None


class ListTokensAnswer(TypedDict):
    data: list[Token]
    # Send as `cursor` to get the next page; null on the last page.
    next_cursor: str | None


ShowUsageAnswer = TypedDict(
    "ShowUsageAnswer",
    {
        "from": "str",
        "to": "str",
        "total": "ShowUsageAnswerTotal",
        "data": "list[ShowUsageAnswerItem]",
    },
)


class ShowUsageAnswerTotal(TypedDict):
    calls: int
    failures: int


class ShowUsageAnswerItem(TypedDict):
    day: str
    operation: str
    calls: int
    # Answered with 4xx or 5xx.
    failures: int


class ListNetworksAnswer(TypedDict):
    data: list[Network]


class EstimateRequestBodyEnrichment(TypedDict):
    kind: Literal["enrichment"]
    # The body that would be sent to submit it.
    input: EnrichmentBody
    # For work that is to be repeated: the interval in seconds.
    every_s: NotRequired[int]


class EstimateRequestBodyAudienceOverlap(TypedDict):
    kind: Literal["audience_overlap"]
    # The body that would be sent to submit it.
    input: SubmitAudienceOverlapBody
    # For work that is to be repeated: the interval in seconds.
    every_s: NotRequired[int]


class EstimateRequestBodyComparison(TypedDict):
    kind: Literal["comparison"]
    # The body that would be sent to submit it.
    input: ComparisonBody
    # For work that is to be repeated: the interval in seconds.
    every_s: NotRequired[int]


class EstimateRequestBodyProfileAnalytics(TypedDict):
    kind: Literal["profile_analytics"]
    # The body that would be sent to submit it.
    input: AnalyseProfessionalProfileBody
    # For work that is to be repeated: the interval in seconds.
    every_s: NotRequired[int]


class EstimateRequestBodyCampaign(TypedDict):
    kind: Literal["campaign"]
    # The body that would be sent to submit it.
    input: CampaignBody
    # For work that is to be repeated: the interval in seconds.
    every_s: NotRequired[int]


class EstimateRequestBodyPublicContent(TypedDict):
    kind: Literal["public_content"]
    # The body that would be sent to submit it.
    input: SubmitContentFetchBody
    # For work that is to be repeated: the interval in seconds.
    every_s: NotRequired[int]


class EstimateRequestBodyPublicContentProfessional(TypedDict):
    kind: Literal["public_content_professional"]
    # The body that would be sent to submit it.
    input: SubmitContentFetchBody
    # For work that is to be repeated: the interval in seconds.
    every_s: NotRequired[int]


class EstimateRequestBodyPublicCommentsProfessional(TypedDict):
    kind: Literal["public_comments_professional"]
    # The body that would be sent to submit it.
    input: SubmitProfessionalCommentsFetchBody
    # For work that is to be repeated: the interval in seconds.
    every_s: NotRequired[int]


class EstimateRequestBodyPurchaseIntent(TypedDict):
    kind: Literal["purchase_intent"]
    # The body that would be sent to submit it.
    input: SubmitPurchaseIntentBody
    # For work that is to be repeated: the interval in seconds.
    every_s: NotRequired[int]


class EstimateRequestBodyCommentsRelevance(TypedDict):
    kind: Literal["comments_relevance"]
    # The body that would be sent to submit it.
    input: SubmitCommentsRelevanceBody
    # For work that is to be repeated: the interval in seconds.
    every_s: NotRequired[int]


class EstimateRequestBodyScreening(TypedDict):
    kind: Literal["screening"]
    # The body that would be sent to submit it.
    input: SubmitScreeningBody
    # For work that is to be repeated: the interval in seconds.
    every_s: NotRequired[int]


class EstimateRequestBodySocialListening(TypedDict):
    kind: Literal["social_listening"]
    # The body that would be sent to submit it.
    input: SubmitListeningBody
    # For work that is to be repeated: the interval in seconds.
    every_s: NotRequired[int]


class ListEventsAnswer(TypedDict):
    data: list[Event]
    # Use it later to get newer events.
    next_cursor: str


class GetReportStyleAnswer(TypedDict):
    # Shown if there is no logo, and as the author of the file.
    name: str | None
    # Colour of titles and charts, as #rrggbb.
    accent: str | None
    logo: GetReportStyleAnswerLogo | None


class GetReportStyleAnswerLogo(TypedDict):
    type: Literal["image/png", "image/jpeg"]
    bytes: int
    width: int
    height: int


class SetReportStyleBody(TypedDict):
    name: NotRequired[str | None]
    # As #rrggbb. It must be dark enough to be read on white (contrast 3 to 1 at least).
    accent: NotRequired[str | None]
    # PNG or JPEG in base64, at most 100 kB and 2000 pixels a side.
    logo: NotRequired[str | None]
    # Keep the logo there is, if none is given.
    keep_logo: NotRequired[bool]


class ListAuditAnswer(TypedDict):
    data: list[AuditEntry]
    # Send as `cursor` to get the next page; null on the last page.
    next_cursor: str | None


class VerifyAuditAnswer(TypedDict):
    sound: bool
    # Number of entries verified.
    entries: int
    # Above 1 after older entries were deleted by the retention period.
    first_seq: int | None
    # The last entry verified. Keep it elsewhere.
    head: VerifyAuditAnswerHead
    # The newest entry noted in `audit.seal` of the data folder.
    sealed: VerifyAuditAnswerSealed | None
    # The first entry that is missing or not as it was written.
    broken: VerifyAuditAnswerBroken | None


class VerifyAuditAnswerHead(TypedDict):
    seq: int
    hash: str


class VerifyAuditAnswerSealed(TypedDict):
    seq: int
    at: str


class VerifyAuditAnswerBroken(TypedDict):
    seq: int
    reason: str


class ShowRetentionAnswer(TypedDict):
    data: list[Retention]


class ListRolesAnswer(TypedDict):
    data: list[Role]


class ListUsersAnswer(TypedDict):
    data: list[User]
    # Send as `cursor` to get the next page; null on the last page.
    next_cursor: str | None


class ResetUserPasswordAnswer(TypedDict):
    id: str
    kind: Literal["invitation", "password_reset"]
    email: str
    role: Literal["owner", "admin", "analyst", "reviewer", "viewer", "auditor"]
    status: Literal["pending", "accepted", "revoked", "expired"]
    # Id of the user or token that created it.
    created_by: str
    created_at: str
    expires_at: str
    # Works once. Send the link `/#invitation=CODE` of this server to the person. Shown only once; null if the call is repeated with its Idempotency-Key.
    code: str | None


class ListInvitationsAnswer(TypedDict):
    data: list[Invitation]
    # Send as `cursor` to get the next page; null on the last page.
    next_cursor: str | None


class ListSessionsAnswer(TypedDict):
    data: list[Session]
    # Send as `cursor` to get the next page; null on the last page.
    next_cursor: str | None


class FindSubjectBody(TypedDict):
    # Identifiers of the person: network:handle, profile URL, e-mail address, phone number with country code, or full name. A name alone only finds candidates.
    who: list[str]


class FindSubjectAnswer(TypedDict):
    # The accounts held to be this person. Everything below is about them.
    accounts: list[FindSubjectAnswerAccount]
    # Others who may be the person. Name their accounts in `who` if they are.
    candidates: list[FindSubjectAnswerCandidate]
    places: list[FindSubjectAnswerPlace]
    # Whether data about the person is no longer stored, because of an erasure or restriction.
    suppressed: bool


class FindSubjectAnswerAccount(TypedDict):
    network: Literal["instagram", "tiktok", "youtube", "x", "facebook", "twitch", "threads", "pinterest", "snapchat", "bluesky", "mastodon", "professional", "reddit", "telegram", "tumblr", "nostr", "lemmy", "peertube", "hackernews", "web"]
    handle: str
    # Null where no profile of the account is stored.
    name: str | None
    # `named`: you named it. `email`, `phone`: the only profile that states it. `linked`: it and another account of the person name each other, or an import joins them.
    evidence: Literal["named", "email", "phone", "linked"]


class FindSubjectAnswerCandidate(TypedDict):
    network: Literal["instagram", "tiktok", "youtube", "x", "facebook", "twitch", "threads", "pinterest", "snapchat", "bluesky", "mastodon", "professional", "reddit", "telegram", "tumblr", "nostr", "lemmy", "peertube", "hackernews", "web"]
    handle: str
    name: str
    # Shares the name, or states an address that others state too.
    because: Literal["name", "shared_contact"]


class FindSubjectAnswerPlace(TypedDict):
    # A table of the database.
    place: str
    # Rows about the person.
    own: int
    # Rows about others, or requests, that name the person.
    mentions: int


class CopySubjectAnswer(TypedDict):
    made_at: str
    accounts: list[FindSubjectAnswerAccount]
    # Everything that is held, row by row. Mentions are shown without the rest of the row.
    data: list[CopySubjectAnswerItem]


class CopySubjectAnswerItem(TypedDict):
    place: str
    kind: Literal["own", "mention"]
    rows: list[dict[str, Any]]


class EraseSubjectBody(TypedDict):
    # Identifiers of the person: network:handle, profile URL, e-mail address, phone number with country code, or full name. A name alone only finds candidates.
    who: list[str]
    # Do not name the person in it: it is kept.
    reason: NotRequired[str]


class ListSubjectCasesAnswer(TypedDict):
    data: list[SubjectCase]
    # Send as `cursor` to get the next page; null on the last page.
    next_cursor: str | None


class ListConnectionProvidersAnswer(TypedDict):
    data: list[ConnectionProvider]


class CreateConnectionAnswer(TypedDict):
    id: str
    provider: str
    network: Literal["instagram", "tiktok", "youtube", "x", "facebook", "twitch", "threads", "pinterest", "snapchat", "bluesky", "mastodon", "professional", "reddit", "telegram", "tumblr", "nostr", "lemmy", "peertube", "hackernews", "web"]
    purpose: str
    # Of the connected account; before, the one that was asked for.
    handle: str | None
    # As the network shows it to the owner; others may see a different value.
    external_id: str | None
    name: str | None
    # pending: the link was not used yet. expired: nor will it be. ended: tokens and figures are deleted.
    state: Literal["pending", "expired", "connected", "ended"]
    # What the creator agreed to, where the network says so.
    scopes: list[str]
    # Why figures could not be read, or why the connection ended.
    problem: str | None
    ended_by: Literal["creator", "account", "network", None]
    created_by: str
    created_at: str
    # Of the link.
    expires_at: str
    connected_at: str | None
    # Renewed before where the network allows it.
    token_expires_at: str | None
    # When figures were last read; once a day.
    read_at: str | None
    ended_at: str | None
    # The link for the creator. Shown only once; null if the call is repeated with its Idempotency-Key.
    url: str | None


class ListConnectionsAnswer(TypedDict):
    data: list[Connection]
    # Send as `cursor` to get the next page; null on the last page.
    next_cursor: str | None


class GetConnectionAnswer(TypedDict):
    id: str
    provider: str
    network: Literal["instagram", "tiktok", "youtube", "x", "facebook", "twitch", "threads", "pinterest", "snapchat", "bluesky", "mastodon", "professional", "reddit", "telegram", "tumblr", "nostr", "lemmy", "peertube", "hackernews", "web"]
    purpose: str
    # Of the connected account; before, the one that was asked for.
    handle: str | None
    # As the network shows it to the owner; others may see a different value.
    external_id: str | None
    name: str | None
    # pending: the link was not used yet. expired: nor will it be. ended: tokens and figures are deleted.
    state: Literal["pending", "expired", "connected", "ended"]
    # What the creator agreed to, where the network says so.
    scopes: list[str]
    # Why figures could not be read, or why the connection ended.
    problem: str | None
    ended_by: Literal["creator", "account", "network", None]
    created_by: str
    created_at: str
    # Of the link.
    expires_at: str
    connected_at: str | None
    # Renewed before where the network allows it.
    token_expires_at: str | None
    # When figures were last read; once a day.
    read_at: str | None
    ended_at: str | None
    # The newest figures.
    measured: MeasuredFigures | None


class EndConnectionAnswer(TypedDict):
    id: str
    provider: str
    network: Literal["instagram", "tiktok", "youtube", "x", "facebook", "twitch", "threads", "pinterest", "snapchat", "bluesky", "mastodon", "professional", "reddit", "telegram", "tumblr", "nostr", "lemmy", "peertube", "hackernews", "web"]
    purpose: str
    # Of the connected account; before, the one that was asked for.
    handle: str | None
    # As the network shows it to the owner; others may see a different value.
    external_id: str | None
    name: str | None
    # pending: the link was not used yet. expired: nor will it be. ended: tokens and figures are deleted.
    state: Literal["pending", "expired", "connected", "ended"]
    # What the creator agreed to, where the network says so.
    scopes: list[str]
    # Why figures could not be read, or why the connection ended.
    problem: str | None
    ended_by: Literal["creator", "account", "network", None]
    created_by: str
    created_at: str
    # Of the link.
    expires_at: str
    connected_at: str | None
    # Renewed before where the network allows it.
    token_expires_at: str | None
    # When figures were last read; once a day.
    read_at: str | None
    ended_at: str | None
    # Whether the network was notified. If not, the creator can remove the app there. Networks end all access of an app at once, so they are not notified while another connection to the same account is in use.
    revoked: bool


class SubmitForMembersBody(TypedDict):
    work: Literal["screening", "monitoring", "report", "scheduled_report", "overlap", "comparison"]
    # The body of the operation that does it, without `profile` and `profiles`: these are the members.
    body: NotRequired[dict[str, Any]]
    # Only members in this stage.
    stage: NotRequired[str]
    # Only members with this tag.
    tag: NotRequired[str]
