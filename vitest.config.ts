import { defineConfig } from 'vitest/config'

const shared = {
  globalSetup: ['test/setup.ts'],
  setupFiles: ['test/before-file.ts'],
  testTimeout: 180_000,
  hookTimeout: 180_000,
  pool: 'forks' as const,
  // Files share a process, one after the other: loading the service takes four times as long as starting it.
  isolate: false,
}

export default defineConfig({
  test: {
    // By default one core is left idle, which on two is half of them.
    maxWorkers: '100%',
    reporters: ['default'],
    projects: [
      { test: { ...shared, name: 'beside', include: ['src/**/*.test.ts'] } },
      { test: { ...shared, name: 'rooms', include: ['test/**/*.test.ts'] } },
    ],
  },
})
