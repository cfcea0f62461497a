import { z } from 'zod'
import { toAnswer } from '../../compute/print/printed.js'
import type { DocumentPrinter } from '../../compute/print/printer.js'
import type { ReportStyles } from '../../corpus/records/report-styles.js'
import { readHeld } from '../../corpus/subjects/held-data.js'
import type { Person } from '../../corpus/subjects/find-person.js'
import { Scrubber } from '../../corpus/subjects/scrub.js'
import type { SubjectCase, SubjectCases } from '../../corpus/subjects/subject-cases.js'
import type { Suppressions } from '../../corpus/records/suppressions.js'
import type { Database } from '../../db/database.js'
import { readIdentifier } from '../../engine/identity/identifier.js'
import { toTimestamp, toTimestampOrNull, type Clock } from '../../kernel/clock.js'
import { Failure, invalid, notFound } from '../../kernel/errors.js'
import { operation } from '../../kernel/operation.js'
import { listing } from '../../kernel/listing.js'
import type { Cursors } from '../../kernel/page.js'
import { viewCopy } from './view-copy.js'
import { CaseBody, CaseShown, exampleCase, SubjectCopy, SubjectShown, Who } from './contract.js'

interface Needs {
  db: Database
  clock: Clock
  cursors: Cursors
  subjectCases: SubjectCases
  suppressions: Suppressions
}

interface CopyNeeds extends Needs {
  documentPrinter: DocumentPrinter
  reportStyles: ReportStyles
}

const common = { area: 'Data subjects', scope: 'operator' as const, timeoutMs: 600_000 }
const path = z.strictObject({ id: z.string().max(60) })
const exampleWho = ['instagram:brackwyn.official']
const exampleAccount = {
  network: 'instagram' as const,
  handle: 'brackwyn.official',
  name: 'Brackwyn',
  evidence: 'named' as const,
}

const findPerson = (who: readonly string[], { subjectCases }: Needs): Promise<Person> =>
  subjectCases.finder.find(
    who.map((text, i) => {
      const identifier = readIdentifier(text)
      if (identifier === undefined)
        throw invalid(
          `/who/${i}`,
          'Send network:handle, a profile URL, an e-mail address, a phone number or a full name.',
        )
      return identifier
    }),
  )

const presentAccounts = ({ accounts }: Person) =>
  accounts.map(({ network, handle, creator, evidence }) => ({ network, handle, name: creator?.name ?? null, evidence }))

const presentCase = ({ id, kind, createdAt, endedAt, certificate }: SubjectCase): z.output<typeof CaseShown> => ({
  id,
  kind,
  reason: certificate.reason,
  created_at: toTimestamp(createdAt),
  ended_at: toTimestampOrNull(endedAt),
  subjects: certificate.subjects,
  places: certificate.places,
  files: certificate.files,
  sha256: certificate.sha256,
})

/** A name is shared by many: nothing is done to anybody for a name alone. */
const refuseNamesAlone = ({ identifiers }: Person): void => {
  if (identifiers.every(({ kind }) => kind === 'name'))
    throw invalid('/who', 'A name alone is not enough. Name an account, an e-mail address or a phone number.')
}

export const findSubject = operation({
  ...common,
  method: 'POST',
  path: '/subjects/search',
  name: 'findSubject',
  summary: 'Find all data about a person',
  description:
    'Finds the accounts of a person by evidence and counts the data about them in every place, in all accounts of the installation. People who only share a name are listed as candidates and never merged.',
  isRead: true,
  input: { body: z.strictObject({ who: Who }) },
  output: SubjectShown,
  example: {
    body: { who: exampleWho },
    output: {
      accounts: [exampleAccount],
      candidates: [],
      places: [{ place: 'creators', own: 1, mentions: 0 }],
      suppressed: false,
    },
  },
  run: async ({ body: { who } }, needs: Needs) => {
    const person = await findPerson(who, needs)
    const { own, mentions } = await readHeld(needs.db, person.needles, new Scrubber(person.needles))
    const places = [...new Set([...own, ...mentions].map(({ place }) => place))]
    const rowsIn = (all: typeof own, place: string): number =>
      all.find((each) => each.place === place)?.rows.length ?? 0
    const identifiers = person.identifiers.filter(({ kind }) => kind !== 'name')
    return {
      accounts: presentAccounts(person),
      candidates: person.candidates.map(({ creator: { network, handle, name }, because }) => ({
        network,
        handle,
        name,
        because,
      })),
      places: places.map((place) => ({ place, own: rowsIn(own, place), mentions: rowsIn(mentions, place) })),
      suppressed: (await needs.suppressions.allowed([identifiers], (each) => each)).length === 0,
    }
  },
})

