import type { CartItemId, TakeBack } from '@shop/api-contracts';
import { dayIn, serialKeyOf, settingsOf, toAmount, type StoredTakeBack } from '@shop/commerce-model';
import type { Endpoint } from '@shop/api-contracts';
import type { Call } from '../http/route.ts';
import { oldUnitOf } from './old-unit.ts';
import { refundOf, refundTermsOf } from './refund-rules.ts';

/** A take-back that a line asks for, and the share of its list price that is refunded; 0 with a refusal. */
export interface OfferedTakeBack extends Pick<
  TakeBack,
  'serialNumber' | 'manufacturer' | 'model' | 'yearOfManufacture' | 'refusal'
> {
  percent: number;
}

interface LineWithTakeBack {
  line_id: string;
  commercial_item_id: string;
  cart_item_id: CartItemId;
}

/**
 * Take-backs of a cart's lines, by line id, by the table of refunds as of today. Two queries, and none without any. Only
 * units that the market offers as replacements have one, and one old unit goes back once: with the first of its lines.
 */
export async function readTakeBacks(
  { db, context, catalogue }: Pick<Call<Endpoint>, 'db' | 'context' | 'catalogue'>,
  lines: readonly LineWithTakeBack[],
): Promise<Map<string, OfferedTakeBack>> {
  const wanted = lines.flatMap((line) => {
    const { takeBack } = line.cart_item_id;
    return takeBack ? [{ lineId: line.line_id, commercialItemId: line.commercial_item_id, takeBack }] : [];
  });
  if (wanted.length === 0) return new Map();
  const { market, companyId } = context;
  const company = companyId === null ? undefined : catalogue.reference.companies.get(companyId);
  const { replacementUnitsCategoryId: categoryId } = settingsOf(market, company);
  const models = await db
    .selectFrom('replaced_model')
    .selectAll()
    .where(
      'id',
      'in',
      wanted.map(({ takeBack }) => takeBack.productModelId),
    )
    .execute();
  const listed = await db
    .selectFrom('variant_category')
    .select('commercial_item_id as id')
    .where('category_id', '=', categoryId ?? '')
    .where(
      'commercial_item_id',
      'in',
      wanted.map(({ commercialItemId }) => commercialItemId),
    )
    .execute();
  const offered = new Set(listed.map(({ id }) => id));
  const thisYear = Number(dayIn(market.timeZone).slice(0, 4));
  const credited = new Set<string>();
  return new Map(
    wanted.map(({ lineId, commercialItemId, takeBack }): [string, OfferedTakeBack] => {
      const { serialNumber, productModelId, yearOfManufacture: year } = takeBack;
      const model = models.find(({ id }) => id === productModelId);
      const { percent } = refundTermsOf(
        {
          isManufacturerKnown: model !== undefined,
          model: model?.data ?? null,
          year,
          weight: oldUnitOf(takeBack, model?.data ?? null).weightAtLeast,
        },
        thisYear,
      );
      const key = JSON.stringify([model?.manufacturer_id, serialKeyOf(serialNumber)]);
      const refusal =
        percent === 0 || !offered.has(commercialItemId) ? 'notOffered' : credited.has(key) ? 'twice' : undefined;
      if (!refusal) credited.add(key);
      return [
        lineId,
        {
          ...{ serialNumber, yearOfManufacture: year, percent: refusal ? 0 : percent },
          ...{ manufacturer: model?.manufacturer_name ?? '', model: model?.name ?? productModelId },
          ...(refusal ? { refusal } : {}),
        },
      ];
    }),
  );
}

/** The take-back as a stored line keeps it, with a share of the list price in minor units; missing when it is refused. */
export function storedTakeBack(
  offered: OfferedTakeBack | undefined,
  listPrice: number | null,
): { takeBack?: StoredTakeBack } {
  if (!offered || offered.refusal) return {};
  const { percent, refusal: _none, ...oldUnit } = offered;
  return { takeBack: { ...oldUnit, refund: listPrice === null ? null : refundOf(listPrice, { percent }) } };
}

/** The take-back of a stored line, as the contract has it; nothing for a line without one. */
export function takeBackOfLine({ takeBack }: { takeBack?: StoredTakeBack }, currency: string): { takeBack?: TakeBack } {
  if (!takeBack) return {};
  const { refund } = takeBack;
  return { takeBack: { ...takeBack, refund: refund === null ? null : toAmount(refund), currency } };
}
