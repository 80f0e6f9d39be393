import { calls, NotAuthenticatedError, type documents, type DocumentFormat, type InputOf } from '@shop/api-contracts';
import { useState } from 'react';
import { useApp } from '../app-provider.tsx';
import { downloadFile } from '../download-file.ts';
import { documentFailure, type DocumentFailure } from './document-failure.ts';

type GenerateInput = InputOf<typeof documents.generate>;

/** Cart, list, comparison or quote. */
export type DocumentKind = GenerateInput['params']['kind'];
/** What it is made from: the ids that its kind needs. */
export type DocumentSubject = Omit<GenerateInput['body'], 'format'>;

export interface DocumentSaving {
  /** Has the document made and saves it; never rejects. Nothing while one is being made. */
  save: (format: DocumentFormat) => Promise<void>;
  /** The format that is being made. */
  pending: DocumentFormat | undefined;
  failure: DocumentFailure | undefined;
  /** The last one that was asked for was made and saved. */
  isSaved: boolean;
}

/** Makes documents in the language of the market and saves them (specification §4, M4). */
export function useSaveDocument(kind: DocumentKind, subject: DocumentSubject): DocumentSaving {
  const { api } = useApp();
  const [pending, setPending] = useState<DocumentFormat>();
  const [failure, setFailure] = useState<DocumentFailure>();
  const [isSaved, setSaved] = useState(false);
  const save = async (format: DocumentFormat): Promise<void> => {
    if (pending !== undefined) return;
    setPending(format);
    setFailure(undefined);
    setSaved(false);
    try {
      const answer = await api.file(calls.documents.generate, { params: { kind }, body: { ...subject, format } });
      if (answer.ok) await downloadFile(answer);
      else setFailure(await documentFailure(format, answer));
      setSaved(answer.ok);
    } catch (error) {
      // the page itself says that the session has ended
      if (!(error instanceof NotAuthenticatedError)) setFailure({ format, reason: 'unreachable' });
    } finally {
      setPending(undefined);
    }
  };
  return { save, pending, failure, isSaved };
}
