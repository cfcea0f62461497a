import type { Delivery } from '../../../jobs/channels/rows.js'
import { eventWords, type Data, type EventText } from './event-words.js'
import { Speech } from './speech.js'

/** A message as the outbox writes it. */
interface Message {
  type: string
  timestamp: string
  subject: string
  data: Data
}

export const describeEvent = ({ type, data, subject }: Message, speech = new Speech()): EventText => {
  const told = eventWords[type]?.(data, { subject, speech }) ?? { title: `${type} ${subject}`, lines: [], path: null }
  const title = data['is_sample'] === true ? speech.say('Sample: {title}', { title: told.title }) : told.title
  return { ...told, title, lines: told.lines.filter((line) => line !== '') }
}

/** An address by itself, which can be followed. */
export const isAddress = (line: string): boolean => /^https?:\/\/\S+$/.test(line)

export interface Item extends EventText {
  /** When it happened, in words. */
  at: string
  /** Where more is shown; null unless the service knows its own address. */
  link: string | null
}

/** The events of one message, oldest first. */
export const itemsOf = (
  deliveries: readonly Pick<Delivery, 'body'>[],
  publicUrl: string | undefined,
  speech = new Speech(),
): Item[] =>
  deliveries.map(({ body }) => {
    const message = JSON.parse(body) as Message
    const told = describeEvent(message, speech)
    const link = publicUrl === undefined || told.path === null ? null : publicUrl + told.path
    return { ...told, at: speech.time(message.timestamp), link }
  })

/** The one line above everything. */
export const headline = (items: readonly Item[], speech = new Speech()): string => {
  const first = items[0]?.title ?? ''
  return items.length === 1 ? first : speech.say('{count} events: {first} and more', { count: items.length, first })
}
