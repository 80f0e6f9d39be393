import { Button, EmptyState } from '@shop/design-system';
import type { ReactNode } from 'react';
import { requestIdOf } from '../refusal.ts';
import { useText } from '../text.ts';

export interface LoadFailureProps {
  /** Names the data that failed to load. */
  title: string;
  /** The cause, and what is still safe. */
  children?: ReactNode;
  /** Null if there was no answer. */
  error: Error | null;
  retry: () => unknown;
  isRetrying?: boolean;
  /** An alternative to trying again. */
  beside?: ReactNode;
}

/** Replaces content that failed to load: an explanation, a retry button and the reference for support. */
export function LoadFailure({ title, children, error, retry, isRetrying = false, beside }: LoadFailureProps) {
  const t = useText();
  const requestId = requestIdOf(error);
  return (
    <EmptyState
      title={title}
      actions={
        <>
          <Button variant="go" pending={isRetrying} onClick={() => void retry()}>
            {t('query.retry')}
          </Button>
          {beside}
        </>
      }
      reference={requestId && t('query.request', { id: requestId })}
    >
      {children}
    </EmptyState>
  );
}
