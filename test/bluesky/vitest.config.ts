import { defineConfig } from 'vitest/config'

/** Apart from the other tests: this suite needs a whole network beside it. */
export default defineConfig({
  test: {
    include: ['test/bluesky/**/*.live.ts'],
    globalSetup: ['test/setup.ts'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
    pool: 'forks',
    fileParallelism: false,
  },
})
