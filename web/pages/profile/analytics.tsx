import type { ReactElement } from 'react'
import { send } from '../../api/client.js'
import { useFetched } from '../../api/pairs.js'
import { useAnswer } from '../../api/queries.js'
import { CopyCurl } from '../../parts/basic.js'
import type { NetworkId } from '../../parts/name-profile.js'
import { PagePart } from '../../parts/page-nav.js'
import { RequestProgress } from '../../parts/progress.js'
import { SavePdf } from '../../parts/save-pdf.js'
import { Failed, Loading, Note, WhatIsMissing } from '../../parts/states.js'
import { AccountScorePanel } from './account-score.js'
import { AudiencePanel } from './audience.js'
import { FirstPartyPanel } from './first-party.js'
import { GrowthPanel, RhythmPanel } from './growth.js'
import { SponsoredPanel, TagsPanel } from './interests.js'
import { ContactsPanel, LookAlikesPanel, PricePanel } from './business.js'
import { EngagementPanel, NumbersPanel } from './numbers.js'
import { ProfessionalPanel, type Professional } from './professional.js'
import type { Report } from './report-answer.js'
import { t } from '../../language/t.js'
import { said } from '../../language/said.js'

const stateNotes: Record<string, string> = {
  ready_low_confidence: t('This report is based on few contents or people'),
  private: t('This profile is private'),
  deleted: t('This profile was deleted'),
  unavailable: t('The network did not respond'),
}

export const ReportPanels = ({ report }: { report: Report }): ReactElement => (
  <>
    {report.state !== 'ready' && (
      <Note tone="caution" title={stateNotes[report.state] ?? report.state}>
        {report.detail !== null && said(report.detail)}
      </Note>
    )}
    <PagePart id="numbers" className="columns two">
      <NumbersPanel report={report} />
      <EngagementPanel report={report} />
    </PagePart>
    <PagePart id="growth" className="pile">
      <AccountScorePanel report={report} />
      <GrowthPanel report={report} />
    </PagePart>
    <PagePart id="audience" className="pile">
      <FirstPartyPanel report={report} />
      <AudiencePanel report={report} />
    </PagePart>
    <PagePart id="business" className="columns two">
      <div className="pile">
        <PricePanel report={report} />
        <SponsoredPanel report={report} />
        <ContactsPanel report={report} />
      </div>
      <RhythmPanel report={report} />
    </PagePart>
    <PagePart id="about" className="pile">
      <TagsPanel report={report} />
      <LookAlikesPanel report={report} />
    </PagePart>
    <WhatIsMissing missing={report.missing} />
  </>
)

/** A report that was not ready in time goes on as a request; it is followed here. */
const Later = ({ id }: { id: string }): ReactElement => {
  const { request, answer, error } = useFetched('getProfileAnalytics', id)
  const report = answer.data?.result
  return (
    <>
      <RequestProgress request={request} what={t('Analysing contents and audiences')} />
      {error !== null && <Failed error={error} />}
      {report !== undefined && report !== null && <ReportPanels report={report} />}
    </>
  )
}

const waitS = 20

export const Analytics = ({ network, handle }: { network: NetworkId; handle: string }): ReactElement => {
  const professional = network === 'professional'
  const input = { body: { profile: { network, handle } }, headers: { prefer: `wait=${waitS}` } }
  const common = useAnswer('analyseProfile', input, { enabled: !professional })
  const special = useAnswer('analyseProfessionalProfile', input, { enabled: professional })
  const answer = professional ? special : common
  if (answer.error !== null) return <Failed error={answer.error} onAgain={() => void answer.refetch()} />
  if (answer.data === undefined) return <Loading lines={10} label={t('Analysing contents and audiences')} />
  const { data } = answer
  if ('location' in data) return <Later id={data.id} />
  if ('dry_run' in data) return <Note>{t('Nothing was fetched.')}</Note>
  return (
    <>
      <div className="row apart">
        <h2>{t('Report')}</h2>
        <span className="row">
          {!professional && (
            <SavePdf
              name={`${network}-${handle}`}
              ask={() => send('analyseProfile', { ...input, headers: { ...input.headers, accept: 'application/pdf' } })}
            />
          )}
          <CopyCurl
            name={professional ? 'analyseProfessionalProfile' : 'analyseProfile'}
            input={{ body: input.body }}
          />
        </span>
      </div>
      {'connections' in data && <ProfessionalPanel report={data as Professional} />}
      <ReportPanels report={data} />
    </>
  )
}
