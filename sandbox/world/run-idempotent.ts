import { Refusal } from './refusal';
import type { WorldContext } from './types';

/**
 * Runs a mutation in one transaction and keeps its result under (user, operation key) in the same transaction. The key's second
 * call answers the kept result without running again; a key that served another operation is refused as INVALID_INPUT.
 */
export const runIdempotent = <T>(context: WorldContext, operation: string, run: () => T): T => {
  const { world, userId, operationKey } = context;
  return world.db.transaction(() => {
    if (operationKey === null) return run();
    const { db } = world;
    const savedResult = db.first(
      db.q
        .selectFrom('operations')
        .select(['operation', 'result_json'])
        .where('user_id', '=', userId)
        .where('operation_key', '=', operationKey),
    );
    if (savedResult) {
      if (savedResult.operation !== operation)
        throw new Refusal('INVALID_INPUT', `The key was used by ${savedResult.operation}`);
      return JSON.parse(savedResult.result_json) as T;
    }
    const result = run();
    db.run(
      db.q.insertInto('operations').values({
        user_id: userId,
        operation_key: operationKey,
        operation,
        result_json: JSON.stringify(result ?? null),
        at: world.clock.now(),
      }),
    );
    return result;
  });
};
