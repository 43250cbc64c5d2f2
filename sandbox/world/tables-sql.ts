/** The tables of `tables.ts` as SQLite makes them, and the indexes that the lists are read by. */
export const tablesSql = `
create table settings (name text primary key, value text not null) without rowid;
create table groups (id text primary key, name text not null) without rowid;
create table persons (id text primary key, group_id text not null, given_name text not null, family_name text not null) without rowid;
create table users (
  id text primary key, person_id text not null, profile_id text not null, username text not null collate nocase unique, email text collate nocase unique,
  password text not null, issued text, issued_until integer, confirmed integer not null default 1, standing text not null default 'member'
) without rowid;
create table profiles (
  id text primary key, person_id text not null, group_id text not null, owner_profile_id text not null, given_name text not null, family_name text,
  lang text not null, currency text not null, email text, is_acuerdo integer not null, is_verified integer not null, has_suggestions integer not null,
  settings_json text not null, account_json text, marketplace_json text, sites_json text not null, suggested_country text, tooltip_until integer,
  day_count integer not null default 0, day_updated_at integer, reminder_blocked_until integer, helps_json text not null, pinned_json text not null,
  restriction text not null, restriction_max integer, restriction_until integer, judge_type text, judge_quality text, judge_severity text,
  judge_max integer, judge_until integer, efficiency text not null, sent_elsewhere integer not null default 0, sent_elsewhere_day integer, created_at integer not null
) without rowid;
create table profile_notices (profile_id text not null, site_id text not null, code text not null, primary key (profile_id, site_id, code)) without rowid;
create table menu (
  id text primary key, parent_id text, position integer not null, names_json text not null, icon text, url text, new_tab integer not null,
  is_new integer not null, audience text not null
) without rowid;
create table rates (currency text primary key, rate real not null) without rowid;
create table sellers (
  id text primary key, site_id text not null, nickname text not null collate nocase, reputation text not null, power_status text, items_sold integer not null,
  denounces integer not null, counter_notices integer not null, accepted integer not null, city text not null, state text not null, zip_code text not null,
  neighborhood text not null
) without rowid;
create table seller_flags (
  owner_profile_id text not null, seller_id text not null, colour text not null, created_at integer not null, primary key (owner_profile_id, seller_id)
) without rowid;
create table listings (
  n integer primary key, id text not null, site_id text not null, seller_id text not null, family text not null, title text not null, brand text not null,
  model text not null, part_number text, ean text not null, condition text not null, price real not null, currency text not null, stock integer not null,
  sold integer not null, official_store_id text, catalog_listing integer not null, catalog_product_id text, user_product_id text, family_id text,
  kit_json text, attributes_json text not null, sale_conditions_json text not null, pictures_json text not null, look integer not null,
  missing integer not null, private_bank integer not null, category_id text not null, status text not null, created_at integer not null,
  updated_at integer not null, pictures_of text
);
create virtual table listing_words using fts5(title, brand, model, part_number, ean, content='', tokenize='unicode61 remove_diacritics 2');
create table descriptions (listing_id text primary key, text text not null, created_at integer not null, updated_at integer not null) without rowid;
create table questions (id integer primary key, listing_id text not null, asked_at integer not null, text text not null, answer text);
create table blindages (id text primary key, listing_id text not null, reason text not null, due_at integer not null) without rowid;
create table products (
  id text primary key, site_id text not null, family text not null, brand text not null, model text not null, name text not null, domain_id text not null,
  status text not null, look integer not null, attributes_json text not null, description text not null
) without rowid;
create table reviews (
  id integer primary key, listing_id text not null, created_at integer not null, title text not null, content text not null, rate integer not null,
  likes integer not null, dislikes integer not null, reviewer_id text not null, buying_date integer not null, relevance integer not null
);
create table marks (
  id integer primary key, group_id text not null, listing_id text not null, owner_profile_id text not null, author_profile_id text not null,
  verdict text not null, author_json text not null, code text, code_description text, description text, tags_json text not null, photos_json text not null,
  origin_model text, element_type text not null, source text, is_family integer not null, family_id text, is_import integer not null,
  is_variant integer not null, created_at integer not null, edited_at integer, sent_at integer
);
create table discards (
  group_id text not null, listing_id text not null, profile_id text not null, code text not null, code_description text, description text,
  created_at integer not null, primary key (group_id, listing_id)
) without rowid;
create table suggestions (owner_profile_id text not null, listing_id text not null, position integer not null, primary key (owner_profile_id, listing_id)) without rowid;
create table cases (
  id text primary key, group_id text not null, owner_profile_id text not null, author_profile_id text not null, auditor_json text not null,
  listing_id text not null, site_id text not null, seller_id text not null, seller_nickname text not null collate nocase, title text not null,
  price real not null, currency text not null, code text not null, code_description text, description text not null, tags_json text not null,
  photos_json text not null, element_type text not null, family_id text, variants_json text not null, status text not null, created_at integer not null,
  updated_at integer not null, due_at integer, counter_notice_at integer, seller_response text, documents_json text not null,
  photos_new_json text not null, reject_option integer, reject_comment text, retraction text, rollback_by text, closed_at integer,
  withdrawn_until integer, snapshot_path text not null
) without rowid;
create table live_searches (
  id text primary key, profile_id text not null, keyword text not null, required_json text not null, avoided_json text not null,
  sellers_json text not null, sites_json text not null, filter_profiles_json text not null, filter_profile_id text, sort_by text, sort_order text,
  whole_sellers integer not null, fingerprint text not null, status text not null, failed_count integer not null, created_at integer not null, finished_at integer, author_json text not null
) without rowid;
create table live_search_sites (search_id text not null, site_id text not null, state text not null, found integer not null, primary key (search_id, site_id)) without rowid;
create table live_search_items (search_id text not null, position integer not null, listing_id text not null, primary key (search_id, position)) without rowid;
create table exports (
  id text primary key, kind text not null, profile_id text not null, title text not null, inputs_json text not null, state text not null,
  file_path text, top_json text not null default '{}', created_at integer not null, finished_at integer
) without rowid;
create table infringements (
  id text primary key, profile_id text not null, product_id text not null, reason text not null, detail text not null, comment text, created_at integer not null
) without rowid;
create table support_messages (
  id text primary key, user_id text not null, site_id text not null, email text not null, message text not null, created_at integer not null
) without rowid;
create table statistics (id integer primary key, profile_id text, kind text not null, event text, payload_json text not null, at integer not null);
create table jobs (
  id integer primary key, kind text not null, subject text not null, payload_json text not null, due_at integer not null, state text not null,
  attempts integer not null default 0, error text
);
create table files (path text primary key, name text not null, content_type text not null, body blob not null, created_at integer not null) without rowid;
create table mails (id integer primary key, recipient text not null, subject text not null, text text not null, at integer not null);
create table operations (
  user_id text not null, operation_key text not null, operation text not null, result_json text not null, at integer not null,
  primary key (user_id, operation_key)
) without rowid;
create table ledger (
  id integer primary key, listing_id text not null, group_id text not null, profile_id text not null, case_id text not null, operation_key text, at integer not null
);
create trigger ledger_keeps_rows before delete on ledger begin select raise(abort, 'the ledger is append-only'); end;
create trigger ledger_keeps_values before update on ledger begin select raise(abort, 'the ledger is append-only'); end;
`;

