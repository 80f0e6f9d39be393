import type { ShownOrder } from './shown-order.ts';

/** A configured machine, ordered at one price for all its lines. */
export interface OrderedConfiguration {
  name: string;
  /** The line above which its name is shown. */
  firstLineId: string;
  /** Decimal text; null if it has no price. */
  amount: string | null;
}

/** Configured machines of an order. The price of one is at the first of its lines. */
export const orderedConfigurations = ({ lines }: Pick<ShownOrder, 'lines'>): OrderedConfiguration[] =>
  lines
    .filter(({ configuration, lineTotal }, index) => {
      // two machines of the same name may follow each other
      const isFirst = configuration !== lines[index - 1]?.configuration || lineTotal !== null;
      return configuration !== null && isFirst;
    })
    .map(({ lineId, configuration, lineTotal }) => ({ name: configuration!, firstLineId: lineId, amount: lineTotal }));
