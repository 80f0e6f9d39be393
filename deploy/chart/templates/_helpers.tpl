{{/* Labels by which a part is selected: they never change. Given: root, part. */}}
{{- define "shop.selector" -}}
app.kubernetes.io/name: shop
app.kubernetes.io/instance: {{ .root.Release.Name }}
app.kubernetes.io/component: {{ .part }}
{{- end }}

{{- define "shop.labels" -}}
{{ include "shop.selector" . }}
app.kubernetes.io/managed-by: {{ .root.Release.Service }}
helm.sh/chart: {{ .root.Chart.Name }}-{{ .root.Chart.Version }}
{{- end }}

{{/* The app whose image and variables a part uses: the workers are upstreams that no call reaches. */}}
{{- define "shop.app" -}}
{{ if eq .part "bff" }}bff{{ else }}upstream{{ end }}
{{- end }}

{{- define "shop.image" -}}
{{- $image := index .root.Values.images (include "shop.app" .) -}}
{{ $image.repository }}{{ if $image.digest }}@{{ $image.digest }}{{ else }}:{{ $image.tag }}{{ end }}
{{- end }}

{{/* All environment variables of a part, as a map. */}}
{{- define "shop.environment" -}}
{{- $values := .root.Values -}}
{{- $app := include "shop.app" . -}}
{{- range $name, $value := merge (dict) (index $values.config $app) $values.config.both }}
{{- if $value }}
{{ $name }}: {{ $value | quote }}
{{- end }}
{{- end }}
{{- range $name, $secret := index $values.secrets $app }}
{{ $name }}_FILE: /run/secrets/shop/{{ include "shop.secretFile" $name }}
{{- end }}
{{- if $values.certificateAuthority }}
NODE_EXTRA_CA_CERTS: /run/ca/ca.pem
{{- end }}
{{- if eq $app "bff" }}
PUBLIC_URL: {{ $values.publicUrl | quote }}
UPSTREAM_URL: http://{{ .root.Release.Name }}-upstream:4000
PORT: '3000'
METRICS_PORT: '9464'
{{- else }}
{{- $bff := $values.config.bff }}
SHOP_URL: {{ $values.publicUrl | quote }}
IDENTITY_METADATA_URL: {{ printf "%s/%s/v2.0/.well-known/openid-configuration" $bff.AZURE_POLICY_BASE $bff.AZURE_SIGN_IN_POLICY | quote }}
PORT: '4000'
METRICS_PORT: '9465'
WORKERS: {{ eq .part "worker" | quote }}
{{- end }}
{{- end }}

{{- define "shop.secretFile" -}}
{{ . | lower | replace "_" "-" }}
{{- end }}

{{/* Given: secrets, by variable; root. */}}
{{- define "shop.volumes" -}}
- name: secrets
  projected:
    defaultMode: 0440
    sources:
      {{- range $name, $secret := .secrets }}
      - secret:
          name: {{ $secret.name }}
          items: [{ key: {{ $secret.key | quote }}, path: {{ include "shop.secretFile" $name }} }]
      {{- end }}
{{- with .root.Values.certificateAuthority }}
- name: certificate-authority
  configMap:
    name: {{ .name }}
    items: [{ key: {{ .key | quote }}, path: ca.pem }]
{{- end }}
{{- end }}

{{- define "shop.volumeMounts" -}}
- { name: secrets, mountPath: /run/secrets/shop, readOnly: true }
{{- if .root.Values.certificateAuthority }}
- { name: certificate-authority, mountPath: /run/ca, readOnly: true }
{{- end }}
{{- end }}

{{/* Pods are of the level "restricted"; the images run as 1000 anyway. */}}
{{- define "shop.podSecurity" -}}
automountServiceAccountToken: false
enableServiceLinks: false
securityContext:
  runAsNonRoot: true
  runAsUser: 1000
  runAsGroup: 1000
  fsGroup: 1000
  seccompProfile: { type: RuntimeDefault }
{{- with .root.Values.imagePullSecrets }}
imagePullSecrets:
  {{- range . }}
  - name: {{ . }}
  {{- end }}
{{- end }}
{{- end }}

{{/* Nothing is written: neither server needs a folder while sessions are in Redis and data in PostgreSQL. */}}
{{- define "shop.containerSecurity" -}}
securityContext:
  allowPrivilegeEscalation: false
  readOnlyRootFilesystem: true
  capabilities: { drop: [ALL] }
{{- end }}

{{/* Seconds that a pod gets to end, five more than it may need. */}}
{{- define "shop.grace" -}}
{{- $config := index .root.Values.config (include "shop.app" .) -}}
{{- $graceMs := int $config.SHUTDOWN_GRACE_MS -}}
{{- if eq .part "bff" -}}
{{ add (div (add (int $config.SHUTDOWN_DELAY_MS) $graceMs 999) 1000) 5 }}
{{- else -}}
{{- /* a job that is under way takes 16 s at most, beside the requests; before them preStop waits 5 s */ -}}
{{ add (div (add (max 16000 $graceMs) 999) 1000) 10 }}
{{- end -}}
{{- end }}
