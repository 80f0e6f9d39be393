import { spawn, spawnSync } from 'node:child_process';
import { root } from '../workspace/root.mjs';

export interface Result {
  code: number;
  /** Standard output only. */
  answer: string;
  /** Standard output and standard error. */
  output: string;
}

/** A working container engine, with the flags that this machine needs. */
export interface Engine {
  name: string;
  isPodman: boolean;
  /** Flags of every `run`: unprivileged, read-only, no capabilities; and those of CONTAINER_RUN_FLAGS. */
  runFlags: string[];
  /** True if containers share this machine's network (`--network host` in CONTAINER_RUN_FLAGS). */
  isOnHostNetwork: boolean;
  run(...parameters: string[]): Promise<Result>;
  /** Returns standard output; throws Error with the engine's output when it fails. */
  must(...parameters: string[]): Promise<string>;
  /** Builds the last stage unless a target is given. */
  build(dockerfile: string, tag: string, target?: string): Promise<void>;
}

const wordsOf = (variable: string): string[] =>
  (process.env[variable] ?? '').split(/\s+/).filter((word) => word !== '');

const notFound = `No container engine answers here, so the images cannot be built.
Install Docker (docs.docker.com/engine/install) or Podman with Buildah (Debian: apt-get install podman buildah) and run this again.
An engine elsewhere, or with flags of its own: CONTAINER_ENGINE="podman --runtime runc" npm run container`;

/**
 * CONTAINER_ENGINE, else docker, else podman.
 *
 * @throws Error that says what to install
 */
export function findEngine(): Engine {
  const named = wordsOf('CONTAINER_ENGINE');
  const candidates = named.length > 0 ? [named] : [['docker'], ['podman']];
  const command = candidates.find(([program, ...flags]) => spawnSync(program!, [...flags, 'info']).status === 0);
  if (!command) throw new Error(notFound);
  const [program = '', ...flags] = command;
  const isPodman = /podman/.test(program);
  const own = wordsOf('CONTAINER_RUN_FLAGS');

  const run = (...parameters: string[]): Promise<Result> =>
    new Promise((resolve, reject) => {
      const child = spawn(program, [...flags, ...parameters], { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
      const result = { answer: '', output: '' };
      child.stdout.on('data', (chunk) => (result.answer += String(chunk)));
      for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (result.output += String(chunk)));
      child.on('error', reject).on('close', (code) => resolve({ code: code ?? 1, ...result }));
    });
  const must = async (...parameters: string[]): Promise<string> => {
    const { code, answer, output } = await run(...parameters);
    if (code !== 0)
      throw new Error(`${program} ${parameters[0]} failed:\n${output.trim().split('\n').slice(-30).join('\n')}`);
    return answer.trim();
  };
  return {
    name: program,
    isPodman,
    runFlags: [
      '--read-only',
      // unlike Docker, Podman would mount a writable /tmp
      ...(isPodman ? ['--read-only-tmpfs=false'] : []),
      ...['--cap-drop', 'ALL', '--security-opt', 'no-new-privileges', ...own],
    ],
    isOnHostNetwork: /--network[= ]host/.test(own.join(' ')),
    run,
    must,
    async build(dockerfile, tag, target) {
      // Podman's default format has no health check
      const format = isPodman ? ['--format', 'docker'] : [];
      const stage = target === undefined ? [] : ['--target', target];
      await must(
        'build',
        ...format,
        ...wordsOf('CONTAINER_BUILD_FLAGS'),
        ...stage,
        ...['--tag', tag, '--file', dockerfile, '.'],
      );
    },
  };
}
