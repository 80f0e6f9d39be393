import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The process that holds a data folder or one of its subfolders, by the `lock` files that the servers write
 * (`{"pid": …, "began": …}`).
 *
 * @param {string} folder
 * @returns {number | undefined} its process id
 */
export function heldBy(folder, depth = 2) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    const holder = entry.isDirectory()
      ? depth > 0 && heldBy(path, depth - 1)
      : entry.name === 'lock' && aliveHolder(path);
    if (holder) return holder;
  }
  return undefined;
}

function aliveHolder(lockFile) {
  try {
    const { pid, began } = JSON.parse(readFileSync(lockFile, 'utf8'));
    process.kill(pid, 0);
    return began && beginningOf(pid) && began !== beginningOf(pid) ? undefined : pid;
  } catch (error) {
    return error.code === 'EPERM' ? 'of another user' : undefined;
  }
}

/** When a process began, in clock ticks since boot (field 22 of proc(5)): tells it from a later one of the same number. */
function beginningOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
  } catch {
    return undefined;
  }
}
