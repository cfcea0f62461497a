const networks = [
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
]
export { networks }
//# sourceMappingURL=network.js.map
