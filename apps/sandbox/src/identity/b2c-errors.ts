import { randomUUID } from 'node:crypto';

const messages = {
  AADB2C90118: 'The user has forgotten their password.',
  AADB2C90091: 'The user has cancelled entering self-asserted information.',
};

/** An error in the form of Azure AD B2C; the shop reads the code at the beginning of its description. */
export function b2cError(code: keyof typeof messages): { error: string; error_description: string } {
  const timestamp = new Date().toISOString().replace('T', ' ').slice(0, 19);
  return {
    error: 'access_denied',
    error_description: `${code}: ${messages[code]}\r\nCorrelation ID: ${randomUUID()}\r\nTimestamp: ${timestamp}Z\r\n`,
  };
}
