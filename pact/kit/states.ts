import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface KnownState {
  name: string;
  /** What holds afterwards. */
  sentence: string;
  parameters: string[];
}

interface Alternative {
  title: string;
  description: string;
  properties: { params: { properties: Record<string, unknown> } };
}

/** The states of the contract, from `states.schema.json`, which `npm run pact:states` writes. */
export function knownStates(): KnownState[] {
  const text = readFileSync(join(import.meta.dirname, '..', 'states.schema.json'), 'utf8');
  const { oneOf } = JSON.parse(text) as { oneOf: Alternative[] };
  return oneOf.map(({ title, description, properties }) => ({
    name: title,
    sentence: description,
    parameters: Object.keys(properties.params.properties),
  }));
}
