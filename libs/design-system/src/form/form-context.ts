import { createContext } from 'react';

/** What a form and its fields tell each other. */
export interface FormErrors {
  /** What was found elsewhere in the field of this name, until the field is changed. */
  errorOf(name: string | undefined): string | undefined;
  /** On submit, the field's own sentence for the error that the browser found in it. */
  report(field: Element, message: string): void;
}

export const FormErrorsContext = createContext<FormErrors | null>(null);
