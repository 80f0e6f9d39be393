import { ApiError } from '@shop/api-contracts';
import { isRouteErrorResponse, UNSAFE_ErrorResponseImpl as ErrorResponseImpl } from 'react-router';

type Errors = Record<string, unknown> | null | undefined;

/** Errors of loaders as JSON; status and kind are enough for the browser to show the same page. */
export function hydrationErrors(errors: Errors): Record<string, unknown> | null {
  if (!errors) return null;
  return Object.fromEntries(
    Object.entries(errors).map(([route, error]) => [
      route,
      isRouteErrorResponse(error)
        ? { type: 'response', status: error.status, data: error.data as unknown }
        : {
            type: 'api',
            ...(error instanceof ApiError ? { status: error.status, body: error.problem } : { status: 500 }),
          },
    ]),
  );
}

/** The same errors as values that error boundaries recognise. */
export function revivedErrors(errors: Errors): Record<string, unknown> | null {
  if (!errors) return null;
  return Object.fromEntries(
    Object.entries(errors as Record<string, { type: string; status: number; data?: unknown; body?: unknown }>).map(
      ([route, error]) => [
        route,
        error.type === 'response'
          ? new ErrorResponseImpl(error.status, '', error.data)
          : new ApiError(error.status, '', error.body),
      ],
    ),
  );
}
