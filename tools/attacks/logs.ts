import { execFileSync } from 'node:child_process';
import { closeSync, constants, openSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { market, ownHeaders, type Attack, type Scene } from './attack.ts';

/** More lines than a pipe holds, each some 250 bytes. */
const requests = 500;

/** Sends many calls to a BFF with a log of its own; returns what went wrong. */
async function callMany(scene: Scene, address: string): Promise<string | null> {
  for (let n = 1; n <= requests; n += 1) {
    const status = await fetch(`${address}/api/keywords?${market}`, {
      headers: ownHeaders(scene),
      signal: AbortSignal.timeout(3_000),
    }).then(
      (answer) => answer.arrayBuffer().then(() => answer.status),
      (error: Error) => error.name,
    );
    if (status !== 200) return `request ${n} was answered ${status}`;
  }
  return null;
}

export const fullDisk: Attack = {
  name: 'the disk under the log is full',
  foundBefore: 'the process ended',
  async run(scene) {
    symlinkSync('/dev/full', join(scene.dataDir, 'logs/bff-2.log'));
    const bff = await scene.stack.startBff();
    const found = await callMany(scene, bff.address);
    bff.server.child.kill('SIGKILL');
    return found;
  },
};

export const unreadLog: Attack = {
  name: 'nobody reads the log',
  foundBefore: 'the process hung from request 267 on',
  async run(scene) {
    const pipe = join(scene.dataDir, 'logs/bff-3.log');
    execFileSync('mkfifo', [pipe]);
    const reader = openSync(pipe, constants.O_RDWR | constants.O_NONBLOCK);
    const bff = await scene.stack.startBff();
    const found = await callMany(scene, bff.address);
    bff.server.child.kill('SIGKILL');
    closeSync(reader);
    return found;
  },
};
