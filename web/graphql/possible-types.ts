
      export type PossibleTypesResultData = {
  "possibleTypes": {
    "DecideRoleRequestResult": [
      "InvalidInput",
      "NotFound",
      "RoleRequest"
    ],
    "Error": [
      "EmailTaken",
      "InvalidCredentials",
      "InvalidInput",
      "NotFound",
      "TooManyAttempts"
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
    "SubmitNutritionAssessmentResult": [
      "InvalidInput",
      "NutritionPlan"
    ]
  }
};
      const result: PossibleTypesResultData = {
  "possibleTypes": {
    "DecideRoleRequestResult": [
      "InvalidInput",
      "NotFound",
      "RoleRequest"
    ],
    "Error": [
      "EmailTaken",
      "InvalidCredentials",
      "InvalidInput",
      "NotFound",
      "TooManyAttempts"
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
    "SubmitNutritionAssessmentResult": [
      "InvalidInput",
      "NutritionPlan"
    ]
  }
};
      export default result;
    