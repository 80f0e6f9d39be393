import { expect, test } from '@playwright/test';
import { expectNothingSerious } from '../steps/axe.ts';
import { expectToFitTheScreen } from '../steps/screen-width.ts';
import { anna, openSignedIn } from '../steps/sign-in.ts';

const readings = '/en-gb/unit/9JYNHRUSVE/connectivity';

test('J6: the operator of a fouling unit sees when it has to be cleaned, and adds what the thermometers say', async ({
  page,
}) => {
  await openSignedIn(page, readings, anna);
  await expect(page.getByText(/Cleaning due about/)).toBeVisible();
  await expect(page.getByRole('img', { name: /heat transfer went from/ })).toBeVisible();
  await expectToFitTheScreen(page);

  await page.getByText('Add a reading').click();
  const fields = { 'Hot side in': '81', 'Hot side out': '58', 'Cold side in': '20', 'Cold side out': '47' };
  for (const [name, value] of Object.entries(fields)) await page.getByRole('textbox', { name }).fill(value);
  await page.getByRole('button', { name: 'Save reading' }).click();
  await expect(page.getByRole('textbox', { name: 'Flow, hot side' })).toBeFocused();
  await expect(page.getByRole('textbox', { name: 'Hot side in' })).toHaveValue('81');
  await page.getByRole('textbox', { name: 'Flow, hot side' }).fill('20');
  // of a minute of its own, so that the story can be told twice
  const time = new Date(Date.now() - 60_000 * (1 + Math.floor(Math.random() * 20_000))).toISOString();
  await page.getByLabel('Day', { exact: true }).fill(time.slice(0, 10));
  await page.getByRole('textbox', { name: 'Time of day' }).fill(time.slice(11, 16));
  await page.getByRole('button', { name: 'Save reading' }).click();
  await expect(page.getByText('Reading saved')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Hot side in' })).toHaveValue('');
  await expectNothingSerious(page);
});

test('J6: the latest reading stands first; the newest are listed, all others on request', async ({ page }) => {
  await openSignedIn(page, readings, anna);
  await expect(page.getByRole('heading', { name: /^Latest reading/ })).toBeVisible();
  const rows = page.getByRole('table', { name: 'Readings, the newest first' }).locator('tbody tr');
  await expect(rows).toHaveCount(8);
  await page.getByRole('button', { name: /^Show all [\d,]+ readings$/ }).click();
  await expect(rows).toHaveCount(25);
  await expect(page.getByText(/^Page 1 of /)).toBeVisible();
});

test('J6: the trend is as wide as its title line, its texts keep clear of the frame', async ({ page }) => {
  await openSignedIn(page, readings.replace('en-gb', 'de-de'), anna);
  const trend = page.getByRole('figure', { name: 'Wärmedurchgang seit der letzten Reinigung' });
  const plot = trend.getByRole('img', { name: /^Vom / });
  await expect(plot).toBeVisible();
  const room = await plot.evaluate((svg) => {
    const frame = svg.parentElement!.getBoundingClientRect();
    const texts = [...svg.querySelectorAll('text')].map((text) => text.getBoundingClientRect());
    return {
      unused: svg.closest('figure')!.clientWidth - frame.width,
      clear: Math.min(
        ...texts.flatMap(({ left, right, top, bottom }) => [
          left - frame.left,
          frame.right - right,
          top - frame.top,
          frame.bottom - bottom,
        ]),
      ),
      size: Math.min(...texts.map(({ height }) => height)),
    };
  });
  expect(room.unused).toBe(0);
  expect(room.clear).toBeGreaterThanOrEqual(8);
  expect(room.size).toBeGreaterThanOrEqual(12);
});

test('J6: a file of readings can be read in twice, and a visitor learns what they are for', async ({ page }) => {
  await page.goto(readings);
  await expect(page.getByRole('heading', { name: 'Know when this unit has to be cleaned' })).toBeVisible();
  await openSignedIn(page, readings, anna);
  await page.getByText('Readings from a file').click();
  const rows = [
    'time;hot_in;hot_out;cold_in;cold_out;hot_flow',
    '2026-09-01 08:30;80;60,5;20;50;20',
    '1.4.19;80;60;20;50;20',
  ];
  const file = { name: 'readings.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\r\n')) };
  for (const said of [/1 reading added|0 readings added. Already there: 1/, /0 readings added. Already there: 1/]) {
    await page.locator('input[type=file]').setInputFiles(file);
    await expect(page.getByText('Row 3: Enter a time like 2026-03-01 08:30.')).toBeVisible();
    await page.getByRole('button', { name: 'Save 1 reading' }).click();
    await expect(page.getByText(said).first()).toBeVisible();
  }
});
