import { z } from 'zod'
import { notFound } from '../kernel/errors.js'
import type { Call } from '../kernel/operation.js'
import type { PairNeeds } from './pair-definition.js'
import { isFinished, type Request } from './request.js'

export const waitQuery = z
  .int()
  .min(0)
  .max(30)
  .default(0)
  .describe('Wait up to this many seconds for the request to finish.')

/** The request now or, when the client is ready to wait, as soon as it is finished. */
export const awaitEnd = async (
  id: string,
  waitS: number,
  { requests, changes, clock }: PairNeeds,
  call: Call,
): Promise<Request> => {
  const deadline = clock.now() + waitS * 1000
  for (;;) {
    const request = await requests.find(call.caller.accountId, id)
    if (request === undefined) throw notFound('request')
    const leftMs = deadline - clock.now()
    if (isFinished(request.status) || leftMs <= 0 || call.signal.aborted) return request
    await changes.wait(id, request.version, leftMs, call.signal)
  }
}
