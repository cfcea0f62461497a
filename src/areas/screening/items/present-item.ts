import { createHash } from 'node:crypto'
import { toTimestamp } from '../../../kernel/clock.js'
import type { Purpose } from '../../../engine/risk/criteria.js'
import { toScore, type FieldEvidence, type Finding } from '../../../engine/risk/findings.js'
import { redact } from '../../../engine/risk/protected.js'
import { toCodePoints } from '../../../engine/language/fold.js'
import { languageOf, type KnownLanguage } from '../../../corpus/records/language-of.js'
import type { Candidate, ItemRow, ScreenedItem } from './item.js'
import { countedFindings, textsOf } from './item.js'
import type { ScreenedContent } from './item-contract.js'
import { isSeen, type Look } from './pictures.js'
import { redactItem, redactUrl } from './redact-item.js'
import { shownId } from './shown-id.js'

export const presentEvidence = (evidence: FieldEvidence, fields: ReadonlyMap<string, string>) => {
  const { field, start, end, text, by, name, match, negated, quoted } = evidence
  const words = fields.get(field) ?? text
  return {
    field,
    start,
    end,
    code_point_start: toCodePoints(words, start),
    code_point_end: toCodePoints(words, end),
    text,
    by,
    name,
    match,
    negated,
    quoted,
  }
}

/** For employment nothing of what was found clear is shown: it concerns nobody. */
const withhold = ({ candidate, ...item }: ScreenedItem): ScreenedItem => ({
  ...item,
  candidate: {
    ...candidate,
    title: null,
    text: '[not shown]',
    fields: [],
    thumbnailUrl: null,
    language: null,
    looks: [],
  },
})

const withoutProtected = (item: ScreenedItem, { shown, outcome }: ItemRow): ScreenedItem => {
  if (outcome !== 'flagged' && shown !== 'flagged') return withhold(item)
  const { candidate, ...rest } = redactItem(item)
  // A picture shows what words can keep back, and a language tells of an origin.
  return { ...rest, candidate: { ...candidate, thumbnailUrl: null, language: null, looks: [] } }
}

const forPurpose = (item: ScreenedItem, row: ItemRow, purpose: Purpose): ScreenedItem => {
  if (purpose !== 'employment') return item
  const { candidate, ...rest } = withoutProtected(item, row)
  return { ...rest, candidate: { ...candidate, url: redactUrl(candidate.url) } }
}

const presentLook = (look: Look): ScreenedContent['pictures'][number] => ({
  index: look.at,
  cover: look.film,
  state: isSeen(look) ? 'judged' : 'not_judged',
  reason: isSeen(look) ? null : look.reason,
  classes: isSeen(look) ? look.classes : null,
  sha256: isSeen(look) ? look.sha256 : null,
})

/** What counts, with the engine's evidence where the engine saw it too. */
const presentCategories = (
  row: ItemRow,
  findings: readonly Finding[],
  fields: ReadonlyMap<string, string>,
): ScreenedContent['categories'] =>
  countedFindings(row).map(({ category, probability, severity }) => {
    const found = findings.find((each) => each.category === category)
    return {
      category,
      score: toScore(probability),
      basis: found?.basis ?? 'reviewer',
      severity,
      evidence: (found?.evidence ?? []).map((each) => presentEvidence(each, fields)),
    }
  })

const noteOf = ({ review }: ItemRow, purpose: Purpose): string | null => {
  const note = review?.note ?? null
  return note !== null && purpose === 'employment' ? redact(note).text : note
}

const notTold: KnownLanguage = { language: null, basis: null }

/** A language tells of an origin: for employment it is not shown. */
const presentLanguage = (
  candidate: Candidate,
  purpose: Purpose,
): Pick<ScreenedContent['content'], 'language' | 'language_basis'> => {
  const { language, basis } = purpose === 'employment' ? notTold : languageOf(candidate)
  return { language, language_basis: basis }
}

/** A hash that whoever has the texts can compute again. */
const hashShown = (fields: ReadonlyMap<string, string>): string => {
  const sorted = [...fields].sort(([a], [b]) => (a < b ? -1 : 1))
  return createHash('sha256')
    .update(JSON.stringify(Object.fromEntries(sorted)))
    .digest('hex')
}

/** An item as a client sees it. The only way out for its words: what is protected is taken out here. */
export const presentItem = (row: ItemRow, kept: ScreenedItem, purpose: Purpose): ScreenedContent => {
  const { candidate, decided, redacted } = forPurpose(kept, row, purpose)
  const fields = new Map(textsOf(candidate, true).map(({ field, text }) => [field, text]))
  return {
    id: shownId(row.key, purpose),
    kind: row.kind,
    content_id: shownId(row.contentId, purpose),
    state: row.shown,
    decision: row.decision,
    found: (row.review?.categories ?? null) === null ? null : decided.findings.map(({ category }) => category),
    note: noteOf(row, purpose),
    network: row.network,
    content: {
      id: shownId(candidate.contentId, purpose),
      url: candidate.url,
      author: candidate.author,
      by_subject: candidate.own,
      type: candidate.type,
      title: candidate.title,
      text: candidate.text,
      fields: Object.fromEntries(fields),
      ...presentLanguage(candidate, purpose),
      published_at: toTimestamp(candidate.publishedAt),
      thumbnail_url: candidate.thumbnailUrl,
      media: candidate.media,
      sha256: hashShown(fields),
      parent_id: candidate.parentKey === null ? null : shownId(candidate.parentKey, purpose),
    },
    categories: presentCategories(row, decided.findings, fields),
    noted: decided.noted,
    pictures: candidate.looks.map(presentLook),
    irony: decided.irony,
    not_judged_reason: decided.reason,
    // What a language lacks tells which one it is.
    not_judged_categories: purpose === 'employment' ? [] : (decided.missing ?? []),
    redacted: redacted.length > 0,
    source: candidate.source,
    synthetic: candidate.synthetic,
    as_of: toTimestamp(candidate.asOf),
  }
}
