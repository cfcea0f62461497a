import { once } from '../../../assets/words.js'
import { entriesOf } from '../text/written.js'
import { Cache } from '../../../kernel/cache.js'

/** Names written in other scripts need a Latin form for handles. Only what the pools contain. */
const spelled = once(
  () =>
    new Map(
      entriesOf('names', 'latin').map((entry): [name: string, latin: string] => {
        const [name = '', latin = ''] = entry.split(' = ')
        return [name, latin]
      }),
    ),
)

const marks = /[̀-ͯ]/g
const memory = new Cache<string, string>(20_000)

/** A name as it stands in a handle: Latin, lower case, letters only. */
export const latin = (name: string): string => {
  const known = memory.get(name)
  if (known !== undefined) return known
  const text = (spelled().get(name) ?? name)
    .normalize('NFD')
    .replace(marks, '')
    .toLowerCase()
    .replaceAll('ı', 'i')
    .replaceAll('ß', 'ss')
    .replaceAll('ł', 'l')
    .replaceAll('ø', 'o')
    .replace(/[^a-z]/g, '')
  memory.set(name, text)
  return text
}
