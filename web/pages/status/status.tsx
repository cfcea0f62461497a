import { useQueryClient } from '@tanstack/react-query'
import { useState, type ReactElement } from 'react'
import type { Answer } from '../../api/client.js'
import { useAction, useAnswer } from '../../api/queries.js'
import { ago, networkName, percent, whole } from '../../format.js'
import { Badge, CopyCurl, PageHead, Panel } from '../../parts/basic.js'
import { ConfirmDialog } from '../../parts/form-dialog.js'
import { Figure } from '../../parts/figure.js'
import { NobodyYet } from '../../parts/first-data.js'
import { Failed, Note, Shown } from '../../parts/states.js'
import { Table } from '../../parts/table.js'
import { toast } from '../../parts/toasts.js'
import { t } from '../../language/t.js'

type Status = Answer<'showStatus'>
type Demo = Answer<'getDemo'>

const refetchMs = 4000

const Progress = ({ name, done, all }: { name: string; done: number; all: number }): ReactElement => {
  const share = all === 0 ? 1 : Math.min(1, done / all)
  return (
    <div className="stack tight">
      <div className="row apart small">
        <span>{name}</span>
        <span className="muted number">{t('{done} of {all} ({share})', { done, all, share: percent(share) })}</span>
      </div>
      <div
        className="progress"
        role="progressbar"
        aria-label={name}
        aria-valuenow={Math.round(share * 100)}
        aria-valuemin={0}
        aria-valuemax={100}
      >
        <div style={{ width: percent(share) }} />
      </div>
    </div>
  )
}

const Background = ({ status: { index, facts, audiences } }: { status: Status }): ReactElement => {
  const busy = index.creators.building || index.texts.building || facts.building || audiences.running
  return (
    <Panel
      title={t('Background work')}
      about={t('What is still being prepared. Searches already work with the data indexed so far.')}
      action={<Badge tone={busy ? 'accent' : 'good'}>{busy ? t('Working') : t('Up to date')}</Badge>}
    >
      <div className="figures">
        <Figure
          name={t('Creators searchable')}
          value={whole(index.creators.documents)}
          note={index.creators.building ? t('being built') : t('complete')}
        />
        <Figure
          name={t('Posts and comments searchable')}
          value={whole(index.texts.documents)}
          note={index.texts.building ? t('being built') : t('complete')}
        />
        <Figure
          name={t('Creators with facts')}
          value={whole(facts.creators)}
          note={facts.building ? t('being derived') : t('complete')}
          definition={t(
            'Engagement, rhythm, languages, interests, hashtags and the like, derived from posts and bios.',
          )}
        />
        <Figure
          name={t('Audiences analysed')}
          value={whole(audiences.analysed)}
          definition={t(
            'Audiences that searches can filter by. Imported ones are analysed within seconds, those of live networks once they are read for a report.',
          )}
        />
      </div>
      {audiences.running && (
        <Progress name={t('Audiences')} done={audiences.analysed} all={audiences.analysed + audiences.waiting} />
      )}
    </Panel>
  )
}

const Known = ({ networks }: { networks: Status['networks'] }): ReactElement => (
  <Panel
    flush
    title={t('What is known')}
    about={t('Creators that searches find, and the newest known post of each network.')}
  >
    {networks.length === 0 ? (
      <NobodyYet />
    ) : (
      <Table
        label={t('What is known')}
        narrow="labelled"
        columns={[t('Network'), t('Creators'), t('Demo creators'), t('Newest post')]}
      >
        {networks.map(({ network, creators, demo_creators, newest_post }) => (
          <tr key={network}>
            <th scope="row">{networkName(network)}</th>
            <td className="number">{whole(creators)}</td>
            <td className="number">{whole(demo_creators)}</td>
            <td>
              {newest_post === null ? (
                <span className="muted">{t('None known')}</span>
              ) : (
                <time dateTime={newest_post}>{ago(newest_post)}</time>
              )}
            </td>
          </tr>
        ))}
      </Table>
    )}
  </Panel>
)

