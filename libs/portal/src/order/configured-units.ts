import type { ShownOrder } from './shown-order.ts';

/** A unit that was put together in the configurator, ordered at one price for all its lines. */
export interface ConfiguredUnit {
  name: string;
  /** The line before which it is named. */
  firstLineId: string;
  /** Decimal text; null where it has no price. */
  amount: string | null;
}

/** The units of an order. What one costs stands at the first of its lines. */
export const configuredUnits = ({ lines }: Pick<ShownOrder, 'lines'>): ConfiguredUnit[] =>
  lines
    .filter(({ configuration, lineTotal }, index) => {
      // two of the same name stand beneath each other
      const isFirst = configuration !== lines[index - 1]?.configuration || lineTotal !== null;
      return configuration !== null && isFirst;
    })
    .map(({ lineId, configuration, lineTotal }) => ({ name: configuration!, firstLineId: lineId, amount: lineTotal }));
