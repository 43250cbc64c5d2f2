import { describe } from 'vitest';
import { devices } from '../contracts/vocabulary/members';
import { answers } from './contract';

describe('statistics', () => {
  for (const device of devices) {
    answers('insertStatistics', `GW-74 GW-75 a line of usage from a ${device}`, {
      input: {
        sessionId: 'session-1',
        version: '3.20.1',
        event: 'page_view',
        page: '/live_searches',
        search: 'zapatillas',
        from: '/',
        date: '2026-11-20T12:00:00.000Z',
        agent: 'console',
        device,
        type: 'navigation',
        detail: { step: 1 },
        operationKey: 'operation-key',
      },
      data: { insertStatistics: { status: 'ok' } },
      value: undefined,
    });
  }

  answers('trackUserEvent', 'GW-76 something that a person did', {
    input: {
      event: 'cart',
      date: '2026-11-20T12:00:00.000Z',
      detail: { count: 3 },
      operationKey: 'operation-key',
    },
    data: { trackUserEvent: { status: 'ok' } },
    value: undefined,
  });
});
