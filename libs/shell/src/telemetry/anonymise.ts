import type { ITelemetryItem } from '@microsoft/applicationinsights-web';
import { hasConsent } from '@shop/platform';
import { routeOfCall } from './route-of-call.ts';
import { telemetryName, withoutAddresses } from './telemetry-names.ts';

interface ExceptionDetails {
  message?: string;
  stack?: string;
  parsedStack?: Record<string, unknown>[];
}

/** Changes each report before it is sent: the page's own address in place of the browser's, routes in place of calls. */
export interface Anonymiser {
  /** Path and query of the page without anything personal. */
  address: string;
  /** True: drops every report. */
  isStopped: boolean;
  anonymise: (item: ITelemetryItem) => boolean;
}

export function createAnonymiser(): Anonymiser {
  const anonymiser: Anonymiser = {
    address: '/',
    isStopped: false,
    anonymise(item) {
      const data = (item.baseData ?? {}) as Record<string, unknown>;
      const trace = item.ext?.['trace'] as { name?: string } | undefined;
      if (trace) trace.name = telemetryName(anonymiser.address.replace(/\?.*$/, ''));
      item.data = {};
      data['properties'] = {};
      if (item.baseType === 'RemoteDependencyData') describeCall(data);
      else if (item.baseType === 'ExceptionData') describeErrors(data);
      if ('uri' in data) data['uri'] = location.origin + anonymiser.address;
      delete data['refUri'];
      if (typeof data['message'] === 'string') data['message'] = withoutAddresses(data['message']);
      if (typeof data['name'] === 'string') data['name'] = telemetryName(data['name']);
      // a tab that was not told of a withdrawal sends nothing either
      return !anonymiser.isStopped && hasConsent();
    },
  };
  return anonymiser;
}

/** The SDK names a call `GET /path`, and adds the whole address. */
function describeCall(data: Record<string, unknown>): void {
  const [method = '', path = ''] = String(data['name']).split(' ');
  data['name'] = `${method} ${routeOfCall(method, path.replace(/[?#].*$/, ''))}`;
  data['data'] = data['name'];
  data['target'] = location.host;
}

function describeErrors(data: Record<string, unknown>): void {
  for (const one of (data['exceptions'] ?? []) as ExceptionDetails[]) {
    one.message = withoutAddresses(one.message ?? '');
    // repeats the message
    delete one.stack;
    for (const frame of one.parsedStack ?? []) {
      delete frame['assembly'];
      const file = /\/assets\/[^?#]*$/.exec(String(frame['fileName']))?.[0];
      frame['fileName'] = file ?? '';
    }
  }
}
