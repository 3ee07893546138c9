/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** Who does what is to be done. */
export type ActionDoer =
  /** `community` */
  | 'COMMUNITY'
  /** `health_centre` */
  | 'HEALTH_CENTRE'
  /** `hospital` */
  | 'HOSPITAL'
  /** `patient` */
  | 'PATIENT';

/** How active a usual day is. */
export type ActivityLevel =
  /** `extremely_active` */
  | 'EXTREMELY_ACTIVE'
  /** `lightly_active` */
  | 'LIGHTLY_ACTIVE'
  /** `moderately_active` */
  | 'MODERATELY_ACTIVE'
  /** `sedentary` */
  | 'SEDENTARY'
  /** `very_active` */
  | 'VERY_ACTIVE';

/** Why the units of a batch are other than the ledger says. */
export type AdjustmentReason =
  /** `damaged` */
  | 'DAMAGED'
  /** `expired_and_destroyed` */
  | 'EXPIRED_AND_DESTROYED'
  /** `found` */
  | 'FOUND'
  /** `lost_or_stolen` */
  | 'LOST_OR_STOLEN'
  /** `miscount` */
  | 'MISCOUNT'
  /** `other` */
  | 'OTHER'
  /** `recalled` */
  | 'RECALLED';

/** What a food allergy is to. */
export type Allergen =
  /** `eggs` */
  | 'EGGS'
  /** `fish` */
  | 'FISH'
  /** `groundnuts` */
  | 'GROUNDNUTS'
  /** `milk` */
  | 'MILK'
  /** `sesame` */
  | 'SESAME'
  /** `shellfish` */
  | 'SHELLFISH'
  /** `soya` */
  | 'SOYA'
  /** `tree_nuts` */
  | 'TREE_NUTS'
  /** `wheat` */
  | 'WHEAT';

/** How and when a patient is expected. */
export type AppointmentInput = {
  /** What for. */
  reason?: string | null | undefined;
  /** When. */
  scheduledFor: string;
  /** How the patient is seen. */
  type: AppointmentType;
};

/** What became of it. */
export type AppointmentOutcome =
  /** `cancelled` */
  | 'CANCELLED'
  /** `completed` */
  | 'COMPLETED'
  /** `missed` */
  | 'MISSED';

/** What became of an appointment. */
export type AppointmentStatus =
  /** `cancelled` */
  | 'CANCELLED'
  /** `completed` */
  | 'COMPLETED'
  /** `missed` */
  | 'MISSED'
  /** `scheduled` */
  | 'SCHEDULED';

/** How a patient is seen at an appointment. */
export type AppointmentType =
  /** `in_person` */
  | 'IN_PERSON'
  /** `phone` */
  | 'PHONE'
  /** `virtual` */
  | 'VIRTUAL';

/** What assessment types are grouped by. */
export type AssessmentCategory =
  /** `cancer` */
  | 'CANCER'
  /** `chronic` */
  | 'CHRONIC'
  /** `general` */
  | 'GENERAL'
  /** `genetic` */
  | 'GENETIC'
  /** `infectious` */
  | 'INFECTIOUS'
  /** `maternal` */
  | 'MATERNAL'
  /** `mental` */
  | 'MENTAL';

/** What a medical assessment is about; in lower case the name that routes use. `CLINICAL_VISIT` is a visit of a patient, which no form of the centre asks about. */
export type AssessmentTypeName =
  /** `after_birth` */
  | 'AFTER_BIRTH'
  /** `asthma` */
  | 'ASTHMA'
  /** `cancer_breast` */
  | 'CANCER_BREAST'
  /** `cancer_cervical` */
  | 'CANCER_CERVICAL'
  /** `cancer_prostate` */
  | 'CANCER_PROSTATE'
  /** `clinical_visit` */
  | 'CLINICAL_VISIT'
  /** `depression` */
  | 'DEPRESSION'
  /** `diabetes` */
  | 'DIABETES'
  /** `diarrhoeal_disease` */
  | 'DIARRHOEAL_DISEASE'
  /** `epilepsy` */
  | 'EPILEPSY'
  /** `heart_disease` */
  | 'HEART_DISEASE'
  /** `hiv_aids` */
  | 'HIV_AIDS'
  /** `hypertension` */
  | 'HYPERTENSION'
  /** `kidney_disease` */
  | 'KIDNEY_DISEASE'
  /** `malaria` */
  | 'MALARIA'
  /** `pneumonia` */
  | 'PNEUMONIA'
  /** `pregnancy` */
  | 'PREGNANCY'
  /** `psychosis` */
  | 'PSYCHOSIS'
  /** `sickle_cell` */
  | 'SICKLE_CELL'
  /** `stroke` */
  | 'STROKE'
  /** `tuberculosis` */
  | 'TUBERCULOSIS'
  /** `typhoid_fever` */
  | 'TYPHOID_FEVER';

/** Units of one batch. */
export type BatchQuantityInput = {
  /** The batch. */
  batchId: string;
  /** Units. */
  quantity: number;
};

/** What a medical photo shows. */
export type BodyPart =
  /** `abdomen` */
  | 'ABDOMEN'
  /** `arms` */
  | 'ARMS'
  /** `back` */
  | 'BACK'
  /** `chest` */
  | 'CHEST'
  /** `ears` */
  | 'EARS'
  /** `eyes` */
  | 'EYES'
  /** `face` */
  | 'FACE'
  /** `feet` */
  | 'FEET'
  /** `hands` */
  | 'HANDS'
  /** `legs` */
  | 'LEGS'
  /** `mouth` */
  | 'MOUTH'
  /** `neck` */
  | 'NECK'
  /** `other` */
  | 'OTHER'
  /** `scalp` */
  | 'SCALP'
  /** `throat` */
  | 'THROAT';

/** How likely a condition is, in words. */
export type Chance =
  /** `less_likely` */
  | 'LESS_LIKELY'
  /** `likely` */
  | 'LIKELY'
  /** `possible` */
  | 'POSSIBLE';

/** What a patient was told of what was handed over. */
export type CounselingInput = {
  /** The dispensing. */
  dispensingId: string;
  /** In which language. */
  language: PatientLanguage;
  /** What else was said; at most 2000 characters. */
  note?: string | null | undefined;
  /** Whether the patient said in their own words how the medicines are taken. */
  teachBack: boolean;
  /** What was said, by medicine. */
  told: Array<ToldPointsInput>;
};

/** What a point of counseling is about. */
export type CounselingKind =
  /** `come_back` */
  | 'COME_BACK'
  /** `food` */
  | 'FOOD'
  /** `how` */
  | 'HOW'
  /** `side_effects` */
  | 'SIDE_EFFECTS'
  /** `storage` */
  | 'STORAGE'
  /** `warning` */
  | 'WARNING'
  /** `when` */
  | 'WHEN';

/** A country of the product, by ISO 3166-1. */
export type CountryCode =
  /** `BI` */
  | 'BI'
  /** `CD` */
  | 'CD'
  /** `DJ` */
  | 'DJ'
  /** `ER` */
  | 'ER'
  /** `ET` */
  | 'ET'
  /** `KE` */
  | 'KE'
  /** `RW` */
  | 'RW'
  /** `SO` */
  | 'SO'
  /** `SS` */
  | 'SS'
  /** `TZ` */
  | 'TZ'
  /** `UG` */
  | 'UG';

/** What a person does not eat. */
export type DietaryRestriction =
  /** `Food Allergies` */
  | 'FOOD_ALLERGIES'
  /** `Gluten Free` */
  | 'GLUTEN_FREE'
  /** `Halal` */
  | 'HALAL'
  /** `Kosher` */
  | 'KOSHER'
  /** `Lactose Intolerant` */
  | 'LACTOSE_INTOLERANT'
  /** `Nut Allergies` */
  | 'NUT_ALLERGIES'
  /** `Vegan` */
  | 'VEGAN'
  /** `Vegetarian` */
  | 'VEGETARIAN';

/** What is handed over for one line. */
export type DispensedLineInput = {
  /** The batches that you have seen: those that expire first of those that outlast the course. */
  batches: Array<BatchQuantityInput>;
  /** The line of the prescription. */
  itemId: string;
  /** The medicine: the one that was prescribed, or where none was joined one with the same substances. */
  medicineId: string;
};

/** What is handed over of a prescription. */
export type DispensingInput = {
  /** The lines, each once. */
  lines: Array<DispensedLineInput>;
  /** The prescription. */
  prescriptionId: string;
  /** Why less is handed over than is still to be; at most 2000 characters. */
  reason?: string | null | undefined;
};

/** What comes back of what was handed over. */
export type DispensingReturnInput = {
  /** The dispensing. */
  dispensingId: string;
  /** What comes back. */
  items: Array<ReturnedItemInput>;
  /** Why; at most 2000 characters. */
  reason: string;
  /** They never left the counter: back to the shelf, and the prescription goes on. Others are destroyed. */
  restocked: boolean;
};

/** What a patient is enrolled in. */
export type EnrolmentInput = {
  /** The programme. */
  programme: Programme;
  /** The first day, of the treatment or of the last period, such as `2026-01-31`. */
  startedOn: string;
};

/** How a batch stands today. */
export type Expiry =
  /** `expired` */
  | 'EXPIRED'
  /** `expires_soon` */
  | 'EXPIRES_SOON'
  /** `usable` */
  | 'USABLE';

/** What is worth measuring for an assessment type beside the five vital signs. */
export type ExtraMeasurement =
  /** `creatinine` */
  | 'CREATININE'
  /** `glucose` */
  | 'GLUCOSE'
  /** `haemoglobin` */
  | 'HAEMOGLOBIN'
  /** `muac` */
  | 'MUAC';

/** How easily a food is found in the region. */
export type FoodAvailability =
  /** `abundant` */
  | 'ABUNDANT'
  /** `limited` */
  | 'LIMITED'
  /** `moderate` */
  | 'MODERATE';

/** Gender as the person gives it. */
export type Gender =
  /** `female` */
  | 'FEMALE'
  /** `male` */
  | 'MALE'
  /** `other` */
  | 'OTHER';

/** A WHO growth indicator. */
export type GrowthIndicator =
  /** `bmi_for_age` */
  | 'BMI_FOR_AGE'
  /** `height_for_age` */
  | 'HEIGHT_FOR_AGE'
  /** `muac_for_age` */
  | 'MUAC_FOR_AGE'
  /** `weight_for_age` */
  | 'WEIGHT_FOR_AGE'
  /** `weight_for_height` */
  | 'WEIGHT_FOR_HEIGHT';

/** Conditions that change a nutrition plan. */
export type HealthCondition =
  /** `Anemia` */
  | 'ANEMIA'
  /** `Breastfeeding` */
  | 'BREASTFEEDING'
  /** `Diabetes` */
  | 'DIABETES'
  /** `Heart Disease` */
  | 'HEART_DISEASE'
  /** `HIV/AIDS` */
  | 'HIV_AIDS'
  /** `Hypertension` */
  | 'HYPERTENSION'
  /** `Kidney Disease` */
  | 'KIDNEY_DISEASE'
  /** `Liver Disease` */
  | 'LIVER_DISEASE'
  /** `Pregnancy` */
  | 'PREGNANCY';

/** A language that texts are complete in. */
export type Language =
  /** `en` */
  | 'EN'
  /** `sw` */
  | 'SW';

/** Why the ledger was put right: what somebody chose, or that what a patient brought back was destroyed. */
export type LedgerReason =
  /** `damaged` */
  | 'DAMAGED'
  /** `expired_and_destroyed` */
  | 'EXPIRED_AND_DESTROYED'
  /** `found` */
  | 'FOUND'
  /** `lost_or_stolen` */
  | 'LOST_OR_STOLEN'
  /** `miscount` */
  | 'MISCOUNT'
  /** `other` */
  | 'OTHER'
  /** `recalled` */
  | 'RECALLED'
  /** `returned_and_destroyed` */
  | 'RETURNED_AND_DESTROYED';

/** The meals of a day, in order. */
export type Meal =
  /** `afternoon` */
  | 'AFTERNOON'
  /** `breakfast` */
  | 'BREAKFAST'
  /** `lunch` */
  | 'LUNCH'
  /** `mid_morning` */
  | 'MID_MORNING'
  /** `supper` */
  | 'SUPPER';

/** A medical assessment by disease type. Age, gender and region are required; what was not told or measured is left out. The age of a child under five can be given in months; the limits of weight and height are then a child’s. */
export type MedicalAssessmentInput = {
  /** Whether she gave birth, or a pregnancy ended, within six weeks. */
  afterBirth?: boolean | null | undefined;
  /** Completed years, 1 to 120. May be left out where ageMonths is given. */
  age?: number | null | undefined;
  /** Completed months, 0 to 59. */
  ageMonths?: number | null | undefined;
  /** What is not tolerated, each by its name. */
  allergies?: Array<string> | null | undefined;
  /** What it is about. */
  assessmentType: AssessmentTypeName;
  /** Blood pressure as it is written, such as `120/80`, mmHg. */
  bloodPressure?: string | null | undefined;
  /** The whole checklist was gone through: what of it is not among the symptoms is not there. */
  checklistComplete?: boolean | null | undefined;
  /** Creatinine, 5 to 3000 µmol/L. */
  creatinineUmolPerL?: number | null | undefined;
  /** In the words of whoever examined; they are read and weighed. */
  examinationFindings?: string | null | undefined;
  /** Where it is made: a facility of the region. */
  facilityId?: string | null | undefined;
  /** Gender. */
  gender: Gender;
  /** Whether the glucose was measured fasting. */
  glucoseFasting?: boolean | null | undefined;
  /** Blood glucose, 0.5 to 60 mmol/L. */
  glucoseMmolPerL?: number | null | undefined;
  /** Haemoglobin, 1 to 25 g/dL. */
  haemoglobinGPerDl?: number | null | undefined;
  /** Heart rate, 20 to 300 a minute. */
  heartRatePerMin?: number | null | undefined;
  /** Height, 50 to 250 cm (40 to 130 with ageMonths). */
  heightCm?: number | null | undefined;
  /** How many days it has lasted. */
  illnessDays?: number | null | undefined;
  /** Of the sixteen of the history: by their ids. */
  medicalHistory?: Array<string> | null | undefined;
  /** Medicines taken now, each by its name. */
  medicines?: Array<string> | null | undefined;
  /** Mid-upper arm circumference, 60 to 500 mm. */
  muacMm?: number | null | undefined;
  /** Oxygen saturation, 40 to 100 %. */
  oxygenSaturationPercent?: number | null | undefined;
  /** Completed weeks of the pregnancy, 0 to 45. */
  pregnancyWeeks?: number | null | undefined;
  /** Whether pregnant; left out: not known. */
  pregnant?: boolean | null | undefined;
  /** The country. */
  region: MedicalRegion;
  /** Breaths, 4 to 150 a minute. */
  respiratoryRatePerMin?: number | null | undefined;
  /** What is there: findings by their ids. */
  symptoms?: Array<string> | null | undefined;
  /** Temperature, 25 to 45 °C. */
  temperatureC?: number | null | undefined;
  /** Weight, 10 to 300 kg (1 to 60 with ageMonths). */
  weightKg?: number | null | undefined;
};

/** The countries of the medical assessment, whose form offers all but the last two: illnesses are not equally common in each. */
export type MedicalRegion =
  /** `Burundi` */
  | 'BURUNDI'
  /** `Democratic Republic of Congo` */
  | 'DEMOCRATIC_REPUBLIC_OF_CONGO'
  /** `Djibouti` */
  | 'DJIBOUTI'
  /** `Eritrea` */
  | 'ERITREA'
  /** `Ethiopia` */
  | 'ETHIOPIA'
  /** `Kenya` */
  | 'KENYA'
  /** `Rwanda` */
  | 'RWANDA'
  /** `Somalia` */
  | 'SOMALIA'
  /** `South Sudan` */
  | 'SOUTH_SUDAN'
  /** `Tanzania` */
  | 'TANZANIA'
  /** `Uganda` */
  | 'UGANDA';

