import { join } from 'node:path'

/** Where one of the processes that share a data folder keeps its index. */
export const indexFolder = (dataFolder: string, n = 1): string => join(dataFolder, n === 1 ? 'search' : `search-${n}`)

/** The file that says under which name the index of such a folder follows the changes. */
export const followerFile = (folder: string): string => join(folder, 'follower')
