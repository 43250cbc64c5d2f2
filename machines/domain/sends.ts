import { noDeparture } from './undo-time';

/** `blocked`: its remaining rows stay `queued` and go on when it is tried again. `resting`: the person paused it. */
export type SendPhase =
  | 'countdown'
  | 'sending'
  | 'waiting'
  | 'reconciling'
  | 'paused'
  | 'resting'
  | 'cancelled'
  | 'done'
  | 'blocked';

/** A listing's place in a send; `unknown` awaits reconciling and is never sent again before. */
export type SendStatus = 'queued' | 'inflight' | 'sent' | 'refused' | 'unknown';

/** The gateway had its report before: what was asked for is so, and nothing is left to do about it. */
export const wasAlreadySent = ({ status, failure }: { status: string; failure?: { code: string } | null }): boolean =>
  status === 'refused' && failure?.code === 'REPORT_ALREADY_SENT';

/** A send, as far as it says what may be done with its listings meanwhile. */
export interface SendSummaryFacts {
  phase: SendPhase;
  rows: readonly { id: string; status: SendStatus }[];
}
type KnownSends = Readonly<Record<string, SendSummaryFacts>>;

/** Whether an operation of the outbox that isn't a send is over. */
export const isMutationDone = ({ phase }: { phase: string }): boolean => phase === 'done' || phase === 'failed';

export const isSendDone = ({ phase }: Pick<SendSummaryFacts, 'phase'>): boolean =>
  phase === 'done' || phase === 'cancelled';

const read = new WeakMap<KnownSends, ReadonlySet<string>>();

/** The listings that a send has in hand, this tab's or another's: from when it was asked for until each is over, over a reload too. */
export function listingsInSends(sends: KnownSends): ReadonlySet<string> {
  const known = read.get(sends) ?? inHandNow(sends);
  read.set(sends, known);
  return known;
}

function inHandNow(sends: KnownSends): ReadonlySet<string> {
  const open = Object.values(sends).filter((send) => !isSendDone(send));
  return new Set(
    open.flatMap(({ rows }) =>
      rows.filter(({ status }) => status === 'queued' || status === 'inflight').map(({ id }) => id),
    ),
  );
}

/** Whether it is in a send that can still be taken back: nothing of it has gone out. */
export const isHeldBackInSend = (
  sends: Readonly<Record<string, { phase: string; rows: readonly { id: string }[] }>>,
  id: string,
): boolean =>
  Object.values(sends).some(({ phase, rows }) => phase === 'countdown' && rows.some((row) => row.id === id));

/** A listing under the send that has it: nothing else can be decided on it meanwhile. */
export const withSend = <Seen extends { id: string; sending?: boolean }>(
  listing: Seen,
  inHand: ReadonlySet<string>,
): Seen => (inHand.has(listing.id) ? { ...listing, sending: true } : listing);

/** Of what this tab counts down, sends and replies, the one that was given last: it is what the key takes back. */
export const latestCountdown = <Given extends { phase: string; elsewhere: boolean; startedAt?: number }>(
  all: readonly Given[],
): Given | undefined =>
  all
    .filter(({ phase, elsewhere }) => phase === 'countdown' && !elsewhere)
    .toSorted((a, b) => (b.startedAt ?? 0) - (a.startedAt ?? 0))[0];

/** Of the sends of this tab, those that go only when they are told to. */
export const sendsUntilPressed = <Given extends { phase: string; elsewhere: boolean; goesAt: number | null }>(
  sends: readonly Given[],
): Given[] =>
  sends.filter(({ phase, elsewhere, goesAt }) => phase === 'countdown' && !elsewhere && goesAt === noDeparture);

/** A day on which something may go out: its first moment where the person is (epoch milliseconds), and how much. */
export interface SendDay {
  at: number;
  count: number;
}

/**
 * How what doesn't fit into the day of `now` (epoch milliseconds) could go out on those that follow, so many a day at most; on the day of
 * `until` (ISO 8601) and after it nothing holds it back any more.
 */
export function spreadOverDays(count: number, perDay: number, now: number, until: string | null): SendDay[] {
  const days: SendDay[] = [];
  const free = until === null ? Infinity : new Date(until).setHours(0, 0, 0, 0);
  const today = new Date(now);
  let left = count;
  for (let ahead = 1; left > 0 && perDay > 0; ahead += 1) {
    const at = new Date(today.getFullYear(), today.getMonth(), today.getDate() + ahead).getTime();
    const goes = at >= free ? left : Math.min(left, perDay);
    days.push({ at, count: goes });
    left -= goes;
  }
  return days;
}
