/** What stands in the fields of a form, by name; a box that is ticked is `on`. */
export type FormValues = Record<string, string>;

type FormField = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const neverKept = new Set(['password', 'file', 'hidden', 'submit', 'button', 'reset', 'fieldset']);

/** Passwords and files are left out: they are never kept. */
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

/** Whether something was entered that is not what is saved; a field that is not shown is left aside. */
export const differs = (entered: FormValues, saved: FormValues): boolean =>
  Object.entries(entered).some(([name, value]) => value !== (saved[name] ?? ''));

/** The trimmed text of a field that was sent; undefined where the form has no such field. */
export function enteredText(entered: FormData, name: string): string | undefined {
  const value = entered.get(name);
  return typeof value === 'string' ? value.trim() : undefined;
}
