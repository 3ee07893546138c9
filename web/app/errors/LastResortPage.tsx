import { BrandMark } from '#web/ui/BrandMark.tsx'
import classes from './LastResortPage.module.css'

/**
 * Needs nothing that could have failed, no texts that are loaded and no theme: so it speaks both languages.
 */
export function LastResortPage() {
  return (
    <main className={classes.root}>
      <BrandMark size={56} />
      <h1>Something went wrong</h1>
      <p>Afya Mashariki could not be started. Check your internet connection and try again.</p>
      <div lang="sw">
        <h2>Kuna hitilafu</h2>
        <p>Afya Mashariki haikuweza kuanza. Angalia mtandao wako kisha ujaribu tena.</p>
      </div>
      <button type="button" onClick={() => window.location.reload()}>
        Try again · <span lang="sw">Jaribu tena</span>
      </button>
    </main>
  )
}
