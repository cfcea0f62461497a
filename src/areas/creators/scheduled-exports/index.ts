import {
  changeScheduledExport,
  createScheduledExport,
  getScheduledExport,
  listScheduledExports,
  removeScheduledExport,
} from './operations.js'
import { scheduledExportRunner } from './run.js'

export const scheduledExportOperations = [
  createScheduledExport,
  listScheduledExports,
  getScheduledExport,
  changeScheduledExport,
  removeScheduledExport,
]
export const scheduledExportRunners = [scheduledExportRunner]
