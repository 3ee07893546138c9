import { UI_LANGUAGES } from '#domain/vocabulary/languages.ts'
import en from '#web/i18n/catalogues/en/landing.json'
import sw from '#web/i18n/catalogues/sw/landing.json'

const TEXTS = { en, sw } as const

/** The head of the landing page, as visitors see it; its link works before the application does. */
export function LandingFrame() {
  return (
    <div className="sk-hero">
      <div className="sk-in">
        <div className="sk-words">
          {UI_LANGUAGES.map((language) => {
            const { hero } = TEXTS[language]
            return (
              <div key={language} lang={language} className="sk-visitor">
                <p className="sk-eyebrow">{hero.eyebrow}</p>
                <h1>{hero.heading}</h1>
                <p className="sk-lead">{hero.lead}</p>
                <div className="sk-actions">
                  <a className="sk-way-in" href="/auth">
                    {hero.cta}
                  </a>
                  <div className="sk-bone sk-more" />
                </div>
              </div>
            )
          })}
          <div className="sk-person">
            <div className="sk-bone sk-title" />
            <div className="sk-bone sk-text" />
            <div className="sk-bone sk-row" />
          </div>
        </div>
        <div className="sk-bone sk-art" />
      </div>
    </div>
  )
}
