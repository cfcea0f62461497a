import { useState, type ReactElement } from 'react'
import { BarList, Split } from '../../charts/bars.js'
import { BoundsLegend, Legend } from '../../charts/frame.js'
import { compact, countryName, day, languageName, networkName, percent, signedPercent, whole } from '../../format.js'
import { Badge, Panel } from '../../parts/basic.js'
import { Figure, Why } from '../../parts/figure.js'
import { BrandLists } from './brand-lists.js'
import type { Brand, Insights, Pick } from './heard.js'
import { rich, t, word } from '../../language/t.js'

const sentimentColours = {
  positive: 'var(--series-1)',
  neutral: 'var(--line-strong)',
  negative: 'var(--series-2)',
  not_judged: 'var(--line)',
}
const sentiments = ['positive', 'neutral', 'negative', 'not_judged'] as const

export const BrandTotals = ({ brand, onPick, asOf }: { brand: Brand; onPick: Pick; asOf: string }): ReactElement => (
  <Panel
    title={brand.name}
    about={<>{rich('Heard as {code}', { code: <code className="break">{brand.query}</code> })}</>}
  >
    <div className="figures">
      <Figure
        name={t('Mentions')}
        value={whole(brand.mentions)}
        asOf={asOf}
        definition={t('Distinct posts and comments; repeated texts are counted separately.')}
        note={
          brand.before === null
            ? undefined
            : t('{change} against before', { change: signedPercent(brand.before.change) })
        }
      />
      <Figure name={t('People')} value={whole(brand.authors)} asOf={asOf} definition={t('Different authors.')} />
      <Figure
        name={t('Reach, at most')}
        value={brand.reach.followers}
        asOf={asOf}
        definition={t('Followers of all authors, each counted once; known for {authorsKnown}.', {
          authorsKnown: brand.reach.authors_known,
        })}
      />
      <Figure
        name={t('Reactions')}
        value={brand.engagement.total}
        asOf={asOf}
        definition={t('Shown by {shownBy} mentions.', { shownBy: brand.engagement.shown_by })}
      />
      <Figure
        name={t('Net sentiment')}
        value={brand.sentiment.net === null ? '–' : signedPercent(brand.sentiment.net)}
        asOf={asOf}
        definition={t('Positive minus negative, of the {judged} that were judged.', { judged: brand.sentiment.judged })}
      />
    </div>
    {brand.mentions > 0 && (
      <Split
        parts={sentiments
          .filter((name) => brand.sentiment[name] > 0)
          .map((name) => ({
            name: word(name),
            share: brand.sentiment[name] / brand.mentions,
            colour: sentimentColours[name],
          }))}
        onPick={(title) => {
          const sentiment = sentiments.find((name) => word(name) === title)
          if (sentiment !== undefined) onPick({ brand: brand.name, sentiment })
        }}
      />
    )}
  </Panel>
)

const Emotions = ({ brand, onPick }: { brand: Brand; onPick: Pick }): ReactElement | null => {
  const { emotions } = brand
  if (emotions === undefined) return null
  const bars = emotions.counts.flatMap(({ emotion, share }) => (share === null ? [] : [{ emotion, share }]))
  return (
    <Panel
      title={t('Emotions')}
      about={t(
        'Of {judged} judged mentions; {none} show none of these, {notJudged} could not be judged. A text can show several.',
        { judged: emotions.judged, none: emotions.none, notJudged: emotions.not_judged },
      )}
    >
      {bars.length === 0 ? (
        <p className="small muted">{t('No mention could be judged.')}</p>
      ) : (
        <BarList
          bars={bars.map(({ emotion, share }) => ({
            name: word(emotion),
            value: share.value,
            low: share.low,
            high: share.high,
          }))}
          onPick={(name) => {
            const found = bars.find(({ emotion }) => word(emotion) === name)
            if (found !== undefined) onPick({ brand: brand.name, emotion: found.emotion })
          }}
        />
      )}
    </Panel>
  )
}

/** What is expected, with how often such bounds held before. */
const Outlook = ({ forecast }: { forecast: NonNullable<Brand['forecast']> }): ReactElement => {
  const expected = forecast.steps.reduce((total, { mentions }) => total + mentions, 0)
  const [first, last] = [forecast.steps[0], forecast.steps.at(-1)]
  const { steps, covered } = forecast.backtest
  return (
    <p className="small">
      {t(
        'Expected until {to}: about {expected} mentions, if nothing unusual happens; next step {low} to {high} (80 %).',
        { to: day(last?.to ?? null), expected, low: first?.low ?? 0, high: first?.high ?? 0 },
      )}
      <Why about={t('the forecast')}>
        <p>{forecast.description}</p>
        <p>
          {t('Of {steps} past steps forecast in the same way, {covered} were within their bounds.', { steps, covered })}
        </p>
      </Why>
    </p>
  )
}

