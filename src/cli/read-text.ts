import { readFileSync } from 'node:fs'

const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EISDIR: 'it is a folder',
  ENOTDIR: 'a part of its path is no folder',
  EACCES: 'you are not allowed to',
}

/** Why a file that somebody named cannot be read, in words. */
export const unreadable = (file: string, cause: unknown): Error => {
  const code = (cause as NodeJS.ErrnoException).code ?? ''
  return new Error(`${file} cannot be read: ${reasons[code] ?? code}.`, { cause })
}

/** A file that somebody named. */
export const readText = (file: string): string => {
  try {
    return readFileSync(file, 'utf8')
  } catch (cause) {
    throw unreadable(file, cause)
  }
}
