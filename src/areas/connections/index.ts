import {
  createConnection,
  endConnection,
  listConnections,
  listProviders,
  readConnection,
  removeConnection,
  showConnection,
} from './operations.js'

/** Accounts that creators connect themselves, and what networks show their owners. */
export const connections = {
  operations: [
    listProviders,
    createConnection,
    listConnections,
    showConnection,
    readConnection,
    endConnection,
    removeConnection,
  ],
}
