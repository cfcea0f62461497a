import { networks } from './network.js'
import { readAddress } from './urls/address.js'
import { pinterest, professional } from './urls/boards.js'
import { readDemoAddress } from './urls/demo.js'
import { normalizeHandle } from './urls/handle.js'
import { facebook, instagram, threads } from './urls/meta.js'
import { snapchat, tiktok, twitch, youtube } from './urls/video.js'
import { bluesky, mastodon, x } from './urls/words.js'
import { normalizeHandle as normalizeHandle2 } from './urls/handle.js'
const sites = {
  instagram,
  tiktok,
  youtube,
  x,
  facebook,
  twitch,
  threads,
  pinterest,
  snapchat,
  bluesky,
  mastodon,
  professional,
}
const messages = {
  not_a_url: 'This is not a web address that can be read safely.',
  unknown_host: 'The address belongs to no supported network.',
  short_link: 'This is a short link; open it once and give the address it leads to.',
  other_page: 'The address names neither a profile nor a content item.',
}
const none = (reason) => ({ kind: 'none', reason, message: messages[reason] })
const readUrl = (text) => {
  const address = readAddress(text)
  if (address === void 0) return none('not_a_url')
  const demo = readDemoAddress(address)
  const claims = networks.filter((network2) => sites[network2].serves(address.host))
  const network = demo?.network ?? claims.find((claim) => claim !== 'mastodon') ?? claims[0]
  if (network === void 0) return none('unknown_host')
  const target = demo === void 0 ? sites[network].read(address) : demo.target
  if (target === void 0) return none(network === 'mastodon' ? 'unknown_host' : 'other_page')
  if (target.kind === 'short_link') return none('short_link')
  if (target.kind === 'content') {
    const author = target.handle === void 0 ? void 0 : normalizeHandle(network, target.handle)
    return {
      kind: 'content',
      network,
      contentId: target.contentId,
      ...(author?.ok === true ? { handle: author.handle } : {}),
    }
  }
  const handle = normalizeHandle(network, target.handle)
  return handle.ok
    ? { kind: 'profile', network, handle: handle.handle }
    : { kind: 'none', reason: 'bad_handle', message: handle.message }
}
const parseProfileUrl = (text) => {
  const named = readUrl(text)
  return named.kind === 'profile' ? { network: named.network, handle: named.handle } : void 0
}
const parseContentUrl = (text) => {
  const named = readUrl(text)
  if (named.kind !== 'content') return void 0
  const { network, contentId, handle } = named
  return { network, contentId, ...(handle === void 0 ? {} : { handle }) }
}
const profileUrl = ({ network, handle }) => sites[network].profileUrl(handle)
const contentUrl = ({ network, contentId, handle }) => sites[network].contentUrl(contentId, handle)
export { contentUrl, normalizeHandle2 as normalizeHandle, parseContentUrl, parseProfileUrl, profileUrl, readUrl }
//# sourceMappingURL=profile-url.js.map
