import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { AnyEventObject } from 'xstate';
import { caseSamples } from '../../../machines/cases/case/case.samples';
import type { MachineSamples } from '../../../machines/simulator/samples';
import { eventSpecOf, readPayload, writePayload, findJsonFault } from './payload';

const found = import.meta.glob<Record<string, unknown>>('../../../machines/**/*.samples.ts');
const isSamples = (value: unknown): value is MachineSamples =>
  typeof value === 'object' && value !== null && 'lives' in value && 'events' in value;

const sampled = (...events: AnyEventObject[]): MachineSamples => ({ lives: [{ name: 'any' }], events });
const rows = sampled(
  { type: 'row.move', id: 'a', nth: 1, to: { list: 'left', tags: ['x'] } },
  { type: 'row.move', id: 'b', nth: 2, to: null, quick: true },
  { type: 'row.drop' },
);
const fault = (text: string, type = 'row.move') => {
  const read = readPayload(text, type, eventSpecOf(rows, type));
  return read.ok ? read.event : read.fault;
};

describe('the payload of an event', () => {
  test.each<[string, unknown]>([
    ['{"type":"row.drop"}', '"type" must stay "row.move".'],
    ['{}', '"type" must stay "row.move".'],
    ['[1]', 'The payload must be an object: {"type":"row.move"}.'],
    ['null', 'The payload must be an object: {"type":"row.move"}.'],
    ['{\n  "type": "row.move"\n  "id": "a"\n}', 'Line 3: a comma or } is expected, not "id".'],
    [' '.repeat(600_000), 'The text is too long: it has 600,000 characters, and at most 524,288 are read.'],
  ])('is read, or told in a sentence: %#', (text, said) => {
    expect(fault(text)).toEqual(said);
  });

  test('of which no type tells takes anything', () => {
    expect(fault('{"type":"row.new","id":{"deep":[1]}}', 'row.new')).toEqual({ type: 'row.new', id: { deep: [1] } });
    expect(fault('{"type":"toString","id":1}', 'toString')).toEqual({ type: 'toString', id: 1 });
  });

  test('what no text holds stays what the sample has, as long as the text is unchanged', () => {
    const module = Object.assign(Object.create(null) as object, { [Symbol.toStringTag]: 'Module' });
    const sample = { type: 'code.loaded', module, at: new Date(0), ids: new Set(['a']), note: 'x' };
    const place = eventSpecOf(sampled(sample), 'code.loaded');
    const text = writePayload(sample);
    expect(JSON.parse(text)).toEqual({
      type: 'code.loaded',
      module: '[Module]',
      at: '[Date]',
      ids: '[Set of 1]',
      note: 'x',
    });
    const read = readPayload(text, 'code.loaded', place);
    expect(read.ok && read.event).toBe(sample);
  });

  test.each(Object.keys(found))('every sample, written out, is read as it is: %s', async (path) => {
    const samples = Object.values((await found[path]?.()) ?? {}).find(isSamples);
    for (const event of samples?.events ?? []) {
      const read = readPayload(
        writePayload(event),
        event.type,
        eventSpecOf(sampled(...(samples?.events ?? [])), event.type),
      );
      expect(read).toEqual({ ok: true, event });
    }
  });

  test('no text throws, and one that is no JSON is told with its line', () => {
    const near = fc.tuple(fc.constantFrom(...caseSamples.events), fc.nat(), fc.string({ maxLength: 5 }));
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.json(),
      near.map(([event, at, more]) => {
        const payloadText = writePayload(event);
        return payloadText.slice(0, at % payloadText.length) + more + payloadText.slice((at % payloadText.length) + 1);
      }),
    );
    const places = caseSamples.events.map(({ type }) => [type, eventSpecOf(caseSamples, type)] as const);
    fc.assert(
      fc.property(text, fc.constantFrom(...places), (one, [type, place]) => {
        const read = readPayload(one, type, place);
        expect(read.ok ? read.event.type : read.fault).toMatch(read.ok ? /^[\w.]+$/ : /\.$/);
      }),
      { numRuns: 2000, seed: 20_261_121 },
    );
    fc.assert(
      fc.property(text, (one) => {
        let parses = true;
        try {
          JSON.parse(one);
        } catch {
          parses = false;
        }
        expect(findJsonFault(one) === null).toBe(parses);
      }),
      { numRuns: 5000, seed: 20_261_121 },
    );
  });

  test.each([
    ['{"a": 1,\n}', 'Line 2: a field in quotes is expected, not }.'],
    ['[1 2]', 'Line 1: a comma or ] is expected, not 2.'],
    ['{a: 1}', 'Line 1: a field in quotes or } is expected, not a.'],
    ['{"a"\n\n 1}', 'Line 3: a colon is expected, not 1.'],
    ['{"a":\n', 'Line 1: a value is expected, not the end.'],
    ['', 'Line 1: a value is expected, not the end.'],
    ['[', 'Line 1: a value or ] is expected, not the end.'],
    ['{} {}', 'Line 1: the end is expected, not {.'],
    ['{"a": "b\n"}', 'Line 1: a value is expected, not "b.'],
  ])('what is no JSON is told: %j', (text, said) => {
    expect(findJsonFault(text)).toBe(said);
  });
});
