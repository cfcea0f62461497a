import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { queryClient } from './api/queries.js'
import { Toasts } from './parts/toasts.js'
import { router } from './router.js'
import { askSignIn, findSession, interrupted, signedIn, takeFromAddress, type Ways } from './session.js'
import { AcceptInvitation } from './shell/accept-invitation.js'
import { visit } from './shell/come-back.js'
import { SignIn } from './shell/sign-in.js'
import { SignInAgain } from './shell/sign-in-again.js'
import { useStore } from './use-store.js'

const code = takeFromAddress('sign-in')
const invited = takeFromAddress('invitation')
const refused = takeFromAddress('refused')
const spentLink = code !== undefined && (await askSignIn('/console/sign-in', { code })).problem !== undefined
const ways: Ways = await findSession().catch(() => ({ password: false }))

const Console = () => {
  const isSignedIn = useStore(signedIn)
  const isInterrupted = useStore(interrupted)
  const visits = useStore(visit)
  const [invitation, setInvitation] = useState(invited)
  if (invitation !== undefined) return <AcceptInvitation code={invitation} onDone={() => setInvitation(undefined)} />
  return (
    <QueryClientProvider client={queryClient}>
      {(isSignedIn || isInterrupted) && (
        <div className={isSignedIn ? 'whole' : 'waiting'} key={visits}>
          <RouterProvider router={router} />
        </div>
      )}
      {!isSignedIn && isInterrupted && <SignInAgain ways={ways} />}
      {!isSignedIn && !isInterrupted && <SignIn spentLink={spentLink} refused={refused} ways={ways} />}
      <Toasts />
    </QueryClientProvider>
  )
}

const root = document.getElementById('root')
if (root !== null)
  createRoot(root).render(
    <StrictMode>
      <Console />
    </StrictMode>,
  )
