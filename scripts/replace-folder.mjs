// Puts a finished build where it is used.
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

const filesOf = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))

/** Pages name assets, and the stamp says that everything is there: both come after what they rely on. */
const order = (name) => (name === '.stamp' ? 2 : name.endsWith('.html') ? 1 : 0)

/** Parts that a process loads on demand, named after what is in them. Those of the build before stay, for whoever still runs it. */
const isPart = (name) => /-[0-9A-Z]{8}\.js(\.map)?$/.test(name)
const partsFile = '.parts'
const readParts = (folder) =>
  existsSync(join(folder, partsFile)) ? readFileSync(join(folder, partsFile), 'utf8').split('\n') : []

/**
 * Moves every file of `fresh` into `target`, then removes what is no longer part of the build. Each move replaces one file
 * at once, so a process that starts meanwhile always finds a whole file, and two builds of the same sources, which write the
 * same files, can finish in any order.
 */
export const replaceFolder = (fresh, target) => {
  const before = readParts(target)
  writeFileSync(join(fresh, partsFile), filesOf(fresh).filter(isPart).join('\n'))
  const names = filesOf(fresh).sort((a, b) => order(a) - order(b))
  for (const name of names) {
    mkdirSync(dirname(join(target, name)), { recursive: true })
    renameSync(join(fresh, name), join(target, name))
  }
  const kept = new Set([...names, ...before])
  if (existsSync(target))
    for (const name of filesOf(target)) if (!kept.has(name)) rmSync(join(target, name), { force: true })
  rmSync(fresh, { recursive: true, force: true })
}
