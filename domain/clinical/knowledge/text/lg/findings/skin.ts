import type { SKIN_FINDINGS } from '#domain/clinical/knowledge/findings/skin.ts'
import type { FindingText } from '#domain/clinical/knowledge/text/finding-text.ts'

export const SKIN_FINDINGS_LG: Partial<Record<keyof typeof SKIN_FINDINGS, FindingText>> = {
  rash: {
    label: 'Obutulututtu',
    question: 'Olina obutulututtu ku mubiri?',
    phrases: [
      'obutulututtu',
      'ebitulututtu',
      'ebutulututtu',
      '{spots}',
      'embalabe',
      'olususu (lumyuse lwonna|luliko obutulututtu)',
      '(amabala|mabala|ebibala|bibala) (amamyufu|mamyufu|amatono|ebimyufu|bimyufu|{red})',
      '(kubutuka|wabutuka|wabutuse|wabutukidde|mubutuse|babutuse)',
      '(ebibala|ekibala|bibala|ebbala) ~ (ebisiiwa|kisiiwa|bisiiwa|ekisiiwa)',
      '(akatundu|katundu|ekifo|kifo) {red}',
      '(akatundu|katundu) (akamyufu|kamyufu)',
    ],
  },
  itching: {
    label: 'Okusiiyibwa',
    question: 'Omubiri gukusiiwa?',
    phrases: ['{itch}', 'zimusiiwa', 'kinsiiwa', 'bunsiiwa', 'busiiwa', 'zisiiwa'],
  },
  itching_worse_at_night: {
    label: 'Okusiiyibwa ennyo ekiro',
    question: 'Osiiyibwa nnyo ekiro?',
    phrases: ['{itch} ~ ekiro', '{itch} ~ {night}'],
  },
  itching_generalised: {
    label: 'Okusiiyibwa omubiri gwonna',
    question: 'Osiiyibwa omubiri gwonna?',
    phrases: ['{itch} omubiri gwonna', 'omubiri gwonna {itch}', 'omubiri ~ {itch} gwonna'],
  },
  pustules: {
    label: 'Obutulututtu obulimu amasira',
    question: 'Obutulututtu bulimu amasira?',
    phrases: ['{spots} ~ amasira', '{spots} ~ {pus}'],
  },
  vesicles: {
    label: 'Obutulututtu obulimu amazzi',
    question: 'Obutulututtu bulimu amazzi?',
    phrases: ['{spots} ~ amazzi', '{spots} obulimu amazzi', 'kawaali', 'namusuna', 'nnamusuna'],
  },
  bullae: {
    label: 'Amabbabba',
    question: 'Olususu luliko amabbabba?',
    phrases: [
      'amabbabba',
      'ebbabba',
      '(akatulututtu|ekitulututtu) kinene',
      '(ensawo|nsawo|obusawo) zamazzi',
      '(ensawo|nsawo) ezirimu amazzi',
      '{burnt} ~ (ensawo|amabbabba|ebbabba)',
    ],
  },
  honey_crusts: {
    label: 'Amabwa agaliko ebikuta bya kyenvu',
    question: 'Amabwa galiko ebikuta bya kyenvu?',
    phrases: [
      '{sore} ~ (ekikuta|ebikuta|bikuta|kikuta)',
      '(ekikuta|ebikuta) kyenvu',
      '{spots} ~ (ebikuta|bikuta) kyenvu',
      '{spots} {pus} ~ (ebikuta|bikuta)',
    ],
  },
  ring_shaped_rash: {
    label: 'Ebigguuna',
    question: 'Olina ekigguuna ekyetooloovu?',
    phrases: ['ekigguuna', 'ebigguuna', 'ekiguuna', 'ebiguuna', 'oluwumu'],
  },
  hair_loss: {
    label: 'Enviiri ziggwaako',
    question: 'Enviiri ziggwaako?',
    phrases: [
      'enviiri (ziggwaako|zivaako|ziva)',
      '(enviiri|nviiri) (zivuddeko|ziweddeko|zivaako|ziggwaako|ziggwaamu|zikuunyuka)',
    ],
  },
  hives: {
    label: 'Ebigalagamba (urticaria)',
    question: 'Olususu luzimba bitundu bitundu ne lusiiwa?',
    phrases: [
      'ebisente',
      'ebiyiteeyite',
      'urticaria',
      'hives',
      '(omubiri|mubiri) ~ (abutuse|gubutuse|gumbutuse|gubutukidde|gubutuka|butuse)',
      '(abutuse|butuse|mbutuse) (omubiri|mubiri)',
      '(ebizimba|bizimba) (ebisiiwa|bisiiwa) ~ (bijja|bigenda)',
      '(bwambutuka|bwamubutuka|bumbutuse|bumubutuse|bubutuse) {body}',
    ],
  },
  skin_detachment: {
    label: 'Olususu lususumbuka',
    question: 'Olususu lususumbuka?',
    phrases: [
      'olususu lususumbuka',
      'olususu luvaako',
      'olususu ~ susumbuka',
      '{skin} ~ (susumbuka|luvaako|lususumbuka|lubambuka|lubambuse|lususumbuse)',
      '{skin} ~ (luvuddeko|luyubuse|luyubuka|lwayubuse)',
    ],
  },
  skin_peeling_with_mucosal_lesions: {
    label: "Olususu lususumbuka n'amabwa mu kamwa oba amaaso (Stevens-Johnson)",
    question:
      "Olususu lulina amalengedde oba lususumbuka, nga waliwo n'amabwa mu kamwa, mu maaso oba mu bitundu by'ekyama?",
    phrases: [
      'olususu lususumbuka ~ amabwa kamwa',
      'stevens-johnson',
      'stevens johnson syndrome',
      'mucosal erosions',
      'toxic epidermal necrolysis',
    ],
  },
  petechiae: {
    label: "Obutonnyeze bw'omusaayi mu lususu (petechiae)",
    question: "Waliwo obutonnyeze obumyufu obutavaawo ng'onyize?",
    phrases: ['petechiae', 'petechial', 'petechial rash', '(obutonnyeze|butonnyeze) {blood}'],
  },
  purpura: {
    label: "Amabala g'omusaayi mu lususu (purpura)",
    question: "Waliwo amabala aga kakobe agatavaawo ng'onyize?",
    phrases: [
      'purpura',
      'purpuric',
      'palpable purpura',
      'purpuric rash',
      '(amabala|ebibala|bibala|mabala) (kakobe|kikobe|gomusaayi|gamusaayi|agomusaayi|byomusaayi|ebyomusaayi)',
    ],
  },
  non_blanching_rash: {
    label: "Obutulututtu obutavaawo ng'onyize",
    question: "Obutulututtu busigalawo ng'onyizizza egiraasi?",
    phrases: [
      'non-blanching rash',
      'nonblanching rash',
      'non blanching rash',
      'does not blanch',
      '{spots} ~ (obutavaawo|tebuvaawo|tebivaawo)',
      '(obutonnyeze|butonnyeze|{spots}|amabala|mabala) ~ (obutagenda|butagenda|tebugenda|agatagenda|tegagenda|obutavaawo|tebuvaawo) (onyizeeko|onyizaako|onyigako|nyizeeko|nnyizeeko|onyize)',
    ],
  },
  rash_on_face: {
    label: 'Obutulututtu mu maaso',
    question: 'Obutulututtu buli mu maaso?',
    phrases: [
      '{spots} ~ (feesi|ffeesi|kyenyi|bwenyi)',
      '{spots} mu maaso',
      'embalabe',
      '{spots} {face}',
      '{spots} (okwetooloola|kwetooloola) (akamwa|omumwa|kamwa|mumwa)',
      '(okwetooloola|kwetooloola) (akamwa|omumwa|kamwa|mumwa) ~ {spots}',
      '(amatama|matama|{face}) ~ {spots}',
      '({face}|matama|amatama) ~ (amabala|mabala|ebibala)',
      '{spots} ~ (ekyenyi|kyenyi)',
    ],
  },
  rash_hands_webs: {
    label: "Obutulututtu wakati w'engalo",
    question: "Obutulututtu buli wakati w'engalo?",
    phrases: ['({spots}|{itch}) ~ (wakati wengalo|engalo)', 'olukuku', 'obuwere'],
  },
  rash_nappy: {
    label: 'Okumyuka awabeera napi',
    question: 'Omwana amyukiridde awabeera napi?',
    phrases: [
      '(napi|nappy|pampa|kabina) ~ (myukiridde|myuse|amyuse|kumyuka|{spots}|okumyuka)',
      '(amyukiridde|amyuse|{spots}) ~ (kabina|napi|nappy|pampa)',
      '({spots}|{red}|mumyuse|wamyuse) mbalakaso ~ (nappy|pampa|napi)',
      '(pampa|nappy|napi) ~ (wamyuse|mumyuse|wayokya|wookezza|emwokezza|yamwokezza|eyokezza)',
    ],
  },
  measles_rash: {
    label: 'Olukusense (mulangira)',
    question: 'Omwana alina olukusense?',
    phrases: ['olukusense', 'mulangira', 'lukusense'],
  },
  deep_firm_pocks: {
    label: 'Obutulututtu obukakanyavu obwa munda (mpox)',
    question:
      "Waliwo obutulututtu obukakanyavu obwa munda, bwonna nga bufaanagana, ne mu maaso, mu bibatu oba mu bitundu by'ekyama?",
    phrases: ['mpox', 'monkeypox', 'umbilicated pustules', 'deep-seated pustules', 'firm pustules'],
  },
  warts: { label: 'Ensundo', question: 'Olina ensundo?', phrases: ['ensundo', 'ensuundo', 'warts'] },
  pale_patch_numb: {
    label: 'Ebbala erisiiwuufu eritawulira (ebigenge)',
    question: "Waliwo ebbala erisiiwuufu w'atawulira ng'okutteko?",
    phrases: [
      'ebbala ~ teriwulira',
      'ebigenge',
      'anaesthetic patch',
      'anesthetic patch',
      'numb patch',
      'hypopigmented anaesthetic patch',
      '(ebbala|bbala|amabala|mabala) ~ (teritawulira|eritawulira|litawulira|teriwulira|tegawulira|agatawulira)',
      '(ebbala|amabala|ebibala|bibala) ~ (ebitawulira|bitawulira|tebiwulira|tebiwulira bulumi|tewawulira)',
    ],
  },
  pale_patches: {
    label: 'Amabala ameeru ku lususu',
    question: 'Olina amabala ameeru ku lususu?',
    phrases: [
      '(amabala|ebbala|ebibala) ~ (meeru|ameeru|eryeru|byeru|njeru)',
      'ebbala eryeru',
      'amabala ameeru',
      '(ebisente|bisente|amabala|mabala|ebibala|bibala) (byeru|meeru|ameeru|ebyeru)',
      '({skin}|{body}|{chest}|{back}) ~ (amabala|mabala|ebibala) {white}',
    ],
  },
  skin_abscess: {
    label: 'Ejjute',
    question: 'Olina ejjute?',
    phrases: [
      'ejjute',
      'amayute',
      'ekizimba ~ amasira',
      '{lump} ~ {pus}',
      '{lump} ~ (kyengedde|kyengera|lyengedde|kirimu amasira|kabina {pus})',
      '(ejjute|jjute|ebbwa) ~ (lyengedde|limmeze|limeze|lizimbye)',
    ],
  },
  skin_warm_red_painful: {
    label: 'Olususu lumyuse, lwokya era luluma',
    question: 'Olususu lumyuse, lwokya era luluma?',
    phrases: [
      'olususu (lumyuse|lumyufu) ~ ({pain}|lwokya)',
      'olususu lwokya ~ {pain}',
      '{skin} ({red}|{burning}) ~ {pain}',
      '({leg}|{arm}|{foot}|{skin}) ({red}|kumyuse) ({burning}|{pain})',
      '{skin} (wokugulu|lwokugulu|lwekigere) {red} {burning}',
    ],
  },
  skin_pain_out_of_proportion: {
    label: "Obulumi bw'olususu obusukka ku birabika",
    question: 'Obulumi businga nnyo ku birabika ku lususu?',
    phrases: ['necrotising fasciitis', 'necrotizing fasciitis', 'skin pain out of proportion'],
  },
  crepitus_skin: {
    label: "Olususu luwulirwamu omukka ng'olunyize (crepitus)",
    question: "Olususu luwulirwa nga lulimu omukka ng'olunyize?",
    phrases: ['subcutaneous crepitus', 'skin crepitus', 'crepitus of the skin', 'gas gangrene'],
  },
  skin_ulcer: {
    label: 'Ebbwa eritawona',
    question: 'Olina ebbwa eritawona?',
    phrases: ['{sore} ~ (eritawona|teriwona|litawona|tekiwona|agatawona|tegawona|ekitawona|lwawo)'],
  },
  gangrene: {
    label: 'Ekigere oba olugalo bivunze',
    question: 'Ekigere oba olugalo bivunze?',
    phrases: [
      'ekigere kivunze',
      'olugalo luvunze',
      'ekigere ~ kivunze',
      'olugalo ~ luvunze',
      'okugulu kuvunze',
      '{finger} ~ (luvunze|zivunze|lufudde|luvunda)',
      '{foot} ~ (kivunze|bivunze|kifudde|kivunda)',
      '{leg} ~ (kuvunze|kuvunda)',
      '({finger}|{foot}|obugere|obugalo|akagere|bugere) ~ {black} (wunya|kiwunya|buwunya|biwunya|luwunya)',
      '(obugere|obugalo|bugere|bugalo) (fuuse|bufuuse|lufuuse) (obuddugavu|buddugavu|{black})',
    ],
  },
  nodules_under_skin: {
    label: "Obuzimba wansi w'olususu",
    question: "Olina obuzimba wansi w'olususu?",
    phrases: ['(obuzimba|ebizimba|ekizimba) ~ wansi wolususu'],
  },
  changing_mole: {
    label: 'Akabala akaddugavu akeekyusa (changing mole)',
    question: 'Waliwo akabala akaddugavu ku lususu akakuze, akakyusizza langi oba akavuddemu omusaayi?',
    phrases: [
      'changing mole',
      'mole bleeding',
      'enlarging mole',
      '(akabala|ebbala|akatulututtu) (akaddugavu|eriddugavu|{black}) ~ (kakula|kagejja|kakyuka|kakyuse|likula|kavaamu omusaayi)',
    ],
  },
  dry_skin: {
    label: 'Olususu olukalu',
    question: 'Olususu lukalu?',
    phrases: [
      'olususu (lukalu|olukalu|lukala|lukaze)',
      '{skin} (lukalu|olukalu|lukala|lukaze)',
      '({finger}|engalo) (zikaze|zikala|nkalu|zaatise)',
      '{finger} (zange|ze|) (zaatise|zikaze|zikala)',
    ],
  },
  thickened_skin: {
    label: 'Olususu lukaluba',
    question: 'Olususu lukaze?',
    phrases: [
      'olususu (lukaze|lukaluba|lukakanyadde|lugezze)',
      '(enkovu|nkovu) (ekula|yakula|ezimbye|ennene|nnene|enkalubo|nkalubo|nkakanyavu|etumbidde)',
      '(waakula|wakula|wamera) (enkovu|nkovu)',
      '(enkovu|nkovu) ~ (ekula|okukula|yeeyongera|ekuze|yakula|egejja)',
    ],
  },
  jigger_lesions: { label: 'Envunza', question: 'Olina envunza?', phrases: ['envunza', 'nvunza'] },
  lice_or_nits: {
    label: 'Ensekere',
    question: 'Olina ensekere?',
    phrases: [
      'ensekere',
      'nsekere',
      '(obuwuka|buwuka) (obweru|bweru|obutono|butono|) (nviiri|enviiri|mutwe|omutwe)',
      '(nviiri|enviiri|mutwe|omutwe) ~ (nsekere|ensekere|amagi gensekere)',
    ],
  },
  abnormal_bleeding: {
    label: 'Okuvaamu omusaayi nga tewali kiwundu',
    question: 'Ovaamu omusaayi mu bibuno, mu nnyindo, mu byenda oba mu lususu nga tewali kiwundu?',
    phrases: [
      '{bleed} nga tewali kiwundu',

      'abnormal bleeding',
      'spontaneous bleeding',
      'mucosal bleeding',
      'bleeding from multiple sites',
      '({nose}|ebibuno) ({nose}|ebibuno) {bleed}',
      '{blood} (guva|gunva|gumuva|gunvaamu|gumuvaamu|guvaamu) {nose} ~ (ebibuno|bibuno|{stool}|{urine})',
      '{bleed} (wonna|buli wamu)',
    ],
  },
  foot_ulcer: {
    label: 'Ebbwa ku kigere',
    question: 'Olina ebbwa ku kigere?',
    phrases: ['{sore} {foot}', '{foot} {sore}', '{foot} (kiriko|kirina|biriko|birina|kulimu|kirimu|kuliko) {sore}'],
  },
  scalp_patch_hair_loss: {
    label: "Amabwa ku mutwe ng'enviiri ziggwaako",
    question: 'Omutwe gulina ebitundu awali enviiri eziweddeko?',
    phrases: [
      '(enviiri|nviiri) ~ (ziggwaako|zivaako|zikuunyuka|ziweddeko) (mutwe|ebitundu|bibangirizi)',
      '(ebikoko|bikoko|ebyetooloovu|ekyetooloovu) ~ enviiri',
      'ebiguuna',
      'ekiguuna',
      '(amabala|ebibala|bibala) ~ (enviiri|nviiri) (zivaako|ziggwaako|ziveeko|zivuddeko)',
      '(amabala|ebibala) ~ ({head}|enviiri)',
      '(enviiri|nviiri) ~ (kifo kimu|ekifo kimu|bifo ebimu|ekyetooloovu)',
    ],
  },
  macular_rash: {
    label: 'Ebimyukirivu ku lususu',
    question: 'Olina ebimyukirivu ku lususu?',
    phrases: ['(ebimyufu|bimyufu|ebimyukirivu) ~ {skin}'],
  },
  rash_feet_toes: {
    label: "Wakati w'obugere wavunda",
    question: "Wakati w'obugere wavunda oba wasiiwa?",
    phrases: [
      'wakati wobugere ~ ({itch}|wavunze|wavunda|wasusumbuka|wayulise|wayatise)',
      '(bugalo|obugalo|obugere|bugere) ~ ({itch}|kinsiiwa|bunsiiwa|wansiiwa|luyubuka|wayubuka)',
      '(obugere|bugere|bugalo|obugalo) ~ {skin} (luyubuka|lususumbuka|luvaako)',
    ],
  },
  easy_bruising: {
    label: 'Afuna enkwagulo mangu',
    question: 'Ofuna enkwagulo nga tokoonye kintu?',
    phrases: ['(enkwagulo|nkwagulo) ~ (bwereere|tekuli|takoonye|sikoonye)'],
  },
  nail_changes: {
    label: 'Enjala ezikyuse',
    question: 'Enjala zikyuse langi oba zivunda?',
    phrases: [
      '(enjala|njala|olwala) (zikyuse|zivunze|zivunda|ziddugadde|lukyuse|luvunze)',
      '(enjala|njala|olwala) ~ (ziddugadde|zikaze|zivunze|zivunda|ziyulika|zimenyeka|ziyulikayulika|zisusumbuka|lumenyeka|{yellow}|lufuuse|lusumbuka)',
    ],
  },
  nail_fold_swelling: {
    label: 'Olwala lwazimba ku bbali',
    question: "Olugalo luzimbye okumpi n'olwala?",
    phrases: [
      '(olwala|enjala|lwala) {swelling}',
      '(njala|enjala|olwala|lwala) ~ (wazimbye|luzimbye|wamyuse|{pus})',
      '(mabbali|ebbali) (gwolwala|golwala|genjala) {swelling}',
    ],
  },
  varicose_veins: {
    label: 'Emisuwa egizimbye ku magulu',
    question: 'Emisuwa gikuzimbye ku magulu?',
    phrases: [
      '(emisuwa|misuwa) (gizimbye|gyazimba|gitunuka|gitunuse) ~ ({legs}|kugulu)',
      '(emisuwa|misuwa) ~ (gifuluma|egifuluma|gifulumye|gizimbye|gitunuse|egizimbye|ebweru|girabika|egirabika) ({leg}|{legs}|mulenge|kugulu|entumbwe)',
      '(emisuwa|misuwa) ~ (entumbwe|ntumbwe|magulu|amagulu)',
    ],
  },
  hyperhidrosis: {
    label: 'Engalo oba ebigere bituuyana nnyo',
    question: 'Engalo, ebigere oba enkwawa zituuyana nnyo?',
    phrases: ['({finger}|{palms}|{foot}|enkwawa) {sweat}'],
  },
  dermatomal_rash: {
    label: "Obulwadde bw'ekisipi",
    question: "Obutulututtu buli ku ludda lumu lwokka nga bukoze ng'omusipi?",
    phrases: [
      '(obulwadde bwekisipi|ekisipi) ~ {spots}',
      'obulwadde bwekisipi',
      '{spots} ~ {one_side} {rib}',
      '({rib}|{back}|{chest}) {one_side} ~ {spots} (obulimu|bulimu) amazzi',
      '({spots}|amabwa|amabbabba) ~ (omusipi|ngomusipi|musipi|ekisipi)',
      '({spots}|amabbabba) ~ {one_side} ({chest}|{back}|{rib}|{abdomen})',
    ],
  },
  scaly_plaques: {
    label: 'Olususu olususumbuka',
    question: 'Olususu lususumbuka oba luliko ebikakampa?',
    phrases: [
      '(ebikakampa|bikakampa|obukakampa|ekikakampa) ~ ({head}|{skin}|mutwe|mubiri|{body})',
      '({head}|mutwe) (gususumbuka|ususumbuka|gusumbuka)',
      '(obukuta|ebikuta|obuwunga|nga buwunga|ngobuwunga|ebyeru) ~ (gususumbuka|lususumbuka)',
      '(dandruff|dandraff)',
      '({spots}|amabala|mabala|ebibala|ekibala) ~ (agasusumbuka|gasusumbuka|ebisusumbuka|bisusumbuka|ekisusumbuka|kisusumbuka)',
      '(ebikakampa|bikakampa) (byeru|ebyeru|{white})',
      '(bisusumbuka|gusumbuka) (ebikakampa|bikakampa)',
      '(ebikuta|bikuta) (byeru|ebyeru) ~ (mutwe|omutwe|nviiri|enviiri)',
    ],
  },
  rash_in_folds: {
    label: 'Obutulututtu mu bigongolo',
    question: "Obutulututtu buli mu nkwawa, mu mbalakaso oba wansi w'amabeere?",
    phrases: [
      '(nkwawa|enkwawa|mbalakaso|embalakaso|kinena|ekinena|wansi wamabeere) ~ ({red}|{itch}|{spots}|wamyuse|mumyuse|wansiiwa|munsiiwa|mumusiiwa|wamusiiwa|mulungujja|walungujja|wavunze|mukutuse|wakutuse)',
      '({spots}|mulungujja) ~ (nkwawa|mbalakaso|wansi wamabeere|kinena)',
      '({neck}|nsingo) ~ (bigongolo|ebigongolo) ({red}|mumyuse)',
    ],
  },
  rash_flexures: {
    label: "Obutulututtu mu nkokola n'emabega w'amaviivi",
    question: "Obutulututtu buli mu bigongolo by'enkokola oba emabega w'amaviivi?",
    phrases: [
      '({itch}|{spots}|{skin}) ~ (bigongolo byenkokola|ebigongolo byenkokola|bigongolo byamaviivi|ebigongolo byamaviivi|emabega wamaviivi|mabega wamaviivi|munda wenkokola)',
      '(eczema|ekizema)',
    ],
  },
  papules: {
    label: 'Obutulututtu obuyimirivu',
    question: 'Waliwo obutulututtu obuyimirivu ku lususu?',
    phrases: ['(obutulututtu|obutulutuutu) ~ (obutono|obukalubo|obukakanyavu|butono)'],
  },
  blackheads: {
    label: 'Embalabe',
    question: "Olina embalabe n'obutonnyeze obuddugavu mu maaso?",
    phrases: [
      '(embalabe|mbalabe) ~ (obutonnyeze|butonnyeze|obuddugavu|buddugavu)',
      '(acne|pimples|black heads)',
      '(embalabe|mbalabe) (zinzijudde|zimujjudde|zinzijuddeko|nnyingi|nyingi)',
    ],
  },
  milk_white_patches: {
    label: "Amabala ameeru ng'amata",
    question: "Waliwo amabala ameeru ng'amata ku lususu?",
    phrases: [
      '(amabala|mabala|ebbala|ebibala|{skin}) ~ {white} (ngamata|nga mata|ddala|ngolupapula)',
      '{skin} (lufuuse|lufuuka|lukyuse|lukyuka|lwafuuka) {white}',
      'vitiligo',
    ],
  },
  rash_on_trunk: {
    label: 'Obutulututtu ku kifuba, olubuto oba omugongo',
    question: 'Obutulututtu buli ku kifuba, ku lubuto oba ku mugongo?',
    phrases: ['({spots}|amabala|mabala|ebibala|bibala|obutono|ebiyiteeyite) ~ ({chest}|{back}|{abdomen})'],
  },
  umbilicated_papules: {
    label: 'Obutulututtu obulina akannya wakati',
    question: 'Waliwo obutulututtu obumasamasa obulina akannya wakati?',
    phrases: [
      '{spots} ~ (akannya|akatuli|kannya|katuli|ekinnya|ekituli|akawompo) wakati',
      '{spots} (obulina|obuliko|obulimu) (akannya|akatuli|kannya)',
      '{spots} ~ (luulu|nga luulu|ngaluulu)',
    ],
  },
  rash_different_stages: {
    label: "Obutulututtu obw'enjawulo omulundi gumu",
    question: "Waliwo obutulututtu, obulimu amazzi n'obukaze omulundi gumu?",
    phrases: [
      '(obumu|obulala|ebimu) (bukaze|bikaze|bwatulise|byatulise|bukala|bulimu amazzi) ~ (obulala|obumu|ebirala|{spots})',
    ],
  },
  rash_extensor: {
    label: "Obutulututtu ku nkokola n'amaviivi ebweru",
    question: "Obutulututtu buli ku nkokola n'amaviivi ebweru?",
    phrases: [
      '({spots}|amabala|mabala|ebikakampa|bikakampa|ebibala|bibala|bisusumbuka) ~ (nkokola|enkokola|maviivi|amaviivi)',
    ],
  },
  rash_palms_soles: {
    label: "Obutulututtu mu bibatu n'ebigere",
    question: 'Obutulututtu buli ne mu bibatu oba ku bigere?',
    phrases: [
      '({spots}|amabala|mabala|ebibala) ~ (bibatu|ebibatu)',
      '{spots} ~ (ngalo nebigere|ngalo ne ku bigere|ngalo bigere)',
    ],
  },
  dark_patches: {
    label: 'Amabala amaddugavu ku lususu',
    question: 'Waliwo amabala amaddugavu ku lususu?',
    phrases: ['(amabala|ebibala|mabala|bibala|ebbala) {black}'],
  },
  creeping_track: {
    label: 'Akalaga akatambula mu lususu',
    question: "Waliwo akalaga akasiiwa akatambula wansi w'olususu?",
    phrases: ['(katambula|akatambula|kitambula|ekitambula) ~ (wansi wolususu|lususu)'],
  },
  flat_topped_purple_itchy: {
    label: 'Obutulututtu bwa kakobe obusiiwa',
    question: 'Waliwo obutulututtu obuseeteevu obwa kakobe obusiiwa?',
    phrases: ['{spots} ~ (kakobe|akakobe|obwakakobe|bwakakobe)'],
  },
  rash_began_on_face: {
    label: 'Obutulututtu bwatandikira mu maaso',
    question: "Obutulututtu bwatandikira mu maaso oba emabega w'amatu?",
    phrases: ['{spots} ~ (bwatandikira|byatandikira) (maaso|{face}|matu)'],
  },
  recurrent_infections: {
    label: 'Endwadde ezikomawo',
    question: "Otera okufuna amayute oba endwadde enfunda n'enfunda?",
    phrases: ['(amayute|mayute) ~ (buli kiseera|enfunda nenfunda|gakomawo|buli mwezi)'],
  },
}
