interface Follows {
  caughtUp: () => Promise<boolean>
}

/** Waits until everything that is known now can be found, however long the machine takes: an index itself gives up after a while. */
export const indexed = async (...indexes: Follows[]): Promise<void> => {
  for (const index of indexes) {
    let isReached: boolean
    do isReached = await index.caughtUp()
    while (!isReached)
  }
}
