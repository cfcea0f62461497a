import type { Clock } from '../../kernel/clock.js'
import type { PrintedStyle } from '../../model/report-style.js'
import type { KeyValues } from './key-values.js'

/** How an account's PDFs look. Null: as ours. */
export interface ReportStyle {
  name: string | null
  /** #rrggbb */
  accent: string | null
  logo: Buffer | null
}

type Kept = Omit<ReportStyle, 'logo'> & { logo: string | null }

const keyOf = (accountId: string): string => `report_style:${accountId}`

/** The logo, name and colour that each account has chosen for its PDFs. */
export class ReportStyles {
  readonly #keyValues: KeyValues
  readonly #clock: Clock

  constructor(keyValues: KeyValues, clock: Clock) {
    this.#keyValues = keyValues
    this.#clock = clock
  }

  async find(accountId: string): Promise<ReportStyle> {
    const kept = (await this.#keyValues.find<Kept>(keyOf(accountId)))?.value
    if (kept === undefined) return { name: null, accent: null, logo: null }
    return { ...kept, logo: kept.logo === null ? null : Buffer.from(kept.logo, 'base64') }
  }

  /** For a document to be printed. */
  async forPrint(accountId: string): Promise<PrintedStyle> {
    const { name, accent, logo } = await this.find(accountId)
    return { name, accent, logo: logo === null ? null : [...logo] }
  }

  async save(accountId: string, { name, accent, logo }: ReportStyle): Promise<void> {
    const kept: Kept = { name, accent, logo: logo?.toString('base64') ?? null }
    await this.#keyValues.save(keyOf(accountId), kept, this.#clock.now())
  }
}
