import { useQuery } from '@tanstack/react-query'
import { useState, type ReactElement } from 'react'
import { send } from '../../api/client.js'
import { readLines } from '../../api/watch.js'
import { Badge, Panel, saveBlob } from '../../parts/basic.js'
import { Icon } from '../../parts/icons.js'
import { Shown } from '../../parts/states.js'
import { Table } from '../../parts/table.js'
import { toast } from '../../parts/toasts.js'
import { t } from '../../language/t.js'

interface Reject {
  line: number
  kept?: boolean
  reasons: string[]
  row: unknown
}

const shownRejects = 50

/** The first rejects; the rest of the file is not loaded for them. */
const readFirst = async (id: string, signal: AbortSignal): Promise<Reject[]> => {
  const response = await send('getImportRejects', { path: { id } }, signal)
  const first: Reject[] = []
  for await (const line of readLines(response)) {
    first.push(JSON.parse(line) as Reject)
    if (first.length === shownRejects) break
  }
  return first
}

const Download = ({ id }: { id: string }): ReactElement => {
  const [isBusy, setBusy] = useState(false)
  const save = async (): Promise<void> => {
    setBusy(true)
    try {
      saveBlob(await (await send('getImportRejects', { path: { id } })).blob(), `${id}.rejects.jsonl`)
    } catch (error) {
      toast(error instanceof Error ? error.message : t('The file could not be loaded.'))
    } finally {
      setBusy(false)
    }
  }
  return (
    <button type="button" className="button slim" disabled={isBusy} onClick={() => void save()}>
      <Icon name="download" />
      {isBusy ? t('Loading …') : t('Download all')}
    </button>
  )
}

const rowText = (row: unknown): string => {
  const text = typeof row === 'string' ? row : JSON.stringify(row)
  return text.length > 300 ? `${text.slice(0, 300)}…` : text
}

/** Rows that were refused and cells that were lost, each with its reason. */
export const Rejects = ({ id }: { id: string }): ReactElement => {
  const rejects = useQuery({ queryKey: ['rejects', id], queryFn: ({ signal }) => readFirst(id, signal) })
  return (
    <Panel title={t('Refused rows and lost cells')} action={<Download id={id} />} flush>
      <Shown of={rejects}>
        {(list) => (
          <Table label={t('Refused rows and lost cells')} narrow="cards" columns={[t('Line'), t('Reason'), t('Row')]}>
            {list.map((reject, i) => (
              <tr key={i}>
                <td className="nowrap">
                  {reject.line}{' '}
                  {reject.kept === true ? <Badge>{t('Taken')}</Badge> : <Badge tone="caution">{t('Refused')}</Badge>}
                </td>
                <td>{reject.reasons.join('; ')}</td>
                <td className="mono tiny break">{rowText(reject.row)}</td>
              </tr>
            ))}
          </Table>
        )}
      </Shown>
    </Panel>
  )
}
