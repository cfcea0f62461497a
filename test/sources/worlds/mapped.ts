import { getMapping } from '../../../src/sources/mapped/load.js'
import { MappedSource } from '../../../src/sources/mapped/source.js'
import type { World } from '../world.js'

/** Opens a source that comes with Rostra so that all it asks for is asked of the world. */
export const openMapped =
  (name: string, credentials: Record<string, string> = {}): World['open'] =>
  ({ web, origin, now, ledger }) =>
    new MappedSource(getMapping(name), { web, now, ledger, credentials, originOf: () => origin })
