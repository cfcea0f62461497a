import { useNavigate } from '@tanstack/react-router'
import { useState, type ReactElement } from 'react'
import { Combobox, type Option } from '../parts/combobox.js'
import { Dialog } from '../parts/dialog.js'
import { suggestHandles } from '../parts/suggest-handles.js'
import { places } from './navigation.js'
import { t } from '../language/t.js'

const pagesMax = 4

/** The pages whose title has a word that begins so. */
const pagesFor = (query: string): Option[] =>
  places
    .flatMap((group) => group.places)
    .filter(({ title }) =>
      title
        .toLowerCase()
        .split(' ')
        .some((word) => word.startsWith(query.toLowerCase())),
    )
    .slice(0, pagesMax)
    .map(({ to, title }) => ({ id: to, title, note: t('Page') }))

/** Search from anywhere: a creator opens the report, a page opens, anything else goes to the creator search. */
export const FindDialog = ({ onClose }: { onClose: () => void }): ReactElement => {
  const navigate = useNavigate()
  const [text, setText] = useState('')
  const take = ({ id }: Option): void => {
    onClose()
    if (id.startsWith('/')) return void navigate({ to: id })
    const [network = '', ...handle] = id.split(':')
    void navigate({ to: '/profile/$network/$handle', params: { network, handle: handle.join(':') } })
  }
  return (
    <Dialog title={t('Search')} onClose={onClose}>
      <form
        className="stack find-dialog"
        onSubmit={(event) => {
          event.preventDefault()
          onClose()
          void navigate({ to: '/creators', search: text.trim() === '' ? {} : { query: text.trim() } })
        }}
      >
        <Combobox
          first
          label={t('Creator, topic or page')}
          placeholder={t('Handle, name, topic or page')}
          hint={t('Enter searches for creators. The arrow keys choose a suggestion.')}
          value={text}
          onChange={setText}
          suggestKey={['anything']}
          suggest={async (query, signal) => [
            ...pagesFor(query),
            ...(await suggestHandles(undefined, query, signal).catch(() => [])),
          ]}
          onTake={take}
        />
      </form>
    </Dialog>
  )
}
