import { describe, expect, test } from 'vitest';
import { answers, refuses } from '../../../../machines/rehearsal/answers';
import { reportedListing } from '../../../../machines/rehearsal/sample-listing';
import { reportedPage } from '../../../../machines/reports/suspicious/suspicious.samples';
import { goNow, toast } from '../../../../tests/console';
import { appears, button, disappears, one, press, write } from '../../../../tests/rendered';
import { listing, openListed, outcomeOf } from './suspicious-console.fixture';

describe('what becomes of what is done in the suspicious list is told', () => {
  test.each([
    [
      'ERR-23 a report that was sent already',
      'REPORT_ALREADY_SENT',
      'status',
      'La denuncia de esta publicación ya fue enviada.',
    ],
    ['ERR-24 a listing that does not exist', 'ARTICLE_NOT_FOUND', 'alert', 'No encontramos la publicación.'],
    [
      'ERR-24 a listing that is not published',
      'NOT_PUBLISHED',
      'alert',
      'La publicación no existe o ya no está publicada.',
    ],
  ] as const)('%s', async (_, failure, role, told) => {
    const { choose } = await openListed({ sendNotice: answers(outcomeOf(failure)) });
    choose('Enviar');
    await goNow();
    expect(await toast(role)).toContain(told);
  });

  test.each([
    ['fails', refuses('INVALID_COMMENT'), 'alert', 'No pudimos guardar los cambios de la denuncia'],
    [
      'succeeds',
      answers([{ id: listing.id, reported: listing.reported, failure: null }]),
      'status',
      'Guardamos los cambios de la denuncia.',
    ],
  ] as const)('ERR-26 editing a report %s', async (_, editReportedArticles, role, told) => {
    const { choose } = await openListed({ editReportedArticles });
    choose('Editar denuncia');
    const comment = await appears(document, 'form textarea');
    write(comment, 'Es una copia exacta');
    press(one(document, '[role=dialog] button[type=submit]'));
    expect(await toast(role)).toContain(told);
  });

  test.each([
    ['fails', refuses('STATUS_NOT_CHANGED'), 'alert', 'No pudimos quitar la publicación'],
    ['succeeds', answers({ ids: [listing.id] }), 'status', 'Quitamos la publicación de la lista.'],
  ] as const)('ERR-27 removing a listing %s', async (_, deleteArticlesFromDB, role, told) => {
    const { choose, confirm } = await openListed({ deleteArticlesFromDB });
    choose('Quitar de la lista');
    await confirm();
    expect(await toast(role)).toContain(told);
  });

  test('ERR-73 a listing whose status could not be changed', async () => {
    const { choose, confirm } = await openListed({ articleUndo: refuses('STATUS_NOT_CHANGED') });
    choose('Devolver a revisión');
    await confirm();
    expect(await toast('alert')).toContain('No pudimos cambiar el estado de la publicación.');
  });

  test('DRW-34 of two countries nothing is reported together: the error shows and the drawer closes', async () => {
    const other = reportedListing({ id: 'MLB1000000003' });
    const { host } = await openListed({ reportedArticles: answers(reportedPage([listing, other])) });
    press(one(host, 'thead input'));
    press(button(one(host, '[role=toolbar]'), 'Denunciar juntas'));
    expect(await toast('alert')).toBe('Todas las publicaciones de una denuncia deben ser del mismo país.');
    await disappears(document, '[role=dialog]');
  });
});
