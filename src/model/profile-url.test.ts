import { describe, expect, it, test } from 'vitest'
import type { Network } from './network.js'
import {
  contentUrl,
  normalizeHandle,
  parseContentUrl,
  parseProfileUrl,
  profileUrl,
  readUrl,
  titledProfile,
} from './profile-url.js'

const profiles: [string, Network, string][] = [
  ['https://www.instagram.com/Natgeo/', 'instagram', 'natgeo'],
  ['instagram.com/natgeo', 'instagram', 'natgeo'],
  ['http://m.instagram.com/natgeo?hl=en#x', 'instagram', 'natgeo'],
  ['https://instagr.am/natgeo', 'instagram', 'natgeo'],
  ['https://www.instagram.com/@natgeo', 'instagram', 'natgeo'],
  ['https://www.instagram.com/natgeo/reels/', 'instagram', 'natgeo'],
  ['https://www.instagram.com/stories/natgeo/3212345678901234567/', 'instagram', 'natgeo'],
  ['HTTPS://WWW.INSTAGRAM.COM/natgeo', 'instagram', 'natgeo'],
  ['https://user:pass@www.instagram.com:443/natgeo', 'instagram', 'natgeo'],
  ['instagram.com:443/natgeo', 'instagram', 'natgeo'],
  ['//instagram.com/natgeo', 'instagram', 'natgeo'],
  ['https://www.tiktok.com/@khaby.lame?lang=en', 'tiktok', 'khaby.lame'],
  ['tiktok.com/%40khaby.lame', 'tiktok', 'khaby.lame'],
  ['https://www.youtube.com/@MrBeast/videos', 'youtube', 'mrbeast'],
  ['https://m.youtube.com/channel/UCX6OQ3DkcsbYNE6H8uQQuVA', 'youtube', 'UCX6OQ3DkcsbYNE6H8uQQuVA'],
  ['https://www.youtube.com/c/MrBeast6000', 'youtube', 'c/mrbeast6000'],
  ['https://www.youtube.com/user/PewDiePie', 'youtube', 'user/pewdiepie'],
  ['https://www.youtube.com/PewDiePie', 'youtube', 'c/pewdiepie'],
  ['https://youtube.com/@%E6%97%A5%E6%9C%AC%E8%AA%9E', 'youtube', '日本語'],
  ['https://twitter.com/NASA', 'x', 'nasa'],
  ['https://mobile.twitter.com/NASA/with_replies', 'x', 'nasa'],
  ['x.com/nasa', 'x', 'nasa'],
  ['https://x.com/intent/follow?screen_name=NASA', 'x', 'nasa'],
  ['https://www.facebook.com/zuck', 'facebook', 'zuck'],
  ['https://de-de.facebook.com/zuck/about', 'facebook', 'zuck'],
  ['https://fb.com/zuck', 'facebook', 'zuck'],
  ['https://www.facebook.com/profile.php?id=100044123456789', 'facebook', '100044123456789'],
  ['https://www.facebook.com/people/Jane-Doe/100044123456789/', 'facebook', '100044123456789'],
  ['https://www.twitch.tv/Shroud/videos', 'twitch', 'shroud'],
  ['https://m.twitch.tv/shroud', 'twitch', 'shroud'],
  ['https://www.threads.net/@zuck', 'threads', 'zuck'],
  ['threads.com/@zuck', 'threads', 'zuck'],
  ['https://de.pinterest.com/marthastewart/', 'pinterest', 'marthastewart'],
  ['https://www.pinterest.de/marthastewart/_created/', 'pinterest', 'marthastewart'],
  ['https://www.snapchat.com/add/djkhaled305', 'snapchat', 'djkhaled305'],
  ['https://www.snapchat.com/@djkhaled305', 'snapchat', 'djkhaled305'],
  ['https://bsky.app/profile/Jay.bsky.team', 'bluesky', 'jay.bsky.team'],
  ['https://bsky.app/profile/did:plc:ewvi7nxzyoun6zhxrhs64oiz', 'bluesky', 'did:plc:ewvi7nxzyoun6zhxrhs64oiz'],
  ['https://mastodon.social/@Gargron', 'mastodon', 'gargron@mastodon.social'],
  ['https://fosstodon.org/@gargron@mastodon.social', 'mastodon', 'gargron@mastodon.social'],
  ['https://m.cmx.im/@someone', 'mastodon', 'someone@m.cmx.im'],
  ['https://www.linkedin.com/in/williamhgates/', 'professional', 'williamhgates'],
  ['https://old.reddit.com/u/Spez', 'reddit', 'spez'],
  ['https://www.reddit.com/r/Bees/top/?t=day', 'reddit', 'r/bees'],
  ['https://t.me/s/Durov', 'telegram', 'durov'],
  ['https://staff.tumblr.com/', 'tumblr', 'staff'],
  ['https://www.tumblr.com/blog/view/staff', 'tumblr', 'staff'],
  ['https://lemmy.world/u/Ada@lemmy.ml', 'lemmy', 'ada@lemmy.ml'],
  ['https://lemmy.world/c/bees', 'lemmy', 'c/bees@lemmy.world'],
  ['https://framatube.org/a/ada/video-channels', 'peertube', 'ada@framatube.org'],
  ['https://news.ycombinator.com/user?id=Pg', 'hackernews', 'Pg'],
  ['https://de.linkedin.com/in/j%C3%BCrgen-klopp', 'professional', 'jürgen-klopp'],
  ['https://www.linkedin.com/company/Microsoft/posts/', 'professional', 'company/microsoft'],
]

