import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Name of the file in `lock/` by which a server claims a data folder: `owner.{pid}.{start time}.{random}`, or `shared.…`. */
const claimName = /^(?:owner|shared)\.(\d+)\.(\w+)\./;

/**
 * The process that holds a data folder, or one of its subfolders.
 *
 * @param {string} folder
 * @param {number} [depth] of subfolders
 * @returns {string | undefined} its process id, for a message
 */
export function heldBy(folder, depth = 2) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (!entry.isDirectory()) continue;
    const path = join(folder, entry.name);
    const holder = entry.name === 'lock' ? claimantOf(path) : depth > 0 && heldBy(path, depth - 1);
    if (holder) return holder;
  }
  return undefined;
}

function claimantOf(claims) {
  for (const name of readdirSync(claims)) {
    const [, pid, began] = claimName.exec(name) ?? [];
    if (pid && isAlive(Number(pid), began)) return pid;
  }
  return undefined;
}

function isAlive(pid, began) {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
  const now = beginningOf(pid);
  return began === 'unknown' || now === undefined || began === now;
}

/** Start time of a process, in clock ticks since boot (field 22 of proc(5)): tells it from a later one with the same id. */
function beginningOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
  } catch {
    return undefined;
  }
}