/** What a medicine comes as. */
export type MedicineForm =
  /** `capsule` */
  | 'CAPSULE'
  /** `chewable_tablet` */
  | 'CHEWABLE_TABLET'
  /** `co_pack` */
  | 'CO_PACK'
  /** `cream` */
  | 'CREAM'
  /** `dispersible_tablet` */
  | 'DISPERSIBLE_TABLET'
  /** `ear_drops` */
  | 'EAR_DROPS'
  /** `eye_ointment` */
  | 'EYE_OINTMENT'
  /** `gel` */
  | 'GEL'
  /** `infusion` */
  | 'INFUSION'
  /** `inhaler` */
  | 'INHALER'
  /** `injection` */
  | 'INJECTION'
  /** `lotion` */
  | 'LOTION'
  /** `nebuliser_solution` */
  | 'NEBULISER_SOLUTION'
  /** `oral_liquid` */
  | 'ORAL_LIQUID'
  /** `oral_powder` */
  | 'ORAL_POWDER'
  /** `paste` */
  | 'PASTE'
  /** `powder_for_injection` */
  | 'POWDER_FOR_INJECTION'
  /** `rectal_gel` */
  | 'RECTAL_GEL'
  /** `solution` */
  | 'SOLUTION'
  /** `suppository` */
  | 'SUPPOSITORY'
  /** `tablet` */
  | 'TABLET'
  /** `vaginal_tablet` */
  | 'VAGINAL_TABLET';

/** Why a planned medicine cannot be asked for: it must not be given, or what its dose depends on is not known. */
export type MedicineRefusal =
  /** `not_given` */
  | 'NOT_GIVEN'
  /** `without_dose` */
  | 'WITHOUT_DOSE';

/** A nutrition assessment. The age of a child under five can be given in months; the limits of weight and height are then a child’s. */
export type NutritionAssessmentInput = {
  /** How active a usual day is. */
  activityLevel: ActivityLevel;
  /** Completed years, 1 to 120. May be left out where ageMonths is given. */
  age?: number | null | undefined;
  /** Completed months, 0 to 59. */
  ageMonths?: number | null | undefined;
  /** Symptoms. */
  currentSymptoms?: Array<NutritionSymptom> | null | undefined;
  /** What the person does not eat. */
  dietaryRestrictions?: Array<DietaryRestriction> | null | undefined;
  /** Which food allergies; with none named, FOOD_ALLERGIES leaves all of them out. */
  foodAllergies?: Array<Allergen> | null | undefined;
  /** Gender. */
  gender: Gender;
  /** Health conditions. */
  healthConditions?: Array<HealthCondition> | null | undefined;
  /** Height, 50 to 250 cm (40 to 130 with ageMonths). */
  heightCm: number;
  /** Mid-upper arm circumference, mm. */
  muacMm?: number | null | undefined;
  /** The region whose foods to use. */
  region: NutritionRegion;
  /** Of a pregnancy: 1, 2 or 3. */
  trimester?: number | null | undefined;
  /** Weight, 10 to 300 kg (1 to 60 with ageMonths). */
  weightKg: number;
};

/** The countries whose foods a plan knows. */
export type NutritionRegion =
  /** `Kenya` */
  | 'KENYA'
  /** `South Sudan` */
  | 'SOUTH_SUDAN';

/** The category of the BMI: the adult bands, or under 19 years the category of the WHO z-scores. */
export type NutritionStatus =
  /** `normal` */
  | 'NORMAL'
  /** `not_classified` */
  | 'NOT_CLASSIFIED'
  /** `obese` */
  | 'OBESE'
  /** `overweight` */
  | 'OVERWEIGHT'
  /** `possible_risk_of_overweight` */
  | 'POSSIBLE_RISK_OF_OVERWEIGHT'
  /** `severely_thin` */
  | 'SEVERELY_THIN'
  /** `severely_underweight` */
  | 'SEVERELY_UNDERWEIGHT'
  /** `severely_wasted` */
  | 'SEVERELY_WASTED'
  /** `thin` */
  | 'THIN'
  /** `underweight` */
  | 'UNDERWEIGHT'
  /** `wasted` */
  | 'WASTED';

/** What a person notices. */
export type NutritionSymptom =
  /** `Difficulty concentrating` */
  | 'DIFFICULTY_CONCENTRATING'
  /** `Fatigue/weakness` */
  | 'FATIGUE_WEAKNESS'
  /** `Frequent infections` */
  | 'FREQUENT_INFECTIONS'
  /** `Hair loss/changes` */
  | 'HAIR_LOSS_CHANGES'
  /** `Loss of appetite` */
  | 'LOSS_OF_APPETITE'
  /** `Skin problems` */
  | 'SKIN_PROBLEMS'
  /** `Slow wound healing` */
  | 'SLOW_WOUND_HEALING'
  /** `Swelling (edema)` */
  | 'SWELLING_EDEMA'
  /** `Unexplained weight loss` */
  | 'UNEXPLAINED_WEIGHT_LOSS';

/** Why two records may be of one person. A similar name has the same year of birth and village or ward beside it. */
export type PatientDuplicateReason =
  /** `same_national_id` */
  | 'SAME_NATIONAL_ID'
  /** `same_phone` */
  | 'SAME_PHONE'
  /** `similar_name` */
  | 'SIMILAR_NAME';

/** What is known of a person who may have a record already; what is not known is left out. */
export type PatientDuplicatesInput = {
  /** The day of birth, such as `1990-01-31`; of it the year is compared. */
  dateOfBirth?: string | null | undefined;
  /** The record that is being changed, which is no duplicate of itself. */
  exceptId?: string | null | undefined;
  /** First name. */
  firstName?: string | null | undefined;
  /** Last name. */
  lastName?: string | null | undefined;
  /** National id, of which letters and digits are compared. */
  nationalId?: string | null | undefined;
  /** Phone number, of which the last nine digits are compared. */
  phone?: string | null | undefined;
  /** Village or ward. */
  villageWard?: string | null | undefined;
};

/** What is told of a patient at registration. What was not told is left out. */
export type PatientInput = {
  /** Where the patient lives; at most 300 characters. */
  address?: string | null | undefined;
  /** Whether that day is estimated. */
  birthDateEstimated?: boolean | null | undefined;
  /** The country. */
  country: CountryCode;
  /** County, district, province or state; at most 100 characters. */
  county: string;
  /** The day of birth, such as `1990-01-31`; not in the future, nor more than 120 years ago. */
  dateOfBirth: string;
  /** Whom to call in an emergency, and how; at most 200 characters. */
  emergencyContact?: string | null | undefined;
  /** First name, at most 100 characters. */
  firstName: string;
  /** Gender. */
  gender: Gender;
  /** Whether the patient has a health insurance. */
  hasInsurance?: boolean | null | undefined;
  /** The number of the insurance; only with an insurance. */
  insurancePolicyNumber?: string | null | undefined;
  /** Who insures the patient; only with an insurance. */
  insuranceProvider?: string | null | undefined;
  /** Last name, at most 100 characters. */
  lastName: string;
  /** What everybody must know who treats the patient; at most 30, of at most 200 characters. */
  medicalAlerts?: Array<string> | null | undefined;
  /** The number of the national identity card; at most 60 characters. */
  nationalId?: string | null | undefined;
  /** Phone number of 7 to 15 digits, as it is written. */
  phone: string;
  /** The language to speak to the patient in; English unless told. */
  preferredLanguage?: PatientLanguage | null | undefined;
  /** Village or ward; at most 100 characters. */
  villageWard?: string | null | undefined;
};

/** A language that a patient is spoken to in. */
export type PatientLanguage =
  /** `Arabic` */
  | 'ARABIC'
  /** `English` */
  | 'ENGLISH'
  /** `French` */
  | 'FRENCH'
  /** `Kinyarwanda` */
  | 'KINYARWANDA'
  /** `Lingala` */
  | 'LINGALA'
  /** `Luganda` */
  | 'LUGANDA'
  /** `Swahili` */
  | 'SWAHILI';

/** Where the merging of two records stands. */
export type PatientMergeStatus =
  /** `declined` */
  | 'DECLINED'
  /** `merged` */
  | 'MERGED'
  /** `proposed` */
  | 'PROPOSED'
  /** `undone` */
  | 'UNDONE';

/** How the patient was placed. */
export type PatientPosition =
  /** `lying` */
  | 'LYING'
  /** `prone` */
  | 'PRONE'
  /** `sitting` */
  | 'SITTING'
  /** `standing` */
  | 'STANDING';

/** From where a photo was taken. */
export type PhotoAngle =
  /** `angled` */
  | 'ANGLED'
  /** `front` */
  | 'FRONT'
  /** `side` */
  | 'SIDE'
  /** `top` */
  | 'TOP';

/** What a medical photo is taken for. */
export type PhotoAssessmentType =
  /** `eye_exam` */
  | 'EYE_EXAM'
  /** `general_documentation` */
  | 'GENERAL_DOCUMENTATION'
  /** `growth_monitoring` */
  | 'GROWTH_MONITORING'
  /** `oral_health` */
  | 'ORAL_HEALTH'
  /** `rash_analysis` */
  | 'RASH_ANALYSIS'
  /** `skin_condition` */
  | 'SKIN_CONDITION'
  /** `wound_care` */
  | 'WOUND_CARE';

/** Up to 30 cm, up to 1 m, or farther. */
export type PhotoDistance =
  /** `close` */
  | 'CLOSE'
  /** `far` */
  | 'FAR'
  /** `medium` */
  | 'MEDIUM';

/** The light of a photo. */
export type PhotoLighting =
  /** `artificial` */
  | 'ARTIFICIAL'
  /** `flash` */
  | 'FLASH'
  /** `mixed` */
  | 'MIXED'
  /** `natural` */
  | 'NATURAL';

/** How bad whoever took a photo takes it to be. */
export type PhotoSeverity =
  /** `critical` */
  | 'CRITICAL'
  /** `mild` */
  | 'MILD'
  /** `moderate` */
  | 'MODERATE'
  /** `normal` */
  | 'NORMAL'
  /** `severe` */
  | 'SEVERE';

/** Who a plan is written for. */
export type PlanAudience =
  /** `adult` */
  | 'ADULT'
  /** `child_5_to_18_years` */
  | 'CHILD_5_TO_18_YEARS'
  /** `child_6_to_59_months` */
  | 'CHILD_6_TO_59_MONTHS'
  /** `infant_under_6_months` */
  | 'INFANT_UNDER_6_MONTHS';

/** How soon the person must be seen: emergency is now, urgent is within days. */
export type PlanUrgency =
  /** `emergency` */
  | 'EMERGENCY'
  /** `routine` */
  | 'ROUTINE'
  /** `urgent` */
  | 'URGENT';

/** What was checked. */
export type PrescriptionFindingKind =
  /** `age` */
  | 'AGE'
  /** `allergy` */
  | 'ALLERGY'
  /** `breastfeeding` */
  | 'BREASTFEEDING'
  /** `condition` */
  | 'CONDITION'
  /** `daily_maximum` */
  | 'DAILY_MAXIMUM'
  /** `dose_too_high` */
  | 'DOSE_TOO_HIGH'
  /** `dose_too_low` */
  | 'DOSE_TOO_LOW'
  /** `duplicate` */
  | 'DUPLICATE'
  /** `interaction` */
  | 'INTERACTION'
  /** `kidney_disease` */
  | 'KIDNEY_DISEASE'
  /** `liver_disease` */
  | 'LIVER_DISEASE'
  /** `not_checked` */
  | 'NOT_CHECKED'
  /** `pregnancy` */
  | 'PREGNANCY'
  /** `same_class` */
  | 'SAME_CLASS'
  /** `too_early` */
  | 'TOO_EARLY'
  /** `weight` */
  | 'WEIGHT';

/** Stop: not given unless somebody who may sets it aside and says why. Caution: to be seen. Unknown: what was not checked. */
export type PrescriptionFindingSeverity =
  /** `caution` */
  | 'CAUTION'
  /** `stop` */
  | 'STOP'
  /** `unknown` */
  | 'UNKNOWN';

/** The lists of the dispensing page; what was partly dispensed and goes on is among those that are ready. */
export type PrescriptionList =
  /** `history` */
  | 'HISTORY'
  /** `pending` */
  | 'PENDING'
  /** `ready` */
  | 'READY';

/** What somebody does with a prescription. To override is to set findings of the check aside; to close, to hand over no more. */
export type PrescriptionMove =
  /** `answer` */
  | 'ANSWER'
  /** `approve` */
  | 'APPROVE'
  /** `ask` */
  | 'ASK'
  /** `cancel` */
  | 'CANCEL'
  /** `close` */
  | 'CLOSE'
  /** `dispense` */
  | 'DISPENSE'
  /** `override` */
  | 'OVERRIDE';

/** Medicines that are asked for after an assessment of a patient. */
export type PrescriptionRequestInput = {
  /** The assessment. */
  assessmentId: string;
  /** The medicines, each once. */
  medicines: Array<RequestedMedicineInput>;
};

/** Where a prescription stands; pending until somebody who may prescribe approves it. */
export type PrescriptionStatus =
  /** `cancelled` */
  | 'CANCELLED'
  /** `dispensed` */
  | 'DISPENSED'
  /** `not_dispensed` */
  | 'NOT_DISPENSED'
  /** `partly_dispensed` */
  | 'PARTLY_DISPENSED'
  /** `pending` */
  | 'PENDING'
  /** `ready` */
  | 'READY';

/** What happened to a prescription. */
export type PrescriptionStepKind =
  /** `answered` */
  | 'ANSWERED'
  /** `approved` */
  | 'APPROVED'
  /** `asked` */
  | 'ASKED'
  /** `cancelled` */
  | 'CANCELLED'
  /** `dispensed` */
  | 'DISPENSED'
  /** `not_dispensed` */
  | 'NOT_DISPENSED'
  /** `overridden` */
  | 'OVERRIDDEN'
  /** `partly_dispensed` */
  | 'PARTLY_DISPENSED'
  /** `returned` */
  | 'RETURNED';

/** What is done with a prescription beside handing medicines over. */
export type PrescriptionStepMove =
  /** `answer` */
  | 'ANSWER'
  /** `approve` */
  | 'APPROVE'
  /** `ask` */
  | 'ASK'
  /** `cancel` */
  | 'CANCEL'
  /** `close` */
  | 'CLOSE'
  /** `override` */
  | 'OVERRIDE';

/** The whole profile as it shall be: what is left out is taken away. */
export type ProfileInput = {
  /** A facility of the region. A staff member cannot change it. */
  facilityId?: string | null | undefined;
  /** First name. */
  firstName: string;
  /** Last name. */
  lastName: string;
  /** Professional licence. */
  licenseNumber?: string | null | undefined;
  /** Telephone number. */
  phone?: string | null | undefined;
  /** The country, by its name. A staff member cannot change it. */
  region: string;
  /** Field of work. */
  specialization?: string | null | undefined;
};

/** What a patient can be enrolled in. */
export type Programme =
  /** `pregnancy` */
  | 'PREGNANCY'
  /** `tb_treatment` */
  | 'TB_TREATMENT';

/** What kind of reason a level rests on. */
export type ReasonKind =
  /** `conditions` */
  | 'CONDITIONS'
  /** `named` */
  | 'NAMED'
  /** `not_enough` */
  | 'NOT_ENOUGH'
  /** `rule` */
  | 'RULE';

/** A part of a patient’s record. */
export type RecordPart =
  /** `account` */
  | 'ACCOUNT'
  /** `appointment` */
  | 'APPOINTMENT'
  /** `assessment` */
  | 'ASSESSMENT'
  /** `emergency` */
  | 'EMERGENCY'
  /** `prescription` */
  | 'PRESCRIPTION'
  /** `programme` */
  | 'PROGRAMME'
  /** `record` */
  | 'RECORD'
  /** `referral` */
  | 'REFERRAL'
  /** `task` */
  | 'TASK';

/** Referrals that your facility sent, or that came to it. */
export type ReferralDirection =
  /** `incoming` */
  | 'INCOMING'
  /** `outgoing` */
  | 'OUTGOING';

/** Who is sent where, how soon and why. */
export type ReferralInput = {
  /** The assessment of the patient that led to it. */
  assessmentId?: string | null | undefined;
  /** A patient whom you may see. */
  patientId: string;
  /** Why, for whoever receives the patient; at most 2000 characters. */
  reason: string;
  /** Another facility than your own, of any country. */
  toFacilityId: string;
  /** How soon the patient must be seen. */
  urgency: ReferralUrgency;
};

