// Sends real calls and shows the same call as code.
import { showAnswer, showExample, showFailure } from './answer.js'
import { codeBlock, copyButton, el, newId } from './dom.js'
import { makeRequestForm } from './request-form.js'
import { languages } from './samples.js'
import { getLanguage, getToken, onLanguageChange, setLanguage } from './session.js'

const languageNames = Object.keys(languages)
const currentLanguage = () => (getLanguage() in languages ? getLanguage() : languageNames[0])

/** Arrow keys move between tabs, as everywhere. */
const moveByKey = (event, tabs) => {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
  if (step === undefined) return
  event.preventDefault()
  const next = tabs[(tabs.indexOf(event.target) + step + tabs.length) % tabs.length]
  next.click()
  next.focus()
}

/** The call in the chosen language. @returns {{ element: HTMLElement, update: () => void }} */
const makeSamples = (prepare) => {
  const panelId = newId('sample')
  const tabs = languageNames.map((name) =>
    el('button.tab', { type: 'button', role: 'tab', 'aria-controls': panelId, click: () => setLanguage(name) }, name),
  )
  const panel = el('div', { id: panelId, role: 'tabpanel' })
  const sample = () => languages[currentLanguage()](prepare())
  const update = () => {
    tabs.forEach((tab) => {
      const chosen = tab.textContent === currentLanguage()
      tab.setAttribute('aria-selected', String(chosen))
      tab.tabIndex = chosen ? 0 : -1
    })
    panel.setAttribute('aria-label', currentLanguage())
    panel.replaceChildren(codeBlock(`The call in ${currentLanguage()}`, sample()))
  }
  onLanguageChange(update)
  const list = el(
    'div.tabs',
    { role: 'tablist', 'aria-label': 'Language', keydown: (event) => moveByKey(event, tabs) },
    ...tabs,
  )
  return { element: el('div.samples', {}, el('div.tabs-row', {}, list, copyButton('the code', sample)), panel), update }
}

/** The token that was typed in; else the session of the console, where there is one. */
const proofOf = ({ needsToken }) => {
  if (!needsToken) return {}
  return getToken() === '' ? { 'rostra-console': '1' } : { Authorization: getToken() }
}

const send = (call, signal) =>
  fetch(call.url, {
    method: call.method,
    headers: { ...call.headers, ...proofOf(call) },
    body: call.body,
    signal,
    cache: 'no-store',
    credentials: call.needsToken && getToken() === '' ? 'same-origin' : 'omit',
  })

/** @returns {(running: boolean) => void} */
const makeButtons = (onStop) => {
  const sendButton = el('button.button.button-main', { type: 'submit' }, 'Send')
  const stopButton = el('button.button', { type: 'button', hidden: true, click: onStop }, 'Stop')
  const show = (running) => {
    const hadFocus = document.activeElement === stopButton
    sendButton.disabled = running
    stopButton.hidden = !running
    if (hadFocus && !running) sendButton.focus()
  }
  return { element: el('div.buttons', {}, sendButton, stopButton), show }
}

const sendOnKey = (form) => (event) => {
  if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) form.requestSubmit()
}

/**
 * @param {import('./spec.js').Operation} operation
 * @param {() => void} onTokenWanted leads to the token field
 */
export const tryIt = (operation, onTokenWanted) => {
  const request = makeRequestForm(operation)
  const samples = makeSamples(request.prepare)
  const panel = el('div.answer-panel')
  let running
  const buttons = makeButtons(() => running?.abort())

  const run = async () => {
    if (running !== undefined || request.showMistake()) return
    running = new AbortController()
    buttons.show(true)
    panel.replaceChildren(el('p.field-note', {}, 'Waiting for the answer …'))
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
  form.addEventListener('keydown', sendOnKey(form))
  samples.update()
  showExample(panel, operation.responses.find(({ status }) => status.startsWith('2')) ?? { contents: [] })
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
