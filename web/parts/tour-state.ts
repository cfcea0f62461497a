import { useSyncExternalStore } from 'react'

/** The step that is shown, from 0; undefined while the tour is closed. It outlives a reload, but not the window. */
const key = 'tour.step'
export const stepCount = 5
const listeners = new Set<() => void>()

const read = (): number | undefined => {
  try {
    const kept = sessionStorage.getItem(key)
    const step = kept === null ? Number.NaN : Number(kept)
    return Number.isInteger(step) && step >= 0 && step < stepCount ? step : undefined
  } catch {
    return undefined
  }
}

let shown = read()

export const setTourStep = (step: number | undefined): void => {
  shown = step
  try {
    if (step === undefined) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, String(step))
  } catch {
    // It then lasts as long as the page.
  }
  for (const listener of listeners) listener()
}

export const useTourStep = (): number | undefined =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => shown,
  )
