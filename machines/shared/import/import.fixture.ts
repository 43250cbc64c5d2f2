import type { SheetRequest, SheetContent } from '../../../contracts/ports';
import type { Blindage, Listing } from '../../../contracts/shapes';
import { answers, startWith, type FakePorts } from '../../simulator/answers';
import { sampleListing } from '../../simulator/sample-listing';
import { sampleNow, sampleSystemActors } from '../../simulator/sample-system-actors';
import type { OutboxEvent } from '../../system-actors/outbox';
import { importMachine } from './import.machine';
import { sampleSheet } from './import.samples';
import { importView } from './import.view';

export interface ImportScenario {
  lines?: readonly string[];
  sheet?: SheetContent;
  /** Those that the gateway knows; every id that is asked for unless given. */
  listings?: Listing[];
  pending?: Record<string, number>;
  blindages?: Blindage[];
  ports?: FakePorts;
  drafts?: Record<string, unknown>;
}

export const pickedFile = { name: 'denuncias.xlsx', size: 18_000 };
export const idAt = (n: number) => `MLA${1_000_000_000 + n}`;
export const idsOf = (count: number) => Array.from({ length: count }, (_, n) => idAt(n));

/** An import beside a gateway that knows these listings, and a file that says these lines. */
export function startImport({
  lines = [],
  sheet,
  listings,
  pending = {},
  blindages = [],
  ports,
  drafts = {},
}: ImportScenario = {}) {
  const article = answers<Listing[], { articleId: string | string[] }>(({ articleId }) => {
    const known = listings ?? [articleId].flat().map((id) => sampleListing({ id }));
    return known.filter(({ id }) => [articleId].flat().includes(id));
  });
  const countsPort = answers<{ itemId: string; total: number }[], { itemId: string[]; flow?: string }>(({ itemId }) =>
    itemId.map((id) => ({ itemId: id, total: pending[id] ?? 0 })),
  );
  const blindagesPort = answers<Blindage[], { itemsIds: string[] }>(({ itemsIds }) =>
    blindages.filter(({ item }) => itemsIds.includes(item)),
  );
  const sheetRequests: SheetRequest[] = [];
  const stage = startWith(importMachine, {
    now: sampleNow,
    systemActors: sampleSystemActors({ drafts: { drafts } }),
    ports: { article, itemPendingDenouncesCount: countsPort, blindages: blindagesPort, ...ports },
    spreadsheet: (one, listener) => {
      sheetRequests.push(one);
      listener({ type: 'sheet.read', read: sheet ?? sampleSheet(lines) });
      return { stop: () => undefined };
    },
  });
  const { actor, clock, settle } = stage;
  const view = () => importView(actor.getSnapshot());
  const pick = async () => {
    actor.send({ type: 'files.pick', files: [pickedFile] });
    for (let turn = 0; turn < 25; turn += 1) await settle();
  };
  const decide = async (code = 'PPPI1', comment = 'Copia de nuestra marca', passing = 100) => {
    actor.send({ type: 'reason.choose' });
    await settle();
    const drawer = view().drawer;
    drawer?.send({ type: 'category.choose', category: code === 'PPPI9' ? 'PATENT' : 'BRAND' });
    drawer?.send({ type: 'step.continue' });
    drawer?.send({ type: 'reason.choose', code: code as 'PPPI1' });
    drawer?.send({ type: 'step.continue' });
    drawer?.send({ type: 'comment.change', text: comment });
    drawer?.send({ type: 'report.submit', label: 'Producto falsificado' });
    for (let turn = 0; turn < 25; turn += 1) await settle();
    clock.increment(passing);
    for (let turn = 0; turn < 5; turn += 1) await settle();
  };
  const submitted = () =>
    stage.receivedBy('outbox').flatMap((event) => {
      const { work } = event as Extract<OutboxEvent, { type: 'mutation.submit' }>;
      return event.type === 'mutation.submit' && work.kind === 'mark' ? [work.mark] : [];
    });
  const savedImport = () => stage.receivedBy('drafts').findLast(({ key }) => key === 'import');
  return {
    ...stage,
    view,
    pick,
    decide,
    submitted,
    kept: savedImport,
    asked: sheetRequests,
    article,
    counts: countsPort,
    guards: blindagesPort,
  };
}