const contents: [string, Network, string, string?][] = [
  ['https://www.instagram.com/p/CxYz_12-abc/?igsh=1', 'instagram', 'CxYz_12-abc'],
  ['https://www.instagram.com/reel/CxYz_12-abc', 'instagram', 'CxYz_12-abc'],
  ['https://www.instagram.com/natgeo/reel/CxYz_12-abc/', 'instagram', 'CxYz_12-abc', 'natgeo'],
  ['https://www.tiktok.com/@khaby.lame/video/7123456789012345678?_r=1', 'tiktok', '7123456789012345678', 'khaby.lame'],
  ['https://www.tiktok.com/@/video/7123456789012345678', 'tiktok', '7123456789012345678'],
  ['https://m.tiktok.com/v/7123456789012345678.html', 'tiktok', '7123456789012345678'],
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=42s', 'youtube', 'dQw4w9WgXcQ'],
  ['https://youtu.be/dQw4w9WgXcQ?si=abc', 'youtube', 'dQw4w9WgXcQ'],
  ['youtube.com/shorts/dQw4w9WgXcQ', 'youtube', 'dQw4w9WgXcQ'],
  ['https://www.youtube.com/live/dQw4w9WgXcQ', 'youtube', 'dQw4w9WgXcQ'],
  ['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ', 'youtube', 'dQw4w9WgXcQ'],
  ['https://x.com/NASA/status/1234567890123456789?s=20', 'x', '1234567890123456789', 'nasa'],
  ['https://twitter.com/i/web/status/1234567890123456789', 'x', '1234567890123456789'],
  ['https://x.com/NASA/status/1234567890123456789/photo/1', 'x', '1234567890123456789', 'nasa'],
  ['https://www.facebook.com/zuck/posts/10102577175875681', 'facebook', '10102577175875681', 'zuck'],
  ['https://www.facebook.com/zuck/videos/some-title/10102577175875681', 'facebook', '10102577175875681', 'zuck'],
  ['https://www.facebook.com/watch/?v=10102577175875681', 'facebook', '10102577175875681'],
  [
    'https://m.facebook.com/story.php?story_fbid=pfbid0abcDEF123456&id=100044123456789',
    'facebook',
    'pfbid0abcDEF123456',
    '100044123456789',
  ],
  ['https://www.facebook.com/reel/10102577175875681', 'facebook', '10102577175875681'],
  ['https://www.twitch.tv/videos/1234567890', 'twitch', '1234567890'],
  ['https://clips.twitch.tv/FunnyClipName-abc_1', 'twitch', 'FunnyClipName-abc_1'],
  ['https://www.twitch.tv/shroud/clip/FunnyClipName-abc_1', 'twitch', 'FunnyClipName-abc_1', 'shroud'],
  ['https://www.threads.net/@zuck/post/CuVdfsNtmvh', 'threads', 'CuVdfsNtmvh', 'zuck'],
  ['https://www.threads.net/t/CuVdfsNtmvh', 'threads', 'CuVdfsNtmvh'],
  ['https://www.pinterest.co.uk/pin/123456789012345678/', 'pinterest', '123456789012345678'],
  ['https://www.pinterest.com/pin/some-title--123456789012345678/', 'pinterest', '123456789012345678'],
  ['https://www.snapchat.com/spotlight/W7_EDlXWTBiXAEEniNoMPwAAY', 'snapchat', 'W7_EDlXWTBiXAEEniNoMPwAAY'],
  ['https://bsky.app/profile/jay.bsky.team/post/3k44abc', 'bluesky', 'jay.bsky.team/3k44abc', 'jay.bsky.team'],
  [
    'https://mastodon.social/@Gargron/109876543210',
    'mastodon',
    '109876543210@mastodon.social',
    'gargron@mastodon.social',
  ],
  [
    'https://mastodon.social/users/Gargron/statuses/109876543210',
    'mastodon',
    '109876543210@mastodon.social',
    'gargron@mastodon.social',
  ],
  [
    'https://www.linkedin.com/feed/update/urn:li:activity:7123456789012345678/',
    'professional',
    'activity:7123456789012345678',
  ],
  [
    'https://www.linkedin.com/posts/jane-doe_hello-world-activity-7123456789012345678-AbCd?utm_source=x',
    'professional',
    'activity:7123456789012345678',
    'jane-doe',
  ],
  [
    'https://www.linkedin.com/posts/jane-doe_ugcPost-7123456789012345678-AbCd',
    'professional',
    'ugcPost:7123456789012345678',
    'jane-doe',
  ],
  ['https://www.reddit.com/r/bees/comments/1AbC2d/a_title/', 'reddit', '1abc2d'],
  ['https://redd.it/1abc2d', 'reddit', '1abc2d'],
  ['https://t.me/durov/123', 'telegram', 'durov/123', 'durov'],
  ['https://staff.tumblr.com/post/123456789/slug', 'tumblr', 'staff/123456789', 'staff'],
  ['https://lemmy.world/post/42', 'lemmy', '42@lemmy.world'],
  ['https://news.ycombinator.com/item?id=8863', 'hackernews', '8863'],
  ['https://www.linkedin.com/pulse/my-long-article-jane-doe/', 'professional', 'article:my-long-article-jane-doe'],
]

