
      export type PossibleTypesResultData = {
  "possibleTypes": {
    "ChangePasswordResult": [
      "InvalidInput",
      "PasswordChanged"
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
      "PasswordChanged"
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
    ],
    "UpdateProfileResult": [
      "Account",
      "InvalidInput"
    ]
  }
};
      export default result;
    