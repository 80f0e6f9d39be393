import { isUrgent, readAudit } from './audit-report.ts';

const advisory = (name: string, severity: string) => ({
  source: 1,
  name,
  dependency: name,
  title: `${name} can be stopped`,
  url: `https://example.com/${name}`,
  severity,
  range: '<2.0.0',
});

describe('advisories of the registry', () => {
  it('are listed once each, the worst first, without packages that are only concerned through others', () => {
    const report = readAudit(
      JSON.stringify({
        auditReportVersion: 2,
        vulnerabilities: {
          app: { via: ['parser'] },
          parser: { via: [advisory('parser', 'moderate'), advisory('stream', 'critical')] },
          stream: { via: [advisory('stream', 'critical')] },
        },
      }),
    );
    expect(report).toEqual({
      advisories: [
        expect.objectContaining({ name: 'stream', severity: 'critical', title: 'stream can be stopped' }),
        expect.objectContaining({ name: 'parser', severity: 'moderate', range: '<2.0.0' }),
      ],
    });
    expect('advisories' in report && report.advisories.filter(isUrgent).map(({ name }) => name)).toEqual(['stream']);
  });

  it('are none where the registry knows none', () => {
    expect(readAudit('{"auditReportVersion":2,"vulnerabilities":{}}')).toEqual({ advisories: [] });
  });

  it.each([
    [
      'a mirror that answers no audits',
      '{"message":"405 Method Not Allowed","error":{"summary":""}}',
      '',
      '405 Method Not Allowed',
    ],
    [
      'no network',
      '',
      'npm warn audit\nnpm error getaddrinfo ENOTFOUND registry',
      'npm error getaddrinfo ENOTFOUND registry',
    ],
    ['no npm', '', '', 'npm audit printed no JSON'],
  ])('could not be asked for: %s', (_, stdout, stderr, reason) => {
    expect(readAudit(stdout, stderr)).toEqual({ notAsked: reason });
  });
});
