import { useI18n } from '@shop/i18n';
import { unitSymbol } from '@shop/measures';
import { useMeasureChoice } from '@shop/platform';
import {
  codeOfFigure,
  fieldName,
  figureNames,
  fluidOf,
  shownText,
  sides,
  symbolOfFigure,
  type Entered,
} from './duty-fields.ts';
import { isUsed } from './read-duty.ts';
import { useText } from '../text.ts';

/** What was entered of a duty, line by line, in the measures of the reader; none where no figure was entered. */
export function useDutyLines(entered: Entered): { name: string; value: string }[] {
  const t = useText();
  const { tag } = useI18n().locale;
  const system = useMeasureChoice();
  return sides.flatMap((side) => {
    const figures = figureNames.flatMap((name) => {
      const text = entered[fieldName(side, name)];
      if (text === undefined || !isUsed(entered, side, name)) return [];
      const unit = symbolOfFigure(name) ?? unitSymbol(codeOfFigure(name), system);
      return [`${t(`units.proof.${name}`)} ${shownText(name, text, system, tag)}\u00a0${unit}`];
    });
    if (figures.length === 0) return [];
    const told = [t(`units.proof.fluid.${fluidOf(entered, side)}`), ...figures].join(', ');
    return [{ name: t(`units.reading.${side}Side`), value: told }];
  });
}
