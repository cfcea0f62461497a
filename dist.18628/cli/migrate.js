import { readConfig } from '../config.js'
import { openDatabase } from '../db/database.js'
import { migrate as applyMigrations } from '../db/migrate.js'
import { systemClock } from '../kernel/clock.js'
import { dataFlag, jsonFlag, print } from './command.js'
const migrate = {
  name: 'migrate',
  summary: 'Bring the database up to date. The server does this by itself when it starts.',
  usage: 'rostra migrate [--data DIR] [--json]',
  examples: ['rostra migrate', 'DATABASE_URL=postgres://\u2026 rostra migrate --json'],
  flags: [dataFlag, jsonFlag],
  run: async ({ text, given }) => {
    const { config } = readConfig(text)
    const db = openDatabase(config)
    try {
      const applied = await applyMigrations(db, systemClock.now())
      if (given.has('json')) print(JSON.stringify({ applied }))
      else print(applied.length === 0 ? 'The database is up to date.' : `Applied ${applied.join(', ')}.`)
      return 0
    } finally {
      await db.close()
    }
  },
}
export { migrate }
//# sourceMappingURL=migrate.js.map
