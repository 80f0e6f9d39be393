import { notFound, type UnitTopic } from '@shop/platform';
import type { RouteObject } from 'react-router';
import { topicHandle, type UnitCrumbs } from './topic-handle.ts';
import { topics } from './topics.ts';

const notFoundLoader = () => {
  throw notFound();
};

interface UnitPageRoutes {
  /** Of the page without its topic: `unit/:equipmentId`. */
  path: string;
  lazy: RouteObject['lazy'];
  /** Breadcrumbs before the unit, and the address of the unit. */
  crumbs: UnitCrumbs;
}

/** The page of a unit with a child for each topic; other names are not found. */
export function unitPageRoutes({ path, lazy, crumbs }: UnitPageRoutes): RouteObject {
  const first = topics[0]!;
  return {
    path,
    ...(lazy ? { lazy } : {}),
    children: [
      { index: true, lazy: first.lazy, handle: topicHandle(first, crumbs) },
      ...topics.map((topic) => ({
        path: topic.name satisfies UnitTopic,
        lazy: topic.lazy,
        handle: topicHandle(topic, crumbs),
      })),
      { path: '*', loader: notFoundLoader },
    ],
  };
}
