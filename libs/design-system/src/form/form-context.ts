import { createContext } from 'react';

/** Connects a form with its fields. */
export interface FormErrors {
  /** An error for the field of this name found elsewhere; undefined once the field has changed. */
  errorOf(name: string | undefined): string | undefined;
  /** Reports on submit an error that the browser found in a field, with the field's own text. */
  report(field: Element, message: string): void;
}

export const FormErrorsContext = createContext<FormErrors | null>(null);
