import type { Resolvers } from './world/types';

export const resolvers: Resolvers = {};
