import { readFileSync } from 'node:fs'
import { bold, note, print, UsageError, type Run } from './command.js'
import { ServerCall, textOf, type Json } from './server-call.js'
import { plain } from './terminal-text.js'

const line = (mark: string, said: Json): string =>
  `   ${mark} ${textOf(said['factor']).replaceAll('_', ' ')}: ${plain(textOf(said['evidence'] ?? said['why']))}`

export const run: Run = async (invocation) => {
  const { words, text, given } = invocation
  const said = text['file'] === undefined ? words.join(' ').trim() : readFileSync(text['file'], 'utf8').trim()
  if (said === '') throw new UsageError('Say what the campaign needs, or name a text file with --file.')
  const limit = text['limit'] === undefined ? 10 : Number(text['limit'])
  const answer = await new ServerCall(invocation).call('POST', '/brief-fit', { text: said, limit })
  if (given.has('json')) {
    print(JSON.stringify(answer))
    return 0
  }
  for (const each of answer['data'] as Json[]) {
    const bounds = `${textOf(each['low'])} to ${textOf(each['high'])}`
    print(
      bold(
        `${textOf(each['rank'])}. ${textOf(each['network'])}:${plain(textOf(each['handle']))}  ${textOf(each['fit'])} (${bounds})`,
      ),
    )
    for (const reason of each['reasons'] as Json[]) print(line('+', reason))
    for (const doubt of each['doubts'] as Json[]) print(line('-', doubt))
    for (const unknown of each['unknown'] as Json[]) print(line('?', unknown))
  }
  print(`${textOf(answer['considered'])} creators considered.`)
  const lost = (answer['brief'] as Json)['not_understood'] as string[]
  if (lost.length > 0) note(`Not understood: ${lost.join(', ')}`)
  return 0
}
