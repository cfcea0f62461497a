// The form of an operation: what it holds becomes a call.
import type { ValueError } from './answer.js'
import { announce, el, newId, type Child } from './dom.js'
import { jsonMistake, type JsonMistake } from './json-mistake.js'
import { pretty } from './json-view.js'
import type { SchemaNode } from './openapi.js'
import type { Prepared } from './samples.js'
import { choicesOf, expand, typeLabel, typesOf } from './schema.js'
import { baseAddress, type Body, type Operation, type Parameter } from './spec.js'

const bodyRowsMax = 18

const isA = (type: string, schema: SchemaNode): boolean => typesOf(expand(schema)).includes(type)

const choicesFor = (schema: SchemaNode): string[] => {
  if (isA('array', schema)) return []
  return isA('boolean', schema) ? ['true', 'false'] : choicesOf(schema).map(String)
}

const asText = (value: unknown): string => {
  if (value === undefined || value === null) return ''
  if (Array.isArray(value)) return value.join(',')
  return typeof value === 'string' ? value : JSON.stringify(value)
}

const optionsOf = (values: readonly string[], chosen: string | undefined): HTMLOptionElement[] =>
  values.map((text) => el('option', { value: text, selected: text === chosen }, text))

const choiceInput = (
  attributes: Record<string, string>,
  choices: readonly string[],
  value: string,
): HTMLSelectElement =>
  el('select.input', { ...attributes }, el('option', { value: '' }, 'not sent'), ...optionsOf(choices, value))

const placeholderOf = ({ schema }: Parameter): string => {
  const { default: usual } = expand(schema)
  if (usual !== undefined) return asText(usual)
  return isA('array', schema) ? 'one,two' : ''
}

const textInput = (attributes: Record<string, string>, parameter: Parameter, value: string): HTMLInputElement => {
  const input = el('input.input', {
    ...attributes,
    type: 'text',
    autocomplete: 'off',
    autocapitalize: 'off',
    spellcheck: 'false',
    required: parameter.in === 'path',
    placeholder: placeholderOf(parameter),
  })
  input.value = value
  return input
}

/** Says beside an input what is wrong with it; an empty text takes it back. */
const complainer = (input: HTMLElement, error: HTMLElement) => (message: string) => {
  error.textContent = message
  if (message === '') input.removeAttribute('aria-invalid')
  else input.setAttribute('aria-invalid', 'true')
}

interface Field {
  parameter: Parameter
  element: HTMLElement
  values: () => string[]
  complain: (message: string) => void
}

/** One parameter as an input with its label and room for what the service says about it. */
const makeField = (parameter: Parameter): Field => {
  const id = newId('field')
  const attributes = { id, name: parameter.name, 'aria-describedby': `${id}-error` }
  const choices = choicesFor(parameter.schema)
  const value = asText(parameter.example)
  const isList = isA('array', parameter.schema)
  const input = choices.length > 0 ? choiceInput(attributes, choices, value) : textInput(attributes, parameter, value)
  const error = el('p.wrong', { id: `${id}-error` })
  const label = el(
    'label',
    { for: id },
    el('code', {}, parameter.name),
    ' ',
    el('span.type', {}, isList ? 'comma-separated' : typeLabel(parameter.schema)),
    parameter.required && el('span.required', {}, 'required'),
  )
  const values = (): string[] => {
    if (input.value === '') return []
    return isList ? input.value.split(',').map((item) => item.trim()) : [input.value]
  }
  return { parameter, element: el('div.field', {}, label, input, error), values, complain: complainer(input, error) }
}

interface BodyEditor {
  element: HTMLElement
  text: () => string
  showMistake: () => boolean
}

/** A text area for JSON that says where a mistake is. */
const makeBodyEditor = (body: Body): BodyEditor => {
  const id = newId('body')
  const text = pretty(body.example)
  const rows = Math.min(bodyRowsMax, text.split('\n').length + 1)
  const attributes = { id, rows, spellcheck: 'false', autocomplete: 'off', 'aria-describedby': `${id}-error` }
  const input = el('textarea.input.mono.body-input', attributes)
  input.value = text
  const error = el('p.wrong', { id: `${id}-error` })
  const complain = complainer(input, error)
  const check = (): JsonMistake | undefined => {
    const optional = input.value.trim() === '' && !body.required
    const mistake = optional ? undefined : jsonMistake(input.value)
    complain(mistake ? `Line ${mistake.line}, column ${mistake.column}: ${mistake.message}.` : '')
    return mistake
  }
  input.addEventListener('input', check)
  const label = el('label', { for: id }, 'Body ', el('span.type', {}, body.type))
  const showMistake = (): boolean => {
    const mistake = check()
    if (mistake === undefined) return false
    input.focus()
    input.setSelectionRange(mistake.index, mistake.index + 1)
    announce(error.textContent)
    return true
  }
  return { element: el('div.field', {}, label, input, error), text: () => input.value, showMistake }
}

