import type { Blindage } from '../../../../contracts/shapes';
import { answers, startWith, type FakePorts } from '../../../../machines/simulator/answers';
import { reportDrawerMachine } from '../../../../machines/shared/report-drawer/report-drawer.machine';
import {
  reportDrawerInput,
  reportDrawerSystemActors,
} from '../../../../machines/shared/report-drawer/report-drawer.samples';
import type {
  ReportDrawerEvent,
  ReportDrawerInput,
} from '../../../../machines/shared/report-drawer/report-drawer.types';
import { act } from '../../../../tests/act';
import { waitForElement, renderNode, type TestLanguage } from '../../../../tests/render-node';
import { ConsoleContext } from '../../../seams/use-console';
import { ReportDrawerPane } from '../lazy-drawers';

interface Opening {
  input?: Partial<ReportDrawerInput>;
  systemActors?: ReturnType<typeof reportDrawerSystemActors>;
  blindages?: Blindage[];
  events?: ReportDrawerEvent[];
  ports?: FakePorts;
  /** What the kept history says of comments. */
  past?: unknown;
  lang?: TestLanguage;
}
export async function openReportDrawer({
  input,
  systemActors = reportDrawerSystemActors(),
  blindages = [],
  events = [],
  past = null,
  ports = {},
  lang,
}: Opening = {}) {
  const stage = startWith(reportDrawerMachine, {
    input: { ...reportDrawerInput, ...input },
    systemActors,
    ports: { blindages: answers(blindages), readWording: answers<unknown>(past), ...ports },
    now: Date.parse('2026-11-20T12:00:00Z'),
  });
  await stage.settle();
  for (const event of events) stage.actor.send(event);
  const { host } = renderNode(
    <ConsoleContext value={stage.actor}>
      <ReportDrawerPane inPane actor={stage.actor} />
    </ConsoleContext>,
    lang,
  );
  await waitForElement(host, 'form, [role=alert]');
  const key = (name: string, more: KeyboardEventInit = {}) =>
    act(
      () =>
        void (document.activeElement ?? host).dispatchEvent(
          new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true, ...more }),
        ),
    );
  const text = () => host.textContent ?? '';
  const checked = () => host.querySelector<HTMLInputElement>('input[type=radio]:checked')?.value ?? null;
  return { ...stage, host, key, text, checked };
}
export const descriptionOf = (element: Element) =>
  document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent;
export const commentStepEvents: ReportDrawerEvent[] = [
  { type: 'category.choose', category: 'UTILITY_MODEL' },
  { type: 'step.continue' },
];
export const commentEvent = (value: string): ReportDrawerEvent => ({ type: 'comment.change', text: value });
