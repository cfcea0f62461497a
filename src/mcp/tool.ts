import type { z } from 'zod'
import type { Asked } from './ask.js'

interface Described<I extends z.ZodObject, O extends z.ZodObject> {
  name: string
  title: string
  /** What it is for and when to use it: read by a model that chooses among tools. */
  description: string
  input: I
  /** What is shown of the answer: a field that is not named here is left out. */
  output: O
  /** The call of the public interface that it stands for. */
  call: (input: z.output<I>) => Asked
}

/** A tool that one call answers. */
export interface QuickTool extends Omit<Described<z.ZodObject, z.ZodObject>, 'call'> {
  call: (input: never) => Asked
  kind?: undefined
}

/** A tool whose call submits a request: it waits for the result, and `output` is what is shown of it. */
export interface LongTool extends Omit<Described<z.ZodObject, z.ZodObject>, 'call'> {
  call: (input: never) => Asked
  /** The kind of its requests. */
  kind: string
  /** Where the result is fetched from, by the request's id, and in which field it lies. */
  fetch: { path: (id: string) => string; field: string }
}

export type Tool = QuickTool | LongTool

export const quickTool = <I extends z.ZodObject, O extends z.ZodObject>(tool: Described<I, O>): QuickTool => tool

export const longTool = <I extends z.ZodObject, O extends z.ZodObject>(
  tool: Described<I, O> & Pick<LongTool, 'kind' | 'fetch'>,
): LongTool => tool
