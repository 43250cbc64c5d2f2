import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { caseSamples } from '../../../machines/cases/case/case.samples';
import type { MachineSamples } from '../../../machines/simulator/samples';
import { answersOf } from './answers';
import { loadExhibit, machineNames } from './exhibit';
import { formatPayloads } from '../../../scripts/build/schemas';
import { eventsOf, eventSpecOf, readPayload, writePayload } from './payload';
import type { JsonSchema, Payloads } from './payloads.types';
import { alternativesOf, kindsOf } from './schemas';
import { skeletonOf } from './offers';

const { payloads } = await loadExhibit('case');
const outbox = (await loadExhibit('outbox')).payloads;
/** As the build makes them. */
const made = async (events: Record<string, JsonSchema>) => {
  const text = formatPayloads({ events, ports: {}, definitions: {} });
  const module = `data:text/javascript,${encodeURIComponent(`export default ${text}`)}`;
  return ((await import(/* @vite-ignore */ module)) as { default: Payloads }).default;
};
const none: MachineSamples = { lives: [{ name: 'any' }], events: [] };
const readFault = (text: string, type: string, samples: MachineSamples = caseSamples, known: Payloads = payloads) => {
  const read = readPayload(text, type, eventSpecOf(samples, type, known));
  return read.ok ? read.event : read.fault;
};
const ofType = (type: string, fields: object) => readFault(JSON.stringify({ type, ...fields }), type);
const toOutbox = (type: string, fields: object) => readFault(JSON.stringify({ type, ...fields }), type, none, outbox);

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
      'mutation.submit',
      { id: 'a', work: { kind: 'x' } },
      '"work.kind" must be one of command, mark, reply, send, not "x".',
    ],
    [
      'mutation.submit',
      { id: 'a', work: {} },
      '"work.kind" is missing: the machine takes one of command, mark, reply, send there.',
    ],
    [
      'mutation.submit',
      {
        id: 'a',
        work: { kind: 'send', send: { ids: 'some', auditor: { id: '1', givenName: '', familyName: null } } },
      },
      '"work.send.ids" must be a list, not text.',
    ],
    [
      'mutation.submit',
      { id: 'a', work: { kind: 'mark', mark: { type: 'undo', ids: [], undo: 'approved', from: '' } } },
      '"work.mark.ids" must hold 1 item, not 0.',
    ],
    [
      'queued.moved',
      { id: 'a', phase: 'queued', failure: { code: 'X' }, goesAt: null, choices: [] },
      '"failure.code" must be one of ABORTED',
    ],
  ])('%s %j to the outbox is refused in a sentence', (type, fields, sentence) => {
    expect(toOutbox(type, fields)).toContain(sentence);
  });

  test('long lists of what is allowed are cut, and say by how many', () => {
    const fault = toOutbox('queued.moved', {
      id: 'a',
      phase: 'queued',
      failure: { code: 'X' },
      goesAt: null,
      choices: [],
    });
    expect(fault).toMatch(/ and \d+ more, not "X"\.$/);
  });

  test('a record takes any name, and what the types leave open takes anything', async () => {
    const known = await made({
      look: {
        type: 'object',
        properties: { type: { enum: ['look'] }, search: { type: 'object', additionalProperties: {} } },
      },
    });
    const search = (value: unknown) => readFault(writePayload({ type: 'look', search: value }), 'look', none, known);
    expect(search({ page: [1] })).toEqual({ type: 'look', search: { page: [1] } });
    expect(search([])).toBe('"search" must be an object, not a list.');
  });

  test('of alternatives, the one that was meant says what it lacks', async () => {
    const one = (properties: Record<string, JsonSchema>): JsonSchema => ({
      type: 'object',
      properties: { type: { enum: ['knock'] }, ...properties },
      required: ['type', ...Object.keys(properties)],
      additionalProperties: false,
    });
    const known = await made({
      knock: {
        anyOf: [
          one({ by: { enum: ['hand'] }, times: { type: 'number' } }),
          one({
            by: { enum: ['foot'] },
            at: { anyOf: [{ type: 'null' }, { type: 'array', items: { type: 'string' } }] },
          }),
        ],
      },
    });
    const knock = (fields: object) => readFault(JSON.stringify({ type: 'knock', ...fields }), 'knock', none, known);
    expect(knock({ by: 'foot', at: ['x'] })).toEqual({ type: 'knock', by: 'foot', at: ['x'] });
    expect(knock({ by: 'foot', at: [1] })).toBe('"at[0]" must be a text, not a number.');
    expect(knock({ by: 'foot', at: 1 })).toBe('"at" must be null or a list, not a number.');
    expect(knock({ by: 'foot' })).toBe('"at" is missing: the machine takes null or a list there.');
    expect(knock({ by: 'hand', times: 1, loud: true })).toBe(
      '"loud" is not known: the machine takes "by", "times" there.',
    );
  });

  test('what no text holds stays as in the sample, or is refused', async () => {
    const known = await made({
      ask: {
        type: 'object',
        properties: { type: {}, requester: { not: {} }, id: { type: 'string' } },
        required: ['id'],
      },
    });
    const event = { type: 'ask', id: 'a', requester: new Map() };
    const samples = { ...none, events: [event] };
    const text = writePayload(event);
    expect(readFault(text, 'ask', samples, known)).toBe(event);
    const fault = '"requester" holds what no text can: leave this sample as it is, or take another.';
    expect(readFault(text.replace('"a"', '"b"'), 'ask', samples, known)).toBe(fault);
    expect(readFault('{"type":"ask","id":"b","requester":{}}', 'ask', none, known)).toBe(fault);
    expect(readFault('{"type":"ask","id":"b"}', 'ask', none, known)).toEqual({ type: 'ask', id: 'b' });
  });
});

