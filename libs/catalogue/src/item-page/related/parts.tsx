import type { RelatedItems } from '@shop/api-contracts';
import type { ReactNode } from 'react';
import { useText } from '../../text.ts';
import { NumberedParts } from '../../exploded-view/numbered-parts.tsx';
import { ModelMatrixLinks } from '../../parts-matrix/model-matrix-links.tsx';
import { KitTable } from '../../part-table/kit-table.tsx';
import { PartTable } from '../../part-table/part-table.tsx';
import styles from '../../part-table/part-table.module.css';

type PartsProps = Pick<RelatedItems, 'spareParts' | 'serviceKits' | 'explodedView'> & {
  /** Name of what they belong to, which begins with its model. */
  unitName: string;
};

/** Spare parts, beside their exploded view where one is drawn, the ways to all parts of the model, and service kits. */
export function Parts({ spareParts, serviceKits, explodedView, unitName }: PartsProps) {
  const matrices = <ModelMatrixLinks unitName={unitName} />;
  return (
    <div className={styles.tables}>
      {explodedView && spareParts.length > 0 ? (
        <PartsInView spareParts={spareParts} view={explodedView}>
          {matrices}
        </PartsInView>
      ) : (
        <>
          {spareParts.length > 0 && <PartTable spareParts={spareParts} />}
          {matrices}
        </>
      )}
      {serviceKits.length > 0 && <KitTable serviceKits={serviceKits} />}
    </div>
  );
}

interface PartsInViewProps extends Pick<PartsProps, 'spareParts'> {
  view: NonNullable<PartsProps['explodedView']>;
  children: ReactNode;
}

function PartsInView({ spareParts, view: { name, balloons, picture, radius }, children }: PartsInViewProps) {
  const t = useText();
  const sold = new Set(spareParts.map(({ position }) => position));
  return (
    <NumberedParts
      picture={picture}
      radius={radius}
      balloons={balloons}
      block={[{ label: t('catalogue.exploded.picture'), value: name }]}
      spareParts={spareParts}
      unsold={balloons.filter(({ number }) => !sold.has(number))}
      unsoldHeading="h3"
    >
      {children}
    </NumberedParts>
  );
}
