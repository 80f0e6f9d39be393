import { classNames } from '../class-names/class-names.ts';
import styles from './ribbon.module.css';

/** Background colours with sufficient contrast to white or ink text. */
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

/** The tone for a configured colour; `ink` if unknown. */
export function ribbonTone(color: string | undefined): RibbonTone {
  const name = color?.trim().toLowerCase().replace('gray', 'grey') ?? '';
  return tones.has(name) ? (name as RibbonTone) : 'ink';
}

/** A label at the bottom left of the window that names the environment. Lets the pointer through. */
export function Ribbon({ text, color }: { text: string; color?: string }) {
  return (
    <div className={classNames(styles.ribbon, styles[ribbonTone(color)])} data-chrome>
      {text}
    </div>
  );
}
