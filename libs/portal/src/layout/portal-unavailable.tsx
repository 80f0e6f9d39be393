import { LoadFailure } from '@shop/platform';
import { useText } from '../text.ts';

/** A session is expected but the servers do not answer; retried automatically, and by a button. */
export function PortalUnavailable({ title }: { title: string }) {
  const t = useText();
  return (
    <>
      <h1 tabIndex={-1}>{title}</h1>
      <LoadFailure title={t('portal.unavailable')} error={null} retry={() => window.location.reload()}>
        <p>{t('portal.unavailableText')}</p>
      </LoadFailure>
    </>
  );
}