/** Where a referral is moved to. */
export type ReferralMove =
  /** `accepted` */
  | 'ACCEPTED'
  /** `arrived` */
  | 'ARRIVED'
  /** `cancelled` */
  | 'CANCELLED'
  /** `closed` */
  | 'CLOSED'
  /** `declined` */
  | 'DECLINED';

/** Where a referral stands. */
export type ReferralStatus =
  /** `accepted` */
  | 'ACCEPTED'
  /** `arrived` */
  | 'ARRIVED'
  /** `cancelled` */
  | 'CANCELLED'
  /** `closed` */
  | 'CLOSED'
  /** `declined` */
  | 'DECLINED'
  /** `sent` */
  | 'SENT';

/** How soon a referred patient must be seen. */
export type ReferralUrgency =
  /** `emergency` */
  | 'EMERGENCY'
  /** `same_day` */
  | 'SAME_DAY'
  /** `within_days` */
  | 'WITHIN_DAYS';

/** A medicine that is asked for. */
export type RequestedMedicineInput = {
  /** What is added to what the plan says; at most 500 characters. */
  instruction?: string | null | undefined;
  /** Of those that the plan names. */
  regimen: string;
};

/** Units that come back. */
export type ReturnedItemInput = {
  /** Of what was handed over. */
  dispensedItemId: string;
  /** Units. */
  quantity: number;
};

/** How soon the person must be seen: critical now, high the same day, moderate within days, low care at home. */
export type RiskLevel =
  /** `critical` */
  | 'CRITICAL'
  /** `high` */
  | 'HIGH'
  /** `low` */
  | 'LOW'
  /** `moderate` */
  | 'MODERATE';

/** What a person may do. Patient is everybody’s. */
export type Role =
  /** `admin` */
  | 'ADMIN'
  /** `chw` */
  | 'CHW'
  /** `clinician` */
  | 'CLINICIAN'
  /** `medical_officer` */
  | 'MEDICAL_OFFICER'
  /** `moh_admin` */
  | 'MOH_ADMIN'
  /** `patient` */
  | 'PATIENT'
  /** `pharmacist` */
  | 'PHARMACIST'
  /** `trainer` */
  | 'TRAINER';

/** What an approver decides. */
export type RoleDecision =
  /** `approved` */
  | 'APPROVED'
  /** `declined` */
  | 'DECLINED';

/** Where a request for a staff role stands; removed: it was held, and taken away. */
export type RoleRequestStatus =
  /** `approved` */
  | 'APPROVED'
  /** `declined` */
  | 'DECLINED'
  /** `removed` */
  | 'REMOVED'
  /** `requested` */
  | 'REQUESTED';

/** Units more or fewer of one batch than the ledger says, and why. */
export type StockAdjustmentInput = {
  /** A batch of your facility. */
  batchId: string;
  /** Units; below 0 for fewer. */
  change: number;
  /** Why. */
  reason: AdjustmentReason;
  /** What is to be said of it; needed for another reason, at most 500 characters. */
  words?: string | null | undefined;
};

/** What came or went of a batch. */
export type StockMovementKind =
  /** `adjust` */
  | 'ADJUST'
  /** `dispense` */
  | 'DISPENSE'
  /** `expire` */
  | 'EXPIRE'
  /** `receive` */
  | 'RECEIVE'
  /** `return` */
  | 'RETURN'
  /** `transfer_in` */
  | 'TRANSFER_IN'
  /** `transfer_out` */
  | 'TRANSFER_OUT';

/** What arrived of one batch of a medicine. */
export type StockReceiptInput = {
  /** The number on the pack, kept in capital letters. */
  batchNumber: string;
  /** The last day on which it may be used, such as `2027-01-31`. */
  expiresOn: string;
  /** The medicine. */
  medicineId: string;
  /** Where it came from, at most 500 characters. */
  note?: string | null | undefined;
  /** Units, 1 to 1,000,000. */
  quantity: number;
};

/** How the stock stands against its minimum: critical when there is none or less than half of it, low below it. */
export type StockStatus =
  /** `adequate` */
  | 'ADEQUATE'
  /** `critical` */
  | 'CRITICAL'
  /** `low` */
  | 'LOW';

/** Transfers that your facility sent, or that are for it. */
export type StockTransferDirection =
  /** `incoming` */
  | 'INCOMING'
  /** `outgoing` */
  | 'OUTGOING';

/** What is sent where. */
export type StockTransferInput = {
  /** The batches, each once. */
  lines: Array<StockTransferLineInput>;
  /** What is to be said of it, at most 500 characters. */
  note?: string | null | undefined;
  /** Another facility of the same country. */
  toFacilityId: string;
};

/** What is sent of one batch. */
export type StockTransferLineInput = {
  /** A batch of your facility that has not expired. */
  batchId: string;
  /** Units, no more than are left. */
  quantity: number;
};

/** What arrived of a transfer. */
export type StockTransferReceiptInput = {
  /** Every line, once. */
  lines: Array<StockTransferReceiptLineInput>;
  /** What is known of a loss; needed where less arrived, at most 500 characters. */
  note?: string | null | undefined;
};

/** What arrived of one line. */
export type StockTransferReceiptLineInput = {
  /** The line. */
  lineId: string;
  /** Units, no more than were sent. */
  received: number;
};

/** Where a transfer stands. */
export type StockTransferStatus =
  /** `cancelled` */
  | 'CANCELLED'
  /** `received` */
  | 'RECEIVED'
  /** `sent` */
  | 'SENT';

/** What is counted of a medicine. */
export type StockUnit =
  /** `ampoule` */
  | 'AMPOULE'
  /** `bag` */
  | 'BAG'
  /** `bottle` */
  | 'BOTTLE'
  /** `capsule` */
  | 'CAPSULE'
  /** `inhaler` */
  | 'INHALER'
  /** `pack` */
  | 'PACK'
  /** `sachet` */
  | 'SACHET'
  /** `suppository` */
  | 'SUPPOSITORY'
  /** `syringe` */
  | 'SYRINGE'
  /** `tablet` */
  | 'TABLET'
  /** `tube` */
  | 'TUBE'
  /** `vial` */
  | 'VIAL';

/** A count of up to 500 batches. */
export type StocktakeInput = {
  /** The batches, each once. */
  lines: Array<StocktakeLineInput>;
  /** What is to be said of the count, at most 500 characters. */
  note?: string | null | undefined;
};

/** One batch of a count. */
export type StocktakeLineInput = {
  /** A batch of your facility. */
  batchId: string;
  /** Units that were there. */
  counted: number;
  /** Why the two differ; needed where they do. */
  reason?: AdjustmentReason | null | undefined;
  /** Units that were shown as left. */
  shown: number;
  /** What is to be said of it; needed for another reason, at most 500 characters. */
  words?: string | null | undefined;
};

/** A list of tasks: due today, late, coming, late without a reason. */
export type TaskList =
  /** `coming` */
  | 'COMING'
  /** `late` */
  | 'LATE'
  /** `today` */
  | 'TODAY'
  /** `unexplained` */
  | 'UNEXPLAINED';

/** What becomes of a task. */
export type TaskOutcome =
  /** `cancelled` */
  | 'CANCELLED'
  /** `completed` */
  | 'COMPLETED'
  /** `failed` */
  | 'FAILED';

/** How pressing a task is. */
export type TaskPriority =
  /** `high` */
  | 'HIGH'
  /** `normal` */
  | 'NORMAL';

/** Where a task stands. */
export type TaskState =
  /** `cancelled` */
  | 'CANCELLED'
  /** `completed` */
  | 'COMPLETED'
  /** `draft` */
  | 'DRAFT'
  /** `failed` */
  | 'FAILED'
  /** `ready` */
  | 'READY';

/** What does a task. */
export type TaskWay =
  /** `appointment` */
  | 'APPOINTMENT'
  /** `hand` */
  | 'HAND'
  /** `prescription` */
  | 'PRESCRIPTION'
  /** `referral` */
  | 'REFERRAL'
  /** `visit` */
  | 'VISIT';

/** What was said of one medicine. */
export type ToldPointsInput = {
  /** The line of the prescription. */
  itemId: string;
  /** Ids of the points that were said. */
  points: Array<string>;
};

/** How long the chief complaint of a visit has lasted. */
export type VisitDuration =
  /** `days_1_to_7` */
  | 'DAYS_1_TO_7'
  /** `months_1_to_6` */
  | 'MONTHS_1_TO_6'
  /** `over_6_months` */
  | 'OVER_6_MONTHS'
  /** `under_24_hours` */
  | 'UNDER_24_HOURS'
  /** `weeks_1_to_4` */
  | 'WEEKS_1_TO_4';

/** A visit of a patient, whose age and gender are those of the record. Temperature, blood pressure, chief complaint and general appearance are required, but of a visit that a danger cuts short; of a child under five it can be said that the blood pressure was not measured. What was not told or measured is left out. */
export type VisitInput = {
  /** Abdomen. */
  abdomen?: string | null | undefined;
  /** Whether she gave birth, or a pregnancy ended, within six weeks. */
  afterBirth?: boolean | null | undefined;
  /** What is not tolerated, with commas or line breaks between. */
  allergies?: string | null | undefined;
  /** Ticked of the sixteen: by their ids. */
  associatedSymptoms?: Array<string> | null | undefined;
  /** Blood pressure as it is written, such as `120/80`, mmHg. */
  bloodPressure?: string | null | undefined;
  /** Of a child under five: that it was not measured. */
  bloodPressureNotMeasured?: boolean | null | undefined;
  /** Chest and lungs. */
  chestLungs?: string | null | undefined;
  /** The chief complaint, up to 1000 characters; it is read and weighed. */
  chiefComplaint?: string | null | undefined;
  /** Medicines taken now, with commas or line breaks between them. */
  currentMedications?: string | null | undefined;
  /** The patient is referred at once: what is missing was not asked. Taken only where there is a danger. */
  cutShort?: boolean | null | undefined;
  /** How long it has lasted. */
  duration?: VisitDuration | null | undefined;
  /** Arms and legs. */
  extremities?: string | null | undefined;
  /** Illnesses of the family: never the patient’s own. */
  familyHistory?: string | null | undefined;
  /** How the patient looks, up to 1000 characters; it is read and weighed. */
  generalAppearance?: string | null | undefined;
  /** Whether the glucose was measured fasting. */
  glucoseFasting?: boolean | null | undefined;
  /** Blood glucose, 0.5 to 60 mmol/L. */
  glucoseMmolPerL?: number | null | undefined;
  /** Haemoglobin, 1 to 25 g/dL. */
  haemoglobinGPerDl?: number | null | undefined;
  /** Head and eyes. */
  headEyes?: string | null | undefined;
  /** Heart. */
  heart?: string | null | undefined;
  /** Heart rate, 20 to 300 a minute. */
  heartRatePerMin?: number | null | undefined;
  /** Height, 50 to 250 cm (40 to 130 under five years). */
  heightCm?: number | null | undefined;
  /** How many days exactly, within the duration. */
  illnessDays?: number | null | undefined;
  /** Mid-upper arm circumference, 60 to 500 mm. */
  muacMm?: number | null | undefined;
  /** Nerves and mind. */
  neurological?: string | null | undefined;
  /** Oxygen saturation, 40 to 100 %. */
  oxygenSaturationPercent?: number | null | undefined;
  /** Pain, 0 to 10. */
  painScale?: number | null | undefined;
  /** Completed weeks of the pregnancy, 0 to 45. */
  pregnancyWeeks?: number | null | undefined;
  /** Whether pregnant; left out: not known. */
  pregnant?: boolean | null | undefined;
  /** Previous illnesses. */
  previousIllnesses?: string | null | undefined;
  /** Breaths, 4 to 150 a minute. */
  respiratoryRatePerMin?: number | null | undefined;
  /** Of the thirteen risk factors: by their ids. */
  riskFactors?: Array<string> | null | undefined;
  /** How bad it is. */
  severity?: VisitSeverity | null | undefined;
  /** All danger signs were asked and looked for: what of them is not ticked is not there. */
  signsComplete?: boolean | null | undefined;
  /** Skin. */
  skin?: string | null | undefined;
  /** How the patient lives. */
  socialHistory?: string | null | undefined;
  /** Danger signs and whatever else is there: findings of the clinical engine by their ids. */
  symptoms?: Array<string> | null | undefined;
  /** Temperature, 25 to 45 °C. */
  temperatureC?: number | null | undefined;
  /** Weight, 10 to 300 kg (1 to 60 under five years). */
  weightKg?: number | null | undefined;
};

/** How bad the chief complaint of a visit is. */
export type VisitSeverity =
  /** `mild` */
  | 'MILD'
  /** `moderate` */
  | 'MODERATE'
  /** `severe` */
  | 'SEVERE';

export type ApprovalsLinkQueryVariables = Exact<{ [key: string]: never; }>;


export type ApprovalsLinkQuery = { roleRequests: Array<{ __typename: 'RoleRequest', id: string }> };

export type PatientSearchQueryVariables = Exact<{
  search: string;
  limit: number;
}>;


export type PatientSearchQuery = { patients: Array<(
    { __typename: 'Patient', id: string, firstName: string, lastName: string, dateOfBirth: string, gender: Gender }
    & { ' $fragmentRefs'?: { 'PatientSummary_PatientFragment': PatientSummary_PatientFragment } }
  )> };

export type PatientSummary_PatientFragment = { __typename: 'Patient', id: string, firstName: string, lastName: string, dateOfBirth: string, gender: Gender, villageWard: string | null, medicalAlerts: Array<string> } & { ' $fragmentName'?: 'PatientSummary_PatientFragment' };

export type AnswerDiagnosis_PlanFragment = { __typename: 'MedicalPlan', id: string, riskLevel: RiskLevel, content: { __typename: 'MedicalPlanContent', reviewed: boolean, diagnosis: string, abstained: string | null, dangerSigns: Array<string>, cardiovascularRisk: string | null, askAgain: Array<string>, emergencyIf: Array<string>, reasons: Array<{ __typename: 'MedicalReason', kind: ReasonKind, kindText: string, text: string, rule: { __typename: 'RuleReference', id: string, version: number, source: string } | null }>, conditions: Array<{ __typename: 'PossibleCondition', id: string, name: string, about: string, chance: Chance, chanceText: string, speaksFor: Array<string>, speaksAgainst: Array<string> }>, questions: Array<{ __typename: 'NextQuestion', finding: string, question: string, forDanger: boolean }> } } & { ' $fragmentName'?: 'AnswerDiagnosis_PlanFragment' };

export type AnswerTreatment_PlanFragment = { __typename: 'MedicalPlan', id: string, content: { __typename: 'MedicalPlanContent', treatmentPlan: { __typename: 'TreatmentPlan', referral: string | null, followUpSchedule: Array<string>, notChecked: string | null, immediateActions: Array<{ __typename: 'CareAction', id: string, title: string, instruction: string, byText: string }>, medicines: Array<{ __typename: 'PlannedMedicine', regimen: string, safe: boolean, line: string, notes: Array<string>, concerns: Array<string> }>, lifestyleChanges: Array<{ __typename: 'CareAction', id: string, title: string, instruction: string, byText: string }> } } } & { ' $fragmentName'?: 'AnswerTreatment_PlanFragment' };

export type WhatToDo_PlanFragment = { __typename: 'MedicalPlan', id: string, riskLevel: RiskLevel, assessment: { __typename: 'MedicalAssessment', id: string, region: MedicalRegion }, content: { __typename: 'MedicalPlanContent', levelName: string, whatToDo: string, treatmentPlan: { __typename: 'TreatmentPlan', immediateActions: Array<{ __typename: 'CareAction', id: string, title: string, by: ActionDoer }> } } } & { ' $fragmentName'?: 'WhatToDo_PlanFragment' };

export type BookAppointmentMutationVariables = Exact<{
  id: string;
  patientId: string;
  input: AppointmentInput;
}>;


export type BookAppointmentMutation = { bookAppointment:
    | { __typename: 'Appointment', id: string, type: AppointmentType, scheduledFor: string, reason: string | null, status: AppointmentStatus }
    | { __typename: 'InvalidInput', message: string, field: string }
   };

