/** A message in the form that the Lingui runtime reads: text, `[argument]`, or `[argument, format, options]`. */
export type CompiledMessage = (string | (string | Record<string, unknown>)[])[];
export function compileMessages(messages: Record<string, string>, language: string): Record<string, CompiledMessage>;
export function messageArguments(message: string): string[];
export function pluralErrors(message: string, language: string): string[];
