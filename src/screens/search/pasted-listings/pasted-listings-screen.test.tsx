import { describe, expect, test } from 'vitest';
import type { Listing } from '../../../../contracts/shapes';
import { answers, answersInTurn, startWith, type FakePorts } from '../../../../machines/simulator/answers';
import { sampleListing, sampleListings, visibleListing } from '../../../../machines/simulator/sample-listing';
import { pastedListingsMachine } from '../../../../machines/search/pasted-listings/pasted-listings.machine';
import {
  pasteOf,
  pastedListingsInput,
  pastedSystemActors,
} from '../../../../machines/search/pasted-listings/pasted-listings.samples';
import { act } from '../../../../tests/act';
import { getButton, getElement, press, renderNode, waitUntil } from '../../../../tests/render-node';
import { ConsoleContext } from '../../../seams/use-console';
import { PastedListingsScreen } from './pasted-listings-screen';

const offline = { ok: false, failure: { code: 'OFFLINE' } } as const;
const listings: Listing[] = [
  ...sampleListings(3),
  sampleListing({ id: 'MLB2000000001', siteId: 'MLB', status: 'under_review' }),
];
const lines = [...listings.map(({ id }) => id), '', 'MLA1000000', 'MLA1999999999'];

async function open({ paste = pasteOf(lines) as ReturnType<typeof pasteOf> | null, ports = {} as FakePorts } = {}) {
  const facts = pastedSystemActors(paste, listings);
  const stage = startWith(pastedListingsMachine, {
    input: pastedListingsInput,
    systemActors: facts,
    ports: { articlesByIds: answers(listings), ...ports },
  });
  await stage.settle();
  const { host } = renderNode(
    <ConsoleContext value={stage.actor}>
      <PastedListingsScreen actor={stage.actor} />
    </ConsoleContext>,
  );
  const chosen = () =>
    [...host.querySelectorAll<HTMLElement>('[data-item]')].flatMap((item) =>
      item.querySelector<HTMLInputElement>('input[type=checkbox]')?.checked ? [item.dataset['item']] : [],
    );
  return { ...stage, host, chosen };
}
const status = (host: ParentNode) => getElement(host, 'p[role=status]').textContent;

describe('the listings of a paste', () => {
  test('SRCH-07 stand as cards of the results, counted by what they are by now', async () => {
    const { host, setFacts } = await open();
    expect([...host.querySelectorAll('[data-item]')].map((item) => (item as HTMLElement).dataset['item'])).toEqual(
      listings.map(({ id }) => id),
    );
    expect([getElement(host, 'h1').textContent, status(host)]).toEqual([
      'Publicaciones pegadas 4',
      '3 por revisar · 1 en revisión',
    ]);
    const visible = Object.fromEntries(listings.map((listing) => [listing.id, visibleListing(listing)]));
    const [first] = listings;
    const approved = { author: { id: 'ana', givenName: 'Ana', familyName: null }, createdAt: null };
    act(() =>
      setFacts('listings', {
        visible: { ...visible, [first?.id ?? '']: visibleListing({ ...first, approved }) },
        moment: 1,
      }),
    );
    expect(status(host)).toBe('2 por revisar · 1 confiable · 1 en revisión');
  });

  test('that nobody has are copied, or selected where the browser refuses; a mistyped id is told with its line', async () => {
    const { host } = await open();
    const [missing, faults] = host.querySelectorAll('section[aria-labelledby^=paste]');
    expect(missing?.textContent).toContain('1 no encontrada');
    press(getButton(host, 'Copiar el ID'));
    await waitUntil(() => getSelection()?.toString() === 'MLA1999999999');
    expect(faults?.textContent).toContain('Línea 6');
    expect(faults?.textContent).toContain('MLA1000000');
    expect(faults?.textContent).toContain('Al ID le sobran o le faltan cifras');
  });

  test('are chosen all together, or those of one country', async () => {
    const { host, chosen } = await open();
    press(getButton(host, 'Elegir todas'));
    expect(chosen()).toEqual(listings.map(({ id }) => id));
    press(getButton(host, 'Elegir por país'));
    press(getButton(document, 'Argentina: 3'));
    expect(chosen()).toEqual(listings.slice(0, 3).map(({ id }) => id));
  });

  test('that could not be had are asked for again', async () => {
    const many = sampleListings(60);
    const articlesByIds = answersInTurn<Listing[]>({ ok: true, value: many.slice(0, 50) }, offline, {
      ok: true,
      value: many.slice(50),
    });
    const { host, settle } = await open({ paste: pasteOf(many.map(({ id }) => id)), ports: { articlesByIds } });
    expect(getElement(host, '[role=alert]').textContent).toContain('conexión');
    press(getButton(host, 'Reintentar'));
    await act(() => settle());
    expect([getElement(host, 'h1').textContent, host.querySelector('[role=alert]')]).toEqual([
      'Publicaciones pegadas 60',
      null,
    ]);
  });

  test('are none in a browser that has no such list, nor where none of them exists', async () => {
    const { host } = await open({ paste: null });
    expect(host.textContent).toContain('Esta lista no está en este navegador');
    expect(host.textContent).not.toContain('La lista queda en este navegador');
    expect(getElement(host, 'main a, a[href="/live_searches"]').textContent).toBeTruthy();
    const none = await open({ paste: pasteOf(['MLA1999999999']), ports: { articlesByIds: answers([]) } });
    expect(none.host.textContent).toContain('No hay publicaciones para revisar');
    expect(none.host.textContent).toContain('1 no encontrada');
  });

  test('are told as failed when nothing could be read', async () => {
    const { host, settle } = await open({
      ports: { articlesByIds: answersInTurn<Listing[]>(offline, { ok: true, value: listings }) },
    });
    press(getButton(host, 'Reintentar'));
    await act(() => settle());
    expect(host.querySelectorAll('[data-item]')).toHaveLength(4);
  });
});
