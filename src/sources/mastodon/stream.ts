import { z } from 'zod'
import { Cache } from '../../kernel/cache.js'
import { listOf } from '../listed.js'
import { SocketStream, type StreamParts } from '../socket-stream.js'
import { mergeBatches, type SourceStream, type StreamedText, type StreamEvent } from '../stream.js'
import { Status } from './entities.js'
import { idOn, languageSaid, readWords, toContent } from './present.js'

interface Options extends StreamParts {
  /** Access tokens by server: no server lets strangers follow. */
  tokens: ReadonlyMap<string, string>
  now: () => number
  originOf: (host: string) => string
  /** Reads JSON of a server. */
  get: <T>(host: string, path: string, schema: z.ZodType<T>, signal: AbortSignal, version?: string) => Promise<T>
}

/** Times of posts are those of their own server: so far back they are read again. */
const overlapMs = 60_000
const pageItems = 40
const pagesMax = 100
/** More than a server shows in the time that is read again. */
const toldMax = 20_000

const Message = z.object({ event: z.string(), payload: z.string().optional() })
const Instance = z.object({ configuration: z.object({ urls: z.object({ streaming: z.string() }) }) })

const toPost = (status: Status, host: string, now: number): StreamEvent => {
  const read = (): StreamedText => ({
    ...readWords(status),
    languages: () => [languageSaid(status)].filter((language) => language !== null),
    toContent: () => toContent(status, host, now),
  })
  const timeUs = Math.min(status.created_at, now) * 1000
  return { kind: 'post', timeUs, authorId: idOn(status.account.id, host), contentId: idOn(status.id, host), read }
}

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** One message of the public stream; null for what is not about posts. */
const readMessage = (text: string, host: string, now: number): StreamEvent | null | undefined => {
  const message = Message.safeParse(parse(text))
  if (!message.success) return undefined
  const { event, payload = '' } = message.data
  if (event === 'delete') return { kind: 'removal', timeUs: now * 1000, contentId: idOn(payload, host) }
  if (event !== 'update' && event !== 'status.update') return null
  const status = Status.safeParse(parse(payload))
  return status.success ? toPost(status.data, host, now) : undefined
}

/**
 * Where a server says that it streams; only at an address of its own, for that is where the token is sent. The same is to be had as a
 * socket and, where something in between lets none through, as events over HTTP.
 */
const streamingUrl = async (
  host: string,
  isSocket: boolean,
  { get, originOf }: Options,
  signal: AbortSignal,
): Promise<string> => {
  const own = originOf(host).replace(/^http/, 'ws')
  const said = await get(host, 'instance', Instance, signal, 'v2').catch(() => undefined)
  const named = said?.configuration.urls.streaming ?? own
  const { hostname } = new URL(URL.canParse(named) ? named : own)
  const isOwn = hostname === new URL(own).hostname || hostname.endsWith(`.${host}`)
  const base = (isOwn ? named : own).replace(/\/+$/, '')
  return isSocket
    ? `${base.replace(/^http/, 'ws')}/api/v1/streaming?stream=public`
    : `${base.replace(/^ws/, 'http')}/api/v1/streaming/public`
}

/** One server. Its stream begins anew with every connection, so what was missed is read from its public timeline. */
const followServer = (
  host: string,
  token: string,
  options: Options,
  signal: AbortSignal,
): SocketStream<StreamEvent> => {
  const { get, now, log, pause, random } = options
  /** The same minute is read again and again: what was told once, and was not edited since, is not told again. */
  const told = new Cache<string, string>(toldMax)
  const isNew = ({ id, edited_at }: Status): boolean => told.get(id) !== (edited_at ?? '')
  const catchUp = async (timeUs: number): Promise<StreamEvent[]> => {
    const since = timeUs / 1000 - overlapMs
    const missed: Status[] = []
    let maxId: string | undefined
    for (let pages = 0; pages < pagesMax; pages++) {
      const query = new URLSearchParams({ limit: String(pageItems), ...(maxId === undefined ? {} : { max_id: maxId }) })
      const page = await get(host, `timelines/public?${query.toString()}`, listOf(Status), signal)
      missed.push(...page)
      const last = page.at(-1)
      if (last === undefined || last.id === maxId || page.every(({ created_at }) => created_at < since)) break
      maxId = last.id
    }
    const fresh = missed.filter((status) => status.created_at >= since && isNew(status))
    for (const { id, edited_at } of fresh) told.set(id, edited_at ?? '')
    return fresh.map((status) => toPost(status, host, now())).reverse()
  }
  let isSocket = true
  return new SocketStream<StreamEvent>({
    ...{ log, pause, random, catchUp },
    address: () => streamingUrl(host, isSocket, options, signal),
    onConnected: (isOpened) => {
      if (!isOpened) isSocket = !isSocket
    },
    headers: { authorization: `Bearer ${token}` },
    read: (text) => readMessage(text, host, now()),
    isBusy: false,
  })
}

/** Follows the public timeline of every server that a token is known for. */
export const createMastodonStream = (options: Options): SourceStream => ({
  covers: ({ handle }) => options.tokens.has(handle.slice(handle.lastIndexOf('@') + 1).toLowerCase()),
  batches: ({ timeUs }, signal) =>
    mergeBatches(
      [...options.tokens].map(([host, token]) => followServer(host, token, options, signal).batches(timeUs, signal)),
    ),
})
