import { useLayoutEffect } from 'react';

/**
 * For a controlled field: reports what was typed before hydration as a change. React leaves that text in the field, but its state does not
 * know it, and the next rendering would remove it. In a text area only where the page has none: React sets it back to a text of the page.
 *
 * @param id of the input or text area
 * @param value of its state; undefined: the field keeps its text itself
 */
export function useEarlyText(id: string, value: string | undefined): void {
  useLayoutEffect(() => {
    const field = document.getElementById(id) as HTMLInputElement | HTMLTextAreaElement | null;
    if (value === undefined || !field || field.value === value) return;
    const typed = field.value;
    // React takes the event for a change if it has seen another text in the field, which the prototype's setter hides from it
    field.value = value;
    Reflect.set(Object.getPrototypeOf(field) as object, 'value', typed, field);
    field.dispatchEvent(new Event('input', { bubbles: true }));
    // eslint-disable-next-line react-hooks/exhaustive-deps -- what was typed later is known
  }, []);
}
