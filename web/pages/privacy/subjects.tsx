import { useQueryClient } from '@tanstack/react-query'
import { useState, type ReactElement } from 'react'
import { send, type Answer } from '../../api/client.js'
import { useAction } from '../../api/queries.js'
import { networkName, unknown, whole } from '../../format.js'
import { Badge, CopyCurl, PageHead, Panel } from '../../parts/basic.js'
import { FormDialog, textOf } from '../../parts/form-dialog.js'
import { SaveFile } from '../../parts/save-file.js'
import { Empty, Failed, Note } from '../../parts/states.js'
import { Table } from '../../parts/table.js'
import { toast } from '../../parts/toasts.js'
import { t, word } from '../../language/t.js'
import { Cases } from './cases.js'
import { placeName } from './names.js'

type Found = Answer<'findSubject'>
type Action = 'eraseSubject' | 'restrictSubject'

const actions = {
  eraseSubject: {
    title: t('Erase this person'),
    submit: t('Erase'),
    about: t(
      'Deletes everything about the person in the whole installation and keeps it from coming back. This cannot be undone.',
    ),
    done: t('The person was erased. The certificate is in the list below.'),
  },
  restrictSubject: {
    title: t('Restrict this person'),
    submit: t('Restrict'),
    about: t('Sets everything about the person apart until the restriction is lifted. Nothing new is stored.'),
    done: t('The person is restricted.'),
  },
}

const ActDialog = ({ action, who, onClose }: { action: Action; who: string[]; onClose: () => void }): ReactElement => {
  const { title, submit, about, done } = actions[action]
  const queryClient = useQueryClient()
  const act = useAction(action, async () => {
    toast(done)
    onClose()
    await queryClient.invalidateQueries({ queryKey: ['listSubjectCases'] })
  })
  return (
    <FormDialog
      title={title}
      submit={submit}
      sending={act}
      onClose={onClose}
      onSubmit={(form) => {
        const reason = textOf(form, 'reason')
        act.mutate({ body: { who, ...(reason === '' ? {} : { reason }) } })
      }}
    >
      <p>{about}</p>
      <ul>
        {who.map((name) => (
          <li key={name}>
            <code>{name}</code>
          </li>
        ))}
      </ul>
      <label className="field">
        <span className="label">{t('Reason (optional)')}</span>
        <input className="input" name="reason" maxLength={500} placeholder={t('Requested by letter')} />
        <span className="hint">{t('It is kept: do not name the person in it.')}</span>
      </label>
    </FormDialog>
  )
}

const Accounts = ({ found }: { found: Found }): ReactElement => (
  <>
    {found.accounts.length > 0 && (
      <Table
        label={t('Accounts of the person')}
        narrow="cards"
        columns={[t('Account'), t('Network'), t('Name'), t('Why it is theirs')]}
      >
        {found.accounts.map(({ network, handle, name, evidence }) => (
          <tr key={network + handle}>
            <th scope="row">{handle}</th>
            <td>{networkName(network)}</td>
            <td>{name === null || name === '' ? unknown : name}</td>
            <td>{word(evidence)}</td>
          </tr>
        ))}
      </Table>
    )}
    {found.candidates.length > 0 && (
      <Note tone="caution" title={t('Others who may be the person')}>
        <p>{t('Add their accounts above if they are.')}</p>
        <ul>
          {found.candidates.slice(0, 20).map(({ network, handle, name, because }) => (
            <li key={network + handle}>
              <code>
                {network}:{handle}
              </code>{' '}
              {name} <span className="muted">({word(because)})</span>
            </li>
          ))}
        </ul>
      </Note>
    )}
  </>
)

const Held = ({ places }: Pick<Found, 'places'>): ReactElement =>
  places.length === 0 ? (
    <Empty icon="check" title={t('No data about this person is stored')} />
  ) : (
    <Table
      label={t('What is held')}
      columns={[t('Place'), { title: t('About the person'), end: true }, { title: t('Mentions'), end: true }]}
    >
      {places.map(({ place, own, mentions }) => (
        <tr key={place}>
          <th scope="row">{placeName(place)}</th>
          <td className="end">{whole(own)}</td>
          <td className="end">{whole(mentions)}</td>
        </tr>
      ))}
    </Table>
  )

const Result = ({ who, found }: { who: string[]; found: Found }): ReactElement => {
  const [action, setAction] = useState<Action>()
  const copy = (accept: string) => () => send('copySubject', { body: { who }, headers: { accept } })
  return (
    <Panel
      title={t('What is held')}
      action={found.suppressed ? <Badge tone="caution">{t('Not stored again')}</Badge> : undefined}
    >
      <Accounts found={found} />
      <Held places={found.places} />
      <div className="row">
        <SaveFile label={t('Copy (PDF)')} name="copy.pdf" ask={copy('application/pdf')} />
        <SaveFile label={t('Copy (JSON)')} name="copy.json" ask={copy('application/json')} />
        <button type="button" className="button" onClick={() => setAction('restrictSubject')}>
          {t('Restrict …')}
        </button>
        <button type="button" className="button danger" onClick={() => setAction('eraseSubject')}>
          {t('Erase …')}
        </button>
      </div>
      {action !== undefined && <ActDialog action={action} who={who} onClose={() => setAction(undefined)} />}
    </Panel>
  )
}

/** What people may ask for: what is held about them, a copy, erasure, restriction. */
export const SubjectsPage = (): ReactElement => {
  const [who, setWho] = useState<string[]>([])
  const find = useAction('findSubject')
  return (
    <div className="page">
      <PageHead
        title={t('Data subjects')}
        about={t(
          'Find the data about a person, give them a copy, restrict or erase it. Every step is in the audit log.',
        )}
        action={<CopyCurl name="findSubject" input={{ body: { who } }} />}
      />
      <Panel title={t('Find a person')}>
        <form
          className="stack"
          onSubmit={(event) => {
            event.preventDefault()
            const lines = textOf(new FormData(event.currentTarget), 'who').split('\n')
            const named = lines.map((line) => line.trim()).filter((line) => line !== '')
            setWho(named)
            find.mutate({ body: { who: named } })
          }}
        >
          <label className="field">
            <span className="label">{t('What the person is known by, one to a line')}</span>
            <textarea
              className="input"
              name="who"
              rows={3}
              required
              placeholder={'instagram:name\nname@company.example'}
            />
            <span className="hint">
              {t('network:handle, profile URL, e-mail address, phone number with country code, or full name')}
            </span>
          </label>
          <div>
            <button type="submit" className="button primary" disabled={find.isPending}>
              {find.isPending ? t('Searching …') : t('Find')}
            </button>
          </div>
        </form>
        {find.error !== null && <Failed error={find.error} />}
      </Panel>
      {find.data !== undefined && <Result who={who} found={find.data} />}
      <Cases />
    </div>
  )
}
