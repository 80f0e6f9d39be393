/** Values of a form's fields by name; a ticked checkbox is `on`. */
export type FormValues = Record<string, string>;

type FormField = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const neverKept = new Set(['password', 'file', 'hidden', 'submit', 'button', 'reset', 'fieldset']);

/** Skips passwords and files, which are never stored. */
export function readForm(form: HTMLFormElement): FormValues {
  const values: FormValues = {};
  for (const field of [...form.elements] as FormField[]) {
    if (field.name === '' || neverKept.has(field.type)) continue;
    const isTicked = 'checked' in field && field.checked;
    if (field.type === 'checkbox') values[field.name] = isTicked ? 'on' : '';
    else if (field.type !== 'radio' || isTicked) values[field.name] = field.value;
  }
  return values;
}

/** True if a field shown differs from its saved value; fields that are not shown are ignored. */
export const differs = (entered: FormValues, saved: FormValues): boolean =>
  Object.entries(entered).some(([name, value]) => value !== (saved[name] ?? ''));

/** The trimmed text of a submitted field; undefined if the form has no such field. */
export function enteredText(entered: FormData, name: string): string | undefined {
  const value = entered.get(name);
  return typeof value === 'string' ? value.trim() : undefined;
}
