import type { ReactElement } from 'react'
import { useAnswer } from '../api/queries.js'
import type { Answer } from '../api/client.js'

/** Once the server says that pictures are turned off, it is not asked for every row again. */
const known = { isOff: false }

const shown = (answer: Answer<'showPicture'> | undefined): string | undefined => {
  if (answer?.reason === 'turned_off') known.isOff = true
  return answer?.picture ?? undefined
}

/** The avatar of a real creator as a data: address, as soon as the server has it. */
export const useAvatar = (network: string, handle: string, wanted: boolean): string | undefined => {
  const query = { network, handle }
  return shown(useAnswer('showPicture', { query }, { enabled: wanted && !known.isOff }).data)
}

/** The picture of a real post; nothing where there is none. */
export const ContentPicture = ({ network, id }: { network: string; id: string }): ReactElement | null => {
  const query = { network, content_id: id }
  const picture = shown(useAnswer('showPicture', { query }, { enabled: !known.isOff }).data)
  return picture === undefined ? null : (
    <img className="content-picture" src={picture} alt="" width="160" height="120" />
  )
}
