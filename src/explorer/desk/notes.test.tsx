import { Blob as WholeBlob } from 'node:buffer';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { act } from '../../../tests/act';
import { getElement, press, renderNode } from '../../../tests/render-node';
import { decodeWalk } from '../lab/address';
import { Desk } from './desk';
import { createWalkAddress, openDesk, readMachineLocation, stopDesks } from './desk.fixture';
import { fillField, getByName, textsOf, waitForStep } from './page.fixture';
import type { Tab } from './location';
import type { ShareFormat } from './share';

beforeAll(() => void vi.stubGlobal('Blob', WholeBlob));
afterEach(stopDesks);

const note = 'Here it goes wrong, https://tracker.test/T-1';

async function openCase(tab: Tab) {
  const openedDesk = await openDesk(await createWalkAddress({}, 1));
  openedDesk.desk.send({ type: 'outlook.choose', outlook: { tab } });
  const { host } = renderNode(<Desk desk={openedDesk.desk} />, 'en');
  await waitForStep(openedDesk, 1);
  return { ...openedDesk, host };
}

test('a note on a step stays with it while the walk goes back and on, and in its address; an address in it is a link', async () => {
  const one = await openCase('step');
  const field = () => getByName<HTMLInputElement>(one.host, 'input', 'Note on this step');
  fillField(field(), note);
  expect(getElement<HTMLAnchorElement>(one.host, 'a[href="https://tracker.test/T-1"]').rel).toContain('noopener');
  for (const _time of [1, 2]) {
    press(getByName(one.host, 'button', 'One step back'));
    await waitForStep(one, 0);
    expect(one.host.querySelector('[aria-label="Note on this step"]')).toBeNull();
    press(getByName(one.host, 'button', 'One step on'));
    await waitForStep(one, 1);
    expect(field().value).toBe(note);
  }
  await act(async () => void (await one.until(() => one.kept.length > 0)));
  press(getByName(one.host, 'button', 'One step on'));
  await waitForStep(one, 2);
  expect(field().value).toBe('');
  await one.goTo(1);
  const read = await decodeWalk(readMachineLocation(one.kept.at(-1) ?? '').walk ?? '');
  expect(read.ok && read.walk.steps.map((step) => step.note)).toEqual([note, undefined]);
});

test('a walk is handed to a test plan as Gherkin, as a list and as a table, with its notes', async () => {
  const one = await openCase('step');
  one.walk().send({ type: 'note.edit', text: note });
  one.walk().send({ type: 'walk.goTo', at: 2 });
  await waitForStep(one, 2);
  const share = async (what: ShareFormat) => {
    one.desk.send({ type: 'shared.dismiss' });
    one.desk.send({ type: 'share', what });
    return (await one.until((now) => now.context.shared !== null)).context.shared;
  };
  expect(await share('gherkin')).toMatchObject({ ok: true, said: 'The scenario is copied.' });
  expect(await share('markdown')).toMatchObject({ ok: true, said: 'The list of steps is copied.' });
  expect(await share('csv')).toMatchObject({ ok: true, said: 'case.csv is saved.' });
  const [gherkin = '', list = ''] = one.copied;
  const frames = one.walk().getSnapshot().context.frames;
  expect(gherkin).toMatch(/^Feature: case\n {2}# https:\/\/explorer\.test\/#\/case\/[\s\S]*\n {2}Scenario: /);
  expect(gherkin.match(/^ {4}(Given|When|Then) .*$/gm)).toHaveLength(1 + 2 * (frames.length - 1));
  expect(gherkin).toContain(`    # ${note}\n    When caseDescription answers\n      """json\n`);
  expect(list).toContain('1. `caseDescription answers` with `');
  expect(list).toContain(`   - note: ${note}`);
  const rows = (await one.saved[0]?.data.text())?.split('\r\n') ?? [];
  expect(rows[0]).toBe('Step,Action,Data,Expected state,Expected effects,Note');
  expect(rows.slice(1, -1).map((row) => row.split(',')[0])).toEqual(['0', '1', '2']);
  expect(rows[2]).toMatch(/^1,caseDescription answers,"\{""/);
  expect(rows[2]).toContain(`"${note}"`);
});

test('two moments of a walk stand side by side, with what differs between them alone', async () => {
  const one = await openCase('data');
  const select = () => getByName<HTMLSelectElement>(one.host, 'select', 'Compare with step');
  const section = () => getElement(one.host, '[aria-labelledby=moments]');
  expect(section().querySelector('table')).toBeNull();
  fillField(select(), '0');
  const rows = () => textsOf(section(), 'tbody th');
  expect(textsOf(section(), 'thead th')).toEqual(['What', 'Step 0', 'Step 1']);
  expect(rows()[0]).toBe('state');
  expect(rows().some((row) => row.startsWith('context shown'))).toBe(true);
  expect(textsOf(section(), 'tbody tr:first-child td')).toEqual([
    expect.stringContaining('asking'),
    expect.not.stringContaining('asking'),
  ]);
  press(getByName(one.host, 'button', 'One step on'));
  await waitForStep(one, 2);
  expect(textsOf(section(), 'thead th')).toEqual(['What', 'Step 0', 'Step 2']);
  fillField(select(), '1');
  expect(rows()).not.toContain('context shown');
  fillField(select(), '');
  expect(section().querySelector('table')).toBeNull();
});
