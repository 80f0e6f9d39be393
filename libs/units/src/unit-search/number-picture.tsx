import { useText } from '../text.ts';
import styles from './number-picture.module.css';

const ports = [
  [50, 52],
  [122, 52],
  [50, 208],
  [122, 208],
] as const;

const rivets = [
  [200, 30],
  [420, 30],
  [200, 136],
  [420, 136],
] as const;

const drawn = { serialNumber: '30-114-0021', tag: 'VT-1003' };

interface NumberPictureProps {
  /** The tag helps nobody whom it asks for the serial number alone. */
  asksSerialOnly?: boolean;
}

/** Where the number is: nameplate and tag between the upper connections, and enlarged beside them. The text about it says the same. */
export function NumberPicture({ asksSerialOnly = false }: NumberPictureProps) {
  const t = useText();
  return (
    <svg viewBox="18 12 414 236" className={styles.picture} aria-hidden="true">
      <path d="M20 16h132v220H20zM30 236v10h24v-10M118 236v10h24v-10" className={styles.steel} />
      <path d="M98 48L190 20M98 62L190 146" className={styles.ray} />
      {!asksSerialOnly && <path d="M90 84L214 168M82 90L214 232" className={styles.ray} />}
      {ports.map(([x, y]) => (
        <g key={`${x} ${y}`}>
          <circle cx={x} cy={y} r="19" className={styles.paper} />
          <circle cx={x} cy={y} r="11" className={styles.hole} />
        </g>
      ))}
      <path d="M74 48h24v14H74z" className={styles.marked} />
      {!asksSerialOnly && <circle cx="86" cy="82" r="8" className={styles.marked} />}
      <rect x="190" y="20" width="240" height="126" rx="6" className={styles.steel} />
      {rivets.map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="3.5" className={styles.hole} />
      ))}
      <path d="M214 40h76M214 126h54M290 126h54M366 126h36" className={styles.figures} />
      <rect x="208" y="56" width="204" height="52" rx="2" className={styles.marked} />
      <text x="218" y="73" className={styles.name}>
        {t('units.serialNumber')}
      </text>
      <text x="218" y="98" className={styles.number}>
        {drawn.serialNumber}
      </text>
      {!asksSerialOnly && (
        <>
          <circle cx="226" cy="200" r="35" className={styles.marked} />
          <circle cx="226" cy="175" r="3.5" className={styles.hole} />
          <text x="226" y="205" className={styles.tag}>
            {drawn.tag}
          </text>
          <text x="276" y="204" className={styles.name}>
            {t('units.tag')}
          </text>
        </>
      )}
    </svg>
  );
}
