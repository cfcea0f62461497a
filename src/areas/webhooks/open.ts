import { SafeFetch } from '../../sources/web/safe-fetch.js'

/** `allowed`: "address:port" pairs that may be sent to although they are not public. */
export const openWebhooks = ({ allowed }: { allowed: readonly string[] }) => ({
  sender: new SafeFetch({ allowed: new Set(allowed) }),
})

export type WebhooksParts = ReturnType<typeof openWebhooks>
