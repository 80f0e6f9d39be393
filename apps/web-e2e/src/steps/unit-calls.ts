import type { Page } from '@playwright/test';

/** Calls the shop's API about units as the person who is signed in. Returns the answer. */
const callUnits = (page: Page, path: string, body?: object): Promise<unknown> =>
  page.evaluate(
    async ([to, json]) => {
      const answer = await fetch(`/api/units/${to}?language=en&country=GB&locale=en-gb`, {
        method: 'POST',
        headers: {
          'x-csrf': '1',
          'idempotency-key': crypto.randomUUID(),
          ...(json ? { 'content-type': 'application/json' } : {}),
        },
        ...(json ? { body: json } : {}),
      });
      if (!answer.ok) throw new Error(`${to} ${answer.status} ${await answer.text()}`);
      return (await answer.json()) as unknown;
    },
    [path, body && JSON.stringify(body)] as const,
  );

/** Registers a unit of another make; returns its equipment number. */
export async function registerUnit(page: Page, serialNumber: string): Promise<string> {
  const nothing = { tagId: null, productFamilyId: null, productConstructionId: null };
  const maker = { manufacturerId: null, manufacturerName: 'Torvex', customerModelId: null, customerModelName: 'P70' };
  const unit = await callUnits(page, 'register/create', { serialNumber, ...nothing, ...maker });
  return JSON.stringify(unit).match(/"equipmentId":"([^"]+)"/)![1]!;
}

/** Asks the owner of a unit to hand it over. */
export const askForUnit = (page: Page, equipmentId: string): Promise<unknown> =>
  callUnits(page, `${equipmentId}/handover`);
