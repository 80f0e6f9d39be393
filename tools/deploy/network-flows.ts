import { ofKind, type Labels, type Manifest } from './chart.ts';

interface Peer {
  podSelector?: { matchLabels: Labels };
  namespaceSelector?: { matchLabels: Labels };
  ipBlock?: { cidr: string; except?: string[] };
}
interface Rule {
  from?: Peer[];
  to?: Peer[];
  ports?: { port: string | number; protocol?: string }[];
}

/**
 * What network policies let flow: `who:ports` by name of the policy. Rules without peers or ports, which would open
 * everything, are named `anybody` and `any`.
 */
export function networkFlows(manifests: readonly Manifest[]): Record<string, { in: string[]; out: string[] }> {
  const policies = [...ofKind(manifests, 'NetworkPolicy')];
  return Object.fromEntries(
    policies.map(([name, { spec }]) => {
      const types = spec['policyTypes'] as string[];
      const flows = (type: string, rules: unknown): string[] =>
        types.includes(type) ? ((rules as Rule[] | null | undefined) ?? []).flatMap(flowsOf) : ['anybody:any'];
      return [name, { in: flows('Ingress', spec['ingress']), out: flows('Egress', spec['egress']) }];
    }),
  );
}

function flowsOf({ from, to, ports }: Rule): string[] {
  const peers = from ?? to ?? [];
  const numbers = [...new Set(ports?.map(({ port }) => port) ?? ['any'])].join(',');
  return (peers.length === 0 ? ['anybody'] : peers.map(nameOf)).map((peer) => `${peer}:${numbers}`);
}

function nameOf({ podSelector, namespaceSelector, ipBlock }: Peer): string {
  if (ipBlock) return ipBlock.except?.includes('10.0.0.0/8') === true ? 'outside' : ipBlock.cidr;
  if (namespaceSelector) return namespaceSelector.matchLabels['kubernetes.io/metadata.name'] ?? 'any namespace';
  return podSelector?.matchLabels['app.kubernetes.io/component'] ?? 'any pod';
}
