import { z } from 'zod'
import { invalid, type InputError } from '../kernel/errors.js'
import type { ProfileRef } from './creator.js'
import { networks, type Network } from './network.js'
import { normalizeHandle, readUrl } from './profile-url.js'

export const networkField = z.enum(networks)
export const handleField = z.string().min(1).max(320).describe('With or without @.')
export const profileUrlField = z.string().min(1).max(2048).describe('URL of a profile on any supported network.')

/** A profile wherever one is named in a body: by network and handle, or by its address. */
export const NamedProfile = z
  .union([
    z.strictObject({ network: networkField, handle: handleField }),
    z.strictObject({ profile_url: profileUrlField }),
  ])
  .meta({ id: 'NamedProfile', description: 'A profile: {network, handle} or {profile_url}.' })

type Part = InputError['in']

/** A handle as its network writes it, or an input error that says what is wrong with it. */
export const toHandle = (network: Network, handle: string, pointer: string, part: Part = 'body'): ProfileRef => {
  const result = normalizeHandle(network, handle)
  if (!result.ok) throw invalid(pointer, result.message, part)
  return { network, handle: result.handle }
}

/** The profile an address names, or an input error that says why it names none. */
export const toProfile = (url: string, pointer: string, part: Part = 'body'): ProfileRef => {
  const named = readUrl(url)
  if (named.kind === 'profile') return { network: named.network, handle: named.handle }
  throw invalid(
    pointer,
    named.kind === 'none' ? named.message : 'This is the address of a content item, not of a profile.',
    part,
  )
}

/** The profile that a body names, with its handle as the network writes it. */
export const toProfileRef = (named: z.output<typeof NamedProfile>, pointer: string): ProfileRef =>
  'handle' in named
    ? toHandle(named.network, named.handle, `${pointer}/handle`)
    : toProfile(named.profile_url, `${pointer}/profile_url`)
