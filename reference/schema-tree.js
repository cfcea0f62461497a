// A schema as a tree that opens where the reader wants to know more.
import { el } from './dom.js'
import { inline } from './markdown.js'
import { alternativesOf, choicesOf, constraintsOf, expand, mapValueOf, patternsOf, typeLabel } from './schema.js'
import { refName, resolve } from './spec.js'

const choicesShown = 16

const choiceCode = (value) => el('code', {}, typeof value === 'string' ? value : JSON.stringify(value))

/** The values of a closed list; a long one shows its beginning first. */
export const choiceList = (values) => {
  const list = el(
    'p.choices',
    {},
    'One of ',
    ...values.slice(0, choicesShown).flatMap((value) => [choiceCode(value), ' ']),
  )
  const rest = values.slice(choicesShown)
  if (rest.length === 0) return list
  const more = el('button.button.button-quiet', { type: 'button' }, `and ${rest.length} more`)
  more.addEventListener('click', () => more.replaceWith(...rest.flatMap((value) => [choiceCode(value), ' '])))
  list.append(more)
  return list
}

/** What may be said of any value: its limits, its default, its pattern, its closed list. */
export const schemaFacts = (node) => {
  const schema = expand(node)
  const words = constraintsOf(node)
  const facts = words.length > 0 ? [words.join(', ')] : []
  const defaults = schema.default === undefined ? [] : [['default ', el('code', {}, JSON.stringify(schema.default))]]
  const patterns = patternsOf(node).map((pattern) => ['matches ', el('code', {}, pattern)])
  return [...facts.map((fact) => [fact]), ...defaults, ...patterns]
}

const factLine = (node) => {
  const facts = schemaFacts(node)
  return facts.length > 0 && el('span.facts', {}, ...facts.flatMap((fact, at) => (at > 0 ? [', ', ...fact] : fact)))
}

/** What identifies an alternative: the property that has one value only, else its type. */
const alternativeLabel = (node, at) => {
  const schema = expand(node)
  const told = Object.entries(schema.properties ?? {}).find(([, property]) => 'const' in expand(property))
  const label = refName(node) ?? schema.title ?? typeLabel(node)
  const mark = told && ` with ${told[0]} ${JSON.stringify(expand(told[1]).const)}`
  return `${at + 1}. ${label}${mark ?? ''}`
}

// A schema may refer to itself without a property in between: a JSON value is text, or a list of JSON values.
const lookAheadMax = 6

/** @returns {{ name: string, node: object, required?: boolean, kind: string }[]} */
const childrenOf = (schema, depth = 0) => {
  if (depth > lookAheadMax) return []
  const alternatives = alternativesOf(schema)
  if (choicesOf(schema).length === 0 && alternatives?.length > 1) {
    const shaped = alternatives.some((node) => childrenOf(expand(node), depth + 1).length > 0)
    if (shaped) return alternatives.map((node, at) => ({ name: alternativeLabel(node, at), node, kind: 'alternative' }))
  }
  if (schema.prefixItems) return schema.prefixItems.map((node, at) => ({ name: String(at), node, kind: 'key' }))
  // An array has no row of its own for its items: opening it shows what one item holds.
  if (schema.items && typeof schema.items === 'object') return childrenOf(expand(schema.items), depth + 1)
  const properties = Object.entries(schema.properties ?? {}).map(([name, node]) => ({
    name,
    node,
    kind: 'property',
    required: schema.required?.includes(name) ?? false,
  }))
  const value = mapValueOf(schema)
  return value === undefined ? properties : [...properties, { name: 'any key', node: value, kind: 'key' }]
}

/** What a node stands for without being a level of its own: a reference's target, parts, "or null", items. */
const stepsThrough = (node) => {
  const { allOf = [], items } = resolve(node)
  const alternatives = alternativesOf(resolve(node)) ?? []
  const same = alternatives.length === 1 ? alternatives : []
  return [...allOf, ...same, ...(items && typeof items === 'object' ? [items] : [])]
}

/** The references a node goes through before its children appear. */
const refsThrough = (node, seen = []) => {
  if (seen.includes(node.$ref)) return seen
  const own = node.$ref === undefined ? seen : [...seen, node.$ref]
  return stepsThrough(node).reduce((refs, step) => refsThrough(step, refs), own)
}

