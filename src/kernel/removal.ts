import { z } from 'zod'
import { operation, type Call, type Fields, type Operation } from './operation.js'

interface Removal<P extends Fields, Needs> extends Pick<
  Operation<Needs>,
  'path' | 'name' | 'area' | 'summary' | 'description' | 'scope' | 'alsoForReaders' | 'isImpersonal'
> {
  input: { path: P }
  example: { path: z.input<P> }
  run: (input: { path: z.output<P> }, needs: Needs, call: Call) => Promise<void>
}

/** Defines an operation that deletes one thing: it is a DELETE, and answers 204 without a body. */
export const removal = <P extends Fields, Needs>({ run, ...removed }: Removal<P, Needs>): Operation<Needs> =>
  operation({
    ...removed,
    method: 'DELETE',
    status: 204,
    output: z.null(),
    example: { ...removed.example, output: null },
    run: async (input: { path: z.output<P> }, needs: Needs, call) => {
      await run(input, needs, call)
      return null
    },
  })
