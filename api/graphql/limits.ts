import { EnvelopArmorPlugin } from '@escape.tech/graphql-armor'
import { useDisableIntrospection } from '@graphql-yoga/plugin-disable-introspection'
import { GraphQLError } from 'graphql'
import type { Plugin } from 'graphql-yoga'
import { OPERATION_TOO_LARGE } from '#api/graphql/errors.ts'
import { areVariablesTooLarge } from '#api/graphql/limited-variables.ts'

/** Several times what the largest page asks for: 324 tokens, 5 levels, cost 364, no alias, no directive. */
const MAX_TOKENS = 2_000
const MAX_DEPTH = 12
const MAX_ALIASES = 30
const MAX_DIRECTIVES = 30
/** A field costs 1, one with fields of its own 2, and each level half as much again as the one above. */
const MAX_COST = 2_000

const tooLarge = (message: string) =>
  new GraphQLError(message, { extensions: { code: OPERATION_TOO_LARGE, http: { status: 400 } } })

/** Refuses at once: the rules of the language that follow take longest on operations like this. */
function refuse(_context: unknown, error: GraphQLError): never {
  throw tooLarge(error.message.replace(/^Syntax Error: /, ''))
}

const onReject = [refuse]

/**
 * Refuses operations that are larger, deeper or dearer than any real one, before anything is asked of the
 * database. The schema can be asked for, and is hinted at in errors, only where that is said.
 */
export function operationLimits(options: { readonly open: boolean }): Plugin[] {
  const limits: Plugin = EnvelopArmorPlugin({
    maxTokens: { n: MAX_TOKENS, onReject },
    maxDepth: { n: MAX_DEPTH, flattenFragments: true, onReject },
    maxAliases: { n: MAX_ALIASES, allowList: [], onReject },
    maxDirectives: { n: MAX_DIRECTIVES, onReject },
    costLimit: { maxCost: MAX_COST, flattenFragments: true, onReject },
    blockFieldSuggestion: { enabled: !options.open, mask: '' },
  })
  const limitedVariables: Plugin = {
    onParams: ({ params }) => {
      if (areVariablesTooLarge(params.variables)) throw tooLarge('The variables are too large')
    },
  }
  const always = [limitedVariables, limits]
  return options.open ? always : [...always, useDisableIntrospection()]
}
