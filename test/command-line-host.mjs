// Runs command lines one after the other in one process, by the same entry as `rostra`: see command-line.ts.
import { Readable, Writable } from 'node:stream'
import { runCommandLine } from '../dist/cli/command-line.js'

const collect = (name) => {
  const chunks = []
  const stream = new Writable({
    write: (chunk, _encoding, done) => {
      chunks.push(chunk)
      done()
    },
  })
  Object.defineProperty(process, name, { value: stream, configurable: true })
  return () => Buffer.concat(chunks).toString()
}

/** What a process of its own would have: its environment, its folder, its streams. */
const run = async ({ args, env, cwd, input }) => {
  for (const name of Object.keys(process.env)) if (!(name in env)) delete process.env[name]
  Object.assign(process.env, env)
  process.chdir(cwd)
  const [out, err] = [collect('stdout'), collect('stderr')]
  Object.defineProperty(process, 'stdin', { value: Readable.from([Buffer.from(input, 'base64')]), configurable: true })
  const code = await runCommandLine(args)
  for (const signal of ['SIGINT', 'SIGTERM']) process.removeAllListeners(signal)
  return { code, out: out(), err: err() }
}

let last = Promise.resolve()
process.on('message', (call) => {
  last = last.then(async () => process.send({ id: call.id, ...(await run(call)) }))
})
process.on('disconnect', () => process.exit())
