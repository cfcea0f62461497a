import { dataFlag, jsonFlag } from '../command.js'

/** The flags of commands that call a running server. */
export const serverFlags = [
  { name: 'url', value: 'URL', meaning: 'base URL (default: ROSTRA_URL, else the local server)' },
  { name: 'token', value: 'TOKEN', meaning: 'API token (default: ROSTRA_TOKEN, else the local token)' },
  dataFlag,
  jsonFlag,
]
