/** How much is spent on a text. Apart from what it means (cascade.ts), so that reading the settings does not load the models' rules. */
export const efforts = ['thorough', 'balanced', 'fast'] as const
export type Effort = (typeof efforts)[number]

/** What is spent where nobody waits and a missed post is worse than a second more: one step more than usual. */
export const carefully = (usual: Effort): Effort => (usual === 'fast' ? 'balanced' : 'thorough')
