const wordTypes = ['application/msword', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'];

/**
 * Name under which an answer is saved: what content-disposition says, else `Document` with the extension docx for the Word type and pdf
 * for everything else. Never a path: what stands before the last slash is left out.
 */
export function fileNameOf(headers: Headers): string {
  const disposition = headers.get('content-disposition') ?? '';
  const name = (encodedName(disposition) ?? plainName(disposition) ?? '').split(/[/\\]/).at(-1)!.trim();
  if (name !== '') return name;
  const type = headers.get('content-type')?.split(';', 1)[0]?.trim().toLowerCase() ?? '';
  return `Document.${wordTypes.includes(type) ? 'docx' : 'pdf'}`;
}

/** `filename*=UTF-8''pris%C3%A5.pdf` (RFC 6266): wins over the plain one. */
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

/** Saves the file of an answer. Throws an Error that carries the status text when the answer is a failure. */
export async function downloadFile(response: Response): Promise<void> {
  if (!response.ok) throw new Error(response.statusText);
  const address = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  link.href = address;
  link.download = fileNameOf(response.headers);
  link.click();
  // the browser has taken the file over by the next task
  setTimeout(() => URL.revokeObjectURL(address));
}
