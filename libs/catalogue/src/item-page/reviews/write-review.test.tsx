import '@testing-library/jest-dom/jest-globals';
import type { Review } from '@shop/api-contracts';
import { buildItem } from '@shop/api-contracts/testing';
import { keepPendingAction } from '@shop/platform';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { json, noRelated, openPage, type Answers } from '../../shop.fixture.tsx';

const url = '/en-gb/gasketed--c12/gx-050-31-plates--G1-V1';
const earlier: Review = {
  stars: 4,
  userReview: 'Runs for two years.',
  userAlias: 'J. Brandt',
  genericItemId: 'G1',
  categoryId: 'c12',
};

interface Shop {
  firstName?: string;
  post?: Answers[string];
}

/** An upstream that stores the sent review. */
async function open({ firstName, post }: Shop = { firstName: 'Anna' }) {
  const reviews = [earlier];
  const shop = await openPage(url, {
    ...(firstName ? { firstName } : {}),
    answers: {
      '/items/G1': () => json(buildItem({ reviews: { count: reviews.length, averageStars: 4 } })),
      '/items/G1/related': () => json(noRelated),
      '/items/G1/reviews': () => json(reviews),
      '/product/reviews': (address) => {
        if (post) return post(address);
        const review = shop.sent.at(-1) as Review;
        reviews.unshift(review);
        return json(review);
      },
    },
  });
  return shop;
}
const write = async () => userEvent.click(await screen.findByRole('button', { name: 'Write a review' }));
const form = () => screen.findByRole('form', { name: 'Write a review' });
const send = async () => userEvent.click(within(await form()).getByRole('button', { name: 'Send review' }));
const texts = () =>
  within(screen.getByRole('region', { name: /Reviews/ }))
    .getAllByRole('listitem')
    .map((entry) => entry.textContent);

beforeEach(() => {
  localStorage.clear();
});

describe('C14: a review', () => {
  test('has stars, text and name; it is sent in the contract’s format and comes first at once', async () => {
    const { sent } = await open();
    await write();
    await form();
    await userEvent.click(screen.getByRole('radio', { name: '5 out of 5 stars' }));
    await userEvent.type(screen.getByRole('textbox', { name: /^Your review/ }), '  Quiet and tight. ');
    expect(screen.getByRole('textbox', { name: /^Name shown/ })).toHaveValue('Anna');
    await send();
    expect(await screen.findByText('Thank you: your review is here.')).toBeVisible();
    expect(sent).toEqual([
      { stars: 5, userReview: 'Quiet and tight.', userAlias: 'Anna', genericItemId: 'G1', categoryId: 'c12' },
    ]);
    await waitFor(() => expect(texts()[0]).toContain('Quiet and tight.'));
    expect(await screen.findByText('2 reviews')).toBeVisible();
  });

  test('without text is sent with null', async () => {
    const { sent } = await open();
    await write();
    await form();
    await userEvent.click(screen.getByRole('radio', { name: '3 out of 5 stars' }));
    await userEvent.type(screen.getByRole('textbox', { name: /^Your review/ }), '   ');
    await send();
    await waitFor(() => expect(sent).toEqual([expect.objectContaining({ stars: 3, userReview: null })]));
  });

  test('without stars or name is not sent: the form names what is missing and focuses it', async () => {
    const { sent } = await open();
    await write();
    await userEvent.clear(within(await form()).getByRole('textbox', { name: /^Name shown/ }));
    await send();
    const errors = (await screen.findAllByText('Choose one to five stars.'))[0]!;
    expect(errors).toBeVisible();
    expect(screen.getAllByText('Enter the name to be shown.')[0]).toBeVisible();
    expect(screen.getByRole('radio', { name: '1 out of 5 stars' })).toHaveFocus();
    expect(screen.getByRole('radiogroup', { name: 'Your rating' })).toHaveAttribute('aria-invalid', 'true');
    expect(sent).toEqual([]);
    await userEvent.keyboard(' ');
    expect(screen.getByRole('radiogroup', { name: 'Your rating' })).not.toHaveAttribute('aria-invalid');
  });

  test('refused by upstream keeps the input, and can be sent again', async () => {
    let isDown = true;
    const { sent } = await open({
      firstName: 'Anna',
      post: () => (isDown ? json({ title: 'Down', status: 500, requestId: 'r-7' }, 500) : json(earlier)),
    });
    await write();
    await form();
    await userEvent.click(screen.getByRole('radio', { name: '2 out of 5 stars' }));
    await send();
    expect(await screen.findByText('Your review was not sent.')).toBeVisible();
    expect(screen.getByText(/r-7/)).toBeVisible();
    expect(screen.getByRole('radio', { name: '2 out of 5 stars' })).toBeChecked();
    isDown = false;
    await send();
    expect(await screen.findByText('Thank you: your review is here.')).toBeVisible();
    expect(sent).toHaveLength(2);
  });

  test('whose session ends meanwhile is kept until after the next sign-in', async () => {
    const { unmount } = await open({ firstName: 'Anna', post: () => json({ title: 'Over', status: 401 }, 401) });
    await write();
    await form();
    await userEvent.click(screen.getByRole('radio', { name: '4 out of 5 stars' }));
    await userEvent.type(screen.getByRole('textbox', { name: /^Your review/ }), 'Kept');
    await send();
    expect(await screen.findByText('Your session has ended.')).toBeVisible();
    expect(screen.getByRole('textbox', { name: /^Your review/ })).toHaveValue('Kept');
    unmount();
    await open();
    expect(await screen.findByDisplayValue('Kept')).toBeVisible();
    expect(screen.getByRole('radio', { name: '4 out of 5 stars' })).toBeChecked();
    expect(localStorage.getItem('post-sign-in-action')).toBeNull();
  });

  test('requires a sign-in, which returns to the reviews and continues', async () => {
    const { unmount } = await open({});
    const link = await screen.findByRole('link', { name: 'Sign in to write a review' });
    expect(decodeURIComponent(link.getAttribute('href')!)).toContain(`returnTo=${url}#reviews`);
    expect(screen.queryByRole('button', { name: 'Write a review' })).toBeNull();
    unmount();
    keepPendingAction('writeReview', 'G1');
    await open();
    expect(await form()).toBeVisible();
    await waitFor(() => expect(screen.getByRole('radio', { name: '1 out of 5 stars' })).toHaveFocus());
  });

  test('is not restored on the page of another article', async () => {
    keepPendingAction('writeReview', 'G2');
    await open();
    expect(await screen.findByRole('button', { name: 'Write a review' })).toBeVisible();
    expect(screen.queryByRole('form', { name: 'Write a review' })).toBeNull();
  });

  test('can be cancelled, and the focus returns', async () => {
    await open();
    await write();
    await userEvent.click(within(await form()).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Write a review' })).toHaveFocus());
  });
});
