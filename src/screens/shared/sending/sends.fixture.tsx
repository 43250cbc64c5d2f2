import { vi } from 'vitest';
import { startWith } from '../../../../machines/simulator/answers';
import { accountFacts } from '../../../../machines/reports/suspicious/suspicious.samples';
import { noticesMachine } from '../../../../machines/system/notices/notices.machine';
import type { SendFacts } from '../../../../machines/system-actors/outbox';
import { getButton, queryButton, press, renderNode } from '../../../../tests/render-node';
import { ConsoleContext } from '../../../seams/use-console';
import { Sends } from './sends';

/** A send on its way, with a listing sent, one refused, one under way and one that waits. */
export function sampleSendFacts(more: Partial<SendFacts> = {}): SendFacts {
  return {
    id: 's1',
    phase: 'sending',
    startedAt: 0,
    timeLeft: 8_000,
    failure: null,
    because: null,
    stopping: false,
    pausing: false,
    elsewhere: false,
    goesAt: null,
    rows: [
      { id: 'MLA1000000001', status: 'sent' },
      { id: 'MLA1000000002', status: 'refused', failure: { code: 'NOT_PUBLISHED' } },
      { id: 'MLA1000000003', status: 'inflight' },
      { id: 'MLA1000000004', status: 'queued' },
    ],
    ...more,
  };
}

/** One of two listings that can still be taken back. */
export const countingSendFacts = (more: Partial<SendFacts> = {}) =>
  sampleSendFacts({
    phase: 'countdown',
    goesAt: 6_500,
    timeLeft: null,
    rows: [
      { id: 'MLA1000000001', status: 'queued' },
      { id: 'MLA1000000002', status: 'queued' },
    ],
    ...more,
  });

/** What is on its way out, over a screen with nothing else. */
export function openSends(sends: SendFacts[]) {
  const stage = startWith(noticesMachine, {
    systemActors: {
      profile: accountFacts(null),
      listings: { visible: {}, moment: 0 },
      outbox: {
        jobs: {},
        sends: Object.fromEntries(sends.map((facts) => [facts.id, facts])),
        pendingCount: sends.length,
        durable: true,
        recovering: false,
        sendsEndedElsewhere: 0,
      },
    },
  });
  const onGone = vi.fn();
  const { host } = renderNode(
    <ConsoleContext value={stage.actor}>
      <Sends onGone={onGone} />
    </ConsoleContext>,
  );
  return {
    ...stage,
    host,
    button: (name: string) => queryButton(host, name),
    pressed: (name: string) => press(getButton(host, name)),
    onGone,
    text: () => host.textContent ?? '',
  };
}
