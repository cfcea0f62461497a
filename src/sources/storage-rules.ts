import type { Network } from '../model/network.js'

/** What a network asks of whoever keeps what was read from it, and how it is kept here. */
export interface StorageRule {
  /** What was not read again for so many days is deleted. Null: it is kept until it is deleted at its source, or here. */
  days: number | null
  /** Whether the network sets this time, or Rostra does because the network only asks to follow deletions. Null without a time. */
  setBy: 'network' | 'rostra' | null
  /** What the network asks, in short. */
  rule: string
  /** What must be shown beside the data. */
  display: string
  /** Where it says so. */
  document: string
  /** When the rule was last held against the words of the document. Null: it was written down from a summary of it. */
  checked: string | null
}

const kept = (rule: string, display: string, document: string): StorageRule => ({
  ...{ days: null, setBy: null, rule, display, document, checked: null },
})
const timed = (
  days: number,
  setBy: 'network' | 'rostra',
  rest: Pick<StorageRule, 'rule' | 'display' | 'document'> & Partial<Pick<StorageRule, 'checked'>>,
): StorageRule => ({ ...{ days, setBy, checked: null }, ...rest })

const linked = 'Each record with a link to where it was published.'
const meta = kept(
  'Keep no longer than needed, delete on request of the person or of Meta, sell nothing.',
  linked,
  'Meta Platform Terms, section 3',
)
const open = (name: string): StorageRule =>
  kept(`No time is set. What is deleted on ${name} is deleted here.`, linked, 'no terms of its own')

/** By network, for what Rostra itself reads there. What was imported, or bought from a vendor, has terms of its own. */
export const storageRules: Readonly<Record<Network, StorageRule>> = {
  bluesky: kept('Follow deletions and the wish not to be shown.', linked, 'Bluesky developer guidelines'),
  facebook: meta,
  hackernews: open('Hacker News'),
  instagram: meta,
  lemmy: open('the server'),
  mastodon: open('the server'),
  nostr: kept('No time is set. Deletions (kind 5) are followed.', linked, 'NIP-09'),
  peertube: open('the server'),
  pinterest: timed(1, 'rostra', {
    rule: 'Read again instead of storing, except for your own campaign figures.',
    display: 'Each Pin with a link to it, and Pinterest named as its source.',
    document: 'Pinterest developer guidelines',
  }),
  professional: timed(2, 'network', {
    rule: 'What members wrote or state is kept for 24 to 48 hours.',
    display: linked,
    document: 'LinkedIn Marketing API Program, data storage requirements',
  }),
  reddit: timed(2, 'network', {
    rule: 'Delete what was deleted on Reddit; what is stored should be checked or deleted within 48 hours.',
    display: 'Each post with the name of its author and a link to it; nothing of deleted accounts.',
    document: 'Reddit Data API terms and wiki',
  }),
  snapchat: kept('Delete when the profile is disconnected or deleted.', linked, 'Snap Business Services Terms'),
  telegram: kept('Exports are yours; nothing is read live.', linked, 'Telegram API terms'),
  threads: meta,
  tiktok: timed(15, 'network', {
    rule: 'Refresh what was read at least every 15 days, and delete what is no longer public.',
    display: linked,
    document: 'TikTok Research Tools Terms of Service',
  }),
  tumblr: timed(3, 'network', {
    rule: 'Content is stored for 3 days at most and then read again; what was changed or deleted on Tumblr is followed within 24 hours. No copy of the network, no public display, no rankings of blogs.',
    display: 'Each post with the blog that posted it and its source.',
    document: 'Tumblr API License Agreement, 3.f, 3.g, 3.i, 3.x, 7.b and 7.c',
    checked: '2026-11-17',
  }),
  twitch: timed(1, 'network', {
    rule: 'Content is cached for 24 hours at most and not passed on, unless its owner agreed. What is about people is deleted on request of Twitch or the person.',
    display: linked,
    document: 'Twitch Developer Services Agreement, storage of Program Materials and Twitch Content',
    checked: '2026-11-17',
  }),
  web: open('the site'),
  x: timed(30, 'rostra', {
    rule: 'Delete or change what was deleted, changed or protected on X within 24 hours of learning it.',
    display: 'Each post with its author and a link to it; locations only together with their post.',
    document: 'X Developer Agreement and Policy',
  }),
  youtube: timed(30, 'network', {
    rule: 'Read again or delete within 30 days.',
    display: 'YouTube named as the source, each video with a link to it.',
    document: 'YouTube API Services Developer Policies, III.E.4',
  }),
}
