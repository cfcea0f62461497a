import { useState, type ReactElement } from 'react'
import type { Problem, User } from '../../generated/interface.js'
import { Badge, CopyButton, Panel } from '../../parts/basic.js'
import { FormField, valueOf } from '../../parts/form-field.js'
import { QrCode } from '../../parts/qr-code.js'
import { Note } from '../../parts/states.js'
import { toast } from '../../parts/toasts.js'
import { askSignIn, saidOf } from '../../session.js'
import { rich, t } from '../../language/t.js'

interface Begun {
  secret: string
  uri: string
}

interface FormProps<T> {
  path: string
  fields: readonly ('password' | 'code')[]
  button: string
  onDone: (answer: T) => void
}

/** One of the forms: what is asked for, and what was wrong with it. */
const AccessForm = <T,>({ path, fields, button, onDone }: FormProps<T>): ReactElement => {
  const [problem, setProblem] = useState<Problem>()
  const submit = async (form: FormData): Promise<void> => {
    const asked = await askSignIn<T>(path, Object.fromEntries(fields.map((name) => [name, valueOf(form, name).trim()])))
    setProblem(asked.problem)
    if (asked.answer !== undefined) onDone(asked.answer)
  }
  const last = fields.at(-1)
  return (
    <form
      className="stack"
      onChange={() => setProblem(undefined)}
      onSubmit={(event) => {
        event.preventDefault()
        void submit(new FormData(event.currentTarget))
      }}
    >
      {fields.includes('password') && (
        <FormField
          name="password"
          label={t('Your password')}
          type="password"
          autoComplete="current-password"
          required
          wrong={last === 'password' ? saidOf(problem) : undefined}
        />
      )}
      {fields.includes('code') && (
        <FormField
          name="code"
          label={t('Code')}
          autoComplete="one-time-code"
          required
          hint={t('The six digits that the app shows now.')}
          wrong={saidOf(problem)}
        />
      )}
      <div>
        <button type="submit" className="button primary">
          {button}
        </button>
      </div>
    </form>
  )
}

const RecoveryCodes = ({ codes, onDone }: { codes: string[]; onDone: () => void }): ReactElement => (
  <div className="stack">
    <Note tone="caution" title={t('Keep these recovery codes somewhere safe')}>
      {t('Use one in place of an app code if you lose your phone. Each works once. They will not be shown again.')}
    </Note>
    <pre className="mono">{codes.join('\n')}</pre>
    <div className="row">
      <CopyButton text={codes.join('\n')} label={t('Copy')} slim={false} />
      <button type="button" className="button primary" onClick={onDone}>
        {t('I have kept them')}
      </button>
    </div>
  </div>
)

const SetUp = ({ begun, onCodes }: { begun: Begun; onCodes: (codes: string[]) => void }): ReactElement => (
  <div className="stack">
    <p>
      {rich(
        'Scan this code with an authenticator app, or open {link} on the device that has the app. You can also type the key (time-based, six digits).',
        { link: <a href={begun.uri}>{t('this link')}</a> },
      )}
    </p>
    <QrCode text={begun.uri} label={t('To scan with an authenticator app')} />
    <p className="row">
      <code className="break">{begun.secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
      <CopyButton text={begun.secret} label={t('Copy the key')} />
    </p>
    <AccessForm<{ recovery_codes: string[] }>
      key="confirm"
      path="/auth/second-factor/confirm"
      fields={['code']}
      button={t('Turn it on')}
      onDone={({ recovery_codes }) => onCodes(recovery_codes)}
    />
  </div>
)

type Step = { at: 'shown' } | { at: 'begun'; begun: Begun } | { at: 'codes'; codes: string[] }

/** A second factor: set up, turned off. */
export const SecondFactor = ({
  user,
  isRequired,
  onChanged,
}: {
  user: User
  isRequired: boolean
  onChanged: () => void
}): ReactElement => {
  const [step, setStep] = useState<Step>({ at: 'shown' })
  const finish = (): void => {
    setStep({ at: 'shown' })
    onChanged()
  }
  return (
    <Panel
      title={t('Second factor')}
      action={user.has_second_factor ? <Badge tone="good">{t('On')}</Badge> : <Badge>{t('Off')}</Badge>}
      about={t('A code from an authenticator app, asked for after the password.')}
    >
      {step.at === 'begun' && <SetUp begun={step.begun} onCodes={(codes) => setStep({ at: 'codes', codes })} />}
      {step.at === 'codes' && <RecoveryCodes codes={step.codes} onDone={finish} />}
      {step.at === 'shown' && !user.has_second_factor && user.has_password && (
        <AccessForm<Begun>
          key="begin"
          path="/auth/second-factor"
          fields={['password']}
          button={t('Set up')}
          onDone={(begun) => setStep({ at: 'begun', begun })}
        />
      )}
      {step.at === 'shown' && user.has_second_factor && isRequired && <p>{t('This account requires it.')}</p>}
      {step.at === 'shown' && user.has_second_factor && !isRequired && (
        <AccessForm<object>
          key="off"
          path="/auth/second-factor/off"
          fields={['password', 'code']}
          button={t('Turn it off')}
          onDone={() => {
            toast(t('The second factor is off.'))
            finish()
          }}
        />
      )}
    </Panel>
  )
}
