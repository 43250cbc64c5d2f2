import { reply } from './reply';
import { absent, done } from './work-rule';

export const rollback = reply('rollback', {
  perform: (ports, { caseId, comment, operationKey }, signal) =>
    ports.rollbackCase({ caseId, comment, operationKey }, signal),
  found: (given, seen) =>
    seen.status === 'ROLLBACK' || seen.rollback !== null ? done({ caseId: seen.caseId, message: null }) : absent(given),
});