const said: Record<Demo['state'], string> = {
  present: t('Demo data is stored: invented people, so that you can try everything.'),
  absent: t('No demo data is stored.'),
  removing: t('The demo data is being removed.'),
  removed: t('The demo data was removed.'),
}

const ConfirmRemoval = ({ demo, onClose }: { demo: Demo; onClose: () => void }): ReactElement => {
  const queryClient = useQueryClient()
  const remove = useAction('removeDemo', async () => {
    toast(t('The demo data is being removed.'))
    onClose()
    await queryClient.invalidateQueries()
  })
  const creators = Object.entries(demo.rows).find(([name]) => name === 'creators')?.[1] ?? 0
  return (
    <ConfirmDialog
      title={t('Remove the demo data?')}
      confirm={t('Remove demo data')}
      keep={t('Keep demo data')}
      sending={remove}
      onConfirm={() => remove.mutate({ query: { confirm: 'remove' } })}
      onClose={onClose}
    >
      {t(
        'This removes {creators} invented creators with their posts, comments, audiences and brands. Screenings, reports and lists that you made are kept. You can restore the demo data later; it is back after the next start of the server.',
        { creators },
      )}
    </ConfirmDialog>
  )
}

const DemoPanel = ({ demo }: { demo: Demo }): ReactElement => {
  const [asking, setAsking] = useState(false)
  const queryClient = useQueryClient()
  const restore = useAction('restoreDemo', () => {
    toast(t('The demo data will be restored when the server next starts.'))
    return queryClient.invalidateQueries({ queryKey: ['getDemo'] })
  })
  const left = Object.entries(demo.rows).filter(([, count]) => count > 0)
  return (
    <Panel
      title={t('Demo data')}
      about={said[demo.state]}
      action={
        demo.state === 'present' ? (
          <button type="button" className="button danger" onClick={() => setAsking(true)}>
            {t('Remove demo data…')}
          </button>
        ) : demo.state === 'removed' ? (
          <button type="button" className="button" disabled={restore.isPending} onClick={() => restore.mutate({})}>
            {t('Restore demo data')}
          </button>
        ) : undefined
      }
    >
      {restore.error !== null && <Failed error={restore.error} />}
      {left.length > 0 ? (
        <div className="figures">
          {left.map(([name, count]) => (
            <Figure key={name} name={rowNames[name] ?? name} value={whole(count)} />
          ))}
        </div>
      ) : (
        <p className="small muted">{t('Searches, comparisons and dictionaries contain only real data.')}</p>
      )}
      {asking && <ConfirmRemoval demo={demo} onClose={() => setAsking(false)} />}
    </Panel>
  )
}

const rowNames: Record<string, string> = {
  creators: t('Creators'),
  contents: t('Posts'),
  comments: t('Comments'),
  brands: t('Brands'),
  audience_members: t('Audience members'),
  memberships: t('Audience entries'),
  audience_summaries: t('Analysed audiences'),
  account_links: t('Linked accounts'),
  metric_points: t('History points'),
  readings: t('Reads'),
}

export const StatusPage = (): ReactElement => {
  const status = useAnswer('showStatus', {}, { refetchMs })
  const known = useAnswer('getDemo', {})
  // Counting all that is stored takes time: it is counted again only while it changes.
  const demo = useAnswer('getDemo', {}, { refetchMs: known.data?.state === 'removing' ? refetchMs : false })
  return (
    <div className="page">
      <PageHead
        title={t('Status')}
        about={t('What data is stored, how far background work has come, and whether demo data is present.')}
        action={<CopyCurl name="showStatus" input={{}} />}
      />
      <Shown of={status}>
        {(shown) => (
          <>
            <Background status={shown} />
            <Known networks={shown.networks} />
          </>
        )}
      </Shown>
      {demo.error !== null ? (
        <Note title={t('Demo data')}>
          {t('Your token may not see or remove the demo data: this needs the scope admin.')}
        </Note>
      ) : (
        <Shown of={demo}>{(shown) => <DemoPanel demo={shown} />}</Shown>
      )}
    </div>
  )
}
