import { networks } from '../../../model/network.js'
import { headerKey } from '../values/header-key.js'
import type { SampledColumn } from './plan.js'

const hints: [RegExp, string][] = [
  [/(^|_)(instagram|insta|ig)(_|$)|instagram/, 'instagram'],
  [/tik_?tok|(^|_)(digg_count|aweme_id|sec_uid)$/, 'tiktok'],
  [/you_?tuber?s?(_|$)/, 'youtube'],
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
]

const byIds = (columns: readonly SampledColumn[]): { network: string; why: string } | undefined => {
  for (const { from, values } of columns)
    for (const [id, network] of ids)
      if (values.length > 0 && values.every((value) => id.test(value))) return { network, why: `the ids in ${from}` }
  return undefined
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
    : undefined
}
