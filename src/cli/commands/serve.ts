import { dataFlag, type Command } from '../command.js'

export const serve: Command = {
  name: 'serve',
  summary: 'Start the server: API, console and request processing.',
  usage: 'rostra serve [--port N] [--host ADDRESS] [--data DIR] [--json]',
  examples: ['rostra serve', 'rostra serve --port 9000 --data /var/lib/rostra', 'rostra serve --json --port 0'],
  flags: [
    { name: 'port', value: 'N', meaning: 'port to listen on (default: 8080, or the next free port)' },
    { name: 'host', value: 'ADDRESS', meaning: 'address to listen on (default: 127.0.0.1)' },
    dataFlag,
    { name: 'json', meaning: 'print one line of JSON when the server is ready' },
  ],
  load: () => import('../serve.js'),
}
