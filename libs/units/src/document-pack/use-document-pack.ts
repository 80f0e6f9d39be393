import { calls, maxPackUnits, NotAuthenticatedError } from '@shop/api-contracts';
import { downloadFile, useApp } from '@shop/platform';
import { useEffect, useRef, useState } from 'react';

/** Why a pack did not come. `tooMany`: more units than one has; `another`: a pack is being sent to this network; `often`: too many requests; `unreachable`: no answer, or it broke off. */
export type PackFailure = 'gone' | 'tooMany' | 'signIn' | 'another' | 'often' | 'unreachable';

export interface PackProgress {
  received: number;
  /** In bytes; null before it is known. */
  total: number | null;
}

export interface DocumentPackSaving {
  /** Gets and saves the pack; never rejects. Ignored while one is coming. */
  save: (languages: string[]) => Promise<void>;
  cancel: () => void;
  /** Of the pack that is coming; undefined while none is. */
  progress: PackProgress | undefined;
  failure: PackFailure | undefined;
}

/** Megabytes would be rendered for each piece that arrives. */
const shownEveryMs = 200;

const failures: Readonly<Record<number, PackFailure>> = { 404: 'gone', 422: 'signIn', 429: 'often' };

async function failureOf(answer: Response): Promise<PackFailure> {
  const problem = (await answer.json().catch(() => null)) as { code?: string } | null;
  return problem?.code === 'too_many_packs' ? 'another' : (failures[answer.status] ?? 'unreachable');
}

/** Saves the documents of units as one file. `unitsOf` finds them when it is asked for; null: more than a pack can have. */
export function useDocumentPack(
  unitsOf: () => Promise<string[] | null>,
  { onSaved }: { onSaved: () => void },
): DocumentPackSaving {
  const { api } = useApp();
  const [progress, setProgress] = useState<PackProgress>();
  const [failure, setFailure] = useState<PackFailure>();
  const coming = useRef<AbortController>(undefined);
  useEffect(() => () => coming.current?.abort(), []);

  async function get(languages: string[], signal: AbortSignal): Promise<PackFailure | undefined> {
    const equipmentIds = await unitsOf();
    if (equipmentIds === null || equipmentIds.length > maxPackUnits) return 'tooMany';
    if (equipmentIds.length === 0) return 'gone';
    const answer = await api.file(calls.units.documentPack, { body: { equipmentIds, languages } }, { signal });
    if (!answer.ok) return failureOf(answer);
    let shownAt = 0;
    await downloadFile(answer, (received, total) => {
      if (performance.now() - shownAt < shownEveryMs) return;
      shownAt = performance.now();
      setProgress({ received, total });
    });
    return undefined;
  }

  return {
    async save(languages) {
      if (coming.current) return;
      const controller = (coming.current = new AbortController());
      setFailure(undefined);
      setProgress({ received: 0, total: null });
      try {
        const failed = await get(languages, controller.signal);
        setFailure(failed);
        if (failed === undefined) onSaved();
      } catch (error) {
        // the page itself reports the end of the session; who cancels knows
        if (!controller.signal.aborted && !(error instanceof NotAuthenticatedError)) setFailure('unreachable');
      } finally {
        coming.current = undefined;
        setProgress(undefined);
      }
    },
    cancel: () => coming.current?.abort(),
    progress,
    failure,
  };
}
