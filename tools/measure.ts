import { readdirSync, readFileSync } from 'node:fs';
import autocannon from 'autocannon';

export interface Load {
  /** 2xx responses per second. */
  perSecond: number;
  p50Ms: number;
  p99Ms: number;
  requests: number;
  /** Other responses, errors and time-outs. */
  failed: number;
  /** Processor time of the watched processes per request. */
  cpuMs: number;
}

export interface LoadOptions {
  url: string;
  callers: number;
  seconds: number;
  headers?: Record<string, string>;
  /** Processes whose processor time is measured. */
  pids?: readonly number[];
}

/**
 * Runs a closed loop of callers for some seconds: each sends its next request when its response is complete.
 *
 * @throws Error when most responses are failures, since the speed of refusals is not a useful figure
 */
export async function load({ url, callers, seconds, headers = {}, pids = [] }: LoadOptions): Promise<Load> {
  const before = cpuMsOf(pids);
  const result = await autocannon({ url, connections: callers, duration: seconds, headers, timeout: 20 });
  const requests = result['2xx'] + result.non2xx;
  if (result['2xx'] < requests / 2 || requests === 0)
    throw new Error(`${url}: ${result.non2xx} of ${requests} answers are failures`);
  return {
    perSecond: result['2xx'] / result.duration,
    p50Ms: result.latency.p50,
    p99Ms: result.latency.p99,
    requests,
    failed: result.non2xx + result.errors + result.timeouts,
    cpuMs: (cpuMsOf(pids) - before) / Math.max(requests, 1),
  };
}

/**
 * Loads several servers in turns, so that other work on the machine affects all of them, and returns the median round of each.
 *
 * @returns in the order of `targets`
 */
export async function loadInTurns(targets: readonly LoadOptions[], rounds = 3): Promise<Load[]> {
  for (const target of targets) await load({ ...target, seconds: 1 });
  const all: Load[][] = targets.map(() => []);
  for (let round = 0; round < rounds; round++) {
    for (const [index, target] of targets.entries()) all[index]!.push(await load(target));
  }
  return all.map((loads) => loads.sort((a, b) => a.perSecond - b.perSecond)[Math.floor(loads.length / 2)]!);
}

/** Processor time in milliseconds, user and system, that processes and their children, also ended ones, have used so far (Linux only). */
export function cpuMsOf(pids: readonly number[]): number {
  return pids.flatMap(familyOf).reduce((sum, pid) => {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The program's name, in parentheses, may contain spaces; fields 14 to 17 of proc(5), in clock ticks of 10 ms.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields.slice(11, 15).reduce((ticks, field) => ticks + Number(field) * 10, sum);
  }, 0);
}

/** Resident memory of a process and its children, in MB (Linux only). */
export function residentMb(pid: number): number {
  return familyOf(pid).reduce((sum, one) => {
    const [, kilobytes = '0'] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${one}/status`, 'utf8')) ?? [];
    return sum + Number(kilobytes) / 1024;
  }, 0);
}

/** A process and all its descendants. */
function familyOf(pid: number): number[] {
  const children = readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
    readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
  );
  return [pid, ...children.flatMap(familyOf)];
}

export function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
}
