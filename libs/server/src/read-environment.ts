import type { z } from 'zod';
import { readSecretFiles } from './secret-files.ts';

/** Environment variables by name. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** The configuration, or all its errors, one line each: `NAME: error`. */
export type ConfigResult<Config> = { ok: true; config: Config } | { ok: false; errors: string[] };

interface ReadOptions<Schema> {
  /** Object of the variables by name, and what is derived from it. */
  schema: Schema;
  environment: Environment;
  /** Variables that may instead name a file, as `{NAME}_FILE`. */
  secrets?: readonly string[];
  /** Errors of variables in combination. */
  errorsBetween?: (given: Environment) => string[];
}

/**
 * Reads the configuration from environment variables. Empty variables count as missing; all errors are reported at
 * once.
 */
export function readEnvironment<Schema extends z.ZodType>({
  schema,
  environment,
  secrets = [],
  errorsBetween = () => [],
}: ReadOptions<Schema>): ConfigResult<z.output<Schema>> {
  const set = Object.entries(environment).filter(([, value]) => value !== undefined && value !== '');
  const { given, errors: fileErrors } = readSecretFiles(Object.fromEntries(set), secrets);
  const parsed = schema.safeParse(given);
  const issues = (parsed.error?.issues ?? []).map(({ path, message }) => {
    const name = path.join('.');
    return `${name}: ${given[name] === undefined ? 'is not set' : message}`;
  });
  const errors = [...issues, ...fileErrors, ...errorsBetween(given)];
  return parsed.success && errors.length === 0 ? { ok: true, config: parsed.data } : { ok: false, errors };
}

/** Returns the configuration, or prints its errors and exits with 1. */
export function configOrExit<Config>(read: ConfigResult<Config>): Config {
  if (read.ok) return read.config;
  console.error(`The configuration has errors:\n${read.errors.map((error) => `  ${error}`).join('\n')}`);
  process.exit(1);
}