export type CloseAppointmentMutationVariables = Exact<{
  id: string;
  outcome: AppointmentOutcome;
}>;


export type CloseAppointmentMutation = { closeAppointment:
    | { __typename: 'Appointment', id: string, status: AppointmentStatus }
    | { __typename: 'InvalidInput', message: string, field: string }
    | { __typename: 'NotFound', message: string }
   };

export type EndEnrolmentMutationVariables = Exact<{
  id: string;
  reason: string;
}>;


export type EndEnrolmentMutation = { endEnrolment:
    | { __typename: 'Enrolment', id: string, endedOn: string | null, endReason: string | null }
    | { __typename: 'InvalidInput', message: string, field: string }
    | { __typename: 'NotFound', message: string }
   };

export type EnrolPatientMutationVariables = Exact<{
  id: string;
  patientId: string;
  input: EnrolmentInput;
}>;


export type EnrolPatientMutation = { enrolPatient:
    | { __typename: 'Enrolment', id: string, programme: Programme, startedOn: string, endedOn: string | null }
    | { __typename: 'InvalidInput', message: string, field: string }
   };

export type ApprovalsPageQueryVariables = Exact<{ [key: string]: never; }>;


export type ApprovalsPageQuery = { roleRequests: Array<(
    { __typename: 'RoleRequest', id: string }
    & { ' $fragmentRefs'?: { 'RoleCard_RequestFragment': RoleCard_RequestFragment } }
  )> };

export type DecideRoleRequestMutationVariables = Exact<{
  id: string;
  decision: RoleDecision;
  reason?: string | null | undefined;
}>;


export type DecideRoleRequestMutation = { decideRoleRequest:
    | { __typename: 'InvalidInput', message: string }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'RoleRequest', id: string, status: RoleRequestStatus }
   };

export type TakeRoleAwayMutationVariables = Exact<{
  id: string;
  reason: string;
}>;


export type TakeRoleAwayMutation = { takeRoleAway:
    | { __typename: 'InvalidInput', message: string }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'RoleRequest', id: string, status: RoleRequestStatus }
   };

export type OwnRoleRequests_AccountFragment = { __typename: 'Account', id: string, roleRequests: Array<{ __typename: 'OwnRoleRequest', id: string, role: Role, status: RoleRequestStatus, requestedAt: string, decidedAt: string | null, reason: string | null }> } & { ' $fragmentName'?: 'OwnRoleRequests_AccountFragment' };

export type ChangePasswordMutationVariables = Exact<{
  currentPassword: string;
  newPassword: string;
}>;


export type ChangePasswordMutation = { changePassword:
    | { __typename: 'InvalidInput', message: string, issues: Array<{ __typename: 'InputIssue', field: string, message: string }> }
    | { __typename: 'PasswordChanged', sessions: Array<{ __typename: 'Session', id: string }> }
    | { __typename: 'TooManyAttempts', retryAfterSeconds: number }
   };

export type UpdateProfileMutationVariables = Exact<{
  input: ProfileInput;
}>;


export type UpdateProfileMutation = { updateProfile:
    | (
      { __typename: 'Account', id: string }
      & { ' $fragmentRefs'?: { 'ProfileForm_AccountFragment': ProfileForm_AccountFragment } }
    )
    | { __typename: 'InvalidInput', message: string, issues: Array<{ __typename: 'InputIssue', field: string, message: string }> }
   };

export type ProfilePageQueryVariables = Exact<{ [key: string]: never; }>;


export type ProfilePageQuery = { me: (
    { __typename: 'Account', id: string }
    & { ' $fragmentRefs'?: { 'ProfileForm_AccountFragment': ProfileForm_AccountFragment;'OwnRoleRequests_AccountFragment': OwnRoleRequests_AccountFragment } }
  ) };

export type RoleCard_RequestFragment = { __typename: 'RoleRequest', id: string, role: Role, requestedAt: string, decidedAt: string | null, firstName: string, lastName: string, region: string, licenseNumber: string | null, specialization: string | null, facilityName: string | null } & { ' $fragmentName'?: 'RoleCard_RequestFragment' };

export type SessionsQueryVariables = Exact<{ [key: string]: never; }>;


export type SessionsQuery = { mySessions: Array<{ __typename: 'Session', id: string, userAgent: string | null, lastUsedAt: string, isCurrent: boolean }> };

export type EndSessionMutationVariables = Exact<{
  id: string;
}>;


export type EndSessionMutation = { endSession:
    | { __typename: 'EndedSession', id: string }
    | { __typename: 'InvalidInput', message: string }
    | { __typename: 'NotFound', message: string }
   };

export type EndOtherSessionsMutationVariables = Exact<{ [key: string]: never; }>;


export type EndOtherSessionsMutation = { endOtherSessions: number };

export type StaffQueryVariables = Exact<{
  search?: string | null | undefined;
  limit?: number | null | undefined;
  cursor?: string | null | undefined;
}>;


export type StaffQuery = { staffRoles: Array<(
    { __typename: 'RoleRequest', id: string }
    & { ' $fragmentRefs'?: { 'RoleCard_RequestFragment': RoleCard_RequestFragment } }
  )> };

export type ProfileForm_AccountFragment = { __typename: 'Account', id: string, email: string, firstName: string, lastName: string, phone: string | null, region: string, facilityId: string | null, licenseNumber: string | null, specialization: string | null, roles: Array<Role>, requestedRole: Role | null } & { ' $fragmentName'?: 'ProfileForm_AccountFragment' };

export type Schedule_TaskFragment = { __typename: 'Task', id: string, title: string, late: boolean, dueOn: string, patient: { __typename: 'Patient', id: string, firstName: string, lastName: string } } & { ' $fragmentName'?: 'Schedule_TaskFragment' };

export type RecordEmergencyCallMutationVariables = Exact<{
  id: string;
  country: CountryCode;
}>;


export type RecordEmergencyCallMutation = { recordEmergencyCall:
    | { __typename: 'InvalidInput', message: string }
    | { __typename: 'RecordedEmergencyCall', id: string }
   };

export type ChwDashboardPageQueryVariables = Exact<{
  language: Language;
  withStock: boolean;
  limit: number;
}>;


export type ChwDashboardPageQuery = { chwDashboard: { __typename: 'ChwDashboard', timeZone: string, patientsToday: number, patientsThisWeek: number, referralsPending: number, inventoryAlerts: number | null, emergencyCalls: number, aiDiagnoses: number, successRate: number | null, reviewedDiagnoses: number, storedThisWeek: number, facility: { __typename: 'Facility', id: string, name: string } } | null, late: Array<(
    { __typename: 'Task', id: string }
    & { ' $fragmentRefs'?: { 'Schedule_TaskFragment': Schedule_TaskFragment } }
  )>, today: Array<(
    { __typename: 'Task', id: string }
    & { ' $fragmentRefs'?: { 'Schedule_TaskFragment': Schedule_TaskFragment } }
  )>, inventory?: Array<{ __typename: 'InventoryItem', medicineId: string, name: string, form: MedicineForm, strength: string, unit: StockUnit, currentStock: number, minimumStock: number, expiredStock: number, expiryDate: string | null, expiresSoon: boolean, status: StockStatus, needsAttention: boolean }> };

export type CounselingPointsQueryVariables = Exact<{
  id: string;
  language: PatientLanguage;
  readIn: Language;
}>;


export type CounselingPointsQuery = { dispensingCounseling: Array<{ __typename: 'MedicineCounseling', itemId: string, name: string, dosage: string, points: Array<{ __typename: 'CounselingPoint', id: string, kind: CounselingKind, text: string, language: PatientLanguage, reading: string | null }> }> | null };

export type RecordCounselingMutationVariables = Exact<{
  id: string;
  input: CounselingInput;
}>;


export type RecordCounselingMutation = { recordCounseling:
    | { __typename: 'Dispensing', id: string, counseling: { __typename: 'Counseling', id: string, at: string, language: PatientLanguage, teachBack: boolean, note: string | null } | null }
    | { __typename: 'InvalidInput', message: string, field: string }
    | { __typename: 'NotFound', message: string }
   };

export type CounselingPageQueryVariables = Exact<{
  id: string;
}>;


export type CounselingPageQuery = { dispensing: { __typename: 'Dispensing', id: string, receiptNumber: string, at: string, prescription: { __typename: 'Prescription', id: string, patient: { __typename: 'PrescribedPatient', id: string, firstName: string, lastName: string, preferredLanguage: PatientLanguage, medicalAlerts: Array<string> } }, counseling: { __typename: 'Counseling', id: string, at: string, language: PatientLanguage, teachBack: boolean, note: string | null } | null } | null };

export type PrescriptionListQueryVariables = Exact<{
  list: PrescriptionList;
  search?: string | null | undefined;
  limit: number;
  cursor?: string | null | undefined;
}>;


export type PrescriptionListQuery = { prescriptions: Array<(
    { __typename: 'Prescription', id: string }
    & { ' $fragmentRefs'?: { 'PrescriptionCard_PrescriptionFragment': PrescriptionCard_PrescriptionFragment } }
  )> };

export type PrescriptionPageQueryVariables = Exact<{
  id: string;
}>;


export type PrescriptionPageQuery = { prescription: (
    { __typename: 'Prescription', id: string }
    & { ' $fragmentRefs'?: { 'PrescriptionCard_PrescriptionFragment': PrescriptionCard_PrescriptionFragment } }
  ) | null };

export type ReceiptPageQueryVariables = Exact<{
  id: string;
}>;


export type ReceiptPageQuery = { dispensing: (
    { __typename: 'Dispensing', id: string }
    & { ' $fragmentRefs'?: { 'Receipt_DispensingFragment': Receipt_DispensingFragment } }
  ) | null };

export type ReturnDispensedMutationVariables = Exact<{
  id: string;
  input: DispensingReturnInput;
}>;


export type ReturnDispensedMutation = { returnDispensed:
    | (
      { __typename: 'Dispensing', id: string }
      & { ' $fragmentRefs'?: { 'Receipt_DispensingFragment': Receipt_DispensingFragment } }
    )
    | { __typename: 'InvalidInput', message: string, field: string }
    | { __typename: 'NotFound', message: string }
   };

export type AdvancePrescriptionMutationVariables = Exact<{
  id: string;
  prescriptionId: string;
  move: PrescriptionStepMove;
  note?: string | null | undefined;
  overrides?: Array<string> | string | null | undefined;
}>;


export type AdvancePrescriptionMutation = { advancePrescription:
    | { __typename: 'InvalidInput', message: string, field: string }
    | { __typename: 'NotFound', message: string }
    | (
      { __typename: 'Prescription', id: string }
      & { ' $fragmentRefs'?: { 'PrescriptionCard_PrescriptionFragment': PrescriptionCard_PrescriptionFragment } }
    )
   };

export type PrescriptionCard_PrescriptionFragment = { __typename: 'Prescription', id: string, createdAt: string, diagnosis: string, instructions: string | null, status: PrescriptionStatus, isAsked: boolean, moves: Array<PrescriptionMove>, requestedByName: string, patient: { __typename: 'PrescribedPatient', id: string, firstName: string, lastName: string, dateOfBirth: string, gender: Gender, medicalAlerts: Array<string> }, facility: { __typename: 'Facility', id: string, name: string, district: string, region: string }, items: Array<{ __typename: 'PrescriptionItem', id: string, medicineId: string | null, name: string, genericName: string, strength: string | null, dosage: string, quantity: number | null, dispensed: number, remaining: number | null, durationDays: number | null, instructions: string | null }>, steps: Array<{ __typename: 'PrescriptionStep', id: string, kind: PrescriptionStepKind, at: string, byName: string, note: string | null, overrode: number }>, dispensings: Array<{ __typename: 'Dispensing', id: string, receiptNumber: string, at: string }> } & { ' $fragmentName'?: 'PrescriptionCard_PrescriptionFragment' };

export type Receipt_DispensingFragment = { __typename: 'Dispensing', id: string, receiptNumber: string, at: string, dispensedByName: string, reason: string | null, facility: { __typename: 'Facility', id: string, name: string, district: string, region: string }, prescription: { __typename: 'Prescription', id: string, diagnosis: string, instructions: string | null, requestedByName: string, status: PrescriptionStatus, patient: { __typename: 'PrescribedPatient', id: string, firstName: string, lastName: string, dateOfBirth: string, gender: Gender, preferredLanguage: PatientLanguage } }, items: Array<{ __typename: 'DispensedItem', id: string, quantity: number, returned: number, batchNumber: string, expiresOn: string, medicineName: string, item: { __typename: 'PrescriptionItem', id: string, name: string, dosage: string, durationDays: number | null, instructions: string | null } }>, returns: Array<{ __typename: 'DispensingReturn', id: string, at: string, reason: string, restocked: boolean }>, counseling: { __typename: 'Counseling', id: string, at: string, language: PatientLanguage, teachBack: boolean, note: string | null } | null } & { ' $fragmentName'?: 'Receipt_DispensingFragment' };

export type DispensePrescriptionMutationVariables = Exact<{
  id: string;
  input: DispensingInput;
}>;


export type DispensePrescriptionMutation = { dispensePrescription:
    | { __typename: 'Dispensing', id: string, prescription: (
        { __typename: 'Prescription', id: string }
        & { ' $fragmentRefs'?: { 'PrescriptionCard_PrescriptionFragment': PrescriptionCard_PrescriptionFragment } }
      ) }
    | { __typename: 'InsufficientStock', message: string }
    | { __typename: 'InvalidInput', message: string, field: string }
    | { __typename: 'NotFound', message: string }
   };

export type FacilityStockQueryVariables = Exact<{ [key: string]: never; }>;


export type FacilityStockQuery = { inventory: Array<{ __typename: 'InventoryItem', medicineId: string, name: string, genericName: string, strength: string, batches: Array<{ __typename: 'InventoryBatch', id: string, number: string, expiresOn: string, quantity: number }> }> };

export type PrescriptionCheckQueryVariables = Exact<{
  prescriptionId: string;
  language: Language;
}>;


export type PrescriptionCheckQuery = { prescriptionCheck: Array<{ __typename: 'PrescriptionFinding', id: string, itemId: string | null, kind: PrescriptionFindingKind, severity: PrescriptionFindingSeverity, text: string, overridden: boolean, sources: Array<string> }> | null };

export type Comparison_PatientFragment = { __typename: 'Patient', id: string, code: string, firstName: string, lastName: string, dateOfBirth: string, birthDateEstimated: boolean, gender: Gender, phone: string | null, emergencyContact: string | null, address: string | null, country: CountryCode, county: string | null, villageWard: string | null, nationalId: string | null, medicalAlerts: Array<string>, hasInsurance: boolean, insuranceProvider: string | null, insurancePolicyNumber: string | null, preferredLanguage: PatientLanguage, createdAt: string, facility: { __typename: 'Facility', id: string, name: string } } & { ' $fragmentName'?: 'Comparison_PatientFragment' };

export type MergeCard_MergeFragment = { __typename: 'PatientMerge', id: string, status: PatientMergeStatus, reason: string, proposedAt: string, proposedByMe: boolean, decidedAt: string | null, decision: string | null, undoneAt: string | null, undoReason: string | null, alertsAdded: Array<string>, mayDecide: boolean, mayUndo: boolean, kept: (
    { __typename: 'Patient', id: string }
    & { ' $fragmentRefs'?: { 'Comparison_PatientFragment': Comparison_PatientFragment } }
  ), duplicate: (
    { __typename: 'Patient', id: string }
    & { ' $fragmentRefs'?: { 'Comparison_PatientFragment': Comparison_PatientFragment } }
  ) } & { ' $fragmentName'?: 'MergeCard_MergeFragment' };

export type DecidePatientMergeMutationVariables = Exact<{
  id: string;
  approve: boolean;
  reason?: string | null | undefined;
}>;


export type DecidePatientMergeMutation = { decidePatientMerge:
    | { __typename: 'InvalidInput', message: string }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'PatientMerge', id: string, status: PatientMergeStatus, decidedAt: string | null, decision: string | null, alertsAdded: Array<string>, mayDecide: boolean, mayUndo: boolean, kept: { __typename: 'Patient', id: string, version: number, medicalAlerts: Array<string> }, duplicate: { __typename: 'Patient', id: string, mergedIntoId: string | null } }
   };

