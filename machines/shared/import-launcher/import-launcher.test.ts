import { describe, expect, it } from 'vitest';
import { waitFor } from 'xstate';
import { importKey } from '../../domain/saved-import';
import { startWith } from '../../simulator/answers';
import { anaFacts, quietOutbox, sampleSystemActors } from '../../simulator/sample-system-actors';
import { sampleSavedImport } from '../import/import.samples';
import { importLauncherMachine } from './import-launcher.machine';
import { importLauncherView } from './import-launcher.view';

async function open(drafts: Record<string, unknown> = {}) {
  const systemActors = sampleSystemActors({ profile: anaFacts, outbox: quietOutbox, drafts: { drafts } });
  const stage = startWith(importLauncherMachine, { systemActors });
  await stage.settle();
  /** Its code has come. */
  const opened = () => waitFor(stage.actor, (snapshot) => snapshot.matches('open'));
  return { ...stage, opened, view: () => importLauncherView(stage.actor.getSnapshot()) };
}

describe('the door of an import', () => {
  it('is closed until it is opened, and fetches the import then', async () => {
    const { actor, opened, view } = await open();
    expect(view()).toMatchObject({ import: undefined, fetching: false, lacks: false });
    actor.send({ type: 'import.open' });
    expect(view().fetching).toBe(true);
    await opened();
    expect(view().import?.getSnapshot().value).toMatchObject({ step: expect.anything() });
  });

  it('opens by itself where a reload has cut an import off, and not where a person has put it aside', async () => {
    const cut = await open({ [importKey]: sampleSavedImport('sorted') });
    await cut.opened();
    expect(cut.view().import).toBeDefined();
    const aside = await open({ [importKey]: { ...sampleSavedImport('sorted'), closed: true } });
    expect(aside.view()).toMatchObject({ import: undefined, fetching: false });
  });

  it('tells its list when an import is over, and can be opened again', async () => {
    const { actor, opened, settle, view, toParent } = await open();
    actor.send({ type: 'import.open' });
    await opened();
    view().import?.send({ type: 'import.close' });
    view().import?.send({ type: 'import.gone' });
    await settle();
    expect([toParent, view().import]).toEqual([[{ type: 'import.over', send: [] }], undefined]);
    actor.send({ type: 'import.open' });
    await opened();
    expect(view().import).toBeDefined();
  });
});
