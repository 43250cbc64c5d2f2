import { describe, expect, test } from 'vitest';
import type { ProfileSummary } from '../../../../contracts/shapes';
import { createdProfile } from '../../../../machines/profile/new-profile/new-profile.samples';
import { profileSelectionMachine } from '../../../../machines/profile/profile-selection/profile-selection.machine';
import {
  profileSelectionInput,
  sampleProfiles,
} from '../../../../machines/profile/profile-selection/profile-selection.samples';
import { answers, answersLater, startWith } from '../../../../machines/simulator/answers';
import { anaFacts, sampleNow, sampleSystemActors } from '../../../../machines/simulator/sample-system-actors';
import { act } from '../../../../tests/act';
import { openSignedInConsole, readToast } from '../../../../tests/console';
import {
  waitForElement,
  getButton,
  getElement,
  press,
  renderNode,
  fillField,
  waitUntil,
} from '../../../../tests/render-node';
import { ConsoleContext } from '../../../seams/use-console';
import { ProfileSelection } from './profile-selection';

const many = (count: number): ProfileSummary[] =>
  Array.from({ length: count }, (_, at) => ({ ...createdProfile, id: `p-${at}`, givenName: `Ana ${at}` }));

async function open({ profiles = sampleProfiles, facts = anaFacts, drafts = {} as Record<string, unknown> } = {}) {
  const stage = startWith(profileSelectionMachine, {
    input: profileSelectionInput,
    systemActors: sampleSystemActors({ profile: facts, drafts: { drafts } }),
    ports: { profiles: answers(profiles) },
    now: sampleNow,
  });
  renderNode(
    <ConsoleContext value={stage.actor}>
      <ProfileSelection actor={stage.actor} />
    </ConsoleContext>,
  );
  await act(() => stage.settle());
  const modal = await waitForElement(document, '[role=dialog]');
  const create = () =>
    [...modal.querySelectorAll('button')].find(({ textContent }) => textContent.includes('Crear un perfil'));
  const field = (name: string) => getElement<HTMLInputElement>(modal, `[name=${name}]`);
  const faultAt = (name: string) => {
    if (field(name).getAttribute('aria-invalid') !== 'true') return null;
    return (field(name).getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id))
      .find((node) => node?.className.includes('error'))?.textContent;
  };
  const submit = () => act(() => getElement<HTMLFormElement>(modal, 'form').requestSubmit());
  const form = () => press(create() ?? document.body);
  return { ...stage, modal, create, field, faultAt, submit, form };
}

describe('many profiles', () => {
  test('are sought by their names, whatever the case and the accents, with the focus in the field', async () => {
    const { modal, create } = await open({
      profiles: [...many(9), { ...createdProfile, id: 'p-sofia', givenName: 'Sofía' }],
    });
    const cards = () => [...modal.querySelectorAll('li')].map(({ textContent }) => textContent);
    const seek = getElement<HTMLInputElement>(modal, 'input[aria-label="Buscar un perfil"]');
    expect([document.activeElement, cards().length]).toEqual([seek, 11]);
    fillField(seek, 'SOFIA');
    expect(cards()).toEqual([expect.stringContaining('Sofía')]);
    expect([getElement(modal, '[role=status]').textContent, create()]).toEqual(['Un perfil.', undefined]);
    fillField(seek, 'nadie');
    expect([cards(), getElement(modal, '[role=status]').textContent]).toEqual([[], 'Ningún perfil tiene ese nombre.']);
    fillField(seek, '');
    expect(cards().length).toBe(11);
  });

  test('have no field while they are few', async () => {
    const { modal } = await open({ profiles: many(9) });
    expect(modal.querySelector('input')).toBeNull();
  });
});

test('SHL-35 a press beside the profiles closes them', async () => {
  const { actor } = await open();
  press(getElement(document, '.mantine-Modal-overlay'));
  expect(actor.getSnapshot().matches('leaving')).toBe(true);
});

