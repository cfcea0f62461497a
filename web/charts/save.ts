import { t } from '../language/t.js'

/** A chart as a file: the picture as it is on the screen, or the values behind it. */

export type Cell = string | number | null

/** What a spreadsheet would run as a formula is text there too. */
const safe = (cell: Cell): string => {
  const text = cell === null ? '' : String(cell)
  const inert = typeof cell === 'string' && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\n\r]/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert
}

/** RFC 4180, with exact values: no thousands separators, shares as fractions, nothing for unknown. */
export const toCsv = (columns: readonly string[], rows: readonly (readonly Cell[])[]): string =>
  [columns, ...rows].map((row) => row.map(safe).join(',')).join('\r\n') + '\r\n'

/** A file name from a title. */
export const fileNameOf = (title: string): string =>
  title
    .normalize('NFKD')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-+|-+$/g, '')
    .toLowerCase()
    .slice(0, 60) || 'chart'

/** What a style sheet says of a shape; a file has no style sheet. */
const drawn = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linejoin',
  'opacity',
  'font-family',
  'font-size',
  'font-weight',
  'text-anchor',
]

const inlineStyles = (from: Element, to: Element): void => {
  const style = getComputedStyle(from)
  for (const name of drawn) to.setAttribute(name, style.getPropertyValue(name))
  for (const name of ['class', 'style', 'tabindex', 'role']) to.removeAttribute(name)
  for (const [index, child] of [...from.children].entries()) {
    const copy = to.children[index]
    if (copy !== undefined) inlineStyles(child, copy)
  }
}

const margin = 16
const lineHeight = 18

/** Breaks a sentence into lines that fit. */
const wrap = (text: string, max: number): string[] => {
  const lines: string[] = []
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + word.length < max) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

const namespace = 'http://www.w3.org/2000/svg'

const addText = (svg: SVGElement, text: string, x: number, y: number, colour: string): void => {
  const node = document.createElementNS(namespace, 'text')
  for (const [name, value] of Object.entries({ x, y, fill: colour, 'font-size': 13, 'font-family': 'sans-serif' }))
    node.setAttribute(name, String(value))
  node.textContent = text
  svg.append(node)
}

interface Legend {
  name: string
  colour: string
}

const addLegend = (svg: SVGElement, legend: readonly Legend[], y: number, ink: string): void => {
  let x = margin
  for (const { name, colour } of legend) {
    const key = document.createElementNS(namespace, 'rect')
    const at = { x, y: y - 10, width: 11, height: 11, rx: 3, fill: colour }
    for (const [attribute, value] of Object.entries(at)) key.setAttribute(attribute, String(value))
    svg.append(key)
    addText(svg, name, x + 16, y, ink)
    x += 30 + name.length * 7.2
  }
}

export interface Picture {
  text: string
  width: number
  height: number
}

/** The chart with its sentence and legend, in the colours of the page, as one SVG that needs nothing else. */
export const toSvg = (chart: SVGSVGElement, summary: string, legend: readonly Legend[]): Picture => {
  const box = chart.getBoundingClientRect()
  const page = getComputedStyle(chart)
  const paper = getComputedStyle(document.documentElement).getPropertyValue('--surface') || '#fff'
  const width = Math.ceil(box.width) + 2 * margin
  const lines = wrap(summary, Math.floor(width / 7))
  const top = margin + lines.length * lineHeight + (legend.length > 0 ? lineHeight + 8 : 0) + 8
  const height = Math.ceil(box.height) + top + margin
  const svg = document.createElementNS(namespace, 'svg')
  const root = { xmlns: namespace, width, height, viewBox: `0 0 ${width} ${height}` }
  for (const [name, value] of Object.entries(root)) svg.setAttribute(name, String(value))
  const ground = document.createElementNS(namespace, 'rect')
  for (const [name, value] of Object.entries({ width, height, fill: resolve(paper) }))
    ground.setAttribute(name, String(value))
  svg.append(ground)
  for (const [index, line] of lines.entries())
    addText(svg, line, margin, margin + (index + 1) * lineHeight - 4, page.color)
  addLegend(svg, legend, top - 14, page.color)
  const copy = chart.cloneNode(true) as SVGSVGElement
  inlineStyles(chart, copy)
  for (const [name, value] of Object.entries({ x: margin, y: top, width: box.width, height: box.height }))
    copy.setAttribute(name, String(value))
  svg.append(copy)
  return { text: new XMLSerializer().serializeToString(svg), width, height }
}

/** A colour as the browser computes it: a file knows no variables and no light-dark(). */
export const resolve = (colour: string): string => {
  const probe = document.createElement('span')
  probe.style.color = colour
  document.body.append(probe)
  const computed = getComputedStyle(probe).color
  probe.remove()
  return computed
}

const pixelRatio = 2

export const toPng = async ({ text, width, height }: Picture): Promise<Blob> => {
  const image = new Image()
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = width * pixelRatio
  canvas.height = height * pixelRatio
  const context = canvas.getContext('2d')
  context?.scale(pixelRatio, pixelRatio)
  context?.drawImage(image, 0, 0)
  return new Promise((give, fail) =>
    canvas.toBlob(
      (blob) => (blob === null ? fail(new Error(t('The picture could not be drawn.'))) : give(blob)),
      'image/png',
    ),
  )
}

/** Hands a file to the browser’s downloads. */
export const saveBlob = (blob: Blob, name: string): void => {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
