import { FormatError } from '../read/raw-rows.js'
import type { ZipEntry } from '../read/zip.js'
import { titleHandle } from '../../../model/profile-url.js'
import { asList, asObject, asText, contentRow, creatorRow, marksIn, type ArchiveForm } from './archive.js'

const headBytes = 65_536
const open = new Set(['public_channel', 'public_supergroup'])

/** Name, kind and id of a chat stand before its messages. */
const headOf = async (entry: ZipEntry): Promise<{ name: string; type: string; id: string }> => {
  let head = ''
  for await (const chunk of await entry.open()) {
    head += Buffer.from(chunk).toString('utf8')
    if (head.length >= headBytes || head.includes('"messages"')) break
  }
  const text = (name: string): string => {
    const [, found] = new RegExp(`"${name}"\\s*:\\s*("(?:[^"\\\\]|\\\\.)*")`).exec(head) ?? []
    return found === undefined ? '' : (JSON.parse(found) as string)
  }
  return { name: text('name'), type: text('type'), id: /"id"\s*:\s*(-?\d+)/.exec(head)?.[1] ?? '' }
}

/** A text is a string, or a list of strings and of parts with a format. */
const plain = (text: unknown): string =>
  Array.isArray(text)
    ? text.map((part: unknown) => (typeof part === 'string' ? part : asText(asObject(part)['text']))).join('')
    : asText(text)

const typeOf = (message: Record<string, unknown>): string => {
  if (asText(message['forwarded_from']) !== '') return 'repost'
  if (message['reply_to_message_id'] !== undefined) return 'reply'
  if (/video|animation/.test(asText(message['media_type']))) return 'video'
  return message['photo'] === undefined ? 'text' : 'image'
}

/** A channel as Telegram Desktop exports it (JSON). It says neither views nor forwards nor the channel's handle. */
export const telegram: ArchiveForm = {
  id: 'telegram-channel',
  says: 'Channel export of Telegram Desktop',
  has: [/(^|\/)ChatExport_[^/]*\/result\.json$/],
  alone: { looks: [/"type"\s*:\s*"(?:(?:public|private)_(?:channel|supergroup|group)|personal_chat|bot_chat|saved_messages)"/, /"messages"\s*:\s*\[/], name: 'result.json' },
  rows: async function* (files, who) {
    const [entry] = files.list(/(^|\/)result\.json$/)
    if (entry === undefined) return
    const { name, type, id } = await headOf(entry)
    if (!open.has(type)) throw new FormatError('is not an export of a public channel or group of Telegram: other chats are not read')
    const handle = who.handle ?? titleHandle(name)
    if (handle === undefined) throw new FormatError('does not say whose channel it is: add --set handle=NAME')
    yield creatorRow(entry.name, { network: 'telegram', handle, external_id: id === '' ? undefined : id, name })
    for await (const { at, value } of files.objects(entry)) {
      const [text, seconds] = [plain(value['text']), Number(value['date_unixtime'])]
      if (!/messages(\[\])?$/.test(at) || asText(value['type']) !== 'message' || !(seconds > 0)) continue
      const likes = asList(value['reactions']).reduce((sum, { count }) => sum + (typeof count === 'number' ? count : 0), 0)
      const links = asList(value['text_entities']).flatMap((part) => (asText(part['type']) === 'link' ? [asText(part['text'])] : asText(part['href']) === '' ? [] : [asText(part['href'])]))
      yield contentRow(entry.name, {
        network: 'telegram', author: handle, author_external_id: id === '' ? undefined : id, content_id: `${who.handle ?? id}/${asText(value['id'])}`, type: typeOf(value), text, published_at: seconds * 1000,
        ...(value['reactions'] === undefined ? {} : { likes }), links: links.filter((link) => /^https?:/.test(link)), ...marksIn(text),
      })
    }
  },
} // prettier-ignore
