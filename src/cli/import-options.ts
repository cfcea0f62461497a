import { readFileSync } from 'node:fs'
import { encodings } from '../corpus/transfer/read/encoding.js'
import { fileForms } from '../corpus/transfer/read/sniff.js'
import { formats, transferKinds, type Format, type TransferKind } from '../corpus/transfer/schemas/transfer-kinds.js'
import { Mapping } from '../corpus/transfer/understand/mapping.js'
import { nearest } from '../kernel/nearest.js'
import { UsageError, type Invocation } from './command.js'
import { reasonOf } from '../kernel/reason-of.js'

export const readKind = (word: string | undefined): TransferKind => {
  const kind = transferKinds.find((known) => known === word)
  if (kind !== undefined) return kind
  const near = nearest(word ?? '', transferKinds)
  throw new UsageError(
    `Unknown kind. Use ${transferKinds.join(', ')}.${near === undefined ? '' : ` Did you mean ${near}?`}`,
  )
}

export const readFormat = (text: string | undefined): Format | undefined => {
  const format = formats.find((known) => known === text)
  if (text !== undefined && format === undefined) throw new UsageError(`--format must be one of ${formats.join(', ')}.`)
  return format
}

const readPairs = (flag: string, text: string | undefined): [string, string][] =>
  (text ?? '')
    .split(/,(?=[^=]*=)/)
    .filter((pair) => pair.trim() !== '')
    .map((pair) => {
      const at = flag === 'set' ? pair.indexOf('=') : pair.lastIndexOf('=')
      if (at < 1)
        throw new UsageError(
          `--${flag} must be like "${flag === 'set' ? 'network=instagram,author=ana' : 'fans=followers,nick=handle'}", but ${pair} has no =.`,
        )
      return [pair.slice(0, at).trim(), pair.slice(at + 1).trim()]
    })

const oneOf = <T extends string>(flag: string, known: readonly T[], text: string | undefined): T | undefined => {
  const found = known.find((each) => each === text)
  if (text !== undefined && found === undefined) throw new UsageError(`--${flag} must be one of ${known.join(', ')}.`)
  return found
}

const readDelimiter = (text: string | undefined): string | undefined => {
  const delimiter = text === '\\t' || text === 'tab' ? '\t' : text
  if (delimiter !== undefined && (delimiter.length !== 1 || /["\r\n\u0080-\uffff]/.test(delimiter)))
    throw new UsageError('--delimiter must be one character, such as ; or tab.')
  return delimiter
}

const readMappingFile = (path: string | undefined): Partial<Mapping> => {
  if (path === undefined) return {}
  let value: unknown
  try {
    value = JSON.parse(readFileSync(path, 'utf8'))
  } catch (cause) {
    throw new UsageError(`--mapping ${path} cannot be read: ${reasonOf(cause)}`)
  }
  const read = Mapping.safeParse(value)
  if (read.success) return read.data
  const [issue] = read.error.issues
  throw new UsageError(`--mapping ${path}: ${issue?.path.join('.') ?? ''} ${issue?.message ?? 'is no mapping'}`)
}

/** What flags and a mapping file say about the files; flags win. */
export const readMapping = (kind: TransferKind | undefined, { text, given }: Invocation): Mapping => {
  const file = readMappingFile(text['mapping'])
  const columns = Object.fromEntries(
    readPairs('map', text['map']).map(([from, field]) => [from, field === '' ? null : field]),
  )
  const flags = {
    kind,
    dates: oneOf('dates', ['dmy', 'mdy'] as const, text['dates']),
    zone: text['zone'],
    decimal: oneOf('decimal', ['.', ','] as const, text['decimal']),
    delimiter: readDelimiter(text['delimiter']),
    encoding: oneOf('encoding', encodings, text['encoding']),
    format: oneOf('format', fileForms, text['format']),
    sheet: text['sheet'],
    header: text['columns']?.split(',').map((name) => name.trim()),
    strict: given.has('strict') ? true : undefined,
  }
  const said = Object.fromEntries(Object.entries(flags).filter(([, value]) => value !== undefined))
  const whole = {
    ...file,
    ...said,
    set: { ...file.set, ...Object.fromEntries(readPairs('set', text['set'])) },
    columns: { ...file.columns, ...columns },
  }
  const read = Mapping.safeParse(whole)
  if (read.success) return read.data
  const [issue] = read.error.issues
  throw new UsageError(`--${issue?.path.join('.') ?? ''} ${issue?.message ?? 'is not understood'}.`)
}
