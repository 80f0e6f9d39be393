import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { findNode } from '../workspace/find-node.mjs';
import { freePort } from '../workspace/ports.mjs';

/** `npm run dev` in a folder, on separate ports. */
export interface DevelopmentStack {
  url: string;
  port: number;
  /** Ports that must be free again at the end. */
  ports: number[];
  process: ChildProcess;
  /** Seconds from the command to `ready`. */
  startSeconds: number;
  /** The output so far. */
  output: () => string;
  /** Waits for a line after a position of the output. */
  seen: (pattern: RegExp, from?: number) => Promise<void>;
  /** Sends Ctrl-C; returns the exit code. */
  interrupt: () => Promise<number | null>;
}

const startLimitMs = 280_000;
const lineLimitMs = 60_000;

export async function freePorts(): Promise<Record<string, string>> {
  const names = ['PORT', 'UPSTREAM_PORT', 'METRICS_PORT', 'SANDBOX_PORT', 'SANDBOX_SMTP_PORT'];
  const ports = new Set<number>();
  while (ports.size < names.length) ports.add(await freePort());
  return Object.fromEntries([...ports].map((port, index) => [names[index]!, String(port)]));
}

export function spawnDevelopment(folder: string, ports: Record<string, string>): ChildProcess {
  return spawn(findNode(), ['tools/start.mjs', '--dev'], {
    cwd: folder,
    // the same way as npm
    env: { ...process.env, ...ports, DATA_DIR: join(folder, '.data'), npm_lifecycle_event: 'dev' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

export async function startDevelopment(folder: string, ports: Record<string, string>): Promise<DevelopmentStack> {
  const startedAt = performance.now();
  const child = spawnDevelopment(folder, ports);
  let output = '';
  for (const stream of [child.stdout!, child.stderr!])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));

  async function seen(pattern: RegExp, from = 0, limitMs = lineLimitMs): Promise<void> {
    const deadline = performance.now() + limitMs;
    while (!pattern.test(output.slice(from))) {
      if (child.exitCode !== null || performance.now() > deadline)
        throw new Error(`${pattern} was not said:\n${output.slice(from)}`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }

  await seen(/^ready /m, 0, startLimitMs);
  return {
    url: `http://localhost:${ports['PORT']}`,
    port: Number(ports['PORT']),
    ports: Object.values(ports).map(Number),
    process: child,
    startSeconds: (performance.now() - startedAt) / 1000,
    output: () => output,
    seen,
    async interrupt() {
      if (child.exitCode === null) {
        child.kill('SIGINT');
        await once(child, 'exit');
      }
      return child.exitCode;
    },
  };
}
