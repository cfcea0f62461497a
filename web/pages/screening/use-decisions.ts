import { useQueryClient } from '@tanstack/react-query'
import { useAction } from '../../api/queries.js'
import { compact } from '../../format.js'
import { t } from '../../language/t.js'
import { toast, toastUndoable } from '../../parts/toasts.js'
import type { Decided } from './decide-dialog.js'

interface Decisions {
  /** Sends one decision for these items; a toast shows what it changed and can undo it. */
  send: (ids: readonly string[], decided: Decided) => void
  errors: readonly Error[]
}

/** The decisions of a reviewer about items of a screening. */
export const useDecisions = (id: string, onDecided: () => void): Decisions => {
  const queryClient = useQueryClient()
  const refresh = (): Promise<unknown> =>
    Promise.all(
      ['listScreenedContents', 'getScreening', 'listScreeningHistory'].map((name) =>
        queryClient.invalidateQueries({ queryKey: [name] }),
      ),
    )
  const undo = useAction('undoDecision', ({ before, after }) => {
    toast(t('Undone: score {score} → {score2}', { score: compact(before.score), score2: compact(after.score) }))
    return refresh()
  })
  const decide = useAction('reviewContents', ({ before, after, decision, changed }) => {
    onDecided()
    const text = t('{value}: score {score} → {score2}', {
      value: t('{count} items', { count: changed.length }),
      score: compact(before.score),
      score2: compact(after.score),
    })
    if (changed.length === 0 || decision === null) toast(t('Nothing changed.'))
    else toastUndoable(text, () => undo.mutate({ path: { id }, body: { decision_id: decision.id } }))
    return refresh()
  })
  return {
    send: (ids, decided) => decide.mutate({ path: { id }, body: { content_ids: [...ids], ...decided } }),
    errors: [decide.error, undo.error].filter((error) => error !== null),
  }
}
