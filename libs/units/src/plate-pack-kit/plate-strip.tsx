import type { PlateRange, PlateRun } from '@shop/api-contracts';
import { classNames } from '@shop/design-system';
import { useRef, useState, type PointerEvent } from 'react';
import { useText } from '../text.ts';
import styles from './plate-pack-kit.module.css';

interface PlateStripProps {
  platePack: readonly PlateRun[];
  /** Plates that are renewed. */
  chosen: readonly PlateRange[];
  /** Plates between the two ends of a drag. */
  onDrag: (range: PlateRange) => void;
}

/** Width of a plate and height of the strip, in units of its picture. */
const step = 6;
const height = 60;
/** Turned plates stand lower, as their ports do. */
const turnedBy = 6;

/**
 * The pack from the frame plate on, a line for each plate: turned ones lower, partitions and end plates thick. Dragging
 * over it chooses a range; the field beside it does the same by keyboard.
 */
export function PlateStrip({ platePack, chosen, onDrag }: PlateStripProps) {
  const t = useText();
  const stripRef = useRef<SVGSVGElement>(null);
  const [from, setFrom] = useState<number | null>(null);
  const last = platePack.at(-1)?.to ?? 0;
  const plateAt = ({ clientX }: PointerEvent): number => {
    const { left, width } = stripRef.current!.getBoundingClientRect();
    return Math.min(Math.max(Math.ceil(((clientX - left) / width) * last), 1), last);
  };
  const dragTo = (event: PointerEvent, start: number): void => {
    const plate = plateAt(event);
    onDrag({ from: Math.min(start, plate), to: Math.max(start, plate) });
  };
  const isChosen = (plate: number): boolean => chosen.some((range) => range.from <= plate && plate <= range.to);
  return (
    <svg
      ref={stripRef}
      role="img"
      aria-label={t('units.kit.strip', { count: last })}
      viewBox={`0 0 ${last * step} ${height}`}
      preserveAspectRatio="none"
      className={styles.strip}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        const plate = plateAt(event);
        setFrom(plate);
        event.currentTarget.setPointerCapture(event.pointerId);
        onDrag({ from: plate, to: plate });
      }}
      onPointerMove={(event) => from !== null && dragTo(event, from)}
      onPointerUp={() => setFrom(null)}
      onPointerCancel={() => setFrom(null)}
    >
      {platePack.flatMap((run) =>
        Array.from({ length: run.to - run.from + 1 }, (_, at) => {
          const plate = run.from + at;
          const isTurned = run.turned && at % 2 === 1;
          const isThick = run.kind !== 'channel';
          return (
            <rect
              key={plate}
              x={(plate - 1) * step + (isThick ? 0.5 : 1.5)}
              y={isThick ? 0 : isTurned ? turnedBy * 2 : turnedBy}
              width={isThick ? step - 1 : step - 3}
              height={isThick ? height : height - 3 * turnedBy}
              className={classNames(
                styles.plate,
                run.kind === 'partition' && styles.partition,
                isChosen(plate) && styles.chosen,
              )}
            />
          );
        }),
      )}
    </svg>
  );
}
