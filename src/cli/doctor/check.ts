import type { Config } from '../../config.js'

/** What the doctor looks at: the settings that can be used, and what is wrong with the others. */
export interface Patient {
  config: Config
  faults: readonly string[]
}

/** Looks at one thing. Says what it found, or throws with what to do. */
export type Check = (patient: Patient) => Promise<string>

/** The service runs in spite of it, but somebody should know. */
export class Advice extends Error {}
