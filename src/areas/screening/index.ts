import { listScreenedContents } from './review/list-contents.js'
import { showPrecision } from './review/precision.js'
import { previewCriteria } from './criteria/preview.js'
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
import { checkMedia } from './media/check-media.js'
import { screenMedia } from './media/screen-media.js'
import { deleteScreening, disputeScreening, recordAdverseAction, showDeletionProof } from './employment/operations.js'
import { writeNotice } from './report/letters.js'
import { generateReport, getReport, listReports } from './report/operations.js'
import { giveSubjectCopy } from './report/subject-copy.js'
import {
  decideIdentity,
  findIdentity,
  getIdentity,
  listIdentities,
  removeIdentity,
  undoIdentity,
} from './identity/operations.js'
import { compareCriteria, replayScreening } from './review/replay.js'
import { screen } from './run/screen.js'
import { reviewContents } from './review/review-contents.js'
import { signOff } from './review/sign-off.js'
import { findSimilar } from './review/similar.js'
import { undoDecision } from './review/undo.js'
import { listHistory, unflagContents } from './review/unflag.js'

/** Social background screening: what somebody published, judged item by item, explained, correctable, replayable. */
export const screening = {
  runners: [monitoringRunner],
  pairs: [screen, screenMedia],
  operations: [
    listScreenedContents,
    unflagContents,
    reviewContents,
    undoDecision,
    findSimilar,
    findIdentity,
    listIdentities,
    getIdentity,
    decideIdentity,
    undoIdentity,
    removeIdentity,
    signOff,
    listHistory,
    createCriteria,
    listCriteria,
    getCriteria,
    changeCriteriaSet,
    previewCriteria,
    showPrecision,
    replayScreening,
    compareCriteria,
    disputeScreening,
    recordAdverseAction,
    giveSubjectCopy,
    deleteScreening,
    showDeletionProof,
    generateReport,
    listReports,
    writeNotice,
    getReport,
    checkMedia,
    startMonitoring,
    listMonitoring,
    getMonitoring,
    pauseMonitoring,
    resumeMonitoring,
    stopMonitoring,
  ],
}
