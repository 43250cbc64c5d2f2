import { replyAdapter } from './reply';
import { foundAbsent, foundDone } from './mutation-adapter';

export const rollback = replyAdapter('rollback', {
  perform: (ports, { caseId, comment, operationKey }, signal) =>
    ports.rollbackCase({ caseId, comment, operationKey }, signal),
  found: (given, seen) =>
    seen.status === 'ROLLBACK' || seen.rollback !== null
      ? foundDone({ caseId: seen.caseId, message: null })
      : foundAbsent(given),
});
