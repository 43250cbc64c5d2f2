import { expect } from 'vitest';
import type { Blindage, Language, Listing } from '../../../../contracts/shapes';
import { answers, startWith, type FakePorts } from '../../../../machines/simulator/answers';
import { inputAt } from '../../../../machines/simulator/sample-addresses';
import { sampleListing } from '../../../../machines/simulator/sample-listing';
import { sampleNow, sampleSystemActors } from '../../../../machines/simulator/sample-system-actors';
import { suspiciousMachine } from '../../../../machines/reports/suspicious/suspicious.machine';
import { pageOfReported } from '../../../../machines/reports/suspicious/suspicious.samples';
import type { OutboxEvent } from '../../../../machines/system-actors/outbox';
import { act } from '../../../../tests/act';
import { waitForElement, press, renderNode, waitUntil } from '../../../../tests/render-node';
import { workbookOf, type WorkbookContent } from '../../../../tests/workbooks/archive';
import { ConsoleContext } from '../../../seams/use-console';
import { UnreadableError } from '../../../seams/spreadsheet/fault';
import { readRequestedSheet } from '../../../seams/spreadsheet/read';
import { SuspiciousScreen } from './suspicious-screen';

export const idAt = (n: number, site = 'MLA') => `${site}${1_000_000_000 + n}`;
export const idsOf = (count: number) => Array.from({ length: count }, (_, n) => idAt(n));
export const sheetRowsOf = (lines: readonly string[]) =>
  lines
    .map((text, at) => `<row r="${12 + at}"><c r="M${12 + at}" t="inlineStr"><is><t>${text}</t></is></c></row>`)
    .join('');

interface Around {
  listings?: Listing[];
  blindages?: Blindage[];
  ports?: FakePorts;
  lang?: Language;
  /** It is opened by its address, in place of its button. */
  byAddress?: boolean;
}

/** The suspicious list with its import open; files are read by the real reader. */
export async function openImport({ listings, blindages = [], ports = {}, lang, byAddress = false }: Around = {}) {
  const contents = new Map<string, Uint8Array>();
  const article = answers<Listing[], { articleId: string | string[] }>(({ articleId }) =>
    [articleId].flat().flatMap((id) => (listings ? listings.filter((one) => one.id === id) : sampleListing({ id }))),
  );
  const stage = startWith(suspiciousMachine, {
    input: inputAt('suspicious', {}, byAddress ? { import: 'open' } : {}),
    now: sampleNow,
    systemActors: sampleSystemActors(),
    ports: {
      reportedArticles: answers(pageOfReported([])),
      article,
      itemPendingDenouncesCount: answers([]),
      blindages: answers<Blindage[], { itemsIds: string[] }>(({ itemsIds }) =>
        blindages.filter(({ item }) => itemsIds.includes(item)),
      ),
      ...ports,
    },
    spreadsheet: ({ file, ...request }, hear) => {
      readRequestedSheet(contents.get(file.name) ?? new Uint8Array(), request).then(
        (read) => act(() => hear({ type: 'sheet.read', read })),
        (error: unknown) =>
          act(() =>
            hear({ type: 'sheet.failed', fault: error instanceof UnreadableError ? error.fault : 'UNREADABLE' }),
          ),
      );
      return { stop: () => undefined };
    },
  });
  await stage.settle();
  renderNode(
    <ConsoleContext value={stage.actor}>
      <SuspiciousScreen actor={stage.actor} />
    </ConsoleContext>,
    lang,
  );
  const findButton = (name: string | RegExp) =>
    [...document.querySelectorAll('button')].find((each) => each.textContent?.match(name));
  const button = (name: string | RegExp) => {
    const found = findButton(name);
    if (!found) throw new Error(`No button "${String(name)}".`);
    return found;
  };
  const waitForButton = (name: string | RegExp) =>
    waitUntil(() => findButton(name) !== undefined).then(() => button(name));
  const says = (words: string | RegExp) =>
    expect.poll(() => document.querySelector('[role=dialog]')?.textContent ?? '', { timeout: 20_000 }).toMatch(words);
  if (!byAddress) press(button(/^(Importar planilla|Import spreadsheet|Importar planilha)/));
  await waitForElement(document, '[role=dialog] input[type=file]');
  const pickFiles = async (...files: { name: string; size?: number; bytes?: Uint8Array }[]) => {
    const input = document.querySelector<HTMLInputElement>('[role=dialog] input[type=file]');
    const given = files.map(({ name, size, bytes = new Uint8Array() }) => {
      contents.set(name, bytes);
      return Object.defineProperty(new File(['x'], name), 'size', { value: size ?? (bytes.length || 1) });
    });
    Object.defineProperty(input, 'files', { value: given, configurable: true });
    await act(async () => {
      input?.dispatchEvent(new Event('change', { bubbles: true }));
      await stage.settle();
    });
  };
  const pick = (lines: readonly string[], more: WorkbookContent = {}) =>
    pickFiles({ name: 'denuncias.xlsx', bytes: workbookOf({ rows: sheetRowsOf(lines), ...more }) });
  const choose = async (label: string) => {
    const found = await waitForElement(document, `input[type=radio]`).then(() =>
      [...document.querySelectorAll('label')].find((each) => each.textContent?.includes(label)),
    );
    press(found as HTMLElement);
    press(button(/^Continuar/));
  };
  const write = async (text: string) => {
    const field = (await waitForElement(document, 'textarea')) as HTMLTextAreaElement;
    act(() => {
      Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(field, text);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    });
  };
  const submit = () => press(document.querySelector<HTMLElement>('button[type=submit]') as HTMLElement);
  /** Gives the reason and the comment in the drawer. */
  const decide = async () => {
    press(button('Elegir motivo y comentario'));
    await choose('Marca');
    await choose('Uso ilegal de marca');
    await write('Usan nuestra marca');
    submit();
    await expect.poll(() => document.querySelector('textarea')).toBeNull();
    await act(() => stage.settle(200));
  };
  const pass = async (milliseconds: number) => {
    act(() => void stage.clock.increment(milliseconds));
    await act(() => stage.settle(100));
  };
  const marks = () =>
    stage.receivedBy('outbox').flatMap((event) => {
      const { type, work } = event as Extract<OutboxEvent, { type: 'mutation.submit' }>;
      return type === 'mutation.submit' && work.kind === 'mark' ? [work.mark] : [];
    });
  const taken = async () => {
    act(() => stage.settleWork({ ok: true, value: { refused: [] } }));
    await act(() => stage.settle(100));
  };
  return {
    ...stage,
    article,
    button,
    waitForButton,
    says,
    pickFiles,
    pick,
    choose,
    write,
    submit,
    decide,
    pass,
    marks,
    taken,
  };
}
