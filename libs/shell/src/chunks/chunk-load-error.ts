/** Messages for script and style chunks that fail to load. */
export const chunkMessages = { script: 'Loading chunk failed', style: 'Loading CSS chunk failed' } as const;
export type ChunkKind = keyof typeof chunkMessages;

/** A chunk of the site could not be loaded, often because of a new deployment. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
  readonly kind: ChunkKind;

  constructor(kind: ChunkKind, cause?: unknown) {
    super(chunkMessages[kind], { cause });
    this.kind = kind;
  }
}

/** Messages of browsers and of the bundler's preloader when `import()` fails to load. */
const styleFailure = /preload CSS/i;
const scriptFailure = /dynamically imported module|importing a module script failed|error loading dynamically/i;

/** The kind of chunk that failed; undefined for other errors. */
export function chunkKindOf(error: unknown): ChunkKind | undefined {
  if (error instanceof ChunkLoadError) return error.kind;
  if (!(error instanceof Error)) return undefined;
  if (styleFailure.test(error.message)) return 'style';
  return scriptFailure.test(error.message) ? 'script' : undefined;
}
