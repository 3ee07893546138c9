import type { INFECTIOUS_6_CONDITIONS } from '#domain/clinical/knowledge/conditions/infectious-6.ts'
import type { ConditionText } from '#domain/clinical/knowledge/text/condition-text.ts'

export const INFECTIOUS_6_CONDITIONS_SW: Record<keyof typeof INFECTIOUS_6_CONDITIONS, ConditionText> = {
  cholera: {
    name: 'Kipindupindu',
    aliases: ['cholera'],
    about:
      'Maambukizi kutoka kwenye maji machafu yanayoleta kuhara maji mengi ghafla. Kupoteza maji kunaweza kuua ndani ya saa chache.',
  },
  amoebic_dysentery: {
    name: 'Amiba',
    aliases: ['amoebic dysentery', 'amoebiasis', 'kuhara damu kwa amiba'],
    about: 'Kimelea cha utumbo kutoka kwenye maji au chakula kichafu: choo chenye damu na ute, na msokoto wa tumbo.',
  },
  bacillary_dysentery: {
    name: 'Kuhara damu kwa bakteria',
    aliases: ['bacillary dysentery', 'shigellosis', 'kuhara damu', 'dysentery'],
    about: 'Maambukizi ya bakteria ya utumbo: choo chenye damu, homa na msokoto wa tumbo. Huenea kwa mikono michafu.',
  },
  viral_gastroenteritis: {
    name: 'Kuhara na kutapika kwa ghafla',
    aliases: ['acute gastroenteritis', 'viral gastroenteritis', 'kuharisha'],
    about:
      'Virusi vya utumbo vinavyoleta kuhara maji na kutapika kwa siku chache. Hatari yake ni kupoteza maji mwilini.',
  },
  giardiasis: {
    name: 'Giardia',
    aliases: ['giardiasis', 'Giardia lamblia'],
    about: 'Kimelea cha utumbo mwembamba: choo chenye harufu mbaya na mafuta, gesi na tumbo kujaa, kwa wiki nyingi.',
  },
  food_poisoning: {
    name: 'Sumu ya chakula',
    aliases: ['food poisoning', 'chakula kilichoharibika'],
    about:
      'Kutapika na kuhara ndani ya saa chache baada ya kula chakula kibovu; mara nyingi huisha ndani ya siku moja au mbili.',
  },
  travellers_diarrhoea: {
    name: 'Kuhara kwa msafiri',
    aliases: ["traveller's diarrhoea"],
    about: 'Kuhara katika wiki za kwanza za kuwa nchi nyingine, kutokana na chakula na maji ambayo utumbo haujazoea.',
  },
  persistent_diarrhoea_of_child: {
    name: 'Kuhara kwa muda mrefu kwa mtoto',
    aliases: ['persistent diarrhoea'],
    about: 'Mtoto anahara kwa wiki mbili au zaidi. Husababisha utapiamlo.',
  },
}
