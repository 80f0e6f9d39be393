import { appContext, loadQuery, notFound, paths, settingsQuery, shopRedirect } from '@shop/platform';
import type { LoaderFunctionArgs } from 'react-router';
import { isCheckoutStep } from '../order/steps.ts';

/** Loads only what all visitors share, and only where buying is on; the page requests the order once the person is known. */
export async function checkoutLoader({ context, params: { step } }: LoaderFunctionArgs): Promise<null> {
  const app = context.get(appContext);
  if (step !== undefined && !isCheckoutStep(step)) throw notFound();
  const { buyEnabled } = await loadQuery(app, settingsQuery());
  if (!buyEnabled) throw shopRedirect(app, paths.home());
  return null;
}
