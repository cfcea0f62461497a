export function build(): Promise<boolean>
