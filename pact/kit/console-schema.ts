import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, type GraphQLSchema } from 'graphql';

const packed = join(import.meta.dirname, '..', 'schema.graphql');
const own = join(import.meta.dirname, '..', '..', 'contracts', 'schema.graphql');

/** The schema that the console's documents are written for: of this repository, or of the packed verifier. */
export const consoleSchema = (): GraphQLSchema => buildSchema(readFileSync(existsSync(packed) ? packed : own, 'utf8'));
