import { useQueryClient } from '@tanstack/react-query'

/** Everything that shows a part of a list is read again after a change. */
export const useRefreshList = (): (() => Promise<void>) => {
  const queryClient = useQueryClient()
  return async () => {
    const names = ['listLists', 'getList', 'listListMembers', 'listListHistory']
    await Promise.all(names.map((name) => queryClient.invalidateQueries({ queryKey: [name] })))
  }
}
