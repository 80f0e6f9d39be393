import type { App, Crumb, RouteHandle, UnitTopic } from '@shop/platform';
import { unitQuery } from '../queries.ts';
import { textOf } from '../text.ts';
import { topics, type Topic } from './topics.ts';
import { unitNameOf } from '../unit/unit-name.ts';

export interface UnitCrumbs {
  /** Trail before the unit. */
  before: (app: App, match: Parameters<NonNullable<RouteHandle['crumbs']>>[1]) => Crumb[];
  /** Address of a unit's page. */
  pathOf: (equipmentId: string, topic?: UnitTopic) => string;
}

/** Breadcrumbs of one topic: what comes before, the unit, the topic where it is not the first. */
export const topicHandle = (topic: Topic, { before, pathOf }: UnitCrumbs): RouteHandle => ({
  analyticsCategory: topic.analyticsCategory,
  crumbs(app, match) {
    const {
      params: { equipmentId = '' },
      scope,
    } = match;
    const unit = app.queryClient.getQueryData(unitQuery(equipmentId, scope).queryKey);
    if (!unit) return undefined;
    const trail = before(app, match);
    const name = unitNameOf(unit);
    // the unit's address opens the first topic
    if (topic === topics[0]) return [...trail, { text: name }];
    return [...trail, { text: name, to: pathOf(equipmentId) }, { text: textOf(app.i18n)(topic.title) }];
  },
});
