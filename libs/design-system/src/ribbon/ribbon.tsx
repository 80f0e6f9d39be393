import { classNames } from '../class-names/class-names.ts';
import styles from './ribbon.module.css';

/** The tones a ribbon can have; all carry white or ink text well. */
export type RibbonTone = 'ink' | 'petrol' | 'red' | 'orange' | 'yellow' | 'green' | 'blue' | 'grey';

const tones: ReadonlySet<string> = new Set<RibbonTone>([
  'ink',
  'petrol',
  'red',
  'orange',
  'yellow',
  'green',
  'blue',
  'grey',
]);

/** The tone for a colour that came from configuration; `ink` for one that is not in the set. */
export function ribbonTone(color: string | undefined): RibbonTone {
  const name = color?.trim().toLowerCase().replace('gray', 'grey') ?? '';
  return tones.has(name) ? (name as RibbonTone) : 'ink';
}

/** A label at the bottom left of the window that says which environment this is. Lets every press through. */
export function Ribbon({ text, color }: { text: string; color?: string }) {
  return (
    <div className={classNames(styles.ribbon, styles[ribbonTone(color)])} data-chrome>
      {text}
    </div>
  );
}
