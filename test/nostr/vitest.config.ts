import { defineConfig } from 'vitest/config'

/** Apart from the other tests: this suite needs a Nostr relay beside it. */
export default defineConfig({
  test: {
    include: ['test/nostr/**/*.live.ts'],
    globalSetup: ['test/setup.ts'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
    pool: 'forks',
    fileParallelism: false,
  },
})
