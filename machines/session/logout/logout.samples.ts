import type { OutboxFacts } from '../../kit/seats';
import type { LogoutEvent, LogoutInput } from './logout.types';

export const logoutInput: LogoutInput = { params: {}, search: {} };
export const idleOutbox: OutboxFacts = { jobs: {}, sends: {}, pendingCount: 0, durable: true };
export const busyOutbox: OutboxFacts = { ...idleOutbox, pendingCount: 2 };

export const logoutEvents: LogoutEvent[] = [{ type: 'logout.confirm' }, { type: 'logout.cancel' }];
