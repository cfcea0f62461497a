import type { FastifyInstance } from 'fastify'
import { drawFace, drawScene } from '../engine/pictures/invented.js'
import { Failure } from '../kernel/errors.js'

/** They say nothing of anybody and never change: a browser may keep them. */
const keptS = 604_800

const drawers = { faces: drawFace, scenes: drawScene }

/** Pictures for the people and posts of the demo, drawn from their names. They hold no data, so nobody has to sign in for them. */
export const addInventedPictures = (app: FastifyInstance): void => {
  for (const [kind, draw] of Object.entries(drawers))
    app.get<{ Params: { name: string } }>(`/demo/${kind}/:name`, (request, reply) => {
      const [, seed] = /^([\p{L}\p{N}._@:-]{1,200})\.svg$/u.exec(request.params.name) ?? []
      if (seed === undefined) throw new Failure('not_found', 'There is no such picture.')
      return reply
        .header('content-type', 'image/svg+xml; charset=utf-8')
        .header('content-security-policy', "default-src 'none'; sandbox")
        .header('x-content-type-options', 'nosniff')
        .header('cache-control', `public, max-age=${keptS}, immutable`)
        .send(draw(seed))
    })
}
