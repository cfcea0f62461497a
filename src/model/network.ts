/** The networks Rostra speaks of. The order is the order in which lists show them. */
export const networks = [
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

export type Network = (typeof networks)[number]
