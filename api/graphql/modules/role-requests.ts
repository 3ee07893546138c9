import { roleRequestsVisibleTo } from '#api/access/visible-to.ts'
import { builder } from '#api/graphql/builder.ts'
import { RoleEnum, RoleRequestStatusEnum } from '#api/graphql/modules/accounts.ts'
import { memberOf, vocabularyEnum } from '#api/graphql/scalars.ts'
import { authorise } from '#api/services/authorise.ts'
import { InvalidInput, NotFound } from '#api/services/errors.ts'
import { ROLES } from '#domain/vocabulary/roles.ts'

const DecisionEnum = vocabularyEnum('RoleDecision', ['approved', 'declined'], 'What an approver decides.')

const RoleRequestType = builder.prismaObject('RoleGrant', {
  name: 'RoleRequest',
  description: 'A staff role that a person asks for or holds, for those who may approve it and take it away.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The request’s id.' }),
    role: t.field({
      type: RoleEnum,
      description: 'The role.',
      select: { role: true },
      resolve: ({ role }) => memberOf(ROLES, role),
    }),
    status: t.expose('status', { type: RoleRequestStatusEnum, description: 'Where it stands.' }),
    requestedAt: t.expose('requestedAt', { type: 'DateTime', description: 'When it was asked for.' }),
    decidedAt: t.expose('decidedAt', { type: 'DateTime', nullable: true, description: 'When it was decided.' }),
    reason: t.exposeString('reason', { nullable: true, description: 'What whoever decided says of it.' }),
    firstName: t.string({
      description: 'The person’s first name.',
      select: { user: { select: { firstName: true } } },
      resolve: ({ user }) => user.firstName,
    }),
    lastName: t.string({
      description: 'The person’s last name.',
      select: { user: { select: { lastName: true } } },
      resolve: ({ user }) => user.lastName,
    }),
    region: t.string({
      description: 'The person’s country, by its name.',
      select: { user: { select: { region: true } } },
      resolve: ({ user }) => user.region,
    }),
    licenseNumber: t.string({
      nullable: true,
      description: 'The professional licence that the person gave.',
      select: { user: { select: { licenseNumber: true } } },
      resolve: ({ user }) => user.licenseNumber,
    }),
    specialization: t.string({
      nullable: true,
      description: 'The person’s field of work.',
      select: { user: { select: { specialization: true } } },
      resolve: ({ user }) => user.specialization,
    }),
    facilityName: t.string({
      nullable: true,
      description: 'The name of the facility that the person works at.',
      select: { user: { select: { facility: { select: { name: true } } } } },
      resolve: ({ user }) => user.facility?.name ?? null,
    }),
  }),
})

builder.queryFields((t) => ({
  roleRequests: t.prismaField({
    type: [RoleRequestType],
    description: 'The requests for staff roles that wait for your decision, oldest first.',
    resolve: (query, _root, _arguments, { client, actor }) =>
      client.roleGrant.findMany({
        ...query,
        where: { AND: [{ status: 'requested' }, roleRequestsVisibleTo(authorise(actor, 'role_request.read'))] },
        orderBy: [{ requestedAt: 'asc' }, { id: 'asc' }],
        take: 200,
      }),
  }),
  staffRoles: t.prismaField({
    type: [RoleRequestType],
    description: 'The staff roles that others hold and you may take away, in order of name, a page at a time.',
    args: {
      search: t.arg.string({ description: 'Words of which names or licence number must hold every one.' }),
      limit: t.arg.int({ defaultValue: 20, description: 'How many, 1 to 100.' }),
      cursor: t.arg.id({ description: 'The id of the last role of the page before.' }),
    },
    resolve: async (query, _root, page, { client, services, actor }) =>
      client.roleGrant.findMany({ ...query, ...(await services.staffRolesPage(actor, page)) }),
  }),
}))

builder.mutationFields((t) => ({
  // The services hand the person on with the role, so that nothing is read again.
  decideRoleRequest: t.prismaField({
    type: RoleRequestType,
    description: 'Approves or declines a request for a staff role. One that was decided stays as it was decided.',
    args: {
      id: t.arg.id({ required: true, description: 'The request.' }),
      decision: t.arg({ type: DecisionEnum, required: true, description: 'What you decide.' }),
      reason: t.arg.string({ description: 'Why, told to the person; needed to decline.' }),
    },
    errors: {
      types: [InvalidInput, NotFound],
      union: { name: 'DecideRoleRequestResult', description: 'What came of it.' },
    },
    resolve: (_query, _root, sent, { services, actor }) => services.decideRoleRequest(actor, sent),
  }),
  takeRoleAway: t.prismaField({
    type: RoleRequestType,
    description:
      'Takes a staff role away from whoever holds it, from their next request on. Sent again it changes nothing.',
    args: {
      id: t.arg.id({ required: true, description: 'The role that is held.' }),
      reason: t.arg.string({ required: true, description: 'Why, told to the person.' }),
    },
    errors: {
      types: [InvalidInput, NotFound],
      union: { name: 'TakeRoleAwayResult', description: 'What came of it.' },
    },
    resolve: (_query, _root, sent, { services, actor }) => services.takeRoleAway(actor, sent),
  }),
}))
