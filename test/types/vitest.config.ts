import { defineConfig } from 'vitest/config'

/** Apart from the other tests: this suite needs packages that publish the vendors' types. */
export default defineConfig({
  test: {
    include: ['test/types/**/*.live.ts'],
    testTimeout: 60_000,
    pool: 'forks',
    fileParallelism: false,
  },
})
