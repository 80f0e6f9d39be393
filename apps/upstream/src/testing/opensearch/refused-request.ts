/** A request that OpenSearch would refuse, or that the stand-in does not know. */
export class RefusedRequest extends Error {
  override readonly name = 'RefusedRequest';
  readonly status: number;
  readonly type: string;

  constructor(type: string, message: string, status = 400) {
    super(message);
    this.type = type;
    this.status = status;
  }
}

export type Json = Record<string, unknown>;

/** An object with no other keys than these. Throws a RefusedRequest. */
export function objectOf(value: unknown, where: string, keys: readonly string[]): Json {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new RefusedRequest('parsing_exception', `[${where}] is no object`);
  const unknown = Object.keys(value).find((key) => !keys.includes(key));
  if (unknown !== undefined) throw new RefusedRequest('parsing_exception', `[${where}] unknown field [${unknown}]`);
  return value as Json;
}

/** The only field of an object, as `{"term": {"unit": …}}` has it. Throws a RefusedRequest. */
export function onlyEntry(value: unknown, where: string): [name: string, value: unknown] {
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  if (entries.length !== 1) throw new RefusedRequest('parsing_exception', `[${where}] must have one field`);
  return entries[0]!;
}

export function arrayOf(value: unknown, where: string): unknown[] {
  if (!Array.isArray(value)) throw new RefusedRequest('parsing_exception', `[${where}] is no array`);
  return value as unknown[];
}

export function numberOf(value: unknown, where: string): number {
  if (typeof value !== 'number' || !Number.isFinite(value))
    throw new RefusedRequest('parsing_exception', `[${where}] is no number`);
  return value;
}

export function textOf(value: unknown, where: string): string {
  if (typeof value !== 'string') throw new RefusedRequest('parsing_exception', `[${where}] is no text`);
  return value;
}
