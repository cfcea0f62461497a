import type { ReactElement } from 'react'
import type { FlaggingCriteria } from '../../generated/interface.js'
import { t } from '../../language/t.js'

type Include = FlaggingCriteria['include']

const titles: Record<keyof Include, string> = {
  profile: t('Name and bio'),
  reposts: t('Reposts of others'),
  replies: t('Replies'),
  comments: t('Comments by anyone'),
  media: t('Pictures and video covers'),
  media_text: t('Text in pictures'),
}

/** What the criteria refuse for employment. */
const notForEmployment: ReadonlySet<string> = new Set(['comments', 'media', 'media_text'])

/** Which parts of what somebody published are read. */
export const Included = ({
  purpose,
  include,
  onChange,
}: {
  purpose: FlaggingCriteria['purpose']
  include: Include
  onChange: (include: Include) => void
}): ReactElement => (
  <fieldset className="row">
    <legend className="visually-hidden">{t('What is read')}</legend>
    {(Object.keys(titles) as (keyof Include)[]).map((part) => (
      <label className="check" key={part}>
        <input
          type="checkbox"
          checked={include[part]}
          disabled={purpose === 'employment' && notForEmployment.has(part)}
          onChange={(event) => onChange({ ...include, [part]: event.target.checked })}
        />
        {titles[part]}
      </label>
    ))}
  </fieldset>
)
