import type { Calibration } from '../../../engine/risk/score.js'
import type { ConfirmedPerson } from '../identity/confirmed-person.js'
import type { Network } from '../../../model/network.js'

/** One profile of the subject, and how far it was read. */
export interface SubjectProfile {
  network: Network
  handle: string
  externalId: string | null
  name: string | null
  url: string | null
  verified: boolean | null
  followers: number | null
  bio: string | null
  links: string[]
  state: 'waiting' | 'screened' | 'partly' | 'unavailable'
  detail: string | null
  truncated: boolean
  source: string | null
  synthetic: boolean
  asOf: number | null
}

export interface IdentityEvidence {
  kind: string
  profiles: string[]
  detail: string
}

export interface Signature {
  reviewer: string
  /** The token it was signed with. */
  actor: string
  statement: string | null
  /** The revision that was signed: a later decision makes it void. */
  revision: number
  signedAt: number
}

/** What a screening knows of its subject besides the items. Kept, so that a result can be made again from what is kept. */
export interface ScreeningState {
  profiles: SubjectProfile[]
  content: { network: Network; id: string; url: string } | null
  identity: IdentityEvidence[]
  /** Where the screening began with a person: what ties the accounts to them, and who confirmed it. */
  person?: ConfirmedPerson
  judgeVersion: string
  /** Terms not counted because of earlier decisions, as they were when it was judged. */
  droppedTerms: string[]
  employment: { consentReference: string; permissiblePurpose: string } | null
  /** How often reviewers found flags right, as it was when the screening began. */
  calibration?: Calibration
  /** Missing in screenings from before version 2 of scoring. */
  scoringVersion?: string
  /** Who signed, and at which revision. Missing in screenings from before signatures. */
  signatures?: Signature[]
  dispute: { status: 'open' | 'resolved'; outcome: string | null; openedAt: number; updatedAt: number } | null
  adverseAction: { preNoticeAt: number | null; finalNoticeAt: number | null; canceledAt: number | null } | null
}
