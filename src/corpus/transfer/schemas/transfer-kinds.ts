/** What can be imported and exported. */
export const transferKinds = ['creators', 'contents', 'comments', 'followers', 'history'] as const
export type TransferKind = (typeof transferKinds)[number]

export const formats = ['jsonl', 'csv', 'parquet'] as const
export type Format = (typeof formats)[number]
