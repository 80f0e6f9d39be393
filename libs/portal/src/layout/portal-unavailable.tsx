import { LoadFailure } from '@shop/platform';
import { useText } from '../text.ts';

/** Somebody is expected to be signed in, but nobody answers; it is tried again by itself, and at once on wish. */
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
