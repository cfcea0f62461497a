import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import './design/tokens.css'
import './design/base.css'
import './design/parts.css'
import './design/shell.css'
import './design/charts.css'
import './design/pages.css'
import './theme.js'
import { queryClient } from './api/queries.js'
import { Toasts } from './parts/toasts.js'
import { router } from './router.js'
import { exchangeCode, setToken, takeSignInCode, useToken } from './session.js'
import { SignIn } from './shell/sign-in.js'

const code = takeSignInCode()
let spentLink = false
if (code !== undefined) {
  const token = await exchangeCode(code)
  if (token !== undefined) setToken(token)
  else spentLink = true
}

const Console = () => {
  const token = useToken()
  return (
    <QueryClientProvider client={queryClient}>
      {token === null ? <SignIn spentLink={spentLink} /> : <RouterProvider router={router} />}
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
