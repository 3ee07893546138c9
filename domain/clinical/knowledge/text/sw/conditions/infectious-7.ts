import type { INFECTIOUS_7_CONDITIONS } from '#domain/clinical/knowledge/conditions/infectious-7.ts'
import type { ConditionText } from '#domain/clinical/knowledge/text/condition-text.ts'

export const INFECTIOUS_7_CONDITIONS_SW: Record<keyof typeof INFECTIOUS_7_CONDITIONS, ConditionText> = {
  visceral_leishmaniasis: {
    name: 'Kala-azar',
    aliases: ['visceral leishmaniasis', 'VL', 'leishmaniasisi ya viungo vya ndani'],
    about: 'Kimelea kinachoenezwa na nzi wa mchangani: homa ya wiki nyingi, bandama kubwa sana, kupauka na kukonda.',
  },
  human_african_trypanosomiasis: {
    name: 'Malale',
    aliases: ['sleeping sickness', 'human African trypanosomiasis', 'ugonjwa wa malale'],
    about: "Kimelea kinachoenezwa na mbung'o: homa na tezi kuvimba, baadaye kulala mchana na kuchanganyikiwa.",
  },
  acute_schistosomiasis: {
    name: 'Kichocho cha ghafla',
    aliases: ['acute schistosomiasis', 'Katayama fever'],
    about:
      'Wiki za kwanza baada ya minyoo ya kichocho kuingia kwenye ngozi ndani ya maji: homa, kikohozi, upele unaowasha na tumbo kuuma.',
  },
  intestinal_schistosomiasis: {
    name: 'Kichocho cha tumbo',
    aliases: ['intestinal schistosomiasis', 'bilharzia', 'kichocho'],
    about:
      'Minyoo kutoka kwenye maji ya ziwa au mto inayoishi kwenye mishipa ya utumbo: tumbo kuuma na choo chenye damu, baadaye ini na bandama kuwa kubwa.',
  },
  urinary_schistosomiasis: {
    name: 'Kichocho cha mkojo',
    aliases: ['urinary schistosomiasis', 'bilharzia', 'kichocho'],
    about: 'Minyoo kutoka kwenye maji ya ziwa au mto inayoishi kandokando ya kibofu: damu mwishoni mwa mkojo.',
  },
  hookworm: {
    name: 'Minyoo ya safura',
    aliases: ['hookworm', 'safura', 'ancylostomiasis'],
    about:
      'Minyoo midogo ya utumbo inayoingia kupitia miguu isiyo na viatu na kunyonya damu, hivyo mtu hupauka na kuchoka.',
  },
  ascariasis: {
    name: 'Minyoo mviringo',
    aliases: ['ascariasis', 'roundworm', 'minyoo ya tumbo', 'Ascaris'],
    about:
      'Minyoo mikubwa ya utumbo kutoka kwenye mikono na chakula kichafu. Ikiwa mingi inaweza kuziba utumbo wa mtoto.',
  },
  enterobiasis: {
    name: 'Minyoo midogo ya njia ya haja kubwa',
    aliases: ['enterobiasis', 'pinworm'],
    about: 'Minyoo midogo sana huwasha sehemu ya haja kubwa usiku na huambukizana kati ya watoto.',
  },
  strongyloidiasis: {
    name: 'Minyoo ya Strongyloides',
    aliases: ['strongyloidiasis', 'Strongyloides stercoralis infection'],
    about:
      'Minyoo midogo inayoingia kupitia ngozi na kukaa kwa miaka mingi: tumbo kuuma na mistari inayowasha kwenye ngozi. Ni hatari kinga ikiwa dhaifu.',
  },
  taeniasis: {
    name: 'Tegu',
    aliases: ['taeniasis', 'tapeworm', 'minyoo ya tegu'],
    about: 'Mnyoo mrefu bapa wa utumbo kutoka kwenye nyama isiyoiva vizuri. Vipande vyeupe hutoka kwenye choo.',
  },
  neurocysticercosis: {
    name: 'Tegu wa nguruwe kwenye ubongo',
    aliases: ['neurocysticercosis', 'cysticercosis'],
    about: 'Viluwiluwi vya tegu wa nguruwe vilivyo kwenye ubongo; mara nyingi huleta kifafa kinachoanza ukubwani.',
  },
  hydatid_disease: {
    name: 'Uvimbe wa maji wa tegu wa mbwa',
    aliases: ['hydatid disease', 'cystic echinococcosis'],
    about:
      'Vifuko vya maji vya tegu wa mbwa vinavyokua polepole, hasa kwenye ini au pafu, kwa watu wanaoishi na mbwa na mifugo.',
  },
  lymphatic_filariasis: {
    name: 'Matende na mabusha',
    aliases: ['lymphatic filariasis', 'matende', 'elephantiasis', 'ugonjwa wa matende'],
    about:
      'Minyoo inayoenezwa na mbu huziba njia za limfu, hivyo miguu, mikono au mfuko wa korodani huvimba kwa kudumu.',
  },
  onchocerciasis: {
    name: 'Usubi (upofu wa mto)',
    aliases: ['onchocerciasis', 'river blindness', 'usubi', 'upofu wa mto'],
    about:
      'Minyoo inayoenezwa na nzi weusi wadogo karibu na mito yenye kasi: kuwashwa sana, vinundu chini ya ngozi, na polepole upofu.',
  },
  loiasis: {
    name: 'Minyoo ya jicho ya Loa loa',
    aliases: ['loiasis', 'African eye worm', 'Loa loa'],
    about:
      'Mnyoo unaoenezwa na nzi wa porini, unaotembea chini ya ngozi na kuleta uvimbe unaopita; wakati mwingine huonekana ukivuka jicho.',
  },
}
