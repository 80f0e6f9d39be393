import { requestIdOf } from '../refusal.ts';
import { useText } from '../text.ts';

/** The reference of a failed request for support, after a space; nothing if there was no answer. */
export function RequestReference({ error }: { error: unknown }) {
  const t = useText();
  const requestId = requestIdOf(error);
  return requestId === undefined ? null : <span className="muted"> {t('query.request', { id: requestId })}</span>;
}
