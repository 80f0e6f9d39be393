import { later } from '@shop/platform';
import { useContext } from 'react';
import { useRouteError } from 'react-router';
import { ErrorPage } from '../error-page/error-page.tsx';
import { pageFailure } from '../error-page/page-failure.ts';
import { ErrorCategoryContext, useErrorCategory } from '../navigation/error-category.ts';
import { BareFrame } from './bare-frame.tsx';

const NotFoundPage = later(async () => (await import('../not-found-page/not-found-page.tsx')).NotFoundPage);

/** Its code comes when there is such a page to show; the error page must be there when nothing can come. */
function NotFound() {
  useErrorCategory('not-found');
  return <NotFoundPage />;
}

/** Error boundary of the frame, which then shows itself without data, and of every page inside it. */
export function FrameError() {
  const error = useRouteError();
  const isInsideFrame = useContext(ErrorCategoryContext) !== null;
  const failure = pageFailure(error);
  const page = failure.kind === 'notFound' ? <NotFound /> : <ErrorPage failure={failure} />;
  return isInsideFrame ? page : <BareFrame>{page}</BareFrame>;
}
