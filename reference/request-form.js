// The form of an operation: what it holds becomes a call.
import { announce, el, newId } from './dom.js'
import { jsonMistake, pretty } from './json-view.js'
import { choicesOf, expand, typeLabel } from './schema.js'
import { baseAddress } from './spec.js'

const bodyRowsMax = 18

const isList = (schema) => [expand(schema).type].flat().includes('array')
const isBoolean = (schema) => [expand(schema).type].flat().includes('boolean')

const choicesFor = (schema) => {
  if (isList(schema)) return []
  return isBoolean(schema) ? ['true', 'false'] : choicesOf(schema).map(String)
}

const asText = (value) => {
  if (value === undefined || value === null) return ''
  return Array.isArray(value) ? value.join(',') : String(value)
}

const choiceInput = (attributes, choices, value) => {
  const option = (text) => el('option', { value: text, selected: text === value }, text)
  return el('select.input', attributes, el('option', { value: '' }, 'not sent'), ...choices.map(option))
}

const hintOf = ({ schema }) => {
  const { default: usual } = expand(schema)
  if (usual !== undefined) return asText(usual)
  return isList(schema) ? 'one,two' : ''
}

const textInput = (attributes, parameter, value) => {
  const input = el('input.input', {
    ...attributes,
    type: 'text',
    autocomplete: 'off',
    autocapitalize: 'off',
    spellcheck: 'false',
    required: parameter.in === 'path',
    placeholder: hintOf(parameter),
  })
  input.value = value
  return input
}

/** One parameter as an input with its label and room for what the service says about it. */
const makeField = (parameter) => {
  const id = newId('field')
  const attributes = { id, name: parameter.name, 'aria-describedby': `${id}-error` }
  const choices = choicesFor(parameter.schema)
  const value = asText(parameter.example)
  const input = choices.length > 0 ? choiceInput(attributes, choices, value) : textInput(attributes, parameter, value)
  const error = el('p.field-error', { id: `${id}-error` })
  const type = isList(parameter.schema) ? 'comma-separated' : typeLabel(parameter.schema)
  const element = el(
    'div.field',
    {},
    el(
      'label.field-label',
      { for: id },
      el('code', {}, parameter.name),
      ' ',
      el('span.type', {}, type),
      parameter.required && el('span.required', {}, 'required'),
    ),
    input,
    error,
  )
  const complain = (message) => {
    error.textContent = message
    if (message === '') input.removeAttribute('aria-invalid')
    else input.setAttribute('aria-invalid', 'true')
  }
  const values = () => {
    if (input.value === '') return []
    return isList(parameter.schema) ? input.value.split(',').map((item) => item.trim()) : [input.value]
  }
  return { parameter, element, values, complain }
}

/** A text area for JSON that says where a mistake is. */
const makeBodyEditor = (body) => {
  const id = newId('body')
  const text = pretty(body.example)
  const rows = Math.min(bodyRowsMax, text.split('\n').length + 1)
  const attributes = { id, rows, spellcheck: 'false', autocomplete: 'off', 'aria-describedby': `${id}-error` }
  const input = el('textarea.input.body-input', attributes)
  input.value = text
  const error = el('p.field-error', { id: `${id}-error` })
  const check = () => {
    const optional = input.value.trim() === '' && !body.required
    const mistake = optional ? undefined : jsonMistake(input.value)
    error.textContent = mistake ? `Line ${mistake.line}, column ${mistake.column}: ${mistake.message}.` : ''
    if (mistake) input.setAttribute('aria-invalid', 'true')
    else input.removeAttribute('aria-invalid')
    return mistake
  }
  input.addEventListener('input', check)
  const label = el('label.field-label', { for: id }, 'Body ', el('span.type', {}, body.type))
  const showMistake = () => {
    const mistake = check()
    if (mistake === undefined) return false
    input.focus()
    input.setSelectionRange(mistake.index, mistake.index + 1)
    announce(error.textContent)
    return true
  }
  return { element: el('div.field', {}, label, input, error), text: () => input.value, showMistake }
}

