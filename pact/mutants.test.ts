import { describe, expect, test } from 'vitest';
import { kinds } from './mutant-kinds';
import { reasons } from './mutant-reasons';
import { runKind } from './mutant-run';

describe('an example with one thing changed', () => {
  test.each(kinds)('$name: what the verification does not notice has a written reason', async (kind) => {
    const { changes, survivors, unexplained } = await runKind(kind);
    expect(changes).toBeGreaterThan(0);
    expect(
      unexplained.map(({ field, interaction, place }) => `${field}: ${interaction.description} at ${place.path}`),
    ).toEqual([]);
    const survived = new Set(survivors.map(({ field }) => field));
    const explained = reasons
      .filter((reason) => reason.kind === kind.name)
      .flatMap(({ fields }) => (fields === 'any' ? [] : fields));
    expect(explained.filter((field) => !survived.has(field))).toEqual([]);
  });

  test('every reason is about a kind of change that there is', () => {
    const names = kinds.map(({ name }) => name);
    expect(reasons.filter(({ kind }) => !names.includes(kind))).toEqual([]);
  });
});
