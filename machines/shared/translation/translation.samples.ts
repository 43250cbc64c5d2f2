import type { Outcome } from '../../../contracts/ports';
import { finished } from '../../simulator/cover';
import { visibleListing } from '../../simulator/sample-listing';
import { sampleNow, sampleSystemActors } from '../../simulator/sample-system-actors';
import type { MachineSamples } from '../../simulator/samples';
import type { translationMachine, TranslationEvent } from './translation.machine';

const listing = visibleListing();
const text = 'Zapatillas de montaña, horma ancha.';
export const translationSystemActors = sampleSystemActors({
  listings: { visible: { [listing.id]: listing }, moment: 0 },
  shell: { lang: 'en', chosen: 'en', menuOpen: false },
});

const sentEvents: TranslationEvent[] = [
  { type: 'translation.toggle' },
  { type: 'translation.about', id: listing.id, text },
  { type: 'translation.about', id: 'MLB1000000002', text: null },
];
const translated = (field: 'Title' | 'Text', output: Outcome<{ text: string }>) =>
  finished(`translate${field}`, output);
const failed: Outcome<{ text: string }> = { ok: false, failure: { code: 'SERVER_ERROR' } };

export const translationSamples: MachineSamples<typeof translationMachine> = {
  lives: [
    {
      name: 'a listing with its description',
      input: { id: listing.id, text },
      systemActors: translationSystemActors,
      now: sampleNow,
    },
    {
      name: 'a listing in a list',
      input: { id: listing.id, text: null },
      systemActors: translationSystemActors,
      now: sampleNow,
    },
    {
      name: 'what somebody wrote about a listing',
      input: { id: listing.id, text, textAlone: true },
      systemActors: translationSystemActors,
      now: sampleNow,
    },
  ],
  events: [
    ...sentEvents,
    translated('Title', { ok: true, value: { text: 'Andes trail shoes, size 42' } }),
    translated('Title', failed),
    translated('Text', { ok: true, value: { text: 'Mountain shoes with a wide last.' } }),
    translated('Text', failed),
  ],
  never: {
    'a translation is shown that is none': ({ value, context }) => value === 'on' && context.translated === null,
    'a translation is kept of what is shown in its own language': ({ value, context }) =>
      value === 'off' && context.translated !== null,
  },
};

export const translationDescriptions = {
  states: {
    off: 'The original is shown.',
    translating: 'Title and description are translated beside each other.',
    'translating.title': 'The title.',
    'translating.title.choosing': 'Whether it is shown.',
    'translating.title.asking': 'Is being translated.',
    'translating.title.known': 'Is translated, or not shown.',
    'translating.text': 'The description.',
    'translating.text.choosing': 'Whether there is one.',
    'translating.text.asking': 'Is being translated.',
    'translating.text.known': 'Is translated, or there is none.',
    on: 'The translation is shown.',
  },
  guards: {
    succeeded: 'the gateway answered',
    translatable: 'the person reads another language than the site',
    isAnother: 'another listing is looked at',
    untitled: 'the text alone is shown',
    undescribed: 'there is no description to translate',
  },
};
