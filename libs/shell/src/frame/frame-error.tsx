import { hydrateLater } from '@shop/platform';
import { useContext } from 'react';
import { useRouteError } from 'react-router';
import { ErrorPage } from '../error-page/error-page.tsx';
import { pageFailure } from '../error-page/page-failure.ts';
import { ErrorCategoryContext, useErrorCategory } from '../navigation/error-category.ts';
import { BareFrame } from './bare-frame.tsx';

const NotFoundPage = hydrateLater(async () => (await import('../not-found-page/not-found-page.tsx')).NotFoundPage);

/** Loaded on demand, unlike the error page, which must be available when nothing can be loaded. */
function NotFound() {
  useErrorCategory('not-found');
  return <NotFoundPage />;
}

/** Error boundary of the frame, which it then renders without data, and of every page inside it. */
export function FrameError() {
  const error = useRouteError();
  const isInsideFrame = useContext(ErrorCategoryContext) !== null;
  const failure = pageFailure(error);
  const page = failure.kind === 'notFound' ? <NotFound /> : <ErrorPage failure={failure} />;
  return isInsideFrame ? page : <BareFrame>{page}</BareFrame>;
}
