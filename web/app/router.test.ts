import type { RouteObject } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { routes } from '#web/app/router.tsx'

const pathsOf = (list: readonly RouteObject[]): string[] =>
  list.flatMap(({ path, children }) => [...(path === undefined ? [] : [path]), ...pathsOf(children ?? [])])

describe('The routes', () => {
  it('have each path once: the server answers each with a page of its own', () => {
    const paths = pathsOf(routes)
    expect(paths.filter((path, at) => paths.indexOf(path) !== at)).toEqual([])
    expect(paths).toContain('/patients/:id/card')
  })
})
