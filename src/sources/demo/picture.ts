import sharp from 'sharp'
import { Draw, keyOf } from './draw.js'
import { canDraw, dotsOf } from './letters.js'

const lineLength = 26
const linesMax = 9
const dot = 6

/** Words in capitals without accents, broken into lines; letters that cannot be drawn are left out. */
const toLines = (text: string): string[] => {
  const plain = text.normalize('NFKD').toUpperCase()
  const words = [...plain].filter(canDraw).join('').split(/\s+/).filter(Boolean)
  const lines = ['']
  for (const word of words) {
    const last = lines.at(-1) ?? ''
    if (last !== '' && last.length + 1 + word.length > lineLength) lines.push(word.slice(0, lineLength))
    else lines[lines.length - 1] = last === '' ? word.slice(0, lineLength) : `${last} ${word}`
  }
  return lines.slice(0, linesMax)
}

const drawLine = (line: string, left: number, top: number): string =>
  [...line]
    .flatMap((letter, i) =>
      dotsOf(letter).map(
        ([x, y]) =>
          `<rect x="${left + (i * 6 + x) * dot}" y="${top + y * dot}" width="${dot + 0.6}" height="${dot + 0.6}" rx="1.5"/>`,
      ),
    )
    .join('')

/** A poster of the demo world: soft colours, and the words of the post. The same post always looks the same. */
export const drawPicture = async (seed: number, text: string, width: number, height: number): Promise<Buffer> => {
  const draw = new Draw(keyOf(seed))
  const hue = draw.between(0, 359)
  const lines = toLines(text)
  const scale = 1000 / Math.max(width, height)
  const [w, h] = [Math.round(width * scale), Math.round(height * scale)]
  const circles = Array.from(
    { length: 5 },
    () =>
      `<circle cx="${draw.between(0, w)}" cy="${draw.between(0, h)}" r="${draw.between(40, 220)}" fill="hsl(${(hue + draw.between(0, 60)) % 360} 60% 88%)"/>`,
  ).join('')
  const left = Math.max(10, (w - lineLength * 6 * dot) / 2)
  const written = lines.map((line, i) => drawLine(line, left, 70 + i * 13 * dot)).join('')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}"><rect width="${w}" height="${h}" fill="hsl(${hue} 50% 93%)"/>${circles}<g fill="#222">${written}</g></svg>`
  return sharp(Buffer.from(svg)).blur(0.8).jpeg({ quality: 88 }).toBuffer()
}
