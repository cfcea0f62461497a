import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { WebSocket } from 'ws'
import { kinds, type NostrEvent } from '../../src/sources/nostr/event.js'
import { askRelay } from '../../src/sources/nostr/relay.js'

const freePort = async (): Promise<number> => {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

/** Sends events and waits until the relay has taken each. Gives why others were refused. */
const publishTo = (url: string, events: readonly NostrEvent[]): Promise<string[]> =>
  new Promise((resolve, reject) => {
    const refused: string[] = []
    let open = events.length
    const socket = new WebSocket(url)
    socket.on('error', reject)
    socket.on('open', () => events.forEach((event) => socket.send(JSON.stringify(['EVENT', event]))))
    socket.on('message', (data: Buffer) => {
      const [type, , taken, reason] = JSON.parse(data.toString('utf8')) as [string, string, boolean, string]
      if (type !== 'OK') return
      if (!taken) refused.push(reason)
      if (--open === 0) {
        socket.close()
        resolve(refused)
      }
    })
  })

/** A real relay (TEST_NOSTR_RELAY) with a folder of its own. It can be killed and started again on the same address. */
export const startRelay = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'rostra-nostr-'))
  const port = await freePort()
  const url = `ws://127.0.0.1:${port}`
  const config = join(folder, 'config.yaml')
  const storage = `storage:\n  sqlalchemy.url: sqlite+aiosqlite:///${join(folder, 'nostr.sqlite3')}\n  validators:\n    - nostr_relay.validators.is_signed\n`
  writeFileSync(
    config,
    `DEBUG: false\nrelay_name: test\n${storage}gunicorn:\n  bind: 127.0.0.1:${port}\n  workers: 1\n`,
  )
  const launch = () =>
    spawn(process.env['TEST_NOSTR_RELAY'] ?? '', ['-c', config, 'serve'], {
      stdio: 'ignore',
      cwd: folder,
      detached: true,
    })
  let relay = launch()
  /** Asks until the relay answers: its process says nothing of being ready. */
  const untilReady = async (): Promise<void> => {
    for (let tries = 0; ; tries++)
      try {
        await askRelay({ url }, { kinds: [kinds.profile], limit: 1 })
        return
      } catch (error) {
        if (tries > 300 || relay.exitCode !== null) throw error
        // Between two tries alone: nothing is expected to have happened by then.
        await new Promise((resolve) => setTimeout(resolve, 100))
      }
  }
  const kill = async (): Promise<void> => {
    const ended = once(relay, 'exit')
    // Its workers too: they hold the port.
    process.kill(-(relay.pid ?? 0), 'SIGKILL')
    await ended
  }
  await untilReady()
  return {
    url,
    publish: (events: readonly NostrEvent[]) => publishTo(url, events),
    kill,
    restart: async (): Promise<void> => {
      relay = launch()
      await untilReady()
    },
    stop: async (): Promise<void> => {
      if (relay.exitCode === null) await kill()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

export type RealRelay = Awaited<ReturnType<typeof startRelay>>
