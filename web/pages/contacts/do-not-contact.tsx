import { useQueryClient } from '@tanstack/react-query'
import { useState, type ReactElement } from 'react'
import type { Body } from '../../api/client.js'
import { useAction, usePages } from '../../api/queries.js'
import { ago } from '../../format.js'
import { Badge, CopyCurl, Panel } from '../../parts/basic.js'
import { toNamedProfile } from '../../parts/name-profile.js'
import { Empty, Failed, PagedList } from '../../parts/states.js'
import { toast } from '../../parts/toasts.js'
import { Input, Select } from '../../parts/inputs.js'
import { t, word } from '../../language/t.js'

const kinds = {
  email: { title: t('E-mail address'), placeholder: 'name@company.example', type: 'email' },
  phone: { title: t('Phone number'), placeholder: '+44 …', type: 'tel' },
  profile: { title: t('Profile'), placeholder: 'https://…', type: 'url' },
} as const
type Kind = keyof typeof kinds
const kindNames = Object.keys(kinds) as Kind[]

const toBody = (kind: Kind, text: string, reason: string): Body<'addDoNotContact'> => {
  const why = reason.trim() === '' ? {} : { reason: reason.trim() }
  if (kind === 'email') return { email: text.trim(), ...why }
  if (kind === 'phone') return { phone: text.trim(), ...why }
  const profile = toNamedProfile('instagram', text)
  return { ...(profile === undefined ? {} : { profile }), ...why }
}

const useRefresh = (): (() => Promise<void>) => {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: ['listDoNotContact'] })
}

const Add = (): ReactElement => {
  const [kind, setKind] = useState<Kind>('email')
  const [text, setText] = useState('')
  const [reason, setReason] = useState('')
  const refresh = useRefresh()
  const add = useAction('addDoNotContact', () => {
    setText('')
    setReason('')
    toast(t('Added to the do-not-contact list.'))
    return refresh()
  })
  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault()
        add.mutate({ body: toBody(kind, text, reason) })
      }}
    >
      <div className="columns three">
        <Select label={t('What')} value={kind} onValue={(value) => setKind(value as Kind)}>
          {kindNames.map((name) => (
            <option key={name} value={name}>
              {kinds[name].title}
            </option>
          ))}
        </Select>
        <Input
          label={kinds[kind].title}
          required
          type={kinds[kind].type}
          placeholder={kinds[kind].placeholder}
          value={text}
          onValue={setText}
        />
        <Input
          label={t('Reason (optional)')}
          maxLength={500}
          placeholder={t('Requested by letter')}
          value={reason}
          onValue={setReason}
        />
      </div>
      {add.error !== null && <Failed error={add.error} />}
      <div>
        <button type="submit" className="button" disabled={text.trim() === '' || add.isPending}>
          {t('Add to the list')}
        </button>
      </div>
    </form>
  )
}

/** The registry that is honoured everywhere. It keeps hashes, so it can say what kind of thing it holds, and not what. */
export const DoNotContact = (): ReactElement => {
  const input = { query: { limit: 20 } }
  const pages = usePages('listDoNotContact', input)
  const refresh = useRefresh()
  const remove = useAction('removeDoNotContact', () => {
    toast(t('Removed from the do-not-contact list.'))
    return refresh()
  })
  return (
    <Panel
      title={t('Do not contact')}
      about={t(
        'Entries on this list are removed from contacts, lookups and exports. They are stored as hashes: the list shows when and why, but not who.',
      )}
      action={<CopyCurl name="listDoNotContact" input={input} />}
    >
      <Add />
      {remove.error !== null && <Failed error={remove.error} />}
      <PagedList
        pages={pages}
        more={t('Older entries')}
        empty={
          <Empty icon="check" title={t('The list is empty')}>
            {t('Add an address above to take it out of every export.')}
          </Empty>
        }
      >
        {(items) => (
          <ul className="stack tight divided">
            {items.map(({ id, kind, reason, created_at: at }) => (
              <li key={id} className="row apart small">
                <span className="row">
                  <Badge>{word(kind)}</Badge>
                  <span>{reason ?? t('No reason given')}</span>
                  <span className="muted">{ago(at)}</span>
                </span>
                <button type="button" className="button slim" onClick={() => remove.mutate({ path: { id } })}>
                  {t('Remove')}
                  <span className="visually-hidden"> {t('the entry of {at}', { at: ago(at) })}</span>
                </button>
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </Panel>
  )
}
