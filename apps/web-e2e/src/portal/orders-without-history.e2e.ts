import { expect, test } from '@playwright/test';
import { askPartner } from '../steps/asked-partner.ts';
import { newPerson, portalLink, signInLink, signUp } from '../steps/sign-in.ts';

// signs up a new account and waits for a supplier
test.slow();

interface Mail {
  subject: string;
  body: string;
}

test('I4: in a market without order history an accepted offer becomes an order, and the link in its mail opens it', async ({
  page,
}) => {
  const who = newPerson();
  await page.goto('/en-gb/');
  await signInLink(page).click();
  const mailbox = new URL(page.url()).origin;
  await signUp(page, who);
  await expect(portalLink(page, who)).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Accept' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const { quoteNumber, articleNumbers } = await askPartner(page, 'savska-beograd', {
    market: 'language=sr-Latn&country=RS&locale=sr-latn-rs',
    email: who.email,
    lines: 1,
  });

  await page.goto(`/sr-latn-rs/portal/quoterequests/${quoteNumber}`);
  await page.getByRole('button', { name: /^Izaberi celu ponudu/ }).click({ timeout: 60_000 });
  await page.getByRole('button', { name: 'Proverite i prihvatite' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('[name=companyOrName]').fill('Mlekara Novak');
  await dialog.locator('[name=streetAddress]').fill('Dunavska 5');
  await dialog.locator('[name=city]').fill('Novi Sad');
  await dialog.locator('[name=zipCode]').fill('21000');
  await dialog.getByRole('button', { name: 'Prihvati i poruči' }).click();
  const ordered = page.getByRole('region', { name: 'Šta ste prihvatili' }).getByRole('link', { name: /SO-\d+/ });
  const [orderNumber] = /SO-\d+/.exec(await ordered.innerText())!;

  const mails = async () =>
    (await (await page.request.get(`${mailbox}/mail.json?to=${encodeURIComponent(who.email)}`)).json()) as Mail[];
  const mailOf = async () => (await mails()).find(({ subject }) => subject.includes(orderNumber));
  await expect.poll(mailOf, { timeout: 30_000 }).toBeTruthy();
  const link = /https?:\S+\/portal\/orders\/[0-9a-f]{32}/.exec((await mailOf())!.body)![0];
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(orderNumber);
  await expect(page.getByRole('region', { name: 'Stavke' })).toContainText(articleNumbers[0]!);
  await expect(page.getByRole('main')).toContainText('Dunavska 5');
  await expect(page.getByRole('main')).toContainText('Na račun');

  await page.getByRole('main').getByRole('navigation').getByRole('link', { name: 'Porudžbine' }).click();
  await page.getByRole('main').getByRole('link', { name: orderNumber }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(orderNumber);
  await page.goto(`/sr-latn-rs/portal/quoterequests/${quoteNumber}`);
  await ordered.click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(orderNumber);
});
