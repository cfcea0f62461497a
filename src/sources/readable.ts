import type { Network } from '../model/network.js'

/** Networks that can be read live once an operator says so; the others by a vendor, or by import alone. */
export const readableNetworks = [
  'bluesky',
  'mastodon',
  'youtube',
  'facebook',
  'hackernews',
  'instagram',
  'lemmy',
  'nostr',
  'peertube',
  'pinterest',
  'professional',
  'reddit',
  'threads',
  'tiktok',
  'tumblr',
  'twitch',
  'web',
  'x',
] as const satisfies readonly Network[]

export type ReadableNetwork = (typeof readableNetworks)[number]

export const isReadable = (network: Network): network is ReadableNetwork =>
  (readableNetworks as readonly Network[]).includes(network)