describe('a further profile', () => {
  test('PRF-08 PRF-09 its card is there while there are fewer than 100', async () => {
    const fewer = await open({ profiles: many(99) });
    expect(fewer.create()?.textContent).toContain('Tienes 99 de 100');
  });

  test('PRF-08 PRF-09 with 100 there is no card, and no form, and that is said', async () => {
    const { create, actor, modal } = await open({ profiles: many(100) });
    expect(create()).toBeUndefined();
    expect(modal.textContent).toContain('Tienes 100 perfiles, que es el máximo.');
    act(() => actor.send({ type: 'profile.create' }));
    expect(modal.querySelector('form')).toBeNull();
  });

  test('PRF-38 both names must be said, and the first one that is missing has the focus', async () => {
    const { form, field, faultAt, submit, receivedBy } = await open();
    form();
    expect(document.activeElement).toBe(field('givenName'));
    fillField(field('familyName'), '  ');
    submit();
    expect([faultAt('givenName'), faultAt('familyName')]).toEqual(['Completa este dato.', 'Completa este dato.']);
    fillField(field('givenName'), 'Ana');
    submit();
    expect([faultAt('givenName'), faultAt('familyName')]).toEqual([null, 'Completa este dato.']);
    expect(document.activeElement).toBe(field('familyName'));
    expect(receivedBy('outbox')).toEqual([]);
  });

  test('PRF-39 each name has 30 characters at most', async () => {
    const { form, field, faultAt, submit, receivedBy } = await open();
    form();
    for (const name of ['givenName', 'familyName']) fillField(field(name), 'x'.repeat(31));
    submit();
    expect([faultAt('givenName'), faultAt('familyName')]).toEqual(Array(2).fill('Escribe hasta 30 caracteres.'));
    for (const name of ['givenName', 'familyName']) fillField(field(name), 'x'.repeat(30));
    submit();
    expect(receivedBy('outbox')).toHaveLength(1);
  });

  test.each([
    [
      'those of the current profile',
      anaFacts.profile && { ...anaFacts.profile, lang: 'pt' as const, currency: 'BRL' },
      'pt',
      'BRL',
    ],
    ['en and USD without one', null, 'en', 'USD'],
  ])('PRF-40 PRF-41 language and currency are %s', async (_, profile, lang, currency) => {
    const { form, field } = await open({ facts: { ...anaFacts, profile } });
    form();
    expect([field('lang').value, field('currency').value]).toEqual([lang, currency]);
  });

  test('it is created once, stands among the others and has the focus', async () => {
    const { modal, form, field, submit, receivedBy, settleWork } = await open();
    form();
    fillField(field('givenName'), 'Ana');
    fillField(field('familyName'), 'Chile');
    fillField(field('currency'), 'CLP');
    submit();
    submit();
    expect(receivedBy('outbox')).toMatchObject([
      {
        work: {
          command: {
            type: 'createProfile',
            input: { givenName: 'Ana', familyName: 'Chile', lang: 'es', currency: 'CLP' },
          },
        },
      },
    ]);
    act(() => settleWork({ ok: true, value: createdProfile }));
    expect(modal.querySelector('form')).toBeNull();
    expect(document.activeElement?.textContent).toContain('Ana Chile');
  });

  test('ERR-41 what fails is told in the form, and nothing that was typed is lost', async () => {
    const { modal, form, field, submit, receivedBy, settleWork } = await open();
    form();
    fillField(field('givenName'), 'Ana');
    fillField(field('familyName'), 'Chile');
    const alarm = () => modal.querySelector('[role=alert]')?.textContent;
    submit();
    act(() => settleWork({ ok: false, failure: { code: 'OFFLINE', operation: 'createProfile' } }));
    expect(alarm()).toContain('No pudimos crear el perfil.');
    expect([field('givenName').value, field('familyName').value]).toEqual(['Ana', 'Chile']);
    fillField(field('familyName'), 'Chile SA');
    submit();
    expect([alarm(), receivedBy('outbox').length]).toEqual([undefined, 2]);
    act(() => settleWork({ ok: false, failure: { code: 'TOO_MANY_PROFILES', operation: 'createProfile' } }));
    expect(alarm()).toContain('Ya tienes 100 perfiles');
    expect([field('givenName').value, field('familyName').value]).toEqual(['Ana', 'Chile SA']);
  });

  test('ERR-41 what fails once the form was left is told over whatever screen there is', async () => {
    const createProfile = answersLater<ProfileSummary>();
    const ports = { profiles: answers(sampleProfiles), createProfile };
    const { host } = openSignedInConsole('/profile', ports);
    await waitForElement(host, 'main dl');
    press(getButton(host, 'Cambiar de perfil'));
    press(await waitForElement(document, '[role=dialog] [data-create]'));
    const field = (name: string) => getElement<HTMLInputElement>(document, `[role=dialog] [name=${name}]`);
    for (const name of ['givenName', 'familyName']) fillField(field(name), 'Chile');
    press(getButton(document, 'Crear perfil'));
    await waitUntil(() => createProfile.asked.length === 1);
    press(getButton(document, 'Volver a los perfiles'));
    await act(async () => createProfile.answer({ ok: false, failure: { code: 'TOO_MANY_PROFILES' } }));
    expect(await readToast('alert')).toContain('No se creó el perfil.');
  });

  test('it goes on where it was left', async () => {
    const { form, field, modal, actor } = await open({
      drafts: { 'new-profile': { givenName: 'Ana', familyName: 'C', lang: 'es', currency: 'CLP' } },
    });
    form();
    expect([field('familyName').value, field('currency').value]).toEqual(['C', 'CLP']);
    press(getButton(modal, 'Volver a los perfiles'));
    expect(actor.getSnapshot().value).toBe('choosing');
    expect(document.activeElement?.textContent).toContain('Crear un perfil');
  });
});
