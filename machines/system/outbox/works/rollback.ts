import { reply } from './reply';
import { absent, done } from './work-rule';

export const rollback = reply('rollback', {
  perform: (ports, { caseId, comment, operationKey }, signal) =>
    ports.rollbackCase({ caseId, comment, operationKey }, signal),
  found: (given, { caseId, status, rollbackDetail }) =>
    status === 'ROLLBACK' || rollbackDetail !== null ? done({ caseId, message: null }) : absent(given),
});
