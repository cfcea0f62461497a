import { schemas } from '../schemas/index.js'
import { transferKinds } from '../schemas/transfer-kinds.js'
import type { TablePlan } from '../understand/plan.js'
import { plainStyle } from '../values/read-cell.js'

/** Tables of rows that are in our own words already, as archives give them. */
export const ownTables = (isUsed: (kind: string) => boolean): TablePlan[] =>
  transferKinds.filter(isUsed).map((kind) => ({
    at: kind,
    kind,
    columns: [...Object.keys(schemas[kind].fields), 'author_file_id'].map((field) => ({
      from: field,
      field,
      style: plainStyle,
    })),
    set: {},
    left: [],
    notes: [],
    confidence: 1,
    isAside: false,
  }))
