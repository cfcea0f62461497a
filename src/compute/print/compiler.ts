import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import {
  initSync,
  TypstCompilerBuilder,
  TypstFontResolverBuilder,
  type TypstCompiler,
} from '@myriaddreamin/typst-ts-web-compiler'

const program = createRequire(import.meta.url).resolve('@myriaddreamin/typst-ts-web-compiler/wasm')

type Memory = ReturnType<typeof initSync>['memory']

/** The Typst compiler, as WebAssembly: the same on every system. */
export class Compiler {
  readonly #memory: Memory
  readonly #compiler: TypstCompiler
  readonly #fonts = new Set<string>()

  private constructor(memory: Memory, compiler: TypstCompiler) {
    this.#memory = memory
    this.#compiler = compiler
  }

  /** With the templates of a folder, which may import each other. */
  static async load(templates: URL): Promise<Compiler> {
    const { memory } = initSync({ module: readFileSync(program) })
    const builder = new TypstCompilerBuilder()
    builder.set_dummy_access_model()
    const compiler = await builder.build()
    for (const name of readdirSync(templates).filter((each) => each.endsWith('.typ')))
      compiler.add_source(`/${name}`, readFileSync(new URL(name, templates), 'utf8'))
    return new Compiler(memory, compiler)
  }

  /** What it has taken of memory, which it never gives back. */
  get memoryBytes(): number {
    return this.#memory.buffer.byteLength
  }

  /** Fonts are kept, once given. */
  async addFonts(paths: readonly string[]): Promise<void> {
    const fresh = paths.filter((path) => !this.#fonts.has(path))
    if (fresh.length === 0) return
    for (const path of fresh) this.#fonts.add(path)
    const fonts = new TypstFontResolverBuilder()
    for (const path of this.#fonts) fonts.add_raw_font(readFileSync(path))
    this.#compiler.set_fonts(await fonts.build())
  }

  print(template: string, data: string): Uint8Array {
    const { result, diagnostics } = this.#compiler.compile(`/${template}.typ`, [['data', data]], 'pdf', 3)
    this.#compiler.reset()
    if (result === undefined)
      throw new Error(`The document could not be laid out: ${JSON.stringify(diagnostics ?? [])}`)
    return result
  }
}
