import type { TableColumn } from '../../../engine/tables/index.js'
import type { Fields } from '../schemas/schema.js'

/** Takes rows in the order of the corpus. Awaiting each write keeps memory flat. */
export interface RowWriter {
  write(row: Record<string, unknown>): Promise<void> | void
  end(): Promise<void> | void
}

export const toColumns = (fields: Fields): TableColumn[] =>
  Object.entries(fields).map(([name, { kind }]) => ({ name, storage: kind.storage }))

/** A value as tables hold it. */
export const toValue = ({ kind }: Fields[string], value: unknown): unknown => {
  if (value === null || value === undefined) return undefined
  return kind.write === undefined ? value : kind.write(value)
}

/** A value as JSON spells it. */
export const toPlain = (field: Fields[string], value: unknown): unknown => {
  const plain = toValue(field, value)
  return field.kind.storage === 'time' && plain !== undefined ? new Date(plain as number).toISOString() : plain
}

/** Where text goes: a promise says that the other end needs time. */
export type TextSink = (text: string) => Promise<void> | void

const chunkLength = 65_536

/** Gathers lines into larger pieces: a write for each line would cost more than the line. */
export class LineBuffer {
  #waiting = ''
  readonly #sink: TextSink

  constructor(sink: TextSink) {
    this.#sink = sink
  }

  add(line: string): Promise<void> | void {
    this.#waiting += `${line}\n`
    return this.#waiting.length < chunkLength ? undefined : this.flush()
  }

  flush(): Promise<void> | void {
    const text = this.#waiting
    this.#waiting = ''
    return text === '' ? undefined : this.#sink(text)
  }
}
