import type { Outcome } from '../../contracts/ports';
import type { OutboxEvent } from '../system-actors/outbox';
import type { FakePorts, RecordedEvent } from './answers';
import type { CodeFetcher } from '../kit/lazy-code';
import { requesterIdOf } from '../kit/port';
import { toMutationRequest } from '../kit/mutation';
import type { Step } from './walk';

/** One call of a port, one work asked of the outbox, or code that is fetched. It stays, whatever becomes of it: a late answer is an answer to one that was given up. */
export interface PortRequest {
  port: string;
  /** Which time this port was asked, from 1. */
  nth: number;
  /** Id of the actor that asks; the port's name unless two ask the same. */
  by: string;
  input: unknown;
  standing: 'open' | 'answered' | 'given up';
}

interface Call extends PortRequest {
  answer: (outcome: Outcome<unknown>) => void;
  /** Whether whoever asks still waits; unless given, it says so by its signal. */
  isAwaited?: () => boolean;
}

/** Everything that a simulated machine asks of the outside, kept until a step answers it. */
export function recordRequests() {
  const calls: Call[] = [];
  const coming = new Set<Promise<unknown>>();
  const called = (port: string, by: string, input: unknown, answer: Call['answer']): Call => {
    const nth = calls.filter((call) => call.port === port).length + 1;
    const call: Call = { port, nth, by, input, standing: 'open', answer };
    calls.push(call);
    return call;
  };
  const giveUpBy = (signal: AbortSignal, call: Call) =>
    signal.addEventListener('abort', () => {
      if (call.standing === 'open') call.standing = 'given up';
    });
  const ports = new Proxy<FakePorts>(
    {},
    {
      get: (_none, port: string) => (input: unknown, signal: AbortSignal) =>
        new Promise<Outcome<unknown>>((resolve) => {
          giveUpBy(signal, called(port, requesterIdOf(signal) ?? port, input, resolve));
        }),
    },
  );
  /** Whatever value answers it, the code that comes is the real one. */
  const code: CodeFetcher = (name, input, load, signal) =>
    new Promise((resolve, reject) => {
      const call = called(name, name, input, (outcome) => {
        if (!outcome.ok) return reject(new Error(outcome.failure.code));
        const fetched = load();
        const come = () => coming.delete(fetched);
        coming.add(fetched);
        fetched.then(come, come);
        return resolve(fetched);
      });
      giveUpBy(signal, call);
    });

  const standingOf = ({ standing, isAwaited }: Call): PortRequest['standing'] =>
    standing === 'open' && isAwaited?.() === false ? 'given up' : standing;

  return {
    ports,
    code,
    /** Work that somebody waits for is asked as a port is: the answer settles it. */
    heard({ systemId, event }: RecordedEvent): void {
      if (systemId !== 'outbox' || event.type !== 'mutation.submit') return;
      const { id, work, requester } = event as Extract<OutboxEvent, { type: 'mutation.submit' }>;
      if (!requester) return;
      const { name, input } = toMutationRequest(work);
      const call = called(name, requester.id, input, (outcome) =>
        requester.send({
          type: 'mutation.settled',
          id,
          work,
          ...(outcome.ok ? { failure: null, value: outcome.value } : { failure: outcome.failure }),
        }),
      );
      call.isAwaited = () => requester.getSnapshot().status === 'active';
    },
    asks: (): PortRequest[] =>
      calls.map((call) => {
        const { port, nth, by, input } = call;
        return { port, nth, by, input, standing: standingOf(call) };
      }),
    /** Gives an answer, or answers the sentence of why it can't be given. */
    answer({ port, nth, outcome }: Extract<Step, { do: 'answer' }>): string | null {
      const call = calls.find((one) => one.port === port && one.nth === nth);
      if (!call) return `"${port}" was not asked ${nth === 1 ? 'yet' : `a ${nth}. time`}.`;
      if (call.standing === 'answered') return `"${port}" has its answer already.`;
      if (call.standing === 'open') call.standing = 'answered';
      call.answer(outcome);
      return null;
    },
    /** Whether code is on its way. */
    isFetching: () => coming.size > 0,
    fetched: () => Promise.allSettled(coming),
  };
}
