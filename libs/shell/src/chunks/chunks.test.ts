import type { RouteObject } from 'react-router';
import { chunkKindOf, ChunkLoadError } from './chunk-load-error.ts';
import { fetchChunk, guardChunks } from './guard-chunks.ts';
import { reloadOnce } from './reload-once.ts';

const missingScript = new TypeError('Failed to fetch dynamically imported module: https://shop.example/assets/x.js');
const missingStyle = new Error('Unable to preload CSS for /assets/x.css');

let isOnline = true;
Object.defineProperty(navigator, 'onLine', { get: () => isOnline });
beforeEach(() => {
  isOnline = true;
  sessionStorage.clear();
});

test('N4: messages of browsers and bundler about missing code map to the two messages', async () => {
  await expect(fetchChunk(() => Promise.reject(missingScript))).rejects.toThrow('Loading chunk failed');
  await expect(fetchChunk(() => Promise.reject(missingStyle))).rejects.toThrow('Loading CSS chunk failed');
  expect(chunkKindOf(new TypeError('error loading dynamically imported module'))).toBe('script');
  expect(chunkKindOf(new TypeError('Importing a module script failed.'))).toBe('script');
});

test('N4: an error inside the code does not count as missing code', async () => {
  const error = new TypeError('x is not a function');
  await expect(fetchChunk(() => Promise.reject(error))).rejects.toBe(error);
});

test('N4: code not loaded after 120 s counts as missing', async () => {
  jest.useFakeTimers();
  const failed = jest.fn();
  void fetchChunk(() => new Promise(() => undefined)).catch(failed);
  await jest.advanceTimersByTimeAsync(119_999);
  expect(failed).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(failed).toHaveBeenCalledWith(expect.any(ChunkLoadError));
  jest.useRealTimers();
});

test('offline, the code is requested again when the browser is online', async () => {
  isOnline = false;
  const fetchPart = jest.fn<Promise<string>, []>().mockRejectedValueOnce(missingScript).mockResolvedValue('page');
  const fetching = fetchChunk(fetchPart);
  await new Promise((resolve) => setTimeout(resolve));
  expect(fetchPart).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new Event('online'));
  await expect(fetching).resolves.toBe('page');
});

test('every lazy route of the site is guarded, at any depth', async () => {
  const lazy = () => Promise.reject(missingScript);
  const [root] = guardChunks([{ children: [{ path: 'a', children: [{ path: 'b', lazy }] }] }] as RouteObject[]);
  const leaf = root!.children![0]!.children![0]!;
  await expect((leaf.lazy as () => Promise<unknown>)()).rejects.toBeInstanceOf(ChunkLoadError);
  expect(leaf.path).toBe('b');
});

test('N4: the page reloads once per build, and never offline', () => {
  const reload = jest.fn();
  isOnline = false;
  expect(reloadOnce(reload)).toBe(false);
  isOnline = true;
  document.head.innerHTML = '<script type="module" src="/assets/entry-1.js"></script>';
  expect(reloadOnce(reload)).toBe(true);
  expect(reloadOnce(reload)).toBe(false);
  document.head.innerHTML = '<script type="module" src="/assets/entry-2.js"></script>';
  expect(reloadOnce(reload)).toBe(true);
  expect(reload).toHaveBeenCalledTimes(2);
});
