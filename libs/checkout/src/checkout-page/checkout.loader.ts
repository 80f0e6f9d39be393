import { appContext, loadQuery, notFound, paths, settingsQuery, shopRedirect } from '@shop/platform';
import type { LoaderFunctionArgs } from 'react-router';
import { isCheckoutStep } from '../order/steps.ts';

/** Only where buying is on; everything about the order is asked for by the page, once it is known whose it is. */
export async function checkoutLoader({ context, params: { step } }: LoaderFunctionArgs): Promise<null> {
  const app = context.get(appContext);
  if (step !== undefined && !isCheckoutStep(step)) throw notFound();
  const { buyEnabled } = await loadQuery(app, settingsQuery());
  if (!buyEnabled) throw shopRedirect(app, paths.home());
  return null;
}
