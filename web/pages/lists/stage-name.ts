import { t } from '../../language/t.js'

/** The stages a list has unless it is given others. What people called a stage themselves stays as it is. */
const standard: Readonly<Record<string, string>> = {
  shortlisted: t('shortlisted'),
  contacted: t('contacted'),
  in_talks: t('in talks'),
  agreed: t('agreed'),
  declined: t('declined'),
}

export const stageName = (stage: string): string => standard[stage.replaceAll(' ', '_')] ?? stage
