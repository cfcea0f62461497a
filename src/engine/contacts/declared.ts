import type { ProfileRef } from '../../model/creator.js'
import { accountOf, findNamedAccounts } from './accounts.js'
import { findLinks } from './links.js'

/** The accounts on other networks that a text names, by their address or by the network's name and an @. Cheap where it names none. */
export const declaredIn = (text: string, own: ProfileRef['network']): ProfileRef[] => {
  if (!/[@/]/.test(text)) return []
  const named = [
    ...findNamedAccounts(text).map(({ network, handle }) => ({ network, handle })),
    ...findLinks(text).flatMap(({ url }) => accountOf(url) ?? []),
  ]
  return named.filter(({ network }) => network !== own)
}
