import { useNavigate } from '@tanstack/react-router'
import { useState, type ReactElement } from 'react'
import { useAction } from '../../api/queries.js'
import { CopyCurl, PageHead, Panel } from '../../parts/basic.js'
import { useHasDemo } from '../../parts/examples.js'
import { RecentRequests } from '../../parts/recent.js'
import { Failed } from '../../parts/states.js'
import { DoNotContact } from './do-not-contact.js'
import { t } from '../../language/t.js'

const addressesMax = 1000
const demoAddresses = ['press@brackwyn.example', 'press@gribbleton.example', 'nobody@nowhere.example']

/** One a line, or with commas or semicolons between them, as they come out of a spreadsheet. */
const toAddresses = (text: string): string[] => [...new Set(text.split(/[\s,;]+/).flatMap((each) => each.trim() || []))]

const LookUp = (): ReactElement => {
  const navigate = useNavigate()
  const [text, setText] = useState('')
  const hasDemo = useHasDemo()
  const emails = toAddresses(text)
  const submit = useAction('submitEmailLookup', ({ id }) => navigate({ to: '/contacts/$id', params: { id } }))
  return (
    <Panel
      title={t('E-mail lookup')}
      about={t('Finds profiles that publish an e-mail address. Addresses are hashed on arrival and not stored.')}
      action={<CopyCurl name="submitEmailLookup" input={{ body: { emails } }} />}
    >
      <form
        className="stack"
        onSubmit={(event) => {
          event.preventDefault()
          submit.mutate({ body: { emails } })
        }}
      >
        <label className="field">
          <span className="label">{t('E-mail addresses, or their SHA-256')}</span>
          <textarea
            className="input mono"
            rows={4}
            required
            value={text}
            spellCheck={false}
            placeholder={t('one a line')}
            onChange={(event) => setText(event.target.value)}
          />
          <span className={emails.length > addressesMax ? 'wrong' : 'hint'}>
            {emails.length === 0
              ? t('Up to {addressesMax} at once.', { addressesMax })
              : t('{count} of up to {addressesMax}.', { count: emails.length, addressesMax })}
          </span>
        </label>
        {submit.error !== null && <Failed error={submit.error} />}
        <div className="row">
          <button
            type="submit"
            className="button primary"
            disabled={emails.length === 0 || emails.length > addressesMax || submit.isPending}
          >
            {t('Look up')}
          </button>
          {hasDemo && (
            <button type="button" className="button quiet" onClick={() => setText(demoAddresses.join('\n'))}>
              {t('Use demo addresses')}
            </button>
          )}
        </div>
      </form>
    </Panel>
  )
}

export const Contacts = (): ReactElement => (
  <div className="page">
    <PageHead
      title={t('Contacts')}
      about={t(
        'Look up e-mail addresses and manage the do-not-contact list. For the contacts of a creator, see the profile report.',
      )}
    />
    <LookUp />
    <RecentRequests kind="email_lookup" to="/contacts" title={t('Earlier look-ups')} />
    <DoNotContact />
  </div>
)
