import type { MessageFormatElement } from 'react-intl';
import { expect, test } from 'vitest';
import { answers } from '../../../machines/simulator/answers';
import { openSignedInConsole } from '../../../tests/console';
import { waitUntil, messagesByLanguage, type TestLanguage } from '../../../tests/render-node';
import { mainAccount } from '../profile/accounts.fixture';
import { sectionHrefOf, sectionNames, silentPorts } from './sections.fixture';

const languages = Object.keys(messagesByLanguage) as TestLanguage[];
/** As the build carries them: a text, or its parts. */
const messages: Record<TestLanguage, Record<string, string | MessageFormatElement[]>> = messagesByLanguage;

/** Sentences without a value in them, by language: what can be found on a page as it stands. */
const whole = Object.fromEntries(
  languages.map((lang) => [
    lang,
    new Map(
      Object.entries(messages[lang]).flatMap(([key, message]): [string, string][] =>
        typeof message === 'string'
          ? [[message, key]]
          : message.every((part) => 'value' in part && part.type === 0)
            ? [[message.map((part) => ('value' in part ? part.value : '')).join(''), key]]
            : [],
      ),
    ),
  ]),
) as Record<TestLanguage, Map<string, string>>;

function saidIn(host: ParentNode): string[] {
  const walker = document.createTreeWalker(host as Node, NodeFilter.SHOW_TEXT);
  const said: string[] = [];
  while (walker.nextNode()) said.push(walker.currentNode.nodeValue?.trim() ?? '');
  for (const each of host.querySelectorAll('[aria-label], [title], [placeholder], [alt]'))
    for (const name of ['aria-label', 'title', 'placeholder', 'alt']) said.push(each.getAttribute(name) ?? '');
  return said.filter((text) => text !== '');
}

test.each(sectionNames)(
  'I18N-01 %s speaks Spanish, English and Portuguese, each alone and without a raw key',
  async (name) => {
    for (const lang of languages) {
      const { host, live } = openSignedInConsole(
        sectionHrefOf(name),
        { ...silentPorts, profile: answers({ ...mainAccount, lang }) },
        lang,
      );
      await waitUntil(
        () =>
          live() !== null && host.querySelector('main [data-whole]') === null && host.querySelector('main h1') !== null,
        'No page.',
      );
      const said = saidIn(host);
      expect(said.filter((text) => whole[lang].has(text)).length, lang).toBeGreaterThan(3);
      const others = languages.filter((other) => other !== lang);
      const foreign = said.filter((text) => !whole[lang].has(text) && others.some((other) => whole[other].has(text)));
      expect(foreign, lang).toEqual([]);
      expect(
        said.filter((text) => text in messagesByLanguage[lang]),
        lang,
      ).toEqual([]);
      host.remove();
    }
  },
);

/** What a message says without its values, of each of its cases. */
function literalsOf(message: string | MessageFormatElement[]): string {
  if (typeof message === 'string') return message;
  const said = message.map((part) => {
    if ('options' in part) return Object.values(part.options).map((option) => literalsOf(option.value));
    if ('children' in part) return literalsOf(part.children);
    return part.type === 0 ? part.value : '';
  });
  return said.flat().join(' ');
}
const countWords = (text: string): number => text.match(/\p{L}+/gu)?.length ?? 0;

/** Spanish and Portuguese say the same. */
const alike = [
  'brandInfringement.title.text',
  'closedCases.related.text',
  'mark.askCountries.confirm',
  'reason.PPPI2.name',
  'reportDrawer.photos.label',
];

test('I18N-01 no sentence of a language is left in the words of another', () => {
  const left = Object.keys(messages.es).filter((key) => {
    const said = languages.map((lang) => literalsOf(messages[lang][key] ?? ''));
    return said.some((text, at) => countWords(text) > 3 && said.indexOf(text) !== at);
  });
  expect(left.toSorted()).toEqual(alike);
});
