import type { CodegenConfig } from '@graphql-codegen/cli'

// From the operations and fragments in the web's components: their types, and what the server trusts to be asked.
const config: CodegenConfig = {
  schema: 'schema.graphql',
  documents: ['web/**/*.tsx', 'web/**/*.ts', '!web/graphql/**', '!web/**/*.test.{ts,tsx}'],
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
    'trusted-documents.json': { plugins: ['./scripts/codegen-trusted-documents.ts'] },
    'web/graphql/possible-types.ts': { plugins: ['./scripts/codegen-possible-types.ts'] },
  },
}

export default config
