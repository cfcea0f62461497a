// Builds the console in a process of its own, gently, while the server starts.
import { spawn } from 'node:child_process'
import { setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'

export const buildWebApart = () => {
  const child = spawn(process.execPath, [fileURLToPath(new URL('build-web.mjs', import.meta.url))], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  child.on('error', (error) => process.stderr.write(`The console could not be built: ${error.message}\n`))
  try {
    if (child.pid !== undefined) setPriority(child.pid, 10)
  } catch {
    // It may be gone already, having had nothing to do.
  }
  child.unref()
}
