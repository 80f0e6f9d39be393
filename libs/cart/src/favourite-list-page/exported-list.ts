import { multiplyAmount, type FavouriteList } from '@shop/api-contracts';
import { exportedConfigurations } from '../export/exported-cart.ts';
import type { ExportedLine, ExportedList } from '../export/exported-lines.ts';
import { unitPrice } from '../lines/unit-price.ts';

/** The list for export: our and the customer's numbers, quantities and known prices; no total, since it is not an order. */
export const exportedList = (list: FavouriteList, marketCurrency: string): ExportedList => ({
  name: list.name,
  currency:
    list.items.find(({ item }) => item?.salesDetails?.price)?.item?.salesDetails?.price?.currency ?? marketCurrency,
  lines: [...exportedItems(list), ...exportedConfigurations(list.configurations, list.items.length)],
  total: null,
});

const exportedItems = ({ items }: FavouriteList): ExportedLine[] =>
  items.map(({ item, quantity, ...line }, index) => {
    const price = unitPrice(item?.salesDetails ?? null, quantity);
    return {
      position: String(index + 1),
      articleNumber: line.articleNumber,
      customArticleNumber: line.customArticleNumber,
      name: line.name,
      quantity,
      price,
      lineTotal: price && multiplyAmount(price.amount, quantity),
    };
  });
