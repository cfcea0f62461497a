import ipaddr from 'ipaddr.js'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { Failure } from '../kernel/errors.js'
import type { AddressOf } from './client-address.js'
import { addConsolePages } from './console-pages.js'
import { answerBegun, fromOf, type SignInParts } from './sign-in.js'
import type { SignInCodes } from './sign-in-codes.js'

const isLoopbackAddress = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback'

/** From this machine, and asked for by a name of this machine: a page elsewhere cannot get here by pointing its name at us. */
const isLocal = (request: FastifyRequest, addressOf: AddressOf): boolean => {
  const { hostname, headers } = request
  const host = hostname.replace(/^\[|\]$/g, '')
  const site = headers['sec-fetch-site']
  return (
    isLoopbackAddress(addressOf(request)) &&
    (host === 'localhost' || isLoopbackAddress(host)) &&
    (site === undefined || site === 'same-origin')
  )
}

const SignInBody = z.strictObject({ code: z.string().min(1).max(100) })

const refused = 'This sign-in link was used already or is too old. Restart the server for a new one, or paste a token.'

/** The pages of the console and the reference, and the exchange of a one-time code for a session of the token it stands for. */
export const addConsole = (
  app: FastifyInstance,
  parts: SignInParts & { signInCodes: SignInCodes },
  pagePolicy: string,
): void => {
  app.post('/console/sign-in', async (request, reply) => {
    const body = SignInBody.safeParse(request.body)
    const token = isLocal(request, parts.addressOf) && body.success ? parts.signInCodes.take(body.data.code) : undefined
    if (token === undefined) throw new Failure('unauthorized', refused)
    return answerBegun(request, reply, parts, await parts.signIn.withToken(token, 'link', fromOf(request, parts)))
  })

  addConsolePages(app, pagePolicy)
}
