// Turns sdk/ into sdk/dist/: JavaScript and its types, as they are published. Runs by itself on npm pack and npm install of the folder.
import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')

export const buildSdk = () => {
  rmSync(join(root, 'sdk', 'dist'), { recursive: true, force: true })
  const tsc = join(root, 'node_modules', 'typescript', 'bin', 'tsc')
  const { status } = spawnSync(process.execPath, [tsc, '-p', join(root, 'sdk')], { stdio: 'inherit' })
  if (status !== 0)
    throw new Error('The client could not be built, see above. Are the dependencies installed (npm ci)?')
}

if (process.argv[1] === fileURLToPath(import.meta.url)) buildSdk()
