import { useQueryClient } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { useAction } from '../../api/queries.js'
import { FormDialog, textOf } from '../../parts/form-dialog.js'
import { t } from '../../language/t.js'

/** A link for a creator: to which network, why, and for whom. */
export const NewLink = ({
  providers,
  onClose,
  onMade,
}: {
  providers: readonly { id: string; name: string }[]
  onClose: () => void
  onMade: (url: string) => void
}): ReactElement => {
  const queryClient = useQueryClient()
  const create = useAction('createConnection', ({ url }) => {
    onMade(url ?? '')
    return queryClient.invalidateQueries({ queryKey: ['listConnections'] })
  })
  const submit = (form: FormData): void => {
    const handle = textOf(form, 'handle')
    create.mutate({
      body: {
        provider: textOf(form, 'provider'),
        purpose: textOf(form, 'purpose'),
        expires_in_days: Number(form.get('days')),
        ...(handle === '' ? {} : { handle }),
      },
    })
  }
  return (
    <FormDialog title={t('New link')} submit={t('Create')} sending={create} onSubmit={submit} onClose={onClose}>
      <div className="field">
        <label htmlFor="link-provider">{t('Network')}</label>
        <select id="link-provider" name="provider" className="input">
          {providers.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </div>
      <div className="field">
        <label htmlFor="link-purpose">{t('Why you ask')}</label>
        <textarea
          id="link-purpose"
          name="purpose"
          className="input"
          required
          minLength={10}
          maxLength={500}
          rows={3}
          placeholder={t('Plan the spring campaign together with you.')}
        />
        <span className="tiny muted">{t('The creator reads this before they agree.')}</span>
      </div>
      <div className="field">
        <label htmlFor="link-handle">{t('Account (optional)')}</label>
        <input id="link-handle" name="handle" className="input" maxLength={200} placeholder="@handle" />
        <span className="tiny muted">{t('If given, no other account can be connected with this link.')}</span>
      </div>
      <div className="field">
        <label htmlFor="link-days">{t('Works for')}</label>
        <select id="link-days" name="days" className="input" defaultValue="14">
          <option value="3">{t('3 days')}</option>
          <option value="14">{t('14 days')}</option>
          <option value="60">{t('60 days')}</option>
        </select>
      </div>
    </FormDialog>
  )
}
