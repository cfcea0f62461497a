import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { queryClient } from './api/queries.js'
import { Toasts } from './parts/toasts.js'
import { router } from './router.js'
import { askSignIn, findSession, signedIn, takeFromAddress, type Ways } from './session.js'
import { AcceptInvitation } from './shell/accept-invitation.js'
import { SignIn } from './shell/sign-in.js'
import { useStore } from './use-store.js'

const code = takeFromAddress('sign-in')
const invited = takeFromAddress('invitation')
const refused = takeFromAddress('refused')
const spentLink = code !== undefined && (await askSignIn('/console/sign-in', { code })).problem !== undefined
const ways: Ways = await findSession().catch(() => ({ password: false }))

const Console = () => {
  const isSignedIn = useStore(signedIn)
  const [invitation, setInvitation] = useState(invited)
  if (invitation !== undefined) return <AcceptInvitation code={invitation} onDone={() => setInvitation(undefined)} />
  return (
    <QueryClientProvider client={queryClient}>
      {isSignedIn ? <RouterProvider router={router} /> : <SignIn spentLink={spentLink} refused={refused} ways={ways} />}
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
