import { randomUUID } from 'node:crypto';
import type { InstallationInformation, NewUnit, OwnerDetails, Problem } from '@shop/api-contracts';
import type { Test } from 'supertest';
import type { TestUpstream } from './start-test-upstream.ts';

/** A unit of another make, as one is typed. */
export const newUnit: NewUnit = {
  serialNumber: 'TX 77-0001',
  tagId: null,
  productFamilyId: null,
  productConstructionId: null,
  manufacturerId: null,
  manufacturerName: 'Torvex',
  customerModelId: null,
  customerModelName: 'P70',
};

export const somePlace: InstallationInformation = {
  inUseAt: 'Hall 2',
  address: '12 quai Rambaud',
  zip: ' 69002 ',
  city: 'Lyon',
  region: '',
  country: 'FR',
  longitude: 4.815,
  latitude: 45.742,
};

/** What owners do with their units; Marie unless another is named. */
export class TestUnits {
  readonly #shop: TestUpstream;

  constructor(shop: TestUpstream) {
    this.#shop = shop;
  }

  create(more: Partial<NewUnit> = {}, as = 'marie'): Test {
    return this.#shop.call('post', '/units/register/create', { as, key: randomUUID(), body: { ...newUnit, ...more } });
  }

  correct(id: string, more: Partial<NewUnit> = {}, as = 'marie'): Test {
    return this.#shop.call('put', `/units/${id}/nameplate`, { as, key: randomUUID(), body: { ...newUnit, ...more } });
  }

  async statusOf(id: string, as: string): Promise<string> {
    const answer = await this.#shop.call('get', `/units/${id}/registrationstatus`, { as }).expect(200);
    return (answer.body as { status: string }).status;
  }

  async owned(id: string, as = 'marie'): Promise<OwnerDetails> {
    return (await this.#shop.call('get', `/units/${id}/owned`, { as }).expect(200)).body as OwnerDetails;
  }

  setPlace(id: string, more: Partial<InstallationInformation>, as = 'marie'): Test {
    const body = { ...somePlace, ...more };
    return this.#shop.call('post', `/units/${id}/installationinformation`, { as, key: randomUUID(), body });
  }

  placeOf(id: string, as = 'marie'): Test {
    return this.#shop.call('get', `/units/${id}/installationinformation`, { as });
  }
}

interface Answer {
  status: number;
  body: unknown;
}

/** Status and code of a refusal. */
export const codeOf = ({ status, body }: Answer): [number, string | undefined] => [status, (body as Problem).code];

/** Paths of the fields with errors. */
export const errorsOf = ({ body }: Pick<Answer, 'body'>): string[] | undefined =>
  (body as Problem).errors?.map(({ path }) => path);

export const idOf = ({ body }: Pick<Answer, 'body'>): string => (body as { equipmentId: string }).equipmentId;
