import { Link } from '@tanstack/react-router'
import { useState, type ReactElement } from 'react'
import type { Answer } from '../../api/client.js'
import { usePages } from '../../api/queries.js'
import { compact } from '../../format.js'
import { Badge, Panel, Person, type Tone } from '../../parts/basic.js'
import { Chips } from '../../parts/chips.js'
import { Empty, PagedList } from '../../parts/states.js'
import { t, word } from '../../language/t.js'

type Difference = Answer<'listSavedSearchDifferences'>['data'][number]
const tones: Record<Difference['kind'], Tone> = { new: 'good', lost: 'alarm', changed: 'accent' }
const kinds = Object.keys(tones) as Difference['kind'][]

/** What has changed in a match that is still there. */
const changesOf = ({ before, after }: Difference): string[] => {
  if (before === null || after === null) return []
  return [
    ...(before.handle === after.handle
      ? []
      : [t('@{handle} is now @{handle2}', { handle: before.handle, handle2: after.handle })]),
    ...(before.name === after.name
      ? []
      : [t('“{name}” is now “{name2}”', { name: before.name ?? '–', name2: after.name ?? '–' })]),
    ...(before.verified === after.verified
      ? []
      : [after.verified === true ? t('now verified') : t('no longer verified')]),
    ...(before.followers === after.followers
      ? []
      : [
          t('followers {followers} to {followers2}', {
            followers: compact(before.followers),
            followers2: compact(after.followers),
          }),
        ]),
  ]
}

export const Differences = ({ id, runId }: { id: string; runId: string }): ReactElement => {
  const [kind, setKind] = useState<Difference['kind']>()
  const pages = usePages('listSavedSearchDifferences', {
    path: { id, run_id: runId },
    query: { limit: 50, ...(kind === undefined ? {} : { kind }) },
  })
  return (
    <Panel title={t('Differences')} about={t('Who is new, lost or changed since the previous run.')}>
      <Chips
        label={t('Kind')}
        all={t('All')}
        options={kinds.map((name) => ({ name, title: word(name) }))}
        chosen={kind}
        onChoose={setKind}
      />
      <PagedList
        pages={pages}
        more={t('More differences')}
        empty={<Empty title={t('No differences')}>{t('None of this kind.')}</Empty>}
      >
        {(items) => (
          <ul className="stack divided">
            {items.map((each) => {
              const { handle, name } = each.after ?? each.before ?? { handle: each.external_id, name: null }
              return (
                <li key={`${each.network}:${each.external_id}`} className="row apart">
                  <Link
                    to="/profile/$network/$handle"
                    params={{ network: each.network, handle }}
                    className="plain-link"
                  >
                    <Person name={name} handle={handle} network={each.network} />
                  </Link>
                  <span className="row">
                    <span className="small muted">{changesOf(each).join(', ')}</span>
                    <Badge tone={tones[each.kind]}>{word(each.kind)}</Badge>
                  </span>
                </li>
              )
            })}
          </ul>
        )}
      </PagedList>
    </Panel>
  )
}
