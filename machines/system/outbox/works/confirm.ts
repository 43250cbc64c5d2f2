import { answersCounterNotice, reply } from './reply';

export const confirm = reply('confirm', answersCounterNotice(['DOCUMENTATION_NOT_APPROVED']));
