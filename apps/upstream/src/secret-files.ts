import { readFileSync } from 'node:fs';

/** Variables whose value may stand in a file that `{name}_FILE` names, as containers get their secrets. */
const secretVariables = [
  'DATABASE_URL',
  'SANDBOX_PAYMENT_KEY',
  'SANDBOX_PAYMENT_HMAC_KEY',
  'ADYEN_API_KEY',
  'ADYEN_HMAC_KEY',
  'SMTP_URL',
] as const;

type Variables = Record<string, string | undefined>;

/** Puts the content of secret files, without the line end that editors leave, in place of their names; a variable set twice is a fault. */
export function withSecretFiles(variables: Variables): { given: Variables; faults: string[] } {
  const given = { ...variables };
  const faults: string[] = [];
  for (const name of secretVariables) {
    const file = variables[`${name}_FILE`];
    if (file === undefined) continue;
    if (variables[name] !== undefined) {
      faults.push(`${name}_FILE is set together with ${name}; one of the two is enough`);
      continue;
    }
    try {
      const content = readFileSync(file, 'utf8').trim();
      if (content === '') faults.push(`${name}_FILE names an empty file`);
      else given[name] = content;
    } catch (error) {
      faults.push(`${name}_FILE cannot be read (${(error as NodeJS.ErrnoException).code})`);
    }
  }
  return { given, faults };
}
