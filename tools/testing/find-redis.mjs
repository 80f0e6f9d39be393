import { spawnSync } from 'node:child_process';
import { aptInstall, canAptInstall } from './apt-install.mjs';

const hasRedis = () => spawnSync('redis-server', ['--version']).status === 0;

/** Provides a redis-server for the session tests; without it they run only on the embedded store, and a message says so. */
export function ensureRedis() {
  if (hasRedis()) return;
  let failure = 'it can be installed here only by hand';
  if (canAptInstall()) {
    console.log("Installing Debian's redis-server for the session tests …");
    failure = aptInstall(['redis-server']);
    if (!failure && hasRedis()) return;
  }
  console.log(
    `\n!! redis-server is not here (${failure}).\n!! The session store is tested on its embedded database ALONE.\n`,
  );
}
