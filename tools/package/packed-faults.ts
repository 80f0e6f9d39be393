export interface PackedFile {
  path: string;
  size: number;
}

/** What is wrong with the content of a tarball: files that nobody needs, or ones that are missing. */
export function packedFaults(files: readonly PackedFile[]): string[] {
  const paths = files.map(({ path }) => path);
  const superfluous = paths.filter((path) => /\.(?:test|fixture)\.|\.tsbuildinfo$|^src\/|test-output/.test(path));
  const missing = ['README.md', 'package.json', 'dist/index.js', 'dist/index.d.ts'].filter(
    (path) => !paths.includes(path),
  );
  return [
    ...(superfluous.length > 0
      ? [`holds ${superfluous.slice(0, 3).join(', ')} (${superfluous.length} superfluous files)`]
      : []),
    ...missing.map((path) => `lacks ${path}`),
  ];
}
