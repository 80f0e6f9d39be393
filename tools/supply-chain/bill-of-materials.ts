import type { Closure } from '../container/production-closure.ts';

/** An entry of package-lock.json. */
export interface LockedPackage {
  name?: string;
  version: string;
  license?: string;
  /** Subresource integrity: `sha512-` and base64, several of them apart by spaces. */
  integrity?: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

export interface Component {
  'bom-ref': string;
  type: 'application' | 'library';
  name: string;
  version: string;
  purl: string;
  licenses?: { expression: string }[];
  hashes?: { alg: string; content: string }[];
}

/** A CycloneDX document, as far as we write it: https://cyclonedx.org/docs/1.5/json/ */
export interface BillOfMaterials {
  $schema: string;
  bomFormat: 'CycloneDX';
  specVersion: '1.5';
  version: 1;
  metadata: { component: Component };
  components: Component[];
  dependencies: { ref: string; dependsOn: string[] }[];
}

/** Licences of packages whose manifest names none, as their file LICENSE says. */
const licences: Record<string, string> = { 'png-js': 'MIT' };
const algorithms: Record<string, string> = { sha1: 'SHA-1', sha256: 'SHA-256', sha384: 'SHA-384', sha512: 'SHA-512' };

/**
 * The bill of materials of an application: what its production image contains, by the lock file. `npm sbom --omit=dev` is no help: it
 * leaves out what developers need as well (zod, react), and without `--omit` it refuses this repository.
 *
 * @param application folder of the workspace, `apps/bff`
 * @param closure what it needs at run time
 * @param locked the `packages` of package-lock.json
 */
export function billOfMaterials(
  application: string,
  { packages, links }: Closure,
  locked: Readonly<Record<string, LockedPackage>>,
): BillOfMaterials {
  const libraries = [...new Set(links.values())].filter((folder) => folder !== application).sort();
  const paths = [...libraries, ...packages];
  const isListed = new Set([application, ...paths]);
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.5.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: { component: { ...componentOf(application, locked), type: 'application' } },
    components: paths.map((path) => componentOf(path, locked)),
    dependencies: [application, ...paths].map((path) => ({
      ref: path,
      dependsOn: neededBy(path, links, locked).filter((needed) => isListed.has(needed)),
    })),
  };
}

/** What is wrong with a bill: packages of others without hash or licence, a package twice, references that lead nowhere. */
export function billErrors({ metadata, components, dependencies }: BillOfMaterials): string[] {
  const refs = [metadata.component, ...components].map((component) => component['bom-ref']);
  return [
    ...components
      .filter(({ name, hashes, licenses }) => !name.startsWith('@shop/') && !(hashes?.length && licenses?.length))
      .map(({ purl }) => `has no hash or licence of ${purl}`),
    ...refs.filter((ref, at) => refs.indexOf(ref) !== at).map((ref) => `lists ${ref} twice`),
    ...dependencies
      .flatMap(({ ref, dependsOn }) => [ref, ...dependsOn])
      .filter((ref) => !refs.includes(ref))
      .map((ref) => `refers to ${ref}, which is not in it`),
  ];
}

function componentOf(path: string, locked: Readonly<Record<string, LockedPackage>>): Component {
  const { name = nameIn(path), version, license = licences[nameIn(path)], integrity } = locked[path]!;
  return {
    'bom-ref': path,
    type: 'library',
    name,
    version,
    purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
    ...(license && { licenses: [{ expression: license }] }),
    ...(integrity && { hashes: integrity.split(' ').map(hashOf) }),
  };
}

function hashOf(integrity: string): { alg: string; content: string } {
  const dash = integrity.indexOf('-');
  const alg = algorithms[integrity.slice(0, dash)];
  if (!alg) throw new Error(`${integrity} is of an unknown algorithm`);
  return { alg, content: Buffer.from(integrity.slice(dash + 1), 'base64').toString('hex') };
}

/** The folders of what a package names in its manifest, the nearest one of each, as Node finds it. */
function neededBy(path: string, links: ReadonlyMap<string, string>, locked: Readonly<Record<string, LockedPackage>>) {
  const { dependencies, optionalDependencies, peerDependencies } = locked[path]!;
  return Object.keys({ ...peerDependencies, ...optionalDependencies, ...dependencies }).flatMap((name) => {
    for (let folder = path; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
      const found = `${folder && `${folder}/`}node_modules/${name}`;
      const target = links.get(found) ?? found;
      if (locked[target]) return [target];
      if (folder === '') return [];
    }
  });
}

const nameIn = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
