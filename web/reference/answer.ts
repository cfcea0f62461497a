// What came back: status, time, size, headers and body.
import { announce, codeBlock, copyableCode, disclosure, el, present, type Child } from './dom.js'
import { readEvents, type StreamEvent } from './event-stream.js'
import { colouredJson, parseJson, pretty, shownExample } from './json-view.js'
import { sizeLabel, timeLabel } from './labels.js'
import type { Answer } from './spec.js'

const eventsShownMax = 200
const shownCharactersMax = 500_000

/** One of the values that the service found wrong. */
export interface ValueError {
  in: string
  pointer: string
  message: string
}

/** RFC 9457, as far as the page shows it. */
interface Problem {
  title?: string
  detail?: string
  type?: string
  code?: string
  errors?: ValueError[]
}

export interface AnswerContext {
  onTokenWanted: () => void
  onProblem: (errors: readonly ValueError[]) => void
}

const statusKind = (status: number): string => (status < 300 ? 'good' : status < 400 ? 'plain' : 'bad')

const statusLine = ({ status, statusText }: Response, ...facts: Child[]): HTMLElement =>
  el(
    'p.answer-status',
    {},
    el(`span.status.status-${statusKind(status)}`, {}, `${status} ${statusText}`.trim()),
    ...facts.map((fact) => el('span.fact', {}, fact)),
  )

const headersPart = (headers: Headers): HTMLElement => {
  const entries = [...headers]
  return disclosure(`${entries.length} response headers`, () =>
    el('dl.header-list', {}, ...entries.flatMap(([name, value]) => [el('dt', {}, name), el('dd', {}, value)])),
  )
}

const textPart = (text: string, label: string): Child[] => {
  const json = parseJson(text)
  const whole = json === undefined ? text : pretty(json.value)
  const shown = whole.slice(0, shownCharactersMax)
  return [
    copyableCode(label, 'the body', () => whole, ...(json ? colouredJson(shown) : [shown])),
    shown.length < whole.length && el('p.hint', {}, 'Only the beginning is shown. Copy takes all of it.'),
  ]
}

const filePart = (blob: Blob): HTMLElement => {
  const href = URL.createObjectURL(blob)
  return el('p', {}, el('a', { href, download: 'answer' }, `Save the file (${blob.type || 'unknown type'})`))
}

/** Only problems of this service lead to its pages; any other address is just text. */
const problemAddress = ({ code, type }: Problem): string | undefined => {
  if (code !== undefined) return `/docs/errors/${encodeURIComponent(code)}`
  return type?.startsWith(location.origin) === true ? type : undefined
}

const errorItem = ({ in: place, pointer, message }: ValueError): HTMLElement =>
  el('li', {}, el('code', {}, `${place} ${pointer}`), ' ', message)

const problemPart = (problem: Problem, hint: Child): HTMLElement => {
  const href = problemAddress(problem)
  const { errors = [], title = 'The call failed' } = problem
  // The detail sums the list up: beside the list it would say everything twice.
  const detail = errors.length > 0 ? '' : problem.detail
  return el(
    'div.problem',
    {},
    el('p', {}, el('strong', {}, `${title}.`), ' ', detail),
    errors.length > 0 && el('ul', {}, ...errors.map(errorItem)),
    hint,
    href !== undefined && el('p', {}, el('a', { href }, 'About this error')),
  )
}

const tokenHint = (onTokenWanted: () => void): HTMLElement =>
  el(
    'p',
    {},
    'Paste a token into the token field and send again. ',
    el('button.link-button', { type: 'button', click: onTokenWanted }, 'Go to the token field'),
  )

const isText = (type: string): boolean => type === '' || /^text\/|json|xml|javascript|yaml|csv/.test(type)

const problemIn = (status: number, text: string | undefined): Problem | undefined => {
  const value = status < 400 || text === undefined ? undefined : parseJson(text)?.value
  return typeof value === 'object' && value !== null ? value : undefined
}

