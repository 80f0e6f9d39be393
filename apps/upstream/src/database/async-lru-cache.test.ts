import { setTimeout as sleep } from 'node:timers/promises';
import { AsyncLruCache } from './async-lru-cache.ts';

describe('the cache', () => {
  it('loads a value once for concurrent and later reads', async () => {
    const memory = new AsyncLruCache<string>({ maxEntries: 10 });
    const read = jest.fn(() => Promise.resolve('x'));
    await Promise.all([memory.get('a', read), memory.get('a', read)]);
    expect(await memory.get('a', read)).toBe('x');
    expect(read).toHaveBeenCalledTimes(1);
  });

  it('loads again after expiry and after a failure', async () => {
    const memory = new AsyncLruCache<string>({ maxEntries: 10, maxAgeMs: 20 });
    await expect(memory.get('a', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
    expect(await memory.get('a', () => Promise.resolve('first'))).toBe('first');
    await sleep(40);
    expect(await memory.get('a', () => Promise.resolve('second'))).toBe('second');
  });

  it('evicts the least recently used entry', async () => {
    const memory = new AsyncLruCache<string>({ maxEntries: 2 });
    for (const key of ['a', 'b', 'a', 'c']) await memory.get(key, () => Promise.resolve(key));
    expect(['a', 'b', 'c'].filter((key) => memory.peek(key) !== undefined)).toEqual(['a', 'c']);
  });
});
