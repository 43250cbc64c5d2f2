import { Blob as WholeBlob } from 'node:buffer';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Step, TakenStep } from '../../../machines/kit/walk';
import { decodeWalk } from '../lab/address';
import { addressed, endDesks, machinePlace, opened, standing, steps, walkOf } from './desk.stage';
import { answer, shown } from './walk.stage';

beforeAll(() => void vi.stubGlobal('Blob', WholeBlob));
afterEach(endDesks);

const begin: Step = { do: 'send', event: { type: 'confirm.begin' } };

describe('the address', () => {
  test('is kept on each move and holds the whole walk and where it stands', async () => {
    const one = await opened('#/case');
    await one.take(answer());
    await one.take(begin);
    await one.goTo(1);
    const places = one.kept.map(machinePlace);
    expect(places.map(({ name, at }) => [name, at])).toEqual([
      ['case', null],
      ['case', null],
      ['case', 1],
    ]);
    expect(await Promise.all(places.map(({ walk }) => decodeWalk(walk ?? '')))).toEqual([
      { ok: true, walk: await walkOf({ steps: steps.slice(0, 1) }) },
      { ok: true, walk: await walkOf() },
      { ok: true, walk: await walkOf() },
    ]);
    const again = await opened(one.kept.at(-1) ?? '');
    expect(standing(again)).toEqual(standing(one));
    await one.goTo(0);
    await one.take({ do: 'send', event: { type: 'tab.choose', tab: 'seller' } });
    await one.goTo(0);
    one.walk().send({ type: 'walk.cut' });
    await vi.waitFor(() => expect(one.kept.at(-1)).toBe('#/case'));
  });

  test('holds what is looked at, too', async () => {
    const one = await opened('#/case');
    one.desk.send({ type: 'outlook.choose', outlook: { tab: 'screen', lang: 'pt' } });
    one.desk.send({ type: 'outlook.choose', outlook: { scheme: 'dark' } });
    await vi.waitFor(() => expect(one.kept.at(-1)).toBe('#/case?tab=screen&lang=pt&scheme=dark'));
    expect(one.context().place).toMatchObject({
      outlook: { tab: 'screen', lang: 'pt', scheme: 'dark', width: 'wide' },
    });
    await one.take(answer());
    expect(machinePlace(one.kept.at(-1) ?? '').outlook).toEqual({
      tab: 'screen',
      lang: 'pt',
      scheme: 'dark',
      width: 'wide',
    });
  });

  test('keeps the steps that no longer hold while one only looks, and drops them with the next step', async () => {
    const lost: TakenStep = { do: 'send', event: { type: 'confirm.start' }, to: shown };
    const given = await walkOf({ fingerprint: '00000000', steps: [...steps.slice(0, 1), lost] });
    const one = await opened(await addressed(given));
    one.desk.send({ type: 'outlook.choose', outlook: { tab: 'data' } });
    await vi.waitFor(() => expect(one.kept).toHaveLength(1));
    expect(await decodeWalk(machinePlace(one.kept[0] ?? '').walk ?? '')).toEqual({ ok: true, walk: given });
    await one.take(begin);
    expect(await decodeWalk(machinePlace(one.kept.at(-1) ?? '').walk ?? '')).toEqual({
      ok: true,
      walk: await walkOf(),
    });
  });
});