/** A row for a person to read: documents as they are, not as text within text. */
const toReadable = (row: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => {
      if (typeof value !== 'string' || !/^[{[]/.test(value)) return [name, value]
      try {
        return [name, JSON.parse(value) as unknown]
      } catch {
        return [name, value]
      }
    }),
  )

export const copySubject = operation({
  ...common,
  method: 'POST',
  path: '/subjects/copy',
  name: 'copySubject',
  summary: 'Get a copy of all data about a person',
  description:
    'Every row about the person, as it is stored. Where others’ rows only mention the person, the copy names the place and the key of the row, without the data of the others. JSON, or a PDF for the person to read, depending on Accept.',
  isRead: true,
  input: { body: z.strictObject({ who: Who }) },
  output: SubjectCopy,
  alsoProduces: { 'application/pdf': 'For the person to read: up to 200 records of each place.' },
  example: {
    body: { who: exampleWho },
    output: {
      made_at: '2026-11-16T09:00:00.000Z',
      accounts: [exampleAccount],
      data: [
        { place: 'creators', kind: 'own' as const, rows: [{ network: 'instagram', handle_key: 'brackwyn.official' }] },
      ],
    },
  },
  run: async ({ body: { who } }, needs: CopyNeeds, call) => {
    const person = await findPerson(who, needs)
    refuseNamesAlone(person)
    const { own, mentions } = await readHeld(needs.db, person.needles, new Scrubber(person.needles))
    const keyOnly = (row: Record<string, unknown>): Record<string, unknown> =>
      Object.fromEntries(Object.entries(row).filter(([name]) => /^(id|.*_id|seq|network|name)$/.test(name)))
    const copy: z.output<typeof SubjectCopy> = {
      made_at: toTimestamp(needs.clock.now()),
      accounts: presentAccounts(person),
      data: [
        ...own.map(({ place, rows }) => ({ place, kind: 'own' as const, rows: rows.map(toReadable) })),
        ...mentions.map(({ place, rows }) => ({ place, kind: 'mention' as const, rows: rows.map(keyOnly) })),
      ],
    }
    if (call.accepts(['application/json', 'application/pdf']) === 'application/json') return copy
    const style = await needs.reportStyles.forPrint(call.caller.accountId)
    const bytes = await needs.documentPrinter.print('subject-copy', { ...viewCopy(copy), style }, call.signal)
    return toAnswer({ name: 'copy.pdf', bytes })
  },
})

export const eraseSubject = operation({
  ...common,
  method: 'POST',
  path: '/subjects/erase',
  name: 'eraseSubject',
  summary: 'Erase a person',
  description:
    'Deletes every row about the person, masks the person in rows about others, removes uploads and index entries that contain them, and stores keyed digests so that imports and sources do not add them again. Applies to the whole installation and cannot be undone. The answer is a certificate.',
  input: { body: CaseBody },
  status: 201,
  output: CaseShown,
  example: { body: { who: ['instagram:nobody.at.all'], reason: 'Letter of 12 November' }, output: exampleCase },
  run: async ({ body: { who, reason = null } }, needs: Needs, call) => {
    const person = await findPerson(who, needs)
    refuseNamesAlone(person)
    const { accountId } = call.caller
    return presentCase(
      await needs.subjectCases.open({ id: call.newId('era'), accountId, kind: 'erasure', reason }, person),
    )
  },
})

export const restrictSubject = operation({
  ...common,
  method: 'POST',
  path: '/subjects/restrict',
  name: 'restrictSubject',
  summary: 'Restrict the processing of a person',
  description:
    'Sets every row about the person apart: searches, reports, lists and exports no longer contain it, and nothing new is stored. The rows are kept and come back when the restriction is lifted. Finished screenings and reports stay as they are.',
  input: { body: CaseBody },
  status: 201,
  output: CaseShown,
  example: {
    body: { who: ['instagram:nobody.in.particular'], reason: 'Accuracy is disputed' },
    output: { ...exampleCase, id: 'rst_01kb3zq4f0e8v5w2n7m6x9c1da', kind: 'restriction' },
  },
  run: async ({ body: { who, reason = null } }, needs: Needs, call) => {
    const person = await findPerson(who, needs)
    refuseNamesAlone(person)
    const { accountId } = call.caller
    return presentCase(
      await needs.subjectCases.open({ id: call.newId('rst'), accountId, kind: 'restriction', reason }, person),
    )
  },
})

export const listSubjectCases = listing({
  ...common,
  path: '/subjects/cases',
  name: 'listSubjectCases',
  summary: 'List erasures and restrictions, newest first',
  item: CaseShown,
  example: exampleCase,
  list: 'subject cases',
  rows: (accountId, page, { subjectCases }: Needs) => subjectCases.list(accountId, page),
  present: presentCase,
})

export const getSubjectCase = operation({
  ...common,
  method: 'GET',
  path: '/subjects/cases/{id}',
  name: 'getSubjectCase',
  summary: 'Get the certificate of an erasure or restriction',
  input: { path },
  output: CaseShown,
  example: { path: { id: exampleCase.id }, output: exampleCase },
  run: async ({ path: { id } }, { subjectCases }: Needs, { caller }) => {
    const found = await subjectCases.find(caller.accountId, id)
    if (found === undefined) throw notFound('case')
    return presentCase(found)
  },
})

export const liftRestriction = operation({
  ...common,
  method: 'POST',
  path: '/subjects/cases/{id}/lift',
  name: 'liftRestriction',
  summary: 'Lift a restriction',
  description: 'Puts the rows back, unless something newer has taken their place. Lifting twice changes nothing.',
  input: { path },
  output: CaseShown,
  example: {
    path: { id: 'rst_01kb3zq4f0e8v5w2n7m6x9c1da' },
    output: {
      ...exampleCase,
      id: 'rst_01kb3zq4f0e8v5w2n7m6x9c1da',
      kind: 'restriction',
      ended_at: '2026-11-17T09:00:00.000Z',
    },
  },
  run: async ({ path: { id } }, { subjectCases }: Needs, { caller }) => {
    const found = await subjectCases.lift(caller.accountId, id)
    if (found === undefined) throw notFound('case')
    if (found.kind === 'erasure') throw new Failure('conflict', 'An erasure cannot be lifted: the data is gone.')
    return presentCase(found)
  },
})
