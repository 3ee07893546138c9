import { builder } from '#api/graphql/builder.ts'
import type { ChwDashboard } from '#api/services/chw/read-dashboard.ts'

const ChwDashboardType = builder.objectRef<ChwDashboard>('ChwDashboard').implement({
  description:
    'What a facility has done and what waits, in numbers. Days and weeks are the facility’s own, a week begins on Monday.',
  fields: (t) => ({
    facility: t.prismaField({
      type: 'Facility',
      description: 'The facility.',
      resolve: (_query, { facility }) => facility,
    }),
    timeZone: t.exposeString('timeZone', { description: 'The facility’s time zone, by its IANA name.' }),
    patientsToday: t.exposeInt('patientsToday', { description: 'Different patients assessed there since midnight.' }),
    patientsThisWeek: t.exposeInt('patientsThisWeek', {
      description: 'Different patients assessed there since Monday.',
    }),
    referralsPending: t.exposeInt('referralsPending', {
      description: 'Referrals from there whose patient has not arrived: sent, or accepted.',
    }),
    inventoryAlerts: t.exposeInt('inventoryAlerts', {
      nullable: true,
      description: 'Medicines that are low or critical, expire soon or have expired; none for who handles no stock.',
    }),
    emergencyCalls: t.exposeInt('emergencyCalls', { description: 'Uses of the Emergency button there since Monday.' }),
    aiDiagnoses: t.exposeInt('aiDiagnoses', {
      description: 'Assessments of patients there since Monday for which the engine named a condition.',
    }),
    successRate: t.exposeFloat('successRate', {
      nullable: true,
      description:
        'Of the diagnoses of the last 30 days that a health worker reviewed, the share that they agreed with, 0 to 1; ' +
        'none where nobody reviewed any.',
    }),
    reviewedDiagnoses: t.exposeInt('reviewed', { description: 'How many diagnoses that share is of.' }),
    storedThisWeek: t.exposeInt('stored', {
      description: 'Records that you yourself made since Monday and that are stored here.',
    }),
  }),
})

builder.queryField('chwDashboard', (t) =>
  t.field({
    type: ChwDashboardType,
    nullable: true,
    description: 'The numbers of your facility, or nothing where you work at none. For health workers and clinicians.',
    resolve: (_root, _arguments, { services, actor }) => services.readChwDashboard(actor),
  }),
)
