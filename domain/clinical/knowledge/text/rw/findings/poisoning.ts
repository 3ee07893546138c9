import type { POISONING_FINDINGS } from '#domain/clinical/knowledge/findings/poisoning.ts'
import type { FindingText } from '#domain/clinical/knowledge/text/finding-text.ts'

export const POISONING_FINDINGS_RW: Partial<Record<keyof typeof POISONING_FINDINGS, FindingText>> = {
  poison_swallowed: {
    label: 'Kunywa uburozi',
    question: 'Yanyoye cyangwa yariye uburozi?',
    phrases: [
      '{drank} uburozi',
      'yariye uburozi',
      'uburozi',
      '(uburozi|burozi|imiti yo mu rugo|umuti wimbeba|umuti wica imbeba) ~ {drank}',
      '(yamize|anyoye|yanyoye|nyoye) ~ (imiti yo mu rugo|isabune|umuti wo kwoza|umuti wimbeba|umuti utazwi|ibinini byabakuru)',
      'empoisonnement',
      'intoxication',
      '{drank} ~ (sumu|ubumara|umuti wimbeba|simikombe|ibintu byica|uburozi)',
      '(bamuroze|baramuroze|yarozwe|narozwe|bandoze|barandoze|yamuroze|bamurogeye|kurogwa) ~ (inzoga|ibiryo|ibyo kurya|kunywa|umuti|mu kinyobwa|urwagwa|fanta|mu nzoga|icyayi)',
      '{drank} ~ (ikintu uburozi|ikinyobwa kirimo uburozi|ibintu birimo uburozi|uburozi)',
      '(bamuhaye|yamuhaye|yampaye|bampaye|bamugaburiye|yamugaburiye|yahawe|nahawe|yariye|yanyoye) (amarozi|uburozi|ikirozi|inzaratsi)',
    ],
  },
  pesticide_exposure: {
    label: 'Umuti wica udukoko',
    question: 'Yanyoye cyangwa yakoze ku muti wica udukoko?',
    phrases: [
      'umuti wica udukoko',
      'umuti wimbeba',
      '{drank} tiyoda',
      'tiyoda',
      '(umuti wica udukoko|imiti yica udukoko|umuti wudukoko|umuti wimbeba|umuti wica imbeba|dithane|tiyoda|pesticide|organophosphoré|organophosphorés|umuti wo kwica udukoko)',
      '(atera umuti|gutera umuti|yateraga umuti|natereraga umuti) ~ (nyanya|ibirayi|umurima|imyaka|kawa|ikawa|udukoko)',
      '{drank} ~ (simikombe|simikombi|rava|roketi|rocket|dudu|kiyoda|tiyoda|dithane|ditane|umuti winka|umuti wibihingwa|umuti bateresha|umuti batera|umuti wibirayi|umuti winyanya|umuti wudukoko|umuti wo gutera|umuti wibyonnyi|umuti wica|umuti wuburondwe|umuti woza inka|umuti winyenzi|umuti wimbeba|umuti wimyaka|umuti wa kawa)',
      'umuti (bateresha|batera|bakoresha batera) (imyaka|ibirayi|inyanya|ibihingwa|imboga|kawa|ikawa|inka)',
      '{drank} umuti (wo mu murima|wo murima|mu murima|wa murima|winka|wihene|womatungo|wimbuto)',
      '(anyoye|yanyoye|nanyoye|yanyweye|nanyweye) (umuti wa|umuti wo) (murima|gufumbira|imyaka|guhinga)',
    ],
  },
  kerosene_swallowed: {
    label: 'Kunywa peteroli',
    question: 'Yanyoye peteroli?',
    phrases: [
      '{drank} peteroli',
      '{drank} lisansi',
      '{drank} ~ (peteroli|lisansi|mazutu|essence|petrole|pétrole|gazoyire)',
      '(yasomye|asomye|yamize|anyoye|somye) ~ (peteroli|lisansi|mazutu|petrole|essence)',
    ],
  },
  caustic_swallowed: {
    label: 'Kunywa aside',
    question: 'Yanyoye aside?',
    phrases: [
      '{drank} aside',
      '{drank} javel',
      '{drank} ~ (aside|acide|javel|javeli|jik|soude|ishwagara|amazi ya bateri|javelle|eau de javel|savon liquide)',
      '{drank} ~ (jaweli|javele|javilo|nomi|omo|isabune yamazi|amazi ya batiri|batiri yimodoka|asidi|acide|harpic|umuti woza ubwiherero|umuti woza toilette|umuti umena|soda kositike|ishwagara|amoniyake)',
    ],
  },
  overdose: {
    label: 'Kunywa imiti myinshi',
    question: 'Yanyoye imiti myinshi cyane?',
    phrases: [
      '{drank} imiti myinshi',
      '{drank} ibinini byinshi',
      'mize ibinini byinshi',
      'mize imiti myinshi',
      '{drank} ~ (ibinini byinshi|imiti myinshi|imiti irenze|ibinini mirongo|dose irenze|ibinini {15-200}|paracetamol mirongo|paracetamol {15-200})',
      '(ibinini byinshi|imiti myinshi|ibinini {15-200}) ~ icyarimwe',
      'yarengeje urugero rwimiti',
      'surdosage',
      '(imiti|ibinini) ~ (irenze urugero|birenze urugero)',
      '{drank} ~ (agacupa kose|ipaki yose|plaquette yose|plaquette ebyiri|plaketi yose|agakarito kose|ikarito yose|flacon yose|icupa ryose imiti|icupa ryimiti ryose)',
      '(imiti|ibinini) ~ (arayimira|ayimira yose|arayimira yose|yayimize|yayimize yose|arabimira|abimira byose|arabimira byose|yabimize|yabimize byose|ayinywa yose icyarimwe|byinshi icyarimwe)',
      '(parasetamoro|parasetamol|paracetamol|amoxi|ibinini|imiti) (agacupa|ipaki|plaketi|plaquette|ikarito) ~ {drank}',
      '(ibinini|paracetamol|parasetamol|parasetamoro) (makumyabiri|mirongo|cumi na|icumi|{10-200}) ~ {drank}',
      '({drank}|yanyweye|nanyweye|yamize) (ibinini|ikinini) (makumyabiri|mirongo|icumi|cumi)',
      '(yafashe|nafashe|afashe|yamize|anyoye|yanyoye) (ibinini byose|ikarito yose|agacupa kose|icupa ryose) ~ (icupa|icyarimwe|rimwe|ikarito|agacupa|byari|inzu|isashe|apfe)',
    ],
  },
  opioid_use: {
    label: "Imiti y'ububabare ikomeye (opioïdes)",
    question: 'Ufata imiti nka morphine, tramadol cyangwa heroyine?',
    phrases: ['(morphine|tramadol|heroine|heroyine|mugo|codeine)'],
  },
  methanol_or_illicit_brew: {
    label: 'Kanyanga',
    question: 'Wanyoye kanyanga?',
    phrases: [
      'kanyanga',
      '{drank} kanyanga',
      '(kanyanga|muriture|yewe muntu|inzoga zinkorano|inzoga yinkorano|igikwangari|ibikwangari|nyirantare|suruduwire|umutobe wica)',
    ],
  },
  carbon_monoxide_exposure: {
    label: 'Imbabura mu nzu ifunze',
    question: 'Hari imbabura yaka mu nzu ifunze?',
    phrases: [
      'imbabura ~ nzu',
      'imbabura ~ icyumba',
      '(imbabura|amakara|babura|moteri|generateri|jenereta) ~ (nzu ifunze|cyumba|amadirishya|bafunze|nzu|icyumba|bafunze inzu|baraye bacanye)',
      '(baraye bacanye|baryamye bacanye|yaraye acanye) ~ (imbabura|amakara)',
    ],
  },
  poisonous_mushroom_or_plant: {
    label: 'Ibihumyo byo mu gasozi',
    question: 'Wariye ibihumyo byo mu gasozi?',
    phrases: [
      'yariye ibihumyo',
      'nariye ibihumyo',
      '(bariye|yariye|nariye|ariye|twariye|kurya|riye) ~ (ibihumyo|imyumbati irura|imbuto zo mu ishyamba|ibyatsi atazi|imyumbati mibisi|igihumyo|ubugome bwumwumbati|imyumbati ikarishye|imbuto atazi|imiravumba)',
    ],
  },
  button_battery_swallowed: {
    label: 'Kumira bateri',
    question: 'Umwana yamize bateri?',
    phrases: [
      'mize bateri',
      'kumira bateri',
      '(yamize|amize|kumira|mize|amira) ~ (bateri|akabuye kisaha|agapile|ibuye ryisaha|ibuye rya saa|akabuye ka saa|ipile|agabateri|akabateri|pile)',
    ],
  },
  herbal_medicine: {
    label: 'Imiti gakondo',
    question: 'Wakoresheje imiti gakondo?',
    phrases: [
      '(imiti|umuti) (gakondo|wa kinyarwanda|ya kinyarwanda)',
      'umuvuzi gakondo',
      '(imiti|umuti|miti) ~ (gakondo|kinyarwanda|byatsi|ibyatsi|cyatsi|abapfumu|magendu|umupfumu|umuvuzi gakondo)',
    ],
  },
  pinpoint_pupils: {
    label: "Imboni nto cyane nk'umutwe w'urushinge",
    question: "Imboni z'amaso ni nto cyane?",
    phrases: [
      'imboni nto cyane',
      'myosis',
      'pupilles punctiformes',
      'pupilles en myosis',
      'pupilles serrées',
      'pinpoint pupils',
      'miosis',
      'constricted pupils',
      'pinpoint pupil',
      '(imboni|mboni) ~ (ntoya|nto|nkumutwe wurushinge|zafunganye|zarafunganye|zabaye nto|zegeranye|nto bikabije|nto cyane)',
    ],
  },
  dilated_pupils: {
    label: 'Imboni zagutse',
    question: 'Imboni zaragutse?',
    phrases: ['(imboni|mboni) ~ (zaragutse|zagutse|nini cyane|zabaye nini)', 'mydriase'],
  },
  excessive_salivation: {
    label: 'Amacandwe menshi',
    question: 'Amacandwe ava mu kanwa ari menshi?',
    phrases: ['(amacandwe|inkonda) ~ (menshi|nyinshi)'],
  },
  muscle_twitching: {
    label: 'Imikaya yikubita',
    question: 'Imikaya irikubita (isimbuka)?',
    phrases: [
      '(imikaya|inyama) ~ (irikubita|yikubita|isimbuka|irasimbuka|asimbuka|zisimbuka)',
      '(imitsi|imikaya|inyama|umubiri) ~ (irasimbagurika|isimbagurika|zisimbagurika|usimbagurika|urasimbagurika)',
    ],
  },
  garlic_or_chemical_smell: {
    label: 'Umwuka unuka tungurusumu cyangwa umuti',
    question: 'Umwuka we unuka tungurusumu cyangwa umuti?',
    phrases: ['(umwuka|kanwa|akanwa|imyenda) ~ (tungurusumu|unuka umuti|umuti wica udukoko|arananuka umuti)'],
  },
}
