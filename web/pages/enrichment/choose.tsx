import { useNavigate } from '@tanstack/react-router'
import { useState, type ReactElement } from 'react'
import type { Body } from '../../api/client.js'
import { useAction } from '../../api/queries.js'
import { whole } from '../../format.js'
import { CopyCurl, PageHead, Panel } from '../../parts/basic.js'
import { BlockChoice, blocksOf, isChosen, type Block } from '../../parts/blocks.js'
import { CostBefore } from '../../parts/cost.js'
import { FirstData } from '../../parts/first-data.js'
import { useHasDemo } from '../../parts/examples.js'
import { RecentRequests } from '../../parts/recent.js'
import { Failed } from '../../parts/states.js'
import { t } from '../../language/t.js'

/** Profiles that are asked of networks for one list. */
const profilesMax = 1000
const examples = ['instagram:brackwyn.official', 'instagram:gribbleton.official', 'nobody@nowhere.example']

const toItems = (text: string): string[] => text.split(/\r?\n/).flatMap((line) => line.trim() || [])

export const ChooseEnrichment = (): ReactElement => {
  const navigate = useNavigate()
  const hasDemo = useHasDemo()
  const [text, setText] = useState('')
  const [table, setTable] = useState<{ name: string; csv: string }>()
  const [blocks, setBlocks] = useState<readonly Block[]>(['profile', 'metrics'])
  const [purpose, setPurpose] = useState('')
  const [asksSources, setAsksSources] = useState(false)
  const submit = useAction('submitEnrichment', ({ id }) => navigate({ to: '/enrichment/$id', params: { id } }))
  const items = toItems(text)
  const body: Body<'submitEnrichment'> = {
    ...(table === undefined ? { items } : { csv: table.csv }),
    ...blocksOf(blocks, purpose),
    ...(asksSources ? { live: { profiles_max: profilesMax } } : {}),
  }
  const isReady = (table !== undefined || items.length > 0) && isChosen(blocks, purpose)
  return (
    <div className="page">
      <PageHead
        title={t('Enrich a list')}
        about={t(
          'Send up to 100,000 handles, profile URLs or e-mail addresses and get back what is known about each, as a table or a file.',
        )}
      />
      <FirstData />
      <Panel
        title={t('Handles, URLs or e-mail addresses')}
        action={<CopyCurl name="submitEnrichment" input={{ body }} />}
      >
        <form
          className="stack"
          onSubmit={(event) => {
            event.preventDefault()
            submit.mutate({ body })
          }}
        >
          <label className="field">
            <span className="label">{t('One per line')}</span>
            <textarea
              className="input mono"
              rows={6}
              value={text}
              spellCheck={false}
              disabled={table !== undefined}
              placeholder={'https://www.instagram.com/…\ntiktok:handle\nname@company.example'}
              onChange={(event) => setText(event.target.value)}
            />
            <span className="hint">
              {table === undefined
                ? t('{count} rows.', { count: items.length })
                : t('Reading {name} instead.', { name: table.name })}
            </span>
          </label>
          <label className="field">
            <span className="label">{t('Or a CSV file with a column url, handle or email')}</span>
            <input
              className="input"
              type="file"
              accept=".csv,text/csv,text/plain"
              onChange={(event) => {
                const [file] = event.target.files ?? []
                if (file === undefined) setTable(undefined)
                else void file.text().then((csv) => setTable({ name: file.name, csv }))
              }}
            />
          </label>
          <BlockChoice blocks={blocks} purpose={purpose} onBlocks={setBlocks} onPurpose={setPurpose} />
          <label className="check">
            <input type="checkbox" checked={asksSources} onChange={(event) => setAsksSources(event.target.checked)} />
            {t('Read profiles that are not known yet from their networks, up to {count}', {
              count: whole(profilesMax),
            })}
          </label>
          {isReady && asksSources && <CostBefore of={{ kind: 'enrichment', input: body }} />}
          {submit.error !== null && <Failed error={submit.error} />}
          <div className="row">
            <button type="submit" className="button primary" disabled={!isReady || submit.isPending}>
              {t('Enrich the list')}
            </button>
            {hasDemo && (
              <button type="button" className="button quiet" onClick={() => setText(examples.join('\n'))}>
                {t('Use demo examples')}
              </button>
            )}
          </div>
        </form>
      </Panel>
      <RecentRequests kind="enrichment" to="/enrichment" title={t('Earlier lists')} />
    </div>
  )
}
