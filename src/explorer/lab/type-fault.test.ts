import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { caseSamples } from '../../../machines/cases/case/case.samples';
import type { MachineSamples } from '../../../machines/rehearsal/samples';
import { answersOf } from './answers';
import { loadExhibit, machineNames } from './exhibit';
import { eventsOf, readPayload, shapeOf, writePayload } from './payload';
import type { Payloads, TypeShape } from './payloads.types';
import { skeletonOf } from './skeleton';
import { alternativesOf, typeFault } from './type-fault';

const { payloads } = await loadExhibit('case');
const outbox = (await loadExhibit('outbox')).payloads;
const none: MachineSamples = { lives: [{ name: 'any' }], events: [] };
const said = (text: string, type: string, samples: MachineSamples = caseSamples, known: Payloads = payloads) => {
  const read = readPayload(text, type, shapeOf(samples, type, known));
  return read.ok ? read.event : read.fault;
};
const ofType = (type: string, fields: object) => said(JSON.stringify({ type, ...fields }), type);
const toOutbox = (type: string, fields: object) => said(JSON.stringify({ type, ...fields }), type, none, outbox);

describe('a payload is held against the types of the machine', () => {
  test('a field that no sample has is taken, and what may be absent may', () => {
    const event = { type: 'confirm.change', values: { description: 'No es original' } };
    expect(ofType('confirm.change', event)).toEqual(event);
    expect(ofType('confirm.change', { values: {} })).toEqual({ type: 'confirm.change', values: {} });
  });

  test.each<[string, object, string]>([
    ['confirm.change', { values: 3 }, '"values" must be an object, not a number.'],
    ['confirm.change', { values: { description: 3 } }, '"values.description" must be a text, not a number.'],
    [
      'confirm.change',
      { values: { rejectMemberId: 3 } },
      '"values.rejectMemberId" must be null or a text, not a number.',
    ],
    [
      'confirm.change',
      { values: { other: 1 } },
      '"values.other" is not known: the machine takes "rejectMemberId", "description" there.',
    ],
    ['confirm.change', {}, '"values" is missing: the machine takes an object there.'],
    ['confirm.submit', { now: true }, '"now" is not known: the machine takes nothing more there.'],
    ['tab.choose', { tab: 'x' }, '"tab" must be one of counter-notice, listing, report, seller, not "x".'],
    ['tab.choose', { tab: 4 }, '"tab" must be one of counter-notice, listing, report, seller, not a number.'],
    ['tab.choose', {}, '"tab" is missing: the machine takes one of counter-notice, listing, report, seller there.'],
    [
      'retract.change',
      { values: { reason: 'none' } },
      '"values.reason" must be one of agreement_with_seller, by_mistake, other, seller_proved_authorisation or null, not "none".',
    ],
  ])('%s %j is refused in a sentence', (type, fields, sentence) => {
    expect(ofType(type, fields)).toContain(sentence);
  });

  test.each<[string, object, string]>([
    [
      'work.submit',
      { id: 'a', work: { kind: 'x' } },
      '"work.kind" must be one of command, mark, reply, send, not "x".',
    ],
    [
      'work.submit',
      { id: 'a', work: {} },
      '"work.kind" is missing: the machine takes one of command, mark, reply, send there.',
    ],
    [
      'work.submit',
      {
        id: 'a',
        work: { kind: 'send', send: { ids: 'some', auditor: { id: '1', givenName: '', familyName: null } } },
      },
      '"work.send.ids" must be all or a list, not "some".',
    ],
    [
      'work.submit',
      { id: 'a', work: { kind: 'mark', mark: { type: 'undo', ids: [], undo: 'approved', from: '' } } },
      '"work.mark.ids" must hold 1 item, not 0.',
    ],
    ['job.moved', { id: 'a', phase: 'queued', failure: { code: 'X' } }, '"failure.code" must be one of ABORTED'],
  ])('%s %j to the outbox is refused in a sentence', (type, fields, sentence) => {
    expect(toOutbox(type, fields)).toContain(sentence);
  });

  test('long lists of what is allowed are cut, and say by how many', () => {
    const fault = toOutbox('job.moved', { id: 'a', phase: 'queued', failure: { code: 'X' } });
    expect(fault).toMatch(/ and \d+ more, not "X"\.$/);
  });

  test('a record takes any name; what the types leave open is held against the samples', () => {
    const known: Payloads = {
      events: { look: { fields: { search: { fields: {}, open: 'unknown' } } } },
      ports: {},
      shapes: {},
    };
    const samples = { ...none, events: [{ type: 'look', search: { tab: 'seller' } }] };
    const search = (value: unknown) => said(writePayload({ type: 'look', search: value }), 'look', samples, known);
    expect(search({ page: [1] })).toEqual({ type: 'look', search: { page: [1] } });
    expect(search({ tab: 3 })).toBe('"search.tab" must be a text, not a number.');
    expect(search([])).toBe('"search" must be an object, not a list.');
  });

  test('what no text holds stays as in the sample, or is refused', () => {
    const known: Payloads = {
      events: { ask: { fields: { 'asker?': 'kept', id: 'text' } } },
      ports: {},
      shapes: {},
    };
    const event = { type: 'ask', id: 'a', asker: new Map() };
    const samples = { ...none, events: [event] };
    const text = writePayload(event);
    expect(said(text, 'ask', samples, known)).toBe(event);
    const fault = '"asker" holds what no text can: leave this sample as it is, or take another.';
    expect(said(text.replace('"a"', '"b"'), 'ask', samples, known)).toBe(fault);
    expect(said('{"type":"ask","id":"b","asker":{}}', 'ask', none, known)).toBe(fault);
    expect(said('{"type":"ask","id":"b"}', 'ask', none, known)).toEqual({ type: 'ask', id: 'b' });
  });

  test('an event of which no type tells has the samples alone', () => {
    const samples = { ...none, events: [{ type: 'row.drop', id: 'a' }] };
    expect(said('{"type":"row.drop","id":1}', 'row.drop', samples)).toBe('"id" must be a text, not a number.');
    expect(said('{"type":"toString","id":1}', 'toString', none)).toEqual({ type: 'toString', id: 1 });
  });
});

