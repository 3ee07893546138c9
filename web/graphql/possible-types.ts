
      export type PossibleTypesResultData = {
  "possibleTypes": {
    "ChangePasswordResult": [
      "InvalidInput",
      "PasswordChanged",
      "TooManyAttempts"
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
    "ReviewVisitResult": [
      "InvalidInput",
      "NotFound",
      "Visit"
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
    "SubmitVisitResult": [
      "InvalidInput",
      "SubmittedVisit"
    ],
    "TakeRoleAwayResult": [
      "InvalidInput",
      "NotFound",
      "RoleRequest"
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
    "ReviewVisitResult": [
      "InvalidInput",
      "NotFound",
      "Visit"
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
    "SubmitVisitResult": [
      "InvalidInput",
      "SubmittedVisit"
    ],
    "TakeRoleAwayResult": [
      "InvalidInput",
      "NotFound",
      "RoleRequest"
    ],
    "UpdateProfileResult": [
      "Account",
      "InvalidInput"
    ]
  }
};
      export default result;
    