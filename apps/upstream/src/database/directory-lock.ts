import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** Another process uses the directory. */
export class DirectoryLockedError extends Error {
  override readonly name = 'DirectoryLockedError';
  constructor(directory: string, { pid, name }: { pid: number; name: string }) {
    super(
      `The data directory ${directory} is used by process ${pid}. Stop that process or set DATA_DIR to another directory. ` +
        `If process ${pid} is no server of this shop (after a crash its number can be given to another), ` +
        `delete ${join(directory, 'lock', name)}.`,
    );
  }
}

export interface DirectoryLock {
  /**
   * Shares the lock with a child process that writes into the directory; the lock is held until that one has ended too.
   */
  shareWith(pid: number): Promise<void>;
  release(): Promise<void>;
}

/** A process that claims the directory, parsed from the file name of its claim. */
interface Claim {
  name: string;
  kind: 'owner' | 'shared';
  pid: number;
  /** Start time of the process in clock ticks since boot; detects a pid that was reused. */
  began: string;
}

const ownerPatienceMs = 500;
/** An orphaned database process ends by itself, after its current query. */
const orphanPatienceMs = 10_000;

/**
 * Locks the directory for this process, since embedded PostgreSQL would let two processes write into it. Each process
 * creates a claim and then looks for others: of two, at least one sees the other, removes its own claim and retries.
 * Claims of processes that have ended (kill -9) are removed. Throws DirectoryLockedError.
 */
export async function lockDirectory(directory: string): Promise<DirectoryLock> {
  const claims = join(directory, 'lock');
  const own: string[] = [];
  const claim = async (kind: Claim['kind'], pid: number): Promise<string> => {
    const name = [kind, pid, (await beginningOf(pid)) ?? 'unknown', randomUUID()].join('.');
    await writeFile(join(claims, name), '');
    own.push(name);
    return name;
  };
  const release = async (): Promise<void> => {
    for (const name of own.splice(0)) await rm(join(claims, name), { force: true });
  };

  await mkdir(claims, { recursive: true });
  const begun = Date.now();
  for (;;) {
    const name = await claim('owner', process.pid);
    const other = await otherClaim(claims, name);
    if (!other) break;
    await release();
    const patience = other.kind === 'owner' ? ownerPatienceMs : orphanPatienceMs;
    if (Date.now() - begun > patience) throw new DirectoryLockedError(directory, other);
    await sleep(10 + Math.random() * 90);
  }
  return {
    shareWith: async (pid) => void (await claim('shared', pid)),
    release,
  };
}

/** A live process with a claim, an owner if there is one; removes stale claims. */
async function otherClaim(claims: string, own: string): Promise<Claim | undefined> {
  const alive: Claim[] = [];
  for (const name of await readdir(claims)) {
    if (name === own) continue;
    const claim = parseClaim(name);
    if (claim && (await isAlive(claim))) alive.push(claim);
    else await rm(join(claims, name), { force: true });
  }
  return alive.find(({ kind }) => kind === 'owner') ?? alive[0];
}

function parseClaim(name: string): Claim | null {
  const match = /^(owner|shared)\.(\d+)\.(\w+)\./.exec(name);
  return match && { name, kind: match[1] as Claim['kind'], pid: Number(match[2]), began: match[3]! };
}

async function isAlive({ pid, began }: Claim): Promise<boolean> {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  const now = await beginningOf(pid);
  return began === 'unknown' || now === null || began === now;
}

/** Null on systems without /proc; there a reused pid counts as alive. */
async function beginningOf(pid: number): Promise<string | null> {
  try {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
    // The program name in parentheses may contain spaces; field 22 of proc(5) is the 20th after it.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null;
  } catch {
    return null;
  }
}
