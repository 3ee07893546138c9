import type { GraphQLCodegenDataMasking } from '@apollo/client/masking'

// A component reads the fields of its own fragment only, in the types as at run time.
declare module '@apollo/client' {
  export interface TypeOverrides extends GraphQLCodegenDataMasking.TypeOverrides {}
}
