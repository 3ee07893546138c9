import { builder } from '#api/graphql/builder.ts'
import { vocabularyEnum } from '#api/graphql/scalars.ts'
import { InvalidInput } from '#api/services/errors.ts'
import { COUNTRY_CODES } from '#domain/vocabulary/countries.ts'

const CountryCodeEnum = vocabularyEnum('CountryCode', COUNTRY_CODES, 'A country of the product, by ISO 3166-1.')

const RecordedType = builder.objectRef<{ id: string }>('RecordedEmergencyCall').implement({
  description: 'That the Emergency button was pressed.',
  fields: (t) => ({ id: t.exposeID('id', { description: 'The call’s id.' }) }),
})

builder.mutationField('recordEmergencyCall', (t) =>
  t.field({
    type: RecordedType,
    description: 'Records that an emergency number was offered to be dialled. For carers. It calls nobody.',
    args: {
      id: t.arg.id({ required: true, description: 'The new record’s id, a UUIDv7 made by the client.' }),
      country: t.arg({ type: CountryCodeEnum, required: true, description: 'Whose number was offered.' }),
      patientId: t.arg.id({ description: 'The patient whom it is about, where that is known.' }),
    },
    errors: {
      types: [InvalidInput],
      union: { name: 'RecordEmergencyCallResult', description: 'What came of it.' },
    },
    resolve: (_root, sent, { services, actor }) => services.recordEmergencyCall(actor, sent),
  }),
)
