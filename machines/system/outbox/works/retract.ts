import { answersCounterNotice, reply } from './reply';

export const retract = reply('retract', answersCounterNotice(['DOCUMENTATION_APPROVED', 'ROLLBACK']));
