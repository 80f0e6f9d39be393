import type { NoticeType } from '@shop/design-system';
import { useI18n } from '@shop/i18n';
import { formatMeasure } from '@shop/measures';
import { useMeasureChoice } from '@shop/platform';
import type { DutyProof, DutyResult } from '@shop/thermal';
import { useText } from '../text.ts';
import type { EnteredDuty } from './read-duty.ts';

export interface Fault {
  type: NoticeType;
  text: string;
}

/** m³/h; more than the least flow of the library of any liquid. */
const enoughFlow = 0.01;

/** Why nothing can be said of a duty yet, or ever, in a sentence; null where it is complete. */
export function useFaultText(duty: EnteredDuty, proof: DutyProof | null): Fault | null {
  const t = useText();
  const { tag } = useI18n().locale;
  const system = useMeasureChoice();
  const measure = (value: number, unit: string) => formatMeasure([Number(value.toPrecision(3))], { tag, unit, system });
  const rangeText = ({ side, error }: Extract<DutyResult, { kind: 'outOfRange' }>) => {
    const unit = error.quantity === 'percent' ? 'P1' : 'CEL';
    return t(error.quantity === 'percent' ? 'units.proof.range.percent' : 'units.proof.range.temperature', {
      side: t(`units.reading.${side}Side`),
      value: measure(error.value, unit),
      from: measure(error.min, unit),
      to: measure(error.max, unit),
    });
  };
  const result = duty.outOfRange ?? proof?.duty;
  if (duty.invalid.length > 0) return { type: 'critical', text: t('units.proof.invalid') };
  if (duty.needed.length > 0) return { type: 'informative', text: t('units.proof.needed') };
  switch (result?.kind) {
    case 'incomplete': {
      const missing = t('units.proof.missing', { count: result.missing.length - 1 });
      const heat =
        result.heat === null ? '' : ` ${t('units.proof.heatSoFar', { heat: measure(result.heat / 1000, 'KWT') })}`;
      return { type: 'informative', text: missing + heat };
    }
    case 'contradiction': {
      const [hot, cold] = [measure(result.hotHeat / 1000, 'KWT'), measure(result.coldHeat / 1000, 'KWT')];
      return { type: 'critical', text: t('units.proof.contradiction', { hot, cold }) };
    }
    case 'refused':
      return {
        type: 'critical',
        text:
          result.reason === 'noFlow'
            ? t('units.proof.refused.noFlow', { flow: measure(enoughFlow, 'MQH') })
            : t(`units.proof.refused.${result.reason}`),
      };
    case 'outOfRange':
      return { type: 'critical', text: rangeText(result) };
    default:
      return null;
  }
}
