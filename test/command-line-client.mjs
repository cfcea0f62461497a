// Stands for `rostra` in a shell: hands its command to the process that is kept (command-line-host.mjs), and prints what that printed.
import { connect } from 'node:net'
import { buffer, text } from 'node:stream/consumers'

const [path, ...args] = process.argv.slice(2)
const input = (await buffer(process.stdin)).toString('base64')
const socket = connect({ path, allowHalfOpen: true })
socket.end(JSON.stringify({ args, env: process.env, cwd: process.cwd(), input }))
const { code, out, err } = JSON.parse(await text(socket))
process.stdout.write(out)
process.stderr.write(err)
process.exitCode = code
