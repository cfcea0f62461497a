// npm run check: everything that must hold before a change lands. What only reads is done side by side, two at a time; the tests,
// which take all cores themselves, come last and alone.
import { spawn } from 'node:child_process'
import { generateInterface } from './build-web.mjs'
import { install } from './install.mjs'

await install()
generateInterface()

/** Longest first, so that both ends are reached at about the same time. */
const reading = [
  ['lint', 'npx', ['oxlint']],
  ['types', 'npx', ['tsc', '-p', '.']],
  ['types of the console', 'npx', ['tsc', '-p', 'web']],
  // Beside the folder in which Prettier itself looks for its cache, which must not be a file.
  [
    'format',
    'npx',
    ['prettier', '--check', '--cache', '--cache-location', 'node_modules/.cache/format', '--log-level', 'warn', '.'],
  ],
  ['generated files', 'node', ['scripts/generate.mjs', '--check']],
]

/** One step to its end. What it says comes in one piece, under its name. */
const run = ([name, command, args], options = { stdio: ['ignore', 'pipe', 'pipe'] }) =>
  new Promise((resolve) => {
    const began = performance.now()
    const said = []
    const child = spawn(command, args, options)
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => said.push(chunk))
    child.once('close', (code) => {
      const seconds = ((performance.now() - began) / 1000).toFixed(1)
      process.stdout.write(Buffer.concat(said))
      if (code === 0) process.stdout.write(`check: ${name} ok (${seconds} s)\n`)
      else process.stderr.write(`check: ${name} failed after ${seconds} s\n`)
      resolve(code === 0)
    })
  })

const lane = async (steps) => {
  let ok = true
  for (let step = steps.shift(); step !== undefined; step = steps.shift()) ok = (await run(step)) && ok
  return ok
}
const lanes = await Promise.all([lane(reading), lane(reading)])
const ok = lanes.every(Boolean) && (await run(['tests', 'npm', ['test', '--silent']], { stdio: 'inherit' }))
process.exit(ok ? 0 : 1)
