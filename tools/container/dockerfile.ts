import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../workspace/root.mjs';

/** What the last stage of one of our Dockerfiles says. */
export interface ProductionStage {
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

/** Reads the parts of a Dockerfile that decide what is in the image and how it starts. */
export function readProductionStage(dockerfile: string): ProductionStage {
  const all = instructionsOf(readFileSync(join(root, dockerfile), 'utf8'));
  const stage = all.slice(all.findLastIndex(({ name }) => name === 'FROM') + 1);
  const restsOf = (name: string) => stage.filter((one) => one.name === name).map(({ rest }) => rest);
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
    environment: Object.fromEntries(
      restsOf('ENV').flatMap((rest) => rest.split(/\s+/).map((pair) => pair.split('=') as [string, string])),
    ),
    entrypoint: listOf(restsOf('ENTRYPOINT').at(-1)),
    healthcheck: listOf(restsOf('HEALTHCHECK').at(-1)),
    user: restsOf('USER').at(-1) ?? 'root',
    workspace:
      /--workspace (\S+)/.exec(all.map(({ rest }) => rest).find((rest) => rest.includes('--workspace')) ?? '')?.[1] ??
      '',
  };
}

const instructionsOf = (text: string): Instruction[] =>
  text
    .replaceAll(/^\s*#.*\n/gm, '')
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => ({ name: line.split(' ', 1)[0]!.toUpperCase(), rest: line.slice(line.indexOf(' ') + 1).trim() }));
