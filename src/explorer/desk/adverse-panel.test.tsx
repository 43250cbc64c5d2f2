import { Blob as WholeBlob } from 'node:buffer';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { act } from '../../../tests/act';
import { getElement, press, renderNode, waitForElement } from '../../../tests/render-node';
import { findAdverseOrder } from '../lab/find-adverse-order';
import { Desk } from './desk';
import { openDesk, stopDesks } from './desk.fixture';
import { textsOf } from './page.fixture';

vi.mock('../lab/find-adverse-order');
beforeAll(() => void vi.stubGlobal('Blob', WholeBlob));
afterEach(stopDesks);

async function opened() {
  const { desk, until } = await openDesk('#/login?tab=paths');
  const { host } = renderNode(<Desk desk={desk} />, 'en');
  await act(async () => void (await until((now) => now.context.paths !== null)));
  const section = await waitForElement(host, '[aria-labelledby=adverse]');
  return { section, begin: () => press(getElement(section, 'button')) };
}

test('an order that breaks something is told with its steps, a link and a test', async () => {
  vi.mocked(findAdverseOrder).mockImplementation(async (_subject, { onTried }) => {
    onTried?.();
    const steps = [{ do: 'online', online: false, to: '"filling"', did: [{ what: 'broke' }] }] as const;
    return { life: 'sent here from the reports', fault: 'The machine broke: so', steps: [...steps] };
  });
  const { section, begin } = await opened();
  begin();
  const found = await waitForElement(section, '[role=alert]');
  expect(textsOf(found, 'span, li')).toEqual(['The machine broke: so', 'sent here from the reports', 'offline']);
  expect(getElement(found, 'a').getAttribute('href')).toMatch(/^#\/login\/[\w-]+$/);
  expect(getElement(found, 'textarea').textContent).not.toContain('broke"');
  expect(textsOf(section, '[role=status]')).toEqual(['1 of 400 tried']);
});

test('a search that finds nothing says so, and one under way can be stopped', async () => {
  let stopped: AbortSignal | undefined;
  vi.mocked(findAdverseOrder).mockImplementation((_subject, { signal }) => {
    stopped = signal;
    return new Promise(() => undefined);
  });
  const { section, begin } = await opened();
  begin();
  await waitForElement(section, '[role=progressbar]');
  await vi.waitFor(() => expect(stopped?.aborted).toBe(false));
  expect(textsOf(section, 'button')).toEqual(['Stop']);
  begin();
  expect(stopped?.aborted).toBe(true);
  vi.mocked(findAdverseOrder).mockImplementation(async (_subject, { onTried }) => {
    onTried?.();
    return null;
  });
  begin();
  await vi.waitFor(() => expect(textsOf(section, '[role=status]')).toEqual(['1 of 400 tried: nothing broke']));
});
