import { Link } from '@tanstack/react-router'
import { useState, type ReactElement } from 'react'
import { textIn, useAddress, useSetAddress } from '../../address.js'
import type { Answer } from '../../api/client.js'
import { useAnswer } from '../../api/queries.js'
import { compact } from '../../format.js'
import { CopyCurl, PageHead, Panel, Person } from '../../parts/basic.js'
import { FirstData } from '../../parts/first-data.js'
import { Empty, Failed, Loading, Note } from '../../parts/states.js'
import { TextArea } from '../../parts/inputs.js'
import { toggleChosen, useChosen, keyOfCreator } from '../../selection.js'
import { SelectionBar } from '../creators/selection-bar.js'
import { rich, t, word } from '../../language/t.js'
import { said } from '../../language/said.js'

type Fitting = Answer<'fitBrief'>['data'][number]

const example = t(
  'German vegan creators, 20-80k followers, audience in Germany, never worked with Nestlé, budget $800 per post',
)

const Said = ({
  title,
  findings,
}: {
  title: string
  findings: readonly { factor: string; text: string }[]
}): ReactElement | null =>
  findings.length === 0 ? null : (
    <div className="stack tight">
      <h3>{title}</h3>
      <ul className="stack tight small">
        {findings.map(({ factor, text }) => (
          <li key={factor}>
            <strong>{word(factor)}</strong> {said(text)}
          </li>
        ))}
      </ul>
    </div>
  )

const FitCard = ({ fitting }: { fitting: Fitting }): ReactElement => {
  const { network, handle, rank, fit, low, high } = fitting
  const chosen = useChosen()
  const key = keyOfCreator(fitting)
  return (
    <Panel>
      <div className="row apart">
        <Link to="/profile/$network/$handle" params={{ network, handle }} className="plain-link">
          <Person {...fitting} pictured />
        </Link>
        <span className="row">
          <span className="small muted">{t('{followers} followers', { followers: compact(fitting.followers) })}</span>
          <strong className="number">{t('{rank}. Fit {fit}', { rank, fit: fit.toFixed(0) })}</strong>
          {low.toFixed(0) !== high.toFixed(0) && (
            <span className="tiny muted">{t('{low} to {high}', { low: low.toFixed(0), high: high.toFixed(0) })}</span>
          )}
          <input
            type="checkbox"
            className="choose"
            aria-label={t('Choose {handle}', { handle })}
            checked={chosen.has(key)}
            onChange={() => toggleChosen(fitting)}
          />
        </span>
      </div>
      <div className="columns three top">
        <Said title={t('Reasons')} findings={fitting.reasons.map(({ factor, evidence: text }) => ({ factor, text }))} />
        <Said title={t('Doubts')} findings={fitting.doubts.map(({ factor, evidence: text }) => ({ factor, text }))} />
        <Said title={t('Not known')} findings={fitting.unknown.map(({ factor, why: text }) => ({ factor, text }))} />
      </div>
    </Panel>
  )
}

const Understood = ({ answer: { brief, considered } }: { answer: Answer<'fitBrief'> }): ReactElement => (
  <Note title={t('{value} considered', { value: t('{count} creators', { count: considered }) })}>
    <ul className="row small" aria-label={t('What was understood')}>
      {brief.explained
        .filter(({ filter, unused }) => filter !== null && !unused)
        .map(({ words, from, meaning }) => (
          <li key={from}>
            <strong>{words}</strong>: {meaning}
          </li>
        ))}
      {brief.budget !== null && (
        <li>
          {rich('{text}: {amount} {currency} for a post', {
            text: <strong>{t('Budget')}</strong>,
            amount: compact(brief.budget.amount),
            currency: brief.budget.currency,
          })}
        </li>
      )}
    </ul>
    {brief.not_understood.length > 0 && (
      <p className="small">{t('Not used: {notUnderstood}.', { notUnderstood: brief.not_understood.join(', ') })}</p>
    )}
  </Note>
)

/** A campaign brief in, creators ranked with reasons and doubts out. */
export const BriefPage = (): ReactElement => {
  const text = textIn(useAddress()['text'])
  const setAddress = useSetAddress()
  const [typed, setTyped] = useState(text ?? '')
  const body = { text: text ?? '', limit: 20 }
  const { data, error, isFetching, refetch } = useAnswer('fitBrief', { body }, { enabled: text !== undefined })
  return (
    <div className="page">
      <PageHead
        title={t('Brief fit')}
        about={t('Describe your campaign. Creators are ranked with reasons and doubts, each with its evidence.')}
        action={<CopyCurl name="fitBrief" input={{ body }} />}
      />
      <FirstData />
      <Panel
        title={t('Your brief')}
        about={t('Topics, country, language, size, audience, brands to avoid, budget for a post.')}
      >
        <form
          className="stack"
          onSubmit={(event) => {
            event.preventDefault()
            setAddress('/brief', { text: typed.trim() })
          }}
        >
          <TextArea
            label={t('Brief')}
            rows={4}
            maxLength={2000}
            value={typed}
            placeholder={example}
            onValue={setTyped}
          />
          <div>
            <button type="submit" className="button primary" disabled={typed.trim() === '' || isFetching}>
              {t('Find creators')}
            </button>
          </div>
        </form>
        {text === undefined && (
          <p className="row small muted">
            {t('Try')}
            <button
              type="button"
              className="chip"
              onClick={() => {
                setTyped(example)
                setAddress('/brief', { text: example })
              }}
            >
              {t('this brief')}
            </button>
          </p>
        )}
      </Panel>
      {error !== null && <Failed error={error} onAgain={() => void refetch()} />}
      {text !== undefined && isFetching && data === undefined && <Loading lines={10} />}
      {data !== undefined && (
        <>
          <Understood answer={data} />
          {data.data.length === 0 && (
            <Empty
              title={t('No creator fits')}
              action={
                <Link to="/creators" search={data.brief.filters} className="button">
                  {t('See which filter is too narrow')}
                </Link>
              }
            >
              {t('No stored creator could be compared with it.')}
            </Empty>
          )}
          {data.data.map((fitting) => (
            <FitCard key={keyOfCreator(fitting)} fitting={fitting} />
          ))}
        </>
      )}
      <SelectionBar />
    </div>
  )
}
