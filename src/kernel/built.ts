/** The address of what the build made of a module: what runs from the sources, as the tests do, takes from the build what only it has. */
export const builtUrl = (moduleUrl: string): string =>
  moduleUrl.endsWith('.ts') ? moduleUrl.replace('/src/', '/dist/') : moduleUrl
