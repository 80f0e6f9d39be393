export interface PackedFile {
  path: string;
  size: number;
}

export interface Manifest {
  exports: Record<string, string | Record<string, string>>;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

/**
 * Packages that an application must have only once, since a second copy would have separate contexts and caches. They must be peer
 * dependencies.
 */
const onceOnly = /^(?:react|react-dom|react-router|@tanstack\/react-query|@lingui\/.+|@shop\/platform)$/;

/** Errors of a tarball: superfluous files, missing files, and packages that would be installed twice. */
export function packedErrors(files: readonly PackedFile[], manifest: Manifest): string[] {
  const paths = files.map(({ path }) => path);
  const superfluous = paths.filter((path) =>
    /\.(?:test|fixture)\.|\.tsbuildinfo$|\.map$|^src\/|test-output/.test(path),
  );
  const exported = Object.values(manifest.exports)
    .flatMap((entry) => (typeof entry === 'string' ? [entry] : Object.values(entry)))
    .map((path) => path.replace('./', ''));
  const needed = ['README.md', 'LICENSE', 'package.json', 'dist/index.js', 'dist/index.d.ts', ...exported];
  const missing = needed.filter((path) =>
    path.endsWith('/*') ? !paths.some((other) => other.startsWith(path.slice(0, -1))) : !paths.includes(path),
  );
  const twice = Object.keys(manifest.dependencies ?? {}).filter((name) => onceOnly.test(name));
  return [
    ...(superfluous.length > 0
      ? [`holds ${superfluous.slice(0, 3).join(', ')} (${superfluous.length} superfluous files)`]
      : []),
    ...new Set(missing.map((path) => `lacks ${path}`)),
    ...twice.map((name) => `brings a ${name} of its own: it belongs to peerDependencies`),
  ];
}
