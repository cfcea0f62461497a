import {
  keepPreviousData,
  QueryClient,
  useInfiniteQuery,
  useMutation,
  useQuery,
  type UseMutationResult,
  type UseQueryResult,
} from '@tanstack/react-query'
import { call, ProblemError, type Answer, type Input, type InputOf, type OperationName } from './client.js'

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      refetchOnWindowFocus: false,
      // The server may be this machine: a browser that thinks it is offline must ask all the same, and say what came of it.
      networkMode: 'always',
      retry: (count, error) =>
        count < 2 && error instanceof ProblemError && [0, 429, 503].includes(error.problem.status),
    },
    mutations: { networkMode: 'always' },
  },
})

/** Lists that change while nobody does anything here: who comes back to one sees it as it is now. */
for (const name of [
  'listRequests',
  'listMonitoring',
  'listRecurringListening',
  'listImportFiles',
] satisfies OperationName[])
  queryClient.setQueryDefaults([name], { staleTime: 0 })

interface Options {
  enabled?: boolean
  /** Shows the old answer while the new one is under way. */
  keep?: boolean
  refetchMs?: number | false
}

interface AnswerOptions<Name extends OperationName> extends Omit<Options, 'refetchMs'> {
  /** How soon it is read again; it may depend on what was read. */
  refetchMs?: number | false | ((answer: Answer<Name> | undefined) => number | false)
}

export const keyOf = (name: OperationName, input: Input): readonly unknown[] => [name, input]

/** An answer that is read, and read again when its input changes. */
export const useAnswer = <Name extends OperationName>(
  name: Name,
  input: InputOf<Name>,
  { enabled = true, keep = false, refetchMs = false }: AnswerOptions<Name> = {},
): UseQueryResult<Answer<Name>> =>
  useQuery({
    queryKey: keyOf(name, input),
    queryFn: ({ signal }) => call(name, input, signal),
    enabled,
    refetchInterval: typeof refetchMs === 'function' ? ({ state }) => refetchMs(state.data) : refetchMs,
    ...(keep ? { placeholderData: keepPreviousData } : {}),
  })

/** Something that is done when the user says so. */
export const useAction = <Name extends OperationName>(
  name: Name,
  after?: (answer: Answer<Name>) => unknown,
): UseMutationResult<Answer<Name>, Error, InputOf<Name>> =>
  useMutation({ mutationFn: once(name, (input: InputOf<Name>) => call(name, input)), onSuccess: after ?? (() => {}) })

/** The second of two quick clicks comes before a button can be disabled: the same thing under way is not sent again. */
const underWay = new Map<string, Promise<unknown>>()
const once =
  <I, R>(name: string, send: (input: I) => Promise<R>): ((input: I) => Promise<R>) =>
  (input) => {
    const key = name + JSON.stringify(input)
    const known = underWay.get(key) as Promise<R> | undefined
    if (known !== undefined) return known
    const sent = send(input).finally(() => underWay.delete(key))
    underWay.set(key, sent)
    return sent
  }

interface Page {
  data: readonly unknown[]
  next_cursor: string | null
}

type ItemOf<Name extends OperationName> = Answer<Name> extends { data: readonly (infer Item)[] } ? Item : never

export interface Pages<Item, First = unknown> {
  items: Item[]
  /** The first page whole: totals and the like stand there. */
  first: First | undefined
  /** Whether what is shown belongs to an earlier question. */
  isOld: boolean
  isPending: boolean
  error: Error | null
  hasMore: boolean
  isLoadingMore: boolean
  more: () => void
  again: () => void
}

/** A list, page after page. The cursor goes where the operation takes it. */
export const usePages = <Name extends OperationName>(
  name: Name,
  input: InputOf<Name>,
  cursorIn: 'query' | 'body' = 'query',
  { enabled = true, keep = false, refetchMs = false }: Options = {},
): Pages<ItemOf<Name>, Answer<Name>> => {
  const query = useInfiniteQuery({
    queryKey: [name, 'pages', input],
    enabled,
    refetchInterval: refetchMs,
    initialPageParam: undefined as string | undefined,
    queryFn: async ({ pageParam, signal }) => {
      const paged = { ...input, [cursorIn]: { ...(input[cursorIn] as object | undefined), cursor: pageParam } }
      return (await call(name, paged, signal)) as Page
    },
    getNextPageParam: (last) => last.next_cursor ?? undefined,
    ...(keep ? { placeholderData: keepPreviousData } : {}),
  })
  return {
    items: (query.data?.pages.flatMap(({ data }) => data) ?? []) as ItemOf<Name>[],
    first: query.data?.pages[0],
    isOld: query.isPlaceholderData,
    isPending: query.isPending && enabled,
    error: query.error,
    hasMore: query.hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
    more: () => void query.fetchNextPage(),
    again: () => void query.refetch(),
  }
}
