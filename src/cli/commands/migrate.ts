import { dataFlag, jsonFlag, type Command } from '../command.js'

export const migrate: Command = {
  name: 'migrate',
  summary: 'Apply database migrations. The server also does this when it starts.',
  usage: 'rostra migrate [--data DIR] [--json]',
  examples: ['rostra migrate', 'DATABASE_URL=postgres://… rostra migrate --json'],
  flags: [dataFlag, jsonFlag],
  load: () => import('../migrate.js'),
}
