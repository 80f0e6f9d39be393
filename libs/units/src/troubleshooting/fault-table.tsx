import type { Troubleshooting as Guide } from '@shop/api-contracts';
import { Table, Td, Th, UnbrokenNumbers } from '@shop/design-system';
import { ShopLink } from '@shop/platform';
import { useText } from '../text.ts';
import { useUnitPage } from '../unit/use-unit-page.ts';
import { faultsFrom, type Fault, type FoundFault } from './guide-steps.ts';
import { StepLink } from './step-link.tsx';
import styles from './troubleshooting.module.css';

interface FaultTableProps {
  guide: Guide;
  /** Answers that lead to its faults. */
  view: string;
  caption: string;
}

/** The faults that are still possible, with their remedies and parts. */
export function FaultTable({ guide, view, caption }: FaultTableProps) {
  const t = useText();
  return (
    <Table caption={caption} className={styles.faults}>
      <thead>
        <tr>
          <Th className={styles.cause}>{t('units.faults.cause')}</Th>
          <Th>{t('units.faults.remedy')}</Th>
          <Th className={styles.part}>{t('units.faults.part')}</Th>
        </tr>
      </thead>
      <tbody>
        {faultsFrom(guide, view).map((found) => (
          <tr key={found.fault.id}>
            <Td label={t('units.faults.cause')}>
              <bdi>{found.fault.cause}</bdi>
            </Td>
            <Td label={t('units.faults.remedy')}>
              <bdi>{found.fault.remedy}</bdi>
            </Td>
            <Td label={t('units.faults.part')}>
              <PartsOf guide={guide} found={found} />
            </Td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** Names of what repairs a fault, each leading to where it is ordered; a service partner where nothing does. */
function PartsOf({ guide, found: { fault, view } }: { guide: Guide; found: FoundFault }) {
  const t = useText();
  const { unit, pathOf } = useUnitPage();
  const names = namesOfParts(guide, fault);
  if (names.length === 0)
    return <ShopLink to={pathOf(unit.equipmentId, 'service-partner')}>{t('units.topic.servicePartner')}</ShopLink>;
  return (
    <ul className={styles.parts}>
      {names.map(({ id, name }) => (
        <li key={id}>
          <StepLink view={view}>
            <UnbrokenNumbers text={name} />
          </StepLink>
        </li>
      ))}
    </ul>
  );
}

const namesOfParts = ({ parts, kits }: Guide, fault: Fault): { id: string; name: string }[] =>
  [
    ...parts.filter(({ position }) => position !== null && fault.positions.includes(position)),
    ...kits.filter(({ item }) => fault.kits.includes(item.commercialItemId ?? '')),
  ].flatMap(({ item }) => (item ? [{ id: item.commercialItemId ?? item.name, name: item.name }] : []));
