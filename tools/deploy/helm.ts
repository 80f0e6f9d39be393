import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { findHelm } from '../testing/find-helm.mjs';
import { root } from '../workspace/root.mjs';

const command = findHelm();

/** Runs helm beside the chart: its folder is `chart`. */
export const helm = (...parameters: string[]) =>
  spawnSync(command ?? 'helm', parameters, { cwd: join(root, 'deploy'), encoding: 'utf8' });

/** Given `describe`, skips the suite where neither PATH nor `npm test` has brought helm. */
export const whereHelmIs = <Suite extends { skip: Suite }>(suite: Suite): Suite =>
  command === undefined ? suite.skip : suite;
