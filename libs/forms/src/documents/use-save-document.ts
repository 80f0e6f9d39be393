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
/** What it is made from: the ids that its kind needs. */
export type DocumentSubject = Omit<GenerateInput['body'], 'format'>;

export interface DocumentSaving {
  /** Has the document made and saves it; never rejects. Nothing while one is being made. */
  save: (format: DocumentFormat) => Promise<void>;
  /** Asks again for the one that failed, with the same intent: where only the answer was lost, nothing is made and kept twice. */
  retry: () => Promise<void>;
  /** The format that is being made. */
  pending: DocumentFormat | undefined;
  /** Stays while it is tried again. */
  failure: DocumentFailure | undefined;
  /** The last one that was asked for was made and saved. */
  isSaved: boolean;
}

/** Nobody knows whether it was made and kept: pressing its button again means the same one. */
const mayBeMade: readonly DocumentFailure['reason'][] = ['unreachable', 'making', 'other'];

/** The same one as long as nobody knows whether it was made, and it is made from the same. */
function askedAgain(failure: DocumentFailure | undefined, format: DocumentFormat, madeFrom: string): AskedDocument {
  const isSame =
    failure?.format === format &&
    failure.madeFrom === madeFrom &&
    mayBeMade.includes(failure.reason) &&
    !failure.isSettled;
  return { format, madeFrom, key: isSame ? failure.key : crypto.randomUUID() };
}

/** A cart with the version that is shown: under one key a changed cart is answered with the document of the old one. */
function madeFrom(queryClient: QueryClient, subject: DocumentSubject): string {
  const shown = queryClient.getQueriesData<Pick<Cart, 'id' | 'eTag'>>({ queryKey: [calls.carts.get.name] });
  const version = shown.find(([, cart]) => cart !== undefined && cart.id === subject.cartId)?.[1]?.eTag;
  return JSON.stringify([subject, version]);
}

/** Makes documents in the language of the market and saves them (M4). */
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
      // the page itself says that the session has ended
      setFailure(error instanceof NotAuthenticatedError ? undefined : { ...asked, reason: 'unreachable' });
    } finally {
      setPending(undefined);
    }
  };
  const returnFocus = useEffectEvent(() => {
    // the button to try again has gone with the failure
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
