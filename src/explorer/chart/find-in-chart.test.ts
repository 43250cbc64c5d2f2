import { describe, expect, test } from 'vitest';
import { caseLayout } from './case-layout.fixture';
import { findInChart } from './find-in-chart';

describe('search in a chart', () => {
  test('states by key, path and sentence, transitions by event and guard, whatever the case', () => {
    expect([...findInChart(caseLayout, 'REPLY.CHO')]).toEqual(['case.reply.choosing']);
    expect([...findInChart(caseLayout, 'answer stands')]).toEqual(['case.reply.sent']);
    expect([...findInChart(caseLayout, 'seller has')]).toEqual(['submit']);
    expect([...findInChart(caseLayout, 'canAnswer')]).toEqual(['submit']);
    expect([...findInChart(caseLayout, 'after 3')]).toEqual(['again']);
    expect([...findInChart(caseLayout, 'casedescription')]).toEqual(['case.content.asking']);
  });

  test('an empty text and one that is nowhere find nothing', () => {
    expect(findInChart(caseLayout, '  ').size).toBe(0);
    expect(findInChart(caseLayout, 'xyzzy').size).toBe(0);
  });
});
