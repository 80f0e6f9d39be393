import { guardRestoredPage, guardWaitingPage } from './bfcache-guard.ts';

const { style } = document.body;
const comeBack = async (persisted: boolean) => {
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  await new Promise((resolve) => setTimeout(resolve));
};

test('H1: a page in the back/forward cache is hidden, and shown again only to the same person', async () => {
  let isPresent: () => Promise<boolean> = () => Promise.resolve(true);
  const reload = jest.fn();
  guardRestoredPage(() => isPresent(), reload);
  await comeBack(false);
  expect(style.visibility).toBe('');
  dispatchEvent(new Event('pagehide'));
  expect(style.visibility).toBe('hidden');
  await comeBack(true);
  expect([style.visibility, reload.mock.calls.length]).toEqual(['', 0]);
  for (const answer of [() => Promise.resolve(false), () => Promise.reject(new Error('offline'))]) {
    isPresent = answer;
    reload.mockClear();
    dispatchEvent(new Event('pagehide'));
    await comeBack(true);
    expect([style.visibility, reload.mock.calls.length]).toEqual(['hidden', 1]);
  }
});

test('H1: a page in another tab reloads only if somebody else has signed in', async () => {
  let belongsToOther: () => Promise<boolean> = () => Promise.resolve(false);
  const reload = jest.fn();
  guardWaitingPage(() => belongsToOther(), reload);
  const look = async () => {
    document.dispatchEvent(new Event('visibilitychange'));
    await new Promise((resolve) => setTimeout(resolve));
  };
  await look();
  belongsToOther = () => Promise.reject(new Error('offline'));
  await look();
  expect(reload).not.toHaveBeenCalled();
  belongsToOther = () => Promise.resolve(true);
  await look();
  expect(reload).toHaveBeenCalledTimes(1);
});
