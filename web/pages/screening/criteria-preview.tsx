import { useState, type ReactElement } from 'react'
import type { Body } from '../../api/client.js'
import { useAction } from '../../api/queries.js'
import { BarList } from '../../charts/bars.js'
import { percent, whole } from '../../format.js'
import { Badge, CopyCurl, Panel } from '../../parts/basic.js'
import { Figure } from '../../parts/figure.js'
import { Failed, Loading } from '../../parts/states.js'
import { TextArea } from '../../parts/inputs.js'
import { t, word } from '../../language/t.js'

const sampleSize = 200

/** What a set would flag among contents that are known, before it is used on anybody. */
export const CriteriaPreview = ({ criteria }: { criteria: Body<'createFlaggingCriteria'> }): ReactElement => {
  const preview = useAction('previewFlaggingCriteria')
  const [texts, setTexts] = useState('')
  const own = texts.split('\n').filter((line) => line.trim() !== '')
  const body = own.length > 0 ? { criteria, texts: own.slice(0, 500) } : { criteria, sample_size: sampleSize }
  const { data } = preview
  return (
    <Panel
      title={t('Preview')}
      about={t('What this set would flag among {sampleSize} sampled contents. This does not screen anyone.', {
        sampleSize,
      })}
      action={<CopyCurl name="previewFlaggingCriteria" input={{ body }} />}
    >
      <TextArea label={t('Your own texts, one per line (optional)')} rows={3} value={texts} onValue={setTexts} />
      <div>
        <button
          type="button"
          className="button"
          disabled={preview.isPending || criteria.name === ''}
          onClick={() => preview.mutate({ body })}
        >
          {data === undefined ? t('Try it') : t('Preview again')}
        </button>
      </div>
      {preview.isPending && <Loading lines={3} label={t('Checking a sample')} />}
      {preview.error !== null && <Failed error={preview.error} />}
      {data !== undefined && (
        <>
          <div className="figures">
            <Figure
              name={t('Flagged')}
              estimate={data.flagged_share}
              format={percent}
              definition={t('Share of contents that could be judged.')}
              note={t('{flagged} of {judged}', { flagged: data.flagged, judged: data.judged })}
            />
            <Figure
              name={t('Not judged')}
              value={whole(data.sample_size - data.judged)}
              definition={t('In an unsupported language, or without text.')}
            />
          </div>
          {data.categories.length > 0 && (
            <BarList
              format={whole}
              bars={data.categories.map(({ category, flagged }) => ({ name: word(category), value: flagged }))}
            />
          )}
          {data.texts !== null && (
            <ol className="stack divided">
              {data.texts.map(({ index, state, categories }) => (
                <li key={index} className="stack tight">
                  <p className="small break" dir="auto">
                    {own[index]}
                  </p>
                  <p className="row tiny muted">
                    {word(state)}
                    {categories.map(({ category }) => (
                      <Badge key={category} tone="caution">
                        {word(category)}
                      </Badge>
                    ))}
                  </p>
                </li>
              ))}
            </ol>
          )}
          <ul className="stack divided">
            {data.texts === null &&
              data.examples.slice(0, 5).map(({ url, text, categories, because }) => (
                <li key={url} className="stack tight">
                  <p className="small break clip-2" dir="auto">
                    {text}
                  </p>
                  <p className="row tiny muted">
                    {categories.map((category) => (
                      <Badge key={category} tone="caution">
                        {word(category)}
                      </Badge>
                    ))}
                    {because.length > 0 && (
                      <span className="break">
                        {t('because of “{because}”', { because: because.slice(0, 4).join('”, “') })}
                      </span>
                    )}
                  </p>
                </li>
              ))}
          </ul>
        </>
      )}
    </Panel>
  )
}
