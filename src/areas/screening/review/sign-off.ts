import { z } from 'zod'
import type { Clock } from '../../../kernel/clock.js'
import { Failure } from '../../../kernel/errors.js'
import { operation } from '../../../kernel/operation.js'
import { exampleScreeningId } from '../result/examples.js'
import { presentSignOff, SignOffShown, validSignatures } from '../result/sign-off-state.js'
import { getFinished, lockScreening, resummarize, type DecideNeeds } from './decide.js'
import { idPath } from './list-contents.js'

const plainName = (name: string): string => name.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ')

export const signOff = operation({
  method: 'POST',
  path: '/screening/{id}/sign-off',
  name: 'signScreening',
  area: 'Screening',
  summary: 'Sign the review of a screening',
  description:
    'Records that someone has reviewed the screening in its current state. If the criteria ask for signatures (`sign_offs`), reports are drafts until enough different people have signed, each with a token of their own. A later decision invalidates the signatures.',
  scope: 'screening',
  input: {
    path: idPath,
    body: z.strictObject({
      reviewer: z
        .string()
        .trim()
        .min(2)
        .max(120)
        .describe('The name of the person who signs. It is printed in reports.'),
      statement: z.string().trim().min(1).max(1000).optional(),
    }),
  },
  output: z.strictObject({ screening_id: z.string(), ...SignOffShown.shape }),
  example: {
    path: { id: exampleScreeningId },
    body: { reviewer: 'Robin Example', statement: 'All flagged items read.' },
    output: {
      screening_id: exampleScreeningId,
      status: 'signed',
      required: 1,
      revision: 3,
      signatures: [
        {
          reviewer: 'Robin Example',
          actor: 'tok_01kb3zq4f0e8v5w2n7m6x9c1da',
          statement: 'All flagged items read.',
          revision: 3,
          valid: true,
          signed_at: '2026-11-15T09:05:00.000Z',
        },
      ],
    },
  },
  run: async ({ path: { id }, body }, needs: DecideNeeds & { clock: Clock }, { caller }) => {
    const { accountId, tokenId: actor } = caller
    await getFinished(accountId, id, needs)
    const { reviewer, statement = null } = body
    const shown = await needs.db.transaction(async (query) => {
      const { screening, set } = await lockScreening(query, accountId, id, needs)
      const { revision } = screening
      const standing = validSignatures(screening.state, revision)
      if (standing.some((each) => each.actor === actor || plainName(each.reviewer) === plainName(reviewer)))
        throw new Failure(
          'conflict',
          'This person, or this token, has already signed. Another person must sign with a token of their own.',
        )
      const signature = { reviewer, actor, statement, revision, signedAt: needs.clock.now() }
      const state = { ...screening.state, signatures: [...(screening.state.signatures ?? []), signature] }
      await needs.screenings.saveState(query, id, { state })
      await resummarize(query, { ...screening, state }, set, needs)
      const document = { reviewer, statement, revision }
      await needs.decisions.add(query, accountId, id, { id: needs.ids.next('dec'), kind: 'sign_off', actor, document })
      return presentSignOff(state, set.criteria, revision)
    })
    needs.requests.announce(id)
    return { screening_id: id, ...shown }
  },
})