const bodyPart = (blob: Blob, text: string | undefined): Child[] => {
  if (text === undefined) return [filePart(blob)]
  return text === '' ? [el('p.hint', {}, 'No body.')] : textPart(text, 'Body of the answer')
}

const showWhole = async (
  panel: HTMLElement,
  answer: Response,
  started: number,
  context: AnswerContext,
): Promise<void> => {
  const blob = await answer.blob()
  const took = timeLabel(performance.now() - started)
  const text = isText(answer.headers.get('content-type') ?? '') ? await blob.text() : undefined
  const problem = problemIn(answer.status, text)
  const hint = answer.status === 401 && tokenHint(context.onTokenWanted)
  panel.replaceChildren(
    ...present([
      statusLine(answer, took, sizeLabel(blob.size)),
      problem === undefined ? hint : problemPart(problem, hint),
      headersPart(answer.headers),
      ...bodyPart(blob, text),
    ]),
  )
  context.onProblem(problem?.errors ?? [])
  const advice = hint === false ? '' : ' Paste a token and send again.'
  announce(`Answer ${answer.status} ${answer.statusText}, ${took}, ${sizeLabel(blob.size)}.${advice}`)
}

const eventItem = ({ name, id, data }: StreamEvent): HTMLElement => {
  const json = parseJson(data)
  return el(
    'li',
    {},
    el(
      'p.event-head',
      {},
      el('strong', {}, name),
      id !== undefined && el('span.fact', {}, `id ${id}`),
      el('span.fact', {}, new Date().toLocaleTimeString()),
    ),
    codeBlock(`Event ${name}`, ...(json ? colouredJson(pretty(json.value)) : [data])),
  )
}

const isAbort = (error: unknown): boolean => error instanceof Error && error.name === 'AbortError'

const showEvents = async (
  panel: HTMLElement,
  answer: Response,
  stream: ReadableStream<Uint8Array<ArrayBuffer>>,
  started: number,
): Promise<void> => {
  const state = el('span.fact', {}, 'open')
  const list = el('ol.events')
  panel.replaceChildren(statusLine(answer, state), headersPart(answer.headers), list)
  announce(`Answer ${answer.status}. Events appear as they arrive.`)
  let count = 0
  const say = (ending: string): void => {
    const took = timeLabel(performance.now() - started)
    state.textContent = `${ending}, ${count} event${count === 1 ? '' : 's'}, ${took}`
  }
  try {
    for await (const event of readEvents(stream)) {
      count++
      list.append(eventItem(event))
      if (list.childElementCount > eventsShownMax) list.firstElementChild?.remove()
      say('open')
    }
    say('ended')
  } catch (error) {
    say(isAbort(error) ? 'stopped' : 'interrupted')
  }
  announce(`The stream is over: ${state.textContent}.`)
}

/** `started` is by performance.now(). */
export const showAnswer = (
  panel: HTMLElement,
  answer: Response,
  started: number,
  context: AnswerContext,
): Promise<void> => {
  const type = answer.headers.get('content-type') ?? ''
  return answer.ok && type.startsWith('text/event-stream') && answer.body !== null
    ? showEvents(panel, answer, answer.body, started)
    : showWhole(panel, answer, started, context)
}

export const showFailure = (panel: HTMLElement, error: unknown): void => {
  const message = error instanceof Error ? error.message : String(error)
  const text = isAbort(error) ? 'Stopped.' : `The call could not be sent: ${message}. Is the service running?`
  panel.replaceChildren(el(isAbort(error) ? 'p.hint' : 'p.problem', {}, text))
  announce(text)
}

/** What the description says an answer looks like, until a real one is there. */
export const showExample = (panel: HTMLElement, answer: Answer | undefined): void => {
  const content = answer?.contents.find(({ example }) => example !== undefined)
  if (answer === undefined || content === undefined)
    return panel.replaceChildren(el('p.hint', {}, 'Send the call to see its answer.'))
  panel.replaceChildren(
    el('p.answer-status', {}, el('span.status.status-plain', {}, answer.status), el('span.fact', {}, 'example')),
    ...present(textPart(shownExample(content.example), 'Example of an answer')),
  )
}
