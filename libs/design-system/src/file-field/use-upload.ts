import { useEffect, useRef, useState } from 'react';

/** Found before sending, except `failed`: the upload was refused or did not get through. */
export type UploadError = 'type' | 'size' | 'empty' | 'failed';

export interface UploadInput<Answer> {
  /** Allowed media types. */
  types: readonly string[];
  maxBytes: number;
  /** Uploads as soon as a file is chosen; otherwise call `send`. */
  atOnce?: boolean;
  /** Rejects on failure and when `signal` is aborted. */
  upload: (file: File, options: { signal: AbortSignal; onUploadProgress: (share: number) => void }) => Promise<Answer>;
}

export interface Upload<Answer = unknown> {
  file: File | undefined;
  /** Progress from 0 to 1; undefined while nothing is being sent. */
  share: number | undefined;
  uploadError: UploadError | undefined;
  /** The rejection of `upload`. */
  error: unknown;
  choose: (file: File) => void;
  /** Undefined without a result: no file, an error, or cancelled. */
  send: () => Promise<Answer | undefined>;
  /** Cancels the upload; the file stays chosen. */
  cancel: () => void;
  /** Resets to no file chosen. */
  clear: () => void;
}

interface State {
  file: File | undefined;
  share: number | undefined;
  uploadError: UploadError | undefined;
  error: unknown;
}
const nothing: State = { file: undefined, share: undefined, uploadError: undefined, error: undefined };

/** Uploads a file: checks type and size first, reports progress, can be cancelled and retried. */
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
  // some systems do not know a file's media type; the server checks its content
  return type === '' || types.includes(type) ? undefined : 'type';
}
