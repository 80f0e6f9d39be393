import { parseAllDocuments } from 'yaml';
import { helm } from './helm.ts';

export interface Container {
  name: string;
  image: string;
  command?: string[];
  env?: { name: string; value?: string; valueFrom?: unknown }[];
  envFrom?: { configMapRef?: { name: string } }[];
  ports?: { name: string; containerPort: number }[];
  startupProbe?: Probe;
  livenessProbe?: Probe;
  readinessProbe?: Probe;
  lifecycle?: { preStop?: { sleep?: { seconds: number } } };
  securityContext?: Record<string, unknown>;
  resources?: { requests?: Record<string, string>; limits?: Record<string, string> };
  volumeMounts?: { name: string; mountPath: string; readOnly?: boolean }[];
}
interface Probe {
  httpGet: { path: string; port: string };
}
export type Labels = Record<string, string>;
export interface Pod {
  metadata: { labels: Labels };
  spec: {
    serviceAccountName?: string;
    automountServiceAccountToken?: boolean;
    securityContext?: Record<string, unknown>;
    terminationGracePeriodSeconds?: number;
    containers: Container[];
    volumes?: { name: string; projected?: { sources: { secret: { name: string; items: { path: string }[] } }[] } }[];
  };
}

/** What the tests read of objects of Kubernetes; whether these are right otherwise, manifest-errors.ts says. */
export interface Manifest {
  apiVersion: string;
  kind: string;
  metadata: { name: string; labels: Labels; annotations?: Record<string, string> };
  data?: Record<string, string>;
  // of many kinds
  spec: Record<string, unknown> & {
    template?: Pod;
    selector?: { matchLabels?: Labels };
    strategy?: { rollingUpdate?: Record<string, unknown> };
  };
}

/** What helm makes of the chart with the files of values, and what it writes when it refuses them. */
export function render(...parameters: string[]): { manifests: Manifest[]; refusal: string } {
  const { status, stdout, stderr } = helm('template', 'shop', 'chart', ...parameters);
  if (status !== 0) return { manifests: [], refusal: stderr };
  const documents = parseAllDocuments(stdout);
  const broken = documents.flatMap(({ errors }) => errors);
  if (broken.length > 0) throw broken[0]!;
  return {
    manifests: documents.map((document) => document.toJS() as Manifest | null).filter((one) => one !== null),
    refusal: '',
  };
}

/** Files of values that come with the chart. */
export const examples = ['minimal', 'production'] as const;

/** The chart as one of its examples renders it. */
export const renderExample = (example: (typeof examples)[number], ...parameters: string[]) =>
  render('--values', `chart/examples/${example}.yaml`, ...parameters);

/** Objects of a kind, by their names. */
export const ofKind = (manifests: readonly Manifest[], kind: string): Map<string, Manifest> =>
  new Map(manifests.filter((one) => one.kind === kind).map((one) => [one.metadata.name, one]));

/** Pods that the objects start, by name of the object. */
export const podsOf = (manifests: readonly Manifest[]): Map<string, Pod> =>
  new Map(manifests.flatMap(({ metadata, spec }) => (spec?.template ? [[metadata.name, spec.template]] : [])));

/** The environment of a part, with the names of files for what is secret. */
export const environmentOf = (manifests: readonly Manifest[], part: string): Record<string, string> =>
  ofKind(manifests, 'ConfigMap').get(`shop-${part}`)?.data ?? {};
