import { useSituation } from '@shop/platform';
import { useText } from '../text.ts';

/** Name of the account area, which depends on the user. */
export function usePortalName(): string {
  const t = useText();
  return t(useSituation().businessUser ? 'shell.portal.partner' : 'shell.portal.customer');
}
