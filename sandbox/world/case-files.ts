import { randomBytes } from 'node:crypto';
import type { Database } from './database';
import { makePdf } from './pdf';
import { siteOf } from './sites';
import type { Tables } from './tables';

export interface StoredDocument {
  id: string;
  name: string;
  /** Path below the origin. */
  url: string;
  /** Bytes. */
  size: number;
}

export const storeFile = (
  db: Database,
  file: { folder: string; name: string; contentType: string; body: Uint8Array; at: number },
): string => {
  const path = `${file.folder}/${randomBytes(12).toString('hex')}/${file.name}`;
  db.run(
    db.q.insertInto('files').values({
      path,
      name: file.name,
      content_type: file.contentType,
      body: file.body,
      created_at: file.at,
    }),
  );
  return path;
};

const names: Record<'es' | 'pt', readonly [name: string, heading: string][]> = {
  es: [
    ['factura-de-compra.pdf', 'Factura de compra'],
    ['licencia-de-marca.pdf', 'Licencia de uso de marca'],
    ['carta-del-distribuidor.pdf', 'Carta del distribuidor autorizado'],
    ['remito.pdf', 'Remito de entrega'],
  ],
  pt: [
    ['nota-fiscal-de-compra.pdf', 'Nota fiscal de compra'],
    ['licenca-de-marca.pdf', 'Licença de uso da marca'],
    ['carta-do-distribuidor.pdf', 'Carta do distribuidor autorizado'],
    ['comprovante-de-entrega.pdf', 'Comprovante de entrega'],
  ],
};

type CaseText = Pick<
  Tables['cases'],
  'id' | 'title' | 'price' | 'currency' | 'site_id' | 'seller_nickname' | 'listing_id'
>;

export const formatCaseText = (row: CaseText, words: string): string =>
  [`${row.title} (${row.listing_id})`, `${row.price} ${row.currency}`, '', words].join('\n');

/** A paper that the seller attaches, kept as a PDF. */
export const storeDocument = (db: Database, row: CaseText, kind: number, at: number): StoredDocument => {
  const lang = siteOf(row.site_id).lang;
  const [name, heading] = names[lang][kind] ?? ['documento.pdf', 'Documento'];
  const body = makePdf(heading, [
    row.seller_nickname,
    `${row.title}`,
    `${row.listing_id} - ${row.price} ${row.currency}`,
    new Date(at).toISOString().slice(0, 10),
  ]);
  const path = storeFile(db, { folder: 'documents', name, contentType: 'application/pdf', body, at });
  return { id: `${row.id}-${kind}`, name, url: `/files/${path}`, size: body.length };
};

/** The listing as it is now, kept as a PDF. Answers its path after /files/. */
export const storeSnapshot = (db: Database, listing: Tables['listings'], caseId: string, at: number): string => {
  const text = db.first(db.q.selectFrom('descriptions').select('text').where('listing_id', '=', listing.id));
  const body = makePdf(listing.title, [
    listing.id,
    `${listing.price} ${listing.currency}`,
    new Date(at).toISOString(),
    '',
    ...(text?.text ?? '').split('\n'),
  ]);
  return storeFile(db, {
    folder: 'snapshots',
    name: `${listing.id}-${caseId}.pdf`,
    contentType: 'application/pdf',
    body,
    at,
  });
};
