import { readUrl, titleHandle } from '../../../model/profile-url.js'
import type { NetworkSplit } from '../understand/plan.js'
import { toNetwork } from '../values/words.js'
import type { Row } from './completion.js'
import { valueOf, type Column } from './split-row.js'

const textOf = (content: unknown, column: Column | undefined): string => {
  const value = column === undefined ? undefined : valueOf(content, column)
  return typeof value === 'string' ? value.trim() : ''
}

/** The account that a row of several networks names itself, and whether it is the one of a table. */
export class MainAccount {
  readonly #split: NetworkSplit
  readonly #network: Column | undefined
  readonly #address: Column | undefined
  readonly #handle: Column | undefined
  readonly #ofMain: ReadonlySet<string>

  constructor(split: NetworkSplit, columns: readonly Column[]) {
    this.#split = split
    this.#ofMain = new Set(split.ofMain)
    const general = columns.filter(({ from }) => this.#ofMain.has(from))
    this.#network = columns.find(({ type }) => type === 'network')
    this.#address = general.find(({ field }) => field === 'profile_url')
    this.#handle = general.find(({ field }) => field === 'handle')
  }

  /** The network it is on, where the row says so. */
  networkIn(content: unknown): string | undefined {
    for (const column of [this.#address, this.#handle]) {
      const named = readUrl(textOf(content, column))
      if (named.kind === 'profile') return named.network
    }
    return toNetwork(textOf(content, this.#network))
  }

  /** Whether a row belongs to the table by its main account alone; undefined where its figures decide. */
  belongs(content: unknown): boolean | undefined {
    const { network, among } = this.#split
    const main = this.networkIn(content)
    if (network === undefined) return main !== undefined && !among.includes(main)
    return main === network ? true : undefined
  }

  /** Whether a column says something of another account than the one of the table. */
  isOfAnother(content: unknown, { from }: Column): boolean {
    const { network } = this.#split
    if (network === undefined || !this.#ofMain.has(from)) return false
    const main = this.networkIn(content)
    return main !== undefined && main !== network
  }

  /** Other accounts of somebody without a name are kept under a key made from the handle of the main one. */
  nameBy(row: Row, content: unknown): void {
    if (row['name'] !== undefined || row['handle'] !== undefined || row['profile_url'] !== undefined) return
    row['handle'] = titleHandle(textOf(content, this.#handle))
  }
}
