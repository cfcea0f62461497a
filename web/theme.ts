import { createStore } from './store.js'

export type Theme = 'system' | 'light' | 'dark'

const themeKey = 'rostra.theme'

const read = (): Theme => {
  try {
    const kept = localStorage.getItem(themeKey)
    return kept === 'light' || kept === 'dark' ? kept : 'system'
  } catch {
    return 'system'
  }
}

/** The choice of light or dark, shared by the console and the reference. */
export const theme = createStore(read())

const apply = (): void => {
  if (theme.get() === 'system') delete document.documentElement.dataset['theme']
  else document.documentElement.dataset['theme'] = theme.get()
}
apply()

export const setTheme = (next: Theme): void => {
  theme.set(next)
  try {
    localStorage.setItem(themeKey, next)
  } catch {
    // It then lasts as long as the page.
  }
  apply()
}

/** Whether what is on the screen is dark. */
export const isDark = (): boolean =>
  theme.get() === 'system' ? matchMedia('(prefers-color-scheme: dark)').matches : theme.get() === 'dark'
