import { networks } from '../../../model/network.js'
import { readUrl } from '../../../model/profile-url.js'
import { headerKey } from '../values/header-key.js'
import { notCarriedAt, notCarriedIn } from '../values/not-carried.js'
import { isVideoIds } from './sampled-values.js'
import type { SampledColumn } from './plan.js'
import { findWord } from './vocabulary.js'

const hints: [RegExp, string][] = [
  [
    /(^|_)(instagram|insta|ig|instaloader|edge_followed_by)(_|$)|instagram|инстаграм|インスタ|인스타|انستا|انستغرام|इंस्टाग्राम/u,
    'instagram',
  ],
  [
    /tik_?tok|(^|_)(digg_count|aweme_id|sec_uid)$|тикток|тик_ток|틱톡|抖音国际版|国际版抖音|海外抖音|تيك_توك|टिकटॉक/u,
    'tiktok',
  ],
  [/you_?tuber?s?(_|$)|ютуб|ютьюб|유튜브|يوتيوب|यूट्यूब|ユーチューブ/u, 'youtube'],
  [/(^|_)(tweets?|retweets?|twitter)(_|$)/, 'x'],
  [/(^|_)facebook(_|$)/, 'facebook'],
  [/(^|_)twitch(_|$)/, 'twitch'],
  [/(^|_)linked_?in(_|$)/, 'professional'],
  [/(^|_)bluesky(_|$)/, 'bluesky'],
  [/(^|_)(reddit|subreddit)(_|$)/, 'reddit'],
  [/(^|_)telegram(_|$)/, 'telegram'],
  [/(^|_)tumblr(_|$)/, 'tumblr'],
]

/** Ids that only one network has. */
const ids: [RegExp, string][] = [
  [/^did:(plc|web):/, 'bluesky'],
  [/^[\w-]+\.bsky\.social$/, 'bluesky'],
  [/^UC[\w-]{22}$/, 'youtube'],
  [/^urn:li:\w+:\S+$/, 'professional'],
]

const byIds = (columns: readonly SampledColumn[]): { network: string; why: string } | undefined => {
  for (const { from, values } of columns)
    for (const [id, network] of ids)
      if (values.length > 0 && values.every((value) => id.test(value))) return { network, why: `the ids in ${from}` }
  const videos = columns.find(({ values }) => isVideoIds(values))
  const isTold = columns.some(({ from }) => findWord('contents', from)?.field === 'title')
  return videos === undefined || !isTold ? undefined : { network: 'youtube', why: `the ids in ${videos.from}` }
}

/** Hosts from which networks serve their pictures and videos. */
const hosts: [RegExp, string][] = [
  [/^https?:\/\/(?:[\w-]+\.)*ytimg\.com\//i, 'youtube'],
  [/^https?:\/\/(?:[\w-]+\.)*cdninstagram\.com\//i, 'instagram'],
  [/^https?:\/\/(?:[\w-]+\.)*twimg\.com\//i, 'x'],
  [/^https?:\/\/(?:[\w-]+\.)*tiktokcdn(?:-\w+)?\.com\//i, 'tiktok'],
  [/^https?:\/\/static-cdn\.jtvnw\.net\//i, 'twitch'],
]

const networkOfAddress = (value: string): string | undefined => {
  const named = readUrl(value)
  return named.kind === 'none' ? hosts.find(([host]) => host.test(value))?.[1] : named.network
}

const isAddress = /^(?:https?:\/\/|www\.|(?:[\w-]+\.)+[a-z]{2,}\/)/i

/** The one network to which all addresses in a table lead, but for websites, which may lead anywhere. */
const byAddresses = (columns: readonly SampledColumn[]): { network: string; why: string } | undefined => {
  const found = new Map<string, string>()
  for (const { from, values } of columns) {
    const some = values.slice(0, 40)
    const addresses = some.filter((value) => isAddress.test(value))
    if (addresses.length <= some.length / 2 || findWord('creators', from)?.field === 'links') continue
    // Handles may stand between the addresses of accounts; words between addresses say nothing.
    if (addresses.length < some.length && findWord('creators', from)?.field !== 'handle') continue
    const [network, ...others] = new Set(addresses.map(networkOfAddress))
    if (network !== undefined && others.length === 0) found.set(network, from)
  }
  const [only, ...others] = [...found]
  return only === undefined || others.length > 0 ? undefined : { network: only[0], why: `the addresses in ${only[1]}` }
}

/** The one network that headers, or else the name of the file, speak of. */
export const guessNetwork = (
  columns: readonly SampledColumn[],
  fileName: string,
): { network: string; why: string } | undefined => {
  const known = byIds(columns)
  if (known !== undefined) return known
  const named = new Map<string, string>()
  for (const { from } of columns)
    for (const [hint, network] of hints) if (hint.test(headerKey(from)) && !named.has(network)) named.set(network, from)
  const [only, ...others] = [...named]
  if (only !== undefined) return others.length === 0 ? { network: only[0], why: `the column ${only[1]}` } : undefined
  const key = headerKey(fileName)
  const found = hints.filter(([hint]) => hint.test(key)).map(([, network]) => network)
  const [network] = found
  return found.length === 1 && network !== undefined && networks.includes(network as never)
    ? { network, why: `the name of the file` }
    : byAddresses(columns)
}

/** A network that is not carried, of which a table seems to be: by its addresses, else by its headers or the name of the file. */
export const guessNotCarried = (
  columns: readonly SampledColumn[],
  fileName: string,
): { name: string; why: string } | undefined => {
  for (const { from, values } of columns) {
    const found = new Set(values.slice(0, 40).map(notCarriedAt))
    const [name] = found
    if (found.size === 1 && name !== undefined && findWord('creators', from)?.field !== 'links')
      return { name, why: `the addresses in ${from}` }
  }
  for (const { from } of columns) {
    const name = notCarriedIn(from)
    if (name !== undefined) return { name, why: `the column ${from}` }
  }
  const name = notCarriedIn(fileName.replace(/\.\w+$/, ''))
  return name === undefined ? undefined : { name, why: 'the name of the file' }
}
