import { useState, type ReactNode } from 'react';
import { PartTable, type PartTableProps } from '../part-table/part-table.tsx';
import { balloonId, partRowId } from '../part-table/balloon-ids.ts';
import { ExplodedView, type ExplodedViewProps } from './exploded-view.tsx';
import { UnsoldParts, type UnsoldPartsProps } from './unsold-parts.tsx';
import styles from './exploded-view.module.css';

interface NumberedPartsProps
  extends
    Pick<ExplodedViewProps, 'picture' | 'radius' | 'balloons' | 'block'>,
    Omit<PartTableProps, 'marks'>,
    UnsoldPartsProps {
  /** Below the picture. */
  children?: ReactNode;
}

/** An exploded view beside the list of its parts; what is pointed at, focused or chosen is marked in both. */
export function NumberedParts({
  picture,
  radius,
  balloons,
  block,
  unsold,
  unsoldHeading,
  children,
  ...table
}: NumberedPartsProps) {
  const [pointed, setPointed] = useState<number | null>(null);
  const [chosen, setChosen] = useState<number | null>(null);
  const current = pointed ?? chosen;
  const find = (id: string) => document.getElementById(id);
  return (
    <div className={styles.room}>
      <div className={styles.parts}>
        <div>
          <ExplodedView
            picture={picture}
            radius={radius}
            balloons={balloons}
            block={block}
            current={current}
            chosen={chosen}
            onPoint={setPointed}
            onChoose={(number) => {
              setChosen(number);
              find(partRowId(number))?.scrollIntoView({ block: 'nearest' });
            }}
          />
          {children}
        </div>
        <div className={styles.list}>
          <PartTable
            {...table}
            marks={{
              current,
              numbers: new Set(balloons.map(({ number }) => number)),
              onPoint: setPointed,
              onChoose: (number) => {
                setChosen(number);
                find(balloonId(number))?.focus();
              },
            }}
          />
          <UnsoldParts
            unsold={unsold}
            unsoldHeading={unsoldHeading}
            sold={table.spareParts.flatMap(({ position }) => position ?? [])}
          />
        </div>
      </div>
    </div>
  );
}
