// A schema as a tree that opens where the reader wants to know more.
import { el, present, type Child } from './dom.js'
import { inline } from './markdown.js'
import type { SchemaNode } from './openapi.js'
import {
  alternativesOf,
  choicesOf,
  constraintsOf,
  expand,
  itemsOf,
  mapValueOf,
  patternsOf,
  typeLabel,
} from './schema.js'
import { refName, resolve } from './spec.js'

const choicesShown = 16

const choiceCodes = (values: readonly unknown[]): Child[] =>
  values.flatMap((value) => [el('code', {}, typeof value === 'string' ? value : JSON.stringify(value)), ' '])

/** The values of a closed list, if there is one; a long one shows its beginning first. */
export const choiceList = (values: readonly unknown[]): Child => {
  if (values.length === 0) return undefined
  const list = el('p.choices', {}, 'One of ', ...choiceCodes(values.slice(0, choicesShown)))
  const rest = values.slice(choicesShown)
  if (rest.length === 0) return list
  const more = el('button.link-button', { type: 'button' }, `and ${rest.length} more`)
  more.addEventListener('click', () => more.replaceWith(...present(choiceCodes(rest))))
  list.append(more)
  return list
}

/** What may be said of any value: its limits, its default, its pattern. Each is what stands between two commas. */
export const schemaFacts = (node: SchemaNode): Child[][] => {
  const schema = expand(node)
  const words = constraintsOf(node)
  const patterns = patternsOf(node).map((pattern): Child[] => ['matches ', el('code', {}, pattern)])
  return [
    ...(words.length > 0 ? [[words.join(', ')]] : []),
    ...(schema.default === undefined ? [] : [['default ', el('code', {}, JSON.stringify(schema.default))]]),
    ...patterns,
  ]
}

const factLine = (node: SchemaNode): Child => {
  const facts = schemaFacts(node)
  return facts.length > 0 && el('span.fact', {}, ...facts.flatMap((fact, at) => (at > 0 ? [', ', ...fact] : fact)))
}

/** What identifies an alternative: the property that has one value only, else its type. */
const alternativeLabel = (node: SchemaNode, at: number): string => {
  const schema = expand(node)
  const told = Object.entries(schema.properties ?? {}).find(([, property]) => 'const' in expand(property))
  const label = refName(node) ?? schema.title ?? typeLabel(node)
  const mark = told === undefined ? '' : ` with ${told[0]} ${JSON.stringify(expand(told[1]).const)}`
  return `${at + 1}. ${label}${mark}`
}

interface Row {
  name: string
  node: SchemaNode
  kind: 'alternative' | 'key' | 'property'
  required?: boolean
}

// A schema may refer to itself without a property in between: a JSON value is text, or a list of JSON values.
const lookAheadMax = 6

const alternativeRows = (schema: SchemaNode, depth: number): Row[] => {
  const alternatives = alternativesOf(schema) ?? []
  if (alternatives.length < 2 || choicesOf(schema).length > 0) return []
  const shaped = alternatives.some((node) => rowsOf(expand(node), depth + 1).length > 0)
  return shaped ? alternatives.map((node, at) => ({ name: alternativeLabel(node, at), node, kind: 'alternative' })) : []
}

const rowsOf = (schema: SchemaNode, depth = 0): Row[] => {
  if (depth > lookAheadMax) return []
  const alternatives = alternativeRows(schema, depth)
  if (alternatives.length > 0) return alternatives
  if (schema.prefixItems) return schema.prefixItems.map((node, at) => ({ name: String(at), node, kind: 'key' }))
  // An array has no row of its own for its items: opening it shows what one item holds.
  const items = itemsOf(schema)
  if (items !== undefined) return rowsOf(expand(items), depth + 1)
  const properties = Object.entries(schema.properties ?? {}).map(([name, node]): Row => ({
    name,
    node,
    kind: 'property',
    required: schema.required?.includes(name) ?? false,
  }))
  const value = mapValueOf(schema)
  return value === undefined ? properties : [...properties, { name: 'any key', node: value, kind: 'key' }]
}

/** What a node stands for without being a level of its own: a reference's target, parts, "or null", items. */
const stepsThrough = (node: SchemaNode): SchemaNode[] => {
  const schema = resolve(node)
  const alternatives = alternativesOf(schema) ?? []
  const items = itemsOf(schema)
  return [
    ...(schema.allOf ?? []),
    ...(alternatives.length === 1 ? alternatives : []),
    ...(items === undefined ? [] : [items]),
  ]
}

