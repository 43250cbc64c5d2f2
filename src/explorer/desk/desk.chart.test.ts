import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { fromPromise } from 'xstate';
import { loadExhibit } from '../lab/exhibit';
import type { Exhibit } from '../lab/lab.types';
import type { Paths } from '../lab/paths';
import { deskMachine } from './desk.machine';
import { endDesks, opened } from './desk.stage';

let cases: Exhibit;
beforeAll(async () => {
  cases = await loadExhibit('case');
});
afterEach(endDesks);

describe('the chart', () => {
  test('is laid out anew without what is collapsed, and is the drawn one again when all is shown', async () => {
    const one = await opened('#/case');
    const laid = () => one.until((now) => now.matches({ shown: { chart: 'laid' } }));
    one.desk.send({ type: 'region.toggle', id: 'case.reply' });
    await laid();
    const inside = cases.layout.nodes.filter(({ parent }) => parent === 'case.reply').map(({ id }) => id);
    expect(inside.length).toBeGreaterThan(3);
    expect(one.context().layout?.nodes.map(({ id }) => id)).toEqual(
      cases.layout.nodes.map(({ id }) => id).filter((id) => !inside.includes(id)),
    );
    expect([...one.context().collapsed]).toEqual(['case.reply']);
    one.desk.send({ type: 'region.toggle', id: 'case.reply' });
    await laid();
    expect([one.context().layout, one.context().collapsed.size]).toEqual([cases.layout, 0]);
  });

  test('what is chosen in it is let go by choosing it again or nothing; the way to it is looked for', async () => {
    const one = await opened('#/case');
    const choose = (id: string | null) => {
      one.desk.send({ type: 'chart.choose', id });
      return one.context().chosen;
    };
    expect(choose('case.reply.sending')).toBe('case.reply.sending');
    expect(one.desk.getSnapshot().matches({ shown: { paths: 'walking' } })).toBe(true);
    expect([choose('case.reply'), choose('case.reply'), choose('case.content'), choose(null)]).toEqual([
      'case.reply',
      null,
      'case.content',
      null,
    ]);
    await one.until((now) => now.matches({ shown: { paths: 'known' } }));
    expect([choose('case.reply'), choose('case.reply')]).toEqual(['case.reply', null]);
    const { states = [], transitions = [] } = one.context().paths ?? {};
    expect([states.filter(({ reached }) => !reached), transitions.filter(({ taken }) => !taken)]).toEqual([[], []]);
  });

  test('shows what no path reaches when it is asked to, and no more when it is asked again', async () => {
    const one = await opened('#/login');
    one.desk.send({ type: 'coverage.toggle' });
    expect(one.context().showsCoverage).toBe(true);
    await one.until((now) => now.matches({ shown: { paths: 'known' } }));
    one.desk.send({ type: 'coverage.toggle' });
    expect(one.context().showsCoverage).toBe(false);
  });
});

describe('the paths', () => {
  test('are walked once they are looked at; a search begins at the top of the list, more are shown by fifties', async () => {
    const one = await opened('#/login');
    one.desk.send({ type: 'paths.open' });
    await one.until((now) => now.matches({ shown: { paths: 'known' } }));
    expect(one.context().paths?.walks).toHaveLength(6);
    one.desk.send({ type: 'paths.more' });
    expect(one.context().pathsListed).toBe(100);
    one.desk.send({ type: 'paths.filter', text: 'faulty' });
    expect([one.context().pathFilter, one.context().pathsListed]).toEqual(['faulty', 50]);
    const { paths } = one.context();
    one.desk.send({ type: 'paths.open' });
    expect(one.context().paths).toBe(paths);
  });

  test('that can’t be walked are told, and can be asked for again', async () => {
    const walking = fromPromise<Paths, { exhibit: Exhibit | null }>(() =>
      Promise.reject(new Error('The paths do not end.')),
    );
    const one = await opened('#/login', {}, deskMachine.provide({ actors: { walking } }));
    one.desk.send({ type: 'paths.open' });
    await one.until((now) => now.context.fault !== null);
    expect([one.context().fault, one.desk.getSnapshot().matches({ shown: { paths: 'unasked' } })]).toEqual([
      'The paths do not end.',
      true,
    ]);
  });
});
