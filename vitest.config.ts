import { defineConfig } from 'vitest/config'

const shared = {
  globalSetup: ['test/setup.ts'],
  setupFiles: ['test/properties.ts'],
  testTimeout: 180_000,
  hookTimeout: 180_000,
  pool: 'forks' as const,
}

export default defineConfig({
  test: {
    // By default one core is left idle, which on two is half of them.
    maxWorkers: '100%',
    reporters: ['default'],
    projects: [
      // Beside the code: these share what is loaded, since loading it takes longer than most of them.
      { test: { ...shared, name: 'beside', include: ['src/**/*.test.ts'], isolate: false } },
      // Whole services, each file in a process of its own.
      { test: { ...shared, name: 'rooms', include: ['test/**/*.test.ts'] } },
    ],
  },
})
