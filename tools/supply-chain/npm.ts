import { spawn } from 'node:child_process';
import { root } from '../workspace/root.mjs';

/** What npm printed, and how it ended. */
export interface NpmOutput {
  stdout: string;
  stderr: string;
  code: number;
}

/** Runs npm at the top of the repository; under `npm run` the same npm that called us. An npm that cannot be started ends with 127. */
export async function npm(parameters: readonly string[]): Promise<NpmOutput> {
  const cli = process.env.npm_execpath;
  const [command, first] = cli?.endsWith('.js') ? [process.execPath, [cli]] : ['npm', []];
  const child = spawn(command, [...first, ...parameters], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32' && command === 'npm',
  });
  const output = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const) {
    child[name].setEncoding('utf8').on('data', (text: string) => (output[name] += text));
  }
  const code = await new Promise<number>((resolve) => {
    child.on('error', (error) => {
      output.stderr += error.message;
      resolve(127);
    });
    child.on('close', (status) => resolve(status ?? 1));
  });
  return { ...output, code };
}
