import { createReadStream } from 'node:fs'
import { CarBlockIterator } from '@ipld/car'
import { decode } from '@ipld/dag-cbor'
import { FormatError } from '../read/raw-rows.js'
import { asList, asObject, asText, contentRow, creatorRow, type ArchiveRow, type Who } from './archive.js'
import { reasonOf } from '../../../kernel/reason-of.js'

/** Records a repository may hold: their paths are kept in memory while it is read. */
const recordsMax = 5_000_000
const blockBytesMax = 4_194_304

async function* blocksOf(path: string): AsyncGenerator<{ cid: string; value: Record<string, unknown> }> {
  try {
    const car = await CarBlockIterator.fromIterable(createReadStream(path))
    for await (const { cid, bytes } of car)
      if (bytes.length <= blockBytesMax) yield { cid: cid.toString(), value: asObject(decode(bytes)) }
  } catch (error) {
    throw new FormatError(`is a damaged or truncated repository (${reasonOf(error)})`, { cause: error })
  }
}

interface Tree {
  did: string
  /** Where each record stands: `app.bsky.feed.post/3k…`. */
  paths: Map<string, string>
  profile: Record<string, unknown>
}

/** Nodes of the search tree write keys without what they share with the key before. */
const addNode = (entries: Record<string, unknown>[], paths: Map<string, string>): void => {
  let last = ''
  for (const entry of entries) {
    const tail = Buffer.from((entry['k'] as Uint8Array | undefined) ?? new Uint8Array()).toString('latin1')
    last = last.slice(0, Number(entry['p'] ?? 0)) + tail
    const value = entry['v'] as { toString(): string } | undefined
    if (value === undefined || !last.includes('/')) continue
    if (paths.size >= recordsMax) throw new FormatError(`holds more than ${recordsMax} records`)
    paths.set(value.toString(), last)
  }
}

const readTree = async (path: string): Promise<Tree> => {
  const tree: Tree = { did: '', paths: new Map(), profile: {} }
  for await (const { value } of blocksOf(path)) {
    if (typeof value['did'] === 'string' && 'data' in value) tree.did = value['did']
    else if (Array.isArray(value['e'])) addNode(asList(value['e']), tree.paths)
    else if (value['$type'] === 'app.bsky.actor.profile') tree.profile = value
  }
  if (tree.did === '') throw new FormatError('is a CAR file but no repository of the AT Protocol')
  return tree
}

/** Tags and links stand beside the text, at byte offsets that need not be read: each says what it is. */
const facets = (record: Record<string, unknown>): { hashtags: string[]; links: string[] } => {
  const features = asList(record['facets']).flatMap((facet) => asList(facet['features']))
  return {
    hashtags: [
      ...features.map((feature) => asText(feature['tag'])),
      ...(Array.isArray(record['tags']) ? record['tags'].map(asText) : []),
    ].filter((tag) => tag !== ''),
    links: features.map((feature) => asText(feature['uri'])).filter((uri) => /^https?:/.test(uri)),
  }
}

/** Pictures with the words that describe them, at the address under which everybody sees them. */
const picturesOf = (embed: Record<string, unknown>, did: string): object[] =>
  asList(embed['images']).flatMap((each) => {
    const ref = asObject(each['image'])['ref'] as { toString(): string } | undefined
    const cid = ref?.toString() ?? ''
    const url = `https://cdn.bsky.app/img/feed_fullsize/plain/${did}/${cid}@jpeg`
    return [{ url, type: 'image', width: null, height: null, duration_s: null, alt: asText(each['alt']) || null }]
  })

const parentOf = (uri: string): string | undefined => {
  const [, did, key] = /^at:\/\/([^/]+)\/app\.bsky\.feed\.post\/(.+)$/.exec(uri) ?? []
  return did === undefined || key === undefined ? undefined : `${did}/${key}`
}

/** A repository of Bluesky (CAR): read twice, first for the tree of names, then for the records. */
export async function* blueskyRows(path: string, who: Who): AsyncGenerator<ArchiveRow> {
  const { did, paths, profile } = await readTree(path)
  const handle = who.handle ?? did
  const own = { network: 'bluesky', author: handle, author_external_id: did }
  yield creatorRow(path, { network: 'bluesky', handle, external_id: did, name: asText(profile['displayName']), bio: asText(profile['description']), created_at: asText(profile['createdAt']) || undefined })
  for await (const { cid, value } of blocksOf(path)) {
    const [collection, key] = paths.get(cid)?.split('/') ?? []
    if (key === undefined) continue
    if (collection === 'app.bsky.feed.repost')
      yield contentRow(path, { ...own, content_id: `${did}/${key}`, type: 'repost', text: '', published_at: asText(value['createdAt']), parent_id: parentOf(asText(asObject(value['subject'])['uri'])) })
    if (collection !== 'app.bsky.feed.post') continue
    const outer = asObject(value['embed'])
    // What quotes another post may show something besides.
    const embed = 'media' in outer ? asObject(outer['media']) : outer
    const media = picturesOf(embed, did)
    const images = media.length
    const { hashtags, links } = facets(value)
    const shared = asText(asObject(embed['external'])['uri'])
    const parent = parentOf(asText(asObject(asObject(value['reply'])['parent'])['uri']))
    const [language] = Array.isArray(value['langs']) ? value['langs'].map(asText) : []
    yield contentRow(path, {
      ...own, content_id: `${did}/${key}`, type: parent !== undefined ? 'reply' : images > 1 ? 'carousel' : images === 1 ? 'image' : 'video' in embed ? 'video' : 'text', text: asText(value['text']), language, published_at: asText(value['createdAt']),
      parent_id: parent, media, hashtags, links: [...new Set([...links, ...(/^https?:/.test(shared) ? [shared] : [])])],
    })
  }
} // prettier-ignore