describe('readUrl', () => {
  it.each(profiles)('%s is the profile %s %s', (url, network, handle) => {
    expect(parseProfileUrl(url)).toEqual({ network, handle })
    expect(parseContentUrl(url)).toBeUndefined()
    expect(parseProfileUrl(profileUrl({ network, handle }))).toEqual({ network, handle })
  })
  it.each(contents)('%s is the content %s %s', (url, network, contentId, handle) => {
    const named = { network, contentId, ...(handle === undefined ? {} : { handle }) }
    expect(parseContentUrl(url)).toEqual(named)
    expect(parseProfileUrl(url)).toBeUndefined()
    expect(parseContentUrl(contentUrl(named))).toMatchObject({ network, contentId })
  })
  it.each([
    'https://vm.tiktok.com/ZMabc123/',
    'https://vt.tiktok.com/ZMabc123/',
    'https://www.tiktok.com/t/ZMabc123/',
    'https://fb.watch/abc123/',
    'https://pin.it/abc123',
    'https://t.co/abc123',
    'https://lnkd.in/abc123',
    'https://www.facebook.com/share/p/abc123/',
    'https://www.snapchat.com/t/abc123',
  ])('%s is a short link', (url) => {
    expect(readUrl(url)).toMatchObject({ kind: 'none', reason: 'short_link' })
  })
  it.each([
    'https://www.instagram.com/explore/tags/cats/',
    'https://www.instagram.com/p/',
    'https://www.instagram.com/accounts/login/',
    'https://www.instagram.com/',
    'https://x.com/home',
    'https://x.com/search?q=cats',
    'https://x.com/settings/account',
    'https://x.com/i/lists/123',
    'https://www.tiktok.com/foryou',
    'https://www.tiktok.com/tag/cats',
    'https://www.youtube.com/feed/trending',
    'https://www.youtube.com/playlist?list=PL123',
    'https://www.youtube.com/watch?v=short',
    'https://www.youtube.com/channel/UCshort',
    'https://www.facebook.com/groups/123456789',
    'https://www.facebook.com/events/123456789',
    'https://www.facebook.com/login.php',
    'https://www.twitch.tv/directory/game/Chess',
    'https://www.threads.net/search',
    'https://www.pinterest.com/search/pins/?q=cats',
    'https://www.snapchat.com/lens/abc',
    'https://bsky.app/search',
    'https://bsky.app/profile/nodots/post/3k44abc',
    'https://www.linkedin.com/jobs/view/123',
    'https://www.linkedin.com/feed/',
  ])('%s is another page', (url) => {
    expect(readUrl(url)).toMatchObject({ kind: 'none', reason: 'other_page' })
  })
  it.each([
    'javascript:alert(1)//instagram.com/natgeo',
    'data:text/html,instagram.com/natgeo',
    'ftp://instagram.com/natgeo',
    'https://instagram.com.evil.example/@natgeo',
    'https://evil.example/instagram.com/natgeo',
    'https://instagram.com@evil.example/natgeo',
    'https://іnstagram.com/natgeo',
    'https://іnstagram.com/@natgeo',
    'https://xn--nstagram-2of.com/@natgeo',
    'https://evil.example\\@instagram.com/natgeo',
    'https://instagram.com\\natgeo',
    'https://instagram.com/nat\u0000geo',
    'https://instagram.com/nat%00geo',
    'https://instagram.com/nat%2Fgeo',
    'https://instagram.com/%E0%A4%A',
    'https://www.linkedin.com/in/company%2Fmicrosoft',
    'https://www.youtube.com/@c%2Fsomeone',
    'https://insta\ngram.com/natgeo',
    'https://notinstagram.com/natgeo',
    'https://instagram.community/natgeo',
    'https://pinterest.evil/marthastewart',
    'https://medium.com/@someone',
    'https://t.me/joinchat/AAAA',
    'https://t.me/+AbCdEf',
    'https://www.tumblr.com/dashboard',
    'https://www.reddit.com/r/bees/s/AbCd',
    'https://127.0.0.1/@someone',
    'https://localhost/@someone',
    'natgeo',
    '@natgeo',
    '',
    'https://',
    'http://[::1]/@a',
    `https://instagram.com/${'a'.repeat(1_000_000)}`,
  ])('refuses %.60s', (url) => {
    expect(readUrl(url).kind).toBe('none')
  })
})

