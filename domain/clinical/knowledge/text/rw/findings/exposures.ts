import type { EXPOSURE_FINDINGS } from '#domain/clinical/knowledge/findings/exposures.ts'
import type { FindingText } from '#domain/clinical/knowledge/text/finding-text.ts'

export const EXPOSURE_FINDINGS_RW: Partial<Record<keyof typeof EXPOSURE_FINDINGS, FindingText>> = {
  mosquito_area: {
    label: 'Atuye ahari imibu myinshi (malariya)',
    question: 'Utuye cyangwa wavuye ahari malariya nyinshi?',
    phrases: ['(imibu|umubu) ~ (nyinshi|myinshi)', 'nta nzitiramibu', '(ntarara|tutarara|sindara) ~ nzitiramibu'],
  },
  travel: {
    label: 'Urugendo',
    question: 'Waba waragiye mu rugendo mu byumweru bishize?',
    phrases: [
      '(rugendo|urugendo) ~ (mvuye|avuye|nagiye|yagiye|nari|yavuye|navuye|aherutse)',
      '(mvuye|avuye|yavuye|navuye|aherutse kuva|turutse) ~ (bugande|congo|kongo|tanzaniya|kenya|uburundi|burundi|hanze yigihugu|mahanga)',
    ],
  },
  contact_tb: {
    label: "Yabanye n'urwaye igituntu",
    question: "Wabanye n'urwaye igituntu?",
    phrases: [
      'urwaye igituntu',
      'umurwayi wigituntu',
      '{person} ~ {ill} igituntu',
      '(mbana|tubana|abana|turabana|twabanaga|yabanaga) ~ ({ill} igituntu|urwaye igituntu|umurwayi igituntu)',
      '({person}|umuntu|urugo) ~ (urwaye igituntu|wakoroye igihe kirekire)',
      '(urwaye|arwaye|umurwayi) igituntu',
      '(nyina|umugabo|umugore|umuntu|uwo|papa|mama) ~ (bamusanganye|yasanganywe|bamusanzemo) igituntu',
      'tubana ~ igituntu',
      '{person} ~ (fite|afite|ufite) igituntu',
      '(mbana|tubana|abana|turabana|twabanaga|yabanaga|duturanye|tuba) ~ (mukuru wanjye|murumuna wanjye|umugabo wanjye|umugore wanjye|papa wanjye|mama wanjye|umuvandimwe wanjye|umuturanyi) (urwaye|arwaye) igituntu',
      '({person}|umugabo wanjye|umugore wanjye|nyina) ~ (avurwa igituntu|yavuwe igituntu|yivuza igituntu|aravurwa igituntu|afata imiti igituntu)',
    ],
  },
  contact_meningitis: {
    label: "Guhura n'urwaye mugiga",
    question: "Wahuye n'umuntu urwaye mugiga?",
    phrases: ['(urwaye|umurwayi|{ill}|hari) ~ (mugiga|méningite|meningite)', 'mugiga ~ (ishuri|baturanyi|hafi yacu)'],
  },
  mother_with_hiv: {
    label: 'Nyina abana na virusi itera sida',
    question: "Nyina w'umwana abana na virusi itera SIDA?",
    phrases: [
      '(nyina|mama we|umubyeyi we) ~ (virusi itera sida|vih|sida)',
      '(nabyaye|ndonsa|umubyeyi|{child}) mfite (virusi itera sida|hiv|vih)',
      '{born} umubyeyi ~ (hiv|vih|virusi itera sida|sida)',
      'umwana ~ umubyeyi ufite (hiv|vih|sida)',
    ],
  },
  contact_sick: {
    label: 'Abandi na bo barwaye',
    question: 'Hari abandi barwaye nka we?',
    phrases: [
      '(abandi|bagenzi|abana bandi|undi) ~ (barwaye|barishimagura|yarwaye|barwara|bararwaye)',
      '(abandi bana|abandi|mu rugo bose|murugo|bagenzi|baturanyi|abo mu rugo|umuryango wose|bavandimwe) ~ (barwaye nkibi|barwaye|bafite ibimenyetso|nkibi|bararwaye|rwaye|barahitwa|barakorora|bafite nkibi)',
      '(mukuru we|murumuna we|abandi bo mu rugo|abandi) ~ (barabifite|arabifite|yari abirwaye|barabirwaye|barwaye|bararwaye|arwaye)',
    ],
  },
  contact_chickenpox_measles: {
    label: "Guhura n'urwaye iseru cyangwa ibihara",
    question: "Wahuye n'umuntu urwaye iseru cyangwa ibihara?",
    phrases: ['(undi|abandi|umuturanyi|ishuri) ~ ({ill} iseru|{ill} ibihara)'],
  },
  contact_plague: {
    label: "Guhura n'urwaye icyorezo cya peste",
    question: 'Hari umuntu hafi yawe warwaye peste?',
    phrases: ['peste'],
  },
  missed_dialysis: {
    label: 'Gusiba dialyse',
    question: 'Wasibye dialyse?',
    phrases: ['(yasibye|nasibye|gusiba) ~ dialyse', 'dialyse ~ (yayisibye|nayisibye)'],
  },
  contact_haemorrhagic_fever: {
    label: "Yahuye n'urwaye ebola cyangwa marburg",
    question: "Wahuye n'umuntu urwaye ebola cyangwa marburg?",
    phrases: [
      'urwaye ebola',
      'umurwayi wa ebola',
      'urwaye marburg',
      'umurwayi wa marburg',
      'yapfuye ebola',
      'yazize ebola',
      'yazize marburg',
      '(ebola|marburg|malburg) ~ (urwaye|umurwayi|wazize|yazize|wishwe|yapfuye|yishwe|gushyingura|yitaye|nitaye|wapfuye|yahuye|nahuye|rwaye|umurambo|kuvura|navuye|yakoze ku)',
      '(gushyingura|umurambo) ~ (ebola|marburg|wazize ebola|wazize marburg)',
    ],
  },
  contact_cholera: {
    label: 'Kolera hafi',
    question: 'Aho utuye hari kolera?',
    phrases: ['(kolera|cholera|korera) ~ (baturanyi|hafi yacu|mudugudu|aho ntuye|hatuye)'],
  },
  unsafe_water_food: {
    label: 'Amazi cyangwa ibiryo bibi',
    question: 'Wanyoye amazi adatetse cyangwa wariye ibiryo byaraye?',
    phrases: [
      '(ibiryo|inyama|ibyo kurya) (zaraye|byaraye|byangiritse|zangiritse|byapfuye)',
      'amazi (adatetse|yo mu mugezi|yo mu gishanga|mabi)',
      '(amazi) ~ (igishanga|adatetse|adatunganyije|mabi|umugezi|ibinamba|ikiyaga|imvura adatetse)',
      '(ibiryo|inyama|amafi|ibyo kurya) ~ (zaraye|byaraye|byangiritse|zangiritse|byapfuye|zaboze|bihumanye|byanduye|byagaze|zagaze)',
    ],
  },
  raw_milk: {
    label: 'Amata adatetse',
    question: 'Unywa amata adatetse?',
    phrases: ['amata (adatetse|adatogosheje|mabisi)', 'amata ~ (adatetse|adatogosheje|mabisi|atatetse|inshyushyu)'],
  },
  livestock_contact: {
    label: 'Amatungo',
    question: 'Worora inka, ihene cyangwa intama?',
    phrases: [
      '(norora|yorora|korora|yoroye|noroye) (inka|ihene|intama|ingurube)',
      '(norora|yorora|noroye|yoroye|korora|mworozi|umworozi|aragira|ndagira|ragira) ~ (inka|ihene|intama|ingurube|amatungo|inkoko)',
      'umworozi',
      '(mbaga|abaga|kubaga) ~ (inka|ihene|amatungo)',
    ],
  },
  freshwater_contact: {
    label: "Kwoga mu mazi y'ikiyaga",
    question: 'Woga cyangwa ukorera mu kiyaga, mu mugezi cyangwa mu gishanga?',
    phrases: [
      '(koga|yoga|noga) ~ (ikiyaga|kiyaga|umugezi|igishanga|gishanga)',
      '(umurobyi|kuroba)',
      '(koga|yoga|noga|yogera|nogera|twogera|akunda koga) ~ (kiyaga|ikiyaga|mugezi|umugezi|igishanga|gishanga|mu muceri)',
      '(kuroba|umurobyi|umuceri|mpinga umuceri|ahinga umuceri) ~ (igishanga|gishanga|ikiyaga|mpinga|ahinga)',
    ],
  },
  rodents_flood: {
    label: 'Imbeba, umwuzure cyangwa amazi yanduye',
    question: "Wahuye n'imbeba, umwuzure cyangwa amazi yanduye?",
    phrases: ['(umwuzure|imyuzure)', 'imbeba ~ (nyinshi|mu nzu)'],
  },
  tick_or_fly_bites: {
    label: "Yariwe n'uburondwe cyangwa isazi ya tsetse",
    question: "Wariwe n'uburondwe, umusambi cyangwa isazi ya tsetse?",
    phrases: ['(uburondwe|ikirondwe|ibirondwe|tsetse|isazi ya tsetse|burondwe)'],
  },
  walks_barefoot: {
    label: 'Kugenda nta nkweto',
    question: 'Ugenda nta nkweto?',
    phrases: [
      '(kugenda|ngenda|agenda|tugenda) ~ (nta nkweto|ibirenge bisa|atambaye inkweto|ntambaye inkweto)',
      'nta nkweto',
      '(ntambaye|atambaye) inkweto',
    ],
  },
  smoke_indoors: {
    label: 'Umwotsi mu nzu',
    question: 'Muteka mu nzu irimo umwotsi?',
    phrases: ['(dutekera|ntekera|atekera|guteka) ~ (inkwi mu nzu|umwotsi|mu nzu inkwi)'],
  },
  dust_or_chemical_work: {
    label: "Akazi k'umukungugu cyangwa imiti",
    question: 'Ukora akazi karimo umukungugu cyangwa imiti?',
    phrases: ['(nkora|akora|akazi) ~ (kirombe|ikirombe|mine|kariyeri|umukungugu|sima)'],
  },
  new_medicine: {
    label: "Umuti mushya mbere y'uko bitangira",
    question: "Watangiye umuti mushya mbere y'uko bitangira?",
    phrases: [
      '(umuti|imiti) (mushya|mishya)',
      '(nyuma yo gufata|amaze gufata|maze gufata) ~ (umuti|imiti|cotrimoxazole|bactrim|ibinini)',
      '(nafashe|yafashe|maze gufata|amaze gufata) (bactrim|cotrimoxazole|amoxicilline|pénicilline)',
      'nyuma (gufata|kunywa) umuti',
    ],
  },
  recent_antibiotics: {
    label: 'Antibiyotike vuba aha',
    question: 'Uherutse gufata antibiyotike?',
    phrases: ['(antibiyotike|antibiotique|antibiotiques|amoxicilline|amoxicillin)'],
  },
  nsaid_use: {
    label: 'Ibuprofeni na diclofenac',
    question: 'Ufata ibuprofeni, diclofenac cyangwa aspirine?',
    phrases: [
      'ibuprofeni',
      'diclofenac',
      'diklofenake',
      'aspirine',
      'ibuprofene',
      '(ibuprofen|ibuprofène|ibuprofene|diclofenac|diclofénac|aspirin|aspirine|indocid|indometacine|brufen)',
    ],
  },
  steroid_use: {
    label: 'Imiti ya corticoïde',
    question: 'Ufata prednisolone cyangwa indi corticoïde?',
    phrases: ['(prednisolone|corticoïdes|corticoides|dexamethasone|prednisone) ~ (mfata|afata|fata|kunywa)'],
  },
  tb_treatment: {
    label: "Afata imiti y'igituntu",
    question: "Ufata imiti y'igituntu?",
    phrases: ['(imiti yigituntu|imiti igituntu) ~ (mfata|afata|fata|kunywa|yatangiye|natangiye|ndi|ari)'],
  },
  art_recently_started: {
    label: 'Aherutse gutangira imiti ya VIH',
    question: 'Uherutse gutangira imiti ya VIH?',
    phrases: [
      '(natangiye|yatangiye|aherutse gutangira|mperutse gutangira) ~ (arv|imiti ya sida|imiti igabanya ubukana)',
    ],
  },
  missed_medicines: {
    label: 'Yabuze imiti',
    question: 'Waretse gufata imiti yawe?',
    phrases: [
      '(yarabuze|yabuze|nabuze|narabuze|yaretse|yararetse|naretse|yahagaritse|nahagaritse) ~ (imiti|umuti)',
      '(imiti|umuti) ~ (yarangiye|yashize|yamushiranye)',
      '(imiti|umuti|miti) ~ (sinkifata|ntakiyifata|sinkiyifata|yayiretse|nayiretse|yahagaritse|nahagaritse|yanshiranye|yamushiranye|ntafata neza|yasibye|nasibye|nararetse|ntayinywa|sinyinywa|yanze gufata|adafata|ntiyafashe|asiba|nsiba|ntakifata)',
      'sinkifata imiti',
      '(ntafata|atafata|ntanywa|atanywa|adafata|sinkifata|ntagifata|ntakifata|ntarafata) (imiti|umuti|arv|igabanya ubukana|imiti igabanya)',
      '(nataye|yataye|naretse|yaretse|narambiwe|yarambiwe|sinkinywa|ntakinywa) ~ (imiti|umuti)',
      '(imiti|umuti|ibinini) ~ (yaranshiranye|yaramushiranye|byaranshiranye|byaramushiranye|yaranshizeho|yaramushizeho|nayijugunye|yarayijugunye)',
      '(imiti umuvuduko|imiti yumuvuduko|imiti diyabete|imiti yisukari|imiti sida|imiti ya sida|imiti igicuri|imiti yigicuri|imiti igabanya ubukana|imiti igituntu) ~ (yaranshiranye|yaramushiranye|yanshiranye|yamushiranye|narayiretse|yarayiretse|sinyifata|ntayifata|sinkiyifata|ntakiyifata|nabuze|yabuze|ntafata|simperuka)',
      '(simfata|sinfata|sinanywa|sinywa|sindafata|siniyitera) (imiti|umuti|arv|ibinini)',
    ],
  },
  stress_or_loss: {
    label: 'Umuhangayiko ukabije cyangwa ibibazo',
    question: "Uherutse guhura n'ibibazo, umuhangayiko cyangwa kubura uwawe?",
    phrases: [
      '(umuhangayiko|stress|sitiresi)',
      'ibibazo byinshi ~ (mfite|afite|mu rugo|umuhangayiko)',
      'ibibazo ~ (urugo|umuryango|amafaranga|akazi)',
      '(natakaje|yatakaje|nabuze|yabuze|nirukanwe) akazi',
      '(natandukanye|yatandukanye|natandukana|gutandukana|twatandukanye) ~ (umugabo|umugore|umukunzi)',
      'amakimbirane',
    ],
  },
  trauma_event: {
    label: 'Ihohoterwa, jenoside cyangwa ikindi cyago',
    question: 'Waba waraciye mu ntambara, jenoside, ihohoterwa cyangwa impanuka bikiguhungabanya?',
    phrases: [
      '(jenoside|intambara) ~ (narokotse|yarokotse|warokotse|nabonye|ibyo|nacitse|yacitse|byambayeho)',
      'bitwaje (intwaro|imbunda)',
      '(twakoze|nakoze|yakoze) impanuka ~ (ndikanga|nikanga|sinsinzira|ndarota)',
    ],
  },
  heat_exertion: {
    label: 'Ubushyuhe cyangwa imirimo ku zuba',
    question: 'Wakoze imirimo ivunanye ku zuba ryinshi?',
    phrases: ['(izuba|zuba) ~ (yakoze|nakoze|yiriwe|niriwe|umurimo|ahinga|guhinga)'],
  },
  daycare_school: {
    label: 'Ari mu irerero cyangwa mu ishuri',
    question: 'Umwana ajya mu irerero cyangwa mu ishuri?',
    phrases: ['(irerero|crèche|gardienne)'],
  },
  not_immunised: {
    label: 'Ntiyakingiwe',
    question: 'Ntiyakingiwe?',
    phrases: [
      'ntiyakingiwe',
      'ntarakingirwa',
      'ntiyigeze akingirwa',
      '(ntarakingirwa|ntiyakingiwe|atarakingirwa|ntakingiye|ntiyigeze akingirwa|adakingiye|ntiyakingijwe|ntarakingizwa)',
      'inkingo ~ (ntiyazifashe|yasibye|ntarazifata|zitaruzura|atarazifata|atarangije|ntiyarangije|abura|yabuze|ntizuzuye)',
    ],
  },
  immunised: {
    label: 'Yarakingiwe',
    question: 'Yarakingiwe byose?',
    phrases: [
      'yakingiwe byose',
      'yarakingiwe',
      'inkingo zose',
      'inkingo ~ (zose|yarazifashe|yazifashe|zuzuye|byuzuye|yarangije)',
      '(yakingiwe|arakingiye|yarakingiwe|akingiye) ~ (byose|byuzuye|inkingo|neza)',
    ],
  },
  sun_exposure: {
    label: 'Izuba ryinshi',
    question: 'Wamaze igihe ku zuba?',
    phrases: [
      '(nagiye|ngiye|agiye|yagiye|nirutse|nakoze|akora|nkora|nkinira|akinira|yicaye|nicaye|namaze|ndi) zuba',
      'izuba ~ (ryinshi|ryantwitse|ryamutwitse|umunsi wose|igihe kinini|riyongera|birushaho)',
      '(nariwe|yariwe|bariwe) nizuba',
      'izuba ~ (ryandiye|ryamuriye|ryankubise|ryamukubise)',
      '(natwitswe|yatwitswe|twatwitswe|batwitswe) ~ izuba',
    ],
  },
  contact_irritant: {
    label: 'Ikintu gikomeretsa uruhu (isabune, sima, amavuta)',
    question: 'Uruhu rwakoze ku isabune, sima, amavuta mashya cyangwa ibindi?',
    phrases: [
      '(omo|amasabune|isabune|javel|acide) ~ (intoki|uruhu|{itch}|{spots}|ibiganza)',
      '(amaherena|amavuta mashya|parufe|nisize|yisize) ~ ({itch}|{spots})',
      'nkoresha sima',
      '(nairobi fly|nairobi flies)',
      '(agasimba|agakoko|akamatirizi|udukoko) ~ (kankozeho|kamukozeho|nakimeneye|namennye|nakandiye ku ruhu)',
    ],
  },
}
