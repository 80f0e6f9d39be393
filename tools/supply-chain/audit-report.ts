/** An advisory that concerns a package of the lock file. */
export interface Advisory {
  /** The package that has the weakness. */
  name: string;
  severity: string;
  title: string;
  url: string;
  /** Versions that have it. */
  range: string;
}

/** What `npm audit --json` said: advisories, the worst first, or why the registry could not be asked. */
export type AuditReport = { advisories: Advisory[] } | { notAsked: string };

/** Severities as npm has them, the worst first. */
const severities = ['critical', 'high', 'moderate', 'low', 'info'];

interface NpmAudit {
  message?: string;
  vulnerabilities?: Record<string, { via: (string | (Advisory & { source: number }))[] }>;
}

/** Reads the output of `npm audit --json`. A registry that cannot be reached, or does not answer audits, is no error of the lock file. */
export function readAudit(stdout: string, stderr = ''): AuditReport {
  let audit: NpmAudit;
  try {
    audit = JSON.parse(stdout) as NpmAudit;
  } catch {
    return { notAsked: lastLine(stderr) || 'npm audit printed no JSON' };
  }
  if (audit.vulnerabilities === undefined) return { notAsked: audit.message ?? lastLine(stderr) };
  const found = new Map<string, Advisory>();
  for (const { via } of Object.values(audit.vulnerabilities)) {
    // a text names another package of the list, through which this one is concerned
    for (const advisory of via) {
      if (typeof advisory === 'string') continue;
      const { name, severity, title, url, range } = advisory;
      found.set(`${name} ${url}`, { name, severity, title, url, range });
    }
  }
  return { advisories: [...found.values()].sort((a, b) => rankOf(a) - rankOf(b) || a.name.localeCompare(b.name)) };
}

/** True for advisories that must be answered before the next release: high and critical ones. */
export const isUrgent = ({ severity }: Advisory): boolean => ['critical', 'high'].includes(severity);

/** A severity that npm introduces later counts as the worst. */
const rankOf = ({ severity }: Advisory) => severities.indexOf(severity);

const lastLine = (text: string) => text.trim().split('\n').at(-1) ?? '';
