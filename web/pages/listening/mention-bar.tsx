import { useQueryClient } from '@tanstack/react-query'
import { useState, type ReactElement } from 'react'
import type { InputOf } from '../../api/client.js'
import { useAction, useAnswer } from '../../api/queries.js'
import { Failed } from '../../parts/states.js'
import { toast, toastUndoable } from '../../parts/toasts.js'
import { t } from '../../language/t.js'

type Change = NonNullable<InputOf<'changeListeningMentions'>['body']>
type Wanted = Pick<Change, 'state' | 'assignee' | 'note' | 'add_tags' | 'remove_tags'>

/** Changes chosen mentions, and offers to take it back. */
export const useChangeMentions = (id: string, onDone: () => void) => {
  const queryClient = useQueryClient()
  const refresh = (): Promise<unknown> =>
    Promise.all(
      ['listListeningMentions', 'breakDownListening', 'listMentionChanges'].map((name) =>
        queryClient.invalidateQueries({ queryKey: [name] }),
      ),
    )
  const takeBack = useAction('undoMentionChange', ({ mentions }) => {
    toast(t('Undone for {value}.', { value: t('{count} mentions', { count: mentions }) }))
    return refresh()
  })
  const change = useAction('changeListeningMentions', ({ changed, change: made }) => {
    onDone()
    if (made === null) toast(t('Nothing changed.'))
    else
      toastUndoable(t('{value} changed.', { value: t('{count} mentions', { count: changed }) }), () =>
        takeBack.mutate({ path: { id }, body: { change_id: made.id } }),
      )
    return refresh()
  })
  return { change, error: change.error ?? takeBack.error }
}

const asked = {
  assignee: { title: t('Assign to'), label: t('Assigned to (leave empty for nobody)'), button: t('Assign') },
  note: { title: t('Note'), label: t('Note (leave empty to remove it)'), button: t('Save note') },
} as const

/** What can be done with the mentions that are chosen. */
export const MentionBar = ({
  id,
  chosen,
  onClear,
}: {
  id: string
  chosen: readonly string[]
  onClear: () => void
}): ReactElement => {
  const { change, error } = useChangeMentions(id, onClear)
  const tags = useAnswer('listListeningTags', {})
  const [asking, setAsking] = useState<keyof typeof asked>()
  const [text, setText] = useState('')
  const send = (wanted: Wanted): void => change.mutate({ path: { id }, body: { mention_ids: [...chosen], ...wanted } })
  const known = tags.data?.data ?? []
  return (
    <div className="stack tight mention-bar" role="region" aria-label={t('Chosen mentions')}>
      <div className="row">
        <strong className="small">
          {t('{value} chosen', { value: t('{count} mentions', { count: chosen.length }) })}
        </strong>
        <button type="button" className="button slim" onClick={() => send({ state: 'checked' })}>
          {t('Check')}
        </button>
        <button type="button" className="button slim" onClick={() => send({ state: 'open' })}>
          {t('Reopen')}
        </button>
        {Object.entries(asked).map(([name, { title }]) => (
          <button
            key={name}
            type="button"
            className="button slim"
            aria-expanded={asking === name}
            onClick={() => setAsking(asking === name ? undefined : (name as keyof typeof asked))}
          >
            {title}…
          </button>
        ))}
        {(['add_tags', 'remove_tags'] as const).map((what) => (
          <select
            key={what}
            className="input slim"
            aria-label={what === 'add_tags' ? t('Add a tag') : t('Remove a tag')}
            value=""
            disabled={known.length === 0}
            onChange={(event) => send({ [what]: [event.target.value] })}
          >
            <option value="">{what === 'add_tags' ? t('Add tag') : t('Remove tag')}</option>
            {known.map(({ name }) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        ))}
        <button type="button" className="button slim quiet" onClick={onClear}>
          {t('Clear selection')}
        </button>
      </div>
      {asking !== undefined && (
        <form
          className="row"
          onSubmit={(event) => {
            event.preventDefault()
            send({ [asking]: text.trim() === '' ? null : text.trim() })
            setAsking(undefined)
            setText('')
          }}
        >
          <input
            className="input slim"
            aria-label={asked[asking].label}
            placeholder={asked[asking].label}
            maxLength={asking === 'note' ? 2000 : 120}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
          <button type="submit" className="button slim primary">
            {asked[asking].button}
          </button>
        </form>
      )}
      {error !== null && <Failed error={error} />}
    </div>
  )
}
