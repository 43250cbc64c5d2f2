import { FormattedMessage, RawIntlProvider } from 'react-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { messagesByLanguage } from '../../tests/render-node';
import { createBidiIntl } from './bidi-intl';
import { applyLanguage, loadMessageParts, messagesOf } from './messages';

test('what people typed does not turn the rest of a sentence round', async () => {
  await applyLanguage({ lang: 'es' }, new AbortController().signal);
  await loadMessageParts(['exports']);
  const intl = createBidiIntl('es', messagesOf('es'));
  const id = 'notice.command.createNoticedReport.done.text';
  const values = { title: 'uno \u202Eexe.fdp' };
  const plain = 'Pedimos tu reporte “uno exe.fdp”. Estará en la lista cuando esté listo.';
  expect(intl.formatMessage({ id }, values)).toBe(plain);
  const shown = renderToStaticMarkup(
    <RawIntlProvider value={intl}>
      <FormattedMessage id={id} values={values} />
    </RawIntlProvider>,
  );
  expect(shown).toBe(plain);
});

test.each([
  ['es', 'Terminó el envío: 1.000 de 2.000 denuncias.', '1.000 ya no están', '1.000'],
  ['pt', '1.000', '1.000 já não estão', '1.000'],
  ['en', '1,000', '1,000 are gone', '1,000'],
] as const)('a number in a sentence stands as fields show it: %s', (lang, plain, counted, alone) => {
  const intl = createBidiIntl(lang, messagesByLanguage[lang]);
  expect(intl.formatMessage({ id: 'alerts.sendDone.text' }, { sent: 1000, total: 2000 })).toContain(plain);
  expect(intl.formatMessage({ id: 'results.hidden.text' }, { filtered: 0, gone: 1000 })).toContain(counted);
  expect(intl.formatNumber(1000)).toBe(alone);
});