describe('what the types of real machines come to', () => {
  test('events, whole', async () => {
    const gallery = await loadExhibit('gallery');
    const drafts = await loadExhibit('drafts');
    expect([gallery.payloads, drafts.payloads]).toEqual([
      {
        events: {
          'photo.toggle': { fields: { id: 'text' } },
          'photo.zoom': { fields: { id: 'text' } },
          'photos.report': { fields: {} },
          'zoom.close': { fields: {} },
          'zoom.next': { fields: {} },
          'zoom.previous': { fields: {} },
        },
        ports: {},
        shapes: {},
      },
      {
        events: {
          'draft.drop': { fields: { key: 'text' } },
          'draft.keep': { fields: { key: 'text', value: 'unknown' } },
          'drafts.clear': { fields: {} },
          'drafts.rest': { fields: {} },
          'drafts.wake': { fields: { profileId: 'text' } },
        },
        ports: { readDrafts: { list: { is: 'DraftEntry' } } },
        shapes: { DraftEntry: { fields: { key: 'text', profileId: 'text', savedAt: 'number', value: 'unknown' } } },
      },
    ]);
    const { events } = (await loadExhibit('shell')).payloads;
    expect(events['language.apply']).toEqual({ fields: { lang: { one: ['en', 'es', 'pt'] }, 'asker?': 'kept' } });
  });

  test('alternatives, records and lists that are counted', async () => {
    const { events, shapes } = (await loadExhibit('outbox')).payloads;
    expect(events['work.submit']).toEqual({ fields: { id: 'text', work: { is: 'Work' }, 'asker?': 'kept' } });
    expect(shapes['Mark']).toMatchObject({
      either: expect.arrayContaining([
        {
          fields: {
            type: { one: ['undo'] },
            ids: { list: 'text', least: 1, most: 1 },
            undo: { one: ['approved', 'reported'] },
            from: 'text',
          },
        },
      ]) as unknown,
    });
    expect(shapes['Failure']).toMatchObject({
      fields: { 'values?': { fields: {}, open: { either: ['number', 'text'] } } },
    });
  });

  test('an event without samples is offered with the least that its types ask for', async () => {
    expect(skeletonOf('work.submit', (await loadExhibit('outbox')).payloads)).toEqual({
      type: 'work.submit',
      id: '',
      work: {
        kind: 'command',
        command: { type: 'createLiveSearch', input: { keyword: '', sites: [] } },
      },
    });
    expect(skeletonOf('tab.choose', payloads)).toEqual({ type: 'tab.choose', tab: 'counter-notice' });
    expect(skeletonOf('tab.lose', payloads)).toEqual({ type: 'tab.lose' });
    const known: Payloads = {
      events: {
        a: {
          fields: { ids: { list: 'text', least: 2 }, on: 'flag', at: { either: ['nothing', 'number'] }, by: 'kept' },
        },
      },
      ports: {},
      shapes: {},
    };
    expect(skeletonOf('a', known)).toEqual({ type: 'a', ids: ['', ''], on: false, at: 0, by: null });
  });
});