export type UndoPatientMergeMutationVariables = Exact<{
  id: string;
  reason: string;
}>;


export type UndoPatientMergeMutation = { undoPatientMerge:
    | { __typename: 'InvalidInput', message: string }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'PatientMerge', id: string, status: PatientMergeStatus, undoneAt: string | null, undoReason: string | null, mayDecide: boolean, mayUndo: boolean, kept: { __typename: 'Patient', id: string, version: number, medicalAlerts: Array<string> }, duplicate: { __typename: 'Patient', id: string, mergedIntoId: string | null } }
   };

export type MergesPageQueryVariables = Exact<{
  status?: PatientMergeStatus | null | undefined;
  limit: number;
  cursor?: string | null | undefined;
}>;


export type MergesPageQuery = { patientMerges: Array<(
    { __typename: 'PatientMerge', id: string }
    & { ' $fragmentRefs'?: { 'MergeCard_MergeFragment': MergeCard_MergeFragment } }
  )> };

export type PatientsToMergeQueryVariables = Exact<{
  keptId: string;
  duplicateId: string;
}>;


export type PatientsToMergeQuery = { kept: (
    { __typename: 'Patient', id: string }
    & { ' $fragmentRefs'?: { 'Comparison_PatientFragment': Comparison_PatientFragment } }
  ) | null, duplicate: (
    { __typename: 'Patient', id: string }
    & { ' $fragmentRefs'?: { 'Comparison_PatientFragment': Comparison_PatientFragment } }
  ) | null };

export type ProposePatientMergeMutationVariables = Exact<{
  id: string;
  keptId: string;
  duplicateId: string;
  reason: string;
}>;


export type ProposePatientMergeMutation = { proposePatientMerge:
    | { __typename: 'InvalidInput', message: string }
    | { __typename: 'PatientMerge', id: string, status: PatientMergeStatus }
   };

export type PatientByCodeQueryVariables = Exact<{
  code: string;
}>;


export type PatientByCodeQuery = { patientByCode: (
    { __typename: 'Patient', id: string }
    & { ' $fragmentRefs'?: { 'PatientSummary_PatientFragment': PatientSummary_PatientFragment } }
  ) | null };

export type ReferralFacilitiesQueryVariables = Exact<{ [key: string]: never; }>;


export type ReferralFacilitiesQuery = { facilities: Array<{ __typename: 'Facility', id: string, name: string, district: string, region: string, level: string }> };

export type AdvanceReferralMutationVariables = Exact<{
  id: string;
  referralId: string;
  status: ReferralMove;
  note?: string | null | undefined;
}>;


export type AdvanceReferralMutation = { advanceReferral:
    | { __typename: 'InvalidInput', message: string, field: string }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'Referral', id: string, status: ReferralStatus, moves: Array<ReferralMove>, steps: Array<{ __typename: 'ReferralStep', id: string, status: ReferralStatus, at: string, byName: string, note: string | null }> }
   };

export type CreateReferralMutationVariables = Exact<{
  id: string;
  input: ReferralInput;
}>;


export type CreateReferralMutation = { createReferral:
    | { __typename: 'InvalidInput', message: string, issues: Array<{ __typename: 'InputIssue', field: string, message: string }> }
    | { __typename: 'Referral', id: string, to: { __typename: 'Facility', id: string, name: string } }
   };

export type ReferralCard_ReferralFragment = { __typename: 'Referral', id: string, urgency: ReferralUrgency, reason: string, status: ReferralStatus, assessmentId: string | null, moves: Array<ReferralMove>, patient: { __typename: 'ReferredPatient', id: string, firstName: string, lastName: string, dateOfBirth: string, gender: Gender }, from: { __typename: 'Facility', id: string, name: string, district: string, region: string }, to: { __typename: 'Facility', id: string, name: string, district: string, region: string }, steps: Array<{ __typename: 'ReferralStep', id: string, status: ReferralStatus, at: string, byName: string, note: string | null }> } & { ' $fragmentName'?: 'ReferralCard_ReferralFragment' };

export type ReferralsQueryVariables = Exact<{
  direction: ReferralDirection;
  limit: number;
  cursor?: string | null | undefined;
}>;


export type ReferralsQuery = { referrals: Array<(
    { __typename: 'Referral', id: string }
    & { ' $fragmentRefs'?: { 'ReferralCard_ReferralFragment': ReferralCard_ReferralFragment } }
  )> };

export type RequestPrescriptionMutationVariables = Exact<{
  id: string;
  input: PrescriptionRequestInput;
  language: Language;
}>;


export type RequestPrescriptionMutation = { requestPrescription:
    | { __typename: 'InvalidInput', message: string }
    | { __typename: 'Prescription', id: string }
   };

export type RequestableCareQueryVariables = Exact<{
  assessmentId: string;
  language: Language;
}>;


export type RequestableCareQuery = { requestableCare: { __typename: 'RequestableCare', referralUrgency: ReferralUrgency | null, medicines: Array<{ __typename: 'RequestableMedicine', regimen: string, name: string, dosage: string, notes: Array<string>, concerns: Array<string>, durationDays: number | null, quantity: number | null, refusal: MedicineRefusal | null }> } | null };

export type RegisteredAlreadyQueryVariables = Exact<{
  input: PatientDuplicatesInput;
}>;


export type RegisteredAlreadyQuery = { patientDuplicates: Array<{ __typename: 'PatientDuplicate', reasons: Array<PatientDuplicateReason>, patient: { __typename: 'Patient', id: string, firstName: string, lastName: string, dateOfBirth: string, birthDateEstimated: boolean, villageWard: string | null, phone: string | null } }> };

export type EditedPatientQueryVariables = Exact<{
  id: string;
}>;


export type EditedPatientQuery = { patient: { __typename: 'Patient', id: string, version: number, firstName: string, lastName: string, dateOfBirth: string, birthDateEstimated: boolean, gender: Gender, phone: string | null, emergencyContact: string | null, address: string | null, country: CountryCode, county: string | null, villageWard: string | null, nationalId: string | null, medicalAlerts: Array<string>, hasInsurance: boolean, insuranceProvider: string | null, insurancePolicyNumber: string | null, preferredLanguage: PatientLanguage, mergedIntoId: string | null } | null };

export type RegisterPatientMutationVariables = Exact<{
  id: string;
  input: PatientInput;
}>;


export type RegisterPatientMutation = { registerPatient:
    | { __typename: 'InvalidInput', message: string, issues: Array<{ __typename: 'InputIssue', field: string, message: string }> }
    | { __typename: 'Patient', id: string, code: string }
   };

export type UpdatePatientMutationVariables = Exact<{
  id: string;
  version: number;
  input: PatientInput;
}>;


export type UpdatePatientMutation = { updatePatient:
    | { __typename: 'InvalidInput', message: string, issues: Array<{ __typename: 'InputIssue', field: string, message: string }> }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'Patient', id: string, code: string, version: number, firstName: string, lastName: string, dateOfBirth: string, birthDateEstimated: boolean, gender: Gender, phone: string | null, emergencyContact: string | null, address: string | null, country: CountryCode, region: string, county: string | null, villageWard: string | null, nationalId: string | null, medicalAlerts: Array<string>, hasInsurance: boolean, insuranceProvider: string | null, insurancePolicyNumber: string | null, preferredLanguage: PatientLanguage }
   };

export type VisitEntered_VisitFragment = { __typename: 'Visit', id: string, chiefComplaint: string, duration: VisitDuration | null, severity: VisitSeverity | null, painScale: number | null, examination: { __typename: 'VisitExamination', generalAppearance: string, headEyes: string | null, chestLungs: string | null, heart: string | null, abdomen: string | null, extremities: string | null, neurological: string | null, skin: string | null }, history: { __typename: 'VisitHistory', currentMedications: string | null, allergies: string | null, previousIllnesses: string | null, familyHistory: string | null, socialHistory: string | null, medicalAlerts: Array<string> }, assessment: { __typename: 'MedicalAssessment', id: string, weightKg: number | null, heightCm: number | null, pregnant: boolean | null, pregnancyWeeks: number | null, afterBirth: boolean | null, illnessDays: number | null, checklistComplete: boolean, vitalSigns: { __typename: 'MedicalVitalSigns', temperatureC: number | null, bloodPressure: string | null, heartRatePerMin: number | null, respiratoryRatePerMin: number | null, oxygenSaturationPercent: number | null, glucoseMmolPerL: number | null, glucoseFasting: boolean | null, haemoglobinGPerDl: number | null, creatinineUmolPerL: number | null, muacMm: number | null }, plan: { __typename: 'MedicalPlan', id: string, engineVersion: string, content: { __typename: 'MedicalPlanContent', notUnderstood: Array<string>, symptoms: Array<{ __typename: 'MedicalOption', code: string, label: string }>, medicalHistory: Array<{ __typename: 'MedicalOption', code: string, label: string }> } } | null } } & { ' $fragmentName'?: 'VisitEntered_VisitFragment' };

export type VisitResult_VisitFragment = (
  { __typename: 'Visit', id: string, chiefComplaint: string, assessment: { __typename: 'MedicalAssessment', id: string, patient: { __typename: 'Patient', id: string } | null, plan: (
      { __typename: 'MedicalPlan', id: string, content: { __typename: 'MedicalPlanContent', dangerSigns: Array<string>, reasons: Array<{ __typename: 'MedicalReason', kind: ReasonKind, level: RiskLevel, text: string }>, treatmentPlan: { __typename: 'TreatmentPlan', referral: string | null } } }
      & { ' $fragmentRefs'?: { 'WhatToDo_PlanFragment': WhatToDo_PlanFragment;'AnswerDiagnosis_PlanFragment': AnswerDiagnosis_PlanFragment;'AnswerTreatment_PlanFragment': AnswerTreatment_PlanFragment } }
    ) | null } }
  & { ' $fragmentRefs'?: { 'VisitSummary_VisitFragment': VisitSummary_VisitFragment;'VisitReview_VisitFragment': VisitReview_VisitFragment;'VisitEntered_VisitFragment': VisitEntered_VisitFragment } }
) & { ' $fragmentName'?: 'VisitResult_VisitFragment' };

export type VisitResultPageQueryVariables = Exact<{
  id: string;
  language: Language;
}>;


export type VisitResultPageQuery = { visit: (
    { __typename: 'Visit', id: string }
    & { ' $fragmentRefs'?: { 'VisitResult_VisitFragment': VisitResult_VisitFragment } }
  ) | null };

export type VisitReview_VisitFragment = { __typename: 'Visit', id: string, agreed: boolean | null, disagreementReason: string | null, reviewedAt: string | null } & { ' $fragmentName'?: 'VisitReview_VisitFragment' };

export type ReviewVisitMutationVariables = Exact<{
  id: string;
  agreed: boolean;
  reason?: string | null | undefined;
}>;


export type ReviewVisitMutation = { reviewVisit:
    | { __typename: 'InvalidInput', message: string }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'Visit', id: string, agreed: boolean | null, disagreementReason: string | null, reviewedAt: string | null }
   };

export type VisitSummary_VisitFragment = { __typename: 'Visit', id: string, chiefComplaint: string, assessment: { __typename: 'MedicalAssessment', id: string, createdAt: string, age: number, ageMonths: number | null, gender: Gender, patient: { __typename: 'Patient', id: string, firstName: string, lastName: string, medicalAlerts: Array<string> } | null, plan: { __typename: 'MedicalPlan', id: string, riskLevel: RiskLevel, confidenceScore: number, content: { __typename: 'MedicalPlanContent', diagnosis: string, abstained: string | null, confidence: string | null, treatmentPlan: { __typename: 'TreatmentPlan', referral: string | null, followUpSchedule: Array<string> } } } | null } } & { ' $fragmentName'?: 'VisitSummary_VisitFragment' };

export type ChwHouseholdTasksQueryVariables = Exact<{
  patientId: string;
  language: Language;
}>;


export type ChwHouseholdTasksQuery = { householdTasks: Array<(
    { __typename: 'Task', id: string, state: TaskState, patient: { __typename: 'Patient', id: string, firstName: string, lastName: string } }
    & { ' $fragmentRefs'?: { 'TaskCard_TaskFragment': TaskCard_TaskFragment } }
  )> | null };

export type ChwTasksQueryVariables = Exact<{
  list: TaskList;
  language: Language;
  limit: number;
  cursor?: string | null | undefined;
}>;


export type ChwTasksQuery = { tasks: Array<(
    { __typename: 'Task', id: string }
    & { ' $fragmentRefs'?: { 'TaskCard_TaskFragment': TaskCard_TaskFragment } }
  )> };

export type CloseTaskMutationVariables = Exact<{
  id: string;
  outcome: TaskOutcome;
  reason?: string | null | undefined;
}>;


export type CloseTaskMutation = { closeTask:
    | { __typename: 'InvalidInput', message: string }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'Task', id: string, state: TaskState, reason: string | null }
   };

export type TaskCard_TaskFragment = { __typename: 'Task', id: string, title: string, why: string, priority: TaskPriority, way: TaskWay, byHand: boolean, state: TaskState, late: boolean, opensOn: string, dueOn: string, sourceId: string, rule: { __typename: 'RuleReference', id: string, version: number, source: string }, patient: { __typename: 'Patient', id: string, firstName: string, lastName: string } } & { ' $fragmentName'?: 'TaskCard_TaskFragment' };

export type WizardPatientQueryVariables = Exact<{
  id: string;
}>;


export type WizardPatientQuery = { patient: { __typename: 'Patient', id: string, firstName: string, lastName: string, dateOfBirth: string, gender: Gender, region: string, villageWard: string | null, medicalAlerts: Array<string> } | null };

export type SubmitVisitMutationVariables = Exact<{
  id: string;
  patientId: string;
  input: VisitInput;
}>;


export type SubmitVisitMutation = { submitVisit:
    | { __typename: 'InvalidInput', message: string, issues: Array<{ __typename: 'InputIssue', field: string, message: string }> }
    | { __typename: 'SubmittedVisit', visitId: string }
   };

export type PhotographedPatientQueryVariables = Exact<{
  id: string;
}>;


export type PhotographedPatientQuery = { patient: { __typename: 'Patient', id: string, code: string, firstName: string, lastName: string, mergedIntoId: string | null } | null };

export type PhotoCard_PhotoFragment = { __typename: 'MedicalPhoto', id: string, createdAt: string, byName: string, placeName: string | null, assessmentType: PhotoAssessmentType, bodyPart: BodyPart, findings: string, severity: PhotoSeverity, lighting: PhotoLighting, distance: PhotoDistance, angle: PhotoAngle, patientPosition: PatientPosition, widthPx: number, heightPx: number, thumbnailUrl: string } & { ' $fragmentName'?: 'PhotoCard_PhotoFragment' };

export type MedicalPhotosQueryVariables = Exact<{
  patientId?: string | null | undefined;
  limit: number;
  cursor?: string | null | undefined;
}>;


export type MedicalPhotosQuery = { medicalPhotos: Array<(
    { __typename: 'MedicalPhoto', id: string }
    & { ' $fragmentRefs'?: { 'PhotoCard_PhotoFragment': PhotoCard_PhotoFragment } }
  )> | null };

export type ChosenPatientQueryVariables = Exact<{
  id: string;
}>;


export type ChosenPatientQuery = { patient: { __typename: 'Patient', id: string, firstName: string, lastName: string, dateOfBirth: string, gender: Gender, region: string, villageWard: string | null, medicalAlerts: Array<string> } | null };

export type MedicalAssessmentPageQueryVariables = Exact<{
  assessmentType: string;
  language: Language;
}>;


export type MedicalAssessmentPageQuery = { assessmentForm: { __typename: 'AssessmentForm', measurements: Array<ExtraMeasurement>, assessmentType: { __typename: 'AssessmentType', name: AssessmentTypeName, displayName: string, description: string }, symptoms: Array<{ __typename: 'SymptomOption', code: string, label: string, danger: boolean, onlyFor: Gender | null, fromMonths: number | null, belowMonths: number | null }> } | null };

export type SubmitMedicalAssessmentMutationVariables = Exact<{
  id: string;
  input: MedicalAssessmentInput;
  patientId?: string | null | undefined;
}>;


