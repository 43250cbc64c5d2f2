import { act } from 'react';
import { describe, expect, test } from 'vitest';
import { answers } from '../../../machines/simulator/answers';
import { reportedListing } from '../../../machines/simulator/sample-listing';
import { pageOfReported } from '../../../machines/reports/suspicious/suspicious.samples';
import { sampleProfile } from '../../../machines/system/profile/profile.samples';
import { openSignedInConsole } from '../../../tests/console';
import { waitForElement, getButton, waitForRemoval, press, waitUntil } from '../../../tests/render-node';

const listed = { reportedArticles: answers(pageOfReported([reportedListing()])), blindages: answers([]) };
const place = 'section[aria-label="Límites y calidad"]';
const limited = (status: string) => ({
  ...listed,
  memberRestriction: answers({ status, denouncesAvailable: 50, dueDate: null }),
});
const judged = (subType: string) =>
  answers({ type: null, subType, severity: null, maxDenounces: null, denouncesAvailable: null, dueDate: null });
/** The screen stands, the restriction is known and the notice's code is here: it would be seen. */
async function wouldStand(host: HTMLElement, { memberRestriction }: ReturnType<typeof limited>) {
  await waitForElement(host, 'main h1');
  await waitUntil(() => memberRestriction.asked.length > 0);
  await act(async () => {
    await import('./limits-notice');
    await new Promise((resolve) => setTimeout(resolve, 20));
  });
}

describe('the notice of the limits', () => {
  test('LIM-25 tells the state with the efficiency and the quality of the member', async () => {
    const { host } = openSignedInConsole('/reported_articles', {
      ...limited('low_efficiency'),
      memberJudge: judged('critical'),
      efficiency: answers({ level: 'risk' as const }),
    });
    const notice = await waitForElement(host, place);
    await waitUntil(() => notice.textContent.includes('Eficiencia'));
    expect(notice.textContent).toContain(
      'Restringida por baja eficiencia: puedes enviar una cantidad limitada de denuncias al día',
    );
    expect(notice.textContent).toContain('Hoy te quedan 50');
    expect(notice.textContent).toContain('Eficiencia: Restringida');
    expect(notice.textContent).toContain('Calidad: Crítica, con restricción');
  });

  test('LIM-22 that of a new member is closed for good, by its flag', async () => {
    const updateProfile = answers(sampleProfile);
    const profile = answers({ ...sampleProfile, helps: { ...sampleProfile.helps, restrictionNewMember: false } });
    const { host } = openSignedInConsole('/reported_articles', { ...limited('new_member'), profile, updateProfile });
    press(getButton(await waitForElement(host, place), 'Entendido'));
    await waitForRemoval(host, place);
    await waitUntil(() => updateProfile.asked.length > 0);
    expect(updateProfile.asked).toMatchObject([{ helps: { restrictionNewMember: true } }]);
  });

  test('LIM-22 it does not come back with the flag', async () => {
    const profile = answers({ ...sampleProfile, helps: { ...sampleProfile.helps, restrictionNewMember: true } });
    const restriction = limited('new_member');
    const { host } = openSignedInConsole('/reported_articles', { ...restriction, profile });
    await wouldStand(host, restriction);
    expect(host.querySelector(place)).toBeNull();
  });

  test('any other is closed until the next sign-in, and nothing of it is kept', async () => {
    const updateProfile = answers(sampleProfile);
    const { host } = openSignedInConsole('/reported_articles', { ...limited('dormant'), updateProfile });
    press(getButton(await waitForElement(host, place), 'Entendido'));
    await waitForRemoval(host, place);
    expect(updateProfile.asked).toEqual([]);
  });

  test('an account in order is told nothing', async () => {
    const restriction = limited('none');
    const { host } = openSignedInConsole('/reported_articles', restriction);
    await wouldStand(host, restriction);
    expect(host.querySelector(place)).toBeNull();
  });
});
