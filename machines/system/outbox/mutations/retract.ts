import { answersCounterNotice, replyAdapter } from './reply';

export const retract = replyAdapter('retract', answersCounterNotice(['DOCUMENTATION_APPROVED', 'ROLLBACK']));
