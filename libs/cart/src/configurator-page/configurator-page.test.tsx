import { buildUser } from '@shop/api-contracts/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { leaveFor } from '../configurator/leave-for.ts';
import { json, openShop, problem, type Answers } from '../shop.fixture.tsx';

jest.mock('../configurator/leave-for.ts', () => ({ leaveFor: jest.fn() }));
const left = leaveFor as jest.Mock;
beforeEach(() => left.mockReset());

const url = '/en-gb/configurator';
const open = (query: string, answers: Answers = {}, more: { user?: undefined } = {}) =>
  openShop(`${url}${query}`, { answers, user: buildUser(), ...more });
const answering = (body: Record<string, unknown>, status = 200): Answers => ({
  'GET /alice': () => (status === 200 ? json(body) : problem(status, body)),
});
const started = { configuratorUrl: 'https://alice.example/configure/1', success: true, httpStatusCode: 200 };
const failed = (httpStatusCode: number) => ({ configuratorUrl: null, success: false, httpStatusCode });

describe('the page of the configurator', () => {
  test('L2: leads there at once, once, and comes back to itself', async () => {
    const asked: string[] = [];
    await open('', {
      'GET /alice': (request) => {
        asked.push(decodeURIComponent(JSON.stringify(request)));
        return json(started);
      },
    });
    await waitFor(() => expect(left).toHaveBeenCalledWith(started.configuratorUrl, { replaced: true }));
    expect(left).toHaveBeenCalledTimes(1);
    expect(asked).toEqual([expect.stringMatching(/returnUrl=https?:\/\/[^/]+\/en-gb\/configurator\?returned=true/)]);
  });

  test('L2: coming back without a configuration does not lead there again', async () => {
    await open('?returned=true', answering(started));
    await userEvent.click(await screen.findByRole('button', { name: 'Open the configurator' }));
    await waitFor(() => expect(left).toHaveBeenCalledWith(started.configuratorUrl, { replaced: false }));
    expect(left).toHaveBeenCalledTimes(1);
  });

  test.each<[string, Answers]>([
    ['the shop', answering({ code: 'configurator_forbidden' }, 403)],
    ['the configurator', answering(failed(403))],
  ])('L1: who has no access by %s is told so, and stays signed in', async (_whom, answers) => {
    await open('', answers);
    await screen.findByText('You do not have access to ALiCE.');
    expect(screen.getByRole('button', { name: 'Open the configurator' })).toHaveProperty('disabled', false);
    expect(left).not.toHaveBeenCalled();
  });

  test.each<[string, Answers]>([
    ['an answer without a session', answering(failed(504))],
    ['a refusal', answering({ code: 'return_url_foreign' }, 422)],
  ])('L1: after %s the cause is in the console', async (_what, answers) => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await open('', answers);
    await screen.findByText('Could not create session, see console.');
    expect(log).toHaveBeenCalledWith('No session of the configurator', expect.anything());
    log.mockRestore();
  });

  test('L3: a configuration goes into the cart, where buying is on', async () => {
    const { callsOf } = await open('?configurationId=c1&returned=true');
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Add to cart' }));
    await waitFor(() =>
      expect(callsOf('POST /cart/:id/addmany')).toEqual([{ items: [], action: 'Buy', configurations: ['c1'] }]),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    // it can go to a second place
    await userEvent.click(screen.getByRole('button', { name: 'Choose where it goes' }));
    await screen.findByRole('dialog');
  });

  test('L3: a configuration that is unknown is refused, and the question stays', async () => {
    await open('?configurationId=nope', {
      'POST /cart/:id/addmany': () => problem(422, { code: 'configuration_unknown', configurations: ['nope'] }),
    });
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Request a quote' }));
    await screen.findByText(/could not be|not added|unknown|no longer/i);
    screen.getByRole('dialog');
  });

  test('L3: a configuration goes into a list that is created in the dialog', async () => {
    const { callsOf } = await open('?configurationId=c1', {
      'GET /user/favouritelists': () => json([]),
      'POST /user/favouritelists': () => json(summary),
      'POST /user/favouritelists/:id/items': () => json(summary),
    });
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Save in a list' }));
    const name = await screen.findByRole('textbox', { name: /name/i });
    await userEvent.type(name, 'Dairy{Enter}');
    await waitFor(() =>
      expect(callsOf('POST /user/favouritelists/:id/items')).toEqual([{ items: [], configurationIds: ['c1'] }]),
    );
  });

  test('L2: a visitor, or somebody whose session has ended, signs in first and comes back to the same address', async () => {
    await open('?configurationId=c1', {}, { user: undefined });
    const link = await screen.findByRole('link', { name: 'Sign in to configure' });
    expect(decodeURIComponent(link.getAttribute('href')!)).toContain('configurationId=c1');
  });
});

const summary = {
  ...{ id: 'l1', name: 'Dairy', size: 1, isShared: false, owner: null, changedAt: '2026-11-20T08:00:00Z' },
  commercialItemIds: [],
};
