import { act } from 'react';
import type { AnyStateMachine, InputFrom } from 'xstate';
import { startWith, type FakePorts, type SeatFacts } from '../../../../machines/rehearsal/answers';
import { sampleNow, sampleSeats } from '../../../../machines/rehearsal/sample-seats';
import { one, rendered, write, type Words } from '../../../../tests/rendered';
import { ConsoleContext } from '../../../seams/use-console';

/** A form about accounts on fake ports, with what a person does in it. */
export function openCall<Machine extends AnyStateMachine>(
  machine: Machine,
  input: InputFrom<Machine>,
  node: (actor: ReturnType<typeof startWith<Machine>>['actor']) => React.ReactNode,
  { ports = {}, seats = {}, lang = 'es' }: { ports?: FakePorts; seats?: SeatFacts; lang?: Words } = {},
) {
  const stage = startWith(machine, { input, ports, seats: sampleSeats(seats), now: sampleNow });
  const { host } = rendered(<ConsoleContext value={stage.root}>{node(stage.actor)}</ConsoleContext>, lang);
  return {
    ...stage,
    host,
    text: () => host.textContent,
    names: () => [...host.querySelectorAll('[name]')].map((field) => field.getAttribute('name')),
    value: (name: string) => one<HTMLInputElement>(host, `[name=${name}]`).value,
    type: (values: object) => {
      for (const [name, text] of Object.entries(values)) write(one(host, `[name=${name}]`), text as string);
    },
    submit: async () => {
      await act(async () => {
        one<HTMLFormElement>(host, 'form').requestSubmit();
        await stage.settle();
      });
    },
    /** What is said at that field, null where nothing is wrong with it. */
    fault: (name: string) => {
      const field = one(host, `[name=${name}]`);
      if (field.getAttribute('aria-invalid') !== 'true') return null;
      const told = (field.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id));
      return told.find((each) => each?.className.includes('error'))?.textContent;
    },
    focused: () => document.activeElement?.getAttribute('name') ?? document.activeElement?.tagName,
  };
}
