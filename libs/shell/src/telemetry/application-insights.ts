import {
  ApplicationInsights,
  DistributedTracingModes,
  SeverityLevel,
  type Sender,
} from '@microsoft/applicationinsights-web';
import { accountRefOf, customerNumberOf, removeCookie, type App } from '@shop/platform';
import { createAnonymiser } from './anonymise.ts';
import type { Reporter } from './reporter.ts';
import { isTelemetryId, telemetryName } from './telemetry-names.ts';

/** What the specification demands; times in milliseconds. The cookie of the user lasts a year. */
export const telemetryConstants = {
  sessionRenewalMs: 30 * 60_000,
  sessionExpirationMs: 24 * 60 * 60_000,
  maxBatchInterval: 15_000,
  maxBatchSizeInBytes: 102_400,
  eventsLimitInMem: 10_000,
  maxAjaxCallsPerView: 500,
  samplingPercentage: 100,
};

/** Path of the BFF that passes batches on, so that pages call no other origin. */
export const collectorPath = '/telemetry/track';

const cookies = ['ai_user', 'ai_session'];
const off = { mode: 2 as const };
/** `fetch`, whose calls need no polyfill; also while the page is being left. */
const sending = { transports: [2], unloadTransports: [2] };

/** Sends page views, calls, log entries and uncaught errors to the collector, in batches. */
export function createReporter(app: App, key: string): Reporter {
  const insights = new ApplicationInsights({
    config: {
      ...telemetryConstants,
      instrumentationKey: key,
      endpointUrl: location.origin + collectorPath,
      customHeaders: [{ header: 'x-csrf', value: '1' }],
      ...sending,
      distributedTracingMode: DistributedTracingModes.W3C,
      disableFetchTracking: false,
      enableUnhandledPromiseRejectionTracking: true,
      // memory is enough: what a closed tab has not sent is nobody's business any more
      enableSessionStorageBuffer: false,
      isStorageUseDisabled: true,
      onunloadDisableBeacon: true,
      loggingLevelConsole: 0,
      loggingLevelTelemetry: 0,
      // no configuration from elsewhere, and nothing about the SDK itself
      extensionConfig: { AppInsightsCfgSyncPlugin: { cfgUrl: '', blkCdnCfg: true, syncMode: 0 } },
      featureOptIn: { iKeyUsage: off, SdkStats: off },
    },
  });
  const anonymiser = createAnonymiser();
  insights.loadAppInsights();
  insights.addTelemetryInitializer(anonymiser.anonymise);

  const identify = () => {
    const { current } = app.identity;
    const ids = current.state === 'signedIn' ? [accountRefOf(current.scope), customerNumberOf(current.scope)] : [];
    const [user, account] = ids.map((id) => (isTelemetryId(id) ? id : undefined));
    if (user) insights.setAuthenticatedUserContext(user, account);
    else insights.clearAuthenticatedUserContext();
  };
  identify();
  const unsubscribe = app.identity.subscribe(identify);

  return {
    page({ name, address }) {
      anonymiser.address = address;
      insights.trackPageView({ name: telemetryName(name), uri: location.origin + address });
    },
    log: ({ level, message }) => insights.trackTrace({ message, severityLevel: SeverityLevel[level] }),
    stop() {
      unsubscribe();
      anonymiser.isStopped = true;
      // unloading would send what waits
      insights.core.getPlugin<Sender>('AppInsightsChannelPlugin')?.plugin._buffer.clear();
      void insights.unload(false);
      cookies.forEach(removeCookie);
    },
  };
}
