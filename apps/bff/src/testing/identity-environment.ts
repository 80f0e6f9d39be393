import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Variables that every BFF needs to start: an identity provider that is never called, and a folder for sessions. */
export const identityEnvironment = (): Record<string, string> => ({
  AZURE_CLIENT_ID: '00000000-0000-4000-8000-000000000000',
  AZURE_CLIENT_SECRET: 'nobody asks',
  AZURE_POLICY_BASE: 'https://login.example/shop',
  AZURE_SIGN_IN_POLICY: 'B2C_1A_signin',
  AZURE_PASS_RESET_POLICY: 'B2C_1A_passwordreset',
  AZURE_B2C_SCOPES: 'https://shop.example/api/shop.access',
  SESSION_SECRET: 'a secret that only tests use, long enough',
  DATA_DIR: mkdtempSync(join(tmpdir(), 'bff-data-')),
});
