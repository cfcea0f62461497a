import { useQueryClient } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { useAction } from '../../api/queries.js'
import { Dialog } from '../../parts/dialog.js'
import { Failed } from '../../parts/states.js'
import { EventBoxes, eventsOf, textOf } from './event-boxes.js'
import { t } from '../../language/t.js'

export const NewWebhook = ({
  onClose,
  onMade,
}: {
  onClose: () => void
  onMade: (secret: string) => void
}): ReactElement => {
  const queryClient = useQueryClient()
  const create = useAction('createWebhook', async ({ secret }) => {
    await queryClient.invalidateQueries({ queryKey: ['listWebhooks'] })
    onMade(secret ?? '')
  })
  return (
    <Dialog title={t('New webhook')} onClose={onClose}>
      <form
        className="stack"
        onSubmit={(event) => {
          event.preventDefault()
          const form = new FormData(event.currentTarget)
          const events = eventsOf(form)
          const body = { url: textOf(form, 'url'), description: textOf(form, 'name'), events }
          create.mutate({ body })
        }}
      >
        <div className="field">
          <label htmlFor="webhook-url">{t('Address')}</label>
          <input
            id="webhook-url"
            name="url"
            type="url"
            className="input"
            required
            placeholder="https://hooks.example.com/rostra"
            data-first
          />
        </div>
        <div className="field">
          <label htmlFor="webhook-name">{t('Name')}</label>
          <input id="webhook-name" name="name" className="input" maxLength={200} placeholder="CRM" />
        </div>
        <EventBoxes />
        {create.error !== null && <Failed error={create.error} />}
        <div className="row end">
          <button type="button" className="button" onClick={onClose}>
            {t('Cancel')}
          </button>
          <button type="submit" className="button primary" disabled={create.isPending}>
            {t('Create')}
          </button>
        </div>
      </form>
    </Dialog>
  )
}
