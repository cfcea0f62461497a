// Sends real calls and shows the same call as code.
import { ownPage } from '../session.js'
import { showAnswer, showExample, showFailure } from './answer.js'
import { codeBlock, copyButton, el, newId } from './dom.js'
import { makeRequestForm } from './request-form.js'
import { languages, type Prepared } from './samples.js'
import { sampleLanguage, token } from './session.js'
import type { Operation } from './spec.js'

const languageNames = [...languages.keys()]
const currentLanguage = (): string => (languages.has(sampleLanguage.get()) ? sampleLanguage.get() : 'curl')

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 }

/** Arrow keys move between tabs, as everywhere. */
const moveByKey = (event: KeyboardEvent, tabs: readonly HTMLElement[]): void => {
  const step = steps[event.key]
  if (step === undefined) return
  event.preventDefault()
  const at = tabs.findIndex((tab) => tab === event.target)
  const next = tabs[(at + step + tabs.length) % tabs.length]
  next?.click()
  next?.focus()
}

/** The call in the chosen language. */
const makeSamples = (prepare: () => Prepared): { element: HTMLElement; update: () => void } => {
  const panelId = newId('sample')
  const tabs = languageNames.map((name) =>
    el(
      'button.tab',
      { type: 'button', role: 'tab', 'aria-controls': panelId, click: () => sampleLanguage.set(name) },
      name,
    ),
  )
  const panel = el('div', { id: panelId, role: 'tabpanel' })
  const sample = (): string => languages.get(currentLanguage())?.(prepare()) ?? ''
  const update = (): void => {
    for (const tab of tabs) {
      const chosen = tab.textContent === currentLanguage()
      tab.setAttribute('aria-selected', String(chosen))
      tab.tabIndex = chosen ? 0 : -1
    }
    panel.setAttribute('aria-label', currentLanguage())
    panel.replaceChildren(codeBlock(`The call in ${currentLanguage()}`, sample()))
  }
  sampleLanguage.listen(update)
  const list = el(
    'div.tabs',
    { role: 'tablist', 'aria-label': 'Language', keydown: (event) => moveByKey(event, tabs) },
    ...tabs,
  )
  return { element: el('div.samples', {}, el('div.tabs-row', {}, list, copyButton('the code', sample)), panel), update }
}

/** The token that was typed in; else the session of the console, where there is one. */
const proofOf = ({ needsToken }: Prepared): Record<string, string> => {
  if (!needsToken) return {}
  return token.get() === '' ? ownPage : { Authorization: token.get() }
}

const send = (call: Prepared, signal: AbortSignal): Promise<Response> =>
  fetch(call.url, {
    method: call.method,
    headers: { ...call.headers, ...proofOf(call) },
    ...(call.body !== undefined && { body: call.body }),
    signal,
    cache: 'no-store',
    credentials: call.needsToken && token.get() === '' ? 'same-origin' : 'omit',
  })

const makeButtons = (onStop: () => void): { element: HTMLElement; show: (running: boolean) => void } => {
  const sendButton = el('button.button.primary', { type: 'submit' }, 'Send')
  const stopButton = el('button.button', { type: 'button', hidden: true, click: onStop }, 'Stop')
  const show = (running: boolean): void => {
    const hadFocus = document.activeElement === stopButton
    sendButton.disabled = running
    stopButton.hidden = !running
    if (hadFocus && !running) sendButton.focus()
  }
  return { element: el('div.row', {}, sendButton, stopButton), show }
}

/** `onTokenWanted` leads to the token field. */
export const tryIt = (operation: Operation, onTokenWanted: () => void): HTMLElement => {
  const request = makeRequestForm(operation)
  const samples = makeSamples(request.prepare)
  const panel = el('div.answer-panel')
  let running: AbortController | undefined
  const buttons = makeButtons(() => running?.abort())

  const run = async (): Promise<void> => {
    if (running !== undefined || request.showMistake()) return
    running = new AbortController()
    buttons.show(true)
    panel.replaceChildren(el('p.hint', {}, 'Waiting for the answer …'))
    request.complain([])
    const started = performance.now()
    try {
      const answer = await send(request.prepare(), running.signal)
      await showAnswer(panel, answer, started, { onTokenWanted, onProblem: request.complain })
    } catch (error) {
      showFailure(panel, error)
    }
    running = undefined
    buttons.show(false)
  }

  const form = el(
    'form.request-form',
    { 'aria-label': `Try ${operation.title}`, input: samples.update },
    ...request.parts,
    buttons.element,
  )
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    void run()
  })
  form.addEventListener('keydown', (event) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) form.requestSubmit()
  })
  samples.update()
  showExample(
    panel,
    operation.responses.find(({ status }) => status.startsWith('2')),
  )
  return el(
    'div.try-it',
    {},
    el('h4', {}, 'Try it'),
    form,
    el('h4', {}, 'Code'),
    samples.element,
    el('h4', {}, 'Answer'),
    panel,
  )
}
