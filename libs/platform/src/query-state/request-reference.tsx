import { requestIdOf } from '../refusal.ts';
import { useText } from '../text.ts';

/** What a person reads out to support about a failure, after a space; nothing where nobody answered. */
export function RequestReference({ error }: { error: unknown }) {
  const t = useText();
  const requestId = requestIdOf(error);
  return requestId === undefined ? null : <span className="muted"> {t('query.request', { id: requestId })}</span>;
}
