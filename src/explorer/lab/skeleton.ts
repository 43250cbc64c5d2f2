import type { AnyEventObject } from 'xstate';
import type { Payloads, TypeShape } from './payloads.types';
import { alternativesOf } from './type-fault';

const deepest = 8;
const plain: Record<string, unknown> = { text: '', number: 0, flag: false };

/** The least that a shape asks for: its first allowed value, and of an object the fields that must be there. */
function leastOf(shape: TypeShape, shapes: Payloads['shapes'], depth = 0): unknown {
  const all = alternativesOf(shape, shapes);
  const [first] = all.filter((one) => typeof one !== 'string' || one in plain);
  if (first === undefined || depth > deepest) return null;
  if (typeof first === 'string') return plain[first];
  if ('one' in first) return first.one[0];
  if ('list' in first) return Array.from({ length: first.least ?? 0 }, () => leastOf(first.list, shapes, depth + 1));
  return Object.fromEntries(
    Object.entries(first.fields)
      .filter(([name]) => !name.endsWith('?'))
      .map(([name, field]) => [name, leastOf(field, shapes, depth + 1)]),
  );
}

/** An event of that type with the fields that its types require; its type alone where they know nothing of it. */
export function skeletonOf(type: string, payloads?: Payloads): AnyEventObject {
  const shape = payloads !== undefined && Object.hasOwn(payloads.events, type) ? payloads.events[type] : undefined;
  const fields = shape === undefined ? {} : leastOf(shape, payloads?.shapes ?? {});
  return { ...(fields as object), type };
}
