
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
      "NotFound"
    ],
    "SignInResult": [
      "InvalidCredentials",
      "InvalidInput",
      "SignedIn"
    ],
    "SignUpResult": [
      "EmailTaken",
      "InvalidInput",
      "SignedIn"
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
      "NotFound"
    ],
    "SignInResult": [
      "InvalidCredentials",
      "InvalidInput",
      "SignedIn"
    ],
    "SignUpResult": [
      "EmailTaken",
      "InvalidInput",
      "SignedIn"
    ],
    "SubmitNutritionAssessmentResult": [
      "InvalidInput",
      "NutritionPlan"
    ]
  }
};
      export default result;
    