
      export type PossibleTypesResultData = {
  "possibleTypes": {
    "ChangePasswordResult": [
      "InvalidInput",
      "PasswordChanged",
      "TooManyAttempts"
    ],
    "DecidePatientMergeResult": [
      "InvalidInput",
      "NotFound",
      "PatientMerge"
    ],
    "DecideRoleRequestResult": [
      "InvalidInput",
      "NotFound",
      "RoleRequest"
    ],
    "EndSessionResult": [
      "EndedSession",
      "InvalidInput",
      "NotFound"
    ],
    "Error": [
      "EmailTaken",
      "InvalidCredentials",
      "InvalidInput",
      "NotFound",
      "TooManyAttempts"
    ],
    "ProposePatientMergeResult": [
      "InvalidInput",
      "PatientMerge"
    ],
    "RegisterPatientResult": [
      "InvalidInput",
      "Patient"
    ],
    "SignInResult": [
      "InvalidCredentials",
      "InvalidInput",
      "SignedIn",
      "TooManyAttempts"
    ],
    "SignUpResult": [
      "EmailTaken",
      "InvalidInput",
      "SignedIn",
      "TooManyAttempts"
    ],
    "SubmitMedicalAssessmentResult": [
      "InvalidInput",
      "SubmittedMedicalAssessment"
    ],
    "SubmitNutritionAssessmentResult": [
      "InvalidInput",
      "NutritionPlan"
    ],
    "TakeRoleAwayResult": [
      "InvalidInput",
      "NotFound",
      "RoleRequest"
    ],
    "UndoPatientMergeResult": [
      "InvalidInput",
      "NotFound",
      "PatientMerge"
    ],
    "UpdatePatientResult": [
      "InvalidInput",
      "NotFound",
      "Patient"
    ],
    "UpdateProfileResult": [
      "Account",
      "InvalidInput"
    ]
  }
};
      const result: PossibleTypesResultData = {
  "possibleTypes": {
    "ChangePasswordResult": [
      "InvalidInput",
      "PasswordChanged",
      "TooManyAttempts"
    ],
    "DecidePatientMergeResult": [
      "InvalidInput",
      "NotFound",
      "PatientMerge"
    ],
    "DecideRoleRequestResult": [
      "InvalidInput",
      "NotFound",
      "RoleRequest"
    ],
    "EndSessionResult": [
      "EndedSession",
      "InvalidInput",
      "NotFound"
    ],
    "Error": [
      "EmailTaken",
      "InvalidCredentials",
      "InvalidInput",
      "NotFound",
      "TooManyAttempts"
    ],
    "ProposePatientMergeResult": [
      "InvalidInput",
      "PatientMerge"
    ],
    "RegisterPatientResult": [
      "InvalidInput",
      "Patient"
    ],
    "SignInResult": [
      "InvalidCredentials",
      "InvalidInput",
      "SignedIn",
      "TooManyAttempts"
    ],
    "SignUpResult": [
      "EmailTaken",
      "InvalidInput",
      "SignedIn",
      "TooManyAttempts"
    ],
    "SubmitMedicalAssessmentResult": [
      "InvalidInput",
      "SubmittedMedicalAssessment"
    ],
    "SubmitNutritionAssessmentResult": [
      "InvalidInput",
      "NutritionPlan"
    ],
    "TakeRoleAwayResult": [
      "InvalidInput",
      "NotFound",
      "RoleRequest"
    ],
    "UndoPatientMergeResult": [
      "InvalidInput",
      "NotFound",
      "PatientMerge"
    ],
    "UpdatePatientResult": [
      "InvalidInput",
      "NotFound",
      "Patient"
    ],
    "UpdateProfileResult": [
      "Account",
      "InvalidInput"
    ]
  }
};
      export default result;
    