const answerTypesOf = ({ responses }) => {
  const usual = responses.find(({ status }) => status.startsWith('2'))
  return usual?.contents.map(({ type }) => type) ?? []
}

const makeTypeChoice = (types) => {
  const id = newId('accept')
  // Where events are offered, they are what the operation is for.
  const preferred = types.find((type) => type === 'text/event-stream') ?? types[0]
  const options = types.map((type) => el('option', { value: type, selected: type === preferred }, type))
  const input = el('select.input', { id }, ...options)
  return {
    element: el(
      'div.field',
      {},
      el('label.field-label', { for: id }, 'Answer as ', el('span.type', {}, 'Accept')),
      input,
    ),
    type: () => input.value,
  }
}

const fillPath = (path, fields) =>
  path.replace(/\{([^}]+)\}/g, (whole, name) => {
    const field = fields.find(({ parameter }) => parameter.in === 'path' && parameter.name === name)
    const [value = `:${name}`] = field?.values() ?? []
    return encodeURIComponent(value)
  })

const queryOf = (fields) => {
  const query = new URLSearchParams()
  for (const { parameter, values } of fields)
    if (parameter.in === 'query') for (const value of values()) query.append(parameter.name, value)
  return query.size > 0 ? `?${query}` : ''
}

const headersOf = (fields) =>
  Object.fromEntries(
    fields
      .filter(({ parameter, values }) => parameter.in === 'header' && values().length > 0)
      .map(({ parameter, values }) => [parameter.name, values().join(', ')]),
  )

const fieldsPart = (fields) => {
  const first = fields.filter(({ parameter }) => parameter.required || parameter.example !== undefined)
  const rest = fields.filter((field) => !first.includes(field))
  const grid = (some) => el('div.fields', {}, ...some.map(({ element }) => element))
  const label = `${rest.length} optional parameter${rest.length === 1 ? '' : 's'}`
  const more = rest.length > 0 && el('details.more', {}, el('summary', {}, label), grid(rest))
  return { first: first.length > 0 && grid(first), more }
}

/**
 * @param {import('./spec.js').Operation} operation
 * @returns the parts of the form, the call it describes now, and ways to show what is wrong in it
 */
export const makeRequestForm = (operation) => {
  const fields = operation.parameters.filter((parameter) => parameter.in !== 'cookie').map(makeField)
  const editor = operation.body && makeBodyEditor(operation.body)
  const types = answerTypesOf(operation)
  const choice = types.length > 1 ? makeTypeChoice(types) : undefined
  const { first, more } = fieldsPart(fields)

  /** @returns {import('./samples.js').Prepared} */
  const prepare = () => {
    const typed = editor?.text() ?? ''
    const body = typed.trim() === '' ? undefined : typed
    return {
      method: operation.method,
      url: baseAddress() + fillPath(operation.path, fields) + queryOf(fields),
      headers: {
        ...(choice && { Accept: choice.type() }),
        ...(body !== undefined && { 'Content-Type': operation.body.type }),
        ...headersOf(fields),
      },
      needsToken: operation.needsToken,
      ...(body !== undefined && { body }),
      streams: choice?.type() === 'text/event-stream',
    }
  }

  /** Puts what the service found wrong beside the inputs it is about. */
  const complain = (errors) => {
    for (const { parameter, complain: say, element } of fields) {
      const own = errors.filter((error) => error.in === parameter.in && error.pointer.split('/')[1] === parameter.name)
      say(own.map(({ message }) => message).join(' '))
      if (own.length > 0) element.closest('details')?.setAttribute('open', '')
    }
  }

  const parts = [first, editor?.element, choice?.element, more].filter(Boolean)
  return { parts, prepare, complain, showMistake: () => editor?.showMistake() ?? false }
}
