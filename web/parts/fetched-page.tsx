import { Link } from '@tanstack/react-router'
import type { ReactElement, ReactNode } from 'react'
import type { OperationName } from '../api/client.js'
import type { Fetched } from '../api/pairs.js'
import { CopyCurl, PageHead } from './basic.js'
import { RequestProgress } from './progress.js'
import { Failed, Loading } from './states.js'

/** The page of one request: how far it is, how it failed or, once it is there, what came of it. */
export const FetchedPage = <Name extends OperationName>({
  name,
  id,
  fetched: { request, answer, error, isReady },
  title,
  about,
  what,
  back,
  countsShares = false,
  children,
}: {
  name: Name
  id: string
  fetched: Fetched<Name>
  title: ReactNode
  about?: ReactNode
  /** What is being done, while it is. */
  what: string
  /** Where another one is started. */
  back: { to: string; title: string }
  /** Whether its progress counts shares of the whole, not things. */
  countsShares?: boolean
  children: ReactNode
}): ReactElement => (
  <div className="page">
    <PageHead
      title={title}
      about={request?.status === 'failed' || request?.status === 'canceled' ? undefined : about}
      action={
        <>
          <CopyCurl name={name} input={{ path: { id } }} />
          <Link to={back.to} className="button">
            {back.title}
          </Link>
        </>
      }
    />
    <RequestProgress request={request} what={what} countsShares={countsShares} />
    {error !== null && <Failed error={error} />}
    {error === null && (request === undefined || (isReady && answer.isPending)) && <Loading lines={8} />}
    {children}
  </div>
)
