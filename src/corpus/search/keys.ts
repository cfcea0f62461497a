import { groupBy } from '../../kernel/groups.js'
import type { Network } from '../../model/network.js'

/** What a document of the texts stands for. */
export type TextRef =
  | { kind: 'content'; network: Network; contentId: string }
  | { kind: 'comment'; network: Network; contentId: string; commentId: string }

/** No id of any network has one. */
const border = '\n'

export const toCreatorKey = (network: string, externalId: string): string => `${network}:${externalId}`

export const toContentKey = (network: string, contentId: string): string => `p:${network}:${contentId}`

export const toCommentKey = (network: string, contentId: string, commentId: string): string =>
  `r:${network}:${contentId}${border}${commentId}`

export const readCreatorKey = (key: string): { network: Network; externalId: string } => {
  const at = key.indexOf(':')
  return { network: key.slice(0, at) as Network, externalId: key.slice(at + 1) }
}

export const readTextKey = (key: string): TextRef => {
  const { network, externalId } = readCreatorKey(key.slice(2))
  if (key.startsWith('p:')) return { kind: 'content', network, contentId: externalId }
  const at = externalId.indexOf(border)
  return { kind: 'comment', network, contentId: externalId.slice(0, at), commentId: externalId.slice(at + 1) }
}

/** Things of several networks, network by network: rows are asked for by network and ids. */
export const byNetwork = <T extends { network: Network }>(things: readonly T[]): Map<Network, T[]> =>
  groupBy(things, ({ network }) => network)
