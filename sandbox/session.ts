import { limits } from '../contracts/vocabulary/limits';
import { isJudged, isRestricted, allowanceLeft } from './world/allowance';
import { sites as worldSites } from './world/sites';
import type { MenuEntry } from '../contracts/generated/resolvers';
import type { Tables } from './world/tables';
import { callerOf, type Area } from './wire/context';
import { toIsoOrNull } from './wire/values';

/** What a session asks for at its start. */
export const session: Area = {
  Query: {
    sites: () =>
      worldSites.map(({ id, country, countryName, currency, lang }) => ({
        id,
        countryCode: country,
        countryName,
        currency,
        lang,
      })),

    menu: (_parent, _args, context) => {
      const { db } = context.world;
      const profile = callerOf(context);
      const rows = db
        .all(db.q.selectFrom('menu').selectAll().orderBy('position'))
        .filter((row) => row.audience === 'everyone' || profile.is_acuerdo === 0);
      const entry = (row: Tables['menu']): MenuEntry => {
        const names = JSON.parse(row.names_json) as Record<string, string>;
        return {
          id: row.id,
          name: names[context.lang] ?? names.es ?? row.id,
          icon: row.icon,
          new_tab: row.new_tab === 1,
          url: row.url,
          is_new: row.is_new === 1,
          childs: rows.filter((child) => child.parent_id === row.id).map(entry),
        };
      };
      return rows.filter((row) => row.parent_id === null).map(entry);
    },

    ratesConvertions: (_parent, _args, { world: { db } }) => ({
      base: 'USD',
      rates: Object.fromEntries(db.all(db.q.selectFrom('rates').selectAll()).map((row) => [row.currency, row.rate])),
    }),

    memberRestriction: (_parent, _args, context) => {
      const profile = callerOf(context);
      const now = context.world.clock.now();
      const restricted = isRestricted(profile, now);
      return {
        denouncesAvailable: restricted ? allowanceLeft(context.world.db, profile, now) : null,
        dueDate: restricted ? toIsoOrNull(profile.restriction_until) : null,
        status: restricted ? profile.restriction : 'none',
      };
    },

    memberJudge: (_parent, _args, context) => {
      const profile = callerOf(context);
      const now = context.world.clock.now();
      const over = profile.judge_until !== null && profile.judge_until <= now;
      const severity = over ? null : profile.judge_severity;
      return {
        type: severity ? (profile.judge_type ?? 'member') : null,
        sub_type: profile.judge_quality ?? 'neutral',
        severity,
        max_denounces: isJudged(profile, now) ? (profile.judge_max ?? limits.restrictedDaily) : null,
        denounces_available: severity ? allowanceLeft(context.world.db, profile, now) : null,
        due_date: severity ? toIsoOrNull(profile.judge_until) : null,
      };
    },
  },
};
