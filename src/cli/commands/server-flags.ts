import { dataFlag, jsonFlag } from '../command.js'

/** The flags of commands that call a running server. */
export const serverFlags = [
  { name: 'url', value: 'URL', meaning: 'base URL (default: ROSTRA_URL, else http://127.0.0.1:8080/v1)' },
  { name: 'token', value: 'TOKEN', meaning: 'API token (default: ROSTRA_TOKEN, else the demo token)' },
  dataFlag,
  jsonFlag,
]
