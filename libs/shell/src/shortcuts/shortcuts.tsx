import { useEffect, useState } from 'react';
import { useOnDemand } from '../on-demand/use-on-demand.ts';
import { searchFieldId } from '../search-box/search-field-id.ts';
import { areShortcutsOn, markShortcuts } from './shortcut-choice.ts';

const loadDialog = () => import('./shortcuts-dialog.tsx').then((module) => module.ShortcutsDialog);

const openShortcutsEvent = 'shop:shortcuts';
let isWanted = false;

/** Opens the list of shortcuts, as soon as `Shortcuts` is on the page; works also when the keys are turned off. */
export function openShortcuts(): void {
  isWanted = true;
  document.dispatchEvent(new Event(openShortcutsEvent));
}

/**
 * `/` and Ctrl+K, on a Mac Cmd+K, focus the search field, `?` opens the shortcuts. The single keys do nothing while typing or when turned off (WCAG
 * 2.1.4).
 */
export function Shortcuts() {
  const [Dialog, load] = useOnDemand(loadDialog);
  const [open, setOpen] = useState(false);

  useEffect(() => {
    markShortcuts();
    const show = () => {
      isWanted = false;
      void load().then(
        () => setOpen(true),
        () => undefined,
      );
    };
    if (isWanted) show();
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || event.isComposing) return;
      const isSingle = (event.key === '/' || event.key === '?') && !event.ctrlKey && !event.metaKey;
      const isCommand = event.key === 'k' && !event.shiftKey && (isMac() ? event.metaKey : event.ctrlKey);
      if (!isCommand && (!isSingle || isTyping(event.target) || !areShortcutsOn())) return;
      if (document.querySelector('dialog[open]')) return;
      event.preventDefault();
      if (event.key === '?') return show();
      const field = document.getElementById(searchFieldId) as HTMLInputElement | null;
      field?.focus();
      field?.select();
    };
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener(openShortcutsEvent, show);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener(openShortcutsEvent, show);
    };
  }, [load]);

  return Dialog && <Dialog open={open} onClose={() => setOpen(false)} />;
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input, select, textarea, [contenteditable="true"]'))
  );
}

/** There Ctrl+K deletes to the end of the line. */
const isMac = (): boolean => navigator.platform.startsWith('Mac');
