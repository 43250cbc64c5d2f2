import type { InputOf, Outcome, Ports, ValueOf } from '../../../../contracts/ports';
import type { CommandInput, CommandName } from '../../../system-actors/outbox';
import { mapOutcome, noticeTo, type QueueRules, type Notification, type MutationAdapter } from './mutation-adapter';

export interface CommandAdapterRules<Name extends CommandName>
  extends
    QueueRules<CommandInput<Name>>,
    Pick<MutationAdapter<CommandInput<Name>>, 'waits' | 'wasDone' | 'begins' | 'pauses'> {
  /** What this device keeps of it once the gateway has done it, whoever is still there; that it can't be kept changes nothing. */
  keeps?(ports: Ports, value: ValueOf<Name>, input: CommandInput<Name>, signal: AbortSignal): Promise<Outcome<void>>;
  /** Told when it was done; `heard`: a screen that asked is still there to tell the person. */
  after?(value: ValueOf<Name>, heard: boolean, id: string, input: CommandInput<Name>): Notification[];
  /** Told when it wasn't, in place of the notice for a person whose screen is gone. */
  failed?(
    failure: NonNullable<Parameters<MutationAdapter<never>['ends']>[2]['failure']>,
    heard: boolean,
    id: string,
    input: CommandInput<Name>,
  ): Notification[];
}

/** Any other mutation: the port of its own name. */
export function commandAdapter<Name extends CommandName>(
  name: Name,
  { keeps, after, failed, ...rule }: CommandAdapterRules<Name>,
): MutationAdapter<CommandInput<Name>> {
  return {
    ...rule,
    perform: async (ports: Ports, input, signal) => {
      const ask = ports[name] as (input: InputOf<Name>, signal: AbortSignal) => Promise<Outcome<ValueOf<Name>>>;
      const outcome = await ask(input as InputOf<Name>, signal);
      if (outcome.ok) await keeps?.(ports, outcome.value, input, signal);
      return mapOutcome(outcome, (value) => ({ value, words: [], refused: [] }));
    },
    ends: (id, input, { done, failure, heard }) => {
      if (failure === null) return { failure, tells: after?.(done.value as ValueOf<Name>, heard, id, input) ?? [] };
      const raised = [noticeTo({ code: `command.${name}.failed`, tone: 'failure', failure })];
      const tells = failed ? failed(failure, heard, id, input) : heard ? [] : raised;
      // What the person took back failed nobody.
      return { failure, tells: failure.code === 'ABORTED' ? tells.filter(({ to }) => to !== 'notices') : tells };
    },
  };
}
