import type { WordsOfKind } from '#domain/clinical/counseling/text/words-of-language.ts'

export const LG_FOOD = {
  'food.any': "[Limire|Liwe omwana] n'emmere oba awatali mmere, nga bw'oyagala.",
  'food.no_matter':
    "[Osobola okulya n'okunywa nga bulijjo ng'okozesa|Omwana asobola okulya n'okunywa nga bulijjo ng'akozesa] eddagala lino.",
  'food.with_food':
    "[Limire ng'olya oba nga waakamala okulya|Liwe omwana ng'alya oba nga yaakamala okulya], olubuto luleme okuluma.",
  'food.meal_start':
    "[Limire ng'otandika okulya|Liwe omwana ng'atandika okulya]: likola bulungi okusingako, era n'olubuto terutabuka nnyo.",
  'food.empty_stomach':
    "[Limire|Liwe omwana] nga mu lubuto temuli mmere: ng'ebulayo essaawa 1 okulya, oba nga wayiseewo essaawa 2 ng'okulya kuwedde.",
  'food.tb_if_sick':
    '[Bwe likuleetera|Bwe lireetera omwana] okusinduukirirwa emmeeme, buuza omusawo: emmere entono eyinza okuliibwa nalyo. Toyosa ddagala lino.',
  'food.fatty':
    "[Limire|Liwe omwana] n'emmere oba amata, ekisinga obulungi ebirimu amasavu (amata, obuugi obulimu butto, ebinyeebwa, amata g'ebbeere ku mwana ow'ebbeere). Awatali mmere, eddagala erituuka mu musaayi liba ttono, terimala.",
  'food.ivermectin':
    "[Limire|Liwe omwana] n'amazzi nga mu lubuto temuli mmere: tewali kulya mu ssaawa 2 nga terinnamirwa ne mu ssaawa 2 nga limaze okumirwa.",
  'food.no_milk_minerals':
    "Amata, yogaati, eddagala ly'ekirungurira (antacid), eddagala eryongera omusaayi (iron), zinc ne calcium tebikozesebwa mu ssaawa 2 nga lino terinnamirwa ne mu ssaawa 2 nga limaze okumirwa: biriremesa okukola.",
  'food.no_minerals':
    "Eddagala ly'ekirungurira (antacid), eddagala eryongera omusaayi (iron) ne zinc tebikozesebwa mu ssaawa 2 nga lino terinnamirwa ne mu ssaawa 2 nga limaze okumirwa: biriremesa okukola.",
  'food.no_antacid':
    "Eddagala ly'ekirungurira (antacid) terikozesebwa mu ssaawa 2 nga lino terinnamirwa ne mu ssaawa 2 nga limaze okumirwa.",
  'food.dolutegravir_apart':
    "Eddagala eryongera omusaayi (iron), calcium, zinc n'eddagala ly'ekirungurira (antacid) biriremesa okukola. [Limire|Liwe omwana] ng'ebulayo essaawa 2 okumira ebyo, oba nga wayiseewo essaawa 6 ng'ebyo bimaze okumirwa. Iron oba calcium ayinza okumirwa nalyo mu kiseera kye kimu lwokka nga waliwo n'emmere eriibwa.",
  'food.iron':
    "[Limire|Liwe omwana] n'amazzi oba ekibala ng'omucungwa, ekisinga obulungi wakati w'ebiseera by'okulya. Caayi, kaawa n'amata tebinywebwa okuva ng'ebulayo essaawa 1 okulimira okutuusa nga wayiseewo essaawa 2 nga limaze okumirwa. Olubuto bwe luluma, [limire|liwe omwana] n'emmere.",
  'food.less_salt': "Kendeeza omunnyo [gw'olya|gw'owa omwana]: kiyamba eddagala okukola.",
  'food.no_salt_substitute': 'Tokozesa munnyo gwa potassium (“low-sodium salt”) nga tobuuzizza.',
  'food.sugar_meals':
    "Okulya tekwosebwanga ng'eddagala lino limaze okukozesebwa: sukaali w'omu musaayi ayinza okukka ekisukkiridde.",
  'food.with_meal': "[Limire ng'olya|Liwe omwana ng'alya], ekisinga obulungi ku kyenkya.",
  'food.insulin_eat_soon':
    "[Lya nga tewannayita ddakiika 30 ng'empiso emaze okukubwa.|Omwana alye nga tewannayita ddakiika 30 ng'empiso emaze okukubwa.] Bwe waba tewali mmere, sooka obuuze ng'empiso tennakubwa.",
  'food.before_food':
    'Emmere emalamu eddagala lino amaanyi: [lya|omwana alye] nga wayiseewo eddakiika 30 nga limaze okumirwa.',
  'food.diarrhoea_feed_on':
    "[Weeyongere okulya|Weeyongere okuliisa n'okuyonsa omwana], emmere entono emirundi mingi. Tokozesa sooda wadde ebyokunywa ebirala ebiwoomerera mu kifo kya ORS.",
  'food.rutf':
    "[Lya emmere eno ey'eddagala (RUTF) nga tonnalya mmere ndala, era ginywereko amazzi amayonjo mangi.|Sooka oyonse omwana, olyoke omuwe emmere eno ey'eddagala (RUTF), olyoke omuwe emmere endala. Muwe n'amazzi amayonjo mangi.]",
  'food.after_food_mouth': "[Likozese|Liwe omwana] ng'okulya oba okunywa amata kuwedde, lisobole okusigala mu kamwa.",
  'food.water_plenty': '[Nywa|Wa omwana] amazzi mangi olunaku lwonna.',
  'food.no_alcohol_now':
    "Omwenge tegunywebwa ng'eddagala lino likozesebwa, n'okumala ennaku 2 nga liwedde: guleetera omuntu okulwala ennyo.",
  'food.no_alcohol_sleepy': 'Omwenge tegunywebwa nalyo: byombi wamu bireetera omuntu otulo otuyitiridde.',
  'food.no_alcohol_liver': 'Omwenge tegunywebwa nalyo: byombi wamu bikosa ekibumba.',
  'food.no_alcohol_sugar': "Weegendereze omwenge: guyinza okuleetera sukaali w'omu musaayi okukka ekisukkiridde.",
} as const satisfies WordsOfKind<'food'>
