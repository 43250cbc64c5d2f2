import { expect, it } from 'vitest';
import type { Ports } from '../../../../contracts/ports';
import { answers } from '../../../rehearsal/answers';
import { noticedListing, sampleReported } from '../../../rehearsal/sample-listing';
import { report } from './report';

it('a report for the same reason goes out where the former one has ended, and not where it waits to be sent', async () => {
  const reported = sampleReported();
  const { id, noticed } = noticedListing;
  const ended = noticed && { ...noticed, sent: true, sending: false, noticeStatus: 'MEMBER_NOT_RESPOND' };
  const given = {
    type: 'report' as const,
    ids: [id],
    originModel: 'quick_search' as const,
    author: reported.author ?? { id: 'ana', givenName: 'Ana', familyName: null },
    report: { code: reported.code, codeDescription: '', description: 'Es una copia', tags: [], photosDenounced: [] },
    operationKey: 'op-1',
  };
  const asked = async (notice: typeof ended) => {
    const reportArticles = answers([{ id, reported, failure: null }]);
    const listing = { ...noticedListing, reported: { ...reported, author: given.author }, noticed: notice };
    const basis = { [id]: notice === null ? ('reported' as const) : ('none' as const) };
    const ports = { articlesByIds: answers([listing]), reportArticles } as Partial<Ports> as Ports;
    await report.perform(ports, { ...given, basis } as never, new AbortController().signal);
    return reportArticles.asked.length;
  };
  expect([await asked(ended), await asked(null)]).toEqual([1, 0]);
});
