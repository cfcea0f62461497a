// Installs dependencies when they are missing or were installed for another lock file: the project's own, or what only some
// suite or benchmark needs, in a folder of its own.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { alone } from './alone.mjs'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')

/** Compiling needs the headers of Node: where they lie beside it, nothing has to be fetched for them. */
const headersBesideNode = () => {
  const nodeFolder = join(dirname(process.execPath), '..')
  return existsSync(join(nodeFolder, 'include', 'node', 'node.h')) ? { npm_config_nodedir: nodeFolder } : {}
}

const run = (folder, scripts) =>
  new Promise((resolve) => {
    const child = spawn('npm', ['ci', `--ignore-scripts=${!scripts}`, '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: folder,
      // What npm prints goes to stderr: stdout belongs to the command that was asked for.
      stdio: ['ignore', 2, 2],
      env: { ...process.env, ...(scripts ? headersBesideNode() : {}) },
    })
    child.on('error', () => resolve(false))
    child.on('close', (status) => resolve(status === 0))
  })

/** What of a lock file decides what is installed: a new version of the project itself is no reason to install again. */
const installedBy = (text) => {
  const { version: _, packages = {}, ...rest } = JSON.parse(text)
  return JSON.stringify({ ...rest, ...packages, '': { ...packages[''], version: undefined } })
}

const foldersOf = (folder) => (existsSync(folder) ? readdirSync(folder).map((name) => [name, join(folder, name)]) : [])

/** The runtime of the models brings compiled code for all systems along, 240 MB of it for others than this one. */
export const leaveOutOtherSystems = (folder) => {
  for (const [, version] of foldersOf(join(folder, 'node_modules', 'onnxruntime-node', 'bin')))
    for (const [platform, machines] of foldersOf(version))
      for (const [arch, code] of foldersOf(machines))
        if (platform !== process.platform || arch !== process.arch) rmSync(code, { recursive: true, force: true })
}

/**
 * Whether the folder has what its lock file says. `scripts`: packages may compile what they need. Of several processes that are
 * started together one installs, and the others find it done.
 */
export const installIn = async (name, what, { scripts = false, project = root } = {}) => {
  const folder = join(project, name)
  const stampFile = join(folder, 'node_modules', '.rostra-lock')
  const stamp = createHash('sha256')
    .update(installedBy(readFileSync(join(folder, 'package-lock.json'), 'utf8')))
    .digest('hex')
  const isThere = () => existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp
  if (isThere()) return true
  return alone(join(folder, 'node_modules.installing'), async () => {
    if (isThere()) return true
    process.stderr.write(`Installing ${what}, once …\n`)
    if (!(await run(folder, scripts))) return false
    leaveOutOtherSystems(folder)
    writeFileSync(stampFile, stamp)
    return true
  })
}

export const install = async () => {
  if (await installIn('.', 'dependencies')) return
  process.stderr.write('The dependencies could not be installed: see above. Is the npm registry reachable?\n')
  process.exit(1)
}
