import { fieldBounds, type CartLine } from '@shop/api-contracts';
import { Button, classNames, Icon } from '@shop/design-system';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../../text.ts';
import { CommitField } from '../../lines/commit-field.tsx';
import styles from './line-note.module.css';

interface LineNoteProps {
  line: Pick<CartLine, 'note' | 'articleNumber'>;
  onCommit: (note: string) => void;
}

/** The buyer's note on a line; a button until there is one. */
export function LineNote({ line: { note, articleNumber }, onCommit }: LineNoteProps) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const isComingBack = useRef(false);
  useEffect(() => {
    // Enter and Escape removed the focused field
    if (!isOpen && isComingBack.current && document.activeElement === document.body) button.current?.focus();
    isComingBack.current = isOpen;
  }, [isOpen]);
  if (isOpen) {
    return (
      <CommitField
        label={t('cart.page.noteOf', { articleNumber })}
        value={note}
        maxLength={fieldBounds.cartNote}
        onCommit={onCommit}
        onLeave={() => setOpen(false)}
        takesFocus
        className={styles.field}
      />
    );
  }
  return (
    <span className={classNames(styles.note, note !== '' && styles.written)}>
      {note !== '' && <bdi className={styles.text}>{note}</bdi>}
      <Button
        ref={button}
        variant="bare"
        size="small"
        className={styles.button}
        aria-label={`${t(note === '' ? 'cart.page.noteAdd' : 'cart.page.noteChange')}: ${articleNumber}`}
        onClick={() => setOpen(true)}
      >
        {note === '' && <Icon name="pencil" size={16} className={styles.pencil} />}
        <span>{t(note === '' ? 'cart.page.noteAdd' : 'cart.page.noteChange')}</span>
      </Button>
    </span>
  );
}
