import { answersCounterNotice, replyAdapter } from './reply';

export const confirm = replyAdapter('confirm', answersCounterNotice(['DOCUMENTATION_NOT_APPROVED']));
