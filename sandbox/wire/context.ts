import type { MutationResolvers, QueryResolvers } from '../../contracts/generated/resolvers';
import { profileRow, type ProfileRow } from '../world/allowance';
import type { WorldContext } from '../world/types';

export type Queries = QueryResolvers<WorldContext>;
export type Mutations = MutationResolvers<WorldContext>;

/** The resolvers of one area. */
export interface Area {
  Query?: Queries;
  Mutation?: Mutations;
}

/** The profile that asks. */
export const callerOf = ({ world, profileId }: WorldContext): ProfileRow => profileRow(world.db, profileId);
