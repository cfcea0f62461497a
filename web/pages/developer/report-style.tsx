import { useQueryClient } from '@tanstack/react-query'
import { useState, type ReactElement } from 'react'
import type { Answer } from '../../api/client.js'
import { useAction, useAnswer } from '../../api/queries.js'
import { compact } from '../../format.js'
import { CopyCurl, PageHead, Panel } from '../../parts/basic.js'
import { Failed, Shown } from '../../parts/states.js'
import { toast } from '../../parts/toasts.js'
import { t } from '../../language/t.js'
import { ScheduledReports } from './scheduled-reports.js'

type Style = Answer<'getReportStyle'>

/** What the API takes: the bytes of a file in base64. */
const readBase64 = async (file: File): Promise<string> => {
  const bytes = new Uint8Array(await file.arrayBuffer())
  return btoa(bytes.reduce((text, byte) => text + String.fromCharCode(byte), ''))
}

const colourDefault = '#14213d'

const StyleForm = ({ style }: { style: Style }): ReactElement => {
  const queryClient = useQueryClient()
  const [name, setName] = useState(style.name ?? '')
  const [accent, setAccent] = useState(style.accent ?? colourDefault)
  const [logo, setLogo] = useState<File>()
  const [keepLogo, setKeepLogo] = useState(true)
  const save = useAction('setReportStyle', () => {
    toast(t('Every PDF from now on looks like this.'))
    return queryClient.invalidateQueries({ queryKey: ['getReportStyle'] })
  })
  const submit = async (): Promise<void> => {
    save.mutate({
      body: {
        name: name.trim() === '' ? null : name.trim(),
        accent: accent === colourDefault ? null : accent,
        ...(logo === undefined ? { keep_logo: keepLogo } : { logo: await readBase64(logo) }),
      },
    })
  }
  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <div className="columns">
        <label className="field">
          <span className="label">{t('Name')}</span>
          <input className="input" maxLength={80} value={name} onChange={(event) => setName(event.target.value)} />
          <span className="hint">{t('Shown if there is no logo, and as the author of the file.')}</span>
        </label>
        <label className="field">
          <span className="label">{t('Colour')}</span>
          <input className="input" type="color" value={accent} onChange={(event) => setAccent(event.target.value)} />
          <span className="hint">{t('Of titles and charts. It must be readable on white.')}</span>
        </label>
        <label className="field">
          <span className="label">{t('Logo')}</span>
          <input
            className="input"
            type="file"
            accept="image/png,image/jpeg"
            onChange={(event) => setLogo(event.target.files?.[0])}
          />
          <span className="hint">
            {style.logo === null
              ? t('PNG or JPEG, at most 100 kB.')
              : t('Now {width} × {height} pixels, {bytes} bytes.', {
                  width: style.logo.width,
                  height: style.logo.height,
                  bytes: compact(style.logo.bytes),
                })}
          </span>
        </label>
      </div>
      {style.logo !== null && (
        <label className="row small">
          <input type="checkbox" checked={!keepLogo} onChange={() => setKeepLogo(!keepLogo)} />
          {t('Remove the logo')}
        </label>
      )}
      {save.error !== null && <Failed error={save.error} />}
      <div>
        <button type="submit" className="button primary" disabled={save.isPending}>
          {t('Save')}
        </button>
      </div>
    </form>
  )
}

/** How the PDFs of the account look. */
export const ReportStylePage = (): ReactElement => {
  const style = useAnswer('getReportStyle', {})
  return (
    <div className="page">
      <PageHead
        title={t('Report style')}
        about={t(
          'Name, colour and logo of every PDF: screening reports and letters, campaigns, profiles and listening.',
        )}
        action={<CopyCurl name="getReportStyle" input={{}} />}
      />
      <Panel title={t('Your style')}>
        <Shown of={style}>{(data) => <StyleForm key={JSON.stringify(data)} style={data} />}</Shown>
      </Panel>
      <ScheduledReports />
    </div>
  )
}
