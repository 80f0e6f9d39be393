import { configuratorPermission, type Cart } from '@shop/api-contracts';
import { buildCart, buildUser } from '@shop/api-contracts/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { buildLines, openCart, price } from '../cart-page/cart-page.fixture.tsx';
import { json } from '../shop.fixture.tsx';
import { leaveFor } from './leave-for.ts';

jest.mock('./leave-for.ts', () => ({ leaveFor: jest.fn() }));
const left = leaveFor as jest.Mock;
beforeEach(() => left.mockReset());

const unit = { configurationId: 'conf-1', name: 'Unit 1', lines: [], price: price('900.00'), isEditable: true };
const alice = 'https://alice.example/configure/1';

/** Opens a cart with a configuration of one's own. */
function open(cart: Partial<Cart> = {}, { permissions = [configuratorPermission], aliceEnabled = true } = {}) {
  return openCart([buildCart({ lines: buildLines(1), configurations: [unit], totalCartSize: 2, ...cart })], {
    user: buildUser({ permissions }),
    settings: { aliceEnabled },
    answers: {
      'GET /alice': () => json({ configuratorUrl: alice, success: true, httpStatusCode: 200 }),
    },
  });
}
const editButton = () => screen.findByRole('button', { name: 'Configure again: Unit 1' });

describe('configuring a unit of the cart again', () => {
  test('L1: leads to the configurator; after the browser’s Back it can be pressed again', async () => {
    await open();
    const button = await editButton();
    await userEvent.click(button);
    await waitFor(() => expect(left).toHaveBeenCalledWith(alice, { replaced: false }));
    expect(button.getAttribute('aria-busy')).toBe('true');
    act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
    expect(button.getAttribute('aria-busy')).toBeNull();
    await userEvent.click(button);
    await waitFor(() => expect(left).toHaveBeenCalledTimes(2));
  });

  test.each([
    ['without the permission', { permissions: [] }],
    ['where the market has no configurator', { aliceEnabled: false }],
  ])('L1: is not offered %s', async (_where, more) => {
    await open({}, more);
    await screen.findByRole('button', { name: 'Copy Unit 1' });
    expect(screen.queryByRole('button', { name: /Configure again/ })).toBeNull();
  });

  test('L1: says that the cart is being paid, and stays', async () => {
    const expiresAt = new Date(Date.now() + 1_800_000).toISOString();
    await open({ payment: { orderId: '0'.repeat(32), state: 'started', expiresAt } });
    const button = await editButton();
    expect(button.getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(button);
    await screen.findByText(/A payment for this cart has been started/, { ignore: '[title]' });
    expect(left).not.toHaveBeenCalled();
  });
});
