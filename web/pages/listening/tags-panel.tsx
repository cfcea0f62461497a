import { Link } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import type { Answer } from '../../api/client.js'
import { useAnswer } from '../../api/queries.js'
import { whole } from '../../format.js'
import { CopyCurl, Panel } from '../../parts/basic.js'
import { Empty, Shown } from '../../parts/states.js'
import type { Selection } from './mentions.js'
import { rich, t } from '../../language/t.js'

type Breakdown = Answer<'breakDownListening'>
type Counted = Pick<Breakdown['untagged'], 'mentions' | 'open' | 'checked' | 'sentiment'>

const Row = ({ name, count, onPick }: { name: string; count: Counted; onPick: () => void }): ReactElement => (
  <tr>
    <th scope="row">
      <button type="button" className="link-button" onClick={onPick}>
        {name}
      </button>
    </th>
    <td className="number">{whole(count.mentions)}</td>
    <td className="number">{whole(count.sentiment.negative)}</td>
    <td className="number">{whole(count.sentiment.positive)}</td>
    <td className="number">{whole(count.open)}</td>
    <td className="number">{whole(count.checked)}</td>
  </tr>
)

const Table = ({ title, children }: { title: string; children: ReactElement[] }): ReactElement => (
  <div className="scroll-x" tabIndex={0} role="group" aria-label={title}>
    <table className="table">
      <thead>
        <tr>
          <th scope="col">{title}</th>
          {[t('Mentions'), t('Negative'), t('Positive'), t('Open'), t('Checked')].map((name) => (
            <th key={name} scope="col" className="number">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  </div>
)

/** Mentions by tag and by whose they are. Every row leads to its posts. */
export const TagsPanel = ({ id, onPick }: { id: string; onPick: (selection: Selection) => void }): ReactElement => {
  const input = { path: { id } }
  const answer = useAnswer('breakDownListening', input)
  return (
    <Panel
      title={t('Tags and assignees')}
      about={t('A mention with two tags counts for both.')}
      action={<CopyCurl name="breakDownListening" input={input} />}
    >
      <Shown of={answer}>
        {({ tags, untagged, assignees }) => (
          <div className="stack">
            {tags.length === 0 ? (
              <Empty icon="listening" title={t('No tags yet')}>
                <p>
                  {rich('{link} with a rule, or select mentions below and tag them.', {
                    link: <Link to="/listening/tags">{t('Create a tag')}</Link>,
                  })}
                </p>
              </Empty>
            ) : (
              <Table title={t('Tag')}>
                {[
                  ...tags.map((count) => (
                    <Row key={count.tag} name={count.tag} count={count} onPick={() => onPick({ tag: count.tag })} />
                  )),
                  <Row key="" name={t('Without tags')} count={untagged} onPick={() => onPick({ tag: 'none' })} />,
                ]}
              </Table>
            )}
            {assignees.some(({ assignee }) => assignee !== null) && (
              <Table title={t('Assigned to')}>
                {assignees.map((count) => (
                  <Row
                    key={count.assignee ?? ''}
                    name={count.assignee ?? t('Nobody')}
                    count={count}
                    onPick={() => onPick({ assignee: count.assignee ?? 'none' })}
                  />
                ))}
              </Table>
            )}
          </div>
        )}
      </Shown>
    </Panel>
  )
}
