import { enrich } from './enrich.js'

export const enrichmentPairs = [enrich]
