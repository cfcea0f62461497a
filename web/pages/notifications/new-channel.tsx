import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState, type ReactElement } from 'react'
import type { Body } from '../../api/client.js'
import { useAction } from '../../api/queries.js'
import { FormDialog, textOf } from '../../parts/form-dialog.js'
import { Note } from '../../parts/states.js'
import { EventBoxes, eventsOf } from './event-boxes.js'
import { languages, spokenLanguage, t, type Language } from '../../language/t.js'

type ChannelBody = Body<'createNotificationChannel'>
type Way = ChannelBody['way']

const bodyOf = (way: Way, form: FormData): ChannelBody => {
  const [from, to] = [textOf(form, 'from'), textOf(form, 'to')]
  return {
    way,
    name: textOf(form, 'name'),
    ...(way === 'email'
      ? {
          to: textOf(form, 'target')
            .split(/[\s,;]+/)
            .filter((each) => each !== ''),
        }
      : { url: textOf(form, 'target') }),
    events: eventsOf(form),
    digest: textOf(form, 'digest') as NonNullable<ChannelBody['digest']>,
    daily_at: textOf(form, 'daily_at'),
    time_zone: textOf(form, 'time_zone'),
    language: textOf(form, 'language') as Language,
    quiet_hours: from === '' || to === '' ? null : { from, to },
  }
}

const Times = (): ReactElement => {
  const [digest, setDigest] = useState('at_once')
  return (
    <>
      <div className="field">
        <label htmlFor="channel-digest">{t('When')}</label>
        <select
          id="channel-digest"
          name="digest"
          className="input"
          value={digest}
          onChange={(event) => setDigest(event.target.value)}
        >
          <option value="at_once">{t('At once')}</option>
          <option value="hourly">{t('Every hour, in one message')}</option>
          <option value="daily">{t('Every day, in one message')}</option>
        </select>
      </div>
      <div className="field" hidden={digest !== 'daily'}>
        <label htmlFor="channel-daily">{t('Time of the daily message')}</label>
        <input id="channel-daily" name="daily_at" type="time" className="input" defaultValue="08:00" />
      </div>
      <div className="row">
        <div className="field">
          <label htmlFor="channel-from">{t('Quiet from')}</label>
          <input id="channel-from" name="from" type="time" className="input" />
        </div>
        <div className="field">
          <label htmlFor="channel-to">{t('to')}</label>
          <input id="channel-to" name="to" type="time" className="input" />
        </div>
        <div className="field">
          <label htmlFor="channel-zone">{t('Time zone')}</label>
          <input
            id="channel-zone"
            name="time_zone"
            className="input"
            defaultValue={Intl.DateTimeFormat().resolvedOptions().timeZone}
          />
        </div>
      </div>
    </>
  )
}

export const NewChannel = ({ emailReady, onClose }: { emailReady: boolean; onClose: () => void }): ReactElement => {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const [way, setWay] = useState<Way>(emailReady ? 'email' : 'slack')
  const create = useAction('createNotificationChannel', async ({ id }) => {
    await queryClient.invalidateQueries({ queryKey: ['listNotificationChannels'] })
    await navigate({ to: '/notifications/$id', params: { id } })
  })
  return (
    <FormDialog
      title={t('New channel')}
      submit={t('Create')}
      sending={create}
      onSubmit={(form) => create.mutate({ body: bodyOf(way, form) })}
      onClose={onClose}
    >
      <div className="field">
        <label htmlFor="channel-way">{t('Way')}</label>
        <select id="channel-way" className="input" value={way} onChange={(event) => setWay(event.target.value as Way)}>
          <option value="email">{t('E-mail')}</option>
          <option value="slack">Slack</option>
          <option value="teams">Microsoft Teams</option>
        </select>
      </div>
      {way === 'email' && !emailReady && (
        <Note tone="caution" title={t('No mail server is set up')}>
          <p>{t('Set ROSTRA_SMTP_URL and ROSTRA_MAIL_FROM, and restart the server.')}</p>
        </Note>
      )}
      <div className="field">
        <label htmlFor="channel-name">{t('Name')}</label>
        <input id="channel-name" name="name" className="input" required maxLength={200} placeholder={t('Brand team')} />
      </div>
      <div className="field">
        <label htmlFor="channel-target">
          {way === 'email' ? t('Recipients, separated by commas') : t('Address of the incoming webhook')}
        </label>
        <input
          id="channel-target"
          name="target"
          type={way === 'email' ? 'text' : 'url'}
          className="input"
          required
          autoComplete="off"
        />
      </div>
      <div className="field">
        <label htmlFor="channel-language">{t('Language of the messages')}</label>
        <select id="channel-language" name="language" className="input" defaultValue={spokenLanguage()}>
          {Object.entries(languages).map(([code, name]) => (
            <option key={code} value={code} lang={code}>
              {name}
            </option>
          ))}
        </select>
        {way === 'email' && (
          <p className="small muted">{t('Users of this account get e-mails in the language that they chose here.')}</p>
        )}
      </div>
      <Times />
      <EventBoxes />
    </FormDialog>
  )
}
