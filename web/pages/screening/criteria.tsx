import { Link } from '@tanstack/react-router'
import { useState, type ReactElement } from 'react'
import { useAnswer } from '../../api/queries.js'
import type { FlaggingCriteria } from '../../generated/interface.js'
import { day, humanise, inDays, percent, whole } from '../../format.js'
import { Badge, CopyCurl, PageHead, Panel } from '../../parts/basic.js'
import { Icon } from '../../parts/icons.js'
import { Shown } from '../../parts/states.js'
import { CriteriaEditor } from './criteria-editor.js'
import { ScreeningTabs } from './tabs.js'

const OneSet = ({ set, onCopy }: { set: FlaggingCriteria; onCopy: () => void }): ReactElement => {
  const enabled = Object.entries(set.categories).filter(([, rule]) => rule.enabled)
  const usual =
    enabled.map(([, { threshold }]) => threshold).sort((a, b) => a - b)[Math.floor(enabled.length / 2)] ?? 0.5
  const mixed = enabled.some(([, { threshold }]) => threshold !== usual)
  return (
    <Panel
      title={set.name}
      action={
        <span className="row">
          <Badge tone={set.purpose === 'employment' ? 'caution' : 'accent'}>{humanise(set.purpose)}</Badge>
          <Badge>Version {set.version}</Badge>
        </span>
      }
      about={set.description ?? (set.is_default ? 'Built in. Copy it to create your own.' : undefined)}
    >
      <ul className="row">
        {enabled.map(([category, rule]) => (
          <li key={category}>
            <Badge>
              {humanise(category)}
              {rule.threshold === usual ? '' : ` ≥ ${percent(rule.threshold)}`}
            </Badge>
          </li>
        ))}
      </ul>
      <dl className="facts">
        <dt>Flagged from</dt>
        <dd>
          {percent(usual)} sure{mixed ? ', unless said' : ''}
        </dd>
        <dt>Keywords</dt>
        <dd>{set.keywords.length === 0 ? 'None' : set.keywords.map(({ term }) => term).join(', ')}</dd>
        <dt>Looks back</dt>
        <dd>{set.window_days === null ? 'Over everything' : inDays(set.window_days)}</dd>
        <dt>At most</dt>
        <dd>{whole(set.max_contents)} items a profile</dd>
        <dt>Made</dt>
        <dd>{day(set.created_at)}</dd>
      </dl>
      <div className="row">
        <button type="button" className="button slim" onClick={onCopy}>
          <Icon name="copy" />
          Copy this set<span className="visually-hidden"> from {set.name}</span>
        </button>
      </div>
    </Panel>
  )
}

export const Criteria = (): ReactElement => {
  const input = { query: { limit: 100 } }
  const sets = useAnswer('listFlaggingCriteria', input)
  const [base, setBase] = useState<FlaggingCriteria>()
  return (
    <div className="page">
      <PageHead
        title="Criteria"
        about="Categories, thresholds and weights. Each change creates a new version; existing results keep the old one."
        action={<CopyCurl name="listFlaggingCriteria" input={input} />}
      />
      <ScreeningTabs />
      <Shown of={sets}>
        {({ data }) => (
          <>
            {base === undefined ? (
              <div className="columns two">
                {data.map((set) => (
                  <OneSet key={set.id} set={set} onCopy={() => setBase(set)} />
                ))}
              </div>
            ) : (
              <CriteriaEditor base={base} onDone={() => setBase(undefined)} />
            )}
          </>
        )}
      </Shown>
      <p className="small muted">
        Use a set when you <Link to="/screening">screen a profile</Link>.
      </p>
    </div>
  )
}
