import type { ReactElement } from 'react'
import { BarList } from '../../charts/bars.js'
import { compact, counted, humanise, percent, whole } from '../../format.js'
import { Badge, Panel } from '../../parts/basic.js'
import { Figure, Why } from '../../parts/figure.js'
import type { Report } from './report-answer.js'

const lift = (value: number | null): string => (value === null ? '' : `× ${compact(value)}`)

/** What it is about: interests, topics, tags, people, brands. */
export const TagsPanel = ({ report }: { report: Report }): ReactElement | null => {
  const { interests, topics, hashtags, mentions, brand_affinity: brands } = report
  const lists = [
    {
      title: 'Interests',
      about: 'From the profile and its contents.',
      bars: interests?.data.map(({ name, share }) => ({ name, value: share })),
    },
    {
      title: 'Topics',
      about: 'Share of contents. The factor compares it with all stored contents.',
      bars: topics?.data.map(({ name, share, base_share: base }) => ({
        name,
        value: share,
        note: base > 0 ? lift(share / base) : '',
      })),
    },
    {
      title: 'Hashtags',
      about: 'Share of contents. The factor compares median engagement with all contents.',
      bars: hashtags?.data.map(({ name, share, lift: factor }) => ({
        name: `#${name}`,
        value: share,
        note: lift(factor),
      })),
    },
    {
      title: 'Mentions',
      about: 'Mentioned accounts, by share of contents.',
      bars: mentions?.data.map(({ name, share }) => ({ name: `@${name}`, value: share })),
    },
    {
      title: 'Brand affinity',
      about: brands === null ? '' : `How much more often than in ${brands.base.of} (${whole(brands.base.sample)}).`,
      bars: brands?.data.map(({ name, lift: factor, support }) => ({
        name,
        value: factor,
        note: counted(support, 'post'),
      })),
      format: (value: number | null | undefined) => `× ${compact(value)}`,
    },
  ].filter(({ bars }) => bars !== undefined && bars.length > 0)
  if (lists.length === 0) return null
  return (
    <Panel title="Topics">
      <div className="flow">
        {lists.map(({ title, about, bars = [], format = percent }) => (
          <div key={title} className="stack tight">
            <h3>
              {title}{' '}
              <Why about={title.toLowerCase()}>
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
  better: { tone: 'good', text: 'Sponsored posts perform better' },
  worse: { tone: 'caution', text: 'Sponsored posts perform worse' },
  no_difference_shown: { tone: 'plain', text: 'No significant difference' },
  too_few: { tone: 'plain', text: 'Too few posts' },
} as const

export const SponsoredPanel = ({
  report: { sponsored_against_organic: compared },
}: {
  report: Report
}): ReactElement | null => {
  if (compared === null) return null
  const verdict = verdicts[compared.verdict]
  return (
    <Panel title="Sponsored and organic" action={<Badge tone={verdict.tone}>{verdict.text}</Badge>}>
      <p className="small">{compared.statement}</p>
      {compared.verdict !== 'too_few' && (
        <div className="figures">
          <Figure
            name="Organic"
            value={compact(compared.organic_median)}
            asOf={compared.as_of}
            definition="Median of likes and comments."
            note={`${whole(compared.organic)} contents`}
          />
          <Figure
            name="Sponsored"
            value={compact(compared.sponsored_median)}
            asOf={compared.as_of}
            definition="Median of likes and comments on contents that disclose a partnership."
            note={`${whole(compared.sponsored)} contents`}
          />
          <Figure
            name="Ratio"
            value={compared.ratio === null ? '–' : percent(compared.ratio)}
            asOf={compared.as_of}
            definition={`Sponsored against organic. ${compared.p_value === null ? '' : `Probability of this difference by chance: ${percent(compared.p_value)}.`}`}
            note={humanise(compared.verdict)}
          />
        </div>
      )}
    </Panel>
  )
}
