import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** Somebody else works in the directory. */
export class DirectoryLockedError extends Error {
  override readonly name = 'DirectoryLockedError';
  constructor(directory: string, pid: number) {
    super(
      `The data directory ${directory} is used by process ${pid}. Stop that process or set DATA_DIR to another directory.`,
    );
  }
}

export interface DirectoryLock {
  /** Another process of ours writes into the directory too: after the end of this one the lock stands until that has ended. */
  shareWith(pid: number): Promise<void>;
  release(): Promise<void>;
}

/** A process that claims the directory, as the name of its claim says it. */
interface Claim {
  name: string;
  kind: 'owner' | 'shared';
  pid: number;
  /** When that process began, in clock ticks since boot: tells it from a later process that got the same number. */
  began: string;
}

const ownerPatienceMs = 500;
/** A process whose owner was killed ends by itself, after the query that it is in. */
const orphanPatienceMs = 10_000;

/**
 * Takes the directory for this process: embedded PostgreSQL would let two processes write into one folder. Everybody puts up a claim of
 * its own, then looks for others: of two at least one sees the other, takes its claim down and tries again. Claims of processes that are
 * gone (kill -9) are removed. Throws DirectoryLockedError.
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
    if (Date.now() - begun > patience) throw new DirectoryLockedError(directory, other.pid);
    await sleep(10 + Math.random() * 90);
  }
  return {
    shareWith: async (pid) => void (await claim('shared', pid)),
    release,
  };
}

/** A live process that claims the directory, an owner if there is one; stale claims are taken down. */
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

/** Null where there is no /proc; there a reused process number counts as alive. */
async function beginningOf(pid: number): Promise<string | null> {
  try {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
    // The name of the program, in parentheses, may hold spaces; field 22 of proc(5) is the 20th after it.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null;
  } catch {
    return null;
  }
}
