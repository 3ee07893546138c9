import { builder } from '#api/graphql/builder.ts'

builder.prismaObject('Facility', {
  description: 'A health facility.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The facility’s id.' }),
    code: t.exposeString('code', { description: 'The country’s own code of the facility.' }),
    name: t.exposeString('name', { description: 'Its name.' }),
    region: t.exposeString('region', { description: 'The country, by its name.' }),
    district: t.exposeString('district', { description: 'County, district or province.' }),
    level: t.exposeString('level', { description: 'The level of care, in the country’s words.' }),
  }),
})

builder.queryField('facilities', (t) =>
  t.prismaField({
    type: ['Facility'],
    description: 'All facilities, by country and name. Open to everybody.',
    resolve: (query, _root, _arguments, { client }) =>
      client.facility.findMany({ ...query, orderBy: [{ region: 'asc' }, { name: 'asc' }, { id: 'asc' }] }),
  }),
)
