import type { ReactElement, ReactNode } from 'react'
import { t } from '../../language/t.js'
import { Icon } from '../../parts/icons.js'
import type { AskedAction } from './decide-dialog.js'

const Button = ({ onClick, children }: { onClick: () => void; children: ReactNode }): ReactElement => (
  <button type="button" className="button" onClick={onClick}>
    {children}
  </button>
)

const QuietButton = ({ onClick, children }: { onClick: () => void; children: ReactNode }): ReactElement => (
  <button type="button" className="button quiet" onClick={onClick}>
    {children}
  </button>
)

/** What a reviewer can do with the open item, or with all that are chosen. */
export const WorkbenchActions = ({
  state,
  chosen,
  onKeep,
  onAsk,
  onNext,
  onRestore,
}: {
  state: string
  chosen: number
  onKeep: () => void
  onAsk: (action: AskedAction) => void
  onNext: () => void
  onRestore: () => void
}): ReactElement => {
  const detail = chosen > 1 ? ` ${chosen}` : ''
  return (
    <div className="row">
      {state === 'flagged' && (
        <>
          <Button onClick={onKeep}>{t('Keep flagged{detail}', { detail: chosen > 1 ? ` (${chosen})` : '' })}</Button>
          <Button onClick={() => onAsk('unflag')}>{t('Unflag{detail} …', { detail })}</Button>
          <Button onClick={() => onAsk('relabel')}>{t('Relabel …')}</Button>
        </>
      )}
      {state !== 'flagged' && state !== 'unflagged' && (
        <Button onClick={() => onAsk('flag')}>{t('Flag{detail} …', { detail })}</Button>
      )}
      <QuietButton onClick={() => onAsk('note')}>{t('Note …')}</QuietButton>
      <QuietButton onClick={onNext}>{t('Next')}</QuietButton>
      {state === 'unflagged' && (
        <Button onClick={onRestore}>
          <Icon name="undo" />
          {t('Flag again')}
        </Button>
      )}
    </div>
  )
}
