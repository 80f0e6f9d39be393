import type { Item } from '@shop/api-contracts';
import { DefinitionList, Drawing } from '@shop/design-system';
import { useI18n } from '@shop/i18n';
import { formatMeasure } from '@shop/measures';
import type { useText } from '../../text.ts';
import { DocumentList } from './lazy-document-list.ts';
import type { ItemSection } from '../section/item-section.ts';
import styles from './dimension-section.module.css';

type Dimensions = NonNullable<Item['dimensions']>;

/** Dimension drawing with its measures as a table, and CAD files. */
export function dimensionSection({ dimensions }: Item, t: ReturnType<typeof useText>): ItemSection | null {
  if (!dimensions) return null;
  return {
    id: 'dimensions',
    title: t('catalogue.item.dimensions'),
    lead: t('catalogue.item.dimensions.lead'),
    content: <DimensionDrawing dimensions={dimensions} label={t('catalogue.item.dimensions.drawing')} />,
  };
}

function DimensionDrawing({
  dimensions: { drawing, drawingUs, measures, files },
  label,
}: {
  dimensions: Dimensions;
  label: string;
}) {
  return (
    <>
      <div className={styles.drawing}>
        <Sheet image={drawing} alt={label} className={drawingUs && 'measure-si'} />
        {drawingUs && <Sheet image={drawingUs} alt={label} className="measure-us" />}
      </div>
      <DefinitionList
        className={styles.measures ?? ''}
        items={measures.map(({ letter, name, min, max }) => ({
          term: (
            <>
              <b className={styles.letter}>{letter}</b> <span>{name}</span>
            </>
          ),
          value: <Millimetres values={min === max ? [min] : [min, max]} />,
        }))}
      />
      {files.length > 0 && <DocumentList documents={files} />}
    </>
  );
}

/** As in the drawing: whole millimetres except for small values; inches converted from the measured value. */
function Millimetres({ values }: { values: readonly number[] }) {
  const { tag } = useI18n().locale;
  const drawn = values.map((value) => (value < 10 ? value : Math.round(value)));
  const si = formatMeasure(drawn, { tag, unit: 'MMT', system: 'si', interval: true });
  return (
    <span className="nb">
      <span className="measure-si">{si}</span>
      <span className="measure-us" title={si}>
        {formatMeasure(values, { tag, unit: 'MMT', system: 'us', interval: true })}
      </span>
    </span>
  );
}

function Sheet({
  image,
  alt,
  className,
}: {
  image: Dimensions['drawing'];
  alt: string;
  className?: string | undefined;
}) {
  return (
    <div className={className}>
      <Drawing image={image} width={image.width} height={image.height} alt={image.alt ?? alt} />
    </div>
  );
}
