/** The `max_id` of the next page, which servers give in a Link field. */
export const nextOf = (link: string | undefined): string | null => {
  const next = (link ?? '').split(',').find((part) => /rel="?next"?/.test(part))
  return /[?&]max_id=([^&>]+)/.exec(next ?? '')?.[1] ?? null
}

/** What comes after the cursor. Some servers know no pages and give everything each time, the cursor's own post included. */
export const after = (statuses: unknown[], cursor: string | null): unknown[] =>
  statuses.slice(statuses.findIndex((status) => (status as { id?: unknown } | null)?.id === cursor) + 1)
