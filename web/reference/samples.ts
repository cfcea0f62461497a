// The same call as code. Every sample runs as it stands once ROSTRA_TOKEN is set.

import { parseJson } from './json-view.js'

/** A call as the form describes it. */
export interface Prepared {
  method: string
  url: string
  /** Without Authorization. */
  headers: Record<string, string>
  needsToken: boolean
  /** As typed. */
  body?: string
  streams: boolean
}

const shellText = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`

const codeText = (text: string): string => JSON.stringify(text)

const singleQuoted = (text: string): string => (/['\\\n\r\u2028\u2029]/.test(text) ? codeText(text) : `'${text}'`)

const tidy = (body: string): string => {
  const known = parseJson(body)
  return known === undefined ? body : JSON.stringify(known.value, null, 2)
}

const curl = ({ method, url, headers, needsToken, body, streams }: Prepared): string => {
  const needsMethod = method !== (body === undefined ? 'GET' : 'POST')
  return [
    `curl -sS${streams ? 'N' : ''} ${needsMethod ? `-X ${method} ` : ''}${shellText(url)}`,
    ...(needsToken ? ['-H "Authorization: $ROSTRA_TOKEN"'] : []),
    ...Object.entries(headers).map(([name, value]) => `-H ${shellText(`${name}: ${value}`)}`),
    ...(body === undefined ? [] : [`--data-raw ${shellText(tidy(body))}`]),
  ].join(' \\\n  ')
}

const propertyName = (name: string): string => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : singleQuoted(name))

/** How a language writes values. */
interface Style {
  step: string
  words: (value: boolean | null) => string
  text: (value: string) => string
  key: (name: string) => string
}

const typescriptStyle: Style = { step: '  ', words: String, text: singleQuoted, key: propertyName }

const pythonWord = (value: boolean | null): string => (value === null ? 'None' : value ? 'True' : 'False')
const pythonStyle: Style = { step: '    ', words: pythonWord, text: codeText, key: codeText }

/** A value as a language writes it. */
const literal = (value: unknown, indent: string, style: Style): string => {
  if (typeof value === 'string') return style.text(value)
  if (value === null || typeof value === 'boolean') return style.words(value)
  if (typeof value !== 'object') return JSON.stringify(value)
  const inner = indent + style.step
  const entries = Array.isArray(value)
    ? value.map((item: unknown) => literal(item, inner, style))
    : Object.entries(value).map(([key, item]) => `${style.key(key)}: ${literal(item, inner, style)}`)
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}']
  if (entries.length === 0) return open + close
  return `${open}\n${entries.map((entry) => `${inner}${entry},\n`).join('')}${indent}${close}`
}

const typescript = ({ method, url, headers, needsToken, body, streams }: Prepared): string => {
  const fields = [
    ...(needsToken ? ["Authorization: process.env['ROSTRA_TOKEN'] ?? ''"] : []),
    ...Object.entries(headers).map(([name, value]) => `${propertyName(name)}: ${singleQuoted(value)}`),
  ]
  const known = body === undefined ? undefined : parseJson(body)
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

const pythonBody = (body: string): string => {
  const known = parseJson(body)
  return known === undefined
    ? `${codeText(body)}.encode()`
    : `json.dumps(${literal(known.value, '    ', pythonStyle)}).encode()`
}

const python = ({ method, url, headers, needsToken, body, streams }: Prepared): string => {
  const fields = [
    ...(needsToken ? ['"Authorization": os.environ["ROSTRA_TOKEN"]'] : []),
    ...Object.entries(headers).map(([name, value]) => `${codeText(name)}: ${codeText(value)}`),
  ]
  const show = streams
    ? ['        for line in answer:', '            print(line.decode(), end="", flush=True)']
    : ['        print(answer.status, answer.read().decode())']
  return [
    '# Python 3.8 or newer, standard library only (urllib)',
    ...(body !== undefined && parseJson(body) !== undefined ? ['import json'] : []),
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

/** By the name on the tab. */
export const languages: ReadonlyMap<string, (call: Prepared) => string> = new Map([
  ['curl', curl],
  ['TypeScript', typescript],
  ['Python', python],
])
