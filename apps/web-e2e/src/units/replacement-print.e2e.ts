import { expect, test } from '@playwright/test';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** All that a sheet can have: glycols, measured figures, limits that are exceeded, passes that are corrected for. */
const most =
  'hotFluid=propyleneGlycol&hotPercent=30&hotFlow=30&hotIn=95&hotOut=60&hotDrop=1&hotOrigin=measured' +
  '&coldFluid=ethyleneGlycol&coldPercent=40&coldIn=5&coldOut=45&coldDrop=1&oldPasses=2-2&newPasses=1-2' +
  '&energyHours=8000&energyPrice=0.25&energyFactor=0.4';
const old =
  'manufacturerId=torvex&productModelId=P50&numberOfPlates=61&plateType=high&connectionSizeColdSide=50&connectionSizeHotSide=50&yearOfManufacture=2001';

for (const [name, locale, unit, estimate] of [
  ['a replacement in English', 'en-gb', `${old}&compare=GX050H16061`, 'An estimate to choose by.'],
  ['a replacement in German', 'de-de', `${old}&compare=GX050H16061`, 'Eine Schätzung zur Auswahl.'],
  ['a unit alone in German', 'de-de', 'compare=GX050H16061', 'Eine Schätzung zur Auswahl.'],
] as const)
  test(`K2: the proof of ${name} prints on one A4 page, with what was entered in words`, async ({ page }) => {
    await page.goto(`/${locale}/unitreplacement/proof?${unit}&${most}`);
    await expect(page.getByRole('img').last()).toBeVisible();
    const bytes = await page.pdf({ format: 'A4' });
    const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
    expect(pdf.numPages).toBe(1);
    const { items } = await (await pdf.getPage(1)).getTextContent();
    const text = items.map((item) => ('str' in item ? item.str : '')).join('');
    expect(text).toContain(estimate);
    expect(text).toMatch(/GX-050-H16-061/);
    expect(text).toMatch(/0[.,]25\sGBP|0[.,]25\sEUR/);
    // both liquids, which only the form says on screen
    expect(text.match(/30\s%|30%/)).not.toBeNull();
    expect(text.match(/40\s%|40%/)).not.toBeNull();
  });