describe('normalizeHandle', () => {
  it.each<[Network, string, string]>([
    ['instagram', ' @NatGeo ', 'natgeo'],
    ['instagram', 'ｎａｔｇｅｏ', 'natgeo'],
    ['instagram', '\u200enatgeo\u200b', 'natgeo'],
    ['youtube', 'UCX6OQ3DkcsbYNE6H8uQQuVA', 'UCX6OQ3DkcsbYNE6H8uQQuVA'],
    ['mastodon', '@Gargron@Mastodon.Social', 'gargron@mastodon.social'],
    ['bluesky', '@jay.bsky.team', 'jay.bsky.team'],
    ['professional', 'Company/Microsoft', 'company/microsoft'],
  ])('%s %s is %s', (network, text, handle) => {
    expect(normalizeHandle(network, text)).toEqual({ ok: true, handle })
  })
  it.each<[Network, string, string]>([
    ['instagram', '', 'empty'],
    ['instagram', '@', 'empty'],
    ['instagram', 'a'.repeat(31), 'too_long'],
    ['instagram', 'a'.repeat(1_000_000), 'too_long'],
    ['instagram', 'a..b', 'bad_characters'],
    ['instagram', 'nat geo', 'bad_characters'],
    ['x', 'with-hyphen', 'bad_characters'],
    ['x', 'sixteencharacter', 'too_long'],
    ['snapchat', 'ab', 'too_short'],
    ['mastodon', 'gargron', 'bad_characters'],
    ['bluesky', 'jaybsky', 'bad_characters'],
    ['tiktok', '../etc', 'bad_characters'],
    ['youtube', 'c/..', 'bad_characters'],
    ['professional', '..', 'bad_characters'],
    ['professional', 'company/..', 'bad_characters'],
    ['facebook', '...', 'bad_characters'],
  ])('%s refuses %.20s as %s', (network, text, reason) => {
    expect(normalizeHandle(network, text)).toMatchObject({ ok: false, reason })
  })
})

test.each([
  { network: 'youtube', handle: 'title:prajapati-news' },
  { network: 'instagram', handle: 'title:5-minute-crafts-girly' },
  { network: 'x', handle: 'title:東京-カフェ' },
] as const)('the address that is shown for $handle leads back to it', (ref) => {
  expect(titledProfile(profileUrl(ref))).toEqual(ref)
  expect(titledProfile('https://www.youtube.com/@prajapati')).toBeUndefined()
})

test('what a host was taken for does not depend on what was read before', () => {
  const addresses = ['https://www.instagram.com/vela.draws', 'https://vela.tumblr.com', 'https://social.example/@vela']
  const read = (): unknown[] => addresses.map((address) => parseProfileUrl(address))
  const first = read()
  expect(first).toMatchObject([{ network: 'instagram' }, { network: 'tumblr' }, { network: 'mastodon' }])
  expect(read()).toEqual(first)
})
