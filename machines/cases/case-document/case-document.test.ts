import { describe, expect, it } from 'vitest';
import type { DocumentEvent, DocumentRequest } from '../../../contracts/ports';
import { startWith } from '../../simulator/answers';
import { caseDocumentMachine, type CaseDocumentInput } from './case-document.machine';
import { caseDocumentInput } from './case-document.samples';
import { caseDocumentView } from './case-document.view';

function begin(more: Partial<CaseDocumentInput> = {}) {
  const asked: DocumentRequest[] = [];
  let held = 0;
  let hear: (event: DocumentEvent) => void = () => undefined;
  const stage = startWith(caseDocumentMachine, {
    input: { ...caseDocumentInput, ...more },
    document: (request, onEvent) => {
      asked.push(request);
      held += 1;
      hear = onEvent;
      return { stop: () => (held -= 1) };
    },
  });
  return {
    ...stage,
    asked,
    held: () => held,
    hear: (event: DocumentEvent) => hear(event),
    view: () => caseDocumentView(stage.actor.getSnapshot()),
  };
}

const read: DocumentEvent = { type: 'document.read', address: 'blob:1' };

describe('a document of a case', () => {
  it('is read when it is opened, and its copy is dropped when it is closed', () => {
    const { actor, asked, held, hear, view } = begin({ open: false });
    expect([view().open, asked]).toEqual([false, []]);
    actor.send({ type: 'document.toggle' });
    expect(asked).toEqual([{ url: '/files/documents/1.pdf', type: 'application/pdf' }]);
    expect(view()).toMatchObject({ open: true, phase: 'reading', address: null });
    hear(read);
    expect([view(), held()]).toMatchObject([{ phase: 'shown', address: 'blob:1' }, 1]);
    actor.send({ type: 'document.toggle' });
    expect([view(), held()]).toMatchObject([{ open: false, phase: 'closed', address: null }, 0]);
  });

  it('is open at first where it is said to be, and is read anew after it failed', () => {
    const { actor, asked, held, hear, view } = begin();
    hear({ type: 'document.failed', failure: { code: 'OFFLINE' } });
    expect(view()).toMatchObject({ open: true, phase: 'failed', failure: { code: 'OFFLINE' } });
    actor.send({ type: 'document.retry' });
    expect(view()).toMatchObject({ phase: 'reading', failure: null });
    hear(read);
    expect([view().phase, asked.length, held()]).toEqual(['shown', 2, 1]);
  });

  it('says why it is not shown, and that what was read can’t be drawn', () => {
    const { actor, hear, view } = begin({ type: 'image/png' });
    hear({ type: 'document.refused', refusal: 'TOO_BIG' });
    expect(view()).toMatchObject({ picture: true, phase: 'refused', refusal: 'TOO_BIG' });
    actor.send({ type: 'document.toggle' });
    actor.send({ type: 'document.toggle' });
    hear(read);
    actor.send({ type: 'document.broken' });
    expect(view()).toMatchObject({ phase: 'refused', refusal: 'OTHER_TYPE', address: null });
  });
});
