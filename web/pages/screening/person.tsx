import { useNavigate } from '@tanstack/react-router'
import { useQueryClient } from '@tanstack/react-query'
import { useState, type ReactElement } from 'react'
import { useParam } from '../../address.js'
import { useAction, useAnswer } from '../../api/queries.js'
import type { IdentityCandidate, ScreeningIdentity } from '../../generated/interface.js'
import { day, moment, percent } from '../../format.js'
import { Badge, CopyCurl, PageHead, Panel, Person } from '../../parts/basic.js'
import { Dialog } from '../../parts/dialog.js'
import { Empty, Failed, Note, Shown } from '../../parts/states.js'
import { Input, Select, TextArea } from '../../parts/inputs.js'
import { EvidenceTable } from './evidence.js'
import { EmploymentFields, isComplete, type Terms } from './employment.js'
import { ScreeningTabs } from './tabs.js'
import { t, word } from '../../language/t.js'
import { said } from '../../language/said.js'
import { criteriaName } from './criteria-name.js'

type Action = 'confirm' | 'reject'
const statusTones = { open: 'plain', confirmed: 'good', rejected: 'alarm' } as const

const DecideDialog = ({
  action,
  candidate,
  identityId,
  onClose,
}: {
  action: Action
  candidate: IdentityCandidate
  identityId: string
  onClose: () => void
}): ReactElement => {
  const queryClient = useQueryClient()
  const [reason, setReason] = useState('')
  const [reviewer, setReviewer] = useState('')
  const [other, setOther] = useState('')
  const decide = useAction('decideScreeningIdentity', async () => {
    await queryClient.invalidateQueries({ queryKey: ['getScreeningIdentity'] })
    onClose()
  })
  const needsOther = action === 'confirm' && !candidate.sufficient
  return (
    <Dialog title={`${action === 'confirm' ? t('Confirm') : t('Reject')} @${candidate.handle}`} onClose={onClose}>
      <form
        className="stack"
        onSubmit={(event) => {
          event.preventDefault()
          decide.mutate({
            path: { id: identityId },
            body: {
              action,
              candidate_ids: [candidate.id],
              reason: reason.trim(),
              ...(reviewer.trim() === '' ? {} : { reviewer: reviewer.trim() }),
              ...(other.trim() === '' ? {} : { other_evidence: other.trim() }),
            },
          })
        }}
      >
        {needsOther && (
          <Note tone="caution" title={t('Not enough ties this account to the person')}>
            {candidate.missing.join(' ')}
          </Note>
        )}
        <Input label={t('Reason')} data-first required minLength={3} value={reason} onValue={setReason} />
        {needsOther && (
          <TextArea
            label={t('What else ties it to the person')}
            required
            minLength={10}
            rows={3}
            value={other}
            onValue={setOther}
          />
        )}
        <Input label={t('Your name (printed in reports)')} minLength={2} value={reviewer} onValue={setReviewer} />
        {decide.error !== null && <Failed error={decide.error} />}
        <div className="row">
          <button type="submit" className="button primary" disabled={decide.isPending}>
            {action === 'confirm' ? t('Confirm account') : t('Reject account')}
          </button>
        </div>
      </form>
    </Dialog>
  )
}

const Candidate = ({
  candidate,
  onDecide,
}: {
  candidate: IdentityCandidate
  onDecide: (action: Action) => void
}): ReactElement => (
  <Panel
    title={
      <Person
        name={candidate.name}
        handle={candidate.handle}
        network={candidate.network}
        verified={candidate.verified}
      />
    }
    action={
      <span className="row">
        <Badge tone={statusTones[candidate.status]}>{word(candidate.status)}</Badge>
        <strong>{t('{probability} likely', { probability: percent(candidate.probability) })}</strong>
      </span>
    }
    about={
      <a href={candidate.url} target="_blank" rel="noopener noreferrer nofollow">
        {candidate.url}
      </a>
    }
  >
    <EvidenceTable candidate={candidate} />
    {!candidate.sufficient && (
      <p className="small muted">{t('Missing: {missing}', { missing: candidate.missing.join(' ') })}</p>
    )}
    <div className="row">
      {candidate.status !== 'confirmed' && (
        <button type="button" className="button" onClick={() => onDecide('confirm')}>
          {t('Confirm')}
          <span className="visually-hidden"> @{candidate.handle}</span>
        </button>
      )}
      {candidate.status !== 'rejected' && (
        <button type="button" className="button quiet" onClick={() => onDecide('reject')}>
          {t('Reject')}
          <span className="visually-hidden"> @{candidate.handle}</span>
        </button>
      )}
    </div>
  </Panel>
)

