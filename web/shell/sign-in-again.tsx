import { useEffect, useRef, type ReactElement } from 'react'
import type { Ways } from '../session.js'
import { comeBackFromElsewhere } from './come-back.js'
import { SignIn } from './sign-in.js'

/** Covers the page whose session ended, with its dialogs, until somebody is signed in. */
export const SignInAgain = ({ ways }: { ways: Ways }): ReactElement => {
  const ref = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    ref.current?.showModal()
    const look = (): void => void comeBackFromElsewhere()
    window.addEventListener('focus', look)
    return () => window.removeEventListener('focus', look)
  }, [])
  return (
    <dialog ref={ref} className="sign-in-again" onCancel={(event) => event.preventDefault()}>
      <SignIn spentLink={false} refused={undefined} ways={ways} isInterrupted />
    </dialog>
  )
}
