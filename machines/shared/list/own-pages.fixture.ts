import type { AnyStateMachine, InputFrom } from 'xstate';
import type { Gateway } from '../../../contracts/ports';
import type { ScreenName } from '../../domain/addresses';
import { answers, startWith, type FakePorts } from '../../simulator/answers';
import { inputAt } from '../../simulator/sample-addresses';
import { sampleNow, sampleSystemActors } from '../../simulator/sample-system-actors';
import { pageOfRows } from './list.samples';

interface OwnList {
  name: ScreenName;
  /** What it asks for. */
  own: keyof Gateway;
  /** What its twin asks for, which it must not. */
  other: keyof Gateway;
  row: unknown;
}

/** The machine of that list, begun on the second of its pages and sent to the third: what either port was asked, and what was said to `screens`. */
export async function openOwnPages(machine: AnyStateMachine, { name, own, other, row }: OwnList) {
  const [ownPort, otherPort] = [answers({ ...pageOfRows([row]), total: 41 }), answers(pageOfRows([row]))];
  const { settle, actor, receivedBy } = startWith(machine, {
    input: inputAt(name, {} as never, { page: '2' }) as InputFrom<AnyStateMachine>,
    systemActors: sampleSystemActors(),
    now: sampleNow,
    ports: { [own]: ownPort, [other]: otherPort, readDrafts: answers([]) } as FakePorts,
  });
  await settle();
  actor.send({ type: 'page.go', page: 3 });
  return { asked: [ownPort.asked, otherPort.asked], said: receivedBy('screens') };
}
