import { bold, print, UsageError, type Invocation, type Run } from './command.js'
import { ServerCall, textOf, textsOf, type Json } from './server-call.js'

const actions: Readonly<Record<string, string>> = {
  flag: 'flag',
  unflag: 'unflag',
  confirm: 'confirm',
  relabel: 'relabel',
  severity: 'set_severity',
  note: 'note',
}

const toBody = (action: string, items: string[], { text }: Invocation): Json => {
  if (items.length === 0) throw new UsageError('Specify which items, by id.')
  if (text['reason'] === undefined) throw new UsageError('Specify why, with --reason.')
  if (action === 'note' && text['note'] === undefined)
    throw new UsageError('Specify the note, with --note. An empty one removes it.')
  if (action === 'set_severity' && text['severity'] === undefined)
    throw new UsageError('Specify how grave, with --severity. none takes it back.')
  const severity = text['severity'] === 'none' ? null : (text['severity'] ?? null)
  const categories = (text['category'] ?? '').split(',').filter((each) => each !== '')
  return {
    content_ids: items,
    action,
    reason: text['reason'],
    ...(categories.length === 0 ? {} : { categories: categories.map((category) => ({ category, severity })) }),
    ...(action === 'set_severity' ? { severity } : {}),
    ...(action === 'note' ? { note: text['note'] === '' ? null : text['note'] } : {}),
    ...(text['reviewer'] === undefined ? {} : { reviewer: text['reviewer'] }),
  }
}

const scored = (side: unknown): string => {
  const { score, level } = side as Json
  return `${textOf(score, 'not scored')} (${textOf(level, 'no level')})`
}

export const run: Run = async (invocation) => {
  const { words, text, given } = invocation
  const [id, action = '', ...items] = words
  if (id === undefined) throw new UsageError('Specify which screening.')
  const server = new ServerCall(invocation)
  const path = `/screening/${encodeURIComponent(id)}`
  if (action === 'sign') {
    if (text['reviewer'] === undefined) throw new UsageError('Specify who signs, with --reviewer.')
    const signed = await server.call('POST', `${path}/sign-off`, { reviewer: text['reviewer'] })
    print(given.has('json') ? JSON.stringify(signed) : `The review is now: ${textOf(signed['status'])}.`)
    return 0
  }
  const known = actions[action]
  if (known === undefined && action !== 'undo')
    throw new UsageError(`Specify what to do: ${[...Object.keys(actions), 'undo', 'sign'].join(', ')}.`)
  const answer =
    known === undefined
      ? await server.call(
          'POST',
          `${path}/contents/undo`,
          text['reason'] === undefined ? {} : { reason: text['reason'] },
        )
      : await server.call('PATCH', `${path}/contents`, toBody(known, items, invocation))
  if (given.has('json')) print(JSON.stringify(answer))
  else
    print(
      `${textsOf(answer, 'changed').length} changed. ${bold(`Score ${scored(answer['before'])} → ${scored(answer['after'])}`)}`,
    )
  return 0
}