/** The references a node goes through before its rows appear. */
const refsThrough = (node: SchemaNode, seen: readonly string[] = []): readonly string[] => {
  if (node.$ref !== undefined && seen.includes(node.$ref)) return seen
  const own = node.$ref === undefined ? seen : [...seen, node.$ref]
  return stepsThrough(node).reduce((refs, step) => refsThrough(step, refs), own)
}

/** Of what is sent, what must be there is the news; of what comes back, what may be missing. */
const presenceMark = ({ kind, required }: Row, sent: boolean): Child => {
  if (kind !== 'property' || required !== sent) return false
  return sent ? el('span.required', {}, 'required') : el('span.fact', {}, 'may be missing')
}

const rowHead = (row: Row, recursive: boolean, sent: boolean): Child[] => [
  el(row.kind === 'property' ? 'code.property-name' : 'span.property-name', {}, row.name),
  ' ',
  row.kind !== 'alternative' && el('span.type', {}, typeLabel(row.node)),
  recursive && el('span.fact', {}, ' as above'),
  presenceMark(row, sent),
  ' ',
  factLine(row.node),
]

const rowNotes = ({ node }: Row): Child[] => {
  const { description, deprecated } = expand(node)
  return [
    deprecated === true && el('p.property-note', {}, el('strong', {}, 'Deprecated.')),
    description !== undefined && el('p.property-note', {}, ...inline(description)),
    choiceList(choicesOf(node)),
  ]
}

const rowItem = (row: Row, trail: readonly string[], sent: boolean, open: boolean): HTMLElement => {
  const refs = refsThrough(row.node)
  const recursive = refs.some((ref) => trail.includes(ref))
  const inner = recursive ? [] : rowsOf(expand(row.node))
  if (inner.length === 0)
    return el('li.property', {}, el('div.property-head', {}, ...rowHead(row, recursive, sent)), ...rowNotes(row))
  const summary = el('summary', {}, el('span.property-head', {}, ...rowHead(row, false, sent)))
  const details = el('details', { open }, summary, ...rowNotes(row))
  const fill = (): void => {
    if (details.open && listIn(details) === null) details.append(rowList(inner, [...trail, ...refs], sent))
  }
  details.addEventListener('toggle', fill)
  fill()
  return el('li.property.property-nested', {}, details)
}

/** A short outer object (a page of results) is only a wrapping: what it holds is shown at once. */
const opensAtOnce = (rows: readonly Row[], trail: readonly string[]): boolean => trail.length <= 1 && rows.length <= 3

const rowList = (
  rows: readonly Row[],
  trail: readonly string[],
  sent: boolean,
  outermost = false,
): HTMLUListElement => {
  const open = outermost && opensAtOnce(rows, trail)
  return el('ul.properties', {}, ...rows.map((row) => rowItem(row, trail, sent, open)))
}

const listIn = (details: HTMLDetailsElement): HTMLUListElement | null => details.querySelector('ul')

// Deeper than anybody reads; above all, a promise that opening everything ends.
const openDepthMax = 10

/** Opens or closes every branch. What refers to itself is a leaf. */
const openAll = (tree: HTMLUListElement, open: boolean, depth = 0): void => {
  if (depth > openDepthMax) return
  for (const details of tree.querySelectorAll<HTMLDetailsElement>(':scope > li > details')) {
    details.open = open
    // The browser says that it was opened later than the branch is needed.
    if (open) details.dispatchEvent(new Event('toggle'))
    const inner = listIn(details)
    if (inner !== null) openAll(inner, open, depth + 1)
  }
}

const openAllButton = (tree: HTMLUListElement): HTMLButtonElement => {
  const button = el('button.button.quiet.slim', { type: 'button' }, 'Expand all')
  button.addEventListener('click', () => {
    const open = button.textContent === 'Expand all'
    openAll(tree, open)
    button.textContent = open ? 'Collapse all' : 'Expand all'
  })
  return button
}

/** `sent` says whether it is about what is sent, or about what comes back; `lead` stands before the type. */
export const schemaTree = (node: SchemaNode, sent: boolean, ...lead: Child[]): HTMLElement => {
  const schema = expand(node)
  const rows = rowsOf(schema)
  const label = typeLabel(node)
  const head = el('div.tree-head', {}, ...lead, label !== 'object' && el('span.type', {}, label), factLine(node))
  const about = schema.description !== undefined && el('p.property-note', {}, ...inline(schema.description))
  if (rows.length === 0) return el('div.tree', {}, head, about, choiceList(choicesOf(node)))
  const tree = rowList(rows, refsThrough(node), sent, true)
  if (tree.querySelector('details')) head.append(openAllButton(tree))
  return el('div.tree', {}, head, about, tree)
}
