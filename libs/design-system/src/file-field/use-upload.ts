import { useEffect, useRef, useState } from 'react';

/** Found before anything is sent; `failed`: it was sent and not taken. */
export type UploadError = 'type' | 'size' | 'empty' | 'failed';

export interface UploadInput<Answer> {
  /** Media types that may be sent. */
  types: readonly string[];
  maxBytes: number;
  /** Sent as soon as it is chosen; otherwise with `send`. */
  atOnce?: boolean;
  /** Rejects when it could not be sent, and when `signal` says so. */
  upload: (file: File, options: { signal: AbortSignal; onUploadProgress: (share: number) => void }) => Promise<Answer>;
}

export interface Upload<Answer = unknown> {
  file: File | undefined;
  /** How much has been sent, from 0 to 1; undefined while nothing is being sent. */
  share: number | undefined;
  uploadError: UploadError | undefined;
  /** What it failed with. */
  error: unknown;
  choose: (file: File) => void;
  /** Undefined where nothing came of it: no file, an error, called off. */
  send: () => Promise<Answer | undefined>;
  /** Calls the sending off; the file stays chosen. */
  cancel: () => void;
  /** As if no file had been chosen. */
  clear: () => void;
}

interface State {
  file: File | undefined;
  share: number | undefined;
  uploadError: UploadError | undefined;
  error: unknown;
}
const nothing: State = { file: undefined, share: undefined, uploadError: undefined, error: undefined };

/** A file on its way to the server: what may be sent is checked before, its progress is known, and it can be called off and tried again. */
export function useUpload<Answer>({ types, maxBytes, atOnce = false, upload }: UploadInput<Answer>): Upload<Answer> {
  const [state, setState] = useState(nothing);
  const sending = useRef<AbortController>(undefined);
  useEffect(() => () => sending.current?.abort(), []);

  async function send(file: File | undefined): Promise<Answer | undefined> {
    if (!file || sending.current || errorOf(file, types, maxBytes)) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    sending.current = controller;
    const show = (share: number) => {
      if (!signal.aborted) setState({ ...nothing, file, share });
    };
    show(0);
    try {
      const answer = await upload(file, { signal, onUploadProgress: show });
      if (signal.aborted) return undefined;
      setState({ ...nothing, file });
      return answer;
    } catch (error) {
      if (!signal.aborted) setState({ ...nothing, file, uploadError: 'failed', error });
      return undefined;
    } finally {
      if (sending.current === controller) sending.current = undefined;
    }
  }
  const stop = () => {
    sending.current?.abort();
    sending.current = undefined;
  };

  return {
    ...state,
    choose(file) {
      stop();
      setState({ ...nothing, file, uploadError: errorOf(file, types, maxBytes) });
      if (atOnce) void send(file);
    },
    send: () => send(state.file),
    cancel() {
      stop();
      setState({ ...nothing, file: state.file });
    },
    clear() {
      stop();
      setState(nothing);
    },
  };
}

function errorOf({ type, size }: File, types: readonly string[], maxBytes: number): UploadError | undefined {
  if (size === 0) return 'empty';
  if (size > maxBytes) return 'size';
  // some systems do not know the type of a file: the server looks at its content
  return type === '' || types.includes(type) ? undefined : 'type';
}
