import { useEffect, useState, type ReactElement } from 'react'
import { Dialog } from '../parts/dialog.js'
import { toast } from '../parts/toasts.js'
import { undoLatest } from '../parts/undo.js'
import { FindDialog } from './find-dialog.js'
import { t } from '../language/t.js'

type Opened = 'find' | 'help'

/** Where a letter is text and no command. */
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || (target.matches('input, textarea, select') && !target.matches('[type=checkbox]')))

/** A field with a text of its own takes that back first; anywhere else Ctrl Z is about the latest change. */
const hasOwnUndo = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    ((target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) &&
      target.value !== '' &&
      !target.matches('[type=checkbox], [type=radio], [type=file], [type=range], [type=color], [type=submit]')))

const undo = (): void => {
  if (!undoLatest()) toast(t('Nothing to undo.'))
}

const commands: Record<string, Opened | 'undo'> = { '/': 'find', '?': 'help', z: 'undo' }

const commandOf = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): Opened | 'undo' | undefined => {
  if (ctrlKey || metaKey) {
    if (altKey || shiftKey) return undefined
    return { k: 'find' as const, z: 'undo' as const }[key]
  }
  return altKey ? undefined : commands[key]
}

const groups: { title: string; keys: readonly (readonly [keys: readonly string[], what: string])[] }[] = [
  {
    title: t('Everywhere'),
    keys: [
      [['/', 'Ctrl K'], t('Search creators and pages')],
      [['?'], t('Show this help')],
      [['Z', 'Ctrl Z'], t('Undo the latest change')],
      [['Esc'], t('Close a dialog or a list of suggestions')],
    ],
  },
  {
    title: t('Reviewing flagged items'),
    keys: [
      [['J', '↓'], t('Next item')],
      [['K', '↑'], t('Previous item')],
      [['X'], t('Select or deselect')],
      [['C'], t('Confirm the flag')],
      [['U'], t('Unflag')],
      [['F'], t('Flag')],
      [['L'], t('Change the categories')],
      [['N'], t('Write a note')],
    ],
  },
  {
    title: t('Charts and tabs'),
    keys: [
      [['←', '→'], t('Read a chart point by point; go to another tab')],
      [['Enter'], t('Show the posts behind a point')],
    ],
  },
]

const Help = ({ onClose }: { onClose: () => void }): ReactElement => (
  <Dialog title={t('Keyboard shortcuts')} onClose={onClose}>
    {groups.map(({ title, keys }) => (
      <section key={title} className="stack tight">
        <h3>{title}</h3>
        <dl className="key-list">
          {keys.map(([names, what]) => (
            <div key={what}>
              <dt>
                {names.map((name) => (
                  <kbd key={name}>{name}</kbd>
                ))}
              </dt>
              <dd>{what}</dd>
            </div>
          ))}
        </dl>
      </section>
    ))}
  </Dialog>
)

/** Commands that hold on every page, wherever the focus is. */
export const useShellKeys = (): { open: (what: Opened) => void; dialog: ReactElement | null } => {
  const [opened, setOpened] = useState<Opened>()
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const command = commandOf(event)
      if (event.defaultPrevented || command === undefined) return
      const isUndo = command === 'undo' && (event.ctrlKey || event.metaKey)
      if (isUndo ? hasOwnUndo(event.target) : isTyping(event.target)) return
      // A dialog has the page to itself; taking back is the one thing that makes sense from there.
      if (command !== 'undo' && document.querySelector('dialog[open]') !== null) return
      event.preventDefault()
      if (command === 'undo') undo()
      else setOpened(command)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
  const close = (): void => setOpened(undefined)
  const dialog =
    opened === 'find' ? <FindDialog onClose={close} /> : opened === 'help' ? <Help onClose={close} /> : null
  return { open: setOpened, dialog }
}
