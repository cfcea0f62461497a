import { listScreenedContents } from './contents.js'
import { changeCriteriaSet, createCriteria, getCriteria, listCriteria } from './criteria/operations.js'
import {
  getMonitoring,
  listMonitoring,
  pauseMonitoring,
  resumeMonitoring,
  startMonitoring,
  stopMonitoring,
} from './monitoring/operations.js'
import { monitoringRunner } from './monitoring/run-monitoring.js'
import { screen } from './screen.js'
import { listHistory, unflagContents } from './unflag.js'
const screening = {
  pairs: [screen],
  runners: [monitoringRunner],
  operations: [
    listScreenedContents,
    unflagContents,
    listHistory,
    createCriteria,
    listCriteria,
    getCriteria,
    changeCriteriaSet,
    startMonitoring,
    listMonitoring,
    getMonitoring,
    pauseMonitoring,
    resumeMonitoring,
    stopMonitoring,
  ],
}
export { screening }
//# sourceMappingURL=index.js.map
