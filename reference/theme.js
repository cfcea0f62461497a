// The console keeps the choice of light or dark; the reference follows it.
export const followTheme = () => {
  try {
    const kept = localStorage.getItem('rostra.theme')
    if (kept === 'light' || kept === 'dark') document.documentElement.dataset.theme = kept
  } catch {
    // Then the system decides.
  }
}
