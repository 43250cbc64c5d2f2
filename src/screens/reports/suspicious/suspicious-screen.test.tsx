import { describe, expect, test } from 'vitest';
import { answers } from '../../../../machines/simulator/answers';
import { accountFacts, pageOfReported } from '../../../../machines/reports/suspicious/suspicious.samples';
import { noticedListing, reportedListing, visibleListing } from '../../../../machines/simulator/sample-listing';
import { act } from '../../../../tests/act';
import {
  waitForElement,
  getButton,
  waitForRemoval,
  getElement,
  movePointer,
  press,
  fillField,
} from '../../../../tests/render-node';
import { closedReported, firstReported, openSuspicious as open } from './suspicious.fixture';

describe('the suspicious list on the screen', () => {
  test('SUS-01 SUS-12 a row tells listing, seller, reason, comment, author and date', async () => {
    const { row } = await open();
    for (const told of [
      'Zapatillas Andes Trail 42',
      firstReported.id,
      'OFERTAS_DEL_SUR',
      'Producto falsificado',
      'Es una copia',
      'Ana',
      '20/11/2026',
      '2 fotos',
    ]) {
      expect(row(0).textContent).toContain(told);
    }
  });

  test('SUS-01 the table has a row for each listing that waits to be reported, and none for what was sent', async () => {
    const { noticed } = noticedListing;
    const sent = reportedListing({ id: 'MLA1000000003', noticed });
    const going = reportedListing({
      id: 'MLA1000000004',
      noticed: noticed && { ...noticed, sent: false, sending: true },
    });
    const { host } = await open({ listings: [firstReported, sent, going, closedReported] });
    const told = [...host.querySelectorAll('table tbody tr')].map(
      (row) => /MLA\d{10}/.exec(row.textContent ?? '')?.[0],
    );
    expect(told).toEqual([firstReported.id, going.id, closedReported.id]);
  });

  test('SUS-19 LST-22 a listing that is no longer published can not be sent, and its button says why', async () => {
    const { row, receivedBy } = await open();
    const send = getElement(row(1), 'button[aria-label^="Enviar la denuncia"]');
    expect(send.getAttribute('aria-disabled')).toBe('true');
    press(send);
    expect(receivedBy('outbox')).toEqual([]);
    expect(getElement(row(1), `[id="${send.getAttribute('aria-describedby') ?? ''}"]`).textContent).toBe(
      'La publicación no está activa en el marketplace.',
    );
  });

  test('SUS-03 a row that is sent by itself takes none of the ticked ones with it', async () => {
    const other = reportedListing({ id: 'MLA1000000003' });
    const { row, button, receivedBy } = await open({ listings: [firstReported, other] });
    press(getElement(row(0), 'input[type=checkbox]'));
    press(getElement(row(1), 'button[aria-label^="Enviar la denuncia"]'));
    expect(receivedBy('outbox')).toMatchObject([{ work: { kind: 'send', send: { ids: [other.id] } } }]);
    expect(button('Enviar 1 denuncia')).toBeDefined();
  });

  test('SUS-03 a ticked row is sent alone by its own button, and the other ticked ones stay', async () => {
    const other = reportedListing({ id: 'MLA1000000003' });
    const { host, row, button, receivedBy } = await open({ listings: [firstReported, other] });
    press(getElement(host, 'thead input[type=checkbox]'));
    press(getElement(row(1), 'button[aria-label^="Enviar la denuncia"]'));
    expect(receivedBy('outbox')).toMatchObject([{ work: { kind: 'send', send: { ids: [other.id] } } }]);
    expect(button('Enviar 1 denuncia')).toBeDefined();
  });

  test('SUS-04 SUS-09 the ticked rows are sent together, without those that can not go', async () => {
    const third = reportedListing({ id: 'MLA1000000003' });
    const fourth = reportedListing({ id: 'MLA1000000004' });
    const { host, row, button, receivedBy } = await open({ listings: [firstReported, closedReported, third, fourth] });
    press(getElement(host, 'thead input[type=checkbox]'));
    press(getElement(row(2), 'input[type=checkbox]'));
    const bar = getElement(host, '[role=toolbar]');
    expect(bar.textContent).toMatch(/^3 elegidas/);
    press(getButton(bar, 'Quitar de la lista'));
    const question = await waitForElement(document, '[role=dialog]');
    expect(question.textContent).toContain('¿Quitar 3 de la lista?');
    press(getButton(question, 'Cancelar'));
    await waitForRemoval(document, '[role=dialog]');
    press(button('Enviar 2 denuncias'));
    press(getButton(await waitForElement(document, '[role=dialog]'), 'Enviar 2 denuncias'));
    expect(receivedBy('outbox')).toMatchObject([
      { work: { kind: 'send', send: { ids: [firstReported.id, fourth.id] } } },
    ]);
  });

  test('SUS-04 of the rows that can go those that are not ticked stay', async () => {
    const more = ['MLA1000000003', 'MLA1000000004'].map((id) => reportedListing({ id }));
    const { row, button, receivedBy } = await open({ listings: [firstReported, ...more] });
    for (const at of [0, 2]) press(getElement(row(at), 'input[type=checkbox]'));
    press(button('Enviar 2 denuncias'));
    press(getButton(await waitForElement(document, '[role=dialog]'), 'Enviar 2 denuncias'));
    expect(receivedBy('outbox')).toMatchObject([
      { work: { kind: 'send', send: { ids: [firstReported.id, 'MLA1000000004'] } } },
    ]);
  });

  test('SUS-04 a row that is ticked on another page is sent with those of this one', async () => {
    const other = reportedListing({ id: 'MLA1000000004' });
    const { row, button, text, actor, receivedBy } = await open({
      listings: [firstReported, other],
      ports: { reportedArticles: answers(pageOfReported([firstReported], 51)) },
    });
    act(() => actor.send({ type: 'rows.choose', ids: [other.id] }));
    press(getElement(row(0), 'input[type=checkbox]'));
    expect(text()).toContain('1 en otra página');
    press(button('Enviar 2 denuncias'));
    press(getButton(await waitForElement(document, '[role=dialog]'), 'Enviar 2 denuncias'));
    expect(receivedBy('outbox')).toMatchObject([
      { work: { kind: 'send', send: { ids: [other.id, firstReported.id] } } },
    ]);
  });

  test('SUS-20 a row that has gone leaves a line in its place, with the focus, until the pointer leaves the list', async () => {
    const second = reportedListing({ id: 'MLA1000000003', title: 'Gorra Andes' });
    const { host, row, setFacts } = await open({ listings: [firstReported, second] });
    const button = getElement<HTMLElement>(row(0), 'button[aria-label^="Enviar la denuncia"]');
    act(() => button.focus());
    const visible = {
      [firstReported.id]: visibleListing({ ...firstReported, reported: null }),
      [second.id]: visibleListing(second),
    };
    visible[firstReported.id] = { ...visible[firstReported.id]!, removed: true };
    await act(async () => setFacts('listings', { visible, moment: 1 }));
    expect([row(0).textContent, row(1).textContent]).toEqual([
      'Ya no está en la lista: Zapatillas Andes Trail 42',
      expect.stringContaining('Gorra Andes'),
    ]);
    expect(document.activeElement).toBe(row(0));
    const frame = host.querySelector('table')?.parentElement as HTMLElement;
    movePointer(frame, 'leave');
    expect(host.querySelectorAll('tbody tr')).toHaveLength(1);
    expect(row(0).textContent).toContain('Gorra Andes');
  });

  test('SUS-05 of all tells by country and reason what goes, what stays and why, and asks once', async () => {
    const second = reportedListing({ id: 'MLB1000000003', siteId: 'MLB' });
    const third = reportedListing({ id: 'MLA1000000004' });
    const { button, receivedBy } = await open({
      listings: [firstReported, closedReported, second, third],
      account: accountFacts(2),
    });
    press(button('Enviar todas'));
    const dialog = await waitForElement(document, '[role=dialog]');
    for (const told of [
      'Hoy no se pueden enviar todas',
      'Argentina1',
      'Brasil1',
      'Producto falsificado1',
      '2 se quedan en la lista',
      'La publicación no está activa en el marketplace.1',
      'No entra en tu límite de hoy. Puedes enviarla otro día.1',
      'Las que no entran hoy se pueden enviar mañana, 21/11/2026',
      'Con estas se acaba tu límite de hoy.',
    ])
      expect(dialog.textContent).toContain(told);
    expect(receivedBy('outbox')).toEqual([]);
    press(button('Enviar 2 denuncias'));
    expect(receivedBy('outbox')).toMatchObject([
      { work: { kind: 'send', send: { ids: [firstReported.id, second.id] } } },
    ]);
  });

  test.each([
    ['es', 'hasta 2 al día', '21/11/2026222/11/2026223/11/2026224/11/20262', 'hasta el 25/11/2026'],
    ['en', 'up to 2 a day', '11/21/2026211/22/2026211/23/2026211/24/20262', 'until 11/25/2026'],
    ['pt', 'até 2 por dia', '21/11/2026222/11/2026223/11/2026224/11/20262', 'até 25/11/2026'],
  ] as const)(
    'a send that takes days is told with its days, and that nobody sends by itself: %s',
    async (lang, most, days, end) => {
      const listings = Array.from({ length: 10 }, (_, index) =>
        reportedListing({ id: `MLA200000000${String(index)}` }),
      );
      const judge = {
        type: 'member',
        subType: 'critical',
        severity: 'temporary_restriction',
        maxDenounces: 2,
        denouncesAvailable: 1,
        dueDate: null,
      };
      const { host } = await open({ listings, account: { ...accountFacts(null), judge, reportedCount: 10 }, lang });
      press(
        [...host.querySelectorAll('button')].find(({ textContent }) =>
          /^(Enviar|Send) 1 (de|of) 10$/.test(textContent),
        ) as HTMLElement,
      );
      const dialog = await waitForElement(document, '[role=dialog]');
      for (const told of [most, days, end]) expect(dialog.textContent).toContain(told);
    },
  );

  test.each([
    ['countdown', 'Por enviar'],
    ['sending', 'Enviando'],
  ] as const)(
    'a row that a send has in hand (%s) looks so from the start, after a reload too, and every action says why it waits',
    async (phase, pill) => {
      const rows = [{ id: firstReported.id, status: 'queued' as const }];
      const { row, receivedBy } = await open({ sends: [{ phase, rows }] });
      expect(row(0).textContent).toContain(pill);
      const actions = [...row(0).querySelectorAll('button[aria-disabled="true"]')];
      expect(actions.length).toBeGreaterThanOrEqual(4);
      for (const action of actions) {
        expect(document.getElementById(action.getAttribute('aria-describedby') ?? '')?.textContent).toContain(
          'La denuncia ya está en un envío.',
        );
        press(action);
      }
      expect([receivedBy('outbox'), /Enviando|Por enviar/.test(row(1).textContent ?? '')]).toEqual([[], false]);
    },
  );

  test.each([
    [
      'es',
      'Si el vendedor edita una publicación después de que la marcaste, la denuncia se quita de la lista.',
      'Las denuncias sobre imágenes de catálogo que vienen de un banco privado también se quitan.',
      'Una publicación que ya se dio de baja por la misma infracción no puede volver a denunciarse hasta más adelante, salvo que la infracción sea otra.',
    ],
    [
      'en',
      'If the seller edits a listing after you marked it, its report leaves the list.',
      'Reports on catalog images that come from a private image bank also leave the list.',
      'A listing that was already taken down for the same infringement can’t be reported again until a later date, unless the infringement is different.',
    ],
    [
      'pt',
      'Se o vendedor editar um anúncio depois que você o marcou, a denúncia sai da lista.',
      'Denúncias sobre imagens de catálogo vindas de um banco privado também saem da lista.',
      'Um anúncio que já foi tirado do ar pela mesma infração só pode ser denunciado de novo mais adiante, a não ser que a infração seja outra.',
    ],
  ] as const)(
    'SUS-24 SUS-25 SUS-26 tells the rules by which the gateway takes reports away, or takes none for a while: %s',
    async (lang, ...rules) => {
      const { host } = await open({ lang });
      expect(
        [...([...host.querySelectorAll('ul')].at(-1)?.children ?? [])].map(({ textContent }) => textContent),
      ).toEqual(rules);
    },
  );

  test('SUS-24 a report that the gateway has dropped leaves the list, and the others stay', async () => {
    const { host, setFacts } = await open();
    const listings = [{ ...firstReported, reported: null }, closedReported];
    const visible = Object.fromEntries(listings.map((listing) => [listing.id, visibleListing(listing)]));
    act(() => setFacts('listings', { visible, moment: 1 }));
    expect(
      [...host.querySelectorAll('tbody input[type=checkbox]')].map((box) => box.closest('tr')?.textContent),
    ).toEqual([expect.stringContaining(closedReported.id)]);
  });

  test('an empty list says what would be here and leads to the searches', async () => {
    const { host, text } = await open({ listings: [] });
    expect(text()).toContain('No hay publicaciones sospechosas');
    expect(getElement(host, 'a[href="/live_searches"]').textContent).not.toBe('');
  });

  test('SUS-20 a removed listing leaves at once', async () => {
    const { host, setFacts } = await open();
    const gone = Object.fromEntries(
      [firstReported, closedReported].map((listing) => [
        listing.id,
        visibleListing({ ...listing, removed: listing === firstReported }),
      ]),
    );
    act(() => setFacts('listings', { visible: gone, moment: 1 }));
    expect(host.querySelectorAll('tbody input[type=checkbox]')).toHaveLength(1);
  });
});

test('SUS-29 the selected listings are reported together, with one reason and one comment', async () => {
  const second = reportedListing({ id: 'MLA1000000009' });
  const stage = await open({ listings: [firstReported, second] });
  press(getElement(stage.host, 'thead input'));
  press(stage.button('Cambiar motivo y comentario'));
  const drawer = await waitForElement(document, '[role=dialog]');
  expect(drawer.textContent).toContain('2 publicaciones');
  press(getElement(drawer, 'input[value=BRAND]'));
  press(getElement(drawer, 'button[type=submit]'));
  press(await waitForElement(drawer, 'input[value=PPPI2]'));
  press(getElement(drawer, 'button[type=submit]'));
  fillField(await waitForElement(drawer, 'textarea'), 'Usan nuestra marca');
  press(getElement(drawer, 'button[type=submit]'));
  expect(stage.receivedBy('outbox')).toMatchObject([
    {
      work: {
        mark: {
          type: 'edit',
          ids: [firstReported.id, second.id],
          report: { code: 'PPPI2', description: 'Usan nuestra marca' },
        },
      },
    },
  ]);
});
