import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const never = () => () => undefined;

/**
 * For a controlled field: reports what was typed or chosen before hydration as a change. React leaves that in the field, but its state does
 * not know it, and the next rendering would remove it. In a text area only where the page has no text: React sets it back to one.
 *
 * @param id of the input, text area or select
 * @param value of its state; undefined: the field keeps it itself
 */
export function useEarlyValue(id: string, value: string | undefined): void {
  const isHydrating = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const report = useEffectEvent(() => {
    if (!isHydrating || value === undefined) return;
    const field = document.getElementById(id) as Field | null;
    if (!field || field.value === value) return;
    const early = field.value;
    // React takes the event for a change if it has seen another value in the field, which the prototype's setter hides from it
    field.value = value;
    // no option of a select has that value
    const isUnknown = field.value !== value;
    Reflect.set(Object.getPrototypeOf(field) as object, 'value', early, field);
    if (!isUnknown) field.dispatchEvent(new Event(field.tagName === 'SELECT' ? 'change' : 'input', { bubbles: true }));
  });
  // React runs it before it renders again; a layout effect would run before the router navigates
  useEffect(() => report(), []);
}
