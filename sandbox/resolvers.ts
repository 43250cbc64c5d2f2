import { cases } from './cases';
import { catalogue } from './catalogue';
import { exports } from './exports';
import { history } from './history';
import { listings } from './listings';
import { listingMarks } from './listings-marks';
import { profile } from './profile';
import { reports } from './reports';
import { search } from './search';
import { sellers } from './sellers';
import { session } from './session';
import { statistics } from './statistics';
import { suggestions } from './suggestions';
import { support } from './support';
import type { Area, Mutations, Queries } from './wire/context';

/** Every area, by the name of its folder elsewhere. */
export const areas: Record<string, Area> = {
  session,
  profile,
  search,
  listings: { ...listings, ...listingMarks },
  suggestions,
  reports,
  cases,
  history,
  sellers,
  exports,
  catalogue,
  support,
  statistics,
};

const all = Object.values(areas);

/** The root fields of the schema. */
export const resolvers: { Query: Queries; Mutation: Mutations } = {
  Query: Object.assign({}, ...all.map((area) => area.Query ?? {})) as Queries,
  Mutation: Object.assign({}, ...all.map((area) => area.Mutation ?? {})) as Mutations,
};
