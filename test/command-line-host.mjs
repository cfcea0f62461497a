// Runs command lines one after the other in one process, by the same entry as `rostra`: see command-line.ts. They come as messages
// of the parent, or over a socket from command-line-client.mjs.
import { createServer } from 'node:net'
import { Readable, Writable } from 'node:stream'
import { runCommandLine } from '../dist/cli/command-line.js'

const collect = (name, terminal = {}) => {
  const chunks = []
  const stream = new Writable({
    write: (chunk, _encoding, done) => {
      chunks.push(chunk)
      done()
    },
  })
  Object.assign(stream, terminal)
  Object.defineProperty(process, name, { value: stream, configurable: true })
  return () => Buffer.concat(chunks).toString()
}

/** What a process of its own would have: its environment, its folder, its streams. */
const run = async ({ args, env, cwd, input, columns }) => {
  for (const name of Object.keys(process.env)) if (!(name in env)) delete process.env[name]
  Object.assign(process.env, env)
  process.chdir(cwd)
  const terminal = columns === undefined ? {} : { isTTY: true, columns, hasColors: () => false }
  const [out, err] = [collect('stdout', terminal), collect('stderr')]
  Object.defineProperty(process, 'stdin', { value: Readable.from([Buffer.from(input, 'base64')]), configurable: true })
  const code = await runCommandLine(args)
  for (const signal of ['SIGINT', 'SIGTERM']) process.removeAllListeners(signal)
  return { code, out: out(), err: err() }
}

let last = Promise.resolve()
const inTurn = (call) => {
  const outcome = last.then(() => run(call))
  last = outcome.catch(() => {})
  return outcome
}

process.on('message', async (call) => process.send({ id: call.id, ...(await inTurn(call)) }))
process.on('disconnect', () => process.exit())

createServer({ allowHalfOpen: true }, (socket) => {
  const chunks = []
  socket.on('data', (chunk) => chunks.push(chunk))
  socket.on('end', async () => socket.end(JSON.stringify(await inTurn(JSON.parse(Buffer.concat(chunks).toString())))))
}).listen(process.argv[2])
