import { Link, useNavigate } from '@tanstack/react-router'
import { useState, type ReactElement } from 'react'
import { atHandle } from '../../../src/model/urls/handle.js'
import { useAddress } from '../../address.js'
import type { Body } from '../../api/client.js'
import { useAnswersOf, useRecent } from '../../api/pairs.js'
import { useAction, useAnswer } from '../../api/queries.js'
import { isFinal } from '../../api/watch.js'
import type { ListedRequest, NamedProfile } from '../../generated/interface.js'
import { ago, compact, whole } from '../../format.js'
import { CopyCurl, PageHead, Panel, Person, StatusBadge } from '../../parts/basic.js'
import { CostBefore } from '../../parts/cost.js'
import { FirstData } from '../../parts/first-data.js'
import { Examples } from '../../parts/examples.js'
import { NameProfile } from '../../parts/name-profile.js'
import { readProfiles } from '../../parts/profile-list.js'
import { Empty, Failed, Loading } from '../../parts/states.js'
import { Table } from '../../parts/table.js'
import { Select } from '../../parts/inputs.js'
import { LevelBadge, type Screening } from './risk.js'
import { ScreeningTabs } from './tabs.js'
import { EmploymentFields, isComplete, type Terms } from './employment.js'
import { t, wordWithin } from '../../language/t.js'
import { criteriaName } from './criteria-name.js'

const NewScreening = (): ReactElement => {
  const navigate = useNavigate()
  const criteria = useAnswer('listFlaggingCriteria', { query: { limit: 100 } })
  const [criteriaId, setCriteriaId] = useState('crt_default')
  const [terms, setTerms] = useState<Terms>({ consent_reference: '', permissible_purpose: 'employment_hiring' })
  const named = readProfiles(useAddress()['profiles'])[0]
  const submit = useAction('submitScreening', ({ id }) => navigate({ to: '/screening/$id', params: { id } }))
  const set = criteria.data?.data.find(({ id }) => id === criteriaId)
  const employment = set?.purpose === 'employment'
  const mayStart = !employment || isComplete(terms)
  const bodyFor = (profile: NamedProfile): Body<'submitScreening'> => ({
    profile,
    criteria_id: criteriaId,
    ...(employment ? { employment: terms } : {}),
  })
  return (
    <Panel
      title={t('Screen a profile')}
      about={t('All public items are read and checked one by one. The decision remains yours.')}
    >
      <Select label={t('Criteria')} value={criteriaId} onValue={setCriteriaId}>
        {(criteria.data?.data ?? []).map(({ id, name, version, purpose }) => (
          <option key={id} value={id}>
            {t('{name} (version {version}, {purpose})', {
              name: criteriaName({ id, name }),
              version,
              purpose: wordWithin(purpose),
            })}
          </option>
        ))}
      </Select>
      {criteria.error !== null && <Failed error={criteria.error} onAgain={() => void criteria.refetch()} />}
      {employment && <EmploymentFields terms={terms} onChange={setTerms} />}
      <NameProfile
        action={t('Screen')}
        onName={(profile) => submit.mutate({ body: bodyFor(profile) })}
        before={(profile) => mayStart && <CostBefore of={{ kind: 'screening', input: bodyFor(profile) }} />}
        key={named?.handle}
        initial={named}
        busy={submit.isPending || !mayStart}
      />
      {submit.error !== null && <Failed error={submit.error} />}
      {named === undefined && (
        <Examples
          examples={['hughes.well', 'lumevia.official'].map((handle) => ({
            title: atHandle(handle),
            to: '/screening',
            search: { profiles: `instagram:${handle}` },
          }))}
        />
      )}
    </Panel>
  )
}

const Subject = ({ screening }: { screening: Screening }): ReactElement => {
  const [first] = screening.subject.profiles
  return first === undefined ? (
    <span className="small break">{screening.subject.content?.url ?? t('A content item')}</span>
  ) : (
    <Person name={first.name} handle={first.handle} network={first.network} verified={first.verified} />
  )
}

const Row = ({
  request,
  screening,
}: {
  request: ListedRequest
  screening: Screening | null | undefined
}): ReactElement => (
  <tr>
    <th scope="row">
      <Link to="/screening/$id" params={{ id: request.id }} className="plain-link">
        {screening === null || screening === undefined ? (
          (request.about ?? request.id)
        ) : (
          <Subject screening={screening} />
        )}
      </Link>
    </th>
    <td>
      {screening === null || screening === undefined ? (
        <StatusBadge status={request.status} />
      ) : (
        <LevelBadge level={screening.risk.level} />
      )}
    </td>
    <td className="end">{compact(screening?.risk.score)}</td>
    <td className="end">{whole(screening?.coverage.flagged)}</td>
    <td className="end">{whole(screening?.coverage.judged)}</td>
    <td className="nowrap">{ago(request.created_at)}</td>
  </tr>
)

const Subjects = (): ReactElement => {
  const recent = useRecent('screening', 20)
  const answers = useAnswersOf(
    'getScreening',
    recent.items.filter(({ status }) => isFinal(status)).map(({ id }) => id),
  )
  const results = new Map(answers.flatMap((answer) => (answer === undefined ? [] : [[answer.id, answer.result]])))
  if (recent.isPending) return <Loading />
  if (recent.error !== null) return <Failed error={recent.error} onAgain={recent.again} />
  if (recent.items.length === 0)
    return (
      <Empty icon="screening" title={t('No screenings yet')}>
        <p>{t('Enter a profile above. The results will appear here.')}</p>
      </Empty>
    )
  return (
    <Table
      label={t('Screenings')}
      narrow="labelled"
      columns={[
        t('Subject'),
        t('Level'),
        { title: t('Score'), end: true },
        { title: t('Flagged'), end: true },
        { title: t('Judged'), end: true },
        t('Submitted'),
      ]}
    >
      {recent.items.map((request) => (
        <Row key={request.id} request={request} screening={results.get(request.id)} />
      ))}
    </Table>
  )
}

export const ScreeningSubjects = (): ReactElement => (
  <div className="page">
    <PageHead
      title={t('Screening')}
      about={t('Check public posts against your criteria, with evidence for every finding.')}
      action={<CopyCurl name="listRequests" input={{ query: { kind: 'screening', limit: 20 } }} />}
    />
    <FirstData />
    <ScreeningTabs />
    <NewScreening />
    <Panel flush title={t('Screened')}>
      <Subjects />
    </Panel>
  </div>
)
