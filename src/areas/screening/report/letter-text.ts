import { toTimestamp } from '../../../kernel/clock.js'
import type { LetterShown } from './letter-contract.js'

const day = (time: number): string =>
  new Date(time).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })

export const letterTitles = {
  pre_notice: 'Notice before a decision',
  final_notice: 'Notice of a decision',
} as const

/** In plain words, for whoever has no official text: it says that it is none. */
const rightsInPlainWords = [
  'You may ask for a copy of everything that was collected about you, free of charge, and for the sources it came from.',
  'You may dispute anything in it: that an account is yours, that you wrote an item, or how an item was judged. Write to the address in this letter. Errors must be corrected or removed.',
  'You may explain the context of an item. Your explanation is kept with the report and is read before a decision is made.',
  'Your race or ethnicity, religion, sex, sexual orientation, family, age, health, origin, union activity and political opinion must not influence the decision. The software removed the references to them that it recognised before anyone read the report.',
  'You may withdraw your consent for the future, and ask for the deletion of the report when it is no longer needed.',
  'You may contact the authority responsible for employers or data protection where you live, or go to court. This letter does not limit any right you have by law.',
]
const noOfficialText =
  'This is a summary in plain language and not the official text of any law. If the law requires an official summary of rights, the sender must enclose it instead of this page.'

export interface LetterFacts {
  kind: LetterShown['kind']
  recipient: string[]
  sender: string[]
  signedBy: string
  position: string | null
  contact: string
  rights: string | null
  now: number
  screeningId: string
  preNoticeAt: number | null
  notBefore: number
  disputed: boolean
}

const forPosition = (position: string | null): string => (position === null ? '' : ` for the position “${position}”`)

const bodyOf = (facts: LetterFacts): string[] => {
  const { kind, position, contact, notBefore, preNoticeAt, recipient, disputed } = facts
  const greeting = `Dear ${recipient[0] ?? ''},`
  if (kind === 'pre_notice')
    return [
      greeting,
      `With your consent, we had publicly available content that appears to be yours checked${forPosition(position)}. We are considering a decision that may be unfavourable to you, based wholly or partly on the enclosed report. Nothing has been decided.`,
      `Please read the report. If something is wrong, incomplete or out of context, tell us: ${contact}. We will not decide before ${day(notBefore)}, and not while a dispute is open.`,
      'Your rights are summarised on the next page.',
    ]
  return [
    greeting,
    `On ${day(preNoticeAt ?? facts.now)} we sent you a report on publicly available content that appears to be yours, and asked for your view${position === null ? '' : ` before deciding on the position “${position}”`}.${disputed ? ' You disputed the report; the dispute was resolved before this decision.' : ''}`,
    'We have now made a decision that is unfavourable to you, based wholly or partly on that report. The decision was made by us, not by the software that prepared the report; it cannot give you the reasons for the decision.',
    `You may still ask for a free copy of the report and dispute its accuracy: ${contact}. Your rights are summarised on the next page.`,
  ]
}

/** A letter as it is printed: every sentence ready. */
export const writeLetter = (facts: LetterFacts): LetterShown => ({
  screening_id: facts.screeningId,
  kind: facts.kind,
  title: letterTitles[facts.kind],
  date: day(facts.now),
  created_at: toTimestamp(facts.now),
  sender: facts.sender,
  recipient: facts.recipient,
  body: bodyOf(facts),
  signed_by: facts.signedBy,
  enclosures: [
    ...(facts.kind === 'pre_notice' ? ['The screening report'] : []),
    facts.rights === null ? 'Summary of rights (plain language)' : 'Summary of rights',
  ],
  rights: {
    title: 'Summary of your rights',
    notice: facts.rights === null ? noOfficialText : null,
    text: facts.rights === null ? rightsInPlainWords : facts.rights.split(/\n{2,}/).map((part) => part.trim()),
  },
  earliest_decision_at: facts.kind === 'pre_notice' ? toTimestamp(facts.notBefore) : null,
})
