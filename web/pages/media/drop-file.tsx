import { useState, type DragEvent, type ReactElement } from 'react'
import { useAction } from '../../api/queries.js'
import { CopyCurl, Panel } from '../../parts/basic.js'
import { Icon } from '../../parts/icons.js'
import { Failed, Loading } from '../../parts/states.js'
import { CheckedMedia } from './checked.js'

const bytesMax = 12_000_000
const types = '.jpg,.jpeg,.png,.gif,.webp,.avif,.mp4,.webm,.avi'

/** The bytes as the interface takes them. FileReader does it without a loop over millions of characters. */
const toBase64 = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve((reader.result as string).replace(/^[^,]*,/, ''))
    reader.onerror = () => reject(new Error('The browser could not read this file.'))
    reader.readAsDataURL(file)
  })

/** A file from this machine: looked at, answered, and not kept. */
export const DropFile = (): ReactElement => {
  const [over, setOver] = useState(false)
  const [wrong, setWrong] = useState<string>()
  const [name, setName] = useState<string>()
  const check = useAction('checkMedia')
  const take = async (file: File | null | undefined): Promise<void> => {
    if (file === null || file === undefined) return
    setName(file.name)
    check.reset()
    if (file.size > bytesMax) return setWrong('The file is larger than 12 MB. Check larger files by URL.')
    setWrong(undefined)
    check.mutate({ body: { data: await toBase64(file) } })
  }
  const drag = (event: DragEvent, isOver: boolean): void => {
    event.preventDefault()
    setOver(isOver)
  }
  return (
    <>
      <Panel
        title="Or upload a file"
        about="The file is checked in the memory of your server and not stored."
        action={<CopyCurl name="checkMedia" input={{ body: { data: '<base64 of the file>' } }} />}
      >
        <label
          className={`drop${over ? ' over' : ''}`}
          onDragOver={(event) => drag(event, true)}
          onDragLeave={(event) => drag(event, false)}
          onDrop={(event) => {
            drag(event, false)
            void take(event.dataTransfer.files[0])
          }}
        >
          <Icon name="media" />
          <span>
            <strong>Drop an image or video here</strong>, or choose one
          </span>
          <span className="tiny muted">{name ?? 'Up to 12 MB'}</span>
          <input
            type="file"
            accept={types}
            className="visually-hidden"
            onChange={(event) => void take(event.target.files?.[0])}
          />
        </label>
        {wrong !== undefined && (
          <p className="wrong" role="alert">
            {wrong}
          </p>
        )}
        {check.isPending && <Loading lines={3} label="Checking" />}
        {check.error !== null && <Failed error={check.error} />}
      </Panel>
      {check.data !== undefined && <CheckedMedia checked={check.data} />}
    </>
  )
}