const Spikes = ({ brand, onPick }: { brand: Brand; onPick: Pick }): ReactElement => (
  <Panel title={t('Spikes')} about={t('Periods with far more mentions than usual, and what people said.')}>
    {brand.forecast !== null && brand.forecast !== undefined && <Outlook forecast={brand.forecast} />}
    {brand.spikes.length === 0 && <p className="small muted">{t('No spikes.')}</p>}
    <ul className="columns two wide-gap">
      {brand.spikes.map(
        ({ from, to, peak_at: at, mentions, due_to: by, expected, ratio, p_value: p, terms, posts, quotes }) => (
          <li key={from} className="stack tight">
            <div className="row apart">
              <strong>
                {day(at)} <Badge tone="caution">× {compact(ratio)}</Badge>
                <Why about={t('the spike of {at}', { at: day(at) })}>
                  <p>
                    {t('{mentions} mentions where {expected} were expected. Probability by chance: {p}.', {
                      mentions,
                      expected: compact(expected),
                      p: percent(p),
                    })}
                  </p>
                </Why>
              </strong>
              <button type="button" className="button slim" onClick={() => onPick({ brand: brand.name, from, to })}>
                {t('Read {mentions}', { mentions })}
              </button>
            </div>
            {by !== null && by !== undefined && (
              <p className="small">
                {t('Due to one author: {mentions} of {all} mentions are by @{handle}.', {
                  mentions: by.mentions,
                  all: mentions,
                  handle: by.handle,
                })}
              </p>
            )}
            <ul className="row">
              {terms.slice(0, 6).map(({ term }) => (
                <li key={term}>
                  <Badge>{term}</Badge>
                </li>
              ))}
            </ul>
            {(quotes ?? []).map(({ text, mention }) => (
              <blockquote key={mention.id} className="small" dir="auto">
                “{text}” <span className="muted">@{mention.author.handle}</span>
              </blockquote>
            ))}
            {(quotes ?? []).length === 0 && posts[0] !== undefined && (
              <p className="small muted clip-2" dir="auto">
                @{posts[0].author.handle}: {posts[0].text}
              </p>
            )}
          </li>
        ),
      )}
    </ul>
  </Panel>
)

const Places = ({ brand, onPick }: { brand: Brand; onPick: Pick }): ReactElement => {
  const lists = [
    { title: t('Networks'), key: 'network', values: brand.networks, nameOf: networkName },
    {
      title: t('Countries'),
      key: 'country',
      values: brand.countries,
      nameOf: (code: string) => (code === 'unknown' ? t('Not stated') : countryName(code)),
    },
    {
      title: t('Languages'),
      key: 'language',
      values: brand.languages,
      nameOf: (code: string) => (code === 'unknown' ? t('Not known') : languageName(code)),
    },
  ]
  return (
    <Panel title={t('Where')}>
      <div className="flow">
        {lists.map(({ title, key, values, nameOf }) => (
          <div key={title} className="stack tight">
            <h3>{title}</h3>
            <BarList
              bars={values.slice(0, 7).map(({ value, share }) => ({
                name: nameOf(value),
                value: share.value,
                low: share.low,
                high: share.high,
              }))}
              onPick={(name) => {
                const found = values.find(({ value }) => nameOf(value) === name)
                if (found !== undefined) onPick({ brand: brand.name, [key]: found.value })
              }}
            />
          </div>
        ))}
      </div>
      <BoundsLegend />
    </Panel>
  )
}

const Aspects = ({ brand, onPick }: { brand: Brand; onPick: Pick }): ReactElement => (
  <Panel title={t('Aspects')} about={t('Aspects people mention, and their sentiment.')}>
    {brand.aspects.length === 0 ? (
      <p className="small muted">{t('No aspect is mentioned often enough.')}</p>
    ) : (
      <Legend names={sentiments.map(word)} colours={sentiments.map((name) => sentimentColours[name])} />
    )}
    <ul className="columns two wide-gap">
      {brand.aspects.slice(0, 8).map(({ aspect, mentions, sentiment }) => (
        <li key={aspect} className="stack tight">
          <div className="row apart small">
            <button type="button" className="link-button" onClick={() => onPick({ brand: brand.name, aspect })}>
              {word(aspect)}
            </button>
            <span className="number muted">{whole(mentions)}</span>
          </div>
          <div className="split-bar" title={sentiments.map((name) => `${word(name)} ${sentiment[name]}`).join(', ')}>
            {sentiments.map((name) => (
              <span
                key={name}
                style={{
                  width: `${(sentiment[name] / Math.max(1, mentions)) * 100}%`,
                  background: sentimentColours[name],
                }}
              />
            ))}
          </div>
        </li>
      ))}
    </ul>
  </Panel>
)

/** Everything about one of the brands. */
export const BrandDetail = ({ insights, onPick }: { insights: Insights; onPick: Pick }): ReactElement | null => {
  const [at, setAt] = useState(0)
  const brand = insights.brands[at]
  if (brand === undefined) return null
  return (
    <>
      {insights.brands.length > 1 && (
        <div className="row" role="group" aria-label={t('Brand')}>
          {insights.brands.map(({ name }, index) => (
            <button key={name} type="button" className="chip" aria-pressed={index === at} onClick={() => setAt(index)}>
              {name}
            </button>
          ))}
        </div>
      )}
      <BrandTotals brand={brand} onPick={onPick} asOf={insights.as_of} />
      <Emotions brand={brand} onPick={onPick} />
      <Spikes brand={brand} onPick={onPick} />
      <Aspects brand={brand} onPick={onPick} />
      <BrandLists brand={brand} onPick={onPick} />
      <Places brand={brand} onPick={onPick} />
    </>
  )
}
