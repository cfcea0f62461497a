import { Link } from '@tanstack/react-router'
import { useState, type ReactElement } from 'react'
import { useAnswer } from '../../api/queries.js'
import type { FlaggingCriteria } from '../../generated/interface.js'
import { day, inDays, percent } from '../../format.js'
import { Badge, CopyCurl, PageHead, Panel } from '../../parts/basic.js'
import { Icon } from '../../parts/icons.js'
import { Shown } from '../../parts/states.js'
import { CriteriaEditor } from './criteria-editor.js'
import { ScreeningTabs } from './tabs.js'
import { rich, t, word } from '../../language/t.js'
import { said } from '../../language/said.js'
import { criteriaName } from './criteria-name.js'

const aboutOf = ({ description, is_default: isBuiltIn }: FlaggingCriteria): string | undefined => {
  if (!isBuiltIn) return description ?? undefined
  return description === null ? t('Built in. Copy it to create your own.') : said(description)
}

const OneSet = ({ set, onCopy }: { set: FlaggingCriteria; onCopy: () => void }): ReactElement => {
  const enabled = Object.entries(set.categories).filter(([, rule]) => rule.enabled)
  const usual =
    enabled.map(([, { threshold }]) => threshold).sort((a, b) => a - b)[Math.floor(enabled.length / 2)] ?? 0.5
  const mixed = enabled.some(([, { threshold }]) => threshold !== usual)
  return (
    <Panel
      title={criteriaName(set)}
      action={
        <span className="row">
          <Badge tone={set.purpose === 'employment' ? 'caution' : 'accent'}>{word(set.purpose)}</Badge>
          <Badge>{t('Version {version}', { version: set.version })}</Badge>
        </span>
      }
      about={aboutOf(set)}
    >
      <ul className="row">
        {enabled.map(([category, rule]) => (
          <li key={category}>
            <Badge>
              {word(category)}
              {rule.threshold === usual ? '' : ` ≥ ${percent(rule.threshold)}`}
            </Badge>
          </li>
        ))}
      </ul>
      <dl className="facts">
        <dt>{t('Flagged from')}</dt>
        <dd>{t('{usual} sure{detail}', { usual: percent(usual), detail: mixed ? t(', unless said') : '' })}</dd>
        <dt>{t('Keywords')}</dt>
        <dd>{set.keywords.length === 0 ? t('None') : set.keywords.map(({ term }) => term).join(', ')}</dd>
        <dt>{t('Looks back')}</dt>
        <dd>{set.window_days === null ? t('Over everything') : inDays(set.window_days)}</dd>
        <dt>{t('At most')}</dt>
        <dd>{t('{maxContents} items a profile', { maxContents: set.max_contents })}</dd>
        <dt>{t('Made')}</dt>
        <dd>{day(set.created_at)}</dd>
      </dl>
      <div className="row">
        <button type="button" className="button slim" onClick={onCopy}>
          <Icon name="copy" />
          {t('Copy this set')}
          <span className="visually-hidden"> {t('from {name}', { name: set.name })}</span>
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
        title={t('Criteria')}
        about={t(
          'Categories, thresholds and weights. Each change creates a new version; existing results keep the old one.',
        )}
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
        {rich('Use a set when you {link}.', { link: <Link to="/screening">{t('screen a profile')}</Link> })}
      </p>
    </div>
  )
}
