import {
  calls,
  NotAuthenticatedError,
  type Cart,
  type documents,
  type DocumentFormat,
  type InputOf,
} from '@shop/api-contracts';
import { downloadFile, useApp } from '@shop/platform';
import type { QueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { documentFailure, type AskedDocument, type DocumentFailure } from './document-failure.ts';

type GenerateInput = InputOf<typeof documents.generate>;

/** Cart, list, comparison or quote. */
export type DocumentKind = GenerateInput['params']['kind'];
/** The subject: the ids that its kind requires. */
export type DocumentSubject = Omit<GenerateInput['body'], 'format'>;

export interface DocumentSaving {
  /** Generates and saves the document; never rejects. Ignored while another one is pending. */
  save: (format: DocumentFormat) => Promise<void>;
  /** Repeats the failed request under the same key: if only the answer was lost, no second document is generated. */
  retry: () => Promise<void>;
  /** Format being generated. */
  pending: DocumentFormat | undefined;
  /** Kept during a retry. */
  failure: DocumentFailure | undefined;
  /** True if the last requested document was saved. */
  isSaved: boolean;
}

/** Outcome unknown: the document may exist, so pressing its button again repeats the request. */
const mayBeMade: readonly DocumentFailure['reason'][] = ['unreachable', 'making', 'other'];

/** The earlier request while its outcome is unknown and its subject is unchanged, else a new one. */
function askedAgain(failure: DocumentFailure | undefined, format: DocumentFormat, madeFrom: string): AskedDocument {
  const isSame =
    failure?.format === format &&
    failure.madeFrom === madeFrom &&
    mayBeMade.includes(failure.reason) &&
    !failure.isSettled;
  return { format, madeFrom, key: isSame ? failure.key : crypto.randomUUID() };
}

/** A cart includes its shown version: under the same key a changed cart would be answered with the old document. */
function madeFrom(queryClient: QueryClient, subject: DocumentSubject): string {
  const shown = queryClient.getQueriesData<Pick<Cart, 'id' | 'eTag'>>({ queryKey: [calls.carts.get.name] });
  const version = shown.find(([, cart]) => cart !== undefined && cart.id === subject.cartId)?.[1]?.eTag;
  return JSON.stringify([subject, version]);
}

/** Generates documents in the market's language and saves them. */
export function useSaveDocument(kind: DocumentKind, subject: DocumentSubject): DocumentSaving {
  const { api, queryClient } = useApp();
  const [pending, setPending] = useState<DocumentFormat>();
  const [failure, setFailure] = useState<DocumentFailure>();
  const [isSaved, setSaved] = useState(false);
  const askedFrom = useRef<Element>(null);
  const make = async (format: DocumentFormat): Promise<void> => {
    const asked = askedAgain(failure, format, madeFrom(queryClient, subject));
    setPending(asked.format);
    setSaved(false);
    try {
      const input = { params: { kind }, body: { ...subject, format: asked.format } };
      const answer = await api.file(calls.documents.generate, input, { idempotencyKey: asked.key });
      if (answer.ok) await downloadFile(answer);
      setFailure(answer.ok ? undefined : await documentFailure(asked, answer));
      setSaved(answer.ok);
    } catch (error) {
      // the page itself reports the end of the session
      setFailure(error instanceof NotAuthenticatedError ? undefined : { ...asked, reason: 'unreachable' });
    } finally {
      setPending(undefined);
    }
  };
  const returnFocus = useEffectEvent(() => {
    // the retry button has disappeared together with the failure
    if (document.activeElement === document.body && askedFrom.current instanceof HTMLElement) askedFrom.current.focus();
  });
  useEffect(() => {
    if (isSaved) returnFocus();
  }, [isSaved]);
  return {
    async save(format) {
      if (pending !== undefined) return;
      askedFrom.current = document.activeElement;
      setFailure(undefined);
      await make(format);
    },
    async retry() {
      if (pending === undefined && failure) await make(failure.format);
    },
    pending,
    failure,
    isSaved,
  };
}
