import type { ErrorObject } from 'ajv';

/** JSON Schema, as far as types come to it. `{}` is anything, `{ not: {} }` what no text holds: an actor, a function, a map. */
export interface JsonSchema {
  type?: string | string[];
  enum?: (string | number | boolean | null)[];
  items?: JsonSchema;
  minItems?: number;
  maxItems?: number;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: JsonSchema | false;
  anyOf?: JsonSchema[];
  /** Objects told apart by the field that `discriminator` names. */
  oneOf?: JsonSchema[];
  discriminator?: { propertyName: string };
  not?: JsonSchema;
  /** `#/definitions/` and a name. */
  $ref?: string;
}

/** Compiled by Ajv: whether a value holds, and what the last one that didn't failed on, with its schemas. */
export interface SchemaCheck {
  (value: unknown): boolean;
  errors?: ErrorObject[] | null;
}

/** What the types of a machine say of everything that a person may write for it. */
export interface Payloads {
  /** The schema of each event, its type included. What isn't here may be anything. */
  events: Record<string, JsonSchema>;
  /** Of the value of each port that it, or a machine in it, asks. */
  ports: Record<string, JsonSchema>;
  /** What has a name in the tree, for it is met more than once or holds itself. */
  definitions: Record<string, JsonSchema>;
  /** By `events/` or `ports/` and the name. */
  checks: Record<string, SchemaCheck>;
}

/** What may be written in one place, with the samples that are known of it. */
export interface PayloadSpec {
  /** Undefined where the types say nothing. */
  schema: JsonSchema | undefined;
  definitions: Payloads['definitions'];
  check: SchemaCheck | undefined;
  samples: readonly unknown[];
}

/** Types of events that a machine hears, and of those that it sends: to a system actor, its parent, a child or everyone. */
export interface MachineEventTypes {
  hears: string[];
  sends: string[];
}
