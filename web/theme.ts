import { useSyncExternalStore } from 'react'

export type Theme = 'system' | 'light' | 'dark'

const themeKey = 'rostra.theme'
const listeners = new Set<() => void>()

const read = (): Theme => {
  try {
    const kept = localStorage.getItem(themeKey)
    return kept === 'light' || kept === 'dark' ? kept : 'system'
  } catch {
    return 'system'
  }
}

let theme = read()

const apply = (): void => {
  if (theme === 'system') delete document.documentElement.dataset['theme']
  else document.documentElement.dataset['theme'] = theme
}
apply()

export const setTheme = (next: Theme): void => {
  theme = next
  try {
    localStorage.setItem(themeKey, next)
  } catch {
    // It then lasts as long as the page.
  }
  apply()
  for (const listener of listeners) listener()
}

export const useTheme = (): Theme =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => theme,
  )

/** Whether what is on the screen is dark. */
export const isDark = (): boolean =>
  theme === 'system' ? matchMedia('(prefers-color-scheme: dark)').matches : theme === 'dark'
