/** What a script or style chunk that fails to load says. */
export const chunkMessages = { script: 'Loading chunk failed', style: 'Loading CSS chunk failed' } as const;
export type ChunkKind = keyof typeof chunkMessages;

/** A part of the site's code that could not be fetched, often because a new version took its place. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
  readonly kind: ChunkKind;

  constructor(kind: ChunkKind, cause?: unknown) {
    super(chunkMessages[kind], { cause });
    this.kind = kind;
  }
}

/** What browsers and the bundler's preloader say when `import()` cannot fetch. */
const styleFailure = /preload CSS/i;
const scriptFailure = /dynamically imported module|importing a module script failed|error loading dynamically/i;

/** Which kind of chunk an error is about; undefined for any other error. */
export function chunkKindOf(error: unknown): ChunkKind | undefined {
  if (error instanceof ChunkLoadError) return error.kind;
  if (!(error instanceof Error)) return undefined;
  if (styleFailure.test(error.message)) return 'style';
  return scriptFailure.test(error.message) ? 'script' : undefined;
}
