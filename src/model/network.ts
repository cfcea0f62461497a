/** Networks of which the demo world invents people. */
export const demoNetworks = [
  'instagram',
  'tiktok',
  'youtube',
  'x',
  'facebook',
  'twitch',
  'threads',
  'pinterest',
  'snapchat',
  'bluesky',
  'mastodon',
  'professional',
] as const

export type DemoNetwork = (typeof demoNetworks)[number]

/** The networks Rostra speaks of, in the order in which lists show them. `web` is everything with a feed: news, blogs, podcasts. */
export const networks = [
  ...demoNetworks,
  'reddit',
  'telegram',
  'tumblr',
  'nostr',
  'lemmy',
  'peertube',
  'hackernews',
  'web',
] as const

export type Network = (typeof networks)[number]

export const isDemoNetwork = (network: Network): network is DemoNetwork =>
  (demoNetworks as readonly Network[]).includes(network)

const names: Partial<Record<string, string>> = {
  tiktok: 'TikTok',
  youtube: 'YouTube',
  linkedin: 'LinkedIn',
  peertube: 'PeerTube',
  hackernews: 'Hacker News',
}

/** A network as people write it. */
export const networkName = (network: string): string =>
  names[network] ?? network.charAt(0).toUpperCase() + network.slice(1)
