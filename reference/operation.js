// One operation: what it takes and gives on one side, a form to try it on the other.
import { sizeLabel, timeLabel } from './answer.js'
import { codeBlock, copyButton, disclosure, el } from './dom.js'
import { colouredJson, pretty } from './json-view.js'
import { inline, markdown } from './markdown.js'
import { choiceList, schemaFacts, schemaTree } from './schema-tree.js'
import { choicesOf, expand, typeLabel } from './schema.js'
import { tryIt } from './try-it.js'

export const methodBadge = (method) => el(`span.method.method-${method.toLowerCase()}`, {}, method)

/** A path that may break after a slash, where readers expect it. */
const breakablePath = (path) => path.split(/(?<=\/)/).flatMap((part, at) => (at > 0 ? [el('wbr'), part] : [part]))

const factPair = (label, ...value) => el('div', {}, el('dt', {}, label), el('dd', {}, ...value))

const scopeText = (scope) => (scope === 'any' ? ['any token'] : [el('code', {}, scope)])

const factsOf = ({ scope, limits, body, deprecated, needsToken }) =>
  el(
    'dl.operation-facts',
    {},
    needsToken && scope !== undefined && factPair('Scope', ...scopeText(scope)),
    !needsToken && factPair('Token', 'not needed'),
    body && limits.body_bytes_max !== undefined && factPair('Body', `up to ${sizeLabel(limits.body_bytes_max)}`),
    limits.timeout_ms !== undefined && factPair('Time limit', timeLabel(limits.timeout_ms)),
    deprecated && factPair('Status', 'deprecated'),
  )

const parameterNotes = ({ schema, description }) => {
  const text = description ?? expand(schema).description
  const choices = choicesOf(schema)
  return [text && el('p.property-note', {}, ...inline(text)), choices.length > 0 && choiceList(choices)]
}

const separated = (facts) => facts.flatMap((fact, at) => (at > 0 ? [el('br'), ...fact] : fact))

const withoutDefault = (schema) => {
  const { default: _default, ...rest } = expand(schema)
  return rest
}

const parameterRow = (parameter) => {
  const { default: usual } = expand(parameter.schema)
  return el(
    'tr',
    {},
    el(
      'th',
      { scope: 'row' },
      el('code.property-name', {}, parameter.name),
      el('span.parameter-place', {}, parameter.in),
      parameter.required && el('span.required', {}, 'required'),
    ),
    el(
      'td',
      {},
      el('span.type', {}, typeLabel(parameter.schema)),
      el('span.facts', {}, ...separated(schemaFacts(withoutDefault(parameter.schema)))),
    ),
    el(
      'td.parameter-default',
      {},
      usual === undefined ? el('span.facts', {}, 'none') : el('code', {}, JSON.stringify(usual)),
    ),
    el('td', {}, ...parameterNotes(parameter)),
  )
}

const parametersPart = (parameters) => {
  const head = ['Name', 'Type', 'Default', 'Description'].map((label) => el('th', { scope: 'col' }, label))
  const body = el('tbody', {}, ...parameters.map(parameterRow))
  const table = el('table.parameters', {}, el('thead', {}, el('tr', {}, ...head)), body)
  return [el('h4', {}, 'Parameters'), table]
}

const examplePart = (example, label) => {
  const text = typeof example === 'string' ? example : pretty(example)
  return disclosure('more', label, () =>
    el(
      'div.code-frame',
      {},
      copyButton('the example', () => text),
      codeBlock(label, ...colouredJson(text)),
    ),
  )
}

const bodyPart = ({ required, type, schema, example, description }) => [
  el('h4', {}, 'Request body'),
  ...(description ? markdown(description) : []),
  schemaTree(schema, true, el('code', {}, type), !required && el('span.facts', {}, 'optional')),
  example !== undefined && examplePart(example, 'Example body'),
]

const contentPart = ({ type, schema, example }) => [
  schemaTree(schema, false, el('code', {}, type)),
  example !== undefined && examplePart(example, 'Example answer'),
]

/** The text of an answer often just repeats the summary: once is enough. */
const answerPart = ({ status, description, contents }, summary) => [
  el('h4', {}, 'Answer ', el('span.status.status-good', {}, status)),
  ...(description === summary || description === '' ? [] : markdown(description)),
  ...contents.flatMap(contentPart),
  contents.length === 0 && el('p.field-note', {}, 'No body.'),
]

/** "`code`: title and advice", paragraph by paragraph. */
const problemPattern = /^`(\w+)`:\s*(.+)$/s

const problemRows = ({ status, description }) =>
  description.split(/\n{2,}/).map((paragraph) => {
    const [, code, advice] = problemPattern.exec(paragraph) ?? []
    const name = code === undefined ? [] : [el('a', { href: `/docs/errors/${code}` }, el('code', {}, code))]
    return el(
      'tr',
      {},
      el('th', { scope: 'row' }, status),
      el('td', {}, ...name),
      el('td', {}, ...inline(advice ?? paragraph)),
    )
  })

const problemsPart = (problems) => {
  const label = [`Errors `, ...problems.map(({ status }) => el('span.status.status-plain', {}, status))]
  const schema = problems.flatMap(({ contents }) => contents).find((content) => content.schema)?.schema
  return disclosure('more', el('span.error-statuses', {}, ...label), () =>
    [
      el(
        'table.problems',
        {},
        el(
          'thead',
          {},
          el('tr', {}, ...['Status', 'Code', 'What to do'].map((text) => el('th', { scope: 'col' }, text))),
        ),
        el('tbody', {}, ...problems.flatMap(problemRows)),
      ),
      schema && disclosure('more', 'The shape of every error', () => schemaTree(schema, false)),
    ].filter(Boolean),
  )
}

const docsPart = (operation) => {
  const { parameters, body, responses, summary, description } = operation
  const usual = responses.filter(({ status }) => /^[123]/.test(status))
  const problems = responses.filter(({ status }) => !/^[123]/.test(status))
  const parts = [
    ...(description ? markdown(description) : []),
    factsOf(operation),
    ...(parameters.length > 0 ? parametersPart(parameters) : []),
    ...(body ? bodyPart(body) : []),
    ...usual.flatMap((response) => answerPart(response, summary)),
    problems.length > 0 && problemsPart(problems),
  ]
  return el('div.docs', {}, ...parts)
}

/** The part that is there from the start: enough to read, to search and to jump to. */
const headPart = ({ id, method, path, summary, title }) => [
  el('h3.operation-title', {}, el('a', { href: `#${id}` }, summary || title)),
  el('p.operation-path', {}, methodBadge(method), ' ', el('code', {}, ...breakablePath(path))),
]

/**
 * A section with its head; the rest is made when `render` is called.
 * @param {import('./spec.js').Operation} operation
 */
export const operationSection = (operation, onTokenWanted) => {
  const section = el(
    'section.operation.operation-pending',
    { id: operation.id, 'aria-label': operation.summary || operation.title, tabindex: -1 },
    ...headPart(operation),
  )
  const render = () => {
    if (!section.classList.contains('operation-pending')) return
    section.classList.remove('operation-pending')
    section.append(el('div.columns', {}, docsPart(operation), tryIt(operation, onTokenWanted)))
  }
  return { section, render }
}
