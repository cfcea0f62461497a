import { useQueryClient } from '@tanstack/react-query'
import { sum } from 'd3-array'
import type { ReactElement } from 'react'
import { send } from '../../api/client.js'
import { useAction, usePages } from '../../api/queries.js'
import { moment, whole } from '../../format.js'
import type { SubjectCase } from '../../generated/interface.js'
import { Badge, CopyCurl, Panel } from '../../parts/basic.js'
import { SaveFile } from '../../parts/save-file.js'
import { Empty, Failed, PagedList } from '../../parts/states.js'
import { t, word } from '../../language/t.js'

const Case = ({ subject }: { subject: SubjectCase }): ReactElement => {
  const { id, kind, reason, created_at: at, ended_at: endedAt, places, files } = subject
  const queryClient = useQueryClient()
  const lift = useAction('liftRestriction', () => queryClient.invalidateQueries({ queryKey: ['listSubjectCases'] }))
  return (
    <li className="stack tight">
      <div className="row apart">
        <span className="row">
          <Badge tone={kind === 'erasure' ? 'alarm' : 'caution'}>{word(kind)}</Badge>
          <span>{reason ?? t('No reason given')}</span>
          <span className="muted small">{moment(at)}</span>
          {endedAt !== null && <Badge>{t('Lifted {at}', { at: moment(endedAt) })}</Badge>}
        </span>
        <span className="row">
          <SaveFile label={t('Certificate')} name={`${id}.json`} ask={() => send('getSubjectCase', { path: { id } })} />
          {kind === 'restriction' && endedAt === null && (
            <button
              type="button"
              className="button"
              disabled={lift.isPending}
              onClick={() => lift.mutate({ path: { id } })}
            >
              {t('Lift')}
            </button>
          )}
        </span>
      </div>
      <p className="small muted">
        {t('Rows deleted: {deleted}. Rows masked: {masked}. Uploaded files removed: {uploads}.', {
          deleted: whole(sum(places, ({ deleted }) => deleted)),
          masked: whole(sum(places, ({ masked }) => masked)),
          uploads: whole(files.uploads),
        })}{' '}
        <code className="tiny">{id}</code>
      </p>
      {lift.error !== null && <Failed error={lift.error} />}
    </li>
  )
}

/** Erasures and restrictions, each with its certificate. */
export const Cases = (): ReactElement => {
  const input = { query: { limit: 20 } }
  const pages = usePages('listSubjectCases', input)
  return (
    <Panel
      title={t('Erasures and restrictions')}
      about={t('Each has a certificate: how much was deleted where, and a hash over it. It does not name the person.')}
      action={<CopyCurl name="listSubjectCases" input={input} />}
    >
      <PagedList
        pages={pages}
        more={t('Older entries')}
        empty={<Empty icon="check" title={t('No one has been erased or restricted')} />}
      >
        {(cases) => (
          <ul className="stack divided">
            {cases.map((subject) => (
              <Case key={subject.id} subject={subject} />
            ))}
          </ul>
        )}
      </PagedList>
    </Panel>
  )
}
