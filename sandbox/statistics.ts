import type { Area } from './wire/context';
import type { WorldContext } from './world/types';

const record = ({ world, profileId }: WorldContext, kind: string, event: string | null, payload: unknown): void => {
  world.db.sqlite
    .prepare('insert into statistics (profile_id, kind, event, payload_json, at) values (?, ?, ?, ?, ?)')
    .run(profileId, kind, event, JSON.stringify(payload), world.clock.now());
};

/** What consoles tell about their use. */
export const statistics: Area = {
  Mutation: {
    insertStatistics: (_parent, args, context) => {
      record(context, 'statistics', args.event ?? null, args);
      return { status: 'ok' };
    },
    trackUserEvent: (_parent, args, context) => {
      record(context, 'event', args.event, args);
      return { status: 'ok' };
    },
  },
};
