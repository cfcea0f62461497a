import { useNavigate } from '@tanstack/react-router'
import { useState, type ReactElement } from 'react'
import { useAction } from '../../api/queries.js'
import { CopyCurl, PageHead, Panel } from '../../parts/basic.js'
import { useHasDemo } from '../../parts/examples.js'
import { RecentRequests } from '../../parts/recent.js'
import { Failed } from '../../parts/states.js'
import { DropFile } from './drop-file.js'
import { t } from '../../language/t.js'

const demoPicture = 'https://media.demo.example/instagram/10000ko-0.jpg'

export const ChooseMedia = (): ReactElement => {
  const navigate = useNavigate()
  const [address, setAddress] = useState('')
  const hasDemo = useHasDemo()
  const submit = useAction('submitMediaScreening', ({ id }) => navigate({ to: '/media/$id', params: { id } }))
  const body = { media_url: address.trim() }
  return (
    <div className="page">
      <PageHead
        title={t('Media check')}
        about={t(
          'Check an image or video, and the text in it, against your criteria. The file is downloaded safely and not stored.',
        )}
        action={<CopyCurl name="submitMediaScreening" input={{ body }} />}
      />
      <Panel title={t('Image or video')}>
        <form
          className="stack"
          onSubmit={(event) => {
            event.preventDefault()
            submit.mutate({ body })
          }}
        >
          <label className="field">
            <span className="label">{t('Address')}</span>
            <input
              type="url"
              className="input"
              required
              value={address}
              placeholder="https://…"
              onChange={(event) => setAddress(event.target.value)}
            />
            <span className="hint">{t('JPEG, PNG, GIF, WebP, AVIF, MP4, WebM or AVI at a public URL.')}</span>
          </label>
          {submit.error !== null && <Failed error={submit.error} />}
          <div className="row">
            <button type="submit" className="button primary" disabled={submit.isPending}>
              {t('Check')}
            </button>
            {hasDemo && (
              <button type="button" className="button quiet" onClick={() => setAddress(demoPicture)}>
                {t('Use a demo example')}
              </button>
            )}
          </div>
        </form>
      </Panel>
      <DropFile />
      <RecentRequests kind="screening_media" to="/media" title={t('Earlier checks')} />
    </div>
  )
}
