import type { WordsOfKind } from '#domain/clinical/counseling/text/words-of-language.ts'

export const FR_HOW = {
  'how.swallow_tablet':
    "[Avalez le comprimé avec un verre d'eau propre.|Donnez le comprimé avec de l'eau propre. Si l'enfant ne peut pas l'avaler, demandez à l'agent de santé avant d'écraser le comprimé.]",
  'how.swallow_capsule':
    "[Avalez la gélule entière avec un verre d'eau propre. Ne l'ouvrez pas et ne la mâchez pas.|Donnez la gélule entière avec de l'eau propre. Si l'enfant ne peut pas l'avaler, demandez à l'agent de santé avant d'ouvrir la gélule.]",
  'how.dissolve_tablet':
    "[Mettez le comprimé dans une cuillère ou un petit gobelet d'eau propre. Attendez qu'il se défasse dans l'eau, puis buvez tout.|Mettez le comprimé dans une cuillère ou un petit gobelet d'eau propre. Attendez qu'il se défasse dans l'eau, puis donnez tout à l'enfant. Rincez la cuillère ou le gobelet avec un peu d'eau, et donnez aussi cette eau.]",
  'how.zinc_tablet':
    "Pour un bébé, laissez fondre le comprimé dans une cuillère de lait maternel, de SRO ou d'eau propre. Un enfant plus grand peut le mâcher.",
  'how.chew_tablet':
    "[Mâchez bien le comprimé, ou écrasez-le, et avalez-le avec de l'eau.|Pour un petit enfant, écrasez le comprimé et donnez-le avec de l'eau. Ne le faites jamais avaler de force : l'enfant peut s'étouffer.]",
  'how.vaginal_tablet':
    "Lavez-vous les mains. Couchez-vous sur le dos et poussez doucement le comprimé dans le vagin avec un doigt, aussi loin que vous pouvez. Ne l'avalez pas.",
  'how.measure_liquid':
    "Secouez d'abord le flacon. Mesurez avec la cuillère, le gobelet ou la seringue qui vient avec le médicament, pas avec une cuillère de cuisine.",
  'how.ors_mix':
    "Lavez-vous les mains. Versez un sachet entier dans un demi-litre (500 mL) d'eau propre et mélangez. N'ajoutez ni sucre, ni sel, ni lait, ni jus.",
  'how.ors_sips':
    "[Buvez-en souvent, à petites gorgées. Si vous vomissez, attendez 10 minutes, puis continuez plus lentement.|Donnez-en souvent, à petites gorgées, avec un gobelet ou une cuillère. Si l'enfant vomit, attendez 10 minutes, puis continuez plus lentement.]",
  'how.copack_zinc':
    "Les comprimés dans le paquet sont du zinc : un demi-comprimé avant l'âge de 6 mois, 1 comprimé à partir de 6 mois. Mettez le demi-comprimé ou le comprimé dans une cuillère d'eau propre, de SRO ou de lait maternel, et donnez-le quand il a fondu.",
  'how.paste':
    "[Lavez-vous les mains. Mangez la pâte directement dans le sachet. Ne la faites pas cuire et ne la mélangez pas avec de l'eau.|Lavez vos mains et celles de l'enfant. Laissez l'enfant manger la pâte directement dans le sachet. Ne la faites pas cuire et ne la mélangez pas avec de l'eau.]",
  'how.suppository':
    "[Lavez-vous les mains. Couchez-vous sur le côté et poussez doucement le suppositoire dans l'anus (le derrière), le bout pointu en premier. Restez sur le côté, sans bouger, quelques minutes. Ce médicament ne s'avale pas.|Lavez-vous les mains. Couchez l'enfant sur le côté et poussez doucement le suppositoire dans l'anus (le derrière), le bout pointu en premier. Tenez ses fesses serrées quelques minutes. Ce médicament ne s'avale pas.]",
  'how.suppository_again': 'Si le suppositoire ressort dans les 30 minutes, mettez-en un autre.',
  'how.rectal_gel':
    "[Une autre personne vous le donne|Couchez l'enfant sur le côté], pendant la convulsion. Il faut mettre le bout du tube dans l'anus (le derrière), appuyer lentement jusqu'à ce que le tube soit vide, le retirer en continuant d'appuyer, et tenir les fesses serrées quelques minutes.",
  'how.injection_by_health_worker': "Un agent de santé fait l'injection. Ne la faites pas à la maison.",
  'how.drip_by_health_worker':
    "Un agent de santé donne ce médicament en perfusion dans une veine. Ce n'est pas à boire.",
  'how.insulin_inject':
    "[Lavez-vous les mains. Roulez doucement le flacon entre vos mains jusqu'à ce que le liquide soit trouble partout de la même façon ; ne le secouez pas. Avec une seringue à insuline, tirez seulement le nombre d'unités écrit pour vous. Injectez sous la peau du ventre ou de la cuisse, chaque fois à un endroit différent.|Lavez-vous les mains. Roulez doucement le flacon entre vos mains jusqu'à ce que le liquide soit trouble partout de la même façon ; ne le secouez pas. Avec une seringue à insuline, tirez seulement le nombre d'unités écrit pour l'enfant. Injectez sous la peau du ventre ou de la cuisse, chaque fois à un endroit différent.]",
  'how.insulin_shown':
    "Demandez à l'agent de santé de vous montrer comment faire, et faites-le une fois pendant qu'il regarde. Mettez les aiguilles utilisées dans un récipient dur avec un couvercle.",
  'how.inhaler':
    "[Secouez l'inhalateur et enlevez son bouchon. Soufflez pour vider l'air de vos poumons. Mettez l'inhalateur entre vos lèvres, appuyez une fois en prenant l'air par la bouche, lentement et profondément, et retenez votre souffle 10 secondes. Attendez 1 minute avant une deuxième bouffée.|Secouez l'inhalateur et enlevez son bouchon. Mettez-le dans la chambre d'inhalation (spacer), et mettez le masque sur la bouche et le nez de l'enfant, ou l'embout entre ses lèvres. Appuyez une fois et laissez l'enfant prendre l'air et souffler 5 fois. Attendez 1 minute avant une deuxième bouffée.]",
  'how.inhaler_rinse':
    "[Après les bouffées, rincez-vous la bouche avec de l'eau et recrachez l'eau.|Après les bouffées, l'enfant doit se rincer la bouche avec de l'eau et recracher l'eau, ou boire un peu d'eau.]",
  'how.nebuliser':
    "Un agent de santé met le médicament dans une machine qui fait comme un brouillard. [Respirez ce brouillard tranquillement à travers le masque, jusqu'à ce qu'il s'arrête.|Tenez l'enfant calmement pendant qu'il a le masque, jusqu'à ce que le brouillard s'arrête.] Ce n'est pas à boire.",
  'how.cream':
    "Lavez-vous les mains, lavez la peau malade et séchez-la. Mettez une couche mince en frottant. Lavez-vous encore les mains. Ce n'est pas pour les yeux ni pour la bouche.",
  'how.clotrimazole_around': 'Mettez-en aussi sur 2 cm de peau saine autour des boutons ou des plaques.',
  'how.cord_gel':
    "Lavez-vous les mains. Mettez le gel sur le bout du cordon, tout autour du morceau de cordon qui reste et sur la peau à sa base. Ne mettez rien d'autre sur le cordon. Ne mettez jamais ce gel dans les yeux, les oreilles ou la bouche.",
  'how.scabies_lotion':
    "[Lavez et séchez votre corps. Mettez le médicament sur toute votre peau, depuis le cou jusqu'en bas, aussi entre les doigts, sous les ongles et sous les pieds. Il ne doit toucher ni les yeux, ni la bouche, ni les plaies.|Lavez et séchez le corps de l'enfant. Mettez le médicament sur toute la peau, depuis le cou jusqu'en bas, aussi entre les doigts, sous les ongles et sous les pieds. Il ne doit toucher ni les yeux, ni la bouche, ni les plaies.]",
  'how.scabies_others':
    "Toutes les personnes de la maison sont traitées le même jour. Lavez les habits, les draps et les couvertures à l'eau chaude, ou séchez-les au soleil.",
  'how.antiseptic':
    "C'est seulement pour la peau, jamais à boire. Nettoyez la peau ou la petite plaie avec de l'eau propre, puis mettez un peu de ce médicament dessus avec du coton ou un tissu propre.",
  'how.eye_ointment':
    "Lavez-vous les mains. Essuyez l'œil avec un tissu mouillé jusqu'à ce qu'il soit propre. Tirez la paupière du bas vers le bas et mettez à l'intérieur un trait de pommade long comme un grain de riz. Le tube ne doit pas toucher l'œil. [Fermez l'œil une minute.|L'enfant doit fermer l'œil une minute.]",
  'how.ear_drops':
    "Lavez-vous les mains. Séchez l'oreille avec une mèche de tissu propre, jusqu'à ce que la mèche sorte sèche. [Couchez-vous sur le côté, cette oreille vers le haut, mettez les gouttes et restez ainsi 5 minutes.|Couchez l'enfant sur le côté, cette oreille vers le haut, mettez les gouttes et laissez-le ainsi 5 minutes.] Ce n'est pas pour les yeux.",
  'how.nystatin_drops':
    "Secouez le flacon. Avec le compte-gouttes, mettez la moitié de la dose de chaque côté de la bouche. [Gardez le médicament dans la bouche aussi longtemps que vous pouvez avant de l'avaler.|Pour un bébé, étalez le médicament dans la bouche avec un doigt propre.]",
  'how.vitamin_a_squeeze': 'Un agent de santé coupe le bout de la capsule et presse les gouttes dans la bouche.',
  'how.upright_30_minutes':
    "[Prenez ce médicament en position assise ou debout, avec un verre plein d'eau. Ne vous couchez pas pendant 30 minutes après.|L'enfant doit prendre ce médicament en position assise, avec un verre plein d'eau, et ne pas se coucher pendant 30 minutes après.]",
  'how.praziquantel_bitter':
    'Il ne faut pas mâcher ce médicament, ni le garder dans la bouche plus longtemps que nécessaire : il est amer.',
  'how.misoprostol_tongue':
    "Un agent de santé donne ce médicament après la naissance du bébé, et dit si les comprimés s'avalent ou se gardent sous la langue.",
  'how.aspirin_water': "Il faut mettre le comprimé dans un peu d'eau, ou l'avaler avec de l'eau.",
} as const satisfies WordsOfKind<'how'>
