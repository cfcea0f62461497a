import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, type ReactElement } from 'react'
import { useAnswer } from '../api/queries.js'
import { Icon } from '../parts/icons.js'
import { useWorld } from '../parts/first-data.js'
import { setTourStep, stepCount, useTourStep } from '../parts/tour-state.js'
import { t } from '../language/t.js'

interface Subject {
  network: string
  handle: string
}

interface Step {
  title: string
  text: string
  to: string
  search?: Record<string, unknown>
}

/** One question from the first search to something to keep. */
const stepsFor = ({ network, handle }: Subject): Step[] => [
  {
    title: t('Find them'),
    text: t(
      'Search by handle, topic, size, place or audience. Open a result: it says why it matched. The filters on the side narrow it down.',
    ),
    to: '/creators',
    search: { query: handle, network },
  },
  {
    title: t('Read the figures'),
    text: t(
      'The report compares this creator with others of the same size. The small i beside a figure shows where it comes from: sample, date, error bounds.',
    ),
    to: `/profile/${network}/${handle}`,
  },
  {
    title: t('Know the audience'),
    text: t(
      'Countries, ages and credibility are estimates from the people who could be read. If too few could be read, the value is missing and the reason is given.',
    ),
    to: `/profile/${network}/${handle}`,
    search: { part: 'audience' },
  },
  {
    title: t('Check what they posted'),
    text: t(
      'Press Screen. Each post becomes flagged, clear or not judged, with the words that led to it and a link to the original. The decision remains yours.',
    ),
    to: '/screening',
    search: { profiles: `${network}:${handle}` },
  },
  {
    title: t('Keep the answer'),
    text: t(
      'Collect creators in a list and export it. Reports can be saved as PDF, charts as PNG, SVG or CSV, and every page can be copied as a curl command.',
    ),
    to: '/lists',
  },
]

const demoSubject = { network: 'instagram', handle: 'hughes.well' }

/** Whom the tour is about: somebody of the demo, else the best known of those who are stored. */
const useSubject = (): Subject | undefined => {
  const world = useWorld()
  const hasDemo = world?.hasDemo === true
  const { data } = useAnswer(
    'discoverCreators',
    { body: { limit: 1, sort: { by: 'followers', order: 'desc' } } },
    { enabled: world !== undefined && !hasDemo && world.creators > 0 },
  )
  return hasDemo ? demoSubject : data?.data[0]
}

const Card = ({ at, subject }: { at: number; subject: Subject }): ReactElement | null => {
  const navigate = useNavigate()
  const title = useRef<HTMLHeadingElement>(null)
  const steps = stepsFor(subject)
  const step = steps[at]
  // The page that is gone to takes the focus for its heading; the card takes it back, so that the keyboard goes on from here.
  useEffect(() => {
    const timer = setTimeout(() => title.current?.focus({ preventScroll: true }))
    return () => clearTimeout(timer)
  }, [at])
  const go = (next: number): void => {
    const { to, search = {} } = steps[next] ?? {}
    setTourStep(next)
    if (to !== undefined) void navigate({ to, search })
  }
  if (step === undefined) return null
  const isLast = at === stepCount - 1
  return (
    <aside
      className="tour"
      aria-label={t('Tour')}
      onKeyDown={(event) => {
        if (event.key === 'Escape') setTourStep(undefined)
      }}
    >
      <div className="row apart">
        <p className="tiny muted">
          {t('{at} of {count} · Should we work with @{handle}?', {
            at: at + 1,
            count: stepCount,
            handle: subject.handle,
          })}
        </p>
        <button type="button" className="button icon quiet" onClick={() => setTourStep(undefined)}>
          <Icon name="close" />
          <span className="visually-hidden">{t('Close the tour')}</span>
        </button>
      </div>
      <h2 ref={title} tabIndex={-1}>
        {step.title}
      </h2>
      <p className="small">{step.text}</p>
      <div className="row apart">
        <button type="button" className="button slim" disabled={at === 0} onClick={() => go(at - 1)}>
          {t('Back')}
        </button>
        <button
          type="button"
          className="button slim primary"
          onClick={() => (isLast ? setTourStep(undefined) : go(at + 1))}
        >
          {isLast ? t('Done') : t('Next')}
        </button>
      </div>
    </aside>
  )
}

/** The tour where it is open. It leaves the page usable: whatever it speaks of can be tried beside it. */
export const Tour = (): ReactElement | null => {
  const at = useTourStep()
  return at === undefined ? null : <OpenTour at={at} />
}

const OpenTour = ({ at }: { at: number }): ReactElement | null => {
  const subject = useSubject()
  return subject === undefined ? null : <Card at={at} subject={subject} />
}

/** Opens the tour at its first step, on the page that it is about. Not offered where there is nobody to ask about. */
export const TourButton = ({ onGo }: { onGo: () => void }): ReactElement | null => {
  const navigate = useNavigate()
  const subject = useSubject()
  if (subject === undefined) return null
  const [first] = stepsFor(subject)
  return (
    <button
      type="button"
      className="nav-link"
      onClick={() => {
        onGo()
        setTourStep(0)
        if (first !== undefined) void navigate({ to: first.to, search: first.search ?? {} })
      }}
    >
      <Icon name="tour" />
      {t('Tour')}
    </button>
  )
}
