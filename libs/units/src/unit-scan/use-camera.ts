import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { loadCodeReader, type CodeReader } from './code-reader.ts';

/** Why there is no picture of a camera. */
export type CameraFault = 'insecure' | 'missing' | 'refused' | 'inUse' | 'failed' | 'unavailable';
export type CameraState = 'off' | 'starting' | 'on' | CameraFault;

/** Milliseconds between two looks at the picture: a phone stays responsive. */
const pauseMs = 150;

const constraints: MediaStreamConstraints = {
  audio: false,
  video: { facingMode: { ideal: 'environment' }, width: { ideal: 1920 }, height: { ideal: 1080 } },
};

/**
 * The camera at the rear, read until a code is found. Its light and its tracks end with a code, with `stop`, when the page
 * is hidden, and when it is left.
 */
export function useCamera(onRead: (texts: string[]) => void) {
  const video = useRef<HTMLVideoElement>(null);
  const stream = useRef<MediaStream>(undefined);
  /** Counts starts and stops, so that a start that is overtaken ends itself. */
  const turn = useRef(0);
  const [state, setState] = useState<CameraState>('off');
  const [light, setLight] = useState<boolean>();
  const found = useEffectEvent(onRead);

  function stop(next: CameraState = 'off'): void {
    turn.current++;
    release(stream.current);
    stream.current = undefined;
    if (video.current) video.current.srcObject = null;
    setLight(undefined);
    setState(next);
  }

  async function start(): Promise<void> {
    const own = ++turn.current;
    setState('starting');
    try {
      if (!window.isSecureContext) return setState('insecure');
      // not there in old browsers, and where a policy takes it away
      const opened = await (navigator.mediaDevices as MediaDevices | undefined)?.getUserMedia(constraints);
      if (own !== turn.current) return release(opened);
      if (!opened) return setState('missing');
      stream.current = opened;
      // somebody pulls the plug, or takes the permission away
      opened.getVideoTracks()[0]?.addEventListener('ended', () => own === turn.current && stop('failed'));
      if (hasLight(opened)) setLight(false);
      setState('on');
    } catch (error) {
      if (own === turn.current) stop(faultOf(error));
    }
  }

  async function toggleLight(): Promise<void> {
    const wanted = !light;
    // `torch` is in no type of TypeScript
    const torch = { advanced: [{ torch: wanted } as MediaTrackConstraintSet] };
    await stream.current
      ?.getVideoTracks()[0]
      ?.applyConstraints(torch)
      .then(
        () => setLight(wanted),
        () => setLight(undefined),
      );
  }

  const stopNow = useEffectEvent(stop);
  useEffect(() => {
    const picture = video.current;
    if (state !== 'on' || !picture) return undefined;
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    async function look(reader: CodeReader): Promise<void> {
      if (isOver) return;
      const texts = picture!.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA ? await reader.read(picture!) : [];
      // stopped while it was read
      if (isOver) return;
      if (texts.length === 0) timer = setTimeout(() => void look(reader).catch(fail), pauseMs);
      else {
        stopNow();
        found(texts);
      }
    }
    const fail = () => {
      if (!isOver) stopNow('unavailable');
    };
    picture.srcObject = stream.current ?? null;
    // refused only where the tab is hidden, which stops the camera anyway
    picture.play().catch(() => undefined);
    loadCodeReader()
      .then((reader) => look(reader))
      .catch(fail);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [state]);

  useEffect(() => {
    const hide = () => {
      if (document.visibilityState === 'hidden' && stream.current) stopNow();
    };
    document.addEventListener('visibilitychange', hide);
    const leave = () => release(stream.current);
    window.addEventListener('pagehide', leave);
    const turns = turn;
    return () => {
      document.removeEventListener('visibilitychange', hide);
      window.removeEventListener('pagehide', leave);
      turns.current++;
      leave();
    };
  }, []);

  return { video, state, start, stop: () => stop(), light, toggleLight };
}

const release = (stream: MediaStream | undefined): void => stream?.getTracks().forEach((track) => track.stop());

function hasLight(stream: MediaStream): boolean {
  const [track] = stream.getVideoTracks();
  return (track?.getCapabilities?.() as { torch?: boolean } | undefined)?.torch === true;
}

function faultOf(error: unknown): CameraFault {
  const name = error instanceof Error ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused';
  if (name === 'NotFoundError' || name === 'OverconstrainedError') return 'missing';
  if (name === 'NotReadableError' || name === 'AbortError') return 'inUse';
  return 'failed';
}
