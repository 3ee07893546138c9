const PRODUCT = 'Afya Mashariki'

/** The title of the browser's tab. */
export function PageTitle({ children }: { children: string }) {
  return <title>{children.includes(PRODUCT) ? children : `${children} · ${PRODUCT}`}</title>
}
