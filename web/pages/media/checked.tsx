import type { ReactElement } from 'react'
import type { Answer } from '../../api/client.js'
import { BarList } from '../../charts/bars.js'
import { compact, duration, percent } from '../../format.js'
import { Badge, Panel } from '../../parts/basic.js'
import { Factors, Figure } from '../../parts/figure.js'
import { Marked } from '../../parts/marked.js'
import { Note } from '../../parts/states.js'
import { LevelBadge } from '../screening/risk.js'
import { t, word, wordWithin } from '../../language/t.js'
import { said } from '../../language/said.js'

type Checked = Answer<'checkMedia'>
type Frame = Checked['frames'][number]

const FrameItem = ({ frame }: { frame: Frame }): ReactElement => (
  <li className="stack tight">
    <div className="row small">
      {frame.at_s !== null && <strong className="number">{duration(frame.at_s)}</strong>}
      <Badge tone={frame.state === 'flagged' ? 'alarm' : 'good'}>{word(frame.state)}</Badge>
      {frame.categories.map(({ category, score, basis }) => (
        <Badge key={category} tone="caution">
          {t('{category} {score}, by {basis}', {
            category: word(category),
            score: compact(score),
            basis: wordWithin(basis),
          })}
        </Badge>
      ))}
    </div>
    {frame.text !== null && frame.text !== '' && (
      <p className="evidence-text break">
        <Marked
          text={frame.text}
          spans={frame.categories.flatMap(({ category, evidence }) =>
            evidence.map(({ start, end, name }) => ({ start, end, label: `${word(category)}, ${name}` })),
          )}
        />
      </p>
    )}
    {frame.text === '' && <p className="small muted">{t('No text found.')}</p>}
  </li>
)

/** What was seen and read in a picture or film, and what it means by the criteria. */
export const CheckedMedia = ({
  checked,
  address,
}: {
  checked: Omit<Checked, 'media'> & { media: Checked['media'] }
  /** Where it was found, if it was found anywhere. */
  address?: string
}): ReactElement => {
  const { media, risk, classes, frames, coverage } = checked
  const seen = Object.entries(classes).sort(([, a], [, b]) => b - a)
  return (
    <>
      <div className="columns two top">
        <Panel title={t('What it is')}>
          <img className="media-thumbnail" src={media.thumbnail} alt={t('Thumbnail')} />
          <dl className="facts">
            <dt>{t('Kind')}</dt>
            <dd>
              {word(media.kind)}, {media.format.toUpperCase()}
            </dd>
            <dt>{t('Size')}</dt>
            <dd>
              {t('{width} × {height}, {bytes} kB{detail}', {
                width: media.width,
                height: media.height,
                bytes: media.bytes / 1024,
                detail: media.duration_s === null ? '' : `, ${duration(media.duration_s)}`,
              })}
            </dd>
            <dt>{t('Found at')}</dt>
            <dd>{address ?? t('Uploaded, not stored')}</dd>
          </dl>
        </Panel>
        <Panel
          title={t('Risk')}
          action={<LevelBadge level={risk.level} />}
          about={t('By {name}, version {version}.', { name: checked.criteria.name, version: checked.criteria.version })}
        >
          <Figure
            large
            name={t('Score')}
            value={risk.score === null ? t('None') : compact(risk.score)}
            asOf={checked.as_of}
            definition={t('0 to 100, from what is seen and the words that were read. The factors add up to it.')}
          />
          {risk.factors.length > 0 ? (
            <Factors factors={risk.factors} />
          ) : (
            <p className="small muted">{t('Nothing found raises the score.')}</p>
          )}
          <h3>{t('Image classification')}</h3>
          <BarList bars={seen.map(([name, value]) => ({ name: word(name), value }))} format={percent} />
        </Panel>
      </div>
      <Panel
        title={media.kind === 'video' ? t('Moments') : t('Text in the image')}
        about={media.kind === 'video' ? t('{lookedAt} looked at.', { lookedAt: coverage.looked_at }) : undefined}
      >
        <ul className="stack divided">
          {frames.map((frame, index) => (
            <FrameItem key={index} frame={frame} />
          ))}
        </ul>
        {coverage.not_judged.map(({ what, reason }) => (
          <Note key={what} tone="caution" title={t('Not judged: {what}', { what })}>
            {said(reason)}
          </Note>
        ))}
      </Panel>
    </>
  )
}
