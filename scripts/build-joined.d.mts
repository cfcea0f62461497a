/** Packages that a joined file loads from node_modules. */
export function otherPackages(root: string): string[]
