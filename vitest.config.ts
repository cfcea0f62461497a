import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const sources = fileURLToPath(new URL('src/', import.meta.url))
const built = fileURLToPath(new URL('dist/', import.meta.url))

/** What the build joins with everything it needs (scripts/build-joined.mjs). */
const isJoined = (file: string): boolean => file.endsWith('-thread.js') || file === `${sources}main.js`

/**
 * Modules of the service are loaded as test/setup.ts built them: transforming 2,000 of them takes several times as long as loading them,
 * in every process. What is joined would bring a second one of each module, and is taken from the sources. Whoever watches for changes
 * loads the sources, since nothing builds them again.
 */
const fromBuild = {
  name: 'from-build',
  enforce: 'pre' as const,
  resolveId: (source: string, importer: string | undefined): string | undefined => {
    if (importer === undefined || !/^\.{1,2}\/.*\.js$/.test(source)) return undefined
    const file = resolve(dirname(importer), source)
    if (!file.startsWith(sources) || isJoined(file)) return undefined
    const made = built + file.slice(sources.length)
    return existsSync(made) ? made : undefined
  },
}

/**
 * Every server starts threads of its own, which run for a second or two. Optimizing their code as eagerly as V8 does takes longer than
 * running it: functions have to be busier for it, less is joined into one, and what was compiled is kept.
 */
const compileLess = [
  '--interrupt-budget=300000',
  '--max-inlined-bytecode-size=100',
  '--max-inlined-bytecode-size-cumulative=150',
  '--no-flush-bytecode',
]

export default defineConfig({
  plugins: process.argv.includes('run') ? [fromBuild] : [],
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    globalSetup: ['test/setup.ts'],
    setupFiles: ['test/before-file.ts'],
    testTimeout: 180_000,
    hookTimeout: 180_000,
    pool: 'forks',
    execArgv: compileLess,
    server: { deps: { external: [/\/dist\/.*\.js$/] } },
    // Files share a process, one after the other: loading the service takes four times as long as starting it.
    isolate: false,
    // Tests wait for servers, browsers and disks for four tenths of their time; half as many workers again as cores keep the cores busy.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    // What is waited for ends with the test and not after a second, which a busy machine may need for one answer.
    expect: { poll: { timeout: 120_000 } },
    reporters: ['default'],
  },
})
