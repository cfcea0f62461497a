type Step = () => void

/** Ways back, the latest last. They outlive the notice that offered them. */
let steps: Step[] = []
const stepsMax = 20

/** Remembers how the latest change is taken back. Gives a way to do it, once, from wherever it is offered. */
export const rememberUndo = (step: Step): Step => {
  const once = (): void => {
    const known = steps.includes(once)
    steps = steps.filter((each) => each !== once)
    if (known) step()
  }
  steps = [...steps, once].slice(-stepsMax)
  return once
}

/** Takes the latest change back. False where there is none left. */
export const undoLatest = (): boolean => {
  const step = steps.at(-1)
  step?.()
  return step !== undefined
}

/** Whoever signs out leaves nothing behind that another could undo. */
export const forgetUndo = (): void => {
  steps = []
}
