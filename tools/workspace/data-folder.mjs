import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Name of the file in `lock/` by which a server claims a data folder: `owner.{pid}.{start time}.{random}`, or `shared.…`. */
const claimName = /^(?:owner|shared)\.(\d+)\.(\w+)\./;

/**
 * Claims a data folder with its logs for this process, before any server writes into it. Of two processes that do so at
 * once at least one sees the other.
 *
 * @param {string} folder created if it is missing
 * @returns {() => void} gives it back
 * @throws {Error} when another process holds it or one of its subfolders
 */
export function claimFolder(folder) {
  const claims = join(folder, 'lock');
  mkdirSync(claims, { recursive: true });
  const claim = join(claims, `owner.${process.pid}.${beginningOf(process.pid) ?? 'unknown'}.${randomUUID()}`);
  writeFileSync(claim, '');
  const release = () => rmSync(claim, { force: true });
  const holder = heldBy(folder);
  if (holder) {
    release();
    throw new Error(
      `${folder} is in use by process ${holder.pid}: stop it (Ctrl-C in the window of npm start), or set DATA_DIR to another folder. ` +
        `If that process is no server of this shop, delete ${holder.claim}.`,
    );
  }
  return release;
}

/**
 * Another process that holds a data folder, or one of its subfolders.
 *
 * @param {string} folder
 * @param {number} [depth] of subfolders
 * @returns {{pid: string, claim: string} | undefined} its process id and the file of its claim, for a message
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
    if (pid && Number(pid) !== process.pid && isAlive(Number(pid), began)) return { pid, claim: join(claims, name) };
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
