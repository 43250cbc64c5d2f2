import { useState, type ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { act } from '../../tests/act';
import { renderNode, messagesByLanguage } from '../../tests/render-node';
import { translateTexts, translatorModes } from '../../tests/translate-texts';
import { followTranslators } from './translated-texts';
import { FormattedMessage, RawIntlProvider } from 'react-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { createBidiIntl } from '../copy/bidi-intl';
import { applyLanguage, loadMessageParts, messagesOf } from './messages';

describe('translated texts', () => {
  let stop: () => void;

  beforeEach(() => {
    stop = followTranslators(document);
  });

  afterEach(() => stop());

  /** A paragraph that a test sets the content of. */
  function paragraph(first: ReactNode) {
    let set: (next: ReactNode) => void = () => undefined;
    function Paragraph() {
      const [node, setNode] = useState(first);
      set = setNode;
      return <p>{node}</p>;
    }
    const { host } = renderNode(<Paragraph />);
    return {
      text: () => host.textContent.replace(/[«»]/g, ''),
      show: (next: ReactNode) => act(() => set(next)),
      translate: async (way: (typeof translatorModes)[number]) => {
        translateTexts(host, way);
        // A translator's changes are known once its own task is over.
        await Promise.resolve();
      },
    };
  }

  describe.each(translatorModes)('on a page that is translated (%s)', (way) => {
    test('a text that changes beside others is the new one, once and again', async () => {
      const { text, show, translate } = paragraph(['Old ', 3, <b key="b"> left</b>]);
      await translate(way);
      expect(text()).toBe('Old 3 left');
      show(['New ', 4, <b key="b"> left</b>]);
      expect(text()).toBe('New 4 left');
      await translate(way);
      show(['Newer ', 4, <b key="b"> gone</b>]);
      expect(text()).toBe('Newer 4 gone');
    });

    test('a text that goes is gone, and nothing else', async () => {
      const { text, show, translate } = paragraph(['One ', 'two ', <b key="b">three</b>]);
      await translate(way);
      show([null, 'two ', <b key="b">three</b>]);
      expect(text()).toBe('two three');
      await translate(way);
      show([null, null, <b key="b">three</b>]);
      expect(text()).toBe('three');
      show(['One ', 'two ', null]);
      expect(text()).toBe('One two ');
    });

    test('what comes before a text stands before it', async () => {
      const { text, show, translate } = paragraph([null, 'two ', 'three']);
      await translate(way);
      show([<b key="b">one </b>, 'two ', 'three']);
      expect(text()).toBe('one two three');
    });

    test('a whole list whose texts change places is in its order', async () => {
      const rows = (names: string[]) =>
        names.map((name) => (
          <span key={name}>
            {name}
            {', '}
          </span>
        ));
      const { text, show, translate } = paragraph([rows(['a', 'b', 'c']), 'end']);
      await translate(way);
      show([rows(['c', 'a', 'd']), 'end']);
      expect(text()).toBe('c, a, d, end');
    });

    test('a page that the person has back in its own language goes on as before', async () => {
      const { text, show, translate } = paragraph(['Old ', <b key="b">left</b>]);
      await translate(way);
      for (const font of document.querySelectorAll('p > font, b > font')) font.replaceWith(font.textContent);
      await Promise.resolve();
      show([null, <b key="b">gone</b>]);
      expect(text()).toContain('gone');
    });
  });

  test('what was translated before the page is followed is known from the changes that were seen', async () => {
    stop();
    const seen: MutationRecord[][] = [];
    const early = new MutationObserver((changes) => seen.push(changes));
    early.observe(document.body, { childList: true, subtree: true });
    const { text, show, translate } = paragraph(['Old ', <b key="b">left</b>]);
    await translate('replace');
    early.disconnect();
    stop = followTranslators(document, seen);
    show(['New ', <b key="b">left</b>]);
    expect(text()).toBe('New left');
  });

  test('a page that nobody translates keeps the methods of its nodes', async () => {
    const { insertBefore } = Node.prototype;
    const { show } = paragraph(['Old', <b key="b">left</b>]);
    show(['New', <b key="b">left</b>]);
    await Promise.resolve();
    expect(Node.prototype.insertBefore).toBe(insertBefore);
  });
});

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
  ['en', '1,000', '1,000 are no longer', '1,000'],
] as const)('a number in a sentence stands as fields show it: %s', (lang, plain, counted, alone) => {
  const intl = createBidiIntl(lang, messagesByLanguage[lang]);
  expect(intl.formatMessage({ id: 'alerts.sendDone.text' }, { sent: 1000, total: 2000 })).toContain(plain);
  expect(intl.formatMessage({ id: 'results.hidden.text' }, { filtered: 0, gone: 1000 })).toContain(counted);
  expect(intl.formatNumber(1000)).toBe(alone);
});
