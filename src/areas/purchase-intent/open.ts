import type { Database } from '../../db/database.js'
import { IntentRates } from './rate-store.js'

export const openPurchaseIntent = (db: Database) => ({ intentRates: new IntentRates(db) })

export type PurchaseIntentParts = ReturnType<typeof openPurchaseIntent>
