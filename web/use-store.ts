import { useSyncExternalStore } from 'react'
import type { Store } from './store.js'

/** What the store holds, drawn again whenever it changes. */
export const useStore = <T>({ listen, get }: Store<T>): T => useSyncExternalStore(listen, get)
