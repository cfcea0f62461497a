import { useNavigate } from '@tanstack/react-router'
import { useState, type ReactElement } from 'react'
import { useAction } from '../../api/queries.js'
import { BlockChoice, blocksOf, isChosen, type Block } from '../../parts/blocks.js'
import { CopyCurl } from '../../parts/basic.js'
import { Dialog } from '../../parts/dialog.js'
import { Failed } from '../../parts/states.js'
import { t } from '../../language/t.js'

/** The chosen creators as a file, with what it should hold. */
export const ExportChosen = ({ items, onClose }: { items: readonly string[]; onClose: () => void }): ReactElement => {
  const navigate = useNavigate()
  const [blocks, setBlocks] = useState<readonly Block[]>(['profile', 'metrics'])
  const [purpose, setPurpose] = useState('')
  const submit = useAction('submitEnrichment', ({ id }) => navigate({ to: '/enrichment/$id', params: { id } }))
  const body = { items: [...items], ...blocksOf(blocks, purpose) }
  return (
    <Dialog title={t('Export')} onClose={onClose}>
      <form
        className="stack"
        onSubmit={(event) => {
          event.preventDefault()
          submit.mutate({ body })
        }}
      >
        <p>{t('{count} chosen creators.', { count: items.length })}</p>
        <BlockChoice blocks={blocks} purpose={purpose} onBlocks={setBlocks} onPurpose={setPurpose} />
        {submit.error !== null && <Failed error={submit.error} />}
        <div className="row apart">
          <CopyCurl name="submitEnrichment" input={{ body }} />
          <button type="submit" className="button primary" disabled={!isChosen(blocks, purpose) || submit.isPending}>
            {t('Start export')}
          </button>
        </div>
      </form>
    </Dialog>
  )
}
