import { useSituation } from '@shop/platform';
import { useText } from '../text.ts';

/** The account area is named after who uses it. */
export function usePortalName(): string {
  const t = useText();
  return t(useSituation().businessUser ? 'shell.portal.partner' : 'shell.portal.customer');
}
