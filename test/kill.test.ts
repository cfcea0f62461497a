import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { runKillLoop } from './example/kill-loop.js'

test('after kill -9 nothing acknowledged is lost and nothing is done twice', async () => {
  const dataFolder = mkdtempSync(join(tmpdir(), 'rostra-kill-'))
  const report = await runKillLoop({ kills: 4, dataFolder, pauseMs: (round) => 40 + 35 * round })
  expect(report).toMatchObject({ submitted: 20, lost: [], wrongEffects: [] })
  rmSync(dataFolder, { recursive: true, force: true })
})
