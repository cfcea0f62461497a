import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runKillLoop } from '../example/kill-loop.js'
import { createPostgres } from '../harness.js'

/** Kills the server again and again at work: `npm run torture -- crash [COUNT]`. With TEST_DATABASE_URL, in a database of its own there. */
const kills = Number(process.argv[2] ?? 20)
const dataFolder = mkdtempSync(join(tmpdir(), 'rostra-torture-'))
const postgres = process.env['TEST_DATABASE_URL'] === undefined ? undefined : await createPostgres()
const report = await runKillLoop({
  kills,
  dataFolder,
  ...(postgres === undefined ? {} : { databaseUrl: postgres.url }),
  pauseMs: (round) => 40 + ((round * 37) % 300),
})
process.stdout.write(`${JSON.stringify(report, null, 2)}\n`)
rmSync(dataFolder, { recursive: true, force: true })
await postgres?.drop()
process.exitCode = report.lost.length + report.wrongEffects.length > 0 ? 1 : 0
