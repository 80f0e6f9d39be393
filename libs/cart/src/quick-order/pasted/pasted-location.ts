/** State of a navigation to quick order: a pasted text that is taken at once. It stays out of the address, which others may see. */
export interface PastedLocation {
  pasted: string;
}

/** The pasted text with which quick order was opened, if any. */
export function pastedText(state: unknown): string | undefined {
  const { pasted } = (state ?? {}) as { pasted?: unknown };
  return typeof pasted === 'string' ? pasted : undefined;
}
