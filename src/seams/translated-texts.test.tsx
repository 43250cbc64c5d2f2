import { act, useState, type ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { renderNode } from '../../tests/render-node';
import { translateTexts, translatorModes } from '../../tests/translate-texts';
import { followTranslators } from './translated-texts';

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
