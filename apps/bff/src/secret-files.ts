import { readFileSync } from 'node:fs';

/** Variables whose value may stand in a file that `{name}_FILE` names, as containers get their secrets. */
const secretVariables = ['AZURE_CLIENT_SECRET', 'SESSION_SECRET', 'SESSION_SECRET_PREVIOUS', 'REDIS_URL'] as const;

type Variables = Readonly<Record<string, string | undefined>>;

/** Puts the content of secret files, without white space around it, in place of their names. A variable that is set twice is a fault. */
export function withSecretFiles(variables: Variables): { set: Variables; faults: string[] } {
  const set: Record<string, string | undefined> = { ...variables };
  const faults: string[] = [];
  for (const name of secretVariables) {
    const file = variables[`${name}_FILE`];
    if (file === undefined) continue;
    if (variables[name] !== undefined) {
      faults.push(`${name}_FILE: is set together with ${name}; one of the two is enough`);
      continue;
    }
    try {
      const content = readFileSync(file, 'utf8').trim();
      if (content === '') faults.push(`${name}_FILE: the file ${file} is empty`);
      else set[name] = content;
    } catch (error) {
      faults.push(`${name}_FILE: the file ${file} cannot be read (${(error as NodeJS.ErrnoException).code})`);
    }
  }
  return { set, faults };
}
