import { createActor, fromTransition } from 'xstate';
import { describe, expect, it } from 'vitest';
import { answers, answersInTurn, answersLater, refuses, startWith, type FakePorts } from '../../simulator/answers';
import type { Profile } from '../../../contracts/shapes';
import { sampleProfile } from '../profile/profile.samples';
import { shellMachine } from './shell.machine';
import { shellInput } from './shell.samples';
import { shellView } from './shell.view';

async function start(ports: FakePorts = {}) {
  const applyLanguage = answers<void, { lang: string }>(undefined);
  const writePreference = answers<void, { name: string; value: string }>(undefined);
  const stage = startWith(shellMachine, {
    input: shellInput,
    ports: { readPreference: answers<string | null>(null), writePreference, applyLanguage, ...ports },
  });
  const view = () => shellView(stage.actor.getSnapshot());
  const before = view();
  await stage.settle();
  return { ...stage, view, before, applyLanguage, writePreference };
}

describe('the language', () => {
  it('I18N-03 is en before any is applied, I18N-02 and the first painted is es', async () => {
    const { before, view, applyLanguage } = await start();
    expect(before).toMatchObject({ lang: 'en', painted: false });
    expect(applyLanguage.asked).toEqual([{ lang: 'es' }]);
    expect(view()).toMatchObject({ lang: 'es', painted: true, forced: false });
  });

  it('is the one chosen last in this browser', async () => {
    const { view, applyLanguage, receivedBy } = await start({ readPreference: answers<string | null>('pt') });
    expect(applyLanguage.asked).toEqual([{ lang: 'pt' }]);
    expect(view().lang).toBe('pt');
    expect(receivedBy('screens')).toEqual([{ type: 'access.changed', access: { lang: 'pt' } }]);
  });

  it.each([answers<string | null>('xx'), refuses<string | null>('STORAGE_UNAVAILABLE')])(
    'is es when what is kept makes no sense',
    async (readPreference) => {
      const { view } = await start({ readPreference });
      expect(view().lang).toBe('es');
    },
  );

  it('once chosen it is painted, remembered, and the requester hears it', async () => {
    const { actor, settle, view, writePreference, receivedBy } = await start();
    const requester = createActor(
      fromTransition(
        (heard: string[], event: { type: 'language.applied'; lang: string }) => [...heard, event.lang],
        [],
      ),
    ).start();
    actor.send({ type: 'language.apply', lang: 'pt', requester });
    expect(view().lang).toBe('es');
    await settle();
    expect(view()).toMatchObject({ lang: 'pt', chosen: 'pt' });
    actor.send({ type: 'language.apply', lang: 'pt', requester });
    await settle();
    expect(requester.getSnapshot().context).toEqual(['pt', 'pt']);
    expect(writePreference.asked).toEqual([
      { name: 'lang', value: 'pt' },
      { name: 'lang', value: 'pt' },
    ]);
    expect(receivedBy('screens').at(-1)).toEqual({ type: 'access.changed', access: { lang: 'pt' } });
  });

  it('an address forces it for its view only', async () => {
    const { actor, settle, view, writePreference } = await start({ readPreference: answers<string | null>('pt') });
    actor.send({ type: 'language.force', lang: 'es' });
    await settle();
    expect(view()).toMatchObject({ lang: 'es', chosen: 'pt', forced: true });
    actor.send({ type: 'language.force', lang: null });
    await settle();
    expect(view()).toMatchObject({ lang: 'pt', forced: false });
    expect(writePreference.asked).toEqual([]);
  });

  it('the last choice wins, whatever comes first', async () => {
    const applyLanguage = answersLater<void>();
    const { actor, settle, view } = await start({ applyLanguage });
    actor.send({ type: 'language.apply', lang: 'pt' });
    actor.send({ type: 'language.apply', lang: 'en' });
    applyLanguage.answer({ ok: true, value: undefined });
    applyLanguage.answer({ ok: true, value: undefined });
    await settle();
    expect(view().painted).toBe(false);
    applyLanguage.answer({ ok: true, value: undefined });
    await settle();
    expect(view()).toMatchObject({ painted: true, lang: 'en' });
  });

  it('words that do not come are asked for again, the former stay', async () => {
    const applyLanguage = answersInTurn<void>(
      { ok: true, value: undefined },
      { ok: false, failure: { code: 'OFFLINE' } },
      { ok: true, value: undefined },
    );
    const { actor, settle, view, clock } = await start({ applyLanguage });
    actor.send({ type: 'language.apply', lang: 'en' });
    await settle();
    expect(view()).toMatchObject({ lang: 'es', chosen: 'en' });
    clock.increment(3000);
    await settle();
    expect(view().lang).toBe('en');
  });
});

