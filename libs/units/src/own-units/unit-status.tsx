import type { OwnUnit } from '@shop/api-contracts';
import { StateMark } from '@shop/design-system';
import { useText } from '../text.ts';

/** Whether an own unit is in service. */
export function UnitStatus({ unit: { status = 'inService' } }: { unit: Pick<OwnUnit, 'status'> }) {
  const t = useText();
  return <StateMark tone={status === 'inService' ? 'done' : 'over'}>{t(`units.status.${status}`)}</StateMark>;
}
