import { describe, expect, test } from 'vitest';
import { mutantKinds } from './mutant-kinds';
import { survivorReasons } from './mutant-reasons';
import { runKind } from './mutant-run';

describe('an example with one thing changed', () => {
  test.each(mutantKinds)('$name: what the verification does not notice has a written reason', async (kind) => {
    const { changes, survivors, unexplained } = await runKind(kind);
    expect(changes).toBeGreaterThan(0);
    expect(
      unexplained.map(({ field, interaction, place }) => `${field}: ${interaction.description} at ${place.path}`),
    ).toEqual([]);
    const survived = new Set(survivors.map(({ field }) => field));
    const explained = survivorReasons
      .filter((reason) => reason.kind === kind.name)
      .flatMap(({ fields }) => (fields === 'any' ? [] : fields));
    expect(explained.filter((field) => !survived.has(field))).toEqual([]);
  });

  test('every reason is about a kind of change that there is', () => {
    const names = mutantKinds.map(({ name }) => name);
    expect(survivorReasons.filter(({ kind }) => !names.includes(kind))).toEqual([]);
  });
});
