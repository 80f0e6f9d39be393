import { createContext } from 'react';

/** What a form and its fields tell each other. */
export interface FormFaults {
  /** What was found elsewhere in the field of this name, until the field is changed. */
  faultOf(name: string | undefined): string | undefined;
  /** On submit, the field's own sentence for the fault that the browser found in it. */
  report(field: Element, message: string): void;
}

export const FormFaultsContext = createContext<FormFaults | null>(null);
