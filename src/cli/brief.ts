import { bold, note, print, UsageError, type Run } from './command.js'
import { listOf, partOf, ServerCall, textOf, textsOf, type Json } from './server-call.js'
import { plain } from './terminal-text.js'
import { readText } from './read-text.js'

const line = (mark: string, said: Json): string =>
  `   ${mark} ${textOf(said['factor']).replaceAll('_', ' ')}: ${plain(textOf(said['evidence'] ?? said['why']))}`

export const run: Run = async (invocation) => {
  const { words, text, given } = invocation
  const said = text['file'] === undefined ? words.join(' ').trim() : readText(text['file']).trim()
  if (said === '') throw new UsageError('Specify what the campaign needs, or name a text file with --file.')
  const limit = text['limit'] === undefined ? 10 : Number(text['limit'])
  const answer = await new ServerCall(invocation).call('POST', '/brief-fit', { text: said, limit })
  if (given.has('json')) {
    print(JSON.stringify(answer))
    return 0
  }
  for (const each of listOf(answer, 'data')) {
    const bounds = `${textOf(each['low'])} to ${textOf(each['high'])}`
    print(
      bold(
        `${textOf(each['rank'])}. ${textOf(each['network'])}:${plain(textOf(each['handle']))}  ${textOf(each['fit'])} (${bounds})`,
      ),
    )
    for (const reason of listOf(each, 'reasons')) print(line('+', reason))
    for (const doubt of listOf(each, 'doubts')) print(line('-', doubt))
    for (const unknown of listOf(each, 'unknown')) print(line('?', unknown))
  }
  print(`${textOf(answer['considered'])} creators considered.`)
  const lost = textsOf(partOf(answer, 'brief'), 'not_understood')
  if (lost.length > 0) note(`Not understood: ${lost.join(', ')}`)
  return 0
}
