// The same call as code. Every sample runs as it stands once ROSTRA_TOKEN is set.

/**
 * @typedef {object} Prepared a call as the form describes it
 * @property {string} method
 * @property {string} url
 * @property {Record<string, string>} headers without Authorization
 * @property {boolean} needsToken
 * @property {string} [body] as typed
 * @property {boolean} streams
 */

const shellText = (text) => `'${text.replaceAll("'", `'\\''`)}'`

const codeText = (text) => JSON.stringify(text)

const singleQuoted = (text) => (/['\\\n\r\u2028\u2029]/.test(text) ? codeText(text) : `'${text}'`)

const parsed = (body) => {
  try {
    return { value: JSON.parse(body) }
  } catch {
    return undefined
  }
}

const tidy = (body) => {
  const known = parsed(body)
  return known === undefined ? body : JSON.stringify(known.value, null, 2)
}

/** @param {Prepared} call */
const curl = ({ method, url, headers, needsToken, body, streams }) => {
  const needsMethod = method !== (body === undefined ? 'GET' : 'POST')
  return [
    `curl -sS${streams ? 'N' : ''} ${needsMethod ? `-X ${method} ` : ''}${shellText(url)}`,
    ...(needsToken ? ['-H "Authorization: $ROSTRA_TOKEN"'] : []),
    ...Object.entries(headers).map(([name, value]) => `-H ${shellText(`${name}: ${value}`)}`),
    ...(body === undefined ? [] : [`--data-raw ${shellText(tidy(body))}`]),
  ].join(' \\\n  ')
}

const propertyName = (name) => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : singleQuoted(name))

const typescriptStyle = { step: '  ', words: JSON.stringify, text: singleQuoted, key: propertyName }

const pythonWords = new Map([
  [null, 'None'],
  [true, 'True'],
  [false, 'False'],
])
const pythonStyle = { step: '    ', words: (value) => pythonWords.get(value), text: codeText, key: codeText }

/** A value as a language writes it. */
const literal = (value, indent, style) => {
  if (typeof value === 'string') return style.text(value)
  if (typeof value === 'number') return String(value)
  if (value === null || typeof value === 'boolean') return style.words(value)
  const inner = indent + style.step
  const entries = Array.isArray(value)
    ? value.map((item) => literal(item, inner, style))
    : Object.entries(value).map(([key, item]) => `${style.key(key)}: ${literal(item, inner, style)}`)
  const [open, close] = Array.isArray(value) ? '[]' : '{}'
  if (entries.length === 0) return open + close
  return `${open}\n${entries.map((entry) => `${inner}${entry},\n`).join('')}${indent}${close}`
}

/** @param {Prepared} call */
const typescript = ({ method, url, headers, needsToken, body, streams }) => {
  const fields = [
    ...(needsToken ? ["Authorization: process.env['ROSTRA_TOKEN'] ?? ''"] : []),
    ...Object.entries(headers).map(([name, value]) => `${propertyName(name)}: ${singleQuoted(value)}`),
  ]
  const known = body === undefined ? undefined : parsed(body)
  const content =
    known === undefined ? singleQuoted(body ?? '') : `JSON.stringify(${literal(known.value, '  ', typescriptStyle)})`
  const options = [
    ...(method === 'GET' ? [] : [`  method: '${method}',`]),
    ...(fields.length > 0 ? ['  headers: {', ...fields.map((field) => `    ${field},`), '  },'] : []),
    ...(body === undefined ? [] : [`  body: ${content},`]),
  ]
  const show = streams
    ? ['for await (const part of answer.body!.pipeThrough(new TextDecoderStream())) process.stdout.write(part)']
    : ['console.log(answer.status, await answer.text())']
  return [
    '// Node 22.18 or newer: node call.mts',
    `const answer = await fetch(${singleQuoted(url)}, {`,
    ...options,
    '})',
    ...show,
  ].join('\n')
}

const pythonBody = (body) => {
  const known = parsed(body)
  return known === undefined
    ? `${codeText(body)}.encode()`
    : `json.dumps(${literal(known.value, '    ', pythonStyle)}).encode()`
}

/** @param {Prepared} call */
const python = ({ method, url, headers, needsToken, body, streams }) => {
  const fields = [
    ...(needsToken ? ['"Authorization": os.environ["ROSTRA_TOKEN"]'] : []),
    ...Object.entries(headers).map(([name, value]) => `${codeText(name)}: ${codeText(value)}`),
  ]
  const show = streams
    ? ['        for line in answer:', '            print(line.decode(), end="", flush=True)']
    : ['        print(answer.status, answer.read().decode())']
  return [
    '# Python 3.8 or newer, standard library only (urllib)',
    ...(body !== undefined && parsed(body) !== undefined ? ['import json'] : []),
    ...(needsToken ? ['import os'] : []),
    'import urllib.error',
    'import urllib.request',
    '',
    'request = urllib.request.Request(',
    `    ${codeText(url)},`,
    `    method="${method}",`,
    ...(fields.length > 0 ? ['    headers={', ...fields.map((field) => `        ${field},`), '    },'] : []),
    ...(body === undefined ? [] : [`    data=${pythonBody(body)},`]),
    ')',
    'try:',
    '    with urllib.request.urlopen(request) as answer:',
    ...show,
    'except urllib.error.HTTPError as problem:',
    '    print(problem.code, problem.read().decode())',
  ].join('\n')
}

/** By the name on the tab. @type {Record<string, (call: Prepared) => string>} */
export const languages = { curl, TypeScript: typescript, Python: python }
