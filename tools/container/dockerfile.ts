import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../workspace/root.mjs';

/** A stage of one of our Dockerfiles, including the stages it is based on. */
export interface ImageStage {
  /** In order; `from` is an earlier stage, or undefined for the repository. Source and target are the same path below `/app`. */
  copies: { from: string | undefined; path: string }[];
  environment: Record<string, string>;
  entrypoint: string[];
  healthcheck: string[];
  user: string;
  /** The workspace whose packages are installed. */
  workspace: string;
}

interface Instruction {
  name: string;
  rest: string;
}

/** Names of the stages, in order. A build without a target makes the last one. */
export const stagesOf = (dockerfile: string): string[] =>
  instructionsOf(dockerfile).flatMap(({ name, rest }) => (name === 'FROM' ? [fromOf(rest).stage] : []));

/**
 * Reads the parts of a Dockerfile that decide the content of the image and how it starts.
 *
 * @throws Error when the stage does not exist
 */
export function readStage(dockerfile: string, name: string): ImageStage {
  const all = instructionsOf(dockerfile);
  const stage = instructionsIn(all, name);
  if (stage.length === 0) throw new Error(`${dockerfile} has no stage ${name}`);
  const restsOf = (instruction: string) => stage.filter((one) => one.name === instruction).map(({ rest }) => rest);
  const pairsOf = (rests: string[]) =>
    rests.flatMap((rest) => rest.split(/\s+/).map((pair) => pair.split('=') as [string, string]));
  const defaults = new Map(pairsOf(restsOf('ARG')));
  /** As a build without arguments fills them in. */
  const withDefaults = (text: string) =>
    text.replaceAll(/\$\{(\w+)\}/g, (_all, key: string) => defaults.get(key) ?? '');
  const listOf = (text = '[]') => JSON.parse(/\[.*\]$/.exec(text)?.[0] ?? '[]') as string[];
  return {
    copies: restsOf('COPY').map((rest) => {
      const {
        from,
        source = '',
        target = '',
      } = /^(?:--from=(?<from>\S+) )?(?:\/app\/)?(?<source>\S+) (?<target>\S+)$/.exec(rest)?.groups ?? {};
      if (source === '' || source !== target) throw new Error(`${dockerfile}: not understood: COPY ${rest}`);
      return { from, path: source };
    }),
    environment: Object.fromEntries(pairsOf(restsOf('ENV')).map(([key, value]) => [key, withDefaults(value)])),
    entrypoint: listOf(restsOf('ENTRYPOINT').at(-1)),
    healthcheck: listOf(restsOf('HEALTHCHECK').at(-1)),
    user: restsOf('USER').at(-1) ?? 'root',
    workspace:
      /--workspace (\S+)/.exec(all.map(({ rest }) => rest).find((rest) => rest.includes('--workspace')) ?? '')?.[1] ??
      '',
  };
}

/** Instructions of a stage, after those of its base stages. */
function instructionsIn(all: readonly Instruction[], stage: string): Instruction[] {
  const start = all.findIndex(({ name, rest }) => name === 'FROM' && fromOf(rest).stage === stage);
  if (start === -1) return [];
  const end = all.findIndex(({ name }, n) => n > start && name === 'FROM');
  return [...instructionsIn(all, fromOf(all[start]!.rest).image), ...all.slice(start, end === -1 ? undefined : end)];
}

function fromOf(rest: string): { image: string; stage: string } {
  const [image = '', , stage = ''] = rest.split(/\s+/);
  return { image, stage };
}

const instructionsOf = (dockerfile: string): Instruction[] =>
  readFileSync(join(root, dockerfile), 'utf8')
    .replaceAll(/^\s*#.*\n/gm, '')
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => ({ name: line.split(' ', 1)[0]!.toUpperCase(), rest: line.slice(line.indexOf(' ') + 1).trim() }));
