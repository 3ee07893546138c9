import type { WordsOfKind } from '#domain/clinical/counseling/text/words-of-language.ts'

export const FR_WHEN = {
  'when.as_prescribed': "La quantité et le nombre de fois, comme cela a été écrit pour [vous|l'enfant] : « {dosage} ».",
  'when.as_written': "La quantité et le nombre de fois que l'agent de santé a écrits, pas plus.",
  'when.for_days': 'Ce médicament a été écrit pour {days} jours. Marquez le dernier jour.',
  'when.finish_course':
    "[Prenez ce médicament jusqu'au dernier jour écrit, même quand vous allez mieux.|Donnez ce médicament jusqu'au dernier jour écrit, même quand l'enfant va mieux.] N'en gardez pas pour plus tard, et ne le partagez avec personne.",
  'when.evenly':
    "Laissez le même temps entre les doses : 2 fois par jour, c'est toutes les 12 heures ; 3 fois, c'est toutes les 8 heures ; 4 fois, c'est toutes les 6 heures.",
  'when.missed_dose':
    "Si une dose a été oubliée, [prenez-la|donnez-la] quand vous vous en souvenez. Si c'est presque l'heure de la dose suivante, ne [prenez|donnez] pas la dose oubliée. Ne [prenez|donnez] jamais 2 doses en même temps.",
  'when.every_day_same_hour':
    "[Prenez ce médicament chaque jour à la même heure, même quand vous allez bien.|Donnez ce médicament chaque jour à la même heure, même quand l'enfant va bien.]",
  'when.do_not_stop':
    "N'arrêtez pas ce médicament sans demander à l'agent de santé. Venez en chercher encore avant qu'il soit fini.",
  'when.hiv_for_life':
    "Le traitement du VIH est pour toute la vie ; après un contact avec le virus, pour éviter le VIH, il est pour 28 jours. Les doses oubliées laissent le virus augmenter et rendent le médicament faible. Venez en chercher encore avant qu'il soit fini.",
  'when.tb_every_day':
    "[Prenez|Donnez] tous les comprimés du jour ensemble, chaque jour, de préférence avant le petit déjeuner. Le traitement dure des mois : [si vous arrêtez trop tôt|si l'enfant arrête trop tôt], la tuberculose revient et elle est plus difficile à guérir.",
  'when.isoniazid_prevention':
    "Pour éviter la tuberculose, ce médicament [se prend|se donne] chaque jour pendant tous les mois écrits, même si [vous n'êtes pas malade|l'enfant n'est pas malade].",
  'when.only_when_needed': "[Prenez|Donnez] ce médicament seulement tant qu'il y a de la douleur ou de la fièvre.",
  'when.paracetamol_6_hours': 'Attendez au moins 6 heures entre les doses : au maximum 4 fois en un jour et une nuit.',
  'when.ibuprofen_8_hours': 'Attendez au moins 8 heures entre les doses : au maximum 3 fois en un jour et une nuit.',
  'when.al_six_doses':
    'Il y a 6 doses en 3 jours : la première maintenant, la deuxième 8 heures plus tard, puis une chaque matin et une chaque soir pendant les 2 jours suivants. [Prenez|Donnez] les 6 doses, toutes, même quand la fièvre est partie.',
  'when.al_vomited':
    "Si [vous vomissez|l'enfant vomit] moins de 1 heure après une dose, [reprenez|redonnez] cette dose, et venez chercher d'autres comprimés.",
  'when.ors_each_stool': "[Buvez-en|Donnez-en] après chaque selle liquide, jusqu'à ce que la diarrhée s'arrête.",
  'when.zinc_days': "Une fois chaque jour pendant 10 à 14 jours, même quand la diarrhée s'est arrêtée.",
  'when.zinc_vomited':
    "Si [vous vomissez|l'enfant vomit] moins de 30 minutes après un comprimé de zinc, [prenez-en|donnez-en] un autre.",
  'when.morning': '[Prenez|Donnez] ce médicament le matin.',
  'when.diuretic_morning':
    "[Prenez|Donnez] ce médicament le matin : il fait uriner plus que d'habitude et, pris le soir, il couperait le sommeil.",
  'when.evening': "[Prenez|Donnez] ce médicament le soir, avant d'aller au lit : il donne envie de dormir.",
  'when.bedtime_vaginal':
    "Utilisez ce médicament la nuit, quand vous allez au lit. La plupart des femmes ont besoin d'un seul comprimé.",
  'when.slow_to_work': 'Il faut 2 à 4 semaines avant que ce médicament aide. Continuez à le [prendre|donner].',
  'when.no_sudden_stop_fits':
    "N'arrêtez jamais ce médicament d'un coup : les convulsions peuvent revenir, pires qu'avant.",
  'when.no_sudden_stop_mind':
    "N'arrêtez pas ce médicament d'un coup, même quand [vous vous sentez|l'enfant se sent] bien : l'agent de santé le diminue petit à petit.",
  'when.no_sudden_stop_steroid':
    "Si [vous prenez|l'enfant prend] ce médicament depuis 3 semaines ou plus longtemps, ne l'arrêtez jamais d'un coup.",
  'when.with_meals': '[Prenez|Donnez] ce médicament au moment des repas, aux mêmes heures chaque jour.',
  'when.insulin_before_meal':
    "Injectez l'insuline avant les repas qui sont écrits, aux mêmes heures chaque jour. Ne sautez jamais l'injection à cause d'une maladie : demandez conseil le jour même.",
  'when.before_breakfast': '[Prenez|Donnez] ce médicament le matin, 30 minutes avant la nourriture.',
  'when.by_health_worker':
    "L'agent de santé donne ce médicament, et dit s'il y a une autre dose et quand. Venez ce jour-là.",
  'when.while_watched':
    "Ce médicament est donné ici, pendant que l'agent de santé surveille, et aussi longtemps que l'agent de santé le dit.",
  'when.wait_after_injection':
    "Restez au centre de santé ou à l'hôpital pendant 30 minutes après l'injection, pour que l'aide soit proche.",
  'when.before_referral':
    "C'est une première dose avant l'hôpital, ce n'est pas un traitement complet. Allez à l'hôpital tout de suite, aujourd'hui.",
  'when.after_artesunate':
    "Quand [vous pourrez|l'enfant pourra] de nouveau avaler, il y aura encore des comprimés contre la malaria pendant 3 jours. Ils sont nécessaires aussi.",
  'when.fit_5_minutes':
    "C'est pour une convulsion qui dure 5 minutes, ou qui revient encore et encore. Regardez l'heure quand une convulsion commence.",
  'when.inhaler_as_written':
    "Utilisez l'inhalateur comme c'est écrit, même les jours où la respiration est facile, si c'est cela qui a été écrit.",
  'when.nebuliser_attack':
    "Ce médicament est donné au centre de santé ou à l'hôpital, pendant une crise de respiration difficile. Il peut être donné de nouveau après 20 minutes.",
  'when.cream_days': 'Utilisez ce médicament aux heures et pendant les jours qui sont écrits, pas plus longtemps.',
  'when.antifungal_longer':
    "Quand les boutons ou les plaques sont partis, continuez encore 2 semaines, pour qu'ils ne reviennent pas.",
  'when.scabies_night':
    "Mettez ce médicament le soir, laissez-le 24 heures (pour un enfant : le temps que dit l'agent de santé), puis lavez pour l'enlever. Refaites-le comme cela a été écrit.",
  'when.eye_days': 'Mettez ce médicament dans les deux yeux, si les deux sont rouges, pendant tous les jours écrits.',
  'when.ear_days': "Séchez l'oreille avant chaque dose, et mettez les gouttes pendant tous les jours écrits.",
  'when.cord_daily':
    'Une fois chaque jour pendant la première semaine de vie, la première fois le jour de la naissance.',
  'when.antiseptic': 'Utilisez ce médicament quand la plaie est nettoyée, comme cela a été écrit.',
  'when.nystatin':
    'Utilisez ce médicament pendant tous les jours écrits, et encore 2 jours après que les taches blanches sont parties.',
  'when.aciclovir_early': 'Commencez aussitôt que possible : ce médicament aide surtout dans les premiers jours.',
  'when.evening_if_sleepy': 'Si ce médicament donne envie de dormir, [prenez-le|donnez-le] le soir.',
  'when.vitamin_a':
    "L'agent de santé donne ce médicament. Pour un œil malade ou la rougeole, il faut une deuxième dose le lendemain : venez pour cette dose.",
  'when.rutf':
    "Par petites quantités toute la journée, jusqu'à ce que les sachets du jour soient mangés. Venez chaque semaine pour en chercher d'autres et pour la pesée.",
  'when.at_birth':
    "Un agent de santé donne ce médicament juste après l'accouchement, ou pour un saignement abondant. Ce médicament ne doit pas être utilisé avant la naissance du bébé, sauf si le médecin le décide.",
  'when.emergency_pill':
    'Prenez ce médicament aussitôt que possible, dans les 5 jours après un rapport sexuel sans protection. Plus tôt vous le prenez, mieux il agit.',
  'when.emergency_pill_vomited': 'Si vous vomissez dans les 2 heures, prenez un autre comprimé aussitôt que possible.',
  'when.dmpa_3_months':
    "La prochaine injection est après 3 mois. Vous pouvez venir jusqu'à 2 semaines plus tôt. Si vous êtes en retard, venez quand même, et en attendant utilisez un préservatif.",
  'when.in_emergency':
    "Un agent de santé donne ce médicament dans une urgence. Continuez jusqu'à l'hôpital, même quand [vous vous sentez|l'enfant se sent] mieux : cela peut revenir.",
} as const satisfies WordsOfKind<'when'>
