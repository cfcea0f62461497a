import { z } from 'zod'

/** Control characters, line breaks, and characters that turn the direction of text round: with them a name can look like another one. */
const plainLine = /^[^\u0000-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]*$/

/** A name that people give to a thing of theirs and others read. */
export const nameField = (lengthMax: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(lengthMax)
    .regex(plainLine, 'Names cannot contain control characters or characters that change the direction of text.')
