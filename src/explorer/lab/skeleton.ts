import type { AnyEventObject } from 'xstate';
import type { Payloads } from './payloads.types';
import { minimalValueOf } from './schemas';

/** An event of that type with the fields that its types require; its type alone where they know nothing of it. */
export function skeletonOf(type: string, payloads?: Payloads): AnyEventObject {
  const schema = payloads !== undefined && Object.hasOwn(payloads.events, type) ? payloads.events[type] : undefined;
  const fields = schema === undefined ? {} : minimalValueOf(schema, payloads?.definitions ?? {});
  return { ...(fields as object), type };
}
