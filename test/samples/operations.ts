import type { FastifyInstance, HTTPMethods } from 'fastify'

/** A JSON schema, as far as the tests read it. */
export interface JsonSchema {
  type?: string
  format?: string
  minLength?: number
  enum?: unknown[]
  properties?: Record<string, JsonSchema>
  required?: string[]
}

/** An operation of the API, from its OpenAPI document. */
export interface Operation {
  /** 'PUT /api/Hotel/{id}' */
  name: string
  method: HTTPMethods
  path: string
  guarded: boolean
  /** The type and schema of its body, if it takes one. */
  body?: { type: string; schema: JsonSchema }
  query: string[]
}

interface Described {
  security?: unknown[]
  parameters?: { in: string; name: string }[]
  requestBody?: { content: Record<string, { schema: JsonSchema }> }
}

type Document = { paths: Record<string, Record<string, Described>> }

/** Every operation that the running app documents. */
export async function operationsOf(app: FastifyInstance): Promise<Operation[]> {
  const { paths } = (await app.inject('/api/docs/json')).json<Document>()
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => toOperation(path, method, described)),
  )
}

function toOperation(path: string, lowerMethod: string, described: Described): Operation {
  const { security = [], parameters = [], requestBody } = described
  const method = lowerMethod.toUpperCase() as HTTPMethods
  const [content] = Object.entries(requestBody?.content ?? {})
  return {
    name: `${method} ${path}`,
    method,
    path,
    guarded: security.length > 0,
    ...(content && { body: { type: content[0], schema: content[1].schema } }),
    query: parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name),
  }
}