export const indexesSql = `
create index if not exists users_profile on users (profile_id);
create index if not exists users_person on users (person_id);
create index if not exists profiles_person on profiles (person_id);
create index if not exists sellers_nickname on sellers (site_id, nickname);
create index if not exists sellers_name on sellers (nickname);
create index if not exists products_family on products (site_id, family);
create index if not exists infringements_profile on infringements (profile_id, product_id, created_at);
create unique index if not exists listings_id on listings (id);
create index if not exists listings_seller on listings (seller_id, status);
create index if not exists listings_product on listings (catalog_product_id) where catalog_product_id is not null;
create index if not exists listings_user_product on listings (user_product_id) where user_product_id is not null;
create index if not exists listings_family on listings (family_id) where family_id is not null;
create index if not exists questions_listing on questions (listing_id, asked_at desc);
create index if not exists blindages_listing on blindages (listing_id);
create index if not exists reviews_listing on reviews (listing_id, relevance desc);
create unique index if not exists marks_listing on marks (group_id, listing_id);
create index if not exists marks_unsent on marks (owner_profile_id, created_at desc) where verdict = 'reported' and sent_at is null;
create index if not exists marks_unsent_author on marks (author_profile_id, created_at desc) where verdict = 'reported' and sent_at is null;
create index if not exists marks_owner on marks (owner_profile_id, verdict, created_at desc);
create index if not exists marks_author on marks (author_profile_id, verdict, created_at desc);
create index if not exists marks_of_listing on marks (listing_id);
create index if not exists suggestions_order on suggestions (owner_profile_id, position);
create index if not exists cases_owner on cases (owner_profile_id, created_at desc);
create index if not exists cases_author on cases (author_profile_id, created_at desc);
create index if not exists cases_due on cases (owner_profile_id, status, due_at);
create index if not exists cases_author_due on cases (author_profile_id, status, due_at);
create index if not exists cases_listing on cases (listing_id, group_id, created_at desc);
create index if not exists cases_group on cases (group_id, created_at);
create index if not exists cases_seller on cases (owner_profile_id, seller_id);
create index if not exists live_searches_profile on live_searches (profile_id, created_at desc);
create unique index if not exists live_searches_fingerprint on live_searches (profile_id, fingerprint);
create unique index if not exists live_search_items_listing on live_search_items (search_id, listing_id);
create index if not exists exports_profile on exports (profile_id, kind, created_at desc);
create index if not exists jobs_due on jobs (due_at) where state = 'waiting';
create index if not exists jobs_state on jobs (state, due_at, id);
create index if not exists jobs_of_subject on jobs (subject, state);
create unique index if not exists jobs_subject on jobs (kind, subject) where state = 'waiting';
create index if not exists ledger_listing on ledger (listing_id);
create index if not exists ledger_profile on ledger (profile_id, at);
`;
