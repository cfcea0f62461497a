import type { ReactElement } from 'react'
import { t, word } from '../language/t.js'

export const blockNames = ['profile', 'metrics', 'audience', 'contacts', 'linked_accounts'] as const
export type Block = (typeof blockNames)[number]

/** Contacts in a file need a purpose, which is kept. */
export const isPurpose = (purpose: string): boolean => purpose.trim().length > 2

export const Purpose = ({ value, onChange }: { value: string; onChange: (value: string) => void }): ReactElement => (
  <label className="field">
    <span className="label">{t('What are the contacts for?')}</span>
    <input
      className="input"
      value={value}
      maxLength={300}
      placeholder={t('Invitations to the spring campaign')}
      onChange={(event) => onChange(event.target.value)}
    />
    <span className="hint">{t('Stored with the request. People on the do-not-contact list are left out.')}</span>
  </label>
)

/** What every row of a list should have. */
export const BlockChoice = ({
  blocks,
  purpose,
  onBlocks,
  onPurpose,
}: {
  blocks: readonly Block[]
  purpose: string
  onBlocks: (blocks: Block[]) => void
  onPurpose: (purpose: string) => void
}): ReactElement => (
  <>
    <fieldset className="field">
      <legend className="label">{t('Include')}</legend>
      <div className="row">
        {blockNames.map((block) => (
          <label key={block} className="check">
            <input
              type="checkbox"
              checked={blocks.includes(block)}
              onChange={() =>
                onBlocks(blocks.includes(block) ? blocks.filter((each) => each !== block) : [...blocks, block])
              }
            />
            {word(block)}
          </label>
        ))}
      </div>
    </fieldset>
    {blocks.includes('contacts') && <Purpose value={purpose} onChange={onPurpose} />}
  </>
)

/** What is asked for, as an enrichment takes it. */
export const blocksOf = (blocks: readonly Block[], purpose: string): { blocks: Block[]; purpose?: string } => ({
  blocks: [...blocks],
  ...(blocks.includes('contacts') && purpose.trim() !== '' ? { purpose: purpose.trim() } : {}),
})

export const isChosen = (blocks: readonly Block[], purpose: string): boolean =>
  blocks.length > 0 && (!blocks.includes('contacts') || isPurpose(purpose))
