import { fork } from 'node:child_process'
import { once } from 'node:events'
import pg from 'pg'

export interface LocalNetwork {
  pdsUrl: string
  appViewUrl: string
  jetstreamUrl: string
  /** Resolves when the AppView knows everything the PDS knows. */
  settle: () => Promise<void>
  /** Throws every reader of the stream out. */
  dropStreams: () => Promise<void>
  takeDown: (did: string) => Promise<void>
  label: (label: { uri: string; cid: string; val: string }) => Promise<void>
  stop: () => Promise<void>
}

interface Message {
  ready?: { pdsUrl: string; appViewUrl: string; jetstreamUrl: string }
  id?: number
  error?: string
}

const administer = async (url: string, statement: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(statement)
  await client.end()
}

/** Starts a network with a database of its own, gone afterwards. */
export const startNetwork = async (): Promise<LocalNetwork> => {
  const serverUrl = process.env['DB_POSTGRES_URL'] ?? ''
  const name = `rostra_bluesky_${process.pid}`
  await administer(serverUrl, `drop database if exists ${name} with (force)`)
  await administer(serverUrl, `create database ${name}`)
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  const child = fork(new URL('network.mjs', import.meta.url), {
    env: { ...process.env, DB_POSTGRES_URL: url.href, LOG_ENABLED: 'false', NODE_ENV: 'test' },
    execArgv: ['--no-deprecation'],
  })
  const waiting = new Map<number, (message: Message) => void>()
  let count = 0
  const ready = new Promise<NonNullable<Message['ready']>>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`The network ended with ${code}.`)))
    child.on('message', (message: Message) => {
      if (message.ready !== undefined) resolve(message.ready)
      if (message.id !== undefined) waiting.get(message.id)?.(message)
    })
  })
  const act = (action: string, argument?: unknown): Promise<void> =>
    new Promise((resolve, reject) => {
      const id = ++count
      waiting.set(id, ({ error }) => (error === undefined ? resolve() : reject(new Error(error))))
      child.send({ id, action, argument })
    })
  return {
    ...(await ready),
    settle: () => act('settle'),
    dropStreams: () => act('dropStreams'),
    takeDown: (did) => act('takeDown', did),
    label: (label) => act('label', label),
    stop: async () => {
      const ended = once(child, 'exit')
      // Nothing of it is kept, and closing it may wait for readers that are gone.
      child.kill('SIGKILL')
      await ended
      await administer(serverUrl, `drop database ${name} with (force)`)
    },
  }
}
