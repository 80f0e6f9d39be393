import { useApp } from '@shop/platform';
import { formatMeasure, type MeasureSystem } from '@shop/measures';
import { useText } from '../text.ts';
import { rangeOf, unitOf, type ReadingError } from './entered-reading.ts';

/** What is wrong with a field of a reading, and what to do; limits are in the measures that were entered. */
export function useReadingErrorText(system: MeasureSystem): (error: ReadingError) => string {
  const t = useText();
  const { tag } = useApp().locale;
  return ({ field, error }) => {
    if (error !== 'outOfRange') return t(`units.reading.error.${error}`);
    if (field === 'measuredAt') return t('units.reading.error.notATime');
    const [from, to] = rangeOf(field).map((value) => formatMeasure([value], { tag, unit: unitOf(field), system })) as [
      string,
      string,
    ];
    return t('units.reading.error.outOfRange', { from, to });
  };
}
