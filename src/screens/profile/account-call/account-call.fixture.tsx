import type { AnyStateMachine, InputFrom } from 'xstate';
import { startWith, type FakePorts, type SystemActorFacts } from '../../../../machines/simulator/answers';
import { sampleNow, sampleSystemActors } from '../../../../machines/simulator/sample-system-actors';
import { act } from '../../../../tests/act';
import { getElement, renderNode, fillField, type TestLanguage } from '../../../../tests/render-node';
import { ConsoleContext } from '../../../seams/use-console';

/** A form about accounts on fake ports, with what a person does in it. */
export function openCall<Machine extends AnyStateMachine>(
  machine: Machine,
  input: InputFrom<Machine>,
  node: (actor: ReturnType<typeof startWith<Machine>>['actor']) => React.ReactNode,
  {
    ports = {},
    systemActors = {},
    lang = 'es',
  }: { ports?: FakePorts; systemActors?: SystemActorFacts; lang?: TestLanguage } = {},
) {
  const stage = startWith(machine, { input, ports, systemActors: sampleSystemActors(systemActors), now: sampleNow });
  const { host } = renderNode(<ConsoleContext value={stage.root}>{node(stage.actor)}</ConsoleContext>, lang);
  return {
    ...stage,
    host,
    text: () => host.textContent,
    names: () => [...host.querySelectorAll('[name]')].map((field) => field.getAttribute('name')),
    value: (name: string) => getElement<HTMLInputElement>(host, `[name=${name}]`).value,
    type: (values: object) => {
      for (const [name, text] of Object.entries(values)) fillField(getElement(host, `[name=${name}]`), text as string);
    },
    submit: async () => {
      await act(async () => {
        getElement<HTMLFormElement>(host, 'form').requestSubmit();
        await stage.settle();
      });
    },
    /** What is said at that field, null where nothing is wrong with it. */
    fault: (name: string) => {
      const field = getElement(host, `[name=${name}]`);
      if (field.getAttribute('aria-invalid') !== 'true') return null;
      const told = (field.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id));
      return told.find((each) => each?.className.includes('error'))?.textContent;
    },
    focused: () => document.activeElement?.getAttribute('name') ?? document.activeElement?.tagName,
  };
}
