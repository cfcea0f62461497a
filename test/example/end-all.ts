import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'

/** Ends processes at once, and waits until they are gone: one that is still dying may write into a folder that is being removed. */
export const endAll = async (children: ChildProcess[]): Promise<void> => {
  await Promise.all(
    children.splice(0).map(async (child) => {
      if (child.exitCode !== null || child.signalCode !== null) return
      const gone = once(child, 'exit')
      child.kill('SIGKILL')
      await gone
    }),
  )
}
