import type { INJURY_POISONING_BITES_3_CONDITIONS } from '#domain/clinical/knowledge/conditions/injury-poisoning-bites-3.ts'
import type { ConditionText } from '#domain/clinical/knowledge/text/condition-text.ts'

export const INJURY_POISONING_BITES_3_CONDITIONS_SW: Record<
  keyof typeof INJURY_POISONING_BITES_3_CONDITIONS,
  ConditionText
> = {
  organophosphate_poisoning: {
    name: 'Sumu ya viuatilifu',
    aliases: ['organophosphate poisoning', 'pesticide poisoning', 'sumu ya dawa za wadudu'],
    about: 'Sumu ya dawa za shambani: mate, jasho, mboni ndogo, mapafu kujaa maji na misuli dhaifu.',
  },
  paraffin_poisoning: {
    name: 'Sumu ya mafuta ya taa',
    aliases: ['paraffin poisoning', 'kerosene poisoning', 'kunywa mafuta ya taa'],
    about: 'Mtu, mara nyingi mtoto, amekunywa mafuta ya taa, ambayo hudhuru mapafu.',
  },
  caustic_ingestion: {
    name: 'Kumeza asidi au kemikali inayounguza',
    aliases: ['caustic ingestion', 'corrosive ingestion', 'kumeza jiki'],
    about: 'Asidi, alkali kali au jiki huunguza mdomo na umio.',
  },
  paracetamol_overdose: {
    name: 'Kuzidisha dawa ya paracetamol',
    aliases: ['paracetamol overdose', 'panadol kuzidi'],
    about: 'Paracetamol iliyozidi huua ini siku mbili hadi nne baadaye, ingawa mwanzoni mtu hujisikia vizuri.',
  },
  salicylate_poisoning: {
    name: 'Sumu ya aspirini',
    aliases: ['salicylate poisoning', 'aspirin overdose'],
    about: 'Aspirini imezidi: masikio kulia, kupumua haraka na kwa kina, na kuchanganyikiwa.',
  },
  opioid_overdose: {
    name: 'Kuzidisha heroini, morfini au tramadol',
    aliases: ['opioid overdose', 'heroin overdose'],
    about: 'Dawa kama heroini, morfini au tramadol zimezidi mwilini: mboni ni ndogo na kupumua kunakaribia kukoma.',
  },
  alcohol_intoxication: {
    name: 'Ulevi wa pombe',
    aliases: ['alcohol intoxication', 'kulewa sana'],
    about: 'Pombe nyingi mwilini inayopunguza fahamu, joto la mwili na sukari.',
  },
  methanol_poisoning: {
    name: 'Sumu ya pombe haramu',
    aliases: ['methanol poisoning', 'sumu ya gongo', "sumu ya chang'aa"],
    about: 'Pombe yenye sumu ya methanoli: nusu siku baadaye kuona kama theluji au kupofuka, na kupumua kwa kina.',
  },
  carbon_monoxide_poisoning: {
    name: 'Sumu ya moshi wa jiko la mkaa',
    aliases: ['carbon monoxide poisoning', 'sumu ya moshi'],
    about:
      'Gesi ya jiko la mkaa au injini kwenye chumba kilichofungwa: kichwa kuuma, kuchanganyikiwa, usingizi na kifo.',
  },
  cyanide_poisoning: {
    name: 'Sumu ya muhogo mchungu',
    aliases: ['cyanide poisoning', 'cassava poisoning', 'sumu ya sianidi'],
    about: 'Muhogo mchungu usioandaliwa vizuri au moshi una sianidi: kutapika, kuhema na degedege ndani ya saa chache.',
  },
  iron_overdose: {
    name: 'Kuzidisha vidonge vya madini ya chuma',
    aliases: ['iron overdose', 'iron poisoning'],
    about:
      'Vidonge vya madini ya chuma vimezidi, mara nyingi kwa mtoto: kutapika, kutoka damu, nafuu ya uongo, kisha hali mbaya.',
  },
  lead_poisoning: {
    name: 'Sumu ya risasi',
    aliases: ['lead poisoning', 'plumbism', 'sumu ya madini ya risasi'],
    about:
      'Madini ya risasi kutoka kwenye betri, migodi, rangi au udongo: tumbo kuuma, kupauka na mtoto kuchelewa kujifunza.',
  },
  mushroom_plant_poisoning: {
    name: 'Sumu ya uyoga au mimea',
    aliases: ['mushroom poisoning', 'plant poisoning', 'sumu ya uyoga'],
    about: 'Uyoga au mimea ya porini yenye sumu: kutapika mapema, au siku kadhaa baadaye ini kushindwa.',
  },
  anticholinergic_poisoning: {
    name: 'Sumu ya Datura au dawa za jamii yake',
    aliases: ['anticholinergic poisoning', 'datura poisoning', 'atropine poisoning'],
    about:
      'Mmea wa Datura au dawa za aina hiyo: mboni kubwa, ngozi kavu yenye joto, moyo kwenda mbio na kuona visivyokuwepo.',
  },
  sedative_overdose: {
    name: 'Kuzidisha dawa za usingizi',
    aliases: ['sedative overdose', 'benzodiazepine overdose', 'diazepam overdose'],
    about: 'Dawa za usingizi, za kifafa au za kutuliza zimezidi: usingizi mzito na kupumua kidogo.',
  },
  cardiac_medicine_overdose: {
    name: 'Kuzidisha dawa za moyo, akili au malaria',
    aliases: ['medicine overdose', 'chloroquine overdose', 'tricyclic overdose', 'digoxin toxicity'],
    about: 'Dawa za moyo, akili, sukari au malaria zilizozidi zinaweza kusimamisha moyo au kuleta degedege.',
  },
}
