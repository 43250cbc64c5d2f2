import type { InputOf, Outcome, Ports, ValueOf } from '../../../../contracts/ports';
import type { CommandInput, CommandName } from '../../../seats/outbox';
import { mapped, notice, type Claims, type Telling, type WorkRule } from './work-rule';

export interface CommandRule<Name extends CommandName>
  extends Claims<CommandInput<Name>>, Pick<WorkRule<CommandInput<Name>>, 'waits' | 'wasDone' | 'begins' | 'pauses'> {
  /** Told when it was done; `heard`: a screen that asked is still there to tell the person. */
  after?(value: ValueOf<Name>, heard: boolean, id: string, input: CommandInput<Name>): Telling[];
  /** Told when it wasn't, in place of the notice for a person whose screen is gone. */
  failed?(
    failure: NonNullable<Parameters<WorkRule<never>['ends']>[2]['failure']>,
    heard: boolean,
    id: string,
    input: CommandInput<Name>,
  ): Telling[];
}

/** Any other mutation: the port of its own name. */
export function command<Name extends CommandName>(
  name: Name,
  { after, failed, ...rule }: CommandRule<Name>,
): WorkRule<CommandInput<Name>> {
  return {
    ...rule,
    perform: async (ports: Ports, input, signal) => {
      const ask = ports[name] as (input: InputOf<Name>, signal: AbortSignal) => Promise<Outcome<ValueOf<Name>>>;
      return mapped(await ask(input as InputOf<Name>, signal), (value) => ({ value, words: [], refused: [] }));
    },
    ends: (id, input, { done, failure, heard }) => {
      if (failure === null) return { failure, tells: after?.(done.value as ValueOf<Name>, heard, id, input) ?? [] };
      if (failed) return { failure, tells: failed(failure, heard, id, input) };
      return { failure, tells: heard ? [] : [notice({ code: `command.${name}.failed`, tone: 'failure', failure })] };
    },
  };
}
