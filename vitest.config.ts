import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    globalSetup: ['test/setup.ts'],
    setupFiles: ['test/before-file.ts'],
    testTimeout: 180_000,
    hookTimeout: 180_000,
    pool: 'forks',
    // Files share a process, one after the other: loading the service takes four times as long as starting it.
    isolate: false,
    // By default one core is left idle, which on two is half of them.
    maxWorkers: '100%',
    // What is waited for ends with the test and not after a second, which a busy machine may need for one answer.
    expect: { poll: { timeout: 120_000 } },
    reporters: ['default'],
  },
})
