import type { CodegenConfig } from '@graphql-codegen/cli'

// The types of every operation and fragment in the web's components, from the committed schema.
const config: CodegenConfig = {
  schema: 'schema.graphql',
  documents: ['web/**/*.tsx', 'web/**/*.ts', '!web/graphql/**', '!web/**/*.test.tsx'],
  ignoreNoDocuments: true,
  generates: {
    'web/graphql/operations.ts': {
      plugins: ['typescript-operations'],
      config: {
        avoidOptionals: { field: true, inputValue: false, object: false, defaultValue: false },
        defaultScalarType: 'unknown',
        nonOptionalTypename: true,
        skipTypeNameForRoot: true,
        enumType: 'string-literal',
        useTypeImports: true,
        scalars: { ID: 'string', DateTime: 'string' },
        inlineFragmentTypes: 'mask',
        customDirectives: { apolloUnmask: true },
      },
    },
    'web/graphql/possible-types.ts': {
      plugins: ['fragment-matcher'],
      config: { apolloClientVersion: 3, useExplicitTyping: true },
    },
  },
}

export default config
