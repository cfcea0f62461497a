/** How a magic handle misbehaves. */
export type MagicBehaviour =
  | 'slow'
  | 'private'
  | 'deleted'
  | 'suspended'
  | 'ratelimited'
  | 'failing'
  | 'flaky'
  | 'huge'
  | 'silent'
  | 'hidden'
  | 'unicode'

export interface MagicHandle {
  handle: string
  behaviour: MagicBehaviour
  description: string
}

/**
 * Handles that misbehave on request, on every network, so that every bad day of a real network can be had on a good one.
 * They are no part of `world.creators()`; ask the source for them by name, written as the network writes names:
 * `demo.private` on facebook, `demo-private.demo.example` on bluesky, `demo_private@social.demo.example` on mastodon.
 *
 * The counts that `demo_limited` and `demo_flaky` keep are per source object and operation.
 */
export const magicHandles: readonly MagicHandle[] = [
  { handle: 'demo_slow', behaviour: 'slow', description: 'Every call waits 5 seconds, through the injected delay.' },
  {
    handle: 'demo_private',
    behaviour: 'private',
    description: 'The profile shows as private; all else is refused as private.',
  },
  { handle: 'demo_deleted', behaviour: 'deleted', description: 'Every call answers not_found.' },
  { handle: 'demo_suspended', behaviour: 'suspended', description: 'Every call answers suspended.' },
  {
    handle: 'demo_limited',
    behaviour: 'ratelimited',
    description: 'Two calls of an operation answer rate_limited (come back in 2 s), the third succeeds, and so on.',
  },
  { handle: 'demo_failing', behaviour: 'failing', description: 'Every call answers unavailable.' },
  {
    handle: 'demo_flaky',
    behaviour: 'flaky',
    description: 'Every other call of an operation answers unavailable, the first one included.',
  },
  { handle: 'demo_huge', behaviour: 'huge', description: 'At least 40,000 contents; nothing else is odd.' },
  { handle: 'demo_silent', behaviour: 'silent', description: 'A profile that has never posted.' },
  {
    handle: 'demo_hidden',
    behaviour: 'hidden',
    description: 'Followers and likes are hidden (null); the audience is refused as unsupported.',
  },
  {
    handle: 'demo_unicode',
    behaviour: 'unicode',
    description: 'Right-to-left text, joined emoji, combining marks, Han, and controls in every text.',
  },
]

export const findMagic = (handle: string): MagicHandle | undefined =>
  magicHandles.find((magic) => magic.handle === handle)