export type SubmitMedicalAssessmentMutation = { submitMedicalAssessment:
    | { __typename: 'InvalidInput', message: string, issues: Array<{ __typename: 'InputIssue', field: string, message: string }> }
    | { __typename: 'SubmittedMedicalAssessment', planId: string }
   };

export type MedicalDashboardPageQueryVariables = Exact<{
  language: Language;
  recent: number;
}>;


export type MedicalDashboardPageQuery = { assessmentTypes: Array<(
    { __typename: 'AssessmentType', name: AssessmentTypeName }
    & { ' $fragmentRefs'?: { 'TypeGroups_TypeFragment': TypeGroups_TypeFragment } }
  )>, medicalAssessments: Array<(
    { __typename: 'MedicalAssessment', id: string }
    & { ' $fragmentRefs'?: { 'RecentAssessments_AssessmentFragment': RecentAssessments_AssessmentFragment } }
  )>, medicalPlans: Array<(
    { __typename: 'MedicalPlan', id: string }
    & { ' $fragmentRefs'?: { 'RecentDiagnoses_PlanFragment': RecentDiagnoses_PlanFragment } }
  )> };

export type RecentAssessments_AssessmentFragment = { __typename: 'MedicalAssessment', id: string, createdAt: string, assessmentType: { __typename: 'AssessmentType', name: AssessmentTypeName, displayName: string }, patient: { __typename: 'Patient', id: string, firstName: string, lastName: string } | null, plan: { __typename: 'MedicalPlan', id: string, riskLevel: RiskLevel } | null } & { ' $fragmentName'?: 'RecentAssessments_AssessmentFragment' };

export type RecentDiagnoses_PlanFragment = { __typename: 'MedicalPlan', id: string, createdAt: string, riskLevel: RiskLevel, diagnosis: string, assessment: { __typename: 'MedicalAssessment', id: string, assessmentType: { __typename: 'AssessmentType', name: AssessmentTypeName, displayName: string }, patient: { __typename: 'Patient', id: string, firstName: string, lastName: string } | null } } & { ' $fragmentName'?: 'RecentDiagnoses_PlanFragment' };

export type TypeGroups_TypeFragment = { __typename: 'AssessmentType', name: AssessmentTypeName, displayName: string, description: string, category: AssessmentCategory, onlyFor: Gender | null } & { ' $fragmentName'?: 'TypeGroups_TypeFragment' };

export type FollowUpOfPlan_PlanFragment = { __typename: 'MedicalPlan', id: string, createdAt: string, riskLevel: RiskLevel, followUpRequired: boolean, followUpDays: Array<number>, assessment: { __typename: 'MedicalAssessment', id: string, assessmentType: { __typename: 'AssessmentType', name: AssessmentTypeName, displayName: string }, patient: { __typename: 'Patient', id: string, firstName: string, lastName: string } | null }, content: { __typename: 'MedicalPlanContent', treatmentPlan: { __typename: 'TreatmentPlan', referral: string | null, followUpSchedule: Array<string> } } } & { ' $fragmentName'?: 'FollowUpOfPlan_PlanFragment' };

export type PlanToFollowUpQueryVariables = Exact<{
  id: string;
  language: Language;
}>;


export type PlanToFollowUpQuery = { medicalPlan: (
    { __typename: 'MedicalPlan', id: string }
    & { ' $fragmentRefs'?: { 'FollowUpOfPlan_PlanFragment': FollowUpOfPlan_PlanFragment } }
  ) | null };

export type FollowUpPageQueryVariables = Exact<{
  language: Language;
  limit: number;
}>;


export type FollowUpPageQuery = { medicalPlans: Array<(
    { __typename: 'MedicalPlan', id: string }
    & { ' $fragmentRefs'?: { 'PlansToFollowUp_PlanFragment': PlansToFollowUp_PlanFragment } }
  )> };

export type PlansToFollowUp_PlanFragment = { __typename: 'MedicalPlan', id: string, createdAt: string, riskLevel: RiskLevel, followUpDays: Array<number>, assessment: { __typename: 'MedicalAssessment', id: string, assessmentType: { __typename: 'AssessmentType', name: AssessmentTypeName, displayName: string }, patient: { __typename: 'Patient', id: string, firstName: string, lastName: string } | null } } & { ' $fragmentName'?: 'PlansToFollowUp_PlanFragment' };

export type MedicalHistoryQueryVariables = Exact<{
  language: Language;
  limit: number;
  cursor?: string | null | undefined;
  assessmentType?: AssessmentTypeName | null | undefined;
  riskLevel?: RiskLevel | null | undefined;
  from?: string | null | undefined;
  before?: string | null | undefined;
  search?: string | null | undefined;
}>;


export type MedicalHistoryQuery = { medicalAssessments: Array<(
    { __typename: 'MedicalAssessment', id: string }
    & { ' $fragmentRefs'?: { 'HistoryRow_AssessmentFragment': HistoryRow_AssessmentFragment } }
  )> };

export type HistoryRow_AssessmentFragment = { __typename: 'MedicalAssessment', id: string, createdAt: string, age: number, ageMonths: number | null, assessmentType: { __typename: 'AssessmentType', name: AssessmentTypeName, displayName: string }, patient: { __typename: 'Patient', id: string, firstName: string, lastName: string } | null, plan: { __typename: 'MedicalPlan', id: string, riskLevel: RiskLevel } | null } & { ' $fragmentName'?: 'HistoryRow_AssessmentFragment' };

export type PlanRow_PlanFragment = { __typename: 'MedicalPlan', id: string, createdAt: string, riskLevel: RiskLevel, confidenceScore: number, diagnosis: string, assessment: { __typename: 'MedicalAssessment', id: string, assessmentType: { __typename: 'AssessmentType', name: AssessmentTypeName, displayName: string }, patient: { __typename: 'Patient', id: string, firstName: string, lastName: string } | null } } & { ' $fragmentName'?: 'PlanRow_PlanFragment' };

export type MedicalPlansQueryVariables = Exact<{
  language: Language;
  limit: number;
  cursor?: string | null | undefined;
  assessmentType?: AssessmentTypeName | null | undefined;
  riskLevel?: RiskLevel | null | undefined;
  from?: string | null | undefined;
  before?: string | null | undefined;
  search?: string | null | undefined;
}>;


export type MedicalPlansQuery = { medicalPlans: Array<(
    { __typename: 'MedicalPlan', id: string }
    & { ' $fragmentRefs'?: { 'PlanRow_PlanFragment': PlanRow_PlanFragment } }
  )> };

export type AssessmentDataTab_PlanFragment = { __typename: 'MedicalPlan', id: string, engineVersion: string, assessment: { __typename: 'MedicalAssessment', id: string, createdAt: string, age: number, ageMonths: number | null, gender: Gender, weightKg: number | null, heightCm: number | null, pregnant: boolean | null, pregnancyWeeks: number | null, afterBirth: boolean | null, region: MedicalRegion, illnessDays: number | null, checklistComplete: boolean, medicines: Array<string>, allergies: Array<string>, examinationFindings: string | null, vitalSigns: { __typename: 'MedicalVitalSigns', temperatureC: number | null, bloodPressure: string | null, heartRatePerMin: number | null, respiratoryRatePerMin: number | null, oxygenSaturationPercent: number | null, glucoseMmolPerL: number | null, glucoseFasting: boolean | null, haemoglobinGPerDl: number | null, creatinineUmolPerL: number | null, muacMm: number | null }, patient: { __typename: 'Patient', id: string, firstName: string, lastName: string } | null, facility: { __typename: 'Facility', id: string, name: string } | null }, content: { __typename: 'MedicalPlanContent', notUnderstood: Array<string>, symptoms: Array<{ __typename: 'MedicalOption', code: string, label: string }>, medicalHistory: Array<{ __typename: 'MedicalOption', code: string, label: string }> } } & { ' $fragmentName'?: 'AssessmentDataTab_PlanFragment' };

export type MedicalDiagnosisTab_PlanFragment = (
  { __typename: 'MedicalPlan', id: string, assessment: { __typename: 'MedicalAssessment', id: string, assessmentType: { __typename: 'AssessmentType', name: AssessmentTypeName, displayName: string } }, content: { __typename: 'MedicalPlanContent', asked: Array<{ __typename: 'AskedCondition', id: string, name: string, chance: Chance, chanceText: string }> } }
  & { ' $fragmentRefs'?: { 'AnswerDiagnosis_PlanFragment': AnswerDiagnosis_PlanFragment } }
) & { ' $fragmentName'?: 'MedicalDiagnosisTab_PlanFragment' };

export type MedicalPlanPageQueryVariables = Exact<{
  id: string;
  language: Language;
}>;


export type MedicalPlanPageQuery = { medicalPlan: (
    { __typename: 'MedicalPlan', id: string }
    & { ' $fragmentRefs'?: { 'MedicalPlanView_PlanFragment': MedicalPlanView_PlanFragment } }
  ) | null };

export type MedicalPlanView_PlanFragment = (
  { __typename: 'MedicalPlan', id: string }
  & { ' $fragmentRefs'?: { 'WhatToDo_PlanFragment': WhatToDo_PlanFragment;'PlanSummary_PlanFragment': PlanSummary_PlanFragment;'PlanActions_PlanFragment': PlanActions_PlanFragment;'MedicalDiagnosisTab_PlanFragment': MedicalDiagnosisTab_PlanFragment;'AnswerTreatment_PlanFragment': AnswerTreatment_PlanFragment;'AssessmentDataTab_PlanFragment': AssessmentDataTab_PlanFragment;'PreventionTab_PlanFragment': PreventionTab_PlanFragment } }
) & { ' $fragmentName'?: 'MedicalPlanView_PlanFragment' };

export type PlanActions_PlanFragment = { __typename: 'MedicalPlan', id: string, createdAt: string, followUpRequired: boolean, assessment: { __typename: 'MedicalAssessment', id: string } } & { ' $fragmentName'?: 'PlanActions_PlanFragment' };

export type PlanSummary_PlanFragment = { __typename: 'MedicalPlan', id: string, createdAt: string, riskLevel: RiskLevel, confidenceScore: number, assessment: { __typename: 'MedicalAssessment', id: string, age: number, ageMonths: number | null, gender: Gender, assessmentType: { __typename: 'AssessmentType', name: AssessmentTypeName, displayName: string }, patient: { __typename: 'Patient', id: string, firstName: string, lastName: string } | null }, content: { __typename: 'MedicalPlanContent', confidence: string | null } } & { ' $fragmentName'?: 'PlanSummary_PlanFragment' };

export type PreventionTab_PlanFragment = { __typename: 'MedicalPlan', id: string, content: { __typename: 'MedicalPlanContent', preventionMeasures: Array<{ __typename: 'CareAction', id: string, title: string, instruction: string, byText: string }> } } & { ' $fragmentName'?: 'PreventionTab_PlanFragment' };

export type SubmitNutritionAssessmentMutationVariables = Exact<{
  id: string;
  input: NutritionAssessmentInput;
  language: Language;
}>;


export type SubmitNutritionAssessmentMutation = { submitNutritionAssessment:
    | { __typename: 'InvalidInput', message: string, issues: Array<{ __typename: 'InputIssue', field: string, message: string }> }
    | (
      { __typename: 'NutritionPlan', id: string }
      & { ' $fragmentRefs'?: { 'PlanView_PlanFragment': PlanView_PlanFragment } }
    )
   };

export type AssessmentCard_AssessmentFragment = { __typename: 'NutritionAssessment', id: string, createdAt: string, age: number, ageMonths: number | null, region: NutritionRegion, plan: { __typename: 'NutritionPlan', id: string, bmi: number, content: { __typename: 'NutritionPlanContent', status: NutritionStatus, statusLabel: string } } | null } & { ' $fragmentName'?: 'AssessmentCard_AssessmentFragment' };

export type LatestDiagnosis_PlanFragment = { __typename: 'NutritionPlan', id: string, content: { __typename: 'NutritionPlanContent', diagnosis: string } } & { ' $fragmentName'?: 'LatestDiagnosis_PlanFragment' };

export type NutritionDashboardPageQueryVariables = Exact<{
  language: Language;
  limit: number;
  cursor?: string | null | undefined;
}>;


export type NutritionDashboardPageQuery = { nutritionSummary: { __typename: 'NutritionSummary', assessments: number, plans: number, averageBmi: number | null }, nutritionPlans: Array<(
    { __typename: 'NutritionPlan', id: string }
    & { ' $fragmentRefs'?: { 'LatestDiagnosis_PlanFragment': LatestDiagnosis_PlanFragment } }
  )>, nutritionAssessments: Array<(
    { __typename: 'NutritionAssessment', id: string }
    & { ' $fragmentRefs'?: { 'AssessmentCard_AssessmentFragment': AssessmentCard_AssessmentFragment;'SizeTrend_AssessmentFragment': SizeTrend_AssessmentFragment } }
  )> };

export type SizeTrend_AssessmentFragment = { __typename: 'NutritionAssessment', id: string, createdAt: string, age: number, ageMonths: number | null, gender: Gender, weightKg: number, heightCm: number } & { ' $fragmentName'?: 'SizeTrend_AssessmentFragment' };

export type DiagnosisTab_PlanFragment = (
  { __typename: 'NutritionPlan', id: string, content: { __typename: 'NutritionPlanContent', diagnosis: string, bmiStatus: string, regionalAdaptations: string, recommendations: Array<string>, limitations: Array<string> } }
  & { ' $fragmentRefs'?: { 'GrowthResults_PlanFragment': GrowthResults_PlanFragment;'NutrientTable_PlanFragment': NutrientTable_PlanFragment;'PlanRules_PlanFragment': PlanRules_PlanFragment } }
) & { ' $fragmentName'?: 'DiagnosisTab_PlanFragment' };

export type GrowthResults_PlanFragment = { __typename: 'NutritionPlan', id: string, content: { __typename: 'NutritionPlanContent', growth: Array<{ __typename: 'GrowthResult', indicator: GrowthIndicator, z: number, label: string, implausible: boolean }> } } & { ' $fragmentName'?: 'GrowthResults_PlanFragment' };

export type MealPlanTab_PlanFragment = { __typename: 'NutritionPlan', id: string, content: { __typename: 'NutritionPlanContent', audience: PlanAudience, urgency: PlanUrgency, limitations: Array<string>, priorityFoods: Array<string>, mealPlan: Array<{ __typename: 'PlannedMeal', meal: Meal, label: string, items: Array<{ __typename: 'MealItem', foodId: string, name: string, portion: string, energyKcal: number }> }> } } & { ' $fragmentName'?: 'MealPlanTab_PlanFragment' };

export type MonitoringTab_PlanFragment = { __typename: 'NutritionPlan', id: string, content: { __typename: 'NutritionPlanContent', warningSigns: Array<string> } } & { ' $fragmentName'?: 'MonitoringTab_PlanFragment' };

export type NutrientTable_PlanFragment = { __typename: 'NutritionPlan', id: string, content: { __typename: 'NutritionPlanContent', targets: { __typename: 'NutrientTargets', energyKcal: number, proteinG: number, fatG: number, carbohydrateG: number, fibreG: number, ironMg: number, calciumMg: number, zincMg: number, vitaminAUg: number, vitaminCMg: number, folateUg: number, sodiumMg: number, waterL: number } | null, totals: { __typename: 'NutrientTotals', energyKcal: number, proteinG: number, fatG: number, carbohydrateG: number, fibreG: number, ironMg: number, calciumMg: number, zincMg: number, vitaminAUg: number, vitaminCMg: number, folateUg: number, sodiumMg: number } | null } } & { ' $fragmentName'?: 'NutrientTable_PlanFragment' };

export type NutritionPlanPageQueryVariables = Exact<{
  id: string;
  language: Language;
}>;


export type NutritionPlanPageQuery = { nutritionPlan: (
    { __typename: 'NutritionPlan', id: string }
    & { ' $fragmentRefs'?: { 'PlanView_PlanFragment': PlanView_PlanFragment } }
  ) | null };

