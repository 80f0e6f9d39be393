import '@testing-library/jest-dom';
import { json } from '@shop/platform/testing';
import { screen } from '@testing-library/react';
import { openUnits } from '../shop.fixture.tsx';

const page = '/en-gb/unit/9JYNHRUSVE/service-kits';
const none = { 'GET /units/:id/spare-parts': () => json({ articles: [], columns: [] }) };

test('J4: a unit of an article in the catalogue has no kits, and nothing is guessed about why; parts can be asked for', async () => {
  await openUnits(page, { answers: none });
  await screen.findByText('There are no kits for this unit');
  expect(screen.queryByText(/another make/)).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Ask us for parts' })).toHaveAttribute('href', '/en-gb/message');
});
