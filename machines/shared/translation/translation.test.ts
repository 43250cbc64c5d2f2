import { describe, expect, it } from 'vitest';
import { catalogue } from '../../../contracts/client/catalogue';
import type { InputOf } from '../../../contracts/client/operation';
import { answers, answersLater, refuses, startWith, type FakePorts } from '../../simulator/answers';
import { visibleListing } from '../../simulator/sample-listing';
import { sampleSystemActors } from '../../simulator/sample-system-actors';
import { translationMachine } from './translation.machine';
import { translationSystemActors } from './translation.samples';
import { translationView } from './translation.view';

const { id, title } = visibleListing();

function open(ports: FakePorts, text: string | null = 'Zapatillas de montaña.') {
  const stage = startWith(translationMachine, { input: { id, text }, systemActors: translationSystemActors, ports });
  return { ...stage, view: () => translationView(stage.actor.getSnapshot()) };
}

describe('the translation of a listing', () => {
  it('GW-88 asks for title and description, or for the title alone where no description is shown', async () => {
    const translate = answers(({ text }: { text: string }) => ({ text: `[en] ${text}` }));
    const { actor, settle, view } = open({ translate }, null);
    actor.send({ type: 'translation.toggle' });
    expect(view().translating).toBe(true);
    await settle();
    expect(view().translated).toEqual({ lang: 'en', title: `[en] ${title}`, text: null });
    expect(translate.asked).toHaveLength(1);
    const described = open({ translate });
    described.actor.send({ type: 'translation.toggle' });
    await described.settle();
    const text = 'Zapatillas de montaña.';
    expect(described.view().translated).toEqual({ lang: 'en', title: `[en] ${title}`, text: `[en] ${text}` });
    expect(translate.asked.map((asked) => asked.text)).toEqual([title, title, text]);
  });

  it('GW-88 asks for the text alone where nothing else is shown, and goes back and on again', async () => {
    const translate = answers(({ text }: { text: string }) => ({ text: `[en] ${text}` }));
    const { actor, settle } = startWith(translationMachine, {
      input: { id, text: 'Son originales.', textAlone: true },
      systemActors: translationSystemActors,
      ports: { translate },
    });
    const shown: unknown[] = [];
    for (let press = 0; press < 3; press += 1) {
      actor.send({ type: 'translation.toggle' });
      await settle();
      shown.push(translationView(actor.getSnapshot()).translated?.text ?? null);
    }
    expect(shown).toEqual(['[en] Son originales.', null, '[en] Son originales.']);
    expect(translate.asked.map(({ text }) => text)).toEqual(['Son originales.', 'Son originales.']);
  });

  it('is not offered where the text alone would be shown and nobody wrote one', () => {
    const { actor } = startWith(translationMachine, {
      input: { id, text: null, textAlone: true },
      systemActors: translationSystemActors,
      ports: { translate: answers({ text: 'x' }) },
    });
    const may = () => actor.getSnapshot().can({ type: 'translation.toggle' });
    expect(may()).toBe(false);
    actor.send({ type: 'translation.about', id, text: 'Son originales.' });
    expect(may()).toBe(true);
  });

  it.each([
    ['MLB1000000001', 'en', 'pt'],
    ['MLB1000000001', 'es', 'pt'],
    ['MLA1000000001', 'en', 'es'],
    ['MLM1000000001', 'pt', 'es'],
  ] as const)('I18N-10 GW-88 of %s is into %s from %s, the language of its site', async (about, lang, siteLanguage) => {
    const translate = answers({ text: 'x' });
    const { actor, settle } = startWith(translationMachine, {
      input: { id: about, text: null },
      systemActors: sampleSystemActors({
        listings: { visible: { [about]: visibleListing({ id: about }) }, moment: 0 },
        shell: { lang, chosen: lang, menuOpen: false },
      }),
      ports: { translate },
    });
    actor.send({ type: 'translation.toggle' });
    await settle();
    const asked = translate.asked as InputOf<'translate'>[];
    const call = await catalogue.translate();
    expect(asked.map((one) => call.request(one).body)).toEqual([
      { text: title, sourceLang: siteLanguage, targetLang: lang },
    ]);
  });

  it('is of one listing: another one stands in its own language, and a late answer says nothing of it', async () => {
    const translate = answersLater<{ text: string }>();
    const { actor, settle, view } = open({ translate }, null);
    actor.send({ type: 'translation.toggle' });
    actor.send({ type: 'translation.about', id: 'MLB1000000002', text: null });
    translate.answer({ ok: true, value: { text: 'late' } });
    await settle();
    expect(view()).toEqual({ translating: false, translated: null });
  });

  it('tells when it failed, and the original stays', async () => {
    const { actor, settle, view, receivedBy } = open({ translate: refuses('SERVER_ERROR') });
    actor.send({ type: 'translation.toggle' });
    await settle();
    expect(view()).toEqual({ translating: false, translated: null });
    expect(receivedBy('notices')).toMatchObject([{ notice: { code: 'translation.failed' } }]);
  });
});
