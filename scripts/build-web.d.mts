export function buildWeb(): Promise<boolean>
export function generateInterface(): void
