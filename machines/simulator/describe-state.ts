import type { StateValue } from 'xstate';

function leaves(value: unknown, path: string): string[] {
  if (typeof value === 'string') return [path === '' ? value : `${path}.${value}`];
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
  const inside = Object.entries(value).flatMap(([key, one]) => leaves(one, path === '' ? key : `${path}.${key}`));
  return inside.length > 0 || path === '' ? inside : [path];
}

/** The innermost states of a state value by their paths: `content.shown · reply.choosing`; `started` for a machine without states. */
export const describeState = (value: StateValue): string => leaves(value, '').join(' · ') || 'started';

/** The same of a state value as JSON, as a walk keeps it; what is no JSON stays as it is. */
export function describeSavedState(json: string): string {
  try {
    return describeState(JSON.parse(json) as StateValue);
  } catch {
    return json;
  }
}
