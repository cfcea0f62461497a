import { Link } from '@tanstack/react-router'
import { useState, type ReactElement } from 'react'
import { atHandle } from '../../../src/model/urls/handle.js'
import { useParam } from '../../address.js'
import { useFetched } from '../../api/pairs.js'
import { isFinal } from '../../api/watch.js'
import { day, percent } from '../../format.js'
import { CopyCurl, PageHead, Panel } from '../../parts/basic.js'
import { RequestProgress } from '../../parts/progress.js'
import { Failed, Loading, Note } from '../../parts/states.js'
import { History } from './history.js'
import { Letters } from './letters.js'
import { Notices } from './notices.js'
import { ReportButtons } from './report.js'
import { CategoriesPanel, CoveragePanel, RiskPanel, type Screening } from './risk.js'
import { SignOff } from './sign-off.js'
import { Workbench } from './workbench.js'
import { t, word, wordWithin } from '../../language/t.js'
import { said } from '../../language/said.js'

const titleOf = ({ subject: { profiles, content } }: Screening): string =>
  profiles.map(({ name, handle }) => name ?? `@${handle}`).join(', ') || (content?.url ?? t('Screening'))

/** What files are called: by the account, except where a hiring file should not name anybody on its outside. */
const fileNameOf = (id: string, { employment, subject: { profiles } }: Screening): string =>
  employment === null && profiles.length > 0 ? `screening-${profiles.map(({ handle }) => handle).join('-')}` : id

const Profiles = ({ screening }: { screening: Screening }): ReactElement => {
  const { profiles } = screening.subject
  const unreadable = profiles.filter(({ state }) => state !== 'screened')
  return (
    <>
      {unreadable.map(({ network, handle, state, detail }) => (
        <Note
          key={network + handle}
          tone="caution"
          title={t('@{handle} was {detail}', {
            handle,
            detail: state === 'partly' ? t('read in part') : t('not read'),
          })}
        >
          {detail !== null && said(detail)}
        </Note>
      ))}
      {screening.employment !== null && (
        <Note title={t('Employment screening')}>
          {t('{note} Consent {consentReference}, purpose {permissiblePurpose}.', {
            note: said(screening.employment.note),
            consentReference: screening.employment.consent_reference,
            permissiblePurpose: wordWithin(screening.employment.permissible_purpose),
          })}
        </Note>
      )}
    </>
  )
}

const Ready = ({ id, screening }: { id: string; screening: Screening }): ReactElement => {
  const [category, setCategory] = useState<string>()
  const { confidence, detail, person } = screening.identity
  return (
    <>
      <Profiles screening={screening} />
      <div className="columns two top">
        <RiskPanel screening={screening} />
        <CoveragePanel screening={screening} />
      </div>
      <CategoriesPanel screening={screening} chosen={category} onChoose={setCategory} />
      <Workbench id={id} category={category} categories={screening.categories.map((each) => each.category)} />
      <div className="columns two">
        <Panel title={t('Same person?')} about={t('Independent of the risk score.')}>
          <p className="small">
            <strong>{word(confidence)}</strong>: {said(detail)}
          </p>
          {(person?.accounts ?? []).map((account) => (
            <p key={account.network + account.handle} className="small">
              {t('@{handle}: {probability} likely. Confirmed by {confirmedBy}: {reason}', {
                handle: account.handle,
                probability: percent(account.probability),
                confirmedBy: account.confirmed_by.startsWith('tok_') ? t('a reviewer') : account.confirmed_by,
                reason: account.reason,
              })}
            </p>
          ))}
        </Panel>
        <SignOff id={id} screening={screening} />
      </div>
      {screening.employment !== null && (
        <>
          <Letters id={id} />
          <Notices id={id} screening={screening} />
        </>
      )}
      <History id={id} />
    </>
  )
}

export const ScreeningResultPage = (): ReactElement => {
  const id = useParam('id') ?? ''
  const { request, answer, error, isReady } = useFetched('getScreening', id)
  const screening = answer.data?.result ?? undefined
  const input = { path: { id } }
  return (
    <div className="page">
      <PageHead
        title={screening === undefined ? t('Screening') : titleOf(screening)}
        about={
          screening === undefined ? (
            request !== undefined && isFinal(request.status) ? undefined : (
              t('Reading and checking public items.')
            )
          ) : (
            <>
              {t('Screened {asOf}', { asOf: day(screening.as_of) })}
              {screening.retain_until !== null &&
                t(', kept until {retainUntil}', { retainUntil: day(screening.retain_until) })}
              .{' '}
              {screening.subject.profiles.map(({ network, handle }) => (
                <Link key={network + handle} to="/profile/$network/$handle" params={{ network, handle }}>
                  {atHandle(handle)}
                </Link>
              ))}
            </>
          )
        }
        action={
          <>
            <CopyCurl name="getScreening" input={input} />
            {screening !== undefined && <ReportButtons id={id} name={fileNameOf(id, screening)} />}
            {screening === undefined && request !== undefined && isFinal(request.status) && (
              <Link to="/screening" className="button">
                {t('New screening')}
              </Link>
            )}
          </>
        }
      />
      <RequestProgress request={request} what={t('Screening')} />
      {error !== null && <Failed error={error} />}
      {error === null && (request === undefined || (isReady && answer.isPending)) && <Loading lines={8} />}
      {screening !== undefined && <Ready id={id} screening={screening} />}
      {screening === undefined && request !== undefined && !isFinal(request.status) && (
        <p className="small muted">
          {t('You can leave this page. The screening continues, and you find it under Requests.')}
        </p>
      )}
    </div>
  )
}
