import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';

/** The text of one GraphQL operation, with the types of its answer and its variables. */
export type Document<Data, Variables> = string & DocumentTypeDecoration<Data, Variables>;
