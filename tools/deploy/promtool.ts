import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../workspace/root.mjs';

/** Runs promtool, of Debian's package `prometheus`, where the rules are. */
export const promtool = (...parameters: string[]) =>
  spawnSync('promtool', parameters, { cwd: join(root, 'deploy/prometheus'), encoding: 'utf8' });

/** Given `describe`, skips the suite where promtool is not installed. */
export const wherePromtoolIs = <Suite extends { skip: Suite }>(suite: Suite): Suite =>
  promtool('--version').error === undefined ? suite : suite.skip;
