import { z } from 'zod'
import { compilePath, compileTemplate, PathError } from './path.js'

const checked = (compile: (text: string) => unknown) =>
  z.string().superRefine((text, context) => {
    try {
      compile(text)
    } catch (error) {
      if (!(error instanceof PathError)) throw error
      context.addIssue({ code: 'custom', message: error.message })
    }
  })
export const path = checked(compilePath)
export const template = checked(compileTemplate)
export const pattern = z.string().superRefine((text, context) => {
  try {
    new RegExp(text, 'u')
  } catch {
    context.addIssue({ code: 'custom', message: `"${text}" is not a regular expression.` })
  }
})
export const texts = z.record(z.string(), template)
/** A list is of parts that are joined by commas; one with a hole that stays empty is left out. */
export const queries = z.record(z.string(), z.union([template, z.array(template).min(1)]))
