import type { ScreeningCategory } from '../../../../engine/risk/categories.js'
import type { Identifier, Outcome } from '../../../../engine/identity/weigh.js'
import type { RiskLevel, Severity } from '../../../../engine/risk/score.js'
import type { ConfidenceReason, ReasonFigures } from '../../../../engine/risk/coverage.js'
import type { notJudgedReasons } from '../../items/item-contract.js'

export const reportLanguages = ['en', 'es', 'pt', 'fr', 'de'] as const
export type ReportLanguage = (typeof reportLanguages)[number]

/** Everything a report says by itself. What people wrote is never translated. */
export interface ReportWords {
  report: string
  of100: string
  level: string
  levels: Record<RiskLevel | 'none', string>
  confidence: Record<'sufficient' | 'low' | 'withheld', string>
  synthetic: string
  page: string
  of: string
  summary: string
  score: string
  factors: string
  noneFlagged: string
  coverage: string
  seen: string
  judged: string
  flagged: string
  clear: string
  unflagged: string
  notJudged: string
  /** Categories with the number of items in which their language is not carried. */
  categoriesNotJudged: (categories: string) => string
  timeline: string
  categories: string
  category: string
  categoryNames: Record<ScreeningCategory, string>
  identity: string
  /** What the service says of accounts and sources, in the language of the report where its catalogue has it. */
  said: (sentence: string) => string
  /** Of the page that says which identifiers tie the accounts to the person. */
  person: {
    title: string
    about: string
    identifier: string
    given: string
    found: string
    weight: string
    outcome: string
    probability: (percent: string) => string
    confirmed: (of: { by: string; at: string; reason: string }) => string
    other: string
    identifiers: Record<Identifier, string>
    outcomes: Record<Outcome, string>
  }
  employment: string
  evidence: string
  decisions: string
  noDecisions: string
  decisionKinds: Record<string, string>
  version: string
  engine: string
  draft: string
  signedBy: string
  signaturesMissing: (signed: number, required: number) => string
  note: string
  captured: string
  severity: string
  severities: Record<Severity, string>
  byReviewer: string
  /** Heads of columns. */
  decision: string
  why: string
  points: string
  criteria: string
  threshold: string
  weight: string
  keywords: string
  method: string
  methodText: string[]
  limits: string
  limitsText: string[]
  dispute: string
  disputeText: string
  seal: string
  subject: string
  date: string
  asOf: string
  screening: string
  purpose: string
  purposes: Record<'brand_safety' | 'employment', string>
  permissible: Readonly<Record<string, string>>
  /** Kinds of posts. */
  types: Readonly<Record<string, string>>
  /** Why an item was not judged. */
  reasons: Readonly<Record<(typeof notJudgedReasons)[number], string>>
  /** The sign before decimals. */
  decimal: '.' | ','
  window: string
  everything: string
  matched: string
  /** What a finding rests on that no single words bring about. */
  asAWhole: string
  negated: string
  quoted: string
  summaryText: (of: { flagged: number; judged: number; seen: number; categories: string }) => string
  boundsText: (of: { low: string; high: string }) => string
  shareText: (of: { low: string; high: string }) => string
  /** Why a level says little. */
  confidenceReasons: Readonly<Record<ConfidenceReason, (of: ReasonFigures) => string>>
  /** The same words were found again: how often, and when. */
  again: (count: number, days: string) => string
  firstOf: (shown: number, total: number) => string
  noFont: (scripts: string) => string
  employmentText: (of: { consent: string; purpose: string }) => string
  redactedText: (count: number) => string
  media: (of: { seen: number; judged: number }) => string
  picture: string
  factorText: (of: { count: number; judged: number; sure: string; last: string; weight: string }) => string
}
