import { z } from 'zod'
import { invalid } from '../../kernel/errors.js'
import { operation } from '../../kernel/operation.js'
import { nameField } from '../../kernel/name-field.js'
import { pictureSize } from '../../engine/pictures/size.js'
import type { ReportStyle, ReportStyles } from '../../corpus/records/report-styles.js'

const logoBytesMax = 100_000
const logoSideMax = 2000

const output = z.strictObject({
  name: z.string().nullable().describe('Shown if there is no logo, and as the author of the file.'),
  accent: z.string().nullable().describe('Colour of titles and charts, as #rrggbb.'),
  logo: z
    .strictObject({ type: z.enum(['image/png', 'image/jpeg']), bytes: z.int(), width: z.int(), height: z.int() })
    .nullable(),
})

const body = z.strictObject({
  name: nameField(80).nullable().optional(),
  accent: z
    .string()
    .regex(/^#[0-9a-fA-F]{6}$/)
    .nullable()
    .optional()
    .describe('As #rrggbb. It must be dark enough to be read on white (contrast 3 to 1 at least).'),
  logo: z
    .base64()
    .max(Math.ceil(logoBytesMax / 3) * 4)
    .nullable()
    .optional()
    .describe(`PNG or JPEG in base64, at most ${logoBytesMax / 1000} kB and ${logoSideMax} pixels a side.`),
  keep_logo: z.boolean().default(false).describe('Keep the logo there is, if none is given.'),
})

interface Needs {
  reportStyles: ReportStyles
}

const common = { area: 'Platform', scope: 'admin' } as const

/** Relative luminance, as WCAG defines it. */
const luminance = (color: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = parseInt(color.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const present = ({ name, accent, logo }: ReportStyle): z.output<typeof output> => {
  const size = logo === null ? undefined : pictureSize(logo)
  return { name, accent, logo: size === undefined ? null : { ...size, bytes: logo?.length ?? 0 } }
}

const checkLogo = (bytes: Buffer): void => {
  const size = pictureSize(bytes)
  if (size === undefined) throw invalid('/logo', 'The logo must be a PNG or JPEG file.')
  if (bytes.length > logoBytesMax) throw invalid('/logo', `The logo may have at most ${logoBytesMax} bytes.`)
  if (size.width > logoSideMax || size.height > logoSideMax)
    throw invalid('/logo', `The logo may have at most ${logoSideMax} pixels a side.`)
}

const example = { name: 'Example Agency', accent: '#0b5d4e', logo: null }

export const getReportStyle = operation({
  ...common,
  method: 'GET',
  path: '/report-style',
  name: 'getReportStyle',
  summary: 'Get the logo and colour of your PDFs',
  input: {},
  output,
  example: { output: example },
  run: async (_input, { reportStyles }: Needs, call) => present(await reportStyles.find(call.caller.accountId)),
})

export const setReportStyle = operation({
  ...common,
  method: 'PUT',
  path: '/report-style',
  name: 'setReportStyle',
  summary: 'Set the logo and colour of your PDFs',
  description:
    'Used by every PDF of your account: screening reports and letters, campaigns, profiles and listening. Replaces the whole style; what you leave out is as by default; `keep_logo` keeps the logo.',
  input: { body },
  output,
  example: { body: { name: 'Example Agency', accent: '#0b5d4e' }, output: example },
  run: async (
    { body: { name = null, accent = null, logo = null, keep_logo: keepLogo } },
    { reportStyles }: Needs,
    call,
  ) => {
    if (accent !== null && 1.05 / (luminance(accent) + 0.05) < 3)
      throw invalid('/accent', 'This colour cannot be read on white. Choose a darker one.')
    const bytes = logo === null ? null : Buffer.from(logo, 'base64')
    if (bytes !== null) checkLogo(bytes)
    const kept = keepLogo && bytes === null ? (await reportStyles.find(call.caller.accountId)).logo : bytes
    await reportStyles.save(call.caller.accountId, { name, accent, logo: kept })
    return present(await reportStyles.find(call.caller.accountId))
  },
})