const ScreenThem = ({ identity }: { identity: ScreeningIdentity }): ReactElement => {
  const navigate = useNavigate()
  const criteria = useAnswer('listFlaggingCriteria', { query: { limit: 100 } })
  const [criteriaId, setCriteriaId] = useState('crt_default')
  const [terms, setTerms] = useState<Terms>({ consent_reference: '', permissible_purpose: 'employment_hiring' })
  const submit = useAction('submitScreening', ({ id }) => navigate({ to: '/screening/$id', params: { id } }))
  const confirmed = identity.candidates.filter(({ status }) => status === 'confirmed').length
  const employment = criteria.data?.data.find(({ id }) => id === criteriaId)?.purpose === 'employment'
  return (
    <Panel
      title={t('Screen')}
      about={
        confirmed === 0
          ? t('Confirm an account first. Nothing is screened before.')
          : t('{confirmed} confirmed.', { confirmed })
      }
    >
      <Select label={t('Criteria')} value={criteriaId} onValue={setCriteriaId}>
        {(criteria.data?.data ?? []).map(({ id, name, version }) => (
          <option key={id} value={id}>
            {t('{name} (version {version})', { name: criteriaName({ id, name }), version })}
          </option>
        ))}
      </Select>
      {employment && <EmploymentFields terms={terms} onChange={setTerms} />}
      <div className="row">
        <button
          type="button"
          className="button primary"
          disabled={confirmed === 0 || submit.isPending || (employment && !isComplete(terms))}
          onClick={() =>
            submit.mutate({
              body: { identity_id: identity.id, criteria_id: criteriaId, ...(employment ? { employment: terms } : {}) },
            })
          }
        >
          {t('Screen confirmed accounts')}
        </button>
      </div>
      {submit.error !== null && <Failed error={submit.error} />}
    </Panel>
  )
}

const Decisions = ({ identity }: { identity: ScreeningIdentity }): ReactElement => {
  const queryClient = useQueryClient()
  const undo = useAction('undoScreeningIdentity', () =>
    queryClient.invalidateQueries({ queryKey: ['getScreeningIdentity'] }),
  )
  return (
    <Panel title={t('Decisions')} about={t('Deleted on {retainUntil}.', { retainUntil: day(identity.retain_until) })}>
      {identity.decisions.length === 0 && <p className="small muted">{t('No decisions yet.')}</p>}
      {identity.decisions.map((each) => (
        <p key={each.id} className="small">
          <strong>{word(each.kind)}</strong> {each.candidate_ids.join(', ')}: {each.reason}
          {each.other_evidence !== null && ` (${each.other_evidence})`} ·{' '}
          {each.reviewer ?? each.actor_name ?? each.actor}, {moment(each.created_at)}
        </p>
      ))}
      <div className="row">
        <button
          type="button"
          className="button slim"
          disabled={undo.isPending || identity.decisions.length === 0}
          onClick={() => undo.mutate({ path: { id: identity.id }, body: { reason: t('Undone in the console.') } })}
        >
          {t('Undo the last decision')}
        </button>
      </div>
      {undo.error !== null && <Failed error={undo.error} />}
    </Panel>
  )
}

export const PersonPage = (): ReactElement => {
  const id = useParam('id') ?? ''
  const input = { path: { id } }
  const answer = useAnswer('getScreeningIdentity', input)
  const [asked, setAsked] = useState<{ action: Action; candidate: IdentityCandidate }>()
  return (
    <div className="page">
      <PageHead
        title={answer.data?.person.name ?? t('Person')}
        about={t('How likely each account is theirs, and why. You decide.')}
        action={<CopyCurl name="getScreeningIdentity" input={input} />}
      />
      <ScreeningTabs />
      <Shown of={answer}>
        {(identity) => (
          <>
            {identity.withheld.length > 0 && (
              <Note tone="caution" title={t('Not used')}>
                {t('{withheld}: on the do-not-contact list.', { withheld: identity.withheld.join(', ') })}
              </Note>
            )}
            <p className="small muted">
              {t('{why} Log-odds {logOdds}; every line of evidence adds to it.', {
                why: said(identity.prior.why),
                logOdds: identity.prior.log_odds,
              })}
            </p>
            {identity.candidates.length === 0 && (
              <Empty icon="contacts" title={t('No account found')}>
                <p>{t('Nothing stored matches. Import data, add links, or configure a source, then look again.')}</p>
              </Empty>
            )}
            {identity.candidates.map((candidate) => (
              <Candidate
                key={candidate.id}
                candidate={candidate}
                onDecide={(action) => setAsked({ action, candidate })}
              />
            ))}
            <div className="columns two">
              <ScreenThem identity={identity} />
              <Decisions identity={identity} />
            </div>
            {asked !== undefined && (
              <DecideDialog {...asked} identityId={identity.id} onClose={() => setAsked(undefined)} />
            )}
          </>
        )}
      </Shown>
    </div>
  )
}
