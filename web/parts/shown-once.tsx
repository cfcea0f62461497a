import type { ReactElement } from 'react'
import { CopyButton } from './basic.js'
import { Note } from './states.js'
import { t } from '../language/t.js'

/** A secret or a link that is not kept: it can be copied now and never again. */
export const ShownOnce = ({
  title,
  text,
  onDone,
}: {
  title: string
  text: string
  onDone: () => void
}): ReactElement => (
  <Note title={title}>
    <p className="row">
      <code className="break">{text}</code> <CopyButton text={text} label={t('Copy')} />
      <button type="button" className="button quiet slim" onClick={onDone}>
        {t('Done')}
      </button>
    </p>
  </Note>
)
