export { chunkKindOf, ChunkLoadError } from './chunks/chunk-load-error.ts';
export { chunkTimeoutMs, fetchChunk, guardChunks } from './chunks/guard-chunks.ts';
export { ContentParts } from './content/content-parts.tsx';
export { FrameError } from './frame/frame-error.tsx';
export { frameLoader } from './frame/frame.loader.ts';
export { Frame } from './frame/frame.tsx';
export { loadMessages } from './load-messages.ts';
export { routes } from './routes.tsx';
export { startShell } from './start-shell.ts';
