import { Icon } from '../icon/icon.tsx';
import { iconPaths, type IconName } from '../icon/icon-paths.ts';
import type { ExhibitGroup } from './exhibit.ts';
import styles from './showcase.module.css';

const colours = ['paper', 'sheet', 'ink', 'ink-2', 'rule', 'rule-2', 'petrol', 'petrol-deep', 'petrol-wash'] as const;
const marks = ['signal', 'signal-mark', 'signal-wash', 'ok', 'late', 'stop'] as const;

const Colours = ({ names }: { names: readonly string[] }) => (
  <ul className={styles.row}>
    {names.map((name) => (
      <li key={name} className={styles.colour}>
        <svg width="64" height="40" aria-hidden="true">
          <rect width="64" height="40" fill={`var(--${name})`} stroke="var(--rule-2)" />
        </svg>
        {name}
      </li>
    ))}
  </ul>
);

/** What everything else is made of. */
export const foundations: ExhibitGroup = {
  id: 'foundations',
  title: 'Colours, type, icons',
  exhibits: [
    {
      components: [],
      purpose: 'Colours: ink on paper; petrol can be pressed; signal needs attention.',
      isWide: true,
      states: [
        ['surfaces, text, actions', <Colours names={colours} />],
        ['states', <Colours names={marks} />],
      ],
    },
    {
      components: [],
      purpose: 'Six sizes of one typeface.',
      isWide: true,
      states: [
        [
          'f1 to f6',
          <ol className={styles.type}>
            {[1, 2, 3, 4, 5, 6].map((size) => (
              <li key={size} className={styles[`f${size}`]}>
                GX-050, <span className="nb">1,260.40 m²</span>
              </li>
            ))}
          </ol>,
        ],
      ],
    },
    {
      components: ['Icon'],
      purpose: 'One set, strokes of 1.5, in the colour of the text.',
      isWide: true,
      states: [
        [
          'all',
          <ul className={styles.row}>
            {(Object.keys(iconPaths) as IconName[]).map((name) => (
              <li key={name} className={styles.icon}>
                <Icon name={name} />
                {name}
              </li>
            ))}
          </ul>,
        ],
      ],
    },
  ],
};
