// One operation: what it takes and gives on one side, a form to try it on the other.
import { copyableCode, disclosure, el, type Child } from './dom.js'
import { colouredJson, shownExample } from './json-view.js'
import { sizeLabel, timeLabel } from './labels.js'
import { inline, markdown } from './markdown.js'
import { methodBadge } from './method-badge.js'
import type { SchemaNode } from './openapi.js'
import { choiceList, schemaFacts, schemaTree } from './schema-tree.js'
import { choicesOf, expand, typeLabel } from './schema.js'
import type { Answer, Body, Content, Operation, Parameter } from './spec.js'
import { tryIt } from './try-it.js'

/** A path that may break after a slash, where readers expect it. */
const breakablePath = (path: string): Child[] =>
  path.split(/(?<=\/)/).flatMap((part, at) => (at > 0 ? [el('wbr'), part] : [part]))

const factPair = (label: string, value: Child): HTMLElement => el('div', {}, el('dt', {}, label), el('dd', {}, value))

const factsOf = ({ scope, limits, body, deprecated, needsToken }: Operation): HTMLElement =>
  el(
    'dl.operation-facts',
    {},
    needsToken && scope !== undefined && factPair('Scope', scope === 'any' ? 'any token' : el('code', {}, scope)),
    !needsToken && factPair('Token', 'not needed'),
    body && limits.body_bytes_max !== undefined && factPair('Body', `up to ${sizeLabel(limits.body_bytes_max)}`),
    limits.timeout_ms !== undefined && factPair('Time limit', timeLabel(limits.timeout_ms)),
    deprecated && factPair('Status', 'deprecated'),
  )

const separated = (facts: readonly Child[][]): Child[] =>
  facts.flatMap((fact, at) => (at > 0 ? [el('br'), ...fact] : fact))

const withoutDefault = (schema: SchemaNode): SchemaNode => {
  const { default: _default, ...rest } = expand(schema)
  return rest
}

const parameterRow = ({ name, in: place, required, schema, description }: Parameter): HTMLElement => {
  const { default: usual, description: general } = expand(schema)
  const text = description ?? general
  return el(
    'tr',
    {},
    el(
      'th',
      { scope: 'row' },
      el('code.property-name', {}, name),
      el('span.parameter-place', {}, place),
      required && el('span.required', {}, 'required'),
    ),
    el(
      'td',
      {},
      el('span.type', {}, typeLabel(schema)),
      el('span.fact', {}, ...separated(schemaFacts(withoutDefault(schema)))),
    ),
    el(
      'td.parameter-default',
      {},
      usual === undefined ? el('span.fact', {}, 'none') : el('code', {}, JSON.stringify(usual)),
    ),
    el('td', {}, text !== undefined && el('p.property-note', {}, ...inline(text)), choiceList(choicesOf(schema))),
  )
}

const table = (className: string, titles: readonly string[], rows: readonly Child[]): HTMLElement =>
  el(
    `table.table.bare.${className}`,
    {},
    el('thead', {}, el('tr', {}, ...titles.map((title) => el('th', { scope: 'col' }, title)))),
    el('tbody', {}, ...rows),
  )

const parametersPart = (parameters: readonly Parameter[]): Child[] => [
  el('h4', {}, 'Parameters'),
  table('parameters', ['Name', 'Type', 'Default', 'Description'], parameters.map(parameterRow)),
]

const examplePart = (example: unknown, label: string): Child => {
  if (example === undefined) return undefined
  const text = shownExample(example)
  return disclosure(label, () => copyableCode(label, 'the example', () => text, ...colouredJson(text)))
}

const textPart = (text: string | undefined): Child[] => (text === undefined ? [] : markdown(text))

const bodyPart = ({ required, type, schema, example, description }: Body): Child[] => [
  el('h4', {}, 'Request body'),
  ...textPart(description),
  schemaTree(schema, true, el('code', {}, type), !required && el('span.fact', {}, 'optional')),
  examplePart(example, 'Example body'),
]

const contentPart = ({ type, schema, example }: Content): Child[] => [
  schemaTree(schema, false, el('code', {}, type)),
  examplePart(example, 'Example answer'),
]

/** The text of an answer often just repeats the summary: once is enough. */
const answerPart = ({ status, description, contents }: Answer, summary: string): Child[] => [
  el('h4', {}, 'Answer ', el('span.status.status-good', {}, status)),
  ...(description === summary || description === '' ? [] : markdown(description)),
  ...contents.flatMap(contentPart),
  contents.length === 0 && el('p.hint', {}, 'No body.'),
]

/** "`code`: title and advice", paragraph by paragraph. */
const problemPattern = /^`(\w+)`:\s*(.+)$/s

const problemRows = ({ status, description }: Answer): HTMLElement[] =>
  description.split(/\n{2,}/).map((paragraph) => {
    const [, code, advice] = problemPattern.exec(paragraph) ?? []
    const name = code !== undefined && el('a', { href: `/docs/errors/${code}` }, el('code', {}, code))
    return el(
      'tr',
      {},
      el('th', { scope: 'row' }, status),
      el('td', {}, name),
      el('td', {}, ...inline(advice ?? paragraph)),
    )
  })

const problemsPart = (problems: readonly Answer[]): Child => {
  if (problems.length === 0) return undefined
  const statuses = problems.map(({ status }) => el('span.status.status-plain', {}, status))
  const [content] = problems.flatMap(({ contents }) => contents)
  return disclosure(el('span.error-statuses', {}, 'Errors ', ...statuses), () => [
    table('problems', ['Status', 'Code', 'What to do'], problems.flatMap(problemRows)),
    content && disclosure('The shape of every error', () => schemaTree(content.schema, false)),
  ])
}

const docsPart = (operation: Operation): HTMLElement => {
  const { parameters, body, responses, summary, description } = operation
  const usual = responses.filter(({ status }) => /^[123]/.test(status))
  const problems = responses.filter(({ status }) => !/^[123]/.test(status))
  return el(
    'div.operation-docs',
    {},
    ...textPart(description),
    factsOf(operation),
    ...(parameters.length > 0 ? parametersPart(parameters) : []),
    ...(body === undefined ? [] : bodyPart(body)),
    ...usual.flatMap((response) => answerPart(response, summary)),
    problemsPart(problems),
  )
}

/** The part that is there from the start: enough to read, to search and to jump to. */
const headPart = ({ id, method, path, summary, title }: Operation): Child[] => [
  el('h3.operation-title', {}, el('a', { href: `#${id}` }, summary || title)),
  el('p.operation-path', {}, methodBadge(method), ' ', el('code', {}, ...breakablePath(path))),
]

export interface OperationSection {
  section: HTMLElement
  /** Makes what is below the head, once. */
  render: () => void
}

export const operationSection = (operation: Operation, onTokenWanted: () => void): OperationSection => {
  const section = el(
    'section.operation.operation-pending',
    { id: operation.id, 'aria-label': operation.title, tabindex: -1 },
    ...headPart(operation),
  )
  const render = (): void => {
    if (!section.classList.contains('operation-pending')) return
    section.classList.remove('operation-pending')
    section.append(el('div.operation-columns', {}, docsPart(operation), tryIt(operation, onTokenWanted)))
  }
  return { section, render }
}
