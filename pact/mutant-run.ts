import { committedContractFiles, readContract } from './kit/contract-source';
import { mutantsOf, replayMutants, type MutantResult, type MutantKind } from './kit/mutants';
import { leavesOf } from './kit/leaf-types';
import { survivorReasons } from './mutant-reasons';

/** A change that the verification did not notice, at a field of the schema (`Site.id`) or of a call's answer. */
export interface Survivor extends MutantResult {
  field: string;
}

export interface KindRun {
  kind: MutantKind;
  changes: number;
  survivors: Survivor[];
  /** The survivors that no reason covers. */
  unexplained: Survivor[];
  milliseconds: number;
}

function fieldOf({ interaction, place }: MutantResult): string {
  const { query } = (interaction.request.body?.content ?? {}) as { query?: string };
  return (query === undefined ? undefined : leavesOf(query).get(place.field)?.field) ?? place.field;
}

/** Whether a written reason covers what survives of this kind at this field. */
export const isExplained = (kind: string, field: string): boolean =>
  survivorReasons.some((reason) => reason.kind === kind && (reason.fields === 'any' || reason.fields.includes(field)));

/** One kind of change at every place of every committed contract. */
export async function runKind(kind: MutantKind): Promise<KindRun> {
  const from = performance.now();
  const contracts = committedContractFiles().map((file) => readContract(file));
  const mutants = contracts.flatMap(({ interactions }) => interactions.flatMap((one) => mutantsOf(one, kind)));
  const changes = await replayMutants(readContract(), mutants);
  const survivors = changes.filter(({ noticed }) => !noticed).map((one) => ({ ...one, field: fieldOf(one) }));
  const unexplained = survivors.filter(({ field }) => !isExplained(kind.name, field));
  return { kind, changes: changes.length, survivors, unexplained, milliseconds: performance.now() - from };
}

/** The row of one kind in the table. */
export function formatKindRun({ kind, changes, survivors, unexplained, milliseconds }: KindRun): string {
  const numbers = [changes, changes - survivors.length, survivors.length, unexplained.length];
  const [all, noticed, survive, without] = numbers.map(String);
  const time = `${(milliseconds / 1_000).toFixed(1)} s`;
  return `${kind.name.padEnd(34)} ${String(all).padStart(7)} ${String(noticed).padStart(8)} ${String(survive).padStart(8)} ${String(without).padStart(15)} ${time.padStart(8)}`;
}
