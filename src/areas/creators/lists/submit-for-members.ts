import { createHash } from 'node:crypto'
import { z } from 'zod'
import { mustHaveScope } from '../../../kernel/account.js'
import { Failure, invalid, invalidInput } from '../../../kernel/errors.js'
import { Answer, operation, type Call, type Operation } from '../../../kernel/operation.js'
import { networks } from '../../../model/network.js'
import { exampleList } from './examples.js'
import { getList, listCommon, type ListNeeds } from './needs.js'
import { listPath } from './operations.js'

/** Work that is submitted once for each member, with the member as `profile`, and the operation that takes it. */
const forEach = {
  screening: 'submitScreening',
  monitoring: 'startMonitoring',
  report: 'submitProfileAnalytics',
  scheduled_report: 'createReportSchedule',
} as const
/** Work that is submitted once, with all members as `profiles`. */
const forAll = { overlap: 'submitAudienceOverlap', comparison: 'submitComparison' } as const
const operationOf = { ...forEach, ...forAll }
const workNames = Object.keys(operationOf) as (keyof typeof operationOf)[]

const said = (works: Record<string, string>): string =>
  Object.entries(works)
    .map(([work, name]) => `\`${work}\` (${name})`)
    .join(', ')

const membersMax = 1000
/** As many characters as ids have behind their kind. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz'
const timeChars = 10

const MembersBody = z.strictObject({
  work: z.enum(workNames),
  body: z
    .record(z.string(), z.unknown())
    .default({})
    .describe('The body of the operation that does it, without `profile` and `profiles`: these are the members.'),
  stage: z.string().min(1).max(60).optional().describe('Only members in this stage.'),
  tag: z.string().min(1).max(60).optional().describe('Only members with this tag.'),
})

const Submitted = z
  .strictObject({
    work: z.enum(workNames),
    submitted: z.int(),
    refused: z.int(),
    data: z
      .array(
        z.strictObject({
          network: z.enum(networks).nullable(),
          handle: z.string().nullable().describe('Null where one request is about all members.'),
          id: z.string().nullable().describe('Of the request, monitoring or schedule.'),
          detail: z.string().nullable().describe('Why it was refused.'),
        }),
      )
      .describe('In the order of the list.'),
  })
  .meta({ id: 'SubmittedForMembers' })

type Entry = z.output<typeof Submitted>['data'][number]

/** A call for one of many: its ids differ from those of the others, and are the same again when the call is repeated. */
const callFor = (call: Call, what: string): Call => {
  const newId = (kind: string): string => {
    const stamp = call.newId(kind).slice(kind.length + 1)
    const digest = createHash('sha256').update(`${stamp} ${what}`).digest()
    const rest = [...digest.subarray(0, stamp.length - timeChars)].map((byte) => alphabet[byte % alphabet.length])
    return `${kind}_${stamp.slice(0, timeChars)}${rest.join('')}`
  }
  const { requestId, caller, signal, log } = call
  return {
    ...{ requestId, caller, signal, log, newId },
    waitS: 0,
    lastEventId: undefined,
    file: () => call.file(),
    accepts: (offered) => call.accepts(offered),
  }
}

const ofCount = (
  issue: { code: 'too_big'; maximum: number | bigint } | { code: 'too_small'; minimum: number | bigint },
) =>
  issue.code === 'too_big'
    ? `This takes at most ${issue.maximum} members: choose a stage or a tag.`
    : `This takes at least ${issue.minimum} members.`

const read = ({ input }: Operation<never>, body: object): unknown => {
  const parsed = (input.body ?? z.undefined()).safeParse(body)
  if (parsed.success) return parsed.data
  throw invalidInput(
    parsed.error.issues.map((issue) => {
      const { path, message } = issue
      // Nobody has sent `profiles`: they are the members.
      if (path[0] === 'profiles' && path.length === 1 && (issue.code === 'too_big' || issue.code === 'too_small'))
        return { in: 'body' as const, pointer: '/work', message: ofCount(issue) }
      return { in: 'body' as const, pointer: `/body${path.map((part) => `/${String(part)}`).join('')}`, message }
    }),
  )
}

const idOf = (answer: unknown): string | null => {
  const body = answer instanceof Answer ? (answer.body as unknown) : answer
  return (body as { id?: string }).id ?? null
}

/** Work over a whole list: every operation is the one that is served, with its own rules. */
export const createSubmitForMembers = <Needs>(
  operations: readonly Operation<Needs>[],
  corpusOf: (needs: Needs) => Pick<ListNeeds, 'creatorLists'>,
): Operation<Needs> =>
  operation({
    ...listCommon,
    method: 'POST',
    path: '/lists/{id}/requests',
    name: 'submitForMembers',
    summary: 'Screen, monitor, report on or compare everybody on a list',
    description:
      `Submits work for the members of a list: one request for each with ${said(forEach)}, one for all of them with ${said(forAll)}. At most ${membersMax} members at once; choose a stage or a tag of longer lists. ` +
      'The token needs the scope of the operation. A member that is refused does not stop the others. To search, export or enrich a list, use `lists` of POST /discovery and `list` of POST /enrichments.',
    input: { path: listPath, body: MembersBody },
    status: 202,
    output: Submitted,
    example: {
      path: { id: exampleList.id },
      body: { work: 'report', body: { metric: 'median' } },
      output: {
        work: 'report',
        submitted: 1,
        refused: 0,
        data: [{ network: 'instagram', handle: 'una.bakes', id: 'pra_01kb3zq4f0e8v5w2n7m6x9c1da', detail: null }],
      },
    },
    run: async ({ path: { id }, body: { work, body, stage, tag } }, needs: Needs, call) => {
      const asked = operations.find((each) => each.name === operationOf[work]) as Operation<Needs>
      if (asked.scope !== 'any') mustHaveScope(call.caller, asked.scope)
      const corpus = corpusOf(needs)
      const list = await getList(id, corpus, call)
      const members = (
        await corpus.creatorLists.members.list(list.id, { stage, tag }, undefined, membersMax + 1)
      ).toReversed()
      if (members.length === 0) throw invalid('', 'Nobody on this list is meant: it is empty, or the stage or tag is.')
      if (members.length > membersMax)
        throw invalid('', `At most ${membersMax} members at once: choose a stage or a tag.`)
      const profiles = members.map(({ network, handle }) => ({ network, handle }))
      const submit = async (more: object, one: Call): Promise<string | null> =>
        idOf(await asked.run({ body: read(asked, { ...body, ...more }) } as never, needs, one))
      if (work in forAll) {
        const data = [{ network: null, handle: null, id: await submit({ profiles }, call), detail: null }]
        return { work, submitted: 1, refused: 0, data }
      }
      // What is wrong with the body is wrong for everybody.
      read(asked, { ...body, profile: profiles[0] })
      const data: Entry[] = []
      for (const profile of profiles) {
        call.signal.throwIfAborted()
        data.push(await submitOne(profile, submit, call))
      }
      const refused = data.filter((each) => each.id === null).length
      return { work, submitted: data.length - refused, refused, data }
    },
  })

const submitOne = async (
  profile: Pick<Entry, 'network' | 'handle'>,
  submit: (more: object, call: Call) => Promise<string | null>,
  call: Call,
): Promise<Entry> => {
  try {
    const id = await submit({ profile }, callFor(call, `${profile.network} ${profile.handle}`))
    return { ...profile, id, detail: null }
  } catch (error) {
    if (error instanceof Failure) return { ...profile, id: null, detail: error.message }
    throw error
  }
}
