import { z } from 'zod'
import { invalid } from '../kernel/errors.js'
import { networks } from './network.js'
import { normalizeHandle, readUrl } from './profile-url.js'
const networkField = z.enum(networks)
const handleField = z.string().min(1).max(320).describe('With or without @.')
const profileUrlField = z.string().min(1).max(2048).describe('Address of a profile on any supported network.')
const NamedProfile = z
  .union([
    z.strictObject({ network: networkField, handle: handleField }),
    z.strictObject({ profile_url: profileUrlField }),
  ])
  .meta({ id: 'NamedProfile', description: 'A profile: {network, handle} or {profile_url}.' })
const toHandle = (network, handle, pointer, part = 'body') => {
  const result = normalizeHandle(network, handle)
  if (!result.ok) throw invalid(pointer, result.message, part)
  return { network, handle: result.handle }
}
const toProfile = (url, pointer, part = 'body') => {
  const named = readUrl(url)
  if (named.kind === 'profile') return { network: named.network, handle: named.handle }
  throw invalid(
    pointer,
    named.kind === 'none' ? named.message : 'This is the address of a content item, not of a profile.',
    part,
  )
}
const toProfileRef = (named, pointer) =>
  'handle' in named
    ? toHandle(named.network, named.handle, `${pointer}/handle`)
    : toProfile(named.profile_url, `${pointer}/profile_url`)
export { NamedProfile, handleField, networkField, profileUrlField, toHandle, toProfile, toProfileRef }
//# sourceMappingURL=named-profile.js.map
