import { capabilities as bluesky } from './bluesky/capabilities.js'
import { capabilities as web } from './feeds/capabilities.js'
import { getMapping } from './mapped/load.js'
import { capabilitiesOf } from './mapped/capabilities.js'
import { capabilities as mastodon } from './mastodon/capabilities.js'
import { capabilities as nostr } from './nostr/capabilities.js'
import type { Capabilities } from './port.js'
import { readableNetworks, type ReadableNetwork } from './readable.js'
import { noDocument } from './storage-rules.js'
import { capabilities as youtube } from './youtube/capabilities.js'

/** What a reader wants to know of a network before turning it on. */
export interface About {
  name: string
  gives: string
  needs: string
  costs: string
  key: string
  not: string
}

const nothing = { needs: 'Nothing.', key: 'Not needed.' }

/** Networks that are read by code of their own, not as a mapping says. */
export const ownNetworks: Partial<Record<ReadableNetwork, About & { capabilities: Capabilities }>> = {
  bluesky: {
    ...nothing,
    name: 'Bluesky',
    gives: 'Profiles, posts, threads, likers, commenters and follower lists, and a search over all posts.',
    costs: 'Nothing. About 3,000 calls in 5 minutes.',
    not: 'Views, and past growth: history builds up from what Rostra reads.',
    capabilities: bluesky,
  },
  mastodon: {
    name: 'Mastodon',
    gives:
      'Profiles, posts, threads, likers, commenters and (unless hidden) follower lists of any public server, and posts by hashtag.',
    needs: 'Nothing. Servers that restrict anonymous access, and search by words, need an access token.',
    costs: 'Nothing. About 300 calls in 5 minutes for each server.',
    key: 'Create an application in the preferences of your account on that server, with the scope `read`, and set `ROSTRA_MASTODON_TOKENS=server=token`.',
    not: 'Views. Figures for people on other servers are those that the queried server has.',
    capabilities: mastodon,
  },
  nostr: {
    ...nothing,
    name: 'Nostr',
    gives:
      'Profiles, notes, articles, replies, followers and reactions, and posts by hashtag or (on some relays) by word.',
    costs: 'Nothing. Each relay has its own limits.',
    not: 'Views and verified accounts. All figures are those of the relays you name. People can ask relays to delete posts, but not every relay does.',
    capabilities: nostr,
  },
  web: {
    ...nothing,
    name: 'News, blogs and podcasts',
    gives:
      'Articles with their text from any site with an RSS, Atom or JSON feed or a sitemap, and a search over the feeds you name.',
    costs: 'Nothing. One call a second for each host.',
    not: 'Readers, likes and shares. Pages that robots.txt forbids are not read.',
    capabilities: web,
  },
  youtube: {
    name: 'YouTube',
    gives: 'Channels, videos with views, likes and comments, comment threads, and a search over all videos.',
    needs: 'A YouTube Data API v3 key.',
    costs: 'Nothing within 10,000 units a day: a call costs one unit, a search 100.',
    key: 'Create a project at console.cloud.google.com, enable the YouTube Data API v3, create an API key, and set `ROSTRA_YOUTUBE_KEY`.',
    not: 'Subscribers and likers, and exact subscriber counts: YouTube rounds them to three digits.',
    capabilities: youtube,
  },
}

const aboutOf = (network: ReadableNetwork): About & { capabilities: Capabilities } => {
  const known = ownNetworks[network]
  if (known !== undefined) return known
  const mapping = getMapping(network)
  if (mapping.page === undefined) throw new Error(`assets/sources/${network}.json says nothing for its page.`)
  return { ...mapping.page, name: mapping.name, capabilities: capabilitiesOf(mapping) }
}

const proofs = {
  service: 'Tested against the real service:',
  server: 'Tested against a server that runs the network’s own software:',
  documents:
    'Tested against our own test servers, written from published documentation, and not against the real service:',
}

const list = (fields: Record<string, string>, has: string): string =>
  Object.entries(fields)
    .filter(([, each]) => each === has)
    .map(([name]) => `\`${name}\``)
    .join(', ') || 'none'

const row = (name: string, fields: Record<string, string>): string =>
  `| ${name} | ${list(fields, 'yes')} | ${list(fields, 'some')} | ${list(fields, 'no')} |`

const storageOf = ({ storage }: Capabilities): string => {
  if (storage === null) return ''
  const { days, setBy, rule, display, document, checked } = storage
  const time =
    days === null
      ? 'Rostra keeps data until it is deleted at its source, or by you.'
      : `Rostra deletes data that was not read again for ${days} ${days === 1 ? 'day' : 'days'}${setBy === 'rostra' ? '; the network sets no limit' : ''}.`
  const known =
    checked !== null
      ? `; checked ${checked}`
      : document === noDocument
        ? ''
        : '; we have not seen the document: read it before you rely on this'
  return [
    rule,
    `${time} Data that the network reports as private or suspended, or twice as missing, is deleted.`,
    `Show with the data: ${display}`,
    `(${document}${known})`,
  ].join('\n  ')
}

/** Settings are shown as code, wherever a text names them. */
const withCode = (text: string): string =>
  text.replace(/(?<!`)\bROSTRA_[A-Z_]+(?:=[^\s`]*[^\s`.,;)])?/g, (setting) => `\`${setting}\``)

/** The page of a network in the docs, made from what its source declares. */
const pageOf = (network: ReadableNetwork): string => {
  const { name, gives, needs, costs, key, not, capabilities } = aboutOf(network)
  const { operations, fields, note, proof } = capabilities
  return `# ${name}

Turn it on with \`ROSTRA_NETWORKS=${network}\`.
${withCode(note.replace(/(?<=\.) (?=[A-Z])/g, '\n'))}

- **Gives:** ${gives}
- **Needs:** ${needs}
- **Costs:** ${costs}
- **Key:** ${withCode(key)}
- **Not possible or not allowed:** ${not}
- **Storage:** ${storageOf(capabilities)}
- **Proof:** ${proof === null ? '' : `${proofs[proof.by]} ${proof.against} (${proof.date}).`}

| | Always | Some | Never |
| --- | --- | --- | --- |
${row('Operations', operations)}
${row('Profile', fields.profile)}
${row('Content', fields.content)}
${row('Comment', fields.comment)}

This page is generated from the source itself: run \`npm run generate\` after a change.
`
}

/** The pages of all networks that can be read live, by the name of their file. */
export const networkPages = (): Record<string, string> =>
  Object.fromEntries(readableNetworks.map((network) => [`docs/networks/${network}.md`, pageOf(network)]))
