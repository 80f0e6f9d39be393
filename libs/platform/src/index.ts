export { affiliateId } from './affiliate/affiliate.ts';
export { rememberAffiliate } from './affiliate/remember-affiliate.ts';
export { pushEvent, type AnalyticsEvent } from './analytics.ts';
export { AppProvider, useApp } from './app-provider.tsx';
export { appContext, createApp, prefetchContext, type App } from './app.ts';
export { CategoryTree } from './category-tree/category-tree.tsx';
export {
  chooseConsent,
  consentChoice,
  hasConsent,
  isPrivacySignalled,
  subscribeConsent,
  type ConsentChoice,
} from './consent/consent.ts';
export { followConsent } from './consent/consent-mode.ts';
export { useConsent } from './consent/use-consent.ts';
export { readCookie, removeCookie, writeCookie } from './cookies.ts';
export { downloadFile, fileNameOf, saveFile } from './download-file.ts';
export {
  categoryChain,
  categoryName,
  categoryTreeQuery,
  findCategory,
  marketQuery,
  marketsQuery,
  settingsQuery,
} from './frame-queries.ts';
export { escapedJson } from './escaped-json.ts';
export { JsonLd } from './json-ld.tsx';
export { PageTitle, shopNameOf, useShopName } from './page-title.tsx';
export { hydrateLater } from './hydrate-later.tsx';
export { followLog, log, logLevels, type LogEntry, type LogLevel } from './log.ts';
export { companyIdOf, withMarket } from './market-address.ts';
export { chooseMeasures, defaultMeasures, useMeasureChoice } from './measure-choice.ts';
export { messageRoute, type MessageHandle } from './routing/message-route.ts';
export {
  browserQueryParameters,
  checkoutSteps,
  noSlug,
  pageQueryParameters,
  parseCategorySegment,
  parseItemSegment,
  paths,
  patterns,
  type CheckoutStep,
} from './routing/paths.ts';
export {
  isEquipmentId,
  proofQueryParameters,
  unitPaths,
  unitPatterns,
  unitTopics,
  type UnitTopic,
} from './routing/unit-paths.ts';
export { ofSamePerson } from './queries/of-same-person.ts';
export { apiQuery, callOrThrow, loadQuery, startLateQuery, usePrefetchedQuery } from './queries/queries.ts';
export {
  createQueryClient,
  isPassingFailure,
  maxRetries,
  queryCacheTimeMs,
  retryDelayMs,
  shouldRetry,
} from './queries/query-client.ts';
export { LoadFailure } from './query-state/load-failure.tsx';
export { QueryState } from './query-state/query-state.tsx';
export { RequestReference } from './query-state/request-reference.tsx';
export { changesOf, codeOf, requestIdOf } from './refusal.ts';
export { isPageError, notFound, pageError, shopRedirect, type PageError, type PageErrorKind } from './responses.ts';
export type { Crumb, RouteHandle } from './routing/route-handle.ts';
export { loadPlatformMessages } from './text.ts';
export { ShopLink, useShopNavigate, type ShopLinkProps } from './routing/shop-link.tsx';
export { useRequestedState } from './routing/use-requested-state.ts';
export { useCurrentPath } from './routing/use-current-path.ts';
export { useHydrated } from './use-hydrated.ts';
export { accountRefOf, customerNumberOf } from './identity/account-ref.ts';
export {
  anonymousIdentity,
  anonymousScope,
  createIdentity,
  hasCustomerNumber,
  type Identity,
} from './identity/identity.ts';
export { followSession } from './identity/lazy-follow-session.ts';
export { isSessionExpected } from './identity/session-hint.ts';
export { announceCompany } from './identity/company-channel.ts';
export type { Person, SignedInSession } from './identity/person.ts';
export { useRevalidateOnSignIn } from './sign-in/use-revalidate-on-sign-in.ts';
export { frameRouteId, identityScope, useIdentityScope, type FrameData } from './identity/identity-scope.ts';
export { GateOrSkeleton } from './sign-in/gate-or-skeleton.tsx';
export { SignInGate } from './sign-in/sign-in-gate.tsx';
export { signInAddress, signOut } from './sign-in/sign-in.ts';
export { useSignInAddress } from './sign-in/use-sign-in-address.ts';
export { holdUnsaved, useUnsavedInput } from './identity/unsaved-input.ts';
export { useMayConfigure } from './sign-in/use-may-configure.ts';
export { usePerson, useUser } from './sign-in/use-person.ts';
export {
  PortalPersonContext,
  usePortalPerson,
  useShownPerson,
  useShownSession,
  type ShownPerson,
} from './sign-in/use-shown-person.ts';
export { userQuery } from './identity/user-query.ts';
export { withoutAuthMarker } from './identity/auth-marker.ts';
export { completeSignIn } from './post-sign-in/complete-sign-in.ts';
export {
  clearPendingAction,
  keepPendingAction,
  takePendingAction,
  usePendingAction,
} from './post-sign-in/pending-action.ts';
export { isVisible, situationOf, useSituation, type Situation, type VisibilityRule } from './visibility/visibility.ts';
export { RemovedNotice } from './removals/removed-notice.tsx';
export { useRemovals, type Removals } from './removals/use-removals.ts';
export { getWidgetToken, type WidgetToken } from './widget-token/widget-token.ts';
