import { withFacts } from '../../../engine/facts/with-facts.js'
import { invalid } from '../../../kernel/errors.js'
import { operation } from '../../../kernel/operation.js'
import { toProfileRef } from '../../../model/named-profile.js'
import { AnalyticsRequestBody, ProfessionalReport } from './contract.js'
import { exampleReport } from './examples.js'
import { makeReport } from './make-report.js'
import type { Needs } from './report-input.js'

export const analyseProfessional = operation({
  method: 'POST',
  path: '/profile-analytics-professional',
  name: 'analyseProfessionalProfile',
  isRead: true,
  area: 'Creators',
  summary: 'Analyse a professional-network profile',
  description:
    'Returns headline, positions, education, skills and company as stated in the profile, with posting, engagement, growth and topics as for other networks, and audiences by industry, seniority and function, derived from headlines.',
  scope: 'creators',
  input: { body: AnalyticsRequestBody },
  output: ProfessionalReport,
  example: {
    body: { profile: { network: 'professional', handle: 'millpenny.official' } },
    output: {
      ...exampleReport,
      network: 'professional',
      handle: 'millpenny.official',
      headline: 'Marketing Manager at Brightmill',
      company: 'Brightmill',
      industry: 'Food and beverage',
      seniority: 'Manager',
      function: 'Marketing',
      connections: 1840,
      positions: [{ title: 'Marketing Manager', company: 'Brightmill', from: '2023-04', to: null }],
      education: [{ school: 'Westmere University', degree: 'BA', field: 'Communication' }],
      skills: ['Copywriting', 'SEO'],
    },
  },
  run: async ({ body: { profile, ...options } }, needs: Needs) => {
    const ref = toProfileRef(profile, '/profile')
    if (ref.network !== 'professional')
      throw invalid('/profile', 'This operation is for the network professional; use /profile-analytics for others.')
    const { report, creator } = await makeReport(ref, options, needs, false)
    const details = creator && withFacts(creator, undefined).professional
    return {
      ...report,
      headline: details?.headline ?? null,
      company: details?.company ?? null,
      industry: details?.industry ?? null,
      seniority: details?.seniority ?? null,
      function: details?.function ?? null,
      connections: details?.connections ?? null,
      positions: details?.positions ?? [],
      education: details?.education ?? [],
      skills: details?.skills ?? [],
    }
  },
})
