import { el } from './dom.js'

export const methodBadge = (method: string): HTMLElement => el(`span.method.method-${method.toLowerCase()}`, {}, method)
