import type { AnyEventObject } from 'xstate';
import { describeDelay } from '../../../machines/simulator/describe-delays';
import { endedActorOf, portIdsOf } from '../../../machines/simulator/port-ids';
import { answersOf } from '../lab/answers';
import { formatEvent } from '../lab/format-step';
import type { Exhibit } from '../lab/lab.types';
import { eventsOf, writeValue } from '../lab/payload';
import { formatLeastDistinguishing } from './format-payload';

/** One event of a path as a person reads it, and what tells it from other samples that would read the same. */
interface DescribedEvent {
  said: string;
  /** Empty where nothing reads the same. */
  detail: string;
}

/** Tells the events of paths through that machine, each once. */
export function createEventFormatter({ machine, samples, words }: Pick<Exhibit, 'machine' | 'samples' | 'words'>) {
  const inWords = (event: AnyEventObject) => formatEvent(event, (delay) => describeDelay(machine, words, delay));
  const ids = portIdsOf(machine);
  const all = new Map(eventsOf(samples).map((event) => [writeValue(event), event]));
  const alike = new Map<string, Map<string, DescribedEvent>>();
  /** As the buttons that answer the port say it. */
  const answered = ({ type, output }: AnyEventObject): string | undefined => {
    const id = endedActorOf(type);
    if (id === undefined) return undefined;
    const text = writeValue(output);
    const answers = answersOf(machine, samples, ids.get(id) ?? id).samples;
    const says = answers.find(({ outcome }) => writeValue(outcome) === text)?.says;
    return says?.replace(/^(answers|refuses [A-Z_]+) ?/, '');
  };
  /** Every sample that reads so, by its text; what still reads the same is numbered. */
  const distinguishEvents = (said: string): Map<string, DescribedEvent> => {
    const ones = [...all].filter(([, event]) => inWords(event) === said);
    if (ones.length < 2) return new Map();
    const details = ones.map(([, event]) => {
      const others = ones.flatMap(([, other]) => (other === event ? [] : [other]));
      return answered(event) ?? formatLeastDistinguishing(event, others);
    });
    return new Map(
      ones.map(([text], at) => {
        const detail = details[at] ?? '';
        const nth = details.slice(0, at + 1).filter((other) => other === detail).length;
        const isShared = details.filter((other) => other === detail).length > 1;
        return [text, { said, detail: isShared ? `${detail} (${String(nth)})`.trim() : detail }];
      }),
    );
  };
  return (event: AnyEventObject): DescribedEvent => {
    const said = inWords(event);
    const known = alike.get(said) ?? distinguishEvents(said);
    alike.set(said, known);
    return known.get(writeValue(event)) ?? { said, detail: '' };
  };
}
