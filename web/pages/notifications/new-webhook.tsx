import { useQueryClient } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { useAction } from '../../api/queries.js'
import { FormDialog, textOf } from '../../parts/form-dialog.js'
import { EventBoxes, eventsOf } from './event-boxes.js'
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
    <FormDialog
      title={t('New webhook')}
      submit={t('Create')}
      sending={create}
      onSubmit={(form) =>
        create.mutate({
          body: { url: textOf(form, 'url'), description: textOf(form, 'name'), events: eventsOf(form) },
        })
      }
      onClose={onClose}
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
    </FormDialog>
  )
}
