import { useState, type FormEvent, type ReactElement } from 'react'
import { send, type Body } from '../../api/client.js'
import { Panel, saveBlob } from '../../parts/basic.js'
import { Failed } from '../../parts/states.js'
import { toast } from '../../parts/toasts.js'
import { Select } from '../../parts/inputs.js'
import { t } from '../../language/t.js'

type Letter = Body<'writeScreeningLetter'>

const kinds: Record<Letter['kind'], string> = {
  pre_notice: t('Pre-adverse notice'),
  final_notice: t('Final notice'),
}

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

const empty = { recipient: '', sender: '', contact: '', signed_by: '', position: '', rights_text: '' }
type Fields = typeof empty

const inputs: { name: keyof Fields; title: string; hint?: string; isLong?: boolean; isOptional?: boolean }[] = [
  { name: 'recipient', title: t('Recipient'), hint: t('Name first, then the address, line by line'), isLong: true },
  { name: 'sender', title: t('Sender'), hint: t('Your organisation and its address'), isLong: true },
  { name: 'contact', title: t('Where to ask and dispute') },
  { name: 'signed_by', title: t('Signed by') },
  { name: 'position', title: t('Position applied for'), isOptional: true },
  {
    name: 'rights_text',
    title: t('Summary of rights'),
    hint: t('The official text your law requires; without it, a plain summary is enclosed'),
    isLong: true,
    isOptional: true,
  },
]

/** Letters to the person an employment screening is about, for print. They are neither stored nor sent. */
export const Letters = ({ id }: { id: string }): ReactElement => {
  const [kind, setKind] = useState<Letter['kind']>('pre_notice')
  const [fields, setFields] = useState(empty)
  const [error, setError] = useState<Error | null>(null)
  const [busy, setBusy] = useState(false)
  const write = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    setBusy(true)
    setError(null)
    const { position, rights_text: rights } = fields
    try {
      const response = await send('writeScreeningLetter', {
        path: { id },
        body: {
          kind,
          recipient: linesOf(fields.recipient),
          sender: linesOf(fields.sender),
          contact: fields.contact,
          signed_by: fields.signed_by,
          ...(position.trim() === '' ? {} : { position }),
          ...(rights.trim() === '' ? {} : { rights_text: rights }),
        },
        headers: { accept: 'application/pdf' },
      })
      saveBlob(await response.blob(), `${id}-${kind.replaceAll('_', '-')}.pdf`)
      toast(t('The letter is in your downloads.'))
    } catch (caught) {
      setError(caught instanceof Error ? caught : new Error(t('The letter could not be written.')))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Panel
      title={t('Letters')}
      about={t(
        'Notices to the person, with a summary of rights, as PDF. A final notice needs a recorded adverse action and its waiting time.',
      )}
    >
      <form className="stack" onSubmit={(event) => void write(event)}>
        <Select label={t('Letter')} value={kind} onValue={(value) => setKind(value as Letter['kind'])}>
          {Object.entries(kinds).map(([name, title]) => (
            <option key={name} value={name}>
              {title}
            </option>
          ))}
        </Select>
        <div className="columns two">
          {inputs.map(({ name, title, hint, isLong = false, isOptional = false }) => (
            <label key={name} className="field">
              <span className="label">{isOptional ? `${title} (optional)` : title}</span>
              {isLong ? (
                <textarea
                  className="input"
                  rows={3}
                  required={!isOptional}
                  value={fields[name]}
                  onChange={(event) => setFields({ ...fields, [name]: event.target.value })}
                />
              ) : (
                <input
                  className="input"
                  required={!isOptional}
                  value={fields[name]}
                  onChange={(event) => setFields({ ...fields, [name]: event.target.value })}
                />
              )}
              {hint !== undefined && <span className="hint">{hint}</span>}
            </label>
          ))}
        </div>
        {error !== null && <Failed error={error} />}
        <div>
          <button type="submit" className="button" disabled={busy}>
            {busy ? t('Writing …') : t('Save letter, PDF')}
          </button>
        </div>
      </form>
    </Panel>
  )
}
