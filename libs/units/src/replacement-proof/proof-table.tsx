import { Table, Td, Th } from '@shop/design-system';
import { useI18n } from '@shop/i18n';
import type { DutyProof, PackProof } from '@shop/thermal';
import type { ReactNode } from 'react';
import { useText } from '../text.ts';
import { sides } from './duty-fields.ts';
import { Quantity, type QuantityKind } from './quantity.tsx';
import { usePercent } from './use-percent.ts';
import { pressureDropOf } from './verdict-of.ts';

interface Row {
  name: string;
  of: (proof: PackProof) => ReactNode;
  /** Stands in the specification; otherwise it was computed. */
  isGiven?: true;
}

/** The figures of old and new beside each other, each with where it comes from. */
export function ProofTable({ proof, articleNumber }: { proof: DutyProof; articleNumber: string | undefined }) {
  const t = useText();
  const rows = useRows();
  const headings = [t('units.replacement.old'), articleNumber ?? t('units.replacement.new')];
  const caption = t('units.replacement.compare');
  return (
    <Table caption={caption} layout="rows">
      <thead>
        <tr>
          <Th>{t('units.replacement.figure')}</Th>
          <Th>{headings[0]}</Th>
          <Th>{headings[1]}</Th>
          <Th>{t('units.proof.origin')}</Th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, of, isGiven }) => (
          <tr key={name}>
            <Th scope="row">{name}</Th>
            {[proof.old, proof.new].map((one, n) => (
              <Td key={n} label={headings[n]}>
                {one ? of(one) : <span className="muted">{t('units.replacement.effect.unknown')}</span>}
              </Td>
            ))}
            <Td label={t('units.proof.origin')}>
              {t(isGiven ? 'units.proof.origin.given' : 'units.proof.origin.computed')}
            </Td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function useRows(): Row[] {
  const t = useText();
  const percent = usePercent();
  const transferUnits = new Intl.NumberFormat(useI18n().locale.tag, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  const quantity = (value: number | null, unit: QuantityKind | { code: string }) =>
    value === null ? null : <Quantity value={value} unit={unit} />;
  const area = { code: 'MTK' };
  const bySide = (name: string, of: (proof: PackProof, side: 'hot' | 'cold') => ReactNode): Row[] =>
    sides.map((side) => ({
      name: t(`units.replacement.figure.${side}`, { name }),
      of: (proof) => of(proof, side),
    }));
  return [
    { name: t('units.proof.area'), of: ({ rating }) => quantity(rating.area, area), isGiven: true },
    { name: t('units.proof.areaNeeded'), of: ({ rating }) => quantity(rating.areaNeeded, area) },
    { name: t('units.proof.margin'), of: ({ rating }) => rating.margin !== null && percent(rating.margin) },
    { name: t('units.proof.clean'), of: ({ rating }) => quantity(rating.cleanCoefficient, 'heatTransfer') },
    { name: t('units.proof.fouled'), of: ({ rating }) => quantity(rating.foulingCoefficient, 'heatTransfer') },
    ...bySide(t('units.proof.film'), ({ rating }, side) => quantity(rating[side].filmCoefficient, 'heatTransfer')),
    {
      name: t('units.proof.transfer'),
      of: ({ rating }) => `${transferUnits.format(rating.transferUnits)} / ${percent(rating.effectiveness)}`,
    },
    ...bySide(t('units.proof.pressure'), ({ rating }, side) => quantity(pressureDropOf(rating[side]), { code: 'KPA' })),
    ...bySide(t('units.proof.ports'), ({ rating }, side) => quantity(rating[side].portVelocity, 'velocity')),
    ...bySide(t('units.proof.shear'), ({ rating }, side) => quantity(rating[side].wallShear, 'shear')),
    ...bySide(t('units.proof.reached'), ({ outlets }, side) =>
      outlets === null ? null : quantity(side === 'hot' ? outlets.hotOut : outlets.coldOut, { code: 'CEL' }),
    ),
  ];
}
