import { articles } from './articles.ts';
import { attributes } from './attributes.ts';
import { categories } from './categories.ts';
import { company, markets } from './company-and-markets.ts';
import { customers, discounts } from './customers.ts';
import { documents } from './documents.ts';
import { relations, stock } from './relations-and-stock.ts';
import { prices } from './prices.ts';
import { synonyms } from './synonyms.ts';
import type { Sheet, SheetName } from './sheet.ts';
import { texts } from './texts.ts';
import { platePacks, unitParts, units } from './units.ts';

/** All sheets, those that others need to be read first. */
export const allSheets: Record<SheetName, Sheet> = {
  company,
  markets,
  attributes,
  categories,
  documents,
  articles,
  texts,
  prices,
  stock,
  relations,
  synonyms,
  customers,
  discounts,
  units,
  unit_parts: unitParts,
  plate_packs: platePacks,
};

export const sheetNames = Object.keys(allSheets) as SheetName[];