describe('what the types of real machines come to', () => {
  test('events, whole', async () => {
    const { events, ports, definitions } = (await loadExhibit('drafts')).payloads;
    const { 'session.heard': heard, ...own } = events;
    expect(heard?.properties?.['message']).toEqual({ $ref: '#/definitions/TabMessage' });
    const event = (type: string, properties: Record<string, JsonSchema> = {}, required = Object.keys(properties)) => ({
      type: 'object',
      properties: { type: { enum: [type] }, ...properties },
      required: ['type', ...required],
      additionalProperties: false,
    });
    const text = { type: 'string' };
    expect({ events: own, ports, entry: definitions['DraftEntry'] }).toEqual({
      events: {
        'draft.drop': event(
          'draft.drop',
          { key: text, of: { type: 'object', properties: {}, additionalProperties: {} } },
          ['key'],
        ),
        'draft.keep': event('draft.keep', { key: text, value: {} }),
        'drafts.clear': event('drafts.clear'),
        'drafts.rest': event('drafts.rest'),
        'drafts.wake': event('drafts.wake', { profileId: text }),
      },
      ports: { readDrafts: { type: 'array', items: { $ref: '#/definitions/DraftEntry' } } },
      entry: {
        type: 'object',
        properties: { key: text, profileId: { type: ['null', 'string'] }, savedAt: { type: 'number' }, value: {} },
        required: ['key', 'profileId', 'savedAt', 'value'],
        additionalProperties: false,
      },
    });
    const shell = (await loadExhibit('shell')).payloads.events['language.apply'];
    expect(shell).toEqual(
      event('language.apply', { lang: { enum: ['en', 'es', 'pt'] }, requester: { not: {} } }, ['lang']),
    );
  });

  test('alternatives are told apart by a field where they have one', async () => {
    const { definitions } = (await loadExhibit('outbox')).payloads;
    expect(definitions['Mutation']?.discriminator).toEqual({ propertyName: 'kind' });
    expect(definitions['Mark']?.oneOf).toContainEqual(
      expect.objectContaining({
        required: ['type', 'ids', 'undo', 'from'],
        properties: {
          type: { enum: ['undo'] },
          ids: { type: 'array', items: { type: 'string' }, minItems: 1, maxItems: 1 },
          undo: { enum: ['approved', 'reported'] },
          from: { type: 'string' },
        },
      }),
    );
    expect(definitions['Failure']?.properties?.['values']?.additionalProperties).toEqual({
      type: ['number', 'string'],
    });
  });

  test('an event without samples is offered with the least that its types ask for', async () => {
    expect(skeletonOf('mutation.submit', (await loadExhibit('outbox')).payloads)).toEqual({
      type: 'mutation.submit',
      id: '',
      work: {
        kind: 'command',
        command: { type: 'blackListSeller', input: { siteId: '', sellerId: '' } },
      },
    });
    expect(skeletonOf('tab.choose', payloads)).toEqual({ type: 'tab.choose', tab: 'counter-notice' });
    expect(skeletonOf('tab.lose', payloads)).toEqual({ type: 'tab.lose' });
    const properties: Record<string, JsonSchema> = {
      ids: { type: 'array', items: { type: 'string' }, minItems: 2 },
      on: { type: 'boolean' },
      at: { type: ['null', 'number'] },
      by: { not: {} },
    };
    const known = await made({ a: { type: 'object', properties, required: Object.keys(properties) } });
    expect(skeletonOf('a', known)).toEqual({ type: 'a', ids: ['', ''], on: false, at: 0, by: null });
  });
});

