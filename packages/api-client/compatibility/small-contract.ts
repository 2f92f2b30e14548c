import { parseContract } from './document.ts'

/** A contract with one of each thing that a client relies on. */
const YAML = `
info: { version: 1.0.0 }
servers: [{ url: /api/v1 }]
security: [{ bearer: [] }]
paths:
  /ask:
    post:
      operationId: ask
      parameters:
        - { name: key, in: header, schema: { type: string, pattern: ^k, maxLength: 255 } }
        - $ref: '#/components/parameters/Page'
      requestBody:
        required: false
        content:
          application/json: { schema: { $ref: '#/components/schemas/Question' } }
      responses:
        '200':
          headers: { ETag: { required: true, schema: { type: string } } }
          content:
            text/event-stream: { schema: { $ref: '#/components/schemas/Event' } }
            application/json:
              schema:
                oneOf:
                  - $ref: '#/components/schemas/Answer'
                  - allOf:
                      - $ref: '#/components/schemas/Failure'
                      - type: object
                        properties: { error_key: { type: string, enum: [error.noAccess, error.limit] } }
        '400': { $ref: '#/components/responses/BadRequest' }
components:
  securitySchemes: { bearer: { type: http, scheme: bearer } }
  parameters:
    Page: { name: page, in: query, schema: { type: integer, maximum: 100, default: 1 } }
  responses:
    BadRequest:
      content:
        application/json:
          schema:
            allOf:
              - $ref: '#/components/schemas/Failure'
              - { type: object, properties: { error_key: { enum: [error.badRequest] } } }
  schemas:
    Id: { type: string, pattern: '^[a-f]+$' }
    Flag: { type: integer, enum: [0, 1] }
    Question:
      type: object
      required: [text]
      properties:
        text: { type: string, maxLength: 2000, x-error-keys: { maxLength: error.tooLong } }
        id: { oneOf: [{ $ref: '#/components/schemas/Id' }, { type: 'null' }] }
        kind: { type: string, x-lower-case: true, enum: [new, edit] }
        tags: { type: array, items: { type: string }, maxItems: 3 }
    Answer:
      type: object
      additionalProperties: false
      required: [code, data]
      properties:
        code: { type: integer, const: 0 }
        data:
          type: object
          additionalProperties: false
          required: [text, flag, status]
          properties:
            text: { type: string, minLength: 1 }
            flag: { $ref: '#/components/schemas/Flag' }
            status: { type: string, enum: [running, done] }
            note: { type: [string, 'null'] }
            list: { type: array, items: { $ref: '#/components/schemas/Id' } }
    Failure:
      type: object
      required: [code, data, error_key]
      properties:
        code: { type: integer, const: 1 }
        data: { type: string }
        error_key: { $ref: '#/components/schemas/ErrorKey' }
    ErrorKey: { type: string, enum: [error.noAccess, error.limit, error.badRequest, error.other] }
    Event:
      oneOf:
        - $ref: '#/components/schemas/MessageEvent'
        - $ref: '#/components/schemas/CloseEvent'
    MessageEvent:
      type: object
      required: [event, content]
      properties: { event: { type: string, const: message }, content: { type: string } }
    CloseEvent:
      type: object
      required: [event]
      properties: { event: { type: string, const: close }, count: { type: integer } }
`

/** It, or what it is when a text in it is replaced; which must be there. */
export function smallContract(text = '', replacement = '') {
  if (!YAML.includes(text)) throw new Error(`There is no ${text}`)
  return parseContract(YAML.replace(text, () => replacement))
}
