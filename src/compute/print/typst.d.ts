/** What we use of the compiler. Its own types are for browsers: they name what Node.js does not have, and answer `any`. */
declare module '@myriaddreamin/typst-ts-web-compiler' {
  interface Compiled {
    result?: Uint8Array
    diagnostics?: readonly { message: string; severity: string; path: string; range: string }[]
  }

  export class TypstFontResolver {}

  export class TypstFontResolverBuilder {
    add_raw_font(font: Uint8Array): void
    build(): Promise<TypstFontResolver>
  }

  export class TypstCompiler {
    add_source(path: string, content: string): boolean
    set_fonts(fonts: TypstFontResolver): void
    /** `diagnostics` 3: with place and message. */
    compile(path: string, inputs: readonly [string, string][], format: 'pdf', diagnostics: 3): Compiled
    reset(): void
  }

  export class TypstCompilerBuilder {
    set_dummy_access_model(): void
    build(): Promise<TypstCompiler>
  }

  export function initSync(from: { module: Uint8Array }): { memory: { readonly buffer: ArrayBuffer } }
}
