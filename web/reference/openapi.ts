// The parts of OpenAPI 3.1 that the reference reads.

export interface SchemaNode {
  $ref?: string
  type?: string | string[]
  title?: string
  description?: string
  deprecated?: boolean
  format?: string
  pattern?: string
  default?: unknown
  const?: unknown
  enum?: unknown[]
  example?: unknown
  examples?: unknown[]
  allOf?: SchemaNode[]
  anyOf?: SchemaNode[]
  oneOf?: SchemaNode[]
  items?: SchemaNode | boolean
  prefixItems?: SchemaNode[]
  properties?: Record<string, SchemaNode>
  required?: string[]
  additionalProperties?: SchemaNode | boolean
  patternProperties?: Record<string, SchemaNode>
  minimum?: number
  maximum?: number
  exclusiveMinimum?: number
  exclusiveMaximum?: number
  multipleOf?: number
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
  minProperties?: number
  maxProperties?: number
  uniqueItems?: boolean
  contentEncoding?: string
  contentMediaType?: string
}

export interface ExampleNode {
  $ref?: string
  value?: unknown
}

export interface ContentNode {
  schema?: SchemaNode
  example?: unknown
  examples?: Record<string, ExampleNode>
}

export interface ParameterNode {
  $ref?: string
  name: string
  in: string
  required?: boolean
  description?: string
  schema?: SchemaNode
  example?: unknown
  examples?: Record<string, ExampleNode>
}

export interface BodyNode {
  $ref?: string
  required?: boolean
  description?: string
  content?: Record<string, ContentNode>
}

export interface ResponseNode {
  $ref?: string
  description?: string
  content?: Record<string, ContentNode>
}

export interface OperationNode {
  operationId?: string
  tags?: string[]
  summary?: string
  description?: string
  deprecated?: boolean
  security?: object[]
  parameters?: ParameterNode[]
  requestBody?: BodyNode
  responses?: Record<string, ResponseNode>
  'x-scope'?: string
  'x-limits'?: Limits
}

export interface Limits {
  body_bytes_max?: number
  timeout_ms?: number
}

export const methods = ['get', 'post', 'put', 'patch', 'delete'] as const

export type PathNode = { parameters?: ParameterNode[] } & Partial<Record<(typeof methods)[number], OperationNode>>

export interface Description {
  info: {
    title: string
    version: string
    summary?: string
    description?: string
    'x-api-version'?: string
    'x-limits'?: Record<string, number>
  }
  servers?: { url: string }[]
  security?: object[]
  tags?: { name: string; description?: string }[]
  paths: Record<string, PathNode>
}
