import { Button, TextArea } from '@shop/design-system';
import { useMemo, type ClipboardEvent } from 'react';
import { useText } from '../../text.ts';
import { maxRows } from '../rows/order-rows.ts';
import { readPaste } from '../reading/read-paste.ts';
import { useDebounced } from '../use-debounced.ts';
import styles from './intake.module.css';

/** Pause in typing before a text is parsed, in milliseconds. */
const debounceMs = 300;
/** Longer texts are not parsed: 3,000 rows of a spreadsheet with descriptions have a tenth of it. */
const maxTextLength = 2_000_000;

interface PasteEntryProps {
  text: string;
  onText: (text: string) => void;
  room: number;
  onTake: () => void;
  onFile: (file: File) => void;
}

/** Pastes a list from a spreadsheet, a mail or another system; previews the result before it is taken over. */
export function PasteEntry({ text, onText, room, onTake, onFile }: PasteEntryProps) {
  const t = useText();
  const settled = useDebounced(text, debounceMs);
  const count = useMemo(() => countRows(settled), [settled]);
  const isTooMuch = count === undefined || count > room;
  const paste = (event: ClipboardEvent) => {
    const [file] = event.clipboardData.files;
    if (!file || event.clipboardData.getData('text/plain') !== '') return;
    event.preventDefault();
    onFile(file);
  };
  return (
    <section aria-labelledby="quick-order-paste" className={styles.way}>
      <h2 id="quick-order-paste">{t('cart.quickOrder.paste')}</h2>
      <TextArea
        label={t('cart.quickOrder.pasteLabel')}
        hint={t('cart.quickOrder.pasteHint')}
        rows={5}
        spellCheck={false}
        value={text}
        onChange={(event) => onText(event.currentTarget.value)}
        onPaste={paste}
        error={isTooMuch && settled !== '' ? t('cart.quickOrder.noRoom', { rows: maxRows, room }) : undefined}
        className={styles.pasteField}
      />
      <div className={styles.pasteActions}>
        <Button disabled={text.trim() === '' || (settled === text && (isTooMuch || count === 0))} onClick={onTake}>
          {count && settled === text && !isTooMuch
            ? t('cart.quickOrder.takeRows', { count })
            : t('cart.quickOrder.takeList')}
        </Button>
        <p role="status" className="small muted">
          {settled.trim() !== '' && count === 0 && t('cart.quickOrder.nothingFound')}
        </p>
      </div>
    </section>
  );
}

/** Number of rows in a text; undefined if it is too long. */
function countRows(text: string): number | undefined {
  if (text.length > maxTextLength) return undefined;
  const paste = readPaste(text);
  return paste.kind === 'rows' ? paste.rows.length : paste.cells.length;
}
