import type { Unit } from '@shop/api-contracts';
import { AttributeValue } from '@shop/catalogue';
import { Drawing, Nameplate, type NameplateProps } from '@shop/design-system';
import { useText } from '../text.ts';
import { identityOf } from './unit-identity.tsx';
import styles from './unit-page.module.css';

/** Figures that are stamped on a plate; the others are one click away. */
const stampedFigures: ReadonlySet<string> = new Set([
  'designPressure',
  'testPressure',
  'designTemperature',
  'numberOfPlates',
  'plateMaterial',
  'tighteningLength',
  'connection',
  'liquidVolume',
  'weightEmpty',
  'fluidGroup',
]);

/** Those that also phones show on the plate, beside serial number and year. */
const phoneFigures: ReadonlySet<string> = new Set(['designPressure', 'designTemperature']);

/** The unit's drawing beside its nameplate: who made it as what, and the figures as built. */
export function UnitNameplate({ unit }: { unit: Unit }) {
  const t = useText();
  const { drawing, manufacturer, customerModel, productConstruction } = unit;
  return (
    <div className={styles.plate}>
      {drawing && (
        <div className={styles.drawing}>
          <Drawing
            image={drawing}
            width={drawing.width}
            height={drawing.height}
            alt={drawing.alt ?? unit.name}
            priority
          />
        </div>
      )}
      <Nameplate
        label={t('units.nameplate')}
        maker={<p className={styles.maker}>{manufacturer.name}</p>}
        modelLabel={t('units.model')}
        model={customerModel?.name ?? productConstruction?.name ?? t('units.model.unknown')}
        items={stampedData(unit, t)}
      />
    </div>
  );
}

/** Fields of the unit, then its figures; those that are unknown are left out, as on a plate. */
function stampedData(unit: Unit, t: ReturnType<typeof useText>): NameplateProps['items'] {
  const { serialNumber, year, specification } = unit;
  // the others are among all figures
  const isExtra = specification.length > 0;
  return [
    { term: t('units.serialNumber'), value: serialNumber },
    ...(year ? [{ term: t('units.year'), value: String(year) }] : []),
    ...identityOf(unit, t).map((item) => ({ ...item, isExtra })),
    ...specification
      .filter(({ id }) => stampedFigures.has(id))
      .map((column) => ({
        term: column.name,
        value: <AttributeValue column={column} values={column.values} />,
        isExtra: !phoneFigures.has(column.id),
      })),
  ];
}
