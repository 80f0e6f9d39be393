import type { Unit } from '@shop/api-contracts';
import { AttributeValue, MeasureSwitch } from '@shop/catalogue';
import { DefinitionGroups, Drawing, Icon, Nameplate, type Definition, type NameplateProps } from '@shop/design-system';
import { paths, ShopLink } from '@shop/platform';
import { useText } from '../text.ts';
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
    <>
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
      <AllFigures unit={unit} />
    </>
  );
}

/** What the unit is called, then the whole specification as built, in its groups. */
function AllFigures({ unit }: { unit: Unit }) {
  const t = useText();
  const { specification } = unit;
  if (specification.length === 0) return null;
  const identity = identityOf(unit, t);
  const groups = new Map<string, Definition[]>(identity.length > 0 ? [[t('units.nameplate'), identity]] : []);
  for (const column of specification) {
    const definitions = groups.get(column.group) ?? [];
    definitions.push({ term: column.name, value: <AttributeValue column={column} values={column.values} /> });
    groups.set(column.group, definitions);
  }
  return (
    <details className={styles.figures}>
      <summary className={styles.summary}>
        <Icon name="chevron-down" size={16} />
        {t('units.figures')}
      </summary>
      <MeasureSwitch />
      <DefinitionGroups groups={[...groups].map(([title, items]) => ({ title, items }))} />
    </details>
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

/** What the unit is called in the plant and in the catalogue. */
function identityOf(
  { tagId, productFamily, productConstruction, article }: Unit,
  t: ReturnType<typeof useText>,
): Definition[] {
  return [
    ...(tagId ? [{ term: t('units.tag'), value: tagId }] : []),
    ...(productConstruction
      ? [
          {
            term: t('units.construction'),
            value: article ? (
              <ShopLink to={paths.item(article)}>{productConstruction.name}</ShopLink>
            ) : (
              productConstruction.name
            ),
          },
        ]
      : []),
    ...(productFamily ? [{ term: t('units.family'), value: productFamily.name }] : []),
  ];
}
