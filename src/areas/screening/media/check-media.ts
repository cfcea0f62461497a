import { z } from 'zod'
import { Failure, invalid } from '../../../kernel/errors.js'
import { operation } from '../../../kernel/operation.js'
import type { CriteriaSets } from '../criteria/criteria-store.js'
import { resolveCriteria } from '../criteria/operations.js'
import { criteriaFields } from '../run/screen-contract.js'
import { CheckBody, fileBytesMax, MediaFindings } from './contract.js'
import { exampleCheck } from './example.js'
import { lookAt, toPictureFailure, type LookNeeds } from './look-at.js'
import { refuseEmployment } from './screen-media.js'

/** Base64 takes four bytes for three; the rest is the JSON around it. */
const bodyBytesMax = Math.ceil((fileBytesMax * 4) / 3) + 4096

const toBytes = (text: string): Uint8Array => {
  const bytes = Buffer.from(text, 'base64')
  if (bytes.length === 0) throw invalid('/data', 'The file is empty.')
  if (bytes.length > fileBytesMax)
    throw new Failure('body_too_large', `A file may have ${fileBytesMax} bytes. Screen larger files by their URL.`)
  return bytes
}

export const checkMedia = operation({
  method: 'POST',
  path: '/screening-media/check',
  name: 'checkMedia',
  isRead: true,
  area: 'Screening',
  summary: 'Screen an uploaded image or video',
  description:
    'For files without a URL. Send the file itself as the body, with its content type (image/*, video/* or application/octet-stream), or JSON with the file in Base64. The file is checked in memory and the result returned immediately; neither is stored.',
  scope: 'screening',
  input: {
    query: z.strictObject({
      criteria_id: criteriaFields.criteria_id,
      criteria_version: z.int().min(1).max(1_000_000).optional(),
    }),
    body: CheckBody,
  },
  bytesAs: 'data',
  output: MediaFindings,
  example: exampleCheck,
  bodyBytesMax,
  timeoutMs: 120_000,
  run: async ({ body, query }, needs: LookNeeds & { criteriaSets: CriteriaSets }, { caller, signal }) => {
    const set = await resolveCriteria(caller.accountId, { ...query, ...body }, needs.criteriaSets)
    refuseEmployment(set)
    try {
      return await lookAt(toBytes(body.data), set, needs, signal)
    } catch (error) {
      throw toPictureFailure(error)
    }
  },
})
