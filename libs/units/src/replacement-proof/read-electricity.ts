import { replacementBounds } from '@shop/api-contracts';
import type { Electricity } from '@shop/thermal';
import { numberOf } from '../connectivity/entered-reading.ts';
import { energyNames, type EnergyName, type Entered } from './duty-fields.ts';

/** What was said of the electricity; `invalid` are fields that are no number above zero, or more hours than a year has. */
export function readElectricity(entered: Entered): Electricity & { invalid: EnergyName[] } {
  const invalid = energyNames.filter((name) => {
    const text = entered[name];
    const value = numberOf(text ?? '');
    if (text === undefined) return false;
    return value === undefined || value <= 0 || (name === 'energyHours' && value > replacementBounds.hoursOfYear);
  });
  const valueOf = (name: EnergyName) => (invalid.includes(name) ? null : (numberOf(entered[name] ?? '') ?? null));
  return {
    ...{ hours: valueOf('energyHours'), price: valueOf('energyPrice'), factor: valueOf('energyFactor') },
    invalid,
  };
}
