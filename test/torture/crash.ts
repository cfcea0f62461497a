import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runKillLoop } from '../example/kill-loop.js'

/** Kills the server again and again at work: `npm run torture -- crash [COUNT]`. TEST_DATABASE_URL takes the place of SQLite. */
const kills = Number(process.argv[2] ?? 20)
const dataFolder = mkdtempSync(join(tmpdir(), 'rostra-torture-'))
const databaseUrl = process.env['TEST_DATABASE_URL']
const report = await runKillLoop({
  kills,
  dataFolder,
  ...(databaseUrl === undefined ? {} : { databaseUrl }),
  pauseMs: (round) => 40 + ((round * 37) % 300),
})
process.stdout.write(`${JSON.stringify(report, null, 2)}\n`)
rmSync(dataFolder, { recursive: true, force: true })
process.exitCode = report.lost.length + report.wrongEffects.length > 0 ? 1 : 0
