/** Where somebody signs in from. */
export interface From {
  address: string
  agent: string
  /** The cookie the browser had before: its session ends, whatever it was. */
  before: string | undefined
  /** The call by its id, as the audit log names it. */
  requestId: string
}
