import { languages } from '@shop/commerce-model';
import { createDemoCompany } from './create-demo-company.ts';

const { configurations, variants } = createDemoCompany();
const variantOf = new Map(variants.map((variant) => [variant.commercialItemId, variant]));

describe('the demo configurations', () => {
  it('D6: are ten, of articles sold in these quantities', () => {
    expect(configurations).toHaveLength(10);
    for (const { commercialItemId, quantity } of configurations.flatMap(({ lines }) => lines)) {
      const { sales, minimumQuantity, packQuantity } = variantOf.get(commercialItemId)!;
      expect({ commercialItemId, sales }).not.toMatchObject({ sales: 'discontinued' });
      expect(quantity % packQuantity === 0 && quantity >= minimumQuantity).toBe(true);
    }
  });

  it('D6: have unique names in every language', () => {
    for (const language of languages) {
      const names = configurations.map(({ name }) => name[language]);
      expect(new Set(names.filter(Boolean)).size).toBe(10);
    }
  });

  it('C8: cost more than their parts; one is only quoted', () => {
    expect(configurations.filter(({ listPrice }) => listPrice === null)).toHaveLength(1);
    for (const { lines, listPrice } of configurations.filter((one) => one.listPrice !== null)) {
      const parts = lines.reduce(
        (sum, line) => sum + variantOf.get(line.commercialItemId)!.listPrice! * line.quantity,
        0,
      );
      expect(listPrice!).toBe(Math.round(parts * 1.06));
    }
  });
});
