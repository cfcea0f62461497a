// Installs dependencies when they are missing or were installed for another lock file: the project's own, or what only some
// suite or benchmark needs, in a folder of its own.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')

/** Compiling needs the headers of Node: where they lie beside it, nothing has to be fetched for them. */
const headersBesideNode = () => {
  const nodeFolder = join(dirname(process.execPath), '..')
  return existsSync(join(nodeFolder, 'include', 'node', 'node.h')) ? { npm_config_nodedir: nodeFolder } : {}
}

/** Whether the folder has what its lock file says. `scripts`: packages may compile what they need. */
export const installIn = (folder, what, { scripts = false } = {}) => {
  const stampFile = join(root, folder, 'node_modules', '.rostra-lock')
  const stamp = createHash('sha256')
    .update(readFileSync(join(root, folder, 'package-lock.json')))
    .digest('hex')
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return true
  process.stderr.write(`Installing ${what}, once …\n`)
  const { status } = spawnSync(
    'npm',
    ['ci', `--ignore-scripts=${!scripts}`, '--no-audit', '--no-fund', '--loglevel=error'],
    {
      cwd: join(root, folder),
      // What npm prints goes to stderr: stdout belongs to the command that was asked for.
      stdio: ['ignore', 2, 2],
      env: { ...process.env, ...(scripts ? headersBesideNode() : {}) },
    },
  )
  if (status !== 0) return false
  writeFileSync(stampFile, stamp)
  return true
}

export const install = () => {
  if (installIn('.', 'dependencies')) return
  process.stderr.write('The dependencies could not be installed: see above. Is the npm registry reachable?\n')
  process.exit(1)
}
