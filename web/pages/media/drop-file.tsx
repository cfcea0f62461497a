import { useState, type ReactElement } from 'react'
import { useAction } from '../../api/queries.js'
import { CopyCurl, Panel } from '../../parts/basic.js'
import { DropZone } from '../../parts/drop-zone.js'
import { Failed, Loading } from '../../parts/states.js'
import { CheckedMedia } from './checked.js'
import { t } from '../../language/t.js'

const bytesMax = 12_000_000
const types = '.jpg,.jpeg,.png,.gif,.webp,.avif,.mp4,.webm,.avi'

/** The bytes as the interface takes them. FileReader does it without a loop over millions of characters. */
const toBase64 = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve((reader.result as string).replace(/^[^,]*,/, ''))
    reader.onerror = () => reject(new Error(t('The browser could not read this file.')))
    reader.readAsDataURL(file)
  })

/** A file from this machine: looked at, answered, and not kept. */
export const DropFile = (): ReactElement => {
  const [wrong, setWrong] = useState<string>()
  const [name, setName] = useState<string>()
  const check = useAction('checkMedia')
  const take = async (file: File): Promise<void> => {
    setName(file.name)
    check.reset()
    if (file.size > bytesMax) return setWrong(t('The file is larger than 12 MB. Check larger files by URL.'))
    setWrong(undefined)
    check.mutate({ body: { data: await toBase64(file) } })
  }
  return (
    <>
      <Panel
        title={t('Or upload a file')}
        about={t('The file is checked in the memory of your server and not stored.')}
        action={<CopyCurl name="checkMedia" input={{ body: { data: '<base64 of the file>' } }} />}
      >
        <DropZone
          icon="media"
          what={t('an image or video')}
          hint={name ?? t('Up to 12 MB')}
          accept={types}
          onFile={(file) => void take(file)}
        />
        {wrong !== undefined && (
          <p className="wrong" role="alert">
            {wrong}
          </p>
        )}
        {check.isPending && <Loading lines={3} label={t('Checking')} />}
        {check.error !== null && <Failed error={check.error} />}
      </Panel>
      {check.data !== undefined && <CheckedMedia checked={check.data} />}
    </>
  )
}
