import { describe, expect, test } from 'vitest';
import { loadExhibit } from './exhibit';
import { completionsAt } from './completion';
import { eventSpecOf } from './payload';

const cases = await loadExhibit('case');
const outbox = await loadExhibit('outbox');

/** What is offered where the bar stands, and the text once one of it was chosen. */
function offered(marked: string, { samples, payloads } = cases, type = 'tab.choose') {
  const at = marked.indexOf('|');
  const text = marked.replace('|', '');
  const { from, to, options } = completionsAt(text, at, eventSpecOf(samples, type, payloads));
  const chosen = (label: string) => {
    const one = options.find((option) => option.label === label);
    return `${text.slice(0, from)}${one?.text ?? '?'}${text.slice(to)}`;
  };
  return { labels: options.map(({ label }) => label), options, chosen };
}

describe('what is offered while a payload is written', () => {
  test('the fields that are missing, those first that must be there, with the least that they hold', () => {
    const { labels, chosen } = offered('{ "type": "confirm.change", | }', cases, 'confirm.change');
    expect(labels).toEqual(['values']);
    expect(chosen('values')).toBe('{ "type": "confirm.change", "values": {} }');
    expect(offered('{ "type": "confirm.change", "values": {|} }', cases, 'confirm.change').labels).toEqual([
      'rejectMemberId',
      'description',
    ]);
    const { options } = offered('{ "type": "mutation.submit", | }', outbox, 'mutation.submit');
    expect(options.map(({ label, detail }) => [label, detail])).toEqual([
      ['id', 'required'],
      ['work', 'required'],
      ['requester', ''],
      ['from', ''],
    ]);
  });

  test('the values that may stand there, put in the place of what stands', () => {
    const { labels, chosen } = offered('{ "type": "tab.choose", "tab": "sel|" }');
    expect(labels).toEqual(['"counter-notice"', '"listing"', '"report"', '"seller"']);
    expect(chosen('"report"')).toBe('{ "type": "tab.choose", "tab": "report" }');
    expect(offered('{ "type": "tab.choose", "tab": | }').chosen('"report"')).toBe(
      '{ "type": "tab.choose", "tab": "report" }',
    );
  });

  test('of alternatives, the fields of the one that is claimed', () => {
    const of = (kind: string) =>
      offered(`{ "type": "mutation.submit", "work": { "kind": "${kind}", | } }`, outbox, 'mutation.submit').labels;
    expect([of('reply'), of('mark')]).toEqual([['reply'], ['mark']]);
    const kinds = offered('{ "work": { "kind": "" | } }'.replace('"" |', '"|"'), outbox, 'mutation.submit').labels;
    expect(kinds).toEqual(['"command"', '"mark"', '"reply"', '"send"']);
  });

  test('what the samples have there, beside what the types allow', () => {
    const { options } = offered(
      '{ "type": "draft.drop", "key": | }',
      {
        ...cases,
        samples: { lives: [{ name: 'any' }], events: [{ type: 'draft.drop', key: 'case/1' }] },
        payloads: {
          ...cases.payloads,
          events: { 'draft.drop': { type: 'object', properties: { key: { type: 'string' } } } },
        },
      },
      'draft.drop',
    );
    expect(options).toEqual([{ label: '"case/1"', text: '"case/1"', detail: 'of a sample' }]);
  });

  test('nothing where the types know nothing, and no text throws', () => {
    expect(offered('{ "a": | }', cases, 'teapot').labels).toEqual([]);
    for (const text of ['|', '{|', '[|', '{"type"|', '{"type":|', 'x|', '{"tab": "a|', '{"tab": {"x": |}}'])
      expect(Array.isArray(offered(text).labels)).toBe(true);
  });
});
