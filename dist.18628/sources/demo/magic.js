const magicHandles = [
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
const findMagic = (handle) => magicHandles.find((magic) => magic.handle === handle)
export { findMagic, magicHandles }
//# sourceMappingURL=magic.js.map
