import '@testing-library/jest-dom';
import { jest } from '@jest/globals';
import { json } from '@shop/platform/testing';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { openUnits } from '../shop.fixture.tsx';
import { unitScanLoader } from './unit-scan.loader.ts';

const page = '/en-gb/unit/scan';
const wayOut = 'Choose a picture of the label, or type the number.';

function offerCamera(getUserMedia?: () => Promise<MediaStream>, isSecureContext = true): void {
  Object.defineProperty(window, 'isSecureContext', { value: isSecureContext, configurable: true });
  Object.defineProperty(navigator, 'mediaDevices', {
    value: getUserMedia && { getUserMedia },
    configurable: true,
  });
}
const failing = (name: string) => () => Promise.reject(new DOMException('no', name));

/** jsdom does not know how the document was opened. */
const openedAt = (address?: string) =>
  Object.assign(performance, { getEntriesByType: () => (address === undefined ? [] : [{ name: address }]) });
beforeEach(() => openedAt());

test.each([
  ['The camera needs a secure connection (https).', undefined, false],
  ['No camera was found.', undefined, true],
  ['No camera was found.', failing('NotFoundError'), true],
  ['Another program is using the camera.', failing('NotReadableError'), true],
  [/^The camera is not allowed here\./, failing('NotAllowedError'), true],
  ['The camera has stopped.', failing('TypeError'), true],
] as const)('J7: without a camera the page says why, and offers the other ways: %s', async (text, camera, isSecure) => {
  offerCamera(camera, isSecure);
  await openUnits(page);
  await userEvent.click(screen.getByRole('button', { name: 'Start camera' }));
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getByText(wayOut)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Start camera' })).toBeEnabled();
});

test('J7: a camera that is allowed after the page was left is switched off at once', async () => {
  const stop = jest.fn();
  let allow = (_stream: MediaStream): void => undefined;
  offerCamera(() => new Promise((resolve) => (allow = resolve)));
  const { unmount } = await openUnits(page);
  await userEvent.click(screen.getByRole('button', { name: 'Start camera' }));
  unmount();
  allow({ getTracks: () => [{ stop }] } as unknown as MediaStream);
  await Promise.resolve();
  expect(stop).toHaveBeenCalledTimes(1);
});

test('J7: a typed number is looked for, as on the page of the search', async () => {
  const { calls } = await openUnits(page, {
    answers: { 'GET /units/search': () => json({ units: [] }) },
  });
  await userEvent.type(screen.getByRole('textbox', { name: /^Serial number/ }), '30-114');
  expect(await screen.findByText('No units')).toBeInTheDocument();
  expect(calls.map(({ call }) => call)).toContain('GET /units/search');
});

test('J7: only a document that was opened here may read labels: a change of page opens another', () => {
  const load = () =>
    unitScanLoader({ request: new Request(`https://shop.example${page}`) } as Parameters<typeof unitScanLoader>[0]);
  openedAt(`https://shop.example${page}?companyId=-x`);
  expect(load()).toBeNull();
  openedAt('https://shop.example/en-gb/unit');
  const answer = load();
  expect(answer).toMatchObject({ status: 302 });
  expect(answer?.headers.get('x-remix-reload-document')).toBe('true');
});
