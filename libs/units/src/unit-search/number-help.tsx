import { NumberPicture } from './number-picture.tsx';
import { SearchBlock } from './search-block.tsx';
import { useSearchBlock } from './use-search-block.ts';
import styles from './number-help.module.css';

/** Where a unit's number is, beside the fields that ask for it. */
export function NumberHelp() {
  const parts = useSearchBlock()?.parts ?? [];
  if (parts.length === 0) return null;
  return (
    <div className={styles.help}>
      <NumberPicture />
      <SearchBlock parts={parts} />
    </div>
  );
}
