import { useRef, useState, type ReactElement } from 'react'
import { fileNameOf, resolve, saveBlob, toCsv, toPng, toSvg, type Cell } from './save.js'
import { t } from '../language/t.js'

export interface Values {
  columns: readonly string[]
  rows: readonly (readonly Cell[])[]
}

const formats = ['PNG', 'SVG', 'CSV'] as const
type Format = (typeof formats)[number]

const legendOf = (figure: Element): { name: string; colour: string }[] =>
  [...figure.querySelectorAll(':scope > .legend > li')].map((item) => ({
    name: item.textContent,
    colour: resolve(getComputedStyle(item.querySelector('.legend-key') ?? item).backgroundColor),
  }))

const fileOf = async (format: Format, figure: Element, { columns, rows }: Values): Promise<Blob> => {
  if (format === 'CSV') return new Blob([toCsv(columns, rows)], { type: 'text/csv;charset=utf-8' })
  const chart = figure.querySelector<SVGSVGElement>('svg[role=img]')
  if (chart === null) throw new Error(t('There is no picture to save.'))
  const picture = toSvg(chart, figure.querySelector('figcaption')?.textContent ?? '', legendOf(figure))
  return format === 'SVG' ? new Blob([picture.text], { type: 'image/svg+xml' }) : toPng(picture)
}

/** Saves the chart around it as a picture, or its values as a table. */
export const SaveChart = ({ values }: { values: Values }): ReactElement => {
  const ref = useRef<HTMLDivElement>(null)
  const [wrong, setWrong] = useState<string>()
  const save = (format: Format): void => {
    const figure = ref.current?.closest('figure')
    if (figure === null || figure === undefined) return
    const subject = document.querySelector('h1')?.textContent ?? ''
    const name = fileNameOf(`${subject} ${values.columns.slice(0, 3).join(' ')}`)
    fileOf(format, figure, values).then(
      (blob) => saveBlob(blob, `${name}.${format.toLowerCase()}`),
      (error: unknown) => setWrong(error instanceof Error ? error.message : String(error)),
    )
  }
  return (
    <div ref={ref} className="row tight tiny muted chart-save">
      <span>{t('Save as')}</span>
      {formats.map((format) => (
        <button key={format} type="button" className="link-button" onClick={() => save(format)}>
          {format}
          <span className="visually-hidden"> {t('file of this chart')}</span>
        </button>
      ))}
      {wrong !== undefined && <span role="alert">{wrong}</span>}
    </div>
  )
}
