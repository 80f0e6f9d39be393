import type { ShownPerson } from '@shop/platform';
import { useOutletContext } from 'react-router';

/** In pages of the account area: the person for whom they are shown. */
export const usePortalPerson = (): ShownPerson => useOutletContext<ShownPerson>();
