import type { Fields } from './schema.js'

/** Takes rows in the order of the corpus. Awaiting each write keeps memory flat. */
export interface RowWriter {
  write(row: Record<string, unknown>): Promise<void> | void
  end(): Promise<void> | void
}

/** A value as files without types spell it. */
export const toPlain = ({ kind }: Fields[string], value: unknown): unknown => {
  if (value === null || value === undefined) return undefined
  if (kind.storage === 'time') return new Date(value as number).toISOString()
  return kind.write === undefined ? value : kind.write(value)
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
