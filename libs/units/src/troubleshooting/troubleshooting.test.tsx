import '@testing-library/jest-dom';
import type { Troubleshooting } from '@shop/api-contracts';
import { buildUnitParts } from '@shop/api-contracts/testing';
import { json, problem } from '@shop/platform/testing';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { openUnits } from '../shop.fixture.tsx';

const page = '/en-gb/unit/9JYNHRUSVE/technical-troubleshooting';
const address = 'GET /units/9JYNHRUSVE/troubleshooting';
const answer = (id: string, text: string, leadsTo: string) => ({ id, text, leadsTo });
const { parts } = buildUnitParts();
const guide: Troubleshooting = {
  questions: [
    {
      id: 'root0',
      text: 'What do you notice?',
      answers: [answer('leak', 'Liquid leaks out', 'where1'), answer('noise', 'It knocks', 'hammer')],
    },
    {
      id: 'where1',
      text: 'Where?',
      answers: [answer('allOver', 'Everywhere', 'aged'), answer('port', 'At a connection', 'hammer')],
    },
  ],
  faults: [
    { id: 'aged', cause: 'The gaskets are hard.', remedy: 'Renew all gaskets.', positions: [12], kits: [] },
    { id: 'hammer', cause: 'Water hammer.', remedy: 'Close valves slowly.', positions: [], kits: [] },
  ],
  parts,
  kits: [],
  columns: [],
};
const open = (url = page, answered: Troubleshooting = guide) =>
  openUnits(url, { answers: { [address]: () => json(answered) } });
const finder = () => within(screen.getByRole('heading', { name: 'Find the fault' }).closest('section')!);

test('J3: answers lead to the fault and to the parts of this unit; each can be changed, and the address keeps them', async () => {
  const { container } = await open();
  expect(container.ownerDocument.title).toBe('30-114-0021, Troubleshooting | Vadholm');
  await userEvent.click(finder().getByRole('link', { name: 'Liquid leaks out' }));
  const question = await screen.findByRole('heading', { name: 'Where?' });
  expect(question).toHaveFocus();
  expect(finder().getByRole('link', { name: 'Everywhere' })).toHaveAttribute('href', `${page}?view=leak-allOver`);
  await userEvent.click(finder().getByRole('link', { name: 'Everywhere' }));
  expect(await screen.findByRole('heading', { name: 'The gaskets are hard.' })).toHaveFocus();
  expect(finder().getByText('Renew all gaskets.')).toBeInTheDocument();
  expect(finder().getByRole('table', { name: 'Spare parts' })).toHaveTextContent(parts[0]!.item!.name);
  expect(finder().queryByRole('link', { name: 'Find a service partner' })).toBeNull();
  expect(finder().getByRole('link', { name: /^Change.*Where\?$/ })).toHaveAttribute('href', `${page}?view=leak`);
});

test('J3: what no part repairs leads to a service partner', async () => {
  await open(`${page}?view=noise`);
  expect(finder().getByRole('link', { name: 'Find a service partner' })).toHaveAttribute(
    'href',
    '/en-gb/unit/9JYNHRUSVE/service-partner',
  );
});

test('J3: what is noticed stands once, with all that can cause it', async () => {
  await open();
  expect(screen.getAllByText('Liquid leaks out')).toHaveLength(1);
  const leak = within(screen.getByRole('link', { name: 'Liquid leaks out' }).closest('li')!);
  expect(leak.getByRole('link', { name: 'The gaskets are hard.' })).toHaveAttribute(
    'href',
    `${page}?view=leak-allOver`,
  );
  expect(leak.getByRole('link', { name: 'Water hammer.' })).toHaveAttribute('href', `${page}?view=leak-port`);
});

test('J3: beside a question stands what is still possible, each fault with its remedy and its part', async () => {
  await open(`${page}?view=leak`);
  const possible = screen.getByRole('table', { name: 'Possible causes' });
  expect(within(possible).getAllByRole('row')).toHaveLength(3);
  const aged = within(possible).getByRole('row', { name: /The gaskets are hard/ });
  expect(aged).toHaveTextContent('Renew all gaskets.');
  expect(within(aged).getByRole('link', { name: parts[0]!.item!.name })).toHaveAttribute(
    'href',
    `${page}?view=leak-allOver`,
  );
});

test.each([
  ['nothing', 'What do you notice?'],
  ['leak-nothing', 'Where?'],
  ['leak-allOver-more', 'The gaskets are hard.'],
  ['-', 'What do you notice?'],
  ['constructor', 'What do you notice?'],
  ['%22%3E', 'What do you notice?'],
])('J3: ?view=%s goes on from the last answer that can be given: %s', async (view, heading) => {
  await open(`${page}?view=${view}`);
  expect(finder().getAllByRole('heading', { level: 3 })[0]).toHaveTextContent(heading);
});

test('J3: without a guide, and when it cannot be loaded, the page says what to do', async () => {
  const { unmount } = await open(page, { questions: [], faults: [], parts: [], kits: [], columns: [] });
  expect(screen.getByText('There is no guide for this unit yet')).toBeInTheDocument();
  unmount();
  await openUnits(page, { answers: { [address]: () => problem(503) } });
  expect(await screen.findByText('The guide could not be loaded')).toBeInTheDocument();
});
