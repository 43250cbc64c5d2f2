import { FormattedMessage, RawIntlProvider } from 'react-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
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
