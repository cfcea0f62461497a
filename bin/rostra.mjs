#!/usr/bin/env node
// The `rostra` command. In a clone it first makes sure that dependencies and build are there and up to date.
import { existsSync } from 'node:fs'

const inClone = existsSync(new URL('../src', import.meta.url))
if (inClone) {
  const { install } = await import('../scripts/install.mjs')
  await install()
  const { build } = await import('../scripts/build.mjs')
  await build()
  if (process.argv[2] === 'serve') {
    // The console is built beside the server, which does not wait for it.
    const { buildWebApart } = await import('../scripts/build-web-apart.mjs')
    buildWebApart()
  }
}
await import('../dist/main.js')
