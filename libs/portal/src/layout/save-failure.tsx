import { ApiError } from '@shop/api-contracts';
import { Notice } from '@shop/design-system';
import { useText } from '../text.ts';

/** Shown in a form if saving failed for a reason other than the input; explains it and that the input is kept. */
export function SaveFailure({ error }: { error: Error | null }) {
  const t = useText();
  if (!error) return null;
  const problem = error instanceof ApiError ? error.problem : undefined;
  const text = problem?.code === 'too_many_addresses' ? t('portal.addresses.tooMany') : t('portal.notSavedText');
  return (
    <Notice type="critical" live title={t('portal.saveFailed')}>
      {text} {problem?.requestId && <span className="muted">{t('portal.request', { id: problem.requestId })}</span>}
    </Notice>
  );
}
