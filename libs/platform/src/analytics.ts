/** One entry of the data layer, in the shape of GA4 e-commerce events. */
export type AnalyticsEvent = { event: string } & Record<string, unknown>;

declare global {
  interface Window {
    dataLayer?: Record<string, unknown>[];
  }
}

/** Pushes to the analytics data layer, clearing the previous entry before an e-commerce event. Sends nothing over the network. */
export function pushEvent(event: AnalyticsEvent): void {
  const layer = (window.dataLayer ??= []);
  if ('ecommerce' in event) layer.push({ ecommerce: null });
  layer.push(event);
}
