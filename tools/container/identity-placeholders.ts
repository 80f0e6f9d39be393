/** Invented settings of an identity provider that is never called: enough to start with. */
export const identityPlaceholders = {
  AZURE_CLIENT_ID: '00000000-0000-4000-8000-000000000001',
  AZURE_POLICY_BASE: 'https://identity.example/shop.example',
  AZURE_SIGN_IN_POLICY: 'B2C_1A_signin',
  AZURE_PASS_RESET_POLICY: 'B2C_1A_passwordreset',
  AZURE_B2C_SCOPES: 'https://shop.example/api/shop.access',
};