const answerTypesOf = ({ responses }: Operation): string[] => {
  const usual = responses.find(({ status }) => status.startsWith('2'))
  return usual?.contents.map(({ type }) => type) ?? []
}

const makeTypeChoice = (types: readonly string[]): { element: HTMLElement; type: () => string } => {
  const id = newId('accept')
  // Where events are offered, they are what the operation is for.
  const preferred = types.find((type) => type === 'text/event-stream') ?? types[0]
  const input = el('select.input', { id }, ...optionsOf(types, preferred))
  const label = el('label', { for: id }, 'Answer as ', el('span.type', {}, 'Accept'))
  return { element: el('div.field', {}, label, input), type: () => input.value }
}

const fillPath = (path: string, fields: readonly Field[]): string =>
  path.replace(/\{([^}]+)\}/g, (_whole, name: string) => {
    const field = fields.find(({ parameter }) => parameter.in === 'path' && parameter.name === name)
    const [value = `:${name}`] = field?.values() ?? []
    return encodeURIComponent(value)
  })

const queryOf = (fields: readonly Field[]): string => {
  const query = new URLSearchParams()
  for (const { parameter, values } of fields)
    if (parameter.in === 'query') for (const value of values()) query.append(parameter.name, value)
  return query.size > 0 ? `?${query}` : ''
}

const headersOf = (fields: readonly Field[]): Record<string, string> =>
  Object.fromEntries(
    fields
      .filter(({ parameter, values }) => parameter.in === 'header' && values().length > 0)
      .map(({ parameter, values }) => [parameter.name, values().join(', ')]),
  )

/** What must be given or has an example first; the rest behind a disclosure. */
const fieldsParts = (fields: readonly Field[]): { first: Child; more: Child } => {
  const isFirst = ({ parameter }: Field): boolean => parameter.required || parameter.example !== undefined
  const first = fields.filter(isFirst)
  const rest = fields.filter((field) => !isFirst(field))
  const grid = (some: readonly Field[]): HTMLElement => el('div.fields', {}, ...some.map(({ element }) => element))
  const label = `${rest.length} optional parameter${rest.length === 1 ? '' : 's'}`
  return {
    first: first.length > 0 && grid(first),
    more: rest.length > 0 && el('details.more', {}, el('summary', {}, label), grid(rest)),
  }
}

export interface RequestForm {
  parts: Child[]
  /** The call that the form describes now. */
  prepare: () => Prepared
  /** Puts what the service found wrong beside the inputs it is about. */
  complain: (errors: readonly ValueError[]) => void
  /** Whether the body cannot be sent as it is. */
  showMistake: () => boolean
}

export const makeRequestForm = (operation: Operation): RequestForm => {
  const fields = operation.parameters.filter((parameter) => parameter.in !== 'cookie').map(makeField)
  const editor = operation.body && makeBodyEditor(operation.body)
  const types = answerTypesOf(operation)
  const choice = types.length > 1 ? makeTypeChoice(types) : undefined
  const { first, more } = fieldsParts(fields)

  const prepare = (): Prepared => {
    const typed = editor?.text() ?? ''
    const body = typed.trim() === '' ? undefined : typed
    return {
      method: operation.method,
      url: baseAddress() + fillPath(operation.path, fields) + queryOf(fields),
      headers: {
        ...(choice && { Accept: choice.type() }),
        ...(body !== undefined && operation.body && { 'Content-Type': operation.body.type }),
        ...headersOf(fields),
      },
      needsToken: operation.needsToken,
      ...(body !== undefined && { body }),
      streams: choice?.type() === 'text/event-stream',
    }
  }

  const complain = (errors: readonly ValueError[]): void => {
    for (const { parameter, complain: say, element } of fields) {
      const own = errors.filter((error) => error.in === parameter.in && error.pointer.split('/')[1] === parameter.name)
      say(own.map(({ message }) => message).join(' '))
      if (own.length > 0) element.closest('details')?.setAttribute('open', '')
    }
  }

  return {
    parts: [first, editor?.element, choice?.element, more],
    prepare,
    complain,
    showMistake: () => editor?.showMistake() ?? false,
  }
}
