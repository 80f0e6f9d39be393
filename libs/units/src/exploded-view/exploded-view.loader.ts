import { appContext, identityScope } from '@shop/platform';
import type { LoaderFunctionArgs } from 'react-router';
import { explodedViewsQuery, partAssemblyQuery } from '../queries.ts';
import { tryOfUnit } from '../unit/load-of-unit.ts';
import { chosenAssembly, viewParameter } from './chosen-assembly.ts';

/** Loads the list of exploded views, then the one that the address names. */
export async function explodedViewLoader(args: LoaderFunctionArgs): Promise<null> {
  await tryOfUnit(args, explodedViewsQuery);
  const { queryClient } = args.context.get(appContext);
  const { equipmentId = '' } = args.params;
  const views = queryClient.getQueryData(explodedViewsQuery(equipmentId).queryKey);
  const chosen = views && chosenAssembly(views, new URL(args.request.url).searchParams.get(viewParameter));
  if (chosen) await tryOfUnit(args, (id) => partAssemblyQuery(id, chosen, args.context.get(identityScope)));
  return null;
}
