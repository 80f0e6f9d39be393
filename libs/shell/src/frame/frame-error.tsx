import { useContext } from 'react';
import { useRouteError } from 'react-router';
import { ErrorPage } from '../error-page/error-page.tsx';
import { pageFailure } from '../error-page/page-failure.ts';
import { ErrorCategoryContext } from '../navigation/error-category.ts';
import { NotFoundPage } from '../not-found-page/not-found-page.tsx';
import { BareFrame } from './bare-frame.tsx';

/** Error boundary of the frame, which then shows itself without data, and of every page inside it (specification §8). */
export function FrameError() {
  const error = useRouteError();
  const isInsideFrame = useContext(ErrorCategoryContext) !== null;
  const failure = pageFailure(error);
  const page = failure.kind === 'notFound' ? <NotFoundPage /> : <ErrorPage failure={failure} />;
  return isInsideFrame ? page : <BareFrame>{page}</BareFrame>;
}
