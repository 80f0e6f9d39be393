import { feedback } from '@shop/api-contracts';
import { route, type Route } from '../../http/route.ts';

/** Messages for the shop, also from visitors. */
export function feedbackRoutes(): Route[] {
  return [
    route(feedback.send, async ({ body, context, person, db }) => {
      await db
        .insertInto('feedback')
        .values({
          oid: person?.oid ?? null,
          email: body.email,
          message: body.text,
          locale: context.locale,
          company_site: context.companyId,
        })
        .execute();
      return null;
    }),
  ];
}
