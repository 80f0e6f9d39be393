import { expect, test } from '@playwright/test';

test('J2: on a phone the topics of a unit begin on the first screen, and all figures are one tap away', async ({
  page,
}) => {
  for (const [language, topics, all, pressure] of [
    ['en-gb', 'Topics of this unit', 'All figures as built', 'Test pressure, PT'],
    ['de-de', 'Themen zu diesem Gerät', 'Alle technischen Daten', 'Prüfdruck, PT'],
  ] as const) {
    await page.goto(`/${language}/unit/9JYNHRUSVE`);
    const tabs = page.getByRole('navigation', { name: topics });
    await expect(tabs).toBeVisible();
    expect((await tabs.boundingBox())!.y).toBeLessThan(640);
    await expect(page.getByRole('main').getByText(pressure, { exact: true }).filter({ visible: true })).toHaveCount(0);
    await page.getByText(all).tap();
    for (const figure of [pressure, 'VT-0021'])
      await expect(page.getByRole('main').getByText(figure, { exact: true }).filter({ visible: true })).toBeVisible();
  }
});

test('J2: on a mirrored nameplate label and value are on one side', async ({ page }) => {
  await page.goto('/en-xb/unit/9JYNHRUSVE');
  const figures = page.getByRole('main').locator('section[aria-label] dl > div').filter({ visible: true });
  await expect(figures).toHaveCount(4);
  const gaps = await figures.evaluateAll((all) =>
    all.map((figure) => {
      const [label, value] = [...figure.children].map((child) => {
        const text = document.createRange();
        text.selectNodeContents(child);
        return text.getBoundingClientRect().right;
      });
      return Math.abs(label! - value!);
    }),
  );
  expect(Math.max(...gaps)).toBeLessThan(2);
});