export type PatientOverview_PlanFragment = { __typename: 'NutritionPlan', id: string, bmi: number, assessment: { __typename: 'NutritionAssessment', id: string, age: number, ageMonths: number | null, region: NutritionRegion, activityLevel: ActivityLevel }, content: { __typename: 'NutritionPlanContent', status: NutritionStatus, statusLabel: string } } & { ' $fragmentName'?: 'PatientOverview_PlanFragment' };

export type PlanRules_PlanFragment = { __typename: 'NutritionPlan', id: string, content: { __typename: 'NutritionPlanContent', rules: Array<{ __typename: 'RuleReference', id: string, version: number, source: string }> } } & { ' $fragmentName'?: 'PlanRules_PlanFragment' };

export type PlanView_PlanFragment = (
  { __typename: 'NutritionPlan', id: string, createdAt: string }
  & { ' $fragmentRefs'?: { 'UrgencyAlert_PlanFragment': UrgencyAlert_PlanFragment;'PatientOverview_PlanFragment': PatientOverview_PlanFragment;'DiagnosisTab_PlanFragment': DiagnosisTab_PlanFragment;'MealPlanTab_PlanFragment': MealPlanTab_PlanFragment;'RegionalFoodsTab_PlanFragment': RegionalFoodsTab_PlanFragment;'MonitoringTab_PlanFragment': MonitoringTab_PlanFragment } }
) & { ' $fragmentName'?: 'PlanView_PlanFragment' };

export type RegionalFoodsTab_PlanFragment = { __typename: 'NutritionPlan', id: string, content: { __typename: 'NutritionPlanContent', regionalFoods: Array<{ __typename: 'RegionalFood', foodId: string, name: string, category: string, availability: FoodAvailability, price: { __typename: 'FoodPrice', amount: number, currency: string, unit: string }, nutritionalValue: Array<{ __typename: 'FoodNutrient', nutrient: string, amount: number }> }> } } & { ' $fragmentName'?: 'RegionalFoodsTab_PlanFragment' };

export type UrgencyAlert_PlanFragment = { __typename: 'NutritionPlan', id: string, assessment: { __typename: 'NutritionAssessment', id: string, region: NutritionRegion }, content: { __typename: 'NutritionPlanContent', urgency: PlanUrgency } } & { ' $fragmentName'?: 'UrgencyAlert_PlanFragment' };

export type PatientCardQueryVariables = Exact<{
  id: string;
}>;


export type PatientCardQuery = { patient: { __typename: 'Patient', id: string, code: string, firstName: string, lastName: string, dateOfBirth: string, birthDateEstimated: boolean, mergedIntoId: string | null, facility: { __typename: 'Facility', id: string, name: string } } | null };

export type AccountAccess_RecordFragment = { __typename: 'PatientRecord', joined: boolean, patient: { __typename: 'Patient', id: string } } & { ' $fragmentName'?: 'AccountAccess_RecordFragment' };

export type CareDates_RecordFragment = { __typename: 'PatientRecord', patient: { __typename: 'Patient', id: string, firstName: string, lastName: string }, appointments: Array<
    | (
      { __typename: 'AppointmentEntry', id: string, at: string, status: AppointmentStatus }
      & { ' $fragmentRefs'?: { 'TimelineEntry_TimelineEntry_AppointmentEntry_Fragment': TimelineEntry_TimelineEntry_AppointmentEntry_Fragment } }
    )
    | (
      { __typename: 'AssessmentEntry' }
      & { ' $fragmentRefs'?: { 'TimelineEntry_TimelineEntry_AssessmentEntry_Fragment': TimelineEntry_TimelineEntry_AssessmentEntry_Fragment } }
    )
    | (
      { __typename: 'EmergencyCallEntry' }
      & { ' $fragmentRefs'?: { 'TimelineEntry_TimelineEntry_EmergencyCallEntry_Fragment': TimelineEntry_TimelineEntry_EmergencyCallEntry_Fragment } }
    )
    | (
      { __typename: 'EnrolmentEntry' }
      & { ' $fragmentRefs'?: { 'TimelineEntry_TimelineEntry_EnrolmentEntry_Fragment': TimelineEntry_TimelineEntry_EnrolmentEntry_Fragment } }
    )
    | (
      { __typename: 'PhotoEntry' }
      & { ' $fragmentRefs'?: { 'TimelineEntry_TimelineEntry_PhotoEntry_Fragment': TimelineEntry_TimelineEntry_PhotoEntry_Fragment } }
    )
    | (
      { __typename: 'PrescriptionEntry' }
      & { ' $fragmentRefs'?: { 'TimelineEntry_TimelineEntry_PrescriptionEntry_Fragment': TimelineEntry_TimelineEntry_PrescriptionEntry_Fragment } }
    )
    | (
      { __typename: 'ReferralEntry' }
      & { ' $fragmentRefs'?: { 'TimelineEntry_TimelineEntry_ReferralEntry_Fragment': TimelineEntry_TimelineEntry_ReferralEntry_Fragment } }
    )
    | (
      { __typename: 'VisitEntry' }
      & { ' $fragmentRefs'?: { 'TimelineEntry_TimelineEntry_VisitEntry_Fragment': TimelineEntry_TimelineEntry_VisitEntry_Fragment } }
    )
  >, enrolments: Array<
    | (
      { __typename: 'AppointmentEntry' }
      & { ' $fragmentRefs'?: { 'TimelineEntry_TimelineEntry_AppointmentEntry_Fragment': TimelineEntry_TimelineEntry_AppointmentEntry_Fragment } }
    )
    | (
      { __typename: 'AssessmentEntry' }
      & { ' $fragmentRefs'?: { 'TimelineEntry_TimelineEntry_AssessmentEntry_Fragment': TimelineEntry_TimelineEntry_AssessmentEntry_Fragment } }
    )
    | (
      { __typename: 'EmergencyCallEntry' }
      & { ' $fragmentRefs'?: { 'TimelineEntry_TimelineEntry_EmergencyCallEntry_Fragment': TimelineEntry_TimelineEntry_EmergencyCallEntry_Fragment } }
    )
    | (
      { __typename: 'EnrolmentEntry', id: string, programme: Programme, endedOn: string | null }
      & { ' $fragmentRefs'?: { 'TimelineEntry_TimelineEntry_EnrolmentEntry_Fragment': TimelineEntry_TimelineEntry_EnrolmentEntry_Fragment } }
    )
    | (
      { __typename: 'PhotoEntry' }
      & { ' $fragmentRefs'?: { 'TimelineEntry_TimelineEntry_PhotoEntry_Fragment': TimelineEntry_TimelineEntry_PhotoEntry_Fragment } }
    )
    | (
      { __typename: 'PrescriptionEntry' }
      & { ' $fragmentRefs'?: { 'TimelineEntry_TimelineEntry_PrescriptionEntry_Fragment': TimelineEntry_TimelineEntry_PrescriptionEntry_Fragment } }
    )
    | (
      { __typename: 'ReferralEntry' }
      & { ' $fragmentRefs'?: { 'TimelineEntry_TimelineEntry_ReferralEntry_Fragment': TimelineEntry_TimelineEntry_ReferralEntry_Fragment } }
    )
    | (
      { __typename: 'VisitEntry' }
      & { ' $fragmentRefs'?: { 'TimelineEntry_TimelineEntry_VisitEntry_Fragment': TimelineEntry_TimelineEntry_VisitEntry_Fragment } }
    )
  >, prescriptions: Array<
    | (
      { __typename: 'AppointmentEntry' }
      & { ' $fragmentRefs'?: { 'TimelineEntry_TimelineEntry_AppointmentEntry_Fragment': TimelineEntry_TimelineEntry_AppointmentEntry_Fragment } }
    )
    | (
      { __typename: 'AssessmentEntry' }
      & { ' $fragmentRefs'?: { 'TimelineEntry_TimelineEntry_AssessmentEntry_Fragment': TimelineEntry_TimelineEntry_AssessmentEntry_Fragment } }
    )
    | (
      { __typename: 'EmergencyCallEntry' }
      & { ' $fragmentRefs'?: { 'TimelineEntry_TimelineEntry_EmergencyCallEntry_Fragment': TimelineEntry_TimelineEntry_EmergencyCallEntry_Fragment } }
    )
    | (
      { __typename: 'EnrolmentEntry' }
      & { ' $fragmentRefs'?: { 'TimelineEntry_TimelineEntry_EnrolmentEntry_Fragment': TimelineEntry_TimelineEntry_EnrolmentEntry_Fragment } }
    )
    | (
      { __typename: 'PhotoEntry' }
      & { ' $fragmentRefs'?: { 'TimelineEntry_TimelineEntry_PhotoEntry_Fragment': TimelineEntry_TimelineEntry_PhotoEntry_Fragment } }
    )
    | (
      { __typename: 'PrescriptionEntry', id: string }
      & { ' $fragmentRefs'?: { 'TimelineEntry_TimelineEntry_PrescriptionEntry_Fragment': TimelineEntry_TimelineEntry_PrescriptionEntry_Fragment } }
    )
    | (
      { __typename: 'ReferralEntry' }
      & { ' $fragmentRefs'?: { 'TimelineEntry_TimelineEntry_ReferralEntry_Fragment': TimelineEntry_TimelineEntry_ReferralEntry_Fragment } }
    )
    | (
      { __typename: 'VisitEntry' }
      & { ' $fragmentRefs'?: { 'TimelineEntry_TimelineEntry_VisitEntry_Fragment': TimelineEntry_TimelineEntry_VisitEntry_Fragment } }
    )
  > } & { ' $fragmentName'?: 'CareDates_RecordFragment' };

export type Conditions_RecordFragment = { __typename: 'PatientRecord', patient: { __typename: 'Patient', id: string }, conditions: Array<{ __typename: 'RecordedCondition', condition: string, name: string, planId: string, riskLevel: RiskLevel, firstAt: string, lastAt: string, times: number, agreed: boolean | null }> } & { ' $fragmentName'?: 'Conditions_RecordFragment' };

export type EndRecordJoinMutationVariables = Exact<{
  patientId: string;
}>;


export type EndRecordJoinMutation = { endRecordJoin:
    | { __typename: 'EndedRecordJoin', patientId: string }
    | { __typename: 'InvalidInput', message: string }
    | { __typename: 'NotFound', message: string }
   };

export type Growth_RecordFragment = { __typename: 'PatientRecord', patient: { __typename: 'Patient', id: string, dateOfBirth: string, birthDateEstimated: boolean, gender: Gender }, measurements: Array<{ __typename: 'RecordedMeasurements', assessmentId: string, at: string, weightKg: number | null, heightCm: number | null }> } & { ' $fragmentName'?: 'Growth_RecordFragment' };

export type InviteToRecordMutationVariables = Exact<{
  patientId: string;
}>;


export type InviteToRecordMutation = { inviteToRecord:
    | { __typename: 'InvalidInput', message: string }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'RecordHasAccount', message: string }
    | { __typename: 'RecordInvitation', code: string, expiresAt: string }
   };

export type AcceptRecordInvitationMutationVariables = Exact<{
  code: string;
}>;


export type AcceptRecordInvitationMutation = { acceptRecordInvitation:
    | { __typename: 'AccountHasRecord', message: string }
    | { __typename: 'InvalidInput', message: string }
    | { __typename: 'JoinedRecord', patientId: string }
    | { __typename: 'TooManyAttempts', message: string, retryAfterSeconds: number }
   };

export type MyRecordPageQueryVariables = Exact<{
  language: Language;
}>;


export type MyRecordPageQuery = { myRecord: (
    { __typename: 'PatientRecord', patient: { __typename: 'Patient', id: string } }
    & { ' $fragmentRefs'?: { 'RecordView_RecordFragment': RecordView_RecordFragment } }
  ) | null };

export type PatientRecordPageQueryVariables = Exact<{
  id: string;
  language: Language;
}>;


export type PatientRecordPageQuery = { patientRecord: (
    { __typename: 'PatientRecord', patient: { __typename: 'Patient', id: string } }
    & { ' $fragmentRefs'?: { 'RecordView_RecordFragment': RecordView_RecordFragment } }
  ) | null };

export type MyRecordReadersQueryVariables = Exact<{
  days: number;
  before?: string | null | undefined;
}>;


export type MyRecordReadersQuery = { recordReaders: Array<{ __typename: 'RecordReader', day: string, name: string | null, roles: Array<Role>, facilityName: string | null, self: boolean, lastAt: string, times: number, uses: Array<{ __typename: 'RecordUse', part: RecordPart, changed: boolean }> }> };

export type RecordHeader_RecordFragment = { __typename: 'PatientRecord', patient: { __typename: 'Patient', id: string, code: string, firstName: string, lastName: string, dateOfBirth: string, birthDateEstimated: boolean, gender: Gender, phone: string | null, villageWard: string | null, region: string, medicalAlerts: Array<string> } } & { ' $fragmentName'?: 'RecordHeader_RecordFragment' };

export type RecordView_RecordFragment = (
  { __typename: 'PatientRecord', patient: { __typename: 'Patient', id: string } }
  & { ' $fragmentRefs'?: { 'RecordHeader_RecordFragment': RecordHeader_RecordFragment;'AccountAccess_RecordFragment': AccountAccess_RecordFragment;'CareDates_RecordFragment': CareDates_RecordFragment;'Conditions_RecordFragment': Conditions_RecordFragment;'VitalCurves_RecordFragment': VitalCurves_RecordFragment;'Growth_RecordFragment': Growth_RecordFragment;'Timeline_RecordFragment': Timeline_RecordFragment } }
) & { ' $fragmentName'?: 'RecordView_RecordFragment' };

export type Timeline_RecordFragment = { __typename: 'PatientRecord', patient: { __typename: 'Patient', id: string }, timeline: Array<
    | (
      { __typename: 'AppointmentEntry', id: string }
      & { ' $fragmentRefs'?: { 'TimelineEntry_TimelineEntry_AppointmentEntry_Fragment': TimelineEntry_TimelineEntry_AppointmentEntry_Fragment } }
    )
    | (
      { __typename: 'AssessmentEntry', id: string }
      & { ' $fragmentRefs'?: { 'TimelineEntry_TimelineEntry_AssessmentEntry_Fragment': TimelineEntry_TimelineEntry_AssessmentEntry_Fragment } }
    )
    | (
      { __typename: 'EmergencyCallEntry', id: string }
      & { ' $fragmentRefs'?: { 'TimelineEntry_TimelineEntry_EmergencyCallEntry_Fragment': TimelineEntry_TimelineEntry_EmergencyCallEntry_Fragment } }
    )
    | (
      { __typename: 'EnrolmentEntry', id: string }
      & { ' $fragmentRefs'?: { 'TimelineEntry_TimelineEntry_EnrolmentEntry_Fragment': TimelineEntry_TimelineEntry_EnrolmentEntry_Fragment } }
    )
    | (
      { __typename: 'PhotoEntry', id: string }
      & { ' $fragmentRefs'?: { 'TimelineEntry_TimelineEntry_PhotoEntry_Fragment': TimelineEntry_TimelineEntry_PhotoEntry_Fragment } }
    )
    | (
      { __typename: 'PrescriptionEntry', id: string }
      & { ' $fragmentRefs'?: { 'TimelineEntry_TimelineEntry_PrescriptionEntry_Fragment': TimelineEntry_TimelineEntry_PrescriptionEntry_Fragment } }
    )
    | (
      { __typename: 'ReferralEntry', id: string }
      & { ' $fragmentRefs'?: { 'TimelineEntry_TimelineEntry_ReferralEntry_Fragment': TimelineEntry_TimelineEntry_ReferralEntry_Fragment } }
    )
    | (
      { __typename: 'VisitEntry', id: string }
      & { ' $fragmentRefs'?: { 'TimelineEntry_TimelineEntry_VisitEntry_Fragment': TimelineEntry_TimelineEntry_VisitEntry_Fragment } }
    )
  > } & { ' $fragmentName'?: 'Timeline_RecordFragment' };

export type OlderOfPatientRecordQueryVariables = Exact<{
  id: string;
  cursor: string;
  language: Language;
}>;


