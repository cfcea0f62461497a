import type { ReactElement } from 'react'
import { useAnswer } from '../../api/queries.js'
import type { Network } from '../../generated/interface.js'
import { humanise, networkName } from '../../format.js'
import { Badge, CopyCurl, PageHead, Panel } from '../../parts/basic.js'
import { Shown } from '../../parts/states.js'

const words: Record<string, string> = { yes: 'always', some: 'for some', no: 'never' }
const tones = { yes: 'good', some: 'caution', no: 'plain' } as const

const OneNetwork = ({ network }: { network: Network }): ReactElement => {
  const [source] = network.sources
  return (
    <Panel
      title={networkName(network.network)}
      action={
        source === undefined ? (
          <Badge>import only</Badge>
        ) : (
          <Badge tone={source.synthetic ? 'accent' : 'good'}>{source.synthetic ? 'demo world' : source.id}</Badge>
        )
      }
    >
      {source === undefined ? (
        <p className="small muted">No source is configured. Bring data of your own with rostra import.</p>
      ) : (
        <>
          <p className="small muted">{source.note}</p>
          <ul className="row">
            {Object.entries(source.operations).map(([name, has]) => (
              <li key={name}>
                <Badge tone={tones[has]}>
                  {humanise(name)}: {words[has]}
                </Badge>
              </li>
            ))}
          </ul>
          <details>
            <summary>Field by field</summary>
            <div className="stack">
              {Object.entries(source.fields).map(([kind, fields]) => (
                <div key={kind} className="stack tight">
                  <h3>{humanise(kind)}</h3>
                  <dl className="facts">
                    {Object.entries(fields).map(([field, has]) => (
                      <FieldRow key={field} field={field} has={has} />
                    ))}
                  </dl>
                </div>
              ))}
            </div>
          </details>
        </>
      )}
    </Panel>
  )
}

const FieldRow = ({ field, has }: { field: string; has: string }): ReactElement => (
  <>
    <dt>{humanise(field)}</dt>
    <dd>{words[has] ?? has}</dd>
  </>
)

export const Networks = (): ReactElement => {
  const networks = useAnswer('listNetworks', {})
  return (
    <div className="page">
      <PageHead
        title="Networks"
        about="Where data comes from, and what each network can give. The demo world is invented, and every answer from it says so."
        action={<CopyCurl name="listNetworks" input={{}} />}
      />
      <Shown of={networks}>
        {({ data }) => (
          <div className="columns">
            {data.map((network) => (
              <OneNetwork key={network.network} network={network} />
            ))}
          </div>
        )}
      </Shown>
    </div>
  )
}
