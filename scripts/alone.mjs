// Lets one process at a time install and build, however many are started together.
import { mkdirSync, rmSync, statSync, utimesSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'

const lookMs = 200
const aliveMs = 1000
/** Whoever did not say for so long that it is alive has ended without tidying up. */
const goneMs = 15_000

/** Only one of all who ask can create a folder. */
const take = (folder) => {
  try {
    mkdirSync(folder)
    return true
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
    return false
  }
}

const isGone = (folder) => {
  try {
    return Date.now() - statSync(folder).mtimeMs > goneMs
  } catch {
    return false
  }
}

/**
 * Does the work while nobody else does it under the same name; others wait. The work must not block the process: it says every
 * second that it is alive, and who does not is not waited for.
 */
export const alone = async (folder, work) => {
  while (!take(folder)) {
    if (isGone(folder)) rmSync(folder, { recursive: true, force: true })
    else await wait(lookMs)
  }
  const alive = setInterval(() => {
    try {
      utimesSync(folder, new Date(), new Date())
    } catch {
      // It was taken for gone, as after a long sleep of the machine.
    }
  }, aliveMs)
  try {
    return await work()
  } finally {
    clearInterval(alive)
    rmSync(folder, { recursive: true, force: true })
  }
}
