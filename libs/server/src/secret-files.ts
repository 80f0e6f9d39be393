import { readFileSync } from 'node:fs';

type Variables = Readonly<Record<string, string | undefined>>;

/**
 * Replaces `{NAME}_FILE` variables by the trimmed content of their files, the way containers pass secrets. Setting both
 * is an error.
 */
export function readSecretFiles(
  variables: Variables,
  names: readonly string[],
): { given: Variables; errors: string[] } {
  const given: Record<string, string | undefined> = { ...variables };
  const errors: string[] = [];
  for (const name of names) {
    const file = variables[`${name}_FILE`];
    if (file === undefined) continue;
    if (variables[name] !== undefined) {
      errors.push(`${name}_FILE: is set together with ${name}; one of the two is enough`);
      continue;
    }
    try {
      const content = readFileSync(file, 'utf8').trim();
      if (content === '') errors.push(`${name}_FILE: the file ${file} is empty`);
      else given[name] = content;
    } catch (error) {
      errors.push(`${name}_FILE: the file ${file} cannot be read (${(error as NodeJS.ErrnoException).code})`);
    }
  }
  return { given, errors };
}
