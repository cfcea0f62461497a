// What came back: status, time, size, headers and body.
import { announce, codeBlock, copyButton, disclosure, el } from './dom.js'
import { readEvents } from './event-stream.js'
import { colouredJson, pretty } from './json-view.js'

const eventsShownMax = 200
const shownCharactersMax = 500_000

export const sizeLabel = (bytes) => {
  if (bytes < 1024) return `${bytes} B`
  const [amount, unit] = bytes < 1024 ** 2 ? [bytes / 1024, 'KiB'] : [bytes / 1024 ** 2, 'MiB']
  return `${Number(amount.toFixed(1))} ${unit}`
}

export const timeLabel = (ms) => {
  if (ms < 1000) return `${Math.round(ms)} ms`
  return ms < 120_000 ? `${Number((ms / 1000).toFixed(1))} s` : `${Number((ms / 60_000).toFixed(1))} min`
}

const statusKind = (status) => (status < 300 ? 'good' : status < 400 ? 'plain' : 'bad')

const statusLine = (answer, ...facts) =>
  el(
    'p.answer-status',
    {},
    el(`span.status.status-${statusKind(answer.status)}`, {}, `${answer.status} ${answer.statusText}`.trim()),
    ...facts.map((fact) => el('span.facts', {}, fact)),
  )

const headersPart = (headers) => {
  const entries = [...headers]
  const rows = () => entries.flatMap(([name, value]) => [el('dt', {}, name), el('dd', {}, value)])
  return disclosure('more', `${entries.length} response headers`, () => el('dl.header-list', {}, ...rows()))
}

const parseJson = (text) => {
  try {
    return { value: JSON.parse(text) }
  } catch {
    return undefined
  }
}

const textPart = (text, label = 'Body of the answer') => {
  const json = parseJson(text)
  const shown = (json === undefined ? text : pretty(json.value)).slice(0, shownCharactersMax)
  const cut = shown.length === shownCharactersMax
  return [
    el(
      'div.code-frame',
      {},
      copyButton('the body', () => (json === undefined ? text : pretty(json.value))),
      codeBlock(label, ...(json ? colouredJson(shown) : [shown])),
    ),
    cut && el('p.field-note', {}, 'Only the beginning is shown. Copy takes all of it.'),
  ]
}

const filePart = (blob) => {
  const href = URL.createObjectURL(blob)
  return el('p', {}, el('a', { href, download: 'answer' }, `Save the file (${blob.type || 'unknown type'})`))
}

/** Only problems of this service lead to its pages; any other address is just text. */
const problemAddress = ({ code, type }) => {
  if (typeof code === 'string') return `/docs/errors/${encodeURIComponent(code)}`
  return typeof type === 'string' && type.startsWith(location.origin) ? type : undefined
}

const errorItem = ({ in: place, pointer, message }) => el('li', {}, el('code', {}, `${place} ${pointer}`), ' ', message)

const problemPart = (problem, askForToken) => {
  const href = problemAddress(problem)
  const errors = Array.isArray(problem.errors) ? problem.errors : []
  // The detail sums the list up: beside the list it would say everything twice.
  const detail = errors.length > 0 ? '' : (problem.detail ?? '')
  return el(
    'div.problem',
    {},
    el('p', {}, el('strong', {}, `${problem.title ?? 'The call failed'}.`), ' ', detail),
    errors.length > 0 && el('ul', {}, ...errors.map(errorItem)),
    askForToken,
    href && el('p', {}, el('a', { href }, 'About this error')),
  )
}

const tokenHint = (onTokenWanted) =>
  el(
    'p',
    {},
    'Paste a token into the token field and send again. ',
    el('button.button.button-quiet', { type: 'button', click: onTokenWanted }, 'Go to the token field'),
  )

const isText = (type) => type === '' || /^text\/|json|xml|javascript|yaml|csv/.test(type)

const showWhole = async (panel, answer, started, context) => {
  const blob = await answer.blob()
  const took = timeLabel(performance.now() - started)
  const type = answer.headers.get('content-type') ?? ''
  const text = isText(type) ? await blob.text() : undefined
  const problem = text !== undefined && answer.status >= 400 ? parseJson(text)?.value : undefined
  const hint = answer.status === 401 && tokenHint(context.onTokenWanted)
  panel.replaceChildren(
    statusLine(answer, took, sizeLabel(blob.size)),
    ...[
      problem && typeof problem === 'object' ? problemPart(problem, hint) : hint,
      headersPart(answer.headers),
      ...(text === undefined ? [filePart(blob)] : text === '' ? [el('p.field-note', {}, 'No body.')] : textPart(text)),
    ].filter(Boolean),
  )
  context.onProblem(Array.isArray(problem?.errors) ? problem.errors : [])
  announce(
    `Answer ${answer.status} ${answer.statusText}, ${took}, ${sizeLabel(blob.size)}.${hint ? ' Paste a token and send again.' : ''}`,
  )
}

const eventItem = ({ name, id, data }) => {
  const json = parseJson(data)
  return el(
    'li',
    {},
    el(
      'p.event-head',
      {},
      el('strong', {}, name),
      id !== undefined && el('span.facts', {}, `id ${id}`),
      el('span.facts', {}, new Date().toLocaleTimeString()),
    ),
    codeBlock(`Event ${name}`, ...(json ? colouredJson(pretty(json.value)) : [data])),
  )
}

const showEvents = async (panel, answer, started) => {
  const state = el('span.facts', {}, 'open')
  const list = el('ol.events')
  panel.replaceChildren(statusLine(answer, state), headersPart(answer.headers), list)
  announce(`Answer ${answer.status}. Events appear as they arrive.`)
  let count = 0
  const say = (ending) =>
    (state.textContent = `${ending}, ${count} event${count === 1 ? '' : 's'}, ${timeLabel(performance.now() - started)}`)
  try {
    for await (const event of readEvents(answer.body)) {
      count++
      list.append(eventItem(event))
      if (list.childElementCount > eventsShownMax) list.firstElementChild.remove()
      say('open')
    }
    say('ended')
  } catch (error) {
    say(error.name === 'AbortError' ? 'stopped' : 'broken off')
  }
  announce(`The stream is over: ${state.textContent}.`)
}

/** @param {HTMLElement} panel @param {Response} answer @param {number} started by performance.now() */
export const showAnswer = (panel, answer, started, context) => {
  const type = answer.headers.get('content-type') ?? ''
  if (answer.ok && type.startsWith('text/event-stream')) return showEvents(panel, answer, started)
  return showWhole(panel, answer, started, context)
}

export const showFailure = (panel, error) => {
  const stopped = error.name === 'AbortError'
  const text = stopped ? 'Stopped.' : `The call could not be sent: ${error.message}. Is the service running?`
  panel.replaceChildren(el(stopped ? 'p.field-note' : 'p.problem', {}, text))
  announce(text)
}

/** What the description says an answer looks like, until a real one is there. */
export const showExample = (panel, { status, contents }) => {
  const content = contents.find(({ example }) => example !== undefined)
  if (content === undefined) return panel.replaceChildren(el('p.field-note', {}, 'Send the call to see its answer.'))
  const text = typeof content.example === 'string' ? content.example : pretty(content.example)
  panel.replaceChildren(
    el('p.answer-status', {}, el('span.status.status-plain', {}, status), el('span.facts', {}, 'example')),
    ...textPart(text, 'Example of an answer').filter(Boolean),
  )
}
