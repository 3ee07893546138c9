import type { WordsOfKind } from '#domain/clinical/counseling/text/words-of-language.ts'

export const LG_STORAGE = {
  'storage.dry_cool': 'Likuumire mu ppaketi yaalyo, mu kifo ekikalu ekiweweevu awatali musana.',
  'storage.out_of_reach': 'Likuumire abaana we batasobola kulilaba wadde okulituukako.',
  'storage.leave_in_blister':
    "Buli mpeke gireke mu kapapula kaayo mw'esibiddwa okutuusa ng'egenda okukozesebwa: obunnyogovu bugyonoona.",
  'storage.bottle':
    "Ggala bulungi eccupa. Tolikozesa ng'olunaku olwawandiikibwa ku ccupa luyise, oba nga lirabika oba liwunya bulala.",
  'storage.bottle_of_tablets': "Empeke zikuumire mu ccupa yaazo ng'esaanikiddwa.",
  'storage.suppository_cool':
    'Likuumire mu kifo ekisinga okuba ekiweweevu mu nnyumba: ebbugumu lirisaanuusa. Bwe liba nga ligonze, sooka oliteeke mu mazzi agannyogoga nga likyali mu kapapula kaalyo.',
  'storage.at_facility': 'Eddagala lino likuumirwa mu ddwaliro.',
  'storage.ors_24_hours':
    'Amazzi ga ORS agatabuddwa gabikkeko. Agasigaddewo nga wayiseewo essaawa 24 gayiwe, otabule amalala. Ppaketi zikuume nga nkalu.',
  'storage.insulin':
    "Eccupa empya zikuumire mu firiiji (2 okutuuka ku 8 °C), so si mu freezer n'akatono. Eccupa ekozesebwa emala wiiki 4 mu kifo ekiweweevu, nga mu nsuwa y'ebbumba eyeetooloddwa amazzi. Insulin akutte bbalaafu oba alimu ebitole asuulibwa.",
  'storage.inhaler':
    "Ekisaanikira kireke ku inhaler. Gikuume wala n'omusana n'omuliro, era togifumitanga wadde okugyokya, ne bw'eba ng'ewedde.",
  'storage.tube': "Lisaanikire bulungi ng'omaze okulikozesa, olikuumire mu kifo ekiweweevu awatali musana.",
  'storage.four_weeks_open': 'Lisuule nga wayiseewo wiiki 4 bukya liggulwawo. Toligabana na muntu yenna.',
  'storage.rutf':
    "Ppaketi zikuume nga nnyonjo era nga nkalu, ewala n'emmese. Ppaketi egguddwawo esibwa bulungi era eriibwa ku lunaku olwo lwennyini.",
} as const satisfies WordsOfKind<'storage'>