describe('maintenance', () => {
  it('SHL-31 covers the console while the versions differ, and only then', async () => {
    const { actor, view } = await start();
    actor.send({ type: 'version.seen', version: '3.20.1' });
    expect(view().maintained).toBe(false);
    for (const version of ['3.20.2', '3.20.0', '3.20', '4.20.1', '3.20.11']) {
      const other = await start();
      other.actor.send({ type: 'version.seen', version });
      expect([version, other.view().maintained]).toEqual([version, true]);
    }
  });

  it('SHL-32 covers it when a query did not know a field', async () => {
    const { actor, view } = await start();
    actor.send({ type: 'field.unknown' });
    expect(view().maintained).toBe(true);
  });

  it('looks again every 60 s and stops covering once both fit', async () => {
    const profile = answersInTurn<Profile>(
      { ok: false, failure: { code: 'UNKNOWN_FIELD' } },
      { ok: false, failure: { code: 'OFFLINE' } },
      { ok: true, value: sampleProfile },
      { ok: true, value: sampleProfile },
    );
    const { actor, settle, view, clock } = await start({ profile });
    actor.send({ type: 'version.seen', version: '3.20.2' });
    clock.increment(59_999);
    await settle();
    expect(profile.asked).toHaveLength(0);
    clock.increment(1);
    for (const asked of [1, 2, 3]) {
      await settle();
      expect(profile.asked).toHaveLength(asked);
      expect(view()).toMatchObject({ maintained: true, checking: false });
      clock.increment(60_000);
    }
    actor.send({ type: 'version.seen', version: '3.20.1' });
    await settle();
    expect(view().maintained).toBe(false);
  });

  it('offers to load the console anew', async () => {
    const { actor } = await start();
    let reloads = 0;
    actor.on('page.reload', () => (reloads += 1));
    actor.send({ type: 'maintenance.reload' });
    actor.send({ type: 'field.unknown' });
    actor.send({ type: 'maintenance.reload' });
    expect(reloads).toBe(1);
  });

  it('passes on that a page on which nothing can go on is to be loaded anew', async () => {
    const { actor } = await start();
    let reloads = 0;
    actor.on('page.reload', () => (reloads += 1));
    actor.send({ type: 'page.reload' });
    expect(reloads).toBe(1);
  });
});

describe('the menu', () => {
  it('opens and closes', async () => {
    const { actor, view } = await start();
    expect(view().menuOpen).toBe(false);
    actor.send({ type: 'menu.toggle' });
    expect(view().menuOpen).toBe(true);
    actor.send({ type: 'menu.toggle' });
    expect(view().menuOpen).toBe(false);
  });
});

describe('leaving something unsaved', () => {
  it('asks, and tells what was decided', async () => {
    const { actor, view } = await start();
    const decided: boolean[] = [];
    actor.on('leave.decided', ({ leave }) => decided.push(leave));
    actor.send({ type: 'leave.ask' });
    expect(view().askingToLeave).toBe(true);
    actor.send({ type: 'leave.stay' });
    actor.send({ type: 'leave.ask' });
    actor.send({ type: 'leave.go' });
    expect(decided).toEqual([false, true]);
    expect(view().askingToLeave).toBe(false);
  });
});

describe('a part that can not be had', () => {
  it('is told with the release of the server, until the person goes on without it', async () => {
    const { actor, view } = await start();
    expect(view()).toMatchObject({ incomplete: false, served: null });
    actor.send({ type: 'part.missing', release: 'newer' });
    expect(view()).toMatchObject({ incomplete: true, served: 'newer' });
    actor.send({ type: 'part.dismiss' });
    expect(view().incomplete).toBe(false);
  });

  it('keeps the reason that is known when the server can not be asked for the next', async () => {
    const { actor, view } = await start();
    actor.send({ type: 'part.missing', release: 'older' });
    actor.send({ type: 'part.missing', release: null });
    expect(view()).toMatchObject({ incomplete: true, served: 'older' });
  });
});
