import type { Clock } from '../../../kernel/clock.js'
import { Failure, notFound } from '../../../kernel/errors.js'
import { Answer, operation, Streamed } from '../../../kernel/operation.js'
import type { Requests } from '../../../jobs/requests.js'
import { addBusinessDays } from '../result/business-days.js'
import { exampleScreeningId } from '../result/examples.js'
import { waitDays } from '../result/fairness-state.js'
import type { Screenings } from '../result/screening-store.js'
import { getFinished } from '../review/decide.js'
import { idPath } from '../review/list-contents.js'
import { LetterBody, LetterShown } from './letter-contract.js'
import { writeLetter } from './letter-text.js'
import type { ReportStyles } from '../../../corpus/records/report-styles.js'
import type { Printer } from './printer.js'

interface Needs {
  requests: Requests
  screenings: Screenings
  printer: Printer
  reportStyles: ReportStyles
  clock: Clock
}

const exampleBody = {
  kind: 'pre_notice' as const,
  recipient: ['Robin Example', '1 Sample Street', 'Sampletown'],
  sender: ['Brackwyn Ltd', '2 Test Road', 'Sampletown'],
  contact: 'people@brackwyn.example',
  signed_by: 'Kim Sample',
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
}

export const writeNotice = operation({
  method: 'POST',
  path: '/screening/{id}/letters',
  name: 'writeScreeningLetter',
  area: 'Screening',
  summary: 'Write a pre-adverse or final notice',
  description:
    'For employment screenings: the letter to the person, with a summary of rights as a page of its own, as JSON or PDF depending on Accept. It is not stored and not sent. A final notice can be written only after POST /screening/{id}/adverse-action has recorded it, which enforces the waiting time. Give the official text of rights your law demands as `rights_text`.',
  scope: 'screening',
  input: { path: idPath, body: LetterBody },
  output: LetterShown,
  alsoProduces: { 'application/pdf': 'For print: the letter and the summary of rights.' },
  timeoutMs: 60_000,
  repeatable: true,
  example: {
    path: { id: exampleScreeningId },
    body: exampleBody,
    output: writeLetter({
      ...exampleBody,
      signedBy: exampleBody.signed_by,
      position: null,
      rights: null,
      now: Date.UTC(2026, 10, 16, 9),
      screeningId: exampleScreeningId,
      preNoticeAt: null,
      notBefore: Date.UTC(2026, 10, 23, 9),
      disputed: false,
    }),
  },
  run: async ({ path: { id }, body }, needs: Needs, call) => {
    const { accountId } = call.caller
    await getFinished(accountId, id, needs)
    const screening = await needs.screenings.find(accountId, id)
    if (screening === undefined) throw notFound('screening')
    const { employment, adverseAction, dispute } = screening.state
    if (employment === null) throw new Failure('conflict', 'This screening was not made for employment.')
    if (body.kind === 'final_notice' && (adverseAction?.finalNoticeAt ?? null) === null)
      throw new Failure(
        'conflict',
        'No final notice is recorded yet. Record the pre-adverse notice and, after its waiting time, the final one (POST /screening/{id}/adverse-action); then write the letter.',
      )
    const now = needs.clock.now()
    const { signed_by: signedBy, rights_text: rights = null, position = null, ...rest } = body
    const letter = writeLetter({
      ...rest,
      signedBy,
      rights,
      position,
      now,
      screeningId: id,
      preNoticeAt: adverseAction?.preNoticeAt ?? null,
      notBefore: addBusinessDays(adverseAction?.preNoticeAt ?? now, waitDays),
      disputed: dispute?.status === 'resolved',
    })
    if (call.accepts(['application/json', 'application/pdf']) === 'application/json') return new Answer(letter)
    const headers = { 'content-disposition': `inline; filename="${id}-${body.kind}.pdf"` }
    const style = await needs.reportStyles.forPrint(accountId)
    return new Streamed('application/pdf', once(await needs.printer.printLetter(letter, style, call.signal)), headers)
  },
})
