import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DirectoryLockedError, lockDirectory } from './directory-lock.ts';

let directory: string;
beforeEach(async () => void (directory = await mkdtemp(join(tmpdir(), 'shop-lock-'))));
afterEach(() => rm(directory, { recursive: true, force: true }));

async function leaveClaims(...names: string[]): Promise<void> {
  await mkdir(join(directory, 'lock'), { recursive: true });
  for (const name of names) await writeFile(join(directory, 'lock', name), '');
}

async function processThatEnded(): Promise<number> {
  const child = spawn(process.execPath, ['-e', '']);
  await once(child, 'exit');
  return child.pid!;
}

describe('the lock of a directory', () => {
  it('is free again after its release', async () => {
    await (await lockDirectory(directory)).release();
    await (await lockDirectory(directory)).release();
    expect(await readdir(join(directory, 'lock'))).toEqual([]);
  });

  it('is refused while a live process holds it, naming the process', async () => {
    await lockDirectory(directory);
    const refused = lockDirectory(directory);
    await expect(refused).rejects.toThrow(DirectoryLockedError);
    await expect(refused).rejects.toThrow(`process ${process.pid}`);
  });

  it('is taken over from a process that has ended', async () => {
    await leaveClaims(`owner.${await processThatEnded()}.1.x`);
    await expect(lockDirectory(directory)).resolves.toBeDefined();
  });

  it('is taken over when another process got the pid of the one that has ended', async () => {
    await leaveClaims(`owner.${process.pid}.1.x`);
    await expect(lockDirectory(directory)).resolves.toBeDefined();
  });

  it('waits for the database process of a killed server to end', async () => {
    const database = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 800)']);
    await leaveClaims(`owner.${await processThatEnded()}.1.x`, `shared.${database.pid}.unknown.x`);
    await expect(lockDirectory(directory)).resolves.toBeDefined();
    expect(database.exitCode).toBe(0);
  });

  it('is held while a process that shares it lives', async () => {
    const database = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60_000)']);
    const lock = await lockDirectory(directory);
    await lock.shareWith(database.pid!);
    expect((await readdir(join(directory, 'lock'))).map((name) => name.split('.')[0]).sort()).toEqual([
      'owner',
      'shared',
    ]);
    database.kill();
    await once(database, 'exit');
    await lock.release();
    expect(await readdir(join(directory, 'lock'))).toEqual([]);
  });

  longTest('is given to one process, however many find it stale at once', async () => {
    for (let round = 0; round < 10; round++) {
      await leaveClaims(`owner.${await processThatEnded()}.1.x`);
      const outcomes = await Promise.allSettled(Array.from({ length: 8 }, () => lockDirectory(directory)));
      const got = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
      expect(got.length).toBeLessThanOrEqual(1);
      for (const lock of got) await lock.release();
    }
  });
});
