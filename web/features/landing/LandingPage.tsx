import { useTranslation } from 'react-i18next'
import { AboutSection } from '#web/features/landing/AboutSection.tsx'
import { ContactSection } from '#web/features/landing/ContactSection.tsx'
import { FeatureCards } from '#web/features/landing/FeatureCards.tsx'
import { Figures } from '#web/features/landing/Figures.tsx'
import { Hero } from '#web/features/landing/Hero.tsx'
import { RegionCards } from '#web/features/landing/RegionCards.tsx'
import { RoleDecisions } from '#web/features/landing/RoleDecisions.tsx'
import { PageTitle } from '#web/ui/PageTitle.tsx'

/** The public front of the product (specification §2 "Landing page"). */
export function LandingPage() {
  const { t } = useTranslation('landing')
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      <RoleDecisions />
      <Hero />
      <Figures />
      <FeatureCards />
      <RegionCards />
      <AboutSection />
      <ContactSection />
    </>
  )
}
