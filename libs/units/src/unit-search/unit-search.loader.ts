import { anonymousScope, appContext, identityScope, shopRedirect, unitPaths } from '@shop/platform';
import type { LoaderFunctionArgs } from 'react-router';
import { ownUnitsQuery, unitSearchBlockQuery } from '../queries.ts';
import { attempt, findUnit } from './find-unit.ts';
import { isUnitCode, readUnitCode } from './unit-code.ts';

/**
 * With a code in the address leads to the unit that has it as serial number or tag. Several, none, or a failure are shown
 * by the page, which also works without its content block.
 */
export async function unitSearchLoader({ request, context }: LoaderFunctionArgs): Promise<null> {
  const app = context.get(appContext);
  const scope = context.get(identityScope);
  const code = readUnitCode(new URL(request.url).searchParams, app.publicUrl);
  const [found] = await Promise.all([
    isUnitCode(code) ? findUnit(app, code) : undefined,
    app.companyId === undefined ? attempt(app, unitSearchBlockQuery()) : undefined,
    isUnitCode(code) && scope !== anonymousScope ? attempt(app, ownUnitsQuery(scope, { q: code })) : undefined,
  ]);
  if (found !== undefined) throw shopRedirect(app, unitPaths.unit(found));
  return null;
}
