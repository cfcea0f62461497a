import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runKillLoop } from '../test/example/kill-loop.js'

/**
 * Kills a server at random moments while it takes and carries out requests, then counts what was lost or done twice.
 * Usage: npm run bench -- kill [KILLS], with DATABASE_URL for PostgreSQL.
 */
const kills = Number(process.argv[2] ?? 30)
const databaseUrl = process.env['DATABASE_URL']
const dataFolder = mkdtempSync(join(tmpdir(), 'rostra-kill-'))
const report = await runKillLoop({
  kills,
  dataFolder,
  ...(databaseUrl === undefined ? {} : { databaseUrl }),
  pauseMs: () => 5 + Math.random() * 600,
})
rmSync(dataFolder, { recursive: true, force: true })
process.stdout.write(`${JSON.stringify(report, null, 2)}\n`)
process.exitCode = report.lost.length + report.wrongEffects.length === 0 ? 0 : 1
