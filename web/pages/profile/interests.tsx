import type { ReactElement } from 'react'
import { BarList } from '../../charts/bars.js'
import { compact, percent } from '../../format.js'
import { Badge, Panel } from '../../parts/basic.js'
import { Figure, Why } from '../../parts/figure.js'
import { nameOf } from '../../names.js'
import type { Report } from './report-answer.js'
import { t, within, word } from '../../language/t.js'
import { said } from '../../language/said.js'

const lift = (value: number | null): string => (value === null ? '' : `× ${compact(value)}`)

/** What it is about: interests, topics, tags, people, brands. */
export const TagsPanel = ({ report }: { report: Report }): ReactElement | null => {
  const { interests, topics, hashtags, mentions, brand_affinity: brands } = report
  const lists = [
    {
      title: t('Interests'),
      about: t('From the profile and its contents.'),
      // Who says it in the profile alone has no share of contents.
      bars: interests?.data.map(({ id, share }) => ({
        name: nameOf('interest', id),
        value: share === 0 ? null : share,
      })),
    },
    {
      title: t('Topics'),
      about: t('Share of contents. The factor compares it with all stored contents.'),
      bars: topics?.data.map(({ name, share, base_share: base }) => ({
        name,
        value: share,
        note: base > 0 ? lift(share / base) : '',
      })),
    },
    {
      title: t('Hashtags'),
      about: t('Share of contents. The factor compares median engagement with all contents.'),
      bars: hashtags?.data.map(({ name, share, lift: factor }) => ({
        name: `#${name}`,
        value: share,
        note: lift(factor),
      })),
    },
    {
      title: t('Mentions'),
      about: t('Mentioned accounts, by share of contents.'),
      bars: mentions?.data.map(({ name, share }) => ({ name: `@${name}`, value: share })),
    },
    {
      title: t('Brand affinity'),
      about:
        brands === null
          ? ''
          : t('How much more often than in {of} ({sample}).', { of: brands.base.of, sample: brands.base.sample }),
      bars: brands?.data.map(({ name, lift: factor, support }) => ({
        name,
        value: factor,
        note: t('{count} posts', { count: support }),
      })),
      format: (value: number | null | undefined) => `× ${compact(value)}`,
    },
  ].filter(({ bars }) => bars !== undefined && bars.length > 0)
  if (lists.length === 0) return null
  return (
    <Panel title={t('Topics')}>
      <div className="flow">
        {lists.map(({ title, about, bars = [], format = percent }) => (
          <div key={title} className="stack tight">
            <h3>
              {title}{' '}
              <Why about={within(title)}>
                <p>{about}</p>
              </Why>
            </h3>
            <BarList bars={bars.slice(0, 8)} format={format} />
          </div>
        ))}
      </div>
    </Panel>
  )
}

const verdicts = {
  better: { tone: 'good', text: t('Sponsored posts perform better') },
  worse: { tone: 'caution', text: t('Sponsored posts perform worse') },
  no_difference_shown: { tone: 'plain', text: t('No significant difference') },
  too_few: { tone: 'plain', text: t('Too few posts') },
} as const

export const SponsoredPanel = ({
  report: { sponsored_against_organic: compared },
}: {
  report: Report
}): ReactElement | null => {
  if (compared === null) return null
  const verdict = verdicts[compared.verdict]
  return (
    <Panel title={t('Sponsored and organic')} action={<Badge tone={verdict.tone}>{verdict.text}</Badge>}>
      <p className="small">{said(compared.statement)}</p>
      {compared.verdict !== 'too_few' && (
        <div className="figures">
          <Figure
            name={t('Organic')}
            value={compact(compared.organic_median)}
            asOf={compared.as_of}
            definition={t('Median of likes and comments.')}
            note={t('{organic} contents', { organic: compared.organic })}
          />
          <Figure
            name={t('Sponsored')}
            value={compact(compared.sponsored_median)}
            asOf={compared.as_of}
            definition={t('Median of likes and comments on contents that disclose a partnership.')}
            note={t('{sponsored} contents', { sponsored: compared.sponsored })}
          />
          <Figure
            name={t('Ratio')}
            value={compared.ratio === null ? '–' : percent(compared.ratio)}
            asOf={compared.as_of}
            definition={t('Sponsored against organic. {detail}', {
              detail:
                compared.p_value === null
                  ? ''
                  : t('Probability of this difference by chance: {pValue}.', { pValue: percent(compared.p_value) }),
            })}
            note={word(compared.verdict)}
          />
        </div>
      )}
    </Panel>
  )
}
