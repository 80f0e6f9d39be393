import { Button, EmptyState } from '@shop/design-system';
import type { ReactNode } from 'react';
import { requestIdOf } from '../refusal.ts';
import { useText } from '../text.ts';

export interface LoadFailureProps {
  /** What could not be loaded. */
  title: string;
  /** Why, and what is not lost by it. */
  children?: ReactNode;
  /** Null where nobody answered. */
  error: Error | null;
  retry: () => unknown;
  isRetrying?: boolean;
  /** Another way on, beside trying again. */
  beside?: ReactNode;
}

/** In the place of what could not be loaded: that it failed, once more, and what to tell support. */
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
