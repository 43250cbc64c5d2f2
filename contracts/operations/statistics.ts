import { operation } from '../client/operation';
import { InsertStatisticsDocument, TrackUserEventDocument } from '../generated/statistics';

export const insertStatistics = operation({
  name: 'insertStatistics',
  document: InsertStatisticsDocument,
  send: ({ sessionId, version, event, page, search, from, date, agent, device, type, detail }) => ({
    session_id: sessionId,
    version,
    event,
    page,
    search,
    from,
    date,
    agent,
    device,
    type,
    detail,
  }),
  answer: () => undefined,
  refusals: [],
  quiet: true,
});

export const trackUserEvent = operation({
  name: 'trackUserEvent',
  document: TrackUserEventDocument,
  send: ({ event, date, detail }) => ({ event, date, detail }),
  answer: () => undefined,
  refusals: [],
  quiet: true,
});
