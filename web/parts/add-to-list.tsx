import { useQueryClient } from '@tanstack/react-query'
import { useState, type ReactElement } from 'react'
import { call, type Body } from '../api/client.js'
import { useAction, useAnswer } from '../api/queries.js'
import { Dialog } from './dialog.js'
import { Failed } from './states.js'
import { toast, toastUndoable } from './toasts.js'
import { t } from '../language/t.js'
import { Input, Select } from './inputs.js'

/** Whom to add: creators, or a search. */
export type Wanted = Pick<Body<'addListMembers'>, 'profiles' | 'search'>

/** Puts creators on a list, one there is or a new one. */
export const AddToList = ({
  wanted,
  about,
  onClose,
}: {
  wanted: Wanted
  about: string
  onClose: () => void
}): ReactElement => {
  const queryClient = useQueryClient()
  const lists = useAnswer('listLists', { query: { limit: 100 } })
  const [listId, setListId] = useState('')
  const [name, setName] = useState('')
  const known = lists.data?.data ?? []
  const chosen = listId === '' ? (known[0]?.id ?? 'new') : listId
  const add = useAction('addListMembers', ({ added, already, list, change_id: changeId }) => {
    const refresh = (): Promise<void> => queryClient.invalidateQueries({ queryKey: ['listLists'] })
    const undo = (): void =>
      void call('undoListChange', { path: { id: list.id, change_id: changeId ?? '' } }).then(refresh)
    const text = t('{count} creators added to {name}{already}.', {
      count: added,
      name: list.name,
      already: already > 0 ? t(', {already} already there', { already }) : '',
    })
    if (changeId === null) toast(text)
    else toastUndoable(text, undo)
    onClose()
    return refresh()
  })
  const create = useAction('createList', ({ id }) => add.mutate({ path: { id }, body: wanted }))
  const error = add.error ?? create.error ?? lists.error
  return (
    <Dialog title={t('Add to list')} onClose={onClose}>
      <form
        className="stack"
        onSubmit={(event) => {
          event.preventDefault()
          if (chosen === 'new') create.mutate({ body: { name: name.trim() } })
          else add.mutate({ path: { id: chosen }, body: wanted })
        }}
      >
        <p>{about}</p>
        <Select label={t('List')} value={chosen} data-first onValue={setListId}>
          {known.map(({ id, name: title, members }) => (
            <option key={id} value={id}>
              {title} ({members})
            </option>
          ))}
          <option value="new">{t('New list …')}</option>
        </Select>
        {chosen === 'new' && (
          <Input
            label={t('Name of the new list')}
            value={name}
            maxLength={120}
            placeholder={t('Spring launch')}
            onValue={setName}
          />
        )}
        {error !== null && <Failed error={error} />}
        <div>
          <button
            type="submit"
            className="button primary"
            disabled={add.isPending || create.isPending || (chosen === 'new' && name.trim() === '')}
          >
            {t('Add')}
          </button>
        </div>
      </form>
    </Dialog>
  )
}
