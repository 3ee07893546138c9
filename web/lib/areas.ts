/** The parts of the product that are open, in the order in which they are offered (specification §2 "Landing page"). */
export const AREAS = [
  { key: 'medical', path: '/medical-assessment-center' },
  { key: 'nutrition', path: '/nutrition-assessment' },
] as const satisfies readonly {
  key: 'chw' | 'medical' | 'nutrition'
  path: string
}[]

export type AreaKey = (typeof AREAS)[number]['key']
