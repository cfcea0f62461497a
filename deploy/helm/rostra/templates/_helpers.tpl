{{- define "rostra.name" -}}
{{- if contains .Chart.Name .Release.Name }}{{ .Release.Name | trunc 50 | trimSuffix "-" }}{{ else }}{{ printf "%s-%s" .Release.Name .Chart.Name | trunc 50 | trimSuffix "-" }}{{ end }}
{{- end }}

{{- define "rostra.selector" -}}
app.kubernetes.io/name: {{ .Chart.Name }}
app.kubernetes.io/instance: {{ .Release.Name }}
{{- end }}

{{- define "rostra.labels" -}}
{{ include "rostra.selector" . }}
app.kubernetes.io/version: {{ .Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ .Release.Service }}
helm.sh/chart: {{ printf "%s-%s" .Chart.Name .Chart.Version }}
{{- end }}

{{- define "rostra.image" -}}
{{ .Values.image.repository }}:{{ .Values.image.tag | default .Chart.AppVersion }}
{{- end }}

{{- define "rostra.podSecurity" -}}
runAsNonRoot: true
runAsUser: 65532
runAsGroup: 65532
fsGroup: 65532
seccompProfile:
  type: RuntimeDefault
{{- end }}

{{- define "rostra.containerSecurity" -}}
allowPrivilegeEscalation: false
readOnlyRootFilesystem: true
capabilities:
  drop: [ALL]
{{- end }}

{{- define "rostra.serverRole" -}}
{{- if gt (int .Values.workers.replicas) 0 }}{{ if gt (int .Values.indexers.replicas) 0 }}serve{{ else }}indexer{{ end }}{{ else if gt (int .Values.indexers.replicas) 0 }}worker{{ else }}all{{ end }}
{{- end }}

{{- define "rostra.env" -}}
{{- with .root.Values.settingsSecret }}
envFrom:
  - secretRef:
      name: {{ . }}
{{- end }}
env:
  - name: ROSTRA_ROLE
    value: {{ .role }}
  {{- if .root.Values.uploadsClaim }}
  - name: ROSTRA_UPLOAD_FOLDER
    value: /uploads
  {{- end }}
  {{- range $name, $value := .root.Values.settings }}
  - name: {{ $name }}
    value: {{ $value | quote }}
  {{- end }}
{{- end }}

{{- define "rostra.uploadsMount" -}}
{{- if .Values.uploadsClaim }}
- { name: uploads, mountPath: /uploads }
{{- end }}
{{- end }}

{{- define "rostra.uploadsVolume" -}}
{{- with .Values.uploadsClaim }}
- name: uploads
  persistentVolumeClaim:
    claimName: {{ . }}
{{- end }}
{{- end }}

{{- define "rostra.placement" -}}
{{- with .Values.nodeSelector }}
nodeSelector: {{- toYaml . | nindent 2 }}
{{- end }}
{{- with .Values.tolerations }}
tolerations: {{- toYaml . | nindent 2 }}
{{- end }}
{{- with .Values.affinity }}
affinity: {{- toYaml . | nindent 2 }}
{{- end }}
{{- end }}
