import { describe, expect, test } from 'vitest';
import type { MemberJudge } from '../../../../contracts/shapes';
import { answers, type FakePorts } from '../../../../machines/simulator/answers';
import { sampleProfile } from '../../../../machines/system/profile/profile.samples';
import { pressSendNow, openSignedInConsole } from '../../../../tests/console';
import { waitForElement, getButton, getElement, press, waitUntil } from '../../../../tests/render-node';
import { listedReport, markFirstSuspicious, openListed, outcomeOf } from './suspicious-console.fixture';
import { accountFacts } from '../../../../machines/reports/suspicious/suspicious.samples';
import { reportedListing } from '../../../../machines/simulator/sample-listing';
import { closedReported, firstReported, openSuspicious as open } from './suspicious.fixture';

const nothingLeft = {
  memberRestriction: answers({ status: 'low_efficiency', denouncesAvailable: 0, dueDate: null }),
};
const judged = (more: Partial<MemberJudge>) => ({
  memberJudge: answers({
    type: null,
    subType: null,
    severity: null,
    maxDenounces: null,
    denouncesAvailable: null,
    dueDate: null,
    ...more,
  }),
});
const suspended = judged({ severity: 'temporary_suspension', dueDate: '2026-11-24T12:00:00.000Z' });

/** The send button of the first row, once the account is known, and what was asked of the gateway by pressing it. */
async function sending(ports: FakePorts, awaited?: string) {
  const sendNotice = answers(outcomeOf(null));
  const { host, rows } = await openListed({ sendNotice, ...ports }, awaited);
  const send = getElement<HTMLButtonElement>(rows()[0] ?? host, '[aria-label^="Enviar la"]');
  return { host, send, sendNotice };
}
const blocked = '[aria-label^="Enviar la"][aria-disabled=true]';

describe('what an account may still do when it may not send', () => {
  test.each([
    ['LIM-16 restricted, with nothing left of the day', nothingLeft],
    ['LIM-19 suspended for some days', suspended],
  ])('%s: nothing can be sent', async (_, ports) => {
    const { host, send, sendNotice } = await sending(ports, blocked);
    press(getElement(host, 'thead input[type=checkbox]'));
    for (const each of [send, getButton(host, 'Enviar todas'), getButton(host, 'Enviar 1 denuncia')]) {
      expect(each.getAttribute('aria-disabled')).toBe('true');
      press(each);
    }
    expect(document.querySelector('[role=dialog], section[data-phase=countdown]')).toBeNull();
    expect(sendNotice.asked).toEqual([]);
  });

  test.each([
    ['LIM-16 restricted, with nothing left of the day', nothingLeft],
    ['LIM-19 suspended for some days', suspended],
  ])('%s: a listing can be marked as suspicious', async (_, ports) => {
    expect(await markFirstSuspicious(ports)).toMatchObject([{ articlesIds: ['MLA1000000001'], code: 'PPPI8' }]);
  });

  test('LIM-19 suspended altogether: the list gives way to the notice', async () => {
    const { host } = openSignedInConsole('/reported_articles', judged({ severity: 'suspension' }));
    await waitForElement(host, 'main a[href^="/support"]');
    expect(host.querySelector('main table, main article')).toBeNull();
  });
});

describe('the maximum of a day', () => {
  const sentToday = (noticesLimitDayCount: number) => ({
    profile: answers({
      ...sampleProfile,
      noticesLimitDayCount,
      noticesLimitUpdatedAt: new Date(2026, 10, 20, 9).toISOString(),
    }),
  });

  test('LIM-10 the 30,000th report goes out', async () => {
    const { send, sendNotice } = await sending(sentToday(29_999));
    press(send);
    await pressSendNow();
    await waitUntil(() => sendNotice.asked.length === 1);
    expect(sendNotice.asked).toMatchObject([{ articlesIds: [listedReport.id] }]);
  });

  test('LIM-10 after 30,000 none does', async () => {
    const { send, sendNotice } = await sending(sentToday(30_000), blocked);
    press(send);
    expect(document.querySelector('[role=dialog], section[data-phase=countdown]')).toBeNull();
    expect(sendNotice.asked).toEqual([]);
  });
});

describe('what the suspicious list offers to send', () => {
  test('LIM-18 while answers are due sending is off, with the way to them', async () => {
    const { host, button, row, receivedBy } = await open({ account: accountFacts(null, 1) });
    const ofRow = getElement<HTMLButtonElement>(row(0), 'button[aria-label^="Enviar la denuncia"]');
    for (const each of [button('Enviar todas'), ofRow]) {
      expect(each.getAttribute('aria-disabled')).toBe('true');
      press(each);
      expect(document.getElementById(each.getAttribute('aria-describedby') ?? '')?.textContent).toContain(
        'Tienes una respuesta de un vendedor que vence hoy.',
      );
    }
    const told = getElement(host, 'p[role=status]');
    expect(told.textContent).toContain('Tienes una respuesta de un vendedor que vence hoy.');
    expect(getElement(told, 'a').getAttribute('href')).toBe('/reports/noticed_articles?status=PENDING');
    expect(receivedBy('outbox')).toEqual([]);
  });

  test('LIM-09 the button offers what can go today, and no more', async () => {
    const four = [firstReported, ...[4, 5, 6].map((n) => reportedListing({ id: `MLA100000000${n}` }))];
    expect((await open({ listings: four, account: { ...accountFacts(2), reportedCount: 4 } })).text()).toContain(
      'Enviar 2 de 4',
    );
    const { text } = await open({ listings: four, account: { ...accountFacts(0), reportedCount: 4 } });
    expect(text()).toContain('Enviar todas');
    expect(text()).not.toContain('Enviar todas (4)');
  });

  test('LIM-09 the button offers what can be sent: an ended listing is none of it, and no number stands before it is known', async () => {
    const four = [firstReported, closedReported, ...[5, 6].map((n) => reportedListing({ id: `MLA100000000${n}` }))];
    const account = { ...accountFacts(null), reportedCount: 4 };
    expect((await open({ listings: four, account })).text()).toContain('Enviar 3 de 4');
    const { text, button } = await open({ listings: four, account: { ...account, reportedCount: 60 } });
    expect(button('Enviar todas')).toBeDefined();
    expect(text()).not.toMatch(/Enviar (todas \(|\d+ de 60)/);
  });
});
