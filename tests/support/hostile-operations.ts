/** nutritionPlans { assessment { plan { assessment { ... as deep as asked for. */
function nested(depth: number, innermost = 'id'): string {
  const fields = Array.from({ length: depth }, (_, level) => (level % 2 === 0 ? 'assessment' : 'plan'))
  return `{ nutritionPlans { ${fields.join(' { ')} { ${innermost} } ${'} '.repeat(depth)} }`
}

/** Fragments of which each spreads the next one twice: small to write, and without end to walk through. */
function doubling(levels: number): string {
  const fragments = Array.from(
    { length: levels },
    (_, level) => `fragment F${level} on NutritionPlan { assessment { plan { ...F${level + 1} ...F${level + 1} } } }`,
  )
  return `{ nutritionPlans { ...F0 } } ${fragments.join(' ')} fragment F${levels} on NutritionPlan { id }`
}

const many = (length: number, text: (index: number) => string) => Array.from({ length }, (_, n) => text(n)).join(' ')

/** The same fragment at a hundred places, each time as dear. */
const WIDE = `{ ${many(40, () => 'nutritionPlans { ...P }')} }
  fragment P on NutritionPlan { ${many(12, () => 'assessment { plan { assessment { plan { id bmi } } } }')} }`

/** Operations that are refused for their size: what they are made of, and their text. */
export const TOO_LARGE: readonly (readonly [string, string])[] = [
  ['nested beyond all use', `${'{ me '.repeat(5000)}${'}'.repeat(5000)}`],
  ['nested 20 deep', nested(18)],
  ['nested in fields that lead back', nested(60)],
  [
    'nested by way of fragments',
    `query { ...A } fragment A on Query ${nested(7, '...B')} fragment B on NutritionAssessment { plan { assessment { plan { assessment { id } } } } }`,
  ],
  ['that spreads fragments twice at each level', doubling(60)],
  ['with ten thousand fields', `{ ${many(10_000, () => 'me{id}')} }`],
  ['with thousands of fields by other names', `{ ${many(3000, (n) => `a${n}: __typename`)} }`],
  ['with a hundred fields by other names', `{ ${many(100, (n) => `a${n}: me { id }`)} }`],
  ['with a hundred times the name of the type', `{ ${many(100, (n) => `a${n}: __typename`)} }`],
  ['with a flood of directives', `{ me { id ${many(200, () => '@include(if: true)')} } }`],
  ['whose fields cost too much together', WIDE],
]

/** Fragments in circles: which, and the operation. */
export const CIRCLES: readonly (readonly [string, string])[] = [
  ['itself', '{ me { ...A } } fragment A on Account { id ...A }'],
  [
    'each other',
    '{ me { ...A } } fragment A on Account { ...B } fragment B on Account { ...C ...A } fragment C on Account { ...B }',
  ],
]

const SIGN_IN = 'mutation ($input: SignInInput!) { signIn(input: $input) { __typename } }'

const NESTINGS = 15_000
const DEEP = `${'{"a":'.repeat(NESTINGS)}1${'}'.repeat(NESTINGS)}`
const MANY = JSON.stringify(Object.fromEntries(Array.from({ length: 7_000 }, (_, n) => [`a${n}`, n])))

const bodyWith = (input: string) => `{"query": ${JSON.stringify(SIGN_IN)}, "variables": {"input": ${input}}}`

/** The bodies of requests whose variables are too large: how, and the JSON. */
export const LARGE_VARIABLES: readonly (readonly [string, string])[] = [
  ['nested without end', bodyWith(DEEP)],
  ['made of thousands of members', bodyWith(MANY)],
]

/** A body beyond what the server reads. */
export const HUGE_BODY = bodyWith(JSON.stringify({ email: 'a@example.org', password: 'x'.repeat(200_000) }))
