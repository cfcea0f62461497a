import { print, UsageError, type Run } from './command.js'
import { ServerCall, type Json } from './server-call.js'
import { readText } from './read-text.js'

const kinds: Readonly<Record<string, string>> = { pre: 'pre_notice', final: 'final_notice' }

const need = (text: Readonly<Record<string, string | undefined>>, flag: string, what: string): string => {
  const value = text[flag]
  if (value === undefined) throw new UsageError(`Specify ${what}, with --${flag}.`)
  return value
}

const linesOf = (said: string): string[] =>
  said
    .split(/\n|\s*;\s*/u)
    .map((line) => line.trim())
    .filter((line) => line !== '')

export const run: Run = async (invocation) => {
  const { words, text, given } = invocation
  const [id, which = ''] = words
  const kind = kinds[which]
  if (id === undefined) throw new UsageError('Specify which screening.')
  if (kind === undefined) throw new UsageError('Specify which letter: pre or final.')
  const rights = text['rights']
  const body: Json = {
    kind,
    recipient: linesOf(need(text, 'to', 'to whom it goes')),
    sender: linesOf(need(text, 'from', 'who sends it')),
    contact: need(text, 'contact', 'where the person can ask'),
    signed_by: need(text, 'signed-by', 'who signs'),
    ...(text['position'] === undefined ? {} : { position: text['position'] }),
    ...(rights === undefined ? {} : { rights_text: readText(rights) }),
  }
  const server = new ServerCall(invocation)
  const path = `/screening/${encodeURIComponent(id)}/letters`
  if (given.has('json')) {
    print(JSON.stringify(await server.call('POST', path, body)))
    return 0
  }
  const file = text['file'] ?? `${id}-${kind}.pdf`
  await server.saveFile(file, path, 'application/pdf', body)
  return 0
}
