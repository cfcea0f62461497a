import { useNavigate } from '@tanstack/react-router'
import { useState, type ReactElement } from 'react'
import { useAction } from '../../api/queries.js'
import { CopyCurl, PageHead, Panel } from '../../parts/basic.js'
import { RecentRequests } from '../../parts/recent.js'
import { Failed } from '../../parts/states.js'
import { DropFile } from './drop-file.js'

const demoPicture = 'https://media.demo.example/instagram/10000ko-0.jpg'

export const ChooseMedia = (): ReactElement => {
  const navigate = useNavigate()
  const [address, setAddress] = useState('')
  const submit = useAction('submitMediaScreening', ({ id }) => navigate({ to: '/media/$id', params: { id } }))
  const body = { media_url: address.trim() }
  return (
    <div className="page">
      <PageHead
        title="Media check"
        about="What a picture or a film shows, and the words in it, held against your criteria. It is fetched safely, looked at, and not kept."
        action={<CopyCurl name="submitMediaScreening" input={{ body }} />}
      />
      <Panel title="Which picture or film?">
        <form
          className="stack"
          onSubmit={(event) => {
            event.preventDefault()
            submit.mutate({ body })
          }}
        >
          <label className="field">
            <span className="label">Address</span>
            <input
              type="url"
              className="input"
              required
              value={address}
              placeholder="https://…"
              onChange={(event) => setAddress(event.target.value)}
            />
            <span className="hint">JPEG, PNG, GIF, WebP, AVIF, MP4, WebM or AVI, on the public web.</span>
          </label>
          {submit.error !== null && <Failed error={submit.error} />}
          <div className="row">
            <button type="submit" className="button primary" disabled={submit.isPending}>
              Look at it
            </button>
            <button type="button" className="button quiet" onClick={() => setAddress(demoPicture)}>
              Take one of the demo world
            </button>
          </div>
        </form>
      </Panel>
      <DropFile />
      <RecentRequests kind="screening_media" to="/media" title="Earlier checks" />
    </div>
  )
}
