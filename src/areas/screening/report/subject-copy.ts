import { z } from 'zod'
import { apiPrefix, operation } from '../../../kernel/operation.js'
import { idPath } from '../review/list-contents.js'
import { exampleScreeningId } from '../result/examples.js'
import { ScreeningReport } from './contract.js'
import { makeReport, sealReport, type MakeNeeds } from './make-report.js'
import { exampleReport, forms, giveReport, type PrintNeeds } from './operations.js'
import { reportLanguages } from './words/words.js'

export const giveSubjectCopy = operation({
  method: 'GET',
  path: '/screening/{id}/subject-copy',
  name: 'getSubjectCopy',
  area: 'Screening',
  summary: 'Get the copy for the screened person',
  description:
    'Contains all findings and how to dispute them, without the names of reviewers. JSON, HTML or PDF, depending on Accept. Access is not logged in the screening.',
  scope: 'screening',
  timeoutMs: 60_000,
  input: { path: idPath, query: z.strictObject({ language: z.enum(reportLanguages).default('en') }) },
  output: ScreeningReport,
  alsoProduces: forms,
  example: { path: { id: exampleScreeningId }, output: exampleReport },
  run: async ({ path: { id }, query: { language } }, needs: MakeNeeds & PrintNeeds, call) => {
    const whole = await makeReport(call.caller.accountId, id, { id: call.newId('sub'), language }, needs)
    const report = {
      ...whole,
      decisions: whole.decisions.map(({ detail, ...decision }) => ({
        ...decision,
        actor: 'reviewer',
        detail: { ...detail, reviewer: null },
      })),
    }
    return giveReport({ ...report, sha256: sealReport(report) }, `${apiPrefix}/screening/${id}`, needs, call)
  },
})