/** Of what is sent, what must be there is the news; of what comes back, what may be missing. */
const presenceMark = ({ kind, required }, sent) => {
  if (kind !== 'property' || required !== sent) return false
  return sent ? el('span.required', {}, 'required') : el('span.facts', {}, 'may be missing')
}

const rowHead = (child, recursive, sent) => [
  el(child.kind === 'property' ? 'code.property-name' : 'span.property-name', {}, child.name),
  ' ',
  child.kind !== 'alternative' && el('span.type', {}, typeLabel(child.node)),
  recursive && el('span.facts', {}, ' as above'),
  presenceMark(child, sent),
  ' ',
  factLine(child.node),
]

const rowNotes = ({ node }) => {
  const { description, deprecated } = expand(node)
  const choices = choicesOf(node)
  return [
    deprecated && el('p.property-note', {}, el('strong', {}, 'Deprecated.')),
    description && el('p.property-note', {}, ...inline(description)),
    choices.length > 0 && choiceList(choices),
  ]
}

const row = (child, trail, sent, open) => {
  const refs = refsThrough(child.node)
  const recursive = refs.some((ref) => trail.includes(ref))
  const inner = recursive ? [] : childrenOf(expand(child.node))
  if (inner.length === 0)
    return el('li.property', {}, el('div.property-head', {}, ...rowHead(child, recursive, sent)), ...rowNotes(child))
  const details = el(
    'details',
    { open },
    el('summary', {}, el('span.property-head', {}, ...rowHead(child, false, sent))),
  )
  const fill = () =>
    details.open && !details.querySelector('ul') && details.append(rows(inner, [...trail, ...refs], sent))
  details.addEventListener('toggle', fill)
  fill()
  const notes = rowNotes(child)
  details.querySelector('summary').after(...notes.filter(Boolean).map((note) => el('div.property-notes', {}, note)))
  return el('li.property.property-nested', {}, details)
}

/** A short outer object (a page of results) is only a wrapping: what it holds is shown at once. */
const opensAtOnce = (children, trail) => trail.length <= 1 && children.length <= 3

const rows = (children, trail, sent, outermost = false) => {
  const open = outermost && opensAtOnce(children, trail)
  return el('ul.properties', {}, ...children.map((child) => row(child, trail, sent, open)))
}

// Deeper than anybody reads; above all, a promise that opening everything ends.
const openDepthMax = 10

/** Opens or closes every branch. What refers to itself is a leaf. */
const openAll = (tree, open, depth = 0) => {
  if (depth > openDepthMax) return
  for (const details of tree.querySelectorAll(':scope > li > details')) {
    details.open = open
    const inner = details.querySelector('ul') ?? fillNow(details)
    if (inner) openAll(inner, open, depth + 1)
  }
}

const fillNow = (details) => {
  details.dispatchEvent(new Event('toggle'))
  return details.querySelector('ul')
}

const openAllButton = (tree) => {
  const button = el('button.button.button-quiet', { type: 'button' }, 'Expand all')
  button.addEventListener('click', () => {
    const open = button.textContent === 'Expand all'
    openAll(tree, open)
    button.textContent = open ? 'Collapse all' : 'Expand all'
  })
  return button
}

/**
 * @param {object} node a schema or a reference to one
 * @param {boolean} sent whether it is about what is sent, or about what comes back
 * @param {...Node} lead what stands before the type
 */
export const schemaTree = (node, sent, ...lead) => {
  const schema = expand(node)
  const children = childrenOf(schema)
  const label = typeLabel(node)
  const type = label !== 'object' && el('span.type', {}, label)
  const head = el('div.tree-head', {}, ...lead, type, factLine(node))
  const about = schema.description && el('p.property-note', {}, ...inline(schema.description))
  const choices = choicesOf(node)
  if (children.length === 0) return el('div.tree', {}, head, about, choices.length > 0 && choiceList(choices))
  const tree = rows(children, refsThrough(node), sent, true)
  if (tree.querySelector('details')) head.append(openAllButton(tree))
  return el('div.tree', {}, head, about, tree)
}
