import { operation, Streamed } from '../../../../kernel/operation.js'
import { z } from 'zod'
import type { DocumentPrinter } from '../../../../compute/print/printer.js'
import type { ReportStyles } from '../../../../corpus/records/report-styles.js'
import { makeBoard } from '../board.js'
import { BoardShown } from '../contract.js'
import { exampleBoard, exampleCampaign, examplePost } from '../examples.js'
import { campaignCommon, campaignPath, getCampaign, type CampaignNeeds } from '../needs.js'
import { PostShown } from '../post-contract.js'
import { writeCsv } from './csv.js'
import { viewCampaign } from './view.js'

interface Needs extends CampaignNeeds {
  documentPrinter: DocumentPrinter
  reportStyles: ReportStyles
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
}

const Report = BoardShown.extend({ posts: z.array(PostShown) }).meta({ id: 'CampaignReport' })

export const getCampaignReport = operation({
  ...campaignCommon,
  method: 'GET',
  path: '/campaigns/{id}/report',
  name: 'getCampaignReport',
  summary: 'Get the report of a campaign',
  description:
    'The board and every post, with what was not found and what could not be measured. JSON, PDF or CSV (a line for each post), depending on Accept, with identical figures.',
  input: { path: campaignPath },
  output: Report,
  alsoProduces: { 'application/pdf': 'For print and for files.', 'text/csv': 'A line for each post.' },
  timeoutMs: 60_000,
  example: { path: { id: exampleCampaign.id }, output: { ...exampleBoard, posts: [examplePost] } },
  run: async ({ path: { id } }, needs: Needs, call) => {
    const { board, posts } = await makeBoard(await getCampaign(id, needs, call), needs)
    const named = (ending: string) => ({ 'content-disposition': `attachment; filename="${id}.${ending}"` })
    switch (call.accepts(['application/json', 'application/pdf', 'text/csv'])) {
      case 'application/pdf': {
        const bytes = await needs.documentPrinter.print(
          'campaign-report',
          { ...viewCampaign(board, posts), style: await needs.reportStyles.forPrint(call.caller.accountId) },
          call.signal,
        )
        return new Streamed('application/pdf', once(bytes), named('pdf'))
      }
      case 'text/csv':
        return new Streamed('text/csv; charset=utf-8', writeCsv(posts), named('csv'))
      case 'application/json':
        return { ...board, posts }
    }
  },
})
