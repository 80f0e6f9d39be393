/** One entry of the data layer, in the shape of GA4 e-commerce events. */
export type AnalyticsEvent = { event: string } & Record<string, unknown>;

declare global {
  interface Window {
    dataLayer?: Record<string, unknown>[];
  }
}

/** Pushes to the analytics data layer; e-commerce events clear the previous one first. Nothing leaves the page by this. */
export function pushEvent(event: AnalyticsEvent): void {
  const layer = (window.dataLayer ??= []);
  if ('ecommerce' in event) layer.push({ ecommerce: null });
  layer.push(event);
}
