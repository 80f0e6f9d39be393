import '@testing-library/jest-dom';
import type { OwnUnit } from '@shop/api-contracts';
import { buildUnit } from '@shop/api-contracts/testing';
import { messageRoute } from '@shop/platform';
import { createBrowserApp, createFakeUpstream, openApp } from '@shop/platform/testing';
import { screen } from '@testing-library/react';
import { loadMessages } from '../load-messages.ts';
import { OwnUnitTable } from './own-unit-table.tsx';

test('I8: a unit without a model of its own has the name of its article', async () => {
  const unit = {
    ...buildUnit({ customerModel: null, productConstruction: { id: 'BW32160', name: 'End-suction pump BW 32-160' } }),
    ...{ place: '', status: 'inService' },
  } as unknown as OwnUnit;
  const { app } = createBrowserApp(createFakeUpstream({}, {}).fetcher);
  const chosen = { has: () => false } as never;
  const element = <OwnUnitTable units={[unit]} chosen={chosen} leave={() => undefined} />;
  openApp('/en-gb/', { app, routes: [messageRoute([loadMessages], [{ index: true, element }])] });
  expect(await screen.findByRole('row', { name: /BW 32-160/ }, { timeout: 5000 })).toBeInTheDocument();
  expect(screen.queryByText('Unknown model')).not.toBeInTheDocument();
});
