/** True when the browser already has this version, according to If-None-Match. */
export const isUnchanged = (ifNoneMatch: string | undefined, etag: string): boolean =>
  ifNoneMatch !== undefined && ifNoneMatch.split(',').some((one) => one.trim() === etag);
