import type { WordsOfKind } from '#domain/clinical/counseling/text/words-of-language.ts'

export const FR_SIDE_EFFECTS = {
  'side_effects.few': "À la dose qui est écrite, ce médicament a peu d'effets secondaires.",
  'side_effects.stomach':
    "Ce médicament peut déranger l'estomac : envie de vomir, mal au ventre, selles molles. Cela passe.",
  'side_effects.antibiotic_diarrhoea':
    "Ce médicament peut donner des selles liquides et envie de vomir. [Buvez|Donnez] plus d'eau que d'habitude, et continuez le médicament.",
  'side_effects.antibiotic_thrush':
    "Des démangeaisons ou des pertes blanches du vagin peuvent suivre. Cela se soigne : dites-le à l'agent de santé.",
  'side_effects.nsaid': "Ce médicament peut brûler dans l'estomac.",
  'side_effects.bleeding_aspirin':
    'Les petites coupures saignent un peu plus longtemps, et les bleus viennent plus facilement.',
  'side_effects.injection_pain': "L'endroit de l'injection peut faire mal pendant 1 ou 2 jours.",
  'side_effects.drip_pain': "Dites-le à l'agent de santé si l'endroit de la perfusion fait mal ou gonfle.",
  'side_effects.metronidazole':
    "Ce médicament peut laisser un goût de métal, déranger l'estomac et rendre les urines foncées. C'est sans danger.",
  'side_effects.nitrofurantoin':
    "Les urines peuvent devenir jaune foncé ou brunes. C'est sans danger. Ce médicament peut déranger l'estomac : la nourriture aide.",
  'side_effects.doxycycline_sun':
    "La peau brûle plus facilement au soleil : couvrez-la. Ce médicament peut déranger l'estomac : la nourriture aide.",
  'side_effects.ciprofloxacin':
    "Ce médicament peut donner des vertiges et déranger l'estomac. La peau brûle plus facilement au soleil : couvrez-la.",
  'side_effects.cotrimoxazole':
    "Ce médicament peut déranger l'estomac. Si des boutons ou des rougeurs sortent sur la peau, n'attendez jamais que cela passe.",
  'side_effects.gentamicin':
    "Utilisé longtemps, ce médicament peut abîmer les oreilles et les reins. L'agent de santé surveille cela.",
  'side_effects.ear_drops': "Ce médicament peut piquer ou démanger dans l'oreille pendant un court moment.",
  'side_effects.eye_ointment':
    "La vue est floue pendant quelques minutes et l'œil peut piquer. [Attendez de voir clair avant de conduire un vélo, une moto ou une voiture.|Laissez l'enfant assis jusqu'à ce que cela passe.]",
  'side_effects.al':
    "Ce médicament peut donner mal à la tête, des vertiges, de la faiblesse, peu d'appétit et envie de vomir, presque comme la malaria elle-même. Cela passe.",
  'side_effects.worms':
    'Un mal de ventre, une envie de vomir et un mal de tête peuvent venir pendant un jour. On peut voir des vers dans les selles.',
  'side_effects.praziquantel':
    'Un mal de ventre, des vertiges, une envie de dormir et une envie de vomir peuvent venir pendant un jour.',
  'side_effects.ivermectin':
    'Des démangeaisons, un gonflement de la peau, de la fièvre et des douleurs dans le corps peuvent venir pendant quelques jours, pendant que les parasites meurent.',
  'side_effects.fluconazole': 'Ce médicament peut donner mal à la tête, mal au ventre et envie de vomir.',
  'side_effects.skin_sting': 'Ce médicament peut piquer ou démanger sur la peau pendant un court moment.',
  'side_effects.vaginal_sting':
    'Ce médicament peut brûler un peu. Une partie ressort : portez une serviette hygiénique.',
  'side_effects.scabies_itch':
    'Ce médicament pique sur la peau. Les démangeaisons peuvent continuer 2 à 4 semaines, même si la gale est guérie.',
  'side_effects.aciclovir': 'Ce médicament peut donner mal à la tête et envie de vomir.',
  'side_effects.rifampicin_orange':
    "Les urines, les larmes et la sueur deviennent orange ou rouges. C'est sans danger : ce n'est pas du sang.",
  'side_effects.isoniazid_tingling':
    "Les mains et les pieds peuvent picoter ou brûler. Dites-le à l'agent de santé : la vitamine B6 aide.",
  'side_effects.rhze_joints':
    "Les articulations (genoux, coudes, doigts) peuvent faire mal. Dites-le à l'agent de santé, et continuez le médicament.",
  'side_effects.tld':
    "Dans les premières semaines, ce médicament peut donner mal à la tête, envie de vomir, des rêves et un mauvais sommeil. [Si vous dormez mal, prenez-le le matin.|Si l'enfant dort mal, donnez-le le matin.] Le poids peut augmenter.",
  'side_effects.amlodipine':
    'Les chevilles peuvent gonfler, on peut avoir chaud au visage, et la tête peut faire mal, surtout dans les premières semaines.',
  'side_effects.stand_up_slowly':
    "Ce médicament peut donner des vertiges quand on se lève : [levez-vous|faites lever l'enfant] lentement.",
  'side_effects.dry_cough':
    "Une toux sèche qui reste peut venir de ce médicament. Dites-le à l'agent de santé : il y a un autre médicament.",
  'side_effects.more_urine':
    "[Vous urinez|L'enfant urine] plus que d'habitude. La soif, des crampes dans les jambes et de la faiblesse peuvent venir : dites-le à l'agent de santé.",
  'side_effects.methyldopa':
    'Ce médicament peut donner envie de dormir dans les premiers jours, et rendre la bouche sèche.',
  'side_effects.statin': 'Les muscles peuvent faire un peu mal, et le ventre peut être dérangé.',
  'side_effects.metformin':
    'Des selles liquides, un mal de ventre et un goût de métal sont fréquents dans les premières semaines. La nourriture aide, et cela passe.',
  'side_effects.low_sugar':
    "Le sucre dans le sang peut trop baisser : tremblements, sueurs, faim, cœur qui bat vite, confusion dans la tête. Tout de suite, [prenez|donnez] 3 cuillères à café de sucre dans de l'eau, ou une boisson sucrée, ou du miel, puis de la nourriture.",
  'side_effects.low_sugar_baby':
    "Le sucre dans le sang peut trop baisser : un bébé qui tremble, qui transpire, qui est pâle, mou ou très endormi. Donnez tout de suite le sein ou de l'eau sucrée, et allez à l'hôpital. Pas de miel avant l'âge de 1 an.",
  'side_effects.insulin_skin':
    "La peau peut gonfler ou durcir là où les injections sont toujours au même endroit : changez d'endroit.",
  'side_effects.carbamazepine':
    "Ce médicament peut donner envie de dormir et des vertiges, faire perdre l'équilibre et faire voir double, surtout au début.",
  'side_effects.phenobarbital':
    "[Ce médicament vous donne envie de dormir, surtout dans les premières semaines.|Ce médicament donne envie de dormir à l'enfant dans les premières semaines, ou le rend agité et de mauvaise humeur. Dites-le à l'agent de santé si cela reste ainsi.]",
  'side_effects.diazepam_sleep':
    "[Vous avez envie de dormir|L'enfant a envie de dormir] pendant quelques heures après ce médicament. Quelqu'un doit rester et surveiller la respiration.",
  'side_effects.amitriptyline':
    "La bouche sèche, l'envie de dormir, les selles dures et les vertiges quand on se lève sont fréquents. [Levez-vous lentement et buvez de l'eau.|Faites lever l'enfant lentement et donnez-lui de l'eau à boire.]",
  'side_effects.fluoxetine':
    "Une envie de vomir, un mal de tête, un mauvais sommeil et de l'agitation peuvent venir dans les 2 premières semaines, et des changements dans la vie sexuelle.",
  'side_effects.fluoxetine_child':
    "Une envie de vomir, un mal de tête, un mauvais sommeil et de l'agitation peuvent venir dans les 2 premières semaines.",
  'side_effects.salbutamol': 'Les mains peuvent trembler et le cœur peut battre vite pendant un court moment.',
  'side_effects.inhaled_steroid':
    'La voix peut devenir rauque, et des taches blanches peuvent venir dans la bouche : il faut rincer la bouche après les bouffées.',
  'side_effects.prednisolone':
    "La faim, un mauvais sommeil et des changements d'humeur peuvent venir. Si on l'utilise longtemps, le poids, la tension et le sucre dans le sang peuvent monter.",
  'side_effects.skin_thin': 'Utilisé longtemps, ce médicament rend la peau fine et change sa couleur.',
  'side_effects.cetirizine': 'Ce médicament peut donner un peu envie de dormir et rendre la bouche sèche.',
  'side_effects.adrenaline':
    'Le cœur bat vite, les mains tremblent, et la peur peut venir. Cela passe en quelques minutes.',
  'side_effects.omeprazole': 'Un mal de tête, un mal de ventre, des selles liquides ou dures peuvent venir.',
  'side_effects.ors': "Le SRO n'arrête pas la diarrhée tout de suite : il redonne l'eau qui est perdue.",
  'side_effects.zinc': 'Ce médicament peut avoir un goût de métal, et certaines personnes vomissent après.',
  'side_effects.vitamin_a': "Un mal de tête, des vomissements ou peu d'appétit peuvent venir pendant 1 ou 2 jours.",
  'side_effects.iron':
    "Les selles deviennent foncées ou noires. C'est sans danger. Un mal de ventre, des selles dures ou liquides peuvent venir.",
  'side_effects.rutf':
    "[Vos selles peuvent être plus molles au début.|Les selles de l'enfant peuvent être plus molles au début.] Si la diarrhée ou les vomissements viennent, n'attendez pas que cela passe : revenez.",
  'side_effects.uterus_cramps':
    "Ce médicament donne des crampes à l'utérus (la matrice). C'est cela qui arrête le saignement.",
  'side_effects.misoprostol':
    'Des frissons et de la fièvre peuvent venir, et des selles liquides. Cela passe en quelques heures.',
  'side_effects.magnesium':
    "On sent de la chaleur quand ce médicament est donné. L'agent de santé surveille la respiration, les genoux et les urines.",
  'side_effects.antiseptic': 'Ce médicament colore la peau en brun. Cela part au lavage.',
  'side_effects.cord_gel': "Le cordon peut tomber quelques jours plus tard que d'habitude. C'est sans danger.",
  'side_effects.emergency_pill':
    'Une envie de vomir, un mal de ventre, de la fatigue et un peu de saignement peuvent venir. Les prochaines règles peuvent être en avance ou en retard.',
  'side_effects.dmpa':
    "Les saignements changent : au début souvent et à des moments inhabituels, plus tard souvent aucun saignement. C'est sans danger. Le poids peut augmenter, et après la dernière injection il faut des mois avant qu'une grossesse soit possible.",
} as const satisfies WordsOfKind<'side_effects'>
