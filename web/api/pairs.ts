import { useQueries, useQuery, type UseQueryResult } from '@tanstack/react-query'
import type { ListedRequest, Request } from '../generated/interface.js'
import { call, type Answer, type InputOf, type OperationName } from './client.js'
import { keyOf, usePages, type Pages } from './queries.js'
import { isFinal, useRequest } from './watch.js'

export interface Fetched<Name extends OperationName> {
  /** The state of the request, live. */
  request: Request | undefined
  /** Its answer, once it is final. */
  answer: UseQueryResult<Answer<Name>>
  error: Error | null
  isReady: boolean
}

/** A request that was submitted: followed while it runs, fetched when it is final. */
export const useFetched = <Name extends OperationName>(name: Name, id: string): Fetched<Name> => {
  const { request, error } = useRequest(id)
  const isReady = request !== undefined && isFinal(request.status)
  const input = { path: { id } } as unknown as InputOf<Name>
  const answer = useQuery({
    queryKey: keyOf(name, input),
    queryFn: ({ signal }) => call(name, input, signal),
    enabled: isReady,
  })
  return { request, answer, error: error ?? answer.error, isReady }
}

/** The newest requests of one kind. */
export const useRecent = (kind: string, limit = 8): Pages<ListedRequest> =>
  usePages('listRequests', { query: { kind, limit } })

/** The answers of several requests at once, in their order; undefined while one is on its way. */
export const useAnswersOf = <Name extends OperationName>(
  name: Name,
  ids: readonly string[],
): (Answer<Name> | undefined)[] =>
  useQueries({
    queries: ids.map((id) => {
      const input = { path: { id } } as unknown as InputOf<Name>
      return {
        queryKey: keyOf(name, input),
        queryFn: ({ signal }: { signal: AbortSignal }) => call(name, input, signal),
      }
    }),
  }).map(({ data }) => data)
