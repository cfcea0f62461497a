import type { Network } from '../model/network.js'

/** What a network asks of whoever keeps what was read from it, and how it is kept here. */
export interface StorageRule {
  /** Data that was not read again for this many days is deleted. Null: it is kept until it is deleted at its source, or here. */
  days: number | null
  /** Whether the network sets this time, or Rostra does because the network only asks to follow deletions. Null without a time. */
  setBy: 'network' | 'rostra' | null
  /** What the network asks, in short. */
  rule: string
  /** What must be shown beside the data. */
  display: string
  /** Where it says so. */
  document: string
  /** When the rule was last held against the words of the document. Null: from a summary or a quotation of it, or there is none. */
  checked: string | null
}

const kept = (rule: string, display: string, document: string, checked: string | null = null): StorageRule => ({
  ...{ days: null, setBy: null, rule, display, document, checked },
})
const timed = (
  days: number,
  setBy: 'network' | 'rostra',
  rest: Pick<StorageRule, 'rule' | 'display' | 'document'> & Partial<Pick<StorageRule, 'checked'>>,
): StorageRule => ({ ...{ days, setBy, checked: null }, ...rest })

const linked = 'A link from each record to where it was published.'
const meta = kept(
  'Data must be deleted as soon as it is no longer needed for a legitimate purpose, and on request of the person or of Meta. No sale, no decisions about eligibility (employment, housing, credit), no profiling without consent, no surveillance.',
  linked,
  'Meta Platform Terms of 3 February 2026, 3.a and 3.d',
  '2026-11-17',
)
/** Said in place of a document, where the network has none. */
export const noDocument = 'no terms for the whole network; those of the server or site apply'
const open = (name: string): StorageRule =>
  kept(`No time limit. Content deleted on ${name} is deleted here.`, linked, noDocument)

/** By network, for what Rostra itself reads there. What was imported, or bought from a vendor, has terms of its own. */
export const storageRules: Readonly<Record<Network, StorageRule>> = {
  bluesky: kept(
    'Content must be deleted if its author wants that.',
    linked,
    'Bluesky developer guidelines, 3',
    '2026-11-17',
  ),
  facebook: meta,
  hackernews: open('Hacker News'),
  instagram: meta,
  lemmy: open('the server'),
  mastodon: open('the server'),
  nostr: kept(
    'No time limit. Deletion events (kind 5) by the same author are applied.',
    linked,
    'NIP-09 (draft)',
    '2026-11-17',
  ),
  peertube: open('the server'),
  pinterest: timed(1, 'rostra', {
    rule: 'Data must be read again instead of stored, except for your own campaign figures. API data may be used only to help people succeed on Pinterest; only partners may use it for marketing services.',
    display: 'A link to each Pin, and Pinterest as its source.',
    document: 'Pinterest developer guidelines, from a summary of July 2026; a new version applies since 18 August 2026',
  }),
  professional: timed(2, 'network', {
    rule: 'Posts, comments and reactions of members may be stored for up to 48 hours, most of their profile data for 24 hours. No combination with other data, no recruiting.',
    display: linked,
    document: 'LinkedIn Marketing API Program, data storage requirements, from summaries of 2025 and 2026',
  }),
  reddit: timed(2, 'network', {
    rule: 'Content deleted, changed or removed on Reddit must be deleted or changed as soon as possible, even if it is anonymised; Reddit strongly recommends deleting stored data within 48 hours. Commercial use needs a contract; no training of models.',
    display: 'The author of each post and a link to it; nothing from deleted accounts.',
    document:
      'Reddit Developer Terms, revised 24 March 2026, 3.3 and 4.1; the 48 hours from a quotation of the Data API wiki',
    checked: '2026-11-17',
  }),
  snapchat: kept(
    'No time limit is known. Nothing is read live; your agreement with the owner applies to imported data. The API for public profiles is open only to invited partners, and its terms are not published.',
    linked,
    'none that is public for public profiles',
  ),
  telegram: kept(
    'No time limit. Nothing is read live; exports can be imported. Data obtained from Telegram must not be used to train, improve or run machine learning: import only your own channels, or those whose owner agreed.',
    linked,
    'Telegram API Terms of Service, 1.5, which names the terms for content licensing and AI scraping',
    '2026-11-18',
  ),
  threads: meta,
  tiktok: timed(15, 'network', {
    rule: 'Refresh data and delete what is no longer available: every 15 days in the terms of 2024, every 30 in those of 22 January 2026 as quoted. Rostra uses the shorter time. Non-commercial research only.',
    display: linked,
    document: 'TikTok Research Tools Terms of Service, III.3.e, from quotations',
  }),
  tumblr: timed(3, 'network', {
    rule: 'Content may be stored for up to 3 days and must then be read again; changes and deletions on Tumblr must be applied within 24 hours. No copy of the network, no public display, no rankings of blogs.',
    display: 'The blog that posted each post, and its source.',
    document: 'Tumblr API License Agreement, 3.f, 3.g, 3.i, 3.x, 7.b and 7.c',
    checked: '2026-11-17',
  }),
  twitch: timed(1, 'network', {
    rule: 'Content may be cached for up to 24 hours and not passed on, unless its owner agreed. Personal data must be deleted on request of Twitch or the person.',
    display: linked,
    document: 'Twitch Developer Services Agreement, storage of Program Materials and Twitch Content',
    checked: '2026-11-17',
  }),
  web: open('the site'),
  x: timed(30, 'rostra', {
    rule: 'Content deleted, changed, protected or suspended on X must be deleted or changed as soon as possible, and within 24 hours of a written request by X or the author. No training of models, no ad targeting outside X.',
    display: 'The author of each post and a link to it; locations only together with their post.',
    document: 'X Developer Agreement of 17 October 2025, III.A, III.E and IV.B',
    checked: '2026-11-17',
  }),
  youtube: timed(30, 'network', {
    rule: 'Data must be read again or deleted within 30 calendar days.',
    display: 'YouTube as the source, and a link to each video.',
    document: 'YouTube API Services Developer Policies, III.E.4.d, from quotations of 2026',
  }),
}
