import { analyseProfessional } from './analyse-professional.js'
import { analyseProfile, analyseProfileAsync } from './analyse-profile.js'
import { getProfileReport } from './print-report.js'
import { createReportSchedule, listReportSchedules, removeReportSchedule } from './schedule-reports.js'

export const analyticsOperations = [
  analyseProfile,
  analyseProfessional,
  getProfileReport,
  createReportSchedule,
  listReportSchedules,
  removeReportSchedule,
]
export const analyticsPairs = [analyseProfileAsync]
