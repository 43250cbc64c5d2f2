import type { ProfileRow } from './allowance';
import type { Database } from './database';
import type { Tables } from './tables';

export type MarkRow = Tables['marks'];

export interface NewMark {
  profile: ProfileRow;
  listingId: string;
  verdict: 'approved' | 'reported';
  author: { id: string; givenName: string; familyName: string | null };
  code?: string;
  codeDescription?: string | null;
  description?: string;
  tags?: readonly string[];
  photos?: readonly string[];
  originModel?: string | null;
  elementType?: string;
  source?: string | null;
  isFamily?: boolean;
  familyId?: string | null;
  isImport?: boolean;
  isVariant?: boolean;
  /** Epoch ms. */
  at: number;
}

/** What an organisation said last about a listing. */
export const markOf = (db: Database, groupId: string, listingId: string): MarkRow | undefined =>
  db.first(db.q.selectFrom('marks').selectAll().where('group_id', '=', groupId).where('listing_id', '=', listingId));

/** Writes a mark in the place of the organisation's earlier one. */
export const insertMark = (db: Database, mark: NewMark): void => {
  const { profile, listingId } = mark;
  db.run(db.q.deleteFrom('marks').where('group_id', '=', profile.group_id).where('listing_id', '=', listingId));
  db.sqlite
    .prepare(
      `insert into marks (group_id, listing_id, owner_profile_id, author_profile_id, verdict, author_json, code, code_description, description,
        tags_json, photos_json, origin_model, element_type, source, is_family, family_id, is_import, is_variant, created_at)
       values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    )
    .run(
      profile.group_id,
      listingId,
      profile.owner_profile_id,
      profile.id,
      mark.verdict,
      JSON.stringify(mark.author),
      mark.code ?? null,
      mark.codeDescription ?? null,
      mark.description ?? null,
      JSON.stringify(mark.tags ?? []),
      JSON.stringify(mark.photos ?? []),
      mark.originModel ?? null,
      mark.elementType ?? 'ITM',
      mark.source ?? null,
      Number(mark.isFamily ?? false),
      mark.familyId ?? null,
      Number(mark.isImport ?? false),
      Number(mark.isVariant ?? false),
      mark.at,
    );
};
