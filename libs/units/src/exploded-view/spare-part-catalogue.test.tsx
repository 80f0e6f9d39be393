import '@testing-library/jest-dom';
import { buildGasketCard, buildPartAssembly } from '@shop/api-contracts/testing';
import { json } from '@shop/platform/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { openUnits } from '../shop.fixture.tsx';

Element.prototype.scrollIntoView = () => undefined;

const page = '/en-gb/unit/9JYNHRUSVE/spare-part-catalogue';
const thumbnail = { src: '/media/0123456789abcdef/small.svg', width: 280, height: 210 };
const assemblies = [
  { assemblyId: 'unit', name: 'Whole unit', thumbnail, parentAssemblyId: null },
  { assemblyId: 'carrier', name: 'Carrying bar', thumbnail, parentAssemblyId: 'unit' },
];
const views = (catalogs: unknown[] = [{ catalogId: 'GX050', name: 'GX-050', assemblies }]) => ({
  'GET /units/:id/explodedviews': () => json({ catalogs }),
});
const carrier = buildPartAssembly({
  assemblyId: 'carrier',
  name: 'Carrying bar',
  parent: { assemblyId: 'unit', name: 'Whole unit' },
});
const answers = {
  ...views(),
  'GET /units/:id/explodedviews/catalog/:catalogId/partassembly/:assemblyId': (
    _request: unknown,
    { assemblyId }: Record<string, string>,
  ) => json(assemblyId === 'carrier' ? carrier : buildPartAssembly()),
};
const balloon = (name: string) => screen.findByRole('button', { name });

test('J5: a balloon says number, part and quantity, and marks its row when it is chosen', async () => {
  await openUnits(page, { answers });
  const gasket = await balloon('12, Channel gasket, 59 needed');
  expect(gasket).toHaveAttribute('aria-pressed', 'false');
  await userEvent.click(gasket);
  expect(gasket).toHaveAttribute('aria-pressed', 'true');
  const row = document.getElementById('part-12')!;
  expect(row).toHaveAttribute('aria-current', 'true');
  expect(within(row).getByRole('spinbutton')).toHaveValue('59');
});

test('J5: pointing at a row marks its balloon, and its number leads to the picture', async () => {
  await openUnits(page, { answers });
  const gasket = await balloon('12, Channel gasket, 59 needed');
  const row = document.getElementById('part-12')!;
  await userEvent.hover(row);
  expect(gasket).toHaveClass('current');
  await userEvent.unhover(row);
  expect(gasket).not.toHaveClass('current');
  await userEvent.click(screen.getByRole('link', { name: 'Show position 12 in the picture' }));
  expect(gasket).toHaveFocus();
});

test('J5: arrow keys go from balloon to balloon, and space chooses one', async () => {
  await openUnits(page, { answers });
  const gasket = await balloon('12, Channel gasket, 59 needed');
  const roller = await balloon('4, Roller, 1 needed');
  gasket.focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(roller).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  expect(gasket).toHaveFocus();
  await userEvent.keyboard('{End}');
  expect(roller).toHaveAttribute('aria-pressed', 'false');
  await userEvent.keyboard(' ');
  expect(roller).toHaveAttribute('aria-pressed', 'true');
});

test('J5: the picture is enlarged by button and key, and shown whole again by a double click', async () => {
  await openUnits(page, { answers });
  const picture = await screen.findByRole('group', { name: 'Exploded view' });
  const transform = () => (picture.firstElementChild as HTMLElement).style.transform;
  await userEvent.click(screen.getByRole('button', { name: 'Enlarge' }));
  expect(transform()).toContain('scale(1.4)');
  await userEvent.dblClick(picture);
  expect(transform()).toBe('');
  picture.focus();
  await userEvent.keyboard('+++++++++');
  expect(transform()).toContain('scale(5)');
  await userEvent.keyboard('0');
  expect(transform()).toBe('');
});

test('J5: a sub-assembly opens in place, the address names it, and there is a way back', async () => {
  await openUnits(page, { answers });
  await userEvent.click(await screen.findByRole('link', { name: 'Carrying bar' }));
  const back = await screen.findByRole('link', { name: 'Back to: Whole unit' });
  expect(screen.getByRole('link', { name: 'Carrying bar' })).toHaveAttribute('href', `${page}?view=GX050-carrier`);
  await userEvent.click(back);
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Back to: Whole unit' })).not.toBeInTheDocument());
});

test('J5: an address may name a sub-assembly; an unknown one shows the whole unit', async () => {
  await openUnits(`${page}?view=GX050-carrier`, { answers });
  expect(await screen.findByRole('link', { name: 'Back to: Whole unit' })).toBeInTheDocument();
});

test('J5: numbered parts without an article are named below the list', async () => {
  await openUnits(`${page}?view=none`, { answers });
  expect(await screen.findByText('4, Roller, 1 in unit')).toBeInTheDocument();
});

test('J5: a unit without exploded views says so, and where to ask for its parts', async () => {
  await openUnits(page, { answers: views([]) });
  expect(await screen.findByRole('heading', { name: 'There is no exploded view of this unit' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Ask us for parts' })).toHaveAttribute('href', '/en-gb/message');
});

test('J5: two articles at one position each have their quantity; the balloon has both and leads to the first', async () => {
  const [gasket] = buildPartAssembly().positions;
  const other = buildGasketCard({ commercialItemId: 'v2', articleNumber: 'GX-050-GC-EPDM' });
  const mixed = buildPartAssembly({
    positions: [
      { ...gasket!, quantity: 47 },
      { ...gasket!, quantity: 12, item: other, itemId: 'v2' },
    ],
  });
  await openUnits(page, {
    answers: {
      ...views(),
      'GET /units/:id/explodedviews/catalog/:catalogId/partassembly/:assemblyId': () => json(mixed),
    },
  });
  expect(await balloon('12, Channel gasket, 59 needed')).toBeInTheDocument();
  const rows = ['GX-050-GC-NBR', 'GX-050-GC-EPDM'].map((number) =>
    screen.getByRole('row', { name: new RegExp(number) }),
  );
  expect(rows.map((row) => within(row).getByRole<HTMLInputElement>('spinbutton').value)).toEqual(['47', '12']);
  expect(document.querySelectorAll('#part-12')).toHaveLength(1);
  expect(rows[0]).toHaveAttribute('id', 'part-12');
});

test('J5: a second catalogue has its own whole unit, and a part of a part leads back to the part', async () => {
  const nested = { assemblyId: 'roller', name: 'Roller', thumbnail, parentAssemblyId: 'carrier' };
  const roller = buildPartAssembly({
    assemblyId: 'roller',
    name: 'Roller',
    parent: { assemblyId: 'carrier', name: 'Carrying bar' },
  });
  const two = views([
    { catalogId: 'GX050', name: 'GX-050', assemblies: [...assemblies, nested] },
    { catalogId: 'PUMP', name: 'Pump', assemblies: [{ ...assemblies[0]!, name: 'Whole pump' }] },
  ]);
  await openUnits(`${page}?view=GX050-roller`, {
    answers: { ...two, 'GET /units/:id/explodedviews/catalog/:catalogId/partassembly/:assemblyId': () => json(roller) },
  });
  expect(await screen.findByRole('link', { name: 'Back to: Carrying bar' })).toHaveAttribute(
    'href',
    `${page}?view=GX050-carrier`,
  );
  expect(screen.getByRole('link', { name: 'Whole unit' })).toHaveAttribute('href', page);
  expect(screen.getByRole('link', { name: 'Whole pump' })).toHaveAttribute('href', `${page}?view=PUMP-unit`);
});
