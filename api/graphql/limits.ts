import { GraphQLError, Kind, parse, type SelectionSetNode, type ValidationRule } from 'graphql'
import type { Plugin } from 'graphql-yoga'

/** Several times what the largest page asks for. */
const MAX_TOKENS = 2_000
/** The introspection of tools goes to 15. */
const MAX_DEPTH = 20

const refusal = (message: string) =>
  new GraphQLError(message, { extensions: { code: 'OPERATION_TOO_LARGE', http: { status: 400 } } })

const limitedDepth: ValidationRule = (context) => {
  // Each fragment is measured once, however often it is spread; one within itself is refused by another rule.
  const fragmentDepths = new Map<string, number>()

  const depthOfFragment = (name: string): number => {
    const known = fragmentDepths.get(name)
    if (known !== undefined) return known
    fragmentDepths.set(name, 0)
    const fragment = context.getFragment(name)
    const depth = fragment ? depthOf(fragment.selectionSet) : 0
    fragmentDepths.set(name, depth)
    return depth
  }

  const depthOf = ({ selections }: SelectionSetNode): number =>
    Math.max(
      ...selections.map((selection) => {
        if (selection.kind === Kind.FRAGMENT_SPREAD) return depthOfFragment(selection.name.value)
        if (selection.kind === Kind.INLINE_FRAGMENT) return depthOf(selection.selectionSet)
        return 1 + (selection.selectionSet ? depthOf(selection.selectionSet) : 0)
      }),
    )

  return {
    OperationDefinition: ({ selectionSet }) => {
      if (depthOf(selectionSet) > MAX_DEPTH) {
        context.reportError(refusal(`The operation is nested deeper than ${MAX_DEPTH} fields`))
      }
    },
  }
}

/** Refuses operations that are larger or deeper than any real one, before anything is asked of the database. */
export const operationLimits: Plugin = {
  onParse: ({ setParseFn }) => {
    setParseFn((source: Parameters<typeof parse>[0], options: Parameters<typeof parse>[1]) => {
      try {
        return parse(source, { ...options, maxTokens: MAX_TOKENS })
      } catch (error) {
        const tooLarge = error instanceof GraphQLError && error.message.includes('Parsing aborted')
        throw tooLarge ? refusal(`The operation has more than ${MAX_TOKENS} tokens`) : error
      }
    })
  },
  onValidate: ({ addValidationRule }) => addValidationRule(limitedDepth),
}
