import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../workspace/root.mjs';

const textOf = (path: string) => readFileSync(join(root, path), 'utf8');

interface Manifest {
  version?: string;
  workspaces?: string[];
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}
interface LockedPackage extends Manifest {
  integrity?: string;
  /** True for a workspace, which is a folder of this repository. */
  link?: boolean;
}
type Lock = Record<string, LockedPackage>;

/** Packages that could be exchanged without anybody noticing: their content is not bound by a SHA-512 hash. */
const withoutHash = (lock: Lock): string[] =>
  Object.entries(lock)
    .filter(([path, { link }]) => path.includes('node_modules/') && link !== true)
    .filter(([, { integrity }]) => !/^sha512-[\w+/]{86}==$/.test(integrity ?? ''))
    .map(([path]) => path);

const dependencyKinds = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies'] as const;

/** Where lock file and manifest differ: what was changed in one by hand, or forgotten. */
function differences(lock: Lock, folder: string, manifest: Manifest): string[] {
  const locked = lock[folder];
  if (!locked) return [`${folder} is not in the lock file`];
  return dependencyKinds.flatMap((kind) => {
    const [wanted, known] = [manifest[kind] ?? {}, locked[kind] ?? {}];
    const names = [...new Set([...Object.keys(wanted), ...Object.keys(known)])];
    return names.flatMap((name) => {
      const place = `${folder === '' ? 'package.json' : folder}: ${name}`;
      if (wanted[name] !== known[name]) return [`${place} ${wanted[name]} is locked as ${known[name]}`];
      const installed = lock[`${folder}/node_modules/${name}`] ?? lock[`node_modules/${name}`];
      const isExact = /^\d+\.\d+\.\d+/.test(wanted[name]!);
      const isOther = isExact && installed && !installed.link && installed.version !== wanted[name];
      return isOther ? [`${place} ${wanted[name]} would be installed as ${installed.version}`] : [];
    });
  });
}

describe('the lock file', () => {
  const { packages } = JSON.parse(textOf('package-lock.json')) as { packages: Lock };
  const manifests = ['', ...globSync('{apps,libs}/*/package.json', { cwd: root })].map(
    (path): [folder: string, manifest: Manifest] => [
      path.replace(/\/?package\.json$/, '').replaceAll('\\', '/'),
      JSON.parse(textOf(path || 'package.json')) as Manifest,
    ],
  );

  it('binds each package of others to its content', () => {
    expect(Object.keys(packages).length).toBeGreaterThan(1_000);
    expect(withoutHash(packages)).toEqual([]);
  });

  it('fits every package.json', () => {
    expect(manifests.flatMap(([folder, manifest]) => differences(packages, folder, manifest))).toEqual([]);
  });

  it('is not believed without a hash, with a weak one, or with another version (negative controls)', () => {
    const [react, weak] = ['node_modules/react', 'sha1-2jmj7l5rSw0yVb/vlWAYkK/YBwk='];
    for (const integrity of [undefined, '', weak])
      expect(withoutHash({ ...packages, [react]: { ...packages[react], integrity } })).toEqual([react]);
    const changed = { ...packages, [react]: { ...packages[react], version: '0.0.1' } };
    expect(manifests.flatMap(([folder, manifest]) => differences(changed, folder, manifest))).not.toEqual([]);
    const added = { dependencies: { 'left-pad': '1.3.0' } };
    expect(differences(packages, '', added)).toContain('package.json: left-pad 1.3.0 is locked as undefined');
  });
});

/** Images that a build or a start takes from elsewhere: in Dockerfiles, and in compose.yaml those that are not built here. */
const imagesIn = (text: string): string[] =>
  [...text.matchAll(/^(?:ARG \w+_IMAGE=|FROM (?=[\w.-]+[/:])|.*_IMAGE:-|.*\bimage: (?=[\w.-]+[/:]))([^\s}]+)/gm)].map(
    ([, image]) => image!,
  );
/** Unlike `latest` and a name alone, a tag with a version stays on it; a digest names the content itself. */
const isPinned = (image: string): boolean => /(?:[a-z]:v?\d[\w.-]*|@sha256:[0-9a-f]{64})$/.test(image);

describe('base images', () => {
  const files = [...globSync('apps/*/Dockerfile', { cwd: root }), 'compose.yaml'];

  it.each(files)('%s names each with its version', (path) => {
    const images = imagesIn(textOf(path));
    expect(images.length).toBeGreaterThan(0);
    expect(images.filter((image) => !isPinned(image))).toEqual([]);
  });

  it('can be replaced by a digest without a change of a file', () => {
    for (const path of globSync('apps/*/Dockerfile', { cwd: root }))
      expect(textOf(path).match(/^FROM (?!(?:\$\{NODE_IMAGE\}|[a-z]+) AS ).*$/gm)).toBeNull();
    const compose = textOf('compose.yaml');
    expect(compose.match(/^ +NODE_IMAGE: \$\{NODE_IMAGE:-/gm)).toHaveLength(1);
    expect(compose.match(/^ +args: [&*]build-arguments$/gm)).toHaveLength(2);
    expect(compose.match(/image: (?!shop-).*$/gm)).toEqual([
      expect.stringMatching(/^image: \$\{POSTGRES_IMAGE:-/),
      expect.stringMatching(/^image: \$\{OPENSEARCH_IMAGE:-/),
      expect.stringMatching(/^image: \$\{REDIS_IMAGE:-/),
      expect.stringMatching(/^image: \$\{PROMETHEUS_IMAGE:-/),
    ]);
  });

  it.each(['node', 'node:latest', 'docker.io/library/node', 'registry.example:5000/node', 'node@sha256:12'])(
    'are not pinned as %s (negative control)',
    (image) => expect(isPinned(image)).toBe(false),
  );
});
