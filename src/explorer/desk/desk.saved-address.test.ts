import { Blob as WholeBlob } from 'node:buffer';
import { createHash } from 'node:crypto';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Step, TakenStep } from '../../../machines/simulator/walk';
import { decodeWalk } from '../lab/address';
import {
  createWalkAddress,
  stopDesks,
  readMachineLocation,
  openDesk,
  readFrameValues,
  sampleSteps,
  createWalk,
} from './desk.fixture';
import { answerStep, askingValue, confirmingValue, shownValue } from './walk.fixture';

beforeAll(() => void vi.stubGlobal('Blob', WholeBlob));
afterEach(stopDesks);

const begin: Step = { do: 'send', event: { type: 'confirm.begin' } };

describe('the address', () => {
  test('is kept on each move and holds the whole walk and where it stands', async () => {
    const one = await openDesk('#/case');
    await one.take(answerStep());
    await one.take(begin);
    await one.goTo(1);
    const places = one.kept.map(readMachineLocation);
    expect(places.map(({ name, at }) => [name, at])).toEqual([
      ['case', null],
      ['case', null],
      ['case', 1],
    ]);
    expect(await Promise.all(places.map(({ walk }) => decodeWalk(walk ?? '')))).toEqual([
      { ok: true, walk: await createWalk({ steps: sampleSteps.slice(0, 1) }) },
      { ok: true, walk: await createWalk() },
      { ok: true, walk: await createWalk() },
    ]);
    const again = await openDesk(one.kept.at(-1) ?? '');
    expect(readFrameValues(again)).toEqual(readFrameValues(one));
    await one.goTo(0);
    await one.take({ do: 'send', event: { type: 'tab.choose', tab: 'seller' } });
    await one.goTo(0);
    one.walk().send({ type: 'walk.cut' });
    one.walk().send({ type: 'left.forget' });
    await vi.waitFor(() => expect(one.kept.at(-1)).toBe('#/case'), { timeout: 10_000 });
  });

  test('holds what is looked at, too', async () => {
    const one = await openDesk('#/case');
    one.desk.send({ type: 'outlook.choose', outlook: { tab: 'screen', lang: 'pt' } });
    one.desk.send({ type: 'outlook.choose', outlook: { scheme: 'dark' } });
    await vi.waitFor(() => expect(one.kept.at(-1)).toBe('#/case?tab=screen&lang=pt&scheme=dark'), { timeout: 10_000 });
    expect(one.context().place).toMatchObject({
      outlook: { tab: 'screen', lang: 'pt', scheme: 'dark', width: 'wide' },
    });
    await one.take(answerStep());
    expect(readMachineLocation(one.kept.at(-1) ?? '').outlook).toEqual({
      tab: 'screen',
      lang: 'pt',
      scheme: 'dark',
      width: 'wide',
      arrows: 'nothing',
      only: 'all',
    });
  });

  test('keeps the steps that no longer hold while one only looks, and beside the next step what was saved of them', async () => {
    const lost: TakenStep = { do: 'send', event: { type: 'confirm.start' }, to: shownValue };
    const givenWalk = await createWalk({ fingerprint: '00000000', steps: [...sampleSteps.slice(0, 1), lost] });
    const one = await openDesk(await createWalkAddress(givenWalk));
    one.desk.send({ type: 'outlook.choose', outlook: { tab: 'data' } });
    await vi.waitFor(() => expect(one.kept).toHaveLength(1), { timeout: 10_000 });
    expect(await decodeWalk(readMachineLocation(one.kept[0] ?? '').walk ?? '')).toEqual({ ok: true, walk: givenWalk });
    await one.take(begin);
    expect(await decodeWalk(readMachineLocation(one.kept.at(-1) ?? '').walk ?? '')).toEqual({
      ok: true,
      walk: { ...(await createWalk()), saved: { from: 1, steps: [lost] } },
    });
  });

  test('stays word for word while one only looks, whatever could be shown of it', async () => {
    const walk = readMachineLocation(await createWalkAddress({ fingerprint: '00000000' }, 1)).walk ?? '';
    for (const givenWalk of [`${walk}/1`, 'damaged', `${walk}/99`]) {
      const one = await openDesk(`#/case/${givenWalk}`);
      await one.keeping(() => one.desk.send({ type: 'outlook.choose', outlook: { tab: 'data', width: 'phone' } }));
      expect([one.kept, one.context().hasMoved]).toEqual([[`#/case/${givenWalk}?tab=data&width=phone`], false]);
      one.desk.send({ type: 'search.edit', text: 'reply' });
      await one.keeping(() => one.desk.send({ type: 'outlook.choose', outlook: { tab: 'step', width: 'wide' } }));
      expect(one.kept.slice(1)).toEqual([`#/case/${givenWalk}`]);
    }
  });

  test('is one of this version once somebody moves on, and the walk no longer said to be older', async () => {
    const one = await openDesk(await createWalkAddress({ fingerprint: '00000000' }));
    expect([one.context().older, one.context().hasMoved]).toEqual([true, false]);
    await one.goTo(1);
    expect([one.context().older, one.context().hasMoved]).toEqual([false, true]);
    expect(one.kept).toEqual([await createWalkAddress({}, 1)]);
  });

  test('holds the last of several quick moves', async () => {
    const one = await openDesk('#/case');
    for (const step of [answerStep(), begin]) one.walk().send({ type: 'step.take', step });
    await one.until((now) => now.context.walk?.at === 2 && now.matches({ shown: { address: 'kept' } }));
    expect(one.kept.at(-1)).toBe(await createWalkAddress());
    expect(one.context().hash).toBe(one.kept.at(-1));
  });

  test('that can’t hold the walk stays as it was and says so; the walk goes on, and is handed on without it', async () => {
    const one = await openDesk('#/case');
    await one.take(answerStep());
    await one.take(begin);
    const kept = [...one.kept];
    const noise = Array.from({ length: 3000 }, (_, at) => createHash('sha256').update(String(at)).digest('base64'));
    const values = { description: noise.join('') };
    one.walk().send({ type: 'step.take', step: { do: 'send', event: { type: 'confirm.change', values } } });
    await one.until((now) => now.context.fault !== null);
    const { fault, unheld } = one.context();
    expect(unheld).toMatch(
      /^This walk is too long for an address: it has [\d,]+ characters, and at most 65,536 fit\.$/,
    );
    expect([fault, one.kept]).toEqual([
      `${String(unheld)} From here on it is kept in this page alone: copy it as a test or as a report.`,
      kept,
    ]);
    expect(readFrameValues(one)).toEqual([askingValue, shownValue, confirmingValue, confirmingValue, 3]);
    one.desk.send({ type: 'share', what: 'link' });
    expect((await one.until((now) => now.context.shared !== null)).context.shared).toEqual({
      ok: false,
      said: 'This walk is too long for a link: copy it as a test or as a report.',
      text: null,
    });
    one.walk().send({ type: 'walk.goTo', at: 1 });
    one.walk().send({ type: 'walk.cut' });
    await one.until((now) => now.context.unheld === null);
  });

  test('names another life than the first, also at its start', async () => {
    const one = await openDesk('#/suspicious');
    const begin = (name: string) => one.walk().send({ type: 'walk.load', course: { life: name, steps: [] } });
    await one.keeping(() => begin('answers to sellers are due'));
    const again = await openDesk(one.kept[0] ?? '');
    expect(again.context().walk).toMatchObject({ life: 'answers to sellers are due', steps: [], at: 0 });
    await one.keeping(() => begin('one more may be sent today'));
    expect(one.kept[1]).toBe('#/suspicious');
  });
});