/** Any value that a schema allows, as JSON holds it. */
function valuesOf(schema: JsonSchema, definitions: Payloads['definitions'], depth = 0): fc.Arbitrary<unknown> {
  const inner = (one: JsonSchema) => valuesOf(one, definitions, depth + 1);
  const plain: Record<string, fc.Arbitrary<unknown>> = {
    string: fc.string(),
    number: fc.integer(),
    boolean: fc.boolean(),
    null: fc.constant(null),
  };
  const ones = alternativesOf(schema, definitions).flatMap((one): fc.Arbitrary<unknown>[] => {
    if (one.enum !== undefined) return [fc.constantFrom(...one.enum)];
    if (one.not !== undefined) return [];
    const { items = {}, minItems = 0, maxItems = depth > 4 ? 0 : 2, properties = {}, required = [] } = one;
    if (kindsOf(one).length === 0) return [fc.jsonValue()];
    return kindsOf(one).map((kind) => {
      if (kind === 'array') return fc.array(inner(items), { minLength: minItems, maxLength: maxItems });
      if (kind !== 'object') return plain[kind] ?? fc.jsonValue();
      const named = Object.entries(properties).filter(
        ([name, held]) => required.includes(name) || held.not === undefined,
      );
      return fc.record(Object.fromEntries(named.map(([name, held]) => [name, inner(held)])), {
        requiredKeys: required,
      });
    });
  });
  return fc.oneof(...ones);
}

describe.each(machineNames)('the types of %s', (name) => {
  test('take every sample of it, event or answer, as it stands and as a person would send it', async () => {
    const { machine, samples, payloads: known } = await loadExhibit(name);
    const holds = (place: string, value: unknown) => {
      const check = known.checks[place];
      if (check === undefined) throw new Error(`${place} is unknown to the types.`);
      return [place, check(JSON.parse(JSON.stringify(value))) ? null : check.errors];
    };
    for (const event of eventsOf(samples)) {
      expect(readPayload(writePayload(event), event.type, eventSpecOf(samples, event.type, known))).toEqual({
        ok: true,
        event,
      });
      if (event.type.startsWith('xstate.')) continue;
      const { requester: _kept, ...plain } = event;
      expect(holds(`events/${event.type}`, plain)).toEqual([`events/${event.type}`, null]);
    }
    for (const port of Object.keys(known.ports))
      for (const { outcome } of answersOf(machine, samples, port).samples)
        if (outcome.ok) expect(holds(`ports/${port}`, outcome.value ?? null)).toEqual([`ports/${port}`, null]);
  });

  test('take whatever they allow, and nothing more', async () => {
    const { payloads: known } = await loadExhibit(name);
    for (const [type, schema] of Object.entries(known.events)) {
      const read = (value: unknown) => {
        const answer = readPayload(JSON.stringify(value), type, eventSpecOf(none, type, known));
        return answer.ok ? null : answer.fault;
      };
      const all = alternativesOf(schema, known.definitions);
      expect([type, read(skeletonOf(type, known))]).toEqual([type, null]);
      fc.assert(
        fc.property(valuesOf(schema, known.definitions), (value) => {
          expect(read(value)).toBeNull();
          expect(read({ ...(value as object), surplus: 1 })).toMatch(/^"surplus" is not known: /);
          for (const field of all.flatMap(({ required = [] }) => required)) {
            if (field === 'type') continue;
            const { [field]: _field, ...others } = value as Record<string, unknown>;
            expect(read(others)).toMatch(/is missing: the machine takes .+ there\.$/);
          }
        }),
        { numRuns: 20, seed: 20_261_121 },
      );
    }
  });
});