export type OlderOfPatientRecordQuery = { patientRecord: { __typename: 'PatientRecord', patient: { __typename: 'Patient', id: string }, timeline: Array<
      | (
        { __typename: 'AppointmentEntry', id: string }
        & { ' $fragmentRefs'?: { 'TimelineEntry_TimelineEntry_AppointmentEntry_Fragment': TimelineEntry_TimelineEntry_AppointmentEntry_Fragment } }
      )
      | (
        { __typename: 'AssessmentEntry', id: string }
        & { ' $fragmentRefs'?: { 'TimelineEntry_TimelineEntry_AssessmentEntry_Fragment': TimelineEntry_TimelineEntry_AssessmentEntry_Fragment } }
      )
      | (
        { __typename: 'EmergencyCallEntry', id: string }
        & { ' $fragmentRefs'?: { 'TimelineEntry_TimelineEntry_EmergencyCallEntry_Fragment': TimelineEntry_TimelineEntry_EmergencyCallEntry_Fragment } }
      )
      | (
        { __typename: 'EnrolmentEntry', id: string }
        & { ' $fragmentRefs'?: { 'TimelineEntry_TimelineEntry_EnrolmentEntry_Fragment': TimelineEntry_TimelineEntry_EnrolmentEntry_Fragment } }
      )
      | (
        { __typename: 'PhotoEntry', id: string }
        & { ' $fragmentRefs'?: { 'TimelineEntry_TimelineEntry_PhotoEntry_Fragment': TimelineEntry_TimelineEntry_PhotoEntry_Fragment } }
      )
      | (
        { __typename: 'PrescriptionEntry', id: string }
        & { ' $fragmentRefs'?: { 'TimelineEntry_TimelineEntry_PrescriptionEntry_Fragment': TimelineEntry_TimelineEntry_PrescriptionEntry_Fragment } }
      )
      | (
        { __typename: 'ReferralEntry', id: string }
        & { ' $fragmentRefs'?: { 'TimelineEntry_TimelineEntry_ReferralEntry_Fragment': TimelineEntry_TimelineEntry_ReferralEntry_Fragment } }
      )
      | (
        { __typename: 'VisitEntry', id: string }
        & { ' $fragmentRefs'?: { 'TimelineEntry_TimelineEntry_VisitEntry_Fragment': TimelineEntry_TimelineEntry_VisitEntry_Fragment } }
      )
    > } | null };

export type OlderOfMyRecordQueryVariables = Exact<{
  cursor: string;
  language: Language;
}>;


export type OlderOfMyRecordQuery = { myRecord: { __typename: 'PatientRecord', patient: { __typename: 'Patient', id: string }, timeline: Array<
      | (
        { __typename: 'AppointmentEntry', id: string }
        & { ' $fragmentRefs'?: { 'TimelineEntry_TimelineEntry_AppointmentEntry_Fragment': TimelineEntry_TimelineEntry_AppointmentEntry_Fragment } }
      )
      | (
        { __typename: 'AssessmentEntry', id: string }
        & { ' $fragmentRefs'?: { 'TimelineEntry_TimelineEntry_AssessmentEntry_Fragment': TimelineEntry_TimelineEntry_AssessmentEntry_Fragment } }
      )
      | (
        { __typename: 'EmergencyCallEntry', id: string }
        & { ' $fragmentRefs'?: { 'TimelineEntry_TimelineEntry_EmergencyCallEntry_Fragment': TimelineEntry_TimelineEntry_EmergencyCallEntry_Fragment } }
      )
      | (
        { __typename: 'EnrolmentEntry', id: string }
        & { ' $fragmentRefs'?: { 'TimelineEntry_TimelineEntry_EnrolmentEntry_Fragment': TimelineEntry_TimelineEntry_EnrolmentEntry_Fragment } }
      )
      | (
        { __typename: 'PhotoEntry', id: string }
        & { ' $fragmentRefs'?: { 'TimelineEntry_TimelineEntry_PhotoEntry_Fragment': TimelineEntry_TimelineEntry_PhotoEntry_Fragment } }
      )
      | (
        { __typename: 'PrescriptionEntry', id: string }
        & { ' $fragmentRefs'?: { 'TimelineEntry_TimelineEntry_PrescriptionEntry_Fragment': TimelineEntry_TimelineEntry_PrescriptionEntry_Fragment } }
      )
      | (
        { __typename: 'ReferralEntry', id: string }
        & { ' $fragmentRefs'?: { 'TimelineEntry_TimelineEntry_ReferralEntry_Fragment': TimelineEntry_TimelineEntry_ReferralEntry_Fragment } }
      )
      | (
        { __typename: 'VisitEntry', id: string }
        & { ' $fragmentRefs'?: { 'TimelineEntry_TimelineEntry_VisitEntry_Fragment': TimelineEntry_TimelineEntry_VisitEntry_Fragment } }
      )
    > } | null };

type TimelineEntry_TimelineEntry_AppointmentEntry_Fragment = { __typename: 'AppointmentEntry', id: string, at: string, byName: string | null, placeName: string | null, type: AppointmentType, appointmentReason: string | null, appointmentStatus: AppointmentStatus } & { ' $fragmentName'?: 'TimelineEntry_TimelineEntry_AppointmentEntry_Fragment' };

type TimelineEntry_TimelineEntry_AssessmentEntry_Fragment = { __typename: 'AssessmentEntry', id: string, at: string, byName: string | null, placeName: string | null, planId: string | null, riskLevel: RiskLevel | null, answer: string | null, assessmentType: { __typename: 'AssessmentType', name: AssessmentTypeName, displayName: string } } & { ' $fragmentName'?: 'TimelineEntry_TimelineEntry_AssessmentEntry_Fragment' };

type TimelineEntry_TimelineEntry_EmergencyCallEntry_Fragment = { __typename: 'EmergencyCallEntry', id: string, at: string, byName: string | null, placeName: string | null, country: string } & { ' $fragmentName'?: 'TimelineEntry_TimelineEntry_EmergencyCallEntry_Fragment' };

type TimelineEntry_TimelineEntry_EnrolmentEntry_Fragment = { __typename: 'EnrolmentEntry', id: string, at: string, byName: string | null, placeName: string | null, programme: Programme, startedOn: string, endedOn: string | null, endReason: string | null } & { ' $fragmentName'?: 'TimelineEntry_TimelineEntry_EnrolmentEntry_Fragment' };

type TimelineEntry_TimelineEntry_PhotoEntry_Fragment = { __typename: 'PhotoEntry', id: string, at: string, byName: string | null, placeName: string | null, bodyPart: BodyPart, findings: string, severity: PhotoSeverity, thumbnailUrl: string, photoOf: PhotoAssessmentType } & { ' $fragmentName'?: 'TimelineEntry_TimelineEntry_PhotoEntry_Fragment' };

type TimelineEntry_TimelineEntry_PrescriptionEntry_Fragment = { __typename: 'PrescriptionEntry', id: string, at: string, byName: string | null, placeName: string | null, diagnosis: string, instructions: string | null, followUpOn: string | null, prescriptionStatus: PrescriptionStatus, items: Array<{ __typename: 'PrescribedItem', name: string, dosage: string, durationDays: number | null }> } & { ' $fragmentName'?: 'TimelineEntry_TimelineEntry_PrescriptionEntry_Fragment' };

type TimelineEntry_TimelineEntry_ReferralEntry_Fragment = { __typename: 'ReferralEntry', id: string, at: string, byName: string | null, placeName: string | null, toName: string, urgency: ReferralUrgency, reason: string, referralStatus: ReferralStatus } & { ' $fragmentName'?: 'TimelineEntry_TimelineEntry_ReferralEntry_Fragment' };

type TimelineEntry_TimelineEntry_VisitEntry_Fragment = { __typename: 'VisitEntry', id: string, at: string, byName: string | null, placeName: string | null, planId: string | null, riskLevel: RiskLevel | null, chiefComplaint: string, agreed: boolean | null, disagreementReason: string | null, answer: string | null } & { ' $fragmentName'?: 'TimelineEntry_TimelineEntry_VisitEntry_Fragment' };

export type TimelineEntry_TimelineEntryFragment =
  | TimelineEntry_TimelineEntry_AppointmentEntry_Fragment
  | TimelineEntry_TimelineEntry_AssessmentEntry_Fragment
  | TimelineEntry_TimelineEntry_EmergencyCallEntry_Fragment
  | TimelineEntry_TimelineEntry_EnrolmentEntry_Fragment
  | TimelineEntry_TimelineEntry_PhotoEntry_Fragment
  | TimelineEntry_TimelineEntry_PrescriptionEntry_Fragment
  | TimelineEntry_TimelineEntry_ReferralEntry_Fragment
  | TimelineEntry_TimelineEntry_VisitEntry_Fragment
;

export type VitalCurves_RecordFragment = { __typename: 'PatientRecord', patient: { __typename: 'Patient', id: string, dateOfBirth: string }, measurements: Array<{ __typename: 'RecordedMeasurements', assessmentId: string, at: string, temperatureC: number | null, systolicMmHg: number | null, diastolicMmHg: number | null, heartRatePerMin: number | null, respiratoryRatePerMin: number | null, oxygenSaturationPercent: number | null, glucoseMmolPerL: number | null, glucoseFasting: boolean | null, weightKg: number | null, heightCm: number | null, muacMm: number | null }> } & { ' $fragmentName'?: 'VitalCurves_RecordFragment' };

export type CancelStockTransferMutationVariables = Exact<{
  id: string;
  reason: string;
}>;


export type CancelStockTransferMutation = { cancelStockTransfer:
    | { __typename: 'InvalidInput', message: string, issues: Array<{ __typename: 'InputIssue', field: string, message: string }> }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'StockTransfer', id: string, status: StockTransferStatus }
   };

export type RecordStocktakeMutationVariables = Exact<{
  id: string;
  input: StocktakeInput;
}>;


export type RecordStocktakeMutation = { recordStocktake:
    | { __typename: 'InvalidInput', message: string, issues: Array<{ __typename: 'InputIssue', field: string, message: string }> }
    | { __typename: 'StockMoved', message: string, batches: Array<{ __typename: 'MovedBatch', id: string, number: string, quantity: number }> }
    | { __typename: 'Stocktake', id: string }
   };

export type StockExpiringQueryVariables = Exact<{ [key: string]: never; }>;


export type StockExpiringQuery = { expiringStock: Array<{ __typename: 'ExpiringBatch', id: string, number: string, expiresOn: string, quantity: number, isExpired: boolean, item: { __typename: 'InventoryItem', medicineId: string, name: string, strength: string, unit: StockUnit } }> };

export type StockLedgerQueryVariables = Exact<{
  medicineId: string;
  limit: number;
  cursor?: string | null | undefined;
}>;


export type StockLedgerQuery = { stockLedger: Array<{ __typename: 'StockMovement', id: string, batchNumber: string, kind: StockMovementKind, quantity: number, at: string, byName: string | null, reason: LedgerReason | null, words: string | null, otherFacility: string | null }> };

export type MedicineStockPageQueryVariables = Exact<{
  medicineId: string;
}>;


export type MedicineStockPageQuery = { medicineStock: { __typename: 'MedicineStock', id: string, item: { __typename: 'InventoryItem', medicineId: string, name: string, genericName: string, strength: string, unit: StockUnit, currentStock: number, minimumStock: number, status: StockStatus }, batches: Array<{ __typename: 'StockBatch', id: string, number: string, expiresOn: string, quantity: number, expiry: Expiry }>, history: Array<{ __typename: 'StockPoint', day: string, units: number }> } | null };

export type SetMinimumStockMutationVariables = Exact<{
  medicineId: string;
  minimumStock: number;
}>;


export type SetMinimumStockMutation = { setMinimumStock:
    | { __typename: 'InvalidInput', message: string, issues: Array<{ __typename: 'InputIssue', field: string, message: string }> }
    | { __typename: 'MedicineStock', id: string }
   };

export type StockOrderQueryVariables = Exact<{
  months: number;
}>;


export type StockOrderQuery = { orderSuggestion: Array<{ __typename: 'OrderLine', id: string, consumed: number, daysOutOfStock: number, monthlyConsumption: number | null, monthsOfStock: number | null, incoming: number, orderQuantity: number, item: { __typename: 'InventoryItem', medicineId: string, code: string, name: string, strength: string, unit: StockUnit, currentStock: number } }> };

export type StockRecallQueryVariables = Exact<{
  batchNumber: string;
}>;


export type StockRecallQuery = { recallBatch: { __typename: 'Recall', batches: Array<{ __typename: 'RecalledBatch', id: string, number: string, medicineName: string, strength: string, unit: StockUnit, expiresOn: string, quantity: number }>, patients: Array<{ __typename: 'RecalledPatient', patientId: string, firstName: string, lastName: string, dateOfBirth: string, phone: string | null, villageWard: string | null, medicineName: string, strength: string, quantity: number, at: string }> } };

export type ReceiveStockTransferMutationVariables = Exact<{
  id: string;
  input: StockTransferReceiptInput;
}>;


export type ReceiveStockTransferMutation = { receiveStockTransfer:
    | { __typename: 'InvalidInput', message: string, issues: Array<{ __typename: 'InputIssue', field: string, message: string }> }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'StockTransfer', id: string, status: StockTransferStatus }
   };

export type StockMedicinesQueryVariables = Exact<{ [key: string]: never; }>;


export type StockMedicinesQuery = { stockMedicines: Array<{ __typename: 'StockMedicine', id: string, name: string, strength: string, form: MedicineForm }> };

export type ReceiveStockMutationVariables = Exact<{
  id: string;
  input: StockReceiptInput;
}>;


export type ReceiveStockMutation = { receiveStock:
    | { __typename: 'InvalidInput', message: string, issues: Array<{ __typename: 'InputIssue', field: string, message: string }> }
    | { __typename: 'MedicineStock', id: string }
   };

export type StockToSendQueryVariables = Exact<{ [key: string]: never; }>;


export type StockToSendQuery = { inventory: Array<{ __typename: 'InventoryItem', medicineId: string, name: string, strength: string, unit: StockUnit, batches: Array<{ __typename: 'InventoryBatch', id: string, number: string, expiresOn: string, quantity: number }> }>, facilities: Array<{ __typename: 'Facility', id: string, name: string, district: string, region: string }> };

export type TransferStockMutationVariables = Exact<{
  id: string;
  input: StockTransferInput;
}>;


export type TransferStockMutation = { transferStock:
    | { __typename: 'InvalidInput', message: string, issues: Array<{ __typename: 'InputIssue', field: string, message: string }> }
    | { __typename: 'StockTransfer', id: string, status: StockTransferStatus }
   };

export type StockInventoryQueryVariables = Exact<{ [key: string]: never; }>;


export type StockInventoryQuery = { inventory: Array<{ __typename: 'InventoryItem', medicineId: string, name: string, genericName: string, form: MedicineForm, strength: string, unit: StockUnit, currentStock: number, minimumStock: number, expiredStock: number, expiryDate: string | null, expiresSoon: boolean, status: StockStatus, batches: Array<{ __typename: 'InventoryBatch', id: string, number: string, expiresOn: string, quantity: number }> }>, orderSuggestion: Array<{ __typename: 'OrderLine', id: string, monthsOfStock: number | null }> };

export type ExpireStockMutationVariables = Exact<{
  id: string;
  batchId: string;
}>;


export type ExpireStockMutation = { expireStock:
    | { __typename: 'InvalidInput', message: string, issues: Array<{ __typename: 'InputIssue', field: string, message: string }> }
    | { __typename: 'MedicineStock', id: string }
   };

export type AdjustStockMutationVariables = Exact<{
  id: string;
  input: StockAdjustmentInput;
}>;


export type AdjustStockMutation = { adjustStock:
    | { __typename: 'InvalidInput', message: string, issues: Array<{ __typename: 'InputIssue', field: string, message: string }> }
    | { __typename: 'MedicineStock', id: string }
   };

export type StockTransfersQueryVariables = Exact<{
  direction: StockTransferDirection;
  limit: number;
}>;


export type StockTransfersQuery = { stockTransfers: Array<{ __typename: 'StockTransfer', id: string, fromFacility: string, toFacility: string, status: StockTransferStatus, sentAt: string, sentByName: string, note: string | null, endedAt: string | null, endedByName: string | null, endNote: string | null, lines: Array<{ __typename: 'StockTransferLine', id: string, batchNumber: string, quantity: number, receivedQuantity: number | null, medicine: { __typename: 'StockMedicine', id: string, name: string, strength: string, unit: StockUnit } }> }> };
