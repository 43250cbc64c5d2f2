import { describe, expect, test } from 'vitest';
import { answers, refuses, startWith, type FakePorts } from '../../../../machines/simulator/answers';
import { inputAt } from '../../../../machines/simulator/sample-addresses';
import {
  anaFacts,
  anaProfile,
  sampleNow,
  sampleSystemActors,
} from '../../../../machines/simulator/sample-system-actors';
import { suspiciousMachine } from '../../../../machines/reports/suspicious/suspicious.machine';
import { pageOfReported } from '../../../../machines/reports/suspicious/suspicious.samples';
import { act } from '../../../../tests/act';
import { press, renderNode } from '../../../../tests/render-node';
import { ConsoleContext } from '../../../seams/use-console';
import { SuspiciousScreen } from './suspicious-screen';

const day = 86_400_000;
const profile = { ...anaProfile, helps: { ...anaProfile.helps, didReportExcel: false } };

/** The suspicious list of somebody who hasn't closed the tip; `until` is what the gateway remembers. */
async function open(until: string | null, { now = sampleNow, ports = {} as FakePorts } = {}) {
  const asked = answers<string | null>(until);
  const stage = startWith(suspiciousMachine, {
    input: inputAt('suspicious', {}),
    now,
    systemActors: sampleSystemActors({ profile: { ...anaFacts, profile } }),
    ports: { reportedArticles: answers(pageOfReported([])), showReportImportTooltipUntil: asked, ...ports },
  });
  await stage.settle();
  renderNode(
    <ConsoleContext value={stage.actor}>
      <SuspiciousScreen actor={stage.actor} />
    </ConsoleContext>,
  );
  const tip = () => document.querySelector<HTMLElement>('[role=note]');
  const pressIn = async (name: string) => {
    const found = [...(tip()?.querySelectorAll('button') ?? [])].find((each) => each.textContent === name);
    press(found as HTMLElement);
    await act(() => stage.settle());
  };
  return { ...stage, asked, tip, pressIn };
}

describe('the tip beside the import', () => {
  test('IMP-30 once put off it is not shown again until that moment', async () => {
    const first = await open(null);
    expect(first.tip()?.textContent).toContain('Pega hasta 1.000 ID o enlaces');
    expect(first.asked.asked).toHaveLength(1);
    await first.pressIn('Más tarde');
    expect(first.tip()).toBeNull();
    expect(document.activeElement?.textContent).toBe('Importar planilla');
    const put = first.receivedBy('profile').find(({ type }) => type === 'importTip.putOff');
    const until = String(put?.until);
    expect(Date.parse(until)).toBe(sampleNow + 7 * day);
    document.body.replaceChildren();

    const again = await open(until, { now: sampleNow + 7 * day - 1 });
    expect(again.tip()).toBeNull();
    document.body.replaceChildren();
    const later = await open(until, { now: sampleNow + 7 * day });
    expect(later.tip()).not.toBeNull();
  });

  test('SHL-47 what was understood is closed for good, and opening the import says as much', async () => {
    const { pressIn, receivedBy, tip } = await open(null);
    await pressIn('Entendido');
    expect([tip(), receivedBy('profile').at(-1)]).toEqual([null, { type: 'help.close', flag: 'didReportExcel' }]);
    document.body.replaceChildren();
    const other = await open(null);
    press(
      [...document.querySelectorAll('button')].find(
        ({ textContent }) => textContent === 'Importar planilla',
      ) as HTMLElement,
    );
    await act(() => other.settle());
    expect([other.tip(), other.receivedBy('profile').at(-1)]).toEqual([
      null,
      { type: 'help.close', flag: 'didReportExcel' },
    ]);
  });

  test('nothing is told when it cannot be asked', async () => {
    const { tip } = await open(null, { ports: { showReportImportTooltipUntil: refuses('OFFLINE') } });
    expect(tip()).toBeNull();
  });
});
