import { UI_LANGUAGES } from '#domain/vocabulary/languages.ts'
import en from '#web/i18n/catalogues/en/auth.json'
import sw from '#web/i18n/catalogues/sw/auth.json'

const TEXTS = { en, sw } as const

/** The head of the sign-in page, and the place of its form. */
export function SignInFrame() {
  return (
    <div className="sk-door">
      <div>
        {UI_LANGUAGES.map((language) => (
          <div key={language} lang={language}>
            <h1>{TEXTS[language].heading}</h1>
            <p className="sk-lead">{TEXTS[language].lead}</p>
          </div>
        ))}
        <div className="sk-bone sk-tabs" />
        <div className="sk-bone sk-field" />
        <div className="sk-bone sk-field" />
      </div>
    </div>
  )
}
