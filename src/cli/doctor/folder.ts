import { accessSync, constants, mkdirSync, statfsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { IndexFolder } from '../../corpus/search/folder.js'
import { indexNames } from '../../corpus/search/kind.js'
import { lockFolder } from '../../db/lock.js'
import { Advice, type Check } from './check.js'
import { reasonOf } from '../../kernel/reason-of.js'

const freeBytesMin = 1024 ** 3

export const checkDataFolder: Check = async ({ config: { dataFolder } }) => {
  try {
    mkdirSync(dataFolder, { recursive: true, mode: 0o700 })
    accessSync(dataFolder, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EEXIST' || code === 'ENOTDIR')
      throw new Error(`${dataFolder} is a file, or lies in one. Name a folder with --data.`, { cause: error })
    throw new Error(`${dataFolder} cannot be written to (${code}). Change its owner, or name another with --data.`, {
      cause: error,
    })
  }
  if ((statSync(dataFolder).mode & 0o007) !== 0)
    throw new Advice(`${dataFolder} can be read by every user of this machine: chmod 700 ${dataFolder}`)
  return `${dataFolder} is writable`
}

export const checkFreeDisk: Check = async ({ config: { dataFolder } }) => {
  const { bavail, bsize } = statfsSync(dataFolder)
  const gib = ((bavail * bsize) / 1024 ** 3).toFixed(1)
  if (bavail * bsize < freeBytesMin)
    throw new Error(`only ${gib} GiB left: free some space, or choose another folder with --data.`)
  return `${gib} GiB`
}

/** A server that runs is healthy enough to hold its lock; what it writes meanwhile is not looked at. */
const isInUse = (folder: string): boolean => {
  try {
    lockFolder(folder)()
    return false
  } catch {
    return true
  }
}

export const checkUse: Check = async ({ config: { dataFolder, databaseUrl } }) => {
  if (databaseUrl !== undefined || !isInUse(dataFolder)) return 'no server uses the data folder'
  throw new Advice('a server uses the data folder now: a second one cannot start there.')
}

/** The server builds a damaged index anew; until then searches find less. */
export const checkSearchIndex: Check = async ({ config: { dataFolder } }) => {
  const folder = join(dataFolder, 'search')
  if (isInUse(dataFolder)) return 'not looked at while a server writes it'
  // Beside the indexes lie files of whoever follows and serves them.
  const kinds = indexNames.filter((name) => statSync(join(folder, name), { throwIfNoEntry: false })?.isDirectory())
  for (const kind of kinds)
    try {
      new IndexFolder(join(folder, kind)).load({ verify: true })
    } catch (error) {
      throw new Error(
        `${join(folder, kind)} is damaged (${reasonOf(error)}). Delete this folder: the server builds it anew.`,
        { cause: error },
      )
    }
  return kinds.length === 0 ? 'none yet' : `${kinds.join(', ')}: checksums are right`
}
