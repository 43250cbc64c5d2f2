import { describe, expect, it } from 'vitest';
import type { AlertPermission } from '../../../contracts/ports';
import { alertsSetting } from '../../domain/alerts';
import { goTo } from '../../domain/navigation-events';
import { importKey } from '../../domain/saved-import';
import { answers, answersLater, refuses, startWith, type FakePorts } from '../../simulator/answers';
import { quietOutbox, sampleNow, sampleSend, sampleSystemActors } from '../../simulator/sample-system-actors';
import type { SendFacts } from '../../system-actors/outbox';
import { alertsMachine } from './alerts.machine';
import { alertSystemActors } from './alerts.samples';
import { alertsView } from './alerts.view';

const send = (phase: SendFacts['phase'], more: Partial<SendFacts> = {}): SendFacts =>
  sampleSend({
    phase,
    rows: [
      { id: 'MLA1', status: phase === 'done' ? 'sent' : 'inflight' },
      { id: 'MLA2', status: phase === 'done' ? 'refused' : 'queued' },
    ],
    ...more,
  });

async function open(ports: FakePorts = {}, systemActors = alertSystemActors()) {
  const showAlert = answersLater<boolean, { alert: string; counts: Record<string, number> }>();
  const stage = startWith(alertsMachine, {
    systemActors,
    now: sampleNow,
    ports: { readAlertRight: answers<AlertPermission>('granted'), showAlert, ...ports },
  });
  await stage.settle();
  const sending = (...facts: SendFacts[]) =>
    stage.setFacts('outbox', { ...quietOutbox, sends: Object.fromEntries(facts.map((one) => [one.id, one])) });
  return { ...stage, showAlert, sending };
}

describe('what was long in coming', () => {
  it('is told while the page is out of sight, in counts alone, and a press leads to its place', async () => {
    const { goInSight, sending, settle, showAlert, receivedBy } = await open();
    sending(send('sending'));
    goInSight(false);
    sending(send('done'));
    await settle();
    expect(showAlert.asked).toEqual([{ alert: 'sendDone', counts: { sent: 1, total: 2 }, lang: 'es' }]);
    showAlert.answer({ ok: true, value: true });
    await settle();
    expect(receivedBy('screens')).toEqual([goTo({ to: 'suspicious' })]);
  });

  it('is not told while the page is in sight, nor of a send that another tab works on or that was over before', async () => {
    const { goInSight, sending, settle, showAlert } = await open();
    sending(send('sending'));
    sending(send('done'));
    goInSight(false);
    sending(send('done'), send('sending', { id: 's2', elsewhere: true }));
    sending(send('done'), send('done', { id: 's2', elsewhere: true }));
    await settle();
    expect(showAlert.asked).toEqual([]);
  });

  it('is told of a send that is held, of a report that is ready or failed, and of an import that is over', async () => {
    const { goInSight, sending, settle, setFacts, showAlert } = await open();
    const kept = (phase: string, end?: object) => ({
      drafts: {
        [importKey]: {
          name: 'lista.xlsx',
          phase,
          rows: [{ line: 2, text: 'MLA1', id: 'MLA1', kind: 'valid', why: null, ...end }],
          decision: { ids: ['MLA1'], report: {}, at: 1 },
        },
      },
    });
    sending(send('sending'));
    setFacts('drafts', kept('sending'));
    goInSight(false);
    sending(send('blocked'));
    setFacts('drafts', kept('over', { end: { fate: 'accepted' } }));
    setFacts('notices', {
      shown: [
        { id: 'n1', code: 'exports.ready', tone: 'success', link: { to: 'liveSearchReports' } },
        { id: 'n2', code: 'exports.failed', tone: 'failure', link: { to: 'customReports' } },
      ],
    });
    await settle();
    expect(showAlert.asked.map(({ alert, counts }) => [alert, counts])).toEqual([
      ['sendHeld', { sent: 0, total: 2 }],
      ['importDone', { sent: 1, total: 1 }],
      ['liveSearchReportsReady', {}],
      ['customReportsFailed', {}],
    ]);
  });

  it.each([
    ['customReports', 'ready', 'customReportsReady'],
    ['customReports', 'failed', 'customReportsFailed'],
    ['liveSearchReports', 'ready', 'liveSearchReportsReady'],
    ['liveSearchReports', 'failed', 'liveSearchReportsFailed'],
  ] as const)('of %s is told when one is %s, and a press leads to the list of its kind', async (list, end, alert) => {
    const { goInSight, settle, setFacts, showAlert, receivedBy } = await open();
    goInSight(false);
    setFacts('notices', { shown: [{ id: 'n1', code: `exports.${end}`, tone: 'info', link: { to: list } }] });
    await settle();
    expect(showAlert.asked).toEqual([{ alert, counts: {}, lang: 'es' }]);
    showAlert.answer({ ok: true, value: true });
    await settle();
    expect(receivedBy('screens')).toEqual([goTo({ to: list })]);
  });

  it.each([
    ['nobody wants it', 'granted', sampleSystemActors()],
    ['the browser does not allow it', 'denied', alertSystemActors()],
  ] as const)('is not told where %s', async (_, right, systemActors) => {
    const { goInSight, sending, settle, showAlert } = await open(
      { readAlertRight: answers<AlertPermission>(right) },
      systemActors,
    );
    sending(send('sending'));
    goInSight(false);
    sending(send('done'));
    await settle();
    expect(showAlert.asked).toEqual([]);
  });
});

describe('whether it is told', () => {
  it('is asked by a press alone, and kept where the person allowed it', async () => {
    const askAlertRight = answers<AlertPermission>('granted');
    const readAlertRight = answers<AlertPermission>('unasked');
    const { actor, settle, receivedBy } = await open({ askAlertRight, readAlertRight }, sampleSystemActors());
    expect(askAlertRight.asked.length).toBe(0);
    actor.send({ type: 'alerts.turnOn' });
    await settle();
    expect([actor.getSnapshot().context.right, receivedBy('profile')]).toEqual([
      'granted',
      [{ type: 'setting.keep', key: alertsSetting, value: true }],
    ]);
    actor.send({ type: 'alerts.turnOff' });
    expect(receivedBy('profile').at(-1)).toEqual({ type: 'setting.keep', key: alertsSetting, value: null });
  });

  it('is not kept where the person refused, or nobody could ask', async () => {
    const unasked = { readAlertRight: answers<AlertPermission>('unasked') };
    for (const askAlertRight of [answers<AlertPermission>('denied'), refuses<AlertPermission>('STORAGE_UNAVAILABLE')]) {
      const { actor, settle, receivedBy } = await open({ ...unasked, askAlertRight }, sampleSystemActors());
      actor.send({ type: 'alerts.turnOn' });
      await settle();
      expect([receivedBy('profile'), alertsView(actor.getSnapshot(), {}).canChange]).toEqual([[], false]);
    }
  });
});
