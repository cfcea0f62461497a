/** A value that others want to hear of when it changes. */
export interface Store<T> {
  get: () => T
  set: (next: T) => void
  /** Gives what ends it. */
  listen: (listener: () => void) => () => void
}

export const createStore = <T>(first: T): Store<T> => {
  let value = first
  const listeners = new Set<() => void>()
  return {
    get: () => value,
    set: (next) => {
      if (next === value) return
      value = next
      for (const listener of listeners) listener()
    },
    listen: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