/** Any value that a shape allows. */
function valuesOf(shape: TypeShape, shapes: Payloads['shapes'], depth = 0): fc.Arbitrary<unknown> {
  const inner = (one: TypeShape) => valuesOf(one, shapes, depth + 1);
  const all = alternativesOf(shape, shapes);
  const plain = {
    text: fc.string(),
    number: fc.integer(),
    flag: fc.boolean(),
    nothing: fc.constant(null),
    unknown: fc.jsonValue(),
    kept: fc.constant(new Map()),
  };
  return fc.oneof(
    ...all.map((one): fc.Arbitrary<unknown> => {
      if (typeof one === 'string') return plain[one];
      if ('one' in one) return fc.constantFrom(...one.one);
      if ('list' in one)
        return fc.array(inner(one.list), { minLength: one.least ?? 0, maxLength: one.most ?? (depth > 4 ? 0 : 2) });
      const fields = Object.entries(one.fields);
      const named = Object.fromEntries(fields.map(([name, field]) => [name.replace(/\?$/, ''), inner(field)]));
      const requiredKeys = fields.map(([name]) => name).filter((name) => !name.endsWith('?'));
      return fc.record(named, { requiredKeys });
    }),
  );
}

describe.each(machineNames)('the types of %s', (name) => {
  test('take every sample of it, event or answer, as it stands and as a person would send it', async () => {
    const { machine, samples, payloads: known } = await loadExhibit(name);
    for (const event of eventsOf(samples)) {
      expect(readPayload(writePayload(event), event.type, shapeOf(samples, event.type, known))).toEqual({
        ok: true,
        event,
      });
      if (event.type.startsWith('xstate.')) continue;
      const shape = known.events[event.type];
      if (shape === undefined) throw new Error(`${event.type} is no event by the types.`);
      const { type: _type, ...fields } = event;
      const typed = { shape, shapes: known.shapes };
      expect(typeFault(fields, typed, undefined, '')).toBeNull();
    }
    for (const [port, shape] of Object.entries(known.ports))
      for (const { outcome } of answersOf(machine, samples, port).samples)
        if (outcome.ok)
          expect([port, typeFault(outcome.value, { shape, shapes: known.shapes }, undefined, '')]).toEqual([
            port,
            null,
          ]);
  });

  test('take whatever they allow, and nothing more', async () => {
    const { payloads: known } = await loadExhibit(name);
    for (const [type, shape] of Object.entries(known.events)) {
      const typed = { shape, shapes: known.shapes };
      const { type: _type, ...least } = skeletonOf(type, known);
      expect([type, typeFault(least, typed, undefined, '')]).toEqual([type, null]);
      fc.assert(
        fc.property(valuesOf(shape, known.shapes), (value) => {
          expect(typeFault(value, typed, undefined, '')).toBeNull();
          expect(typeFault({ ...(value as object), surplus: 1 }, typed, undefined, '')).toMatch(
            /^"surplus" is not known: /,
          );
          for (const field of alternativesOf(shape, known.shapes).flatMap((one) =>
            Object.keys((one as { fields: object }).fields),
          )) {
            if (field.endsWith('?')) continue;
            const { [field]: _field, ...others } = value as Record<string, unknown>;
            expect(typeFault(others, typed, undefined, '')).toMatch(/is missing: the machine takes .+ there\.$/);
          }
        }),
        { numRuns: 20, seed: 20_261_121 },
      );
    }
  });
});
