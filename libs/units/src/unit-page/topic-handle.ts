import type { App, Crumb, RouteHandle, UnitTopic } from '@shop/platform';
import { unitQuery } from '../queries.ts';
import { textOf } from '../text.ts';
import type { Topic } from './topics.ts';
import { unitNameOf } from '../unit/unit-name.ts';

export interface UnitCrumbs {
  /** Trail before the unit. */
  before: (app: App, match: Parameters<NonNullable<RouteHandle['crumbs']>>[1]) => Crumb[];
  /** Address of a unit's page. */
  pathOf: (equipmentId: string, topic?: UnitTopic) => string;
}

/** Breadcrumbs of one topic: what comes before, the unit, the topic. */
export const topicHandle = ({ title, analyticsCategory }: Topic, { before, pathOf }: UnitCrumbs): RouteHandle => ({
  analyticsCategory,
  crumbs(app, match) {
    const {
      params: { equipmentId = '' },
      scope,
    } = match;
    const unit = app.queryClient.getQueryData(unitQuery(equipmentId, scope).queryKey);
    if (!unit) return undefined;
    return [
      ...before(app, match),
      { text: unitNameOf(unit), to: pathOf(equipmentId) },
      { text: textOf(app.i18n)(title) },
    ];
  },
});
