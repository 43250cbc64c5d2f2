import { payloads } from 'virtual:machine-drawings';
import { describe, expect, test } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { refusals, transportFailures } from '../../../contracts/vocabulary/failures';
import { caseMachine } from '../../../machines/cases/case/case.machine';
import { caseSamples } from '../../../machines/cases/case/case.samples';
import { sampleCase } from '../../../machines/simulator/sample-case';
import type { MachineSamples } from '../../../machines/simulator/samples';
import { infiniteListMachine } from '../../../machines/shared/infinite-list/infinite-list.machine';
import { infiniteListSamples } from '../../../machines/shared/infinite-list/infinite-list.samples';
import { reportDrawerMachine } from '../../../machines/shared/report-drawer/report-drawer.machine';
import { reportDrawerSamples } from '../../../machines/shared/report-drawer/report-drawer.samples';
import { sessionMachine } from '../../../machines/system/session/session.machine';
import { sessionSamples } from '../../../machines/system/session/session.samples';
import { answersOf, readAnswer } from './answers';
import type { Payloads } from './payloads.types';

const labelsOf = (machine: AnyStateMachine, samples: MachineSamples, port: string) =>
  answersOf(machine, samples, port).samples.map(({ says }) => says);
const overTheNetwork = transportFailures.filter((code) => code !== 'STORAGE_UNAVAILABLE');

describe('what may be answered to a port', () => {
  test('the outcomes of the samples, each told from the others, and every code that the gateway has', () => {
    const { samples, refusals: codes } = answersOf(caseMachine, caseSamples, 'caseDescription');
    expect(samples.map(({ says }) => says)).toEqual([
      'answers status: DOCUMENTATION_PRESENTED, lastUpdated: nothing',
      'answers status: DOCUMENTATION_NOT_APPROVED, lastUpdated: 2026-11-19T15:30:00.000Z',
      'refuses CASE_NOT_FOUND',
      'refuses OFFLINE',
    ]);
    expect(samples[0]).toEqual({
      port: 'caseDescription',
      outcome: { ok: true, value: sampleCase() },
      says: 'answers status: DOCUMENTATION_PRESENTED, lastUpdated: nothing',
    });
    expect(codes).toEqual([...overTheNetwork, ...refusals]);
  });

  test('lists are counted, and what nobody knows has codes alone', () => {
    expect(labelsOf(reportDrawerMachine, reportDrawerSamples, 'blindages')).toEqual([
      'answers no items',
      'answers 1 item',
      'refuses OFFLINE',
    ]);
    expect(answersOf(reportDrawerMachine, reportDrawerSamples, 'article').samples).toEqual([]);
    expect(answersOf(reportDrawerMachine, reportDrawerSamples, 'writeDraft').refusals).toEqual([
      'STORAGE_UNAVAILABLE',
      'ABORTED',
    ]);
  });

  test('a session is asked for at the identity service; a code of the samples that is not its own stands last', () => {
    const { refusals: codes } = answersOf(sessionMachine, sessionSamples, 'restoreSession');
    expect(codes).toContain('WRONG_CREDENTIALS');
    expect(codes).not.toContain('CASE_NOT_FOUND');
    const strange = {
      ...caseSamples,
      events: [
        {
          type: 'xstate.done.actor.readDrafts',
          output: { ok: false, failure: { code: 'TIMED_OUT', values: { count: 2 } } },
        },
      ],
    };
    expect(answersOf(caseMachine, strange, 'readDrafts')).toMatchObject({
      samples: [{ says: 'refuses TIMED_OUT (count: 2)' }],
      refusals: ['STORAGE_UNAVAILABLE', 'ABORTED', 'TIMED_OUT'],
    });
  });

  test('a port that a machine calls by several ids has the answers of all', () => {
    const own = infiniteListSamples.events.filter(({ type }) => type === 'xstate.done.actor.liveSearch').length;
    const all = answersOf(infiniteListMachine, infiniteListSamples, 'liveSearch').samples;
    expect(own).toBeGreaterThan(0);
    expect(all.length).toBeGreaterThan(own);
    expect(new Set(all.map(({ says }) => says)).size).toBe(all.length);
    expect(answersOf(infiniteListMachine, infiniteListSamples, 'liveSearchMore').samples).toEqual([]);
  });

  test('an answer that a person writes is held against the type of what the port answers', async () => {
    const asked = {
      machine: reportDrawerMachine,
      samples: reportDrawerSamples,
      payloads: (await payloads['reportDrawer']?.())?.default as Payloads,
    };
    expect(readAnswer('[]', asked, 'blindages')).toEqual({ ok: true, outcome: { ok: true, value: [] } });
    expect(readAnswer('[{ "id": "b2" }]', asked, 'blindages')).toEqual({
      ok: false,
      fault: '"[0].item" is missing: the machine takes a text there.',
    });
    expect(readAnswer('null', asked, 'blindages')).toEqual({
      ok: false,
      fault: 'The value must be a list, not null.',
    });
    expect(readAnswer('[', asked, 'blindages')).toEqual({
      ok: false,
      fault: 'Line 1: a value or ] is expected, not the end.',
    });
  });
});
