import {
  copySubject,
  eraseSubject,
  findSubject,
  getSubjectCase,
  liftRestriction,
  listSubjectCases,
  restrictSubject,
} from './operations.js'

/** What people may ask for: what is held about them, a copy, erasure, restriction. */
export const subjects = {
  operations: [
    findSubject,
    copySubject,
    eraseSubject,
    restrictSubject,
    listSubjectCases,
    getSubjectCase,
    liftRestriction,
  ],
}
