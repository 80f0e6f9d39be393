import { Button, EmptyState } from '@shop/design-system';
import { useText } from '../text.ts';

/** Somebody is expected to be signed in, but nobody answers; it is tried again by itself, and at once on wish. */
export function PortalUnavailable({ title }: { title: string }) {
  const t = useText();
  return (
    <>
      <h1 tabIndex={-1}>{title}</h1>
      <EmptyState
        title={t('portal.unavailable')}
        actions={
          <Button variant="go" onClick={() => window.location.reload()}>
            {t('portal.retry')}
          </Button>
        }
      >
        <p>{t('portal.unavailableText')}</p>
      </EmptyState>
    </>
  );
}
