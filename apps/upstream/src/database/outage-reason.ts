/** Refusals by a server that is up: what an operator has to change is not the network. */
const refusals: Record<string, string> = {
  '28P01': 'wrong_password',
  '28000': 'login_refused',
  '3D000': 'no_such_database',
  '42501': 'no_privilege',
  '53300': 'too_many_connections',
};

/** Why the database does not answer, for the log: `wrong_password`, or what the network said, `ECONNREFUSED`. */
export function reasonOfOutage(error: unknown): string | undefined {
  const { code, cause, errors } = (error ?? {}) as { code?: unknown; cause?: unknown; errors?: unknown };
  if (typeof code === 'string') return refusals[code] ?? code;
  const [first] = Array.isArray(errors) ? (errors as unknown[]) : [];
  return first === undefined && cause === undefined ? undefined : reasonOfOutage(first ?? cause);
}
