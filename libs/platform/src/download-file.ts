const wordTypes = ['application/msword', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'];

/** File name from content-disposition, without any directory part; else `Document.docx` or `Document.pdf` by content type. */
export function fileNameOf(headers: Headers): string {
  const disposition = headers.get('content-disposition') ?? '';
  const name = (encodedName(disposition) ?? plainName(disposition) ?? '').split(/[/\\]/).at(-1)!.trim();
  if (name !== '') return name;
  const type = headers.get('content-type')?.split(';', 1)[0]?.trim().toLowerCase() ?? '';
  return `Document.${wordTypes.includes(type) ? 'docx' : 'pdf'}`;
}

/** The encoded name, `filename*=UTF-8''pris%C3%A5.pdf` (RFC 6266), which takes precedence over the plain one. */
function encodedName(disposition: string): string | undefined {
  const encoded = /;\s*filename\*\s*=\s*utf-8'[^']*'([^;\s]+)/i.exec(`;${disposition}`)?.[1];
  if (encoded === undefined) return undefined;
  try {
    return decodeURIComponent(encoded);
  } catch {
    return undefined;
  }
}

function plainName(disposition: string): string | undefined {
  const match = /;\s*filename\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;\s]+))/i.exec(`;${disposition}`);
  return match?.[1]?.replaceAll(/\\(.)/g, '$1') ?? match?.[2];
}

/** Bytes of a file that have arrived, and of the whole; null when its length is unknown. */
export type OnProgress = (received: number, total: number | null) => void;

/** The response with the same headers and body, of which each piece that arrives is reported. */
function reported(response: Response, onProgress: OnProgress): Response {
  if (!response.body) return response;
  const length = response.headers.get('content-length');
  const total = length === null ? null : Number(length);
  let received = 0;
  const counting = new TransformStream<Uint8Array, Uint8Array>({
    transform(piece, controller) {
      received += piece.byteLength;
      onProgress(received, total);
      controller.enqueue(piece);
    },
  });
  return new Response(response.body.pipeThrough(counting), { headers: response.headers });
}

/**
 * Saves the body of a response as a file of its content type; the browser keeps a large one on disk meanwhile. Throws an
 * Error with the status text if the response is not ok, and whatever the body throws when it breaks off: then nothing is
 * saved.
 */
export async function downloadFile(response: Response, onProgress?: OnProgress): Promise<void> {
  if (!response.ok) throw new Error(response.statusText);
  const read = onProgress ? reported(response, onProgress) : response;
  const address = URL.createObjectURL(await read.blob());
  const link = document.createElement('a');
  link.href = address;
  link.download = fileNameOf(response.headers);
  link.click();
  // revoked in the next task: the browser has started the download by then
  setTimeout(() => URL.revokeObjectURL(address));
}

/** Longest wait for a queue of documents, in milliseconds. */
const maxWaitMs = 10_000;

/**
 * Saves the file that `load` asks for as `downloadFile` does. Where upstream is busy (503 with Retry-After: its queue of
 * documents is full) it is asked once more after the named time.
 */
export async function saveFile(load: () => Promise<Response>): Promise<void> {
  const answer = await load();
  const seconds = Number(answer.headers.get('retry-after')) || 0;
  if (answer.status !== 503 || seconds === 0) return downloadFile(answer);
  await new Promise((resolve) => setTimeout(resolve, Math.min(seconds * 1000, maxWaitMs)));
  return downloadFile(await load());
}
