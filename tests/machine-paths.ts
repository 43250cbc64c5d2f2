import { roster } from '../machines/roster';
import { pathsOf, type Paths } from '../src/explorer/lab/paths';
import { loadSamples } from './roster-samples';

type MachineName = keyof typeof roster;

const walked = new Map<MachineName, Promise<Paths>>();

/** Every path of the samples of that machine. Files of one worker share what was walked: it is most of the time of these layers. */
export function machinePaths(name: MachineName): Promise<Paths> {
  const known = walked.get(name);
  if (known !== undefined) return known;
  const { folder, load } = roster[name];
  const paths = Promise.all([load(), loadSamples(folder)]).then(([machine, samples]) => pathsOf(machine, samples));
  walked.set(name, paths);
  return paths;
}
