import { useState, type ReactElement } from 'react'
import type { Answer } from '../../api/client.js'
import { useAction } from '../../api/queries.js'
import { whole } from '../../format.js'
import { CopyCurl, Panel } from '../../parts/basic.js'
import { Failed, Note } from '../../parts/states.js'
import { TextArea } from '../../parts/inputs.js'
import { useRefreshList } from './refresh.js'
import { t } from '../../language/t.js'
import { said } from '../../language/said.js'

/** Adds creators by lines or by a table. */
export const AddLines = ({ list }: { list: Answer<'getList'> }): ReactElement => {
  const [text, setText] = useState('')
  const refresh = useRefreshList()
  const add = useAction('addListMembers', () => {
    setText('')
    return refresh()
  })
  const items = text.split(/\r?\n/).flatMap((line) => line.trim() || [])
  const input = { path: { id: list.id }, body: { items } }
  const result = add.data
  return (
    <Panel
      title={t('Add creators')}
      about={t(
        'Profile addresses or network:handle, one per line, or a CSV file with a column url, or handle and network.',
      )}
      action={<CopyCurl name="addListMembers" input={input} />}
    >
      <form
        className="stack"
        onSubmit={(event) => {
          event.preventDefault()
          add.mutate(input)
        }}
      >
        <TextArea
          label={t('One per line')}
          className="input mono"
          rows={4}
          value={text}
          spellCheck={false}
          placeholder={'https://www.instagram.com/…\ntiktok:handle'}
          onValue={setText}
        />
        <label className="field">
          <span className="label">{t('Or a CSV file')}</span>
          <input
            className="input"
            type="file"
            accept=".csv,text/csv,text/plain"
            onChange={(event) => {
              const [file] = event.target.files ?? []
              void file?.text().then((csv) => add.mutate({ path: { id: list.id }, body: { csv } }))
            }}
          />
        </label>
        {add.error !== null && <Failed error={add.error} />}
        {result !== undefined && (
          <Note
            tone={result.not_found > 0 ? 'caution' : 'plain'}
            title={t('{added} added, {already} already there, {notFound} not found', {
              added: result.added,
              already: result.already,
              notFound: result.not_found,
            })}
          >
            {result.misses.slice(0, 10).map(({ position, input: asked, reason }) => (
              <p key={position} className="small break">
                {asked}: {said(reason)}
              </p>
            ))}
          </Note>
        )}
        <div>
          <button type="submit" className="button" disabled={items.length === 0 || add.isPending}>
            {items.length === 0 ? t('Add creators') : t('Add {detail}', { detail: whole(items.length) })}
          </button>
        </div>
      </form>
    </Panel>
  )
}
