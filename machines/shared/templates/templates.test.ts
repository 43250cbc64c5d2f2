import { describe, expect, it } from 'vitest';
import type { ProfileChange } from '../../../contracts/shapes';
import { newTemplateDraft } from '../../domain/templates';
import { startWith } from '../../simulator/answers';
import { anaFacts, anaProfile } from '../../simulator/sample-system-actors';
import { templatesMachine } from './templates.machine';
import { sampleTemplates, templateSystemActors } from './templates.samples';
import { templatesView } from './templates.view';

function open(settings: Record<string, unknown> = sampleTemplates, drafts: Record<string, unknown> = {}) {
  const stage = startWith(templatesMachine, {
    systemActors: { ...templateSystemActors(settings), drafts: { drafts } },
  });
  const view = () => templatesView(stage.actor.getSnapshot());
  const changes = () => stage.commanded() as ProfileChange[];
  const settle = (failed: boolean) =>
    stage.settleWork(failed ? { ok: false, failure: { code: 'OFFLINE' } } : { ok: true, value: anaProfile });
  return { ...stage, view, changes, settle };
}
const begin = { type: 'template.begin', code: 'PPPI1', lang: 'pt', text: '' } as const;

describe('the templates of a profile', () => {
  it('one that could not be saved stays with its reason, is saved again under the same key, and its draft goes only then', () => {
    const { actor, view, changes, settle, receivedBy } = open();
    actor.send(begin);
    actor.send({ type: 'template.type', name: 'Cópia', text: 'É uma cópia' });
    actor.send({ type: 'template.keep', name: ' Cópia ', text: 'É uma cópia' });
    const [first] = changes();
    expect(Object.values(first?.settings ?? {})).toEqual([
      { code: 'PPPI1', lang: 'pt', name: 'Cópia', text: 'É uma cópia' },
    ]);
    settle(true);
    expect(view().failed).toMatchObject([{ save: { what: 'keep' }, failure: { code: 'OFFLINE' } }]);
    expect(receivedBy('drafts').map(({ type }) => type)).toEqual(['draft.keep']);
    actor.send({ type: 'save.retry', id: view().failed[0]?.save.template.id ?? '' });
    expect(changes()).toEqual([first, first]);
    settle(false);
    expect([view().failed, receivedBy('drafts').at(-1)]).toEqual([
      [],
      { type: 'draft.drop', key: 'template:PPPI1:pt' },
    ]);
  });

  it('one that could not be saved is written on, as it was', () => {
    const { actor, view, settle } = open();
    actor.send({ type: 'template.edit', id: 't1' });
    actor.send({ type: 'template.keep', name: 'Modelo', text: 'Copia de {{modelo}}' });
    settle(true);
    actor.send({ type: 'save.edit', id: 't1' });
    expect(view()).toMatchObject({
      failed: [],
      writing: { id: 't1', name: 'Modelo', text: 'Copia de {{modelo}}', from: 'Copia de {{marca}} {{modelo}}' },
    });
  });

  it('one that could not be deleted stands there again, and nothing offers to bring it back', () => {
    const { actor, view, settle } = open();
    actor.send({ type: 'template.delete', id: 't1' });
    expect(view().dropped).toMatchObject({ id: 't1' });
    settle(true);
    expect(view()).toMatchObject({ dropped: null, failed: [{ save: { what: 'delete', template: { id: 't1' } } }] });
  });

  it('one that could not be brought back is not lost', () => {
    const { actor, view, changes, settle, setFacts } = open();
    actor.send({ type: 'template.delete', id: 't1' });
    settle(false);
    setFacts('profile', { ...anaFacts, profile: { ...anaProfile, settings: { 'template:t1': null } } });
    actor.send({ type: 'template.restore' });
    settle(true);
    actor.send({ type: 'save.retry', id: 't1' });
    expect([changes().at(-1), view().saving]).toEqual([{ settings: sampleTemplates }, ['t1']]);
  });

  it('goes out one after the other: a second deletion waits for the first', () => {
    const two = { ...sampleTemplates, 'template:t2': { code: 'PPPI8', lang: 'es', name: 'Otra', text: 'Otra' } };
    const { actor, changes, settle } = open(two);
    actor.send({ type: 'template.delete', id: 't1' });
    actor.send({ type: 'template.delete', id: 't2' });
    expect(changes()).toEqual([{ settings: { 'template:t1': null } }]);
    settle(false);
    expect(changes()).toEqual([{ settings: { 'template:t1': null } }, { settings: { 'template:t2': null } }]);
  });

  it('what is typed of a new one goes along with its reason and language, and is found again', () => {
    const { actor, view, receivedBy } = open();
    actor.send(begin);
    actor.send({ type: 'template.type', name: 'Cópia', text: 'É' });
    actor.send({ type: 'template.about', code: 'PPPI8', lang: 'es' });
    expect(view().writing).toMatchObject({ code: 'PPPI8', lang: 'es', name: 'Cópia', text: 'É' });
    const kept = receivedBy('drafts').at(-1);
    expect(receivedBy('drafts').at(-2)).toEqual({ type: 'draft.drop', key: 'template:PPPI1:pt' });
    const drafts = { [String(kept?.['key'])]: kept?.['value'] };
    expect(newTemplateDraft(drafts)).toEqual({ code: 'PPPI8', lang: 'es' });
    const again = open(sampleTemplates, drafts);
    again.actor.send({ type: 'template.begin', code: 'PPPI8', lang: 'es', text: '' });
    expect(again.view().writing).toMatchObject({ name: 'Cópia', text: 'É' });
  });

  it('a name that stands already in its reason and language, or none, is not kept', () => {
    const { actor, changes } = open();
    actor.send({ type: 'template.begin', code: 'PPPI8', lang: 'es', text: 'Otra' });
    actor.send({ type: 'template.keep', name: 'modelo COPIADO', text: 'Otra' });
    actor.send({ type: 'template.keep', name: '', text: 'Otra' });
    expect(changes()).toEqual([]);
    actor.send({ type: 'template.about', code: 'PPPI8', lang: 'pt' });
    actor.send({ type: 'template.keep', name: 'modelo COPIADO', text: 'Otra' });
    expect(changes()).toHaveLength(1);
  });
});
