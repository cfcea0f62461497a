import type { Command } from '../command.js'
import { serverFlags } from './server-flags.js'

export const mcp: Command = {
  name: 'mcp',
  summary: 'Serve agents over the Model Context Protocol on standard input and output.',
  usage: 'rostra mcp [--url URL] [--token TOKEN] [--data DIR]',
  examples: [
    'rostra mcp',
    'ROSTRA_URL=https://rostra.example/v1 ROSTRA_TOKEN=… rostra mcp',
    'rostra mcp --data ./data',
  ],
  flags: serverFlags.filter(({ name }) => name !== 'json'),
  load: () => import('../mcp.js'),
}
