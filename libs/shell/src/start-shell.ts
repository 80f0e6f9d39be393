import { chunkKindOf, chunkMessages, type ChunkKind } from './chunks/chunk-load-error.ts';
import { reloadOnce } from './chunks/reload-once.ts';
import { loadMessages } from './load-messages.ts';
import { retryPictures } from './pictures/retry-pictures.ts';

/**
 * Called once in the browser, before hydration. Reloads once if code is missing during start; after that the server's page remains,
 * readable and with working links, and shows that loading failed. Pictures that failed are requested once more.
 */
export function startShell(): void {
  retryPictures();
  window.addEventListener('unhandledrejection', ({ reason }) => {
    const kind = chunkKindOf(reason);
    if (kind !== undefined && !isRunning() && !reloadOnce()) void showFailure(kind);
  });
}

let running = false;
/** Called by the frame after hydration: from then on error pages handle missing code. */
export const markRunning = (): void => void (running = true);
const isRunning = () => running;

async function showFailure(kind: ChunkKind): Promise<void> {
  const notice = document.createElement('p');
  notice.setAttribute('role', 'alert');
  notice.className = 'page';
  notice.textContent = await failureText(kind);
  document.body.prepend(notice);
}

async function failureText(kind: ChunkKind): Promise<string> {
  try {
    const messages = (await loadMessages(document.documentElement.lang.slice(0, 2))).default;
    const text = messages[kind === 'script' ? 'shell.chunkFailed' : 'shell.cssChunkFailed'];
    return typeof text === 'string' ? text : (text as unknown[]).join('');
  } catch {
    return chunkMessages[kind];
  }
}
