import { createStore } from './store.js'
import { useStore } from './use-store.js'

/** A creator somebody ticked. */
export interface Chosen {
  network: string
  external_id: string
  handle: string
}

/** Ticked rows stay while somebody pages, searches and looks elsewhere, until the tab is closed. */
const key = 'rostra.chosen'
export const chosenMax = 1000

const read = (): ReadonlyMap<string, Chosen> => {
  try {
    return new Map(JSON.parse(sessionStorage.getItem(key) ?? '[]') as [string, Chosen][])
  } catch {
    return new Map()
  }
}

const chosen = createStore(read())

const change = (next: ReadonlyMap<string, Chosen>): void => {
  chosen.set(next)
  try {
    sessionStorage.setItem(key, JSON.stringify([...next]))
  } catch {
    // A browser that stores nothing forgets them with the page.
  }
}

/** As other pages name a creator in their address. */
export const keyOfCreator = ({ network, handle }: { network: string; handle: string }): string => `${network}:${handle}`

export const toggleChosen = ({ network, external_id, handle }: Chosen): void => {
  const next = new Map(chosen.get())
  const name = keyOfCreator({ network, handle })
  if (!next.delete(name) && next.size < chosenMax) next.set(name, { network, external_id, handle })
  change(next)
}

/** Ticks all of these, or none of them where all are ticked already. */
export const toggleAllChosen = (creators: readonly Chosen[]): void => {
  const next = new Map(chosen.get())
  const names = creators.map(keyOfCreator)
  if (names.every((name) => next.has(name))) for (const name of names) next.delete(name)
  else
    for (const { network, external_id, handle } of creators)
      if (next.size < chosenMax) next.set(keyOfCreator({ network, handle }), { network, external_id, handle })
  change(next)
}

export const clearChosen = (): void => change(new Map())

export const useChosen = (): ReadonlyMap<string, Chosen> => useStore(chosen)